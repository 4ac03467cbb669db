"""Tests of the screens beside the table, and a contact sheet of all of them."""
