// SPDX-License-Identifier: GPL-3.0-or-later
// The figure files load; each damaged in turn is refused, with file, path and reason.
#include <QRegularExpression>
#include <QStringList>
#include <QTest>

#include <map>

#include "core/base/json.h"
#include "core/data/embedded.h"
#include "core/data/figures.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// Loads all figures with one file replaced.
Result<Figures> loadWith(std::string_view file, const std::optional<std::string>& text)
{
    return loadFigures([&](std::string_view name) -> std::optional<std::string_view> {
        if (name != file)
            return embeddedFile(name);
        return text ? std::optional<std::string_view>(*text) : std::nullopt;
    });
}

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInFiguresLoad();
    void damagedFilesAreNamed_data();
    void damagedFilesAreNamed();
    void missingOrMalformedFilesAreNamed_data();
    void missingOrMalformedFilesAreNamed();
    void limitsComeFromTheFile();
    void placesAreSpelledAsInTheGazetteer();
};

void FiguresTest::theBuiltInFiguresLoad()
{
    const auto figures = loadFigures(embeddedFile);
    QVERIFY2(figures, figures ? "" : shown(figures.error()).c_str());
    QCOMPARE(&builtInFigures(), &builtInFigures());
}

void FiguresTest::damagedFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::addColumn<QByteArray>("pointer");
    QTest::addColumn<QByteArray>("value"); // empty: the field is removed
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* file, const char* pointer, const char* value, const char* message) {
        QTest::addRow("%s %s = %s", file, pointer, value)
            << QByteArray(file) << QByteArray(pointer) << QByteArray(value) << QByteArray(message);
    };
    const char* classes = "ship-classes.json";
    row(classes, "/format", "\"navarch-ports/1\"",
        "ship-classes.json: format: It is a \"navarch-ports/1\". A file with \"format\": "
        "\"navarch-classes/1\" is "
        "needed here.");
    row(classes, "/classes/3/name", "", "ship-classes.json: classes[3].name: This field is missing. Add it.");
    row(classes, "/classes/3/games/salamis-ad-actium/size", "8",
        "ship-classes.json: classes[3].games.salamis-ad-actium.size: 8 cannot stand here. Give a whole "
        "number from 1 "
        "to 7.");
    row(classes, "/classes/3/games/salamis-ad-actium/ram", "\"iron\"",
        "ship-classes.json: classes[3].games.salamis-ad-actium.ram: \"iron\" is not known here. Write none, "
        "wooden, "
        "wooden-high, bronze, reinforced or reinforced-high.");
    row(classes, "/classes/3/games/salamis-ad-actium", "",
        "ship-classes.json: classes[3].games.salamis-ad-actium: The values of the home game are missing. "
        "Every class "
        "needs them.");
    row(classes, "/classes/3/id", "\"trireme\"",
        "ship-classes.json: classes[5].id: This id stands twice. Give each class its own.");
    row(classes, "/classes/3/years/to", "-3000",
        "ship-classes.json: classes[3].years: The last year lies before the first.");
    row(classes, "/classes/3/sails", "2",
        "ship-classes.json: classes[3]: The field \"sails\" is not known. Remove it, or correct its "
        "spelling.");
    row(classes, "/classes", "[]", "ship-classes.json: classes: There is no class in it.");

    const char* prices = "prices.json";
    row(prices, "/format", "\"navarch-prices/2\"",
        "prices.json: format: It is a \"navarch-prices/2\". A file with \"format\": \"navarch-prices/1\" is "
        "needed here.");
    row(prices, "/troops/archer", "",
        "prices.json: /troops/archer/hundredths: The figure is missing or out of range. Give a whole number "
        "from "
        "-100000 to 100000.");
    row(prices, "/speed/squared_divisor/value", "0",
        "prices.json: /speed/squared_divisor/value: The figure is missing or out of range. Give a whole "
        "number from 1 "
        "to 1000.");
    row(prices, "/crew_quality_tenths/elite/value", "1.2",
        "prices.json: /crew_quality_tenths/elite/value: The figure is missing or out of range. Give a whole "
        "number "
        "from 1 to 100.");
    row(prices, "/hull_per_size_class/base/hundredths", "\"400\"",
        "prices.json: /hull_per_size_class/base/hundredths: The figure is missing or out of range. Give a "
        "whole number "
        "from -100000 to 100000.");

    const char* equipment = "equipment.json";
    row(equipment, "/equipment/0/item", "",
        "equipment.json: equipment[0].item: This field is missing. Add it.");
    row(equipment, "/equipment/5/item", "\"corvvs\"",
        "equipment.json: equipment[5].item: There is no item \"corvvs\". Correct its spelling.");
    row(equipment, "/equipment/0/value", "\"iron\"",
        "equipment.json: equipment[0].value: \"iron\" is not known here. Write none, wooden, wooden-high, "
        "bronze, "
        "reinforced or reinforced-high.");
    row(equipment, "/equipment/5/from", "0",
        "equipment.json: equipment[5].from: There is no year 0. 431 BCE is -431, 1 CE is 1.");
    row(equipment, "/equipment/5/to", "-300",
        "equipment.json: equipment[5].to: The last year lies before the first. Exchange them.");
    row(equipment, "/equipment/5/reason", "",
        "equipment.json: equipment[5].reason: This field is missing. Add it.");
    row(equipment, "/equipment/10/classes/0", "\"phoenician\"",
        "equipment.json: raised_platform.classes: There is no ship class \"phoenician\" in "
        "ship-classes.json. Correct "
        "its spelling.");

    const char* tables = "random-tables.json";
    row(tables, "/tables/0/rows/2/from", "4",
        "random-tables.json: tables[0].rows[2].from: The rows must cover every face once, in order. This one "
        "should "
        "begin at 3.");
    row(tables, "/tables/0/rows/4/to", "9",
        "random-tables.json: tables[0].rows: The rows end before the last face. Every face needs a row.");
    row(tables, "/tables/0/rows/2/result", "\"archr\"",
        "random-tables.json: tables[0].rows[2].result: The table cannot come to \"archr\". Correct its "
        "spelling.");
    row(tables, "/tables/1/rows/0/result", "\"hopeless\"",
        "random-tables.json: tables[1].rows[0].result: The table cannot come to \"hopeless\". Correct its "
        "spelling.");
    row(tables, "/tables/2", "",
        "random-tables.json: tables: The table \"randomised-training\" is missing. Put it back.");
    row(tables, "/tables/0/die", "", "random-tables.json: tables[0].die: This field is missing. Add it.");

    const char* ports = "ports.json";
    row(ports, "/ports/0/latitude", "",
        "ports.json: ports[0].latitude: Degrees are missing or off the globe.");
    row(ports, "/ports/0/longitude", "181",
        "ports.json: ports[0].longitude: Degrees are missing or off the globe.");
    row(ports, "/ports/0/economic_value/roman", "11",
        "ports.json: ports[0].economic_value.roman: 11 cannot stand here. Give a whole number from 0 to 10.");
    row(ports, "/ports/0/id", "\"aegina\"",
        "ports.json: ports[1]: This id stands twice. Give each port its own.");
}

