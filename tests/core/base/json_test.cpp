// SPDX-License-Identifier: GPL-3.0-or-later
// What parseJson lets in, and how it names what it refuses.
#include <QTest>

#include "core/base/json.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// `depth` lists in one another.
QByteArray nested(int depth, const char* open, const char* close)
{
    return QByteArray(open).repeated(depth) + QByteArray(close).repeated(depth);
}

} // namespace

class JsonTest : public QObject {
    Q_OBJECT

private slots:
    void readsWhatIsJson();
    void keepsTheOrderOfKeys();
    void refusesWithFileAndPlace_data();
    void refusesWithFileAndPlace();
    void depthBombsAreDefused();
    void twentyFourDeepIsAllowed();
    void tooManyBytesAreRefusedUnread();
    void tooManyFieldsAreRefused();
    void aLongListIsReadInOneGo();
    void placesAreThoseOfTheDocument();
    void theSameFieldInTwoObjectsIsFine();
    void numbersKeepTheirPoint();
    void aGlanceSeesWhatReadingSees_data();
    void aGlanceSeesWhatReadingSees();
    void aGlanceTellsTheFormat();
    void anotherFormatIsRefusedWhereItStands();
};

void JsonTest::readsWhatIsJson()
{
    const auto json = parseJson(R"({ "a": [1, -2, 3.5, true, null, "x"], "b": {} })", "f");
    QVERIFY(json);
    QCOMPARE(json->at("a").size(), std::size_t{6});
    QVERIFY(parseJson("\xEF\xBB\xBF{}", "f")); // as some editors save it
}

void JsonTest::keepsTheOrderOfKeys()
{
    const auto json = parseJson(R"({"z":1,"a":2})", "f");
    COMPARE_TEXT(jsonText(*json), "{\n  \"z\": 1,\n  \"a\": 2\n}\n");
}

void JsonTest::refusesWithFileAndPlace_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const QString malformed = "f.json: It is not JSON: the text breaks off or is malformed at %1. "
                              "Correct it there, or save it again from the program it comes from.";
    QTest::newRow("empty") << QByteArray() << malformed.arg("line 1, column 1");
    QTest::newRow("blank") << QByteArray(" \n ") << malformed.arg("line 2, column 2");
    QTest::newRow("words") << QByteArray("fleet") << malformed.arg("line 1, column 2");
    QTest::newRow("cut short") << QByteArray("{\n \"a\": [1,") << malformed.arg("line 2, column 10");
    QTest::newRow("comma too many") << QByteArray("{\"a\":1,}") << malformed.arg("line 1, column 8");
    QTest::newRow("comment") << QByteArray("{} // x") << malformed.arg("line 1, column 4");
    QTest::newRow("two documents") << QByteArray("{} {}") << malformed.arg("line 1, column 4");
    QTest::newRow("NaN") << QByteArray("{\"a\":NaN}") << malformed.arg("line 1, column 6");
    QTest::newRow("Infinity") << QByteArray("[-Infinity]") << malformed.arg("line 1, column 3");
    QTest::newRow("hexadecimal") << QByteArray("[0x10]") << malformed.arg("line 1, column 3");
    QTest::newRow("octal") << QByteArray("[010]") << malformed.arg("line 1, column 4");
    QTest::newRow("single quotes") << QByteArray("{'a':1}") << malformed.arg("line 1, column 2");
    QTest::newRow("lone surrogate") << QByteArray("[\"\\ud800\"]") << malformed.arg("line 1, column 9");
    QTest::newRow("invalid UTF-8") << QByteArray("[\"\xFF\"]") << malformed.arg("line 1, column 3");
    QTest::newRow("overlong UTF-8") << QByteArray("[\"\xC0\xAF\"]") << malformed.arg("line 1, column 3");
    QTest::newRow("bare control character") << QByteArray("[\"a\nb\"]") << malformed.arg("line 1, column 4");
    QTest::newRow("null byte") << QByteArray("{}\0 hidden", 10) << malformed.arg("line 1, column 3");
    QTest::newRow("huge number")
        << QByteArray(R"({"ships":[{},{"speed":1e999}]})")
        << "f.json: ships[1].speed: The number here is beyond every number that can be meant. "
           "Give a smaller one.";
    QTest::newRow("huge negative number")
        << QByteArray("[-1e999]")
        << "f.json: [0]: The number here is beyond every number that can be meant. Give a smaller one.";
    QTest::newRow("a field twice") << QByteArray(R"({"ships":[{"a":{"b":1,"c":[1,2],"b":2}}]})")
                                   << "f.json: ships[0].a.c: The field \"b\" stands twice in one object. "
                                      "Keep one of them.";
    QTest::newRow("a field twice, once escaped") << QByteArray(R"({"a":1,"\u0061":2})")
                                                 << "f.json: a: The field \"a\" stands twice in one object. "
                                                    "Keep one of them.";
}

