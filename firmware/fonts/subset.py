"""Which characters the fonts hold."""

import pathlib

TEXTS = pathlib.Path(__file__).parent.parent / "texts"
SIZES = (7, 9, 11)

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN = "«»°·ºª²³×÷±©" + "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü" + "ŒœŸÿōūŌŪ" + "\u00a0"
SIGNS = "–—…‘’“”•←↑→↓★☆●○◆◇■□▲▼▶◀♪"

KANA = (
    "".join(map(chr, range(0x3041, 0x3094)))
    + "".join(map(chr, range(0x30A1, 0x30F7)))
    + "ー・、。「」『』〜々！？（）：％＋　"
)
# Months, cards, yaku and the words of the game: always there.
CARDS = (
    "松梅桜藤菖蒲牡丹萩芒菊紅葉柳桐竹蓮鶴鶯幕時鳥杜郭公八橋蝶猪月雁盃杯鹿小野道風燕雷神鳳凰"
    "富士山雀虎龍竜札短冊青赤丹光種五四三雨花見酒一二六七九十役点文場手山親子取勝負引分"
)
# More that texts may use; only those in firmware/texts travel.
POOL = (
    "人機械相自先番続終始開再方説明対戦設定言語音効果回難易度強弱初級中上戻選択決記録通信待接"
    "百千倍合計得名枚同今次前後左右下押長短出入組残総数結表示画面輝暗電池充量切替閉渡持配裏返"
    "不可能全部変更保存消削除編集新規則追加基本標準練習助言操作法使用移動確認了解題目的条件達成"
    "必要他者順位置段階最大小高低差以降無有効止休眠起試験験診断正常異故障温度時間分秒速遅日週年"
    "曲声色白黒金銀緑紫桃茶灰空地天水火木土生死王女男母父犬猫魚虫草根枝実星雲雪夏秋冬春朝昼夜"
    "夕東西南北内外近遠早多少半両側線点形円角行来帰歩走立座向進退送受支払買売読書聞話思考知教学"
    "校家族友達店町村国世界旅楽遊好悪良心体手足目耳口顔頭首力気元病薬安全危険注意禁止許可約束予"
    "想当然結局特別普通単純複雑重軽細太広狭深浅若老古昔未来現在過去初回第章節頁項主従等級勝敗決"
    "着付捨拾混切並揃積場外飾祝賞獲失敗却下満足感謝願申訳作者権利著版社式公式図案印象字幕覧"
    "呼宣掛算減増越超反対応答問質疑誰何処毎常度々再戦途中断念復旧壊破損読込書込済空容量"
    "流局同士打直接間接差引累積合算倍率固定任意自由参加席順座席交代隠見直前後最初最後勝者敗者"
    "山札手札場札取札捨札親権子役名称札種類別扱含除外例示詳細概要紹介案内注釈備考付録索引"
)


def latin():
    """Characters of the small fonts: a fixed stock and whatever the Latin languages use."""
    return _ordered(ASCII + LATIN + SIGNS + written("en", "fr", "pt"))


def japanese():
    """Characters of the Japanese fonts: those of the small ones, kana, and the kanji in use."""
    return _ordered(latin() + KANA + CARDS + written("ja"))


def pool():
    """Everything that the .bdf files hold."""
    return _ordered(japanese() + POOL)


def written(*languages):
    """Every character of the texts in firmware/texts of these languages."""
    found = set()
    for language in languages:
        for path in sorted((TEXTS / language).glob("*.txt")):
            found.update(path.read_text(encoding="utf-8"))
    return _ordered(found - {"\n", "\t"})


def _ordered(chars):
    return "".join(sorted(set(chars)))