void FiguresTest::damagedFilesAreNamed()
{
    QFETCH(QByteArray, file);
    QFETCH(QByteArray, pointer);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, message);
    Json json = Json::parse(*embeddedFile(file.toStdString()));
    const Json::json_pointer place(pointer.toStdString());
    if (value.isEmpty()) {
        Json& parent = json[place.parent_pointer()];
        if (parent.is_array())
            parent.erase(std::stoul(place.back()));
        else
            parent.erase(place.back());
    } else {
        json[place] = Json::parse(value.toStdString());
    }
    const auto figures = loadWith(file.toStdString(), json.dump());
    QVERIFY(!figures);
    COMPARE_TEXT(figures.error().front().text(), message.toStdString());
}

void FiguresTest::missingOrMalformedFilesAreNamed_data()
{
    QTest::addColumn<QByteArray>("file");
    for (const char* file :
         {"ship-classes.json", "prices.json", "equipment.json", "random-tables.json", "ports.json"})
        QTest::newRow(file) << QByteArray(file);
}

void FiguresTest::missingOrMalformedFilesAreNamed()
{
    QFETCH(QByteArray, file);
    const std::string name = file.toStdString();
    const auto missing = loadWith(name, std::nullopt);
    QVERIFY(!missing);
    QCOMPARE(missing.error().front().text(),
             name + ": The file is missing. Put it back, or install Navarch again.");

    const std::string whole(*embeddedFile(name));
    const auto cut = loadWith(name, whole.substr(0, whole.size() / 2));
    QVERIFY(!cut);
    QVERIFY(cut.error().front().text().starts_with(name + ": It is not JSON"));

    for (const char* other : {"[]", "null", "{}"}) {
        const auto empty = loadWith(name, other);
        QVERIFY(!empty);
        QVERIFY(empty.error().front().place.starts_with(name));
    }
}