void JsonTest::refusesWithFileAndPlace()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const auto json = parseJson(text.toStdString(), "f.json");
    QVERIFY(!json);
    QCOMPARE(json.error().size(), std::size_t{1});
    QCOMPARE(json.error().front().text(), message.toStdString());
}

void JsonTest::depthBombsAreDefused()
{
    for (const auto& [open, close] : {std::pair{"[", "]"}, {"{\"a\":", "}"}}) {
        for (const int depth : {25, 1000, 1'000'000}) {
            const auto json = parseJson(nested(depth, open, close).toStdString(), "bomb.json");
            QVERIFY(!json);
            QVERIFY(json.error().front().what.english() == "It is nested more than 24 deep.");
            QVERIFY(json.error().front().place.starts_with("bomb.json: "));
        }
    }
    QVERIFY(!parseJson(std::string(1'000'000, '['), "bomb.json")); // never closed
}

void JsonTest::twentyFourDeepIsAllowed()
{
    QVERIFY(parseJson(nested(24, "[", "]").toStdString(), "f"));
}

void JsonTest::tooManyBytesAreRefusedUnread()
{
    const auto json = parseJson(std::string((16u << 20) + 1, ' '), "big.json");
    QVERIFY(!json);
    QCOMPARE(
        json.error().front().text(),
        std::string(
            "big.json: It is larger than 16 MB. Nothing of that size is a file of Navarch; check that it "
            "is the right file."));
    JsonLimits limits;
    limits.bytes = 3;
    QVERIFY(parseJson("{ }", "f", limits));
    QVERIFY(!parseJson("{  }", "f", limits));
}

void JsonTest::tooManyFieldsAreRefused()
{
    QByteArray text = "{\"k0\":0";
    for (int i = 1; i < 256; ++i)
        text += ",\"k" + QByteArray::number(i) + "\":0";
    QVERIFY(parseJson((text + "}").toStdString(), "f"));
    const auto json = parseJson((text + ",\"one more\":0}").toStdString(), "f");
    QVERIFY(!json);
    QCOMPARE(json.error().front().what.english(), std::string("An object holds more than 256 fields."));
}

/// Once every object that ended was looked for among all before it: this list took a quarter of an hour.
void JsonTest::aLongListIsReadInOneGo()
{
    constexpr std::size_t items = 400'000;
    std::string text = "{\"list\":[";
    for (std::size_t i = 0; i < items; ++i)
        text += i == 0 ? R"({"a":[1]})" : R"(,{"a":[1]})";
    text += "]}";
    const auto json = parseJson(text, "f.json");
    QVERIFY(json);
    QCOMPARE((*json)["list"].size(), items);
    QCOMPARE((*json)["list"].back().dump(), std::string(R"({"a":[1]})"));
}

void JsonTest::placesAreThoseOfTheDocument()
{
    const auto placeOf = [](const char* text) {
        const auto json = parseJson(text, "f.json");
        return json ? std::string() : json.error().front().place;
    };
    QCOMPARE(placeOf(R"({"a":[{"b":1},[2,{"c":1e999}]]})"), std::string("f.json: a[1][1].c"));
    QCOMPARE(placeOf(R"([[],{},{"a":1,"a":2}])"), std::string("f.json: [2].a"));
    QCOMPARE(placeOf(R"({"a":{"b":[0,1,2,1e999]}})"), std::string("f.json: a.b[3]"));
    QCOMPARE(placeOf("1e999"), std::string("f.json"));
}

void JsonTest::theSameFieldInTwoObjectsIsFine()
{
    QVERIFY(parseJson(R"([{"a":1},{"a":1},{"b":{"a":1},"a":2}])", "f"));
}

void JsonTest::numbersKeepTheirPoint()
{
    const auto json = parseJson("[37.94]", "f");
    QCOMPARE(json->at(0).get<double>(), 37.94);
    QCOMPARE(json->at(0).dump(), std::string("37.94"));
}