void FiguresTest::limitsComeFromTheFile()
{
    Json json = Json::parse(*embeddedFile("prices.json"));
    json["heavy_engine"]["most_per_ship"]["value"] = 2;
    const auto figures = loadWith("prices.json", json.dump());
    QVERIFY(figures);
    QCOMPARE(figures->prices.limits.enginesOnAShip, 2);
    QCOMPARE(builtInFigures().prices.limits.enginesOnAShip, 1);
}

namespace {

/// A word as far as the ways to write a Greek name in our letters agree: Aigina and Aegina are one.
QString spelling(const QString& word)
{
    static const std::vector<std::pair<QString, QString>> same{
        {"ai", "ae"}, {"oi", "oe"}, {"ei", "i"}, {"ou", "u"}, {"k", "c"}};
    QString letters = word.toLower();
    for (const auto& [greek, latin] : same)
        letters.replace(greek, latin);
    if (letters.endsWith(QLatin1String("os")))
        letters.replace(letters.size() - 2, 2, QStringLiteral("us"));
    return letters;
}

QStringList capitalWords(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\b[A-Z][a-z]+"));
    QStringList words;
    for (auto each = word.globalMatch(text); each.hasNext();)
        words += each.next().captured();
    return words;
}

/// What `json` says of sides, fleets, squadrons and history. Ships and people are called as their own lists have them.
void collectSaid(const Json& json, QStringList& texts)
{
    static const QStringList said{"summary", "history", "note", "squadron", "name"};
    for (const auto& [key, each] : json.items()) {
        if (key == "ships" || key == "captain" || key == "commander" || key == "men") {
            for (const Json& ship : each)
                if (ship.is_object() && ship.contains("squadron"))
                    texts += QString::fromStdString(ship.at("squadron").get<std::string>());
        } else if (each.is_structured()) {
            collectSaid(each, texts);
        } else if (each.is_string() && said.contains(QString::fromStdString(key))) {
            texts += QString::fromStdString(each.get<std::string>());
        }
    }
}

} // namespace

// Aegina on the map and Aigina in a battle beside it were two places to whoever read them.
void FiguresTest::placesAreSpelledAsInTheGazetteer()
{
    QCOMPARE(spelling("Aigina"), spelling("Aegina"));
    std::map<QString, QStringList> spelled;
    for (const KnownPort& port : builtInFigures().gazetteer.all())
        for (const QString& word : capitalWords(QString::fromStdString(port.name)))
            spelled[spelling(word)] += word;
    QStringList texts;
    for (const std::string_view file : embeddedFileNames()) {
        if (!file.starts_with("battles/") && !file.starts_with("scenarios/"))
            continue;
        const auto document = parseJson(*embeddedFile(file), std::string(file));
        QVERIFY(document);
        collectSaid(*document, texts);
    }
    QVERIFY(texts.size() > 40);
    QStringList otherwise;
    for (const QString& text : texts)
        for (const QString& word : capitalWords(text))
            if (const auto at = spelled.find(spelling(word));
                at != spelled.end() && !at->second.contains(word))
                otherwise += QStringLiteral("%1, and on the map %2").arg(word, at->second.front());
    QVERIFY2(otherwise.isEmpty(), qPrintable(otherwise.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(FiguresTest)
#include "figures_test.moc"