/// Whether a text is a document is the same question, whether something is made of it or not.
void JsonTest::aGlanceSeesWhatReadingSees_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isRead");
    QByteArray wide = "[{";
    for (int i = 0; i < 256; ++i)
        wide += (i == 0 ? "\"k" : ",\"k") + QByteArray::number(i) + "\":0";
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("list") << QByteArray("[1, -2, 3.5e2, true, null, \"x\", {\"a\": {\"a\": []}}]") << true;
    QTest::newRow("cut short") << QByteArray("[1, {\"a\": 2}") << false;
    QTest::newRow("two") << QByteArray("[] []") << false;
    QTest::newRow("comment") << QByteArray("[] // 1") << false;
    QTest::newRow("null byte") << QByteArray("[]\0[", 4) << false;
    QTest::newRow("not UTF-8") << QByteArray("[\"\xff\"]") << false;
    QTest::newRow("too large a number") << QByteArray("[1e999]") << false;
    QTest::newRow("a key twice") << QByteArray("[{\"a\": 1, \"b\": {\"a\": 2}, \"a\": 3}]") << false;
    QTest::newRow("a key in two objects") << QByteArray("[{\"a\": {\"a\": 1}}, {\"a\": {\"a\": 1}}]") << true;
    QTest::newRow("as many keys as may be") << wide + "}]" << true;
    QTest::newRow("a key too many") << wide + ",\"x\":0}]" << false;
    QTest::newRow("the last key twice") << QByteArray(wide + "}]").replace("\"k255\"", "\"k2\"") << false;
    QTest::newRow("24 deep") << nested(24, "[", "]") << true;
    QTest::newRow("25 deep") << nested(25, "[", "]") << false;
}

void JsonTest::aGlanceSeesWhatReadingSees()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, isRead);
    const std::string_view view(text.constData(), static_cast<std::size_t>(text.size()));
    QCOMPARE(parseJson(view, "f").has_value(), isRead);
    QCOMPARE(isDocument(view, {}), isRead);
}

void JsonTest::aGlanceTellsTheFormat()
{
    QVERIFY(isDocument(R"({"a": [{"format": "y/1"}], "format": "x/1"})", "x/1"));
    QVERIFY(!isDocument(R"({"a": [{"format": "x/1"}]})", "x/1"));
    QVERIFY(!isDocument(R"({"format": {"format": "x/1"}})", "x/1"));
    QVERIFY(!isDocument(R"({"format": ["x/1"]})", "x/1"));
    QVERIFY(!isDocument(R"({"format": 1, "b": "x/1"})", "x/1"));
    QVERIFY(!isDocument(R"({"format": "x/2"})", "x/1"));
    QVERIFY(!isDocument(R"([{"format": "x/1"}])", "x/1"));
    QVERIFY(!isDocument(R"("x/1")", "x/1"));
    QVERIFY(!isDocument("{}", {}));
    QVERIFY(!isDocument("[1]", {}, {2, 24, 256}));
}

void JsonTest::anotherFormatIsRefusedWhereItStands()
{
    const auto said = [](const std::string& text) {
        const auto json = parseDocument(text, "f.json", {"x/1", "y/1"});
        return json ? std::string() : json.error().front().text();
    };
    const std::string other =
        "f.json: format: It is a \"z/1\". A file with \"format\": \"x/1\" is needed here.";
    QCOMPARE(said(R"({"format": "x/1", "a": 1})"), std::string());
    QCOMPARE(said(R"({"a": {"format": "z/1"}, "format": "y/1"})"), std::string());
    QCOMPARE(said(R"([{"format": "z/1"}])"), std::string());
    QCOMPARE(said(R"({"format": 1})"), std::string()); // its reader says what belongs there
    QCOMPARE(said("{}"), std::string());
    // What comes behind it is not looked at any more.
    QCOMPARE(said(R"({"format": "z/1", "a": )"), other);
    // Long texts: where the format stands last, and where it stands nowhere.
    std::string numbers = "[0";
    for (int i = 0; i < 600'000; ++i)
        numbers += ",0";
    numbers += "]";
    QCOMPARE(said("{\"a\": " + numbers + R"(, "format": "z/1"})"), other);
    QCOMPARE(said("{\"a\": " + numbers + R"(, "format": "y/1"})"), std::string());
    QCOMPARE(said("{\"a\": " + numbers + "}"),
             std::string("f.json: format: It does not say what it is. A file with \"format\": \"x/1\" is "
                         "needed here."));
    QVERIFY(said(numbers).starts_with("f.json: format: "));
    QVERIFY(said("{\"format\": \"x/1\", \"a\": " + numbers).find("breaks off") != std::string::npos);
}

QTEST_APPLESS_MAIN(JsonTest)
#include "json_test.moc"
