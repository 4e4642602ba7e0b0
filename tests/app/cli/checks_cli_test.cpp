// SPDX-License-Identifier: GPL-3.0-or-later
// What a check refuses, whoever uses the same document refuses with the same exit code, and makes nothing of it.
#include <QFile>
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

Json isle()
{
    return Json::parse(R"({
  "format": "navarch-scenario/1", "id": "one-isle", "name": "One isle", "source": "made up",
  "summary": "Two towns.", "history": "One spring.", "seed": 7, "year": -431, "month": 4, "week": 1,
  "chart": {
    "format": "navarch-chart/1", "name": "One isle", "source": "drawn by hand",
    "bounds": { "west": 23, "south": 36, "east": 26, "north": 39 }, "strait_metres": 0,
    "coast": [ [ [[24,37],[25,37.1],[24.9,37.8],[24,37]] ] ],
    "ports": [
      { "id": "south", "name": "South", "latitude": 36.99, "longitude": 24.3,
        "economic_value": { "classical": 5, "hellenistic": 4, "roman": 3 } },
      { "id": "north", "name": "North", "latitude": 37.81, "longitude": 24.9,
        "economic_value": { "classical": 2, "hellenistic": 2, "roman": 2 } } ],
    "lanes": [ { "from": "south", "to": "north", "nm": 77, "path": [[24.3,36.99],[25,37.1],[24.9,37.81]] } ]
  },
  "ports": [ { "place": "south" }, { "place": "north" } ],
  "sides": [
    { "id": "southmen", "name": "Southmen", "colour": "madder", "emblem": "owl", "player": "machine",
      "period": "classical", "home_port": "south", "budget": "400" },
    { "id": "northmen", "name": "Northmen", "colour": "lapis", "emblem": "bull", "player": "machine",
      "period": "classical", "home_port": "north", "budget": "400" } ]
})");
}

Json brief()
{
    return Json::parse(R"({"format":"navarch-brief/1","rules":"trireme","turn_limit":2,"seed":5,"sides":[
        {"name":"Athens","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":2}]}},
        {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":2}]}}]})");
}

/// Two zones with land from edge to edge between them.
Json partedBoard()
{
    Json zones = Json::array();
    Json terrain = Json::array();
    for (int row = 0; row < 12; ++row) {
        zones.push_back(std::string(12, row == 0 ? '1' : row == 11 ? '2' : '.'));
        terrain.push_back(std::string(12, row == 5 || row == 6 ? '#' : '.'));
    }
    return {
        {"format", "navarch-board/1"}, {"cells", "hexes"}, {"columns", 12}, {"rows", 12}, {"zones", zones},
        {"terrain", terrain}};
}

QByteArray bytesOf(const Json& json)
{
    return QByteArray::fromStdString(json.dump());
}

using Arguments = QList<QStringList>;

} // namespace

class ChecksCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void whatIsRefusedIsRefusedInUse_data();
    void whatIsRefusedIsRefusedInUse();

private:
    [[nodiscard]] Run run(const QStringList& arguments) const
    {
        QStringList whole;
        for (const QString& argument : arguments)
            whole += argument.startsWith(u'@') ? m_folder.path(argument.mid(1)) : argument;
        return m_program.run(whole);
    }
    /// The class of a trireme that only sails, yet has oars and a ram.
    [[nodiscard]] Json badClasses() const;

    Folder m_folder;
    Program m_program;
};

Json ChecksCliTest::badClasses() const
{
    Json book = run({"classes", "copy", "trireme", "--name", "Mine"}).json();
    book["classes"][0]["games"]["salamis-ad-actium"]["sail_only"] = true;
    return book;
}

/// Documents that can be read and are not sound, each under the name by which the rows use it, and what needs no mending.
void ChecksCliTest::initTestCase()
{
    m_program.environment.insert("XDG_DATA_HOME", m_folder.path("data"));
    const auto write = [&](const char* name, const Json& json) { m_folder.write(name, bytesOf(json)); };
    write("brief.json", brief());
    write("isle.json", isle());
    QCOMPARE(run({"campaign", "new", "@war.navarch", "--scenario", "@isle.json"}).code, 0);

    write("board.json", partedBoard());
    Json boarded = brief();
    boarded["board"] = partedBoard();
    write("boarded.json", boarded);

    write("classes.json", badClasses());
    Json classed = isle();
    classed["classes"] = badClasses()["classes"];
    write("classed.json", classed);

    Json charted = isle();
    charted["chart"]["ports"][0]["latitude"] = 37.3; // inland
    charted["chart"]["ports"][0]["longitude"] = 24.7;
    write("charted.json", charted);
    write("chart.json", charted["chart"]);
    Json taken = run({"campaign", "export", "@war.navarch"}).json();
    Json& document = taken["tables"]["charts"][0]["document"];
    Json chart = Json::parse(document.get<std::string>());
    chart["ports"][0]["latitude"] = 37.3;
    chart["ports"][0]["longitude"] = 24.7;
    document = chart.dump();
    write("taken.json", taken);

    Json walled = isle();
    Json sections = Json::array();
    for (int section = 0; section < 9; ++section)
        sections.push_back({{"capacity", 2}, {"archers", 1}});
    const Json defences{{"format", "navarch-port/1"}, {"economic_value", 1}, {"sections", sections}};
    // Of a port that the war leaves out.
    walled["chart"]["ports"].push_back(
        {{"id", "east"},
         {"name", "East"},
         {"latitude", 37.09},
         {"longitude", 25.01},
         {"economic_value", {{"classical", 1}, {"hellenistic", 1}, {"roman", 1}}},
         {"defences", defences}});
    write("walled.json", walled);
    write("walled-chart.json", walled["chart"]);

    Json alone = isle();
    alone["sides"].erase(1);
    write("scenario.json", alone);

    QCOMPARE(run({"battle", "run", "@brief.json", "--replay", "@sound.json"}).code, 0);
    Json replay = Json::parse(contentOf(m_folder.path("sound.json")).toStdString());
    replay["orders"].erase(replay["orders"].size() - 1);
    write("replay.json", replay);

    m_folder.write("unreadable.json", "{");
}

void ChecksCliTest::whatIsRefusedIsRefusedInUse_data()
{
    QTest::addColumn<QStringList>("check");
    QTest::addColumn<int>("code");
    QTest::addColumn<Arguments>("uses");
    const auto boards = [](const QString& board) {
        return Arguments{{"battle", "run", "@brief.json", "--board", board},
                         {"battle", "play", "@brief.json", "--board", board},
                         {"battle", "forecast", "@brief.json", "--board", board, "--runs", "2"},
                         {"battle", "paper", "@brief.json", "--board", board, "--out", "@made.pdf"}};
    };
    const auto classes = [](const QString& book) {
        return Arguments{{"classes", "add", book},
                         {"campaign", "new", "@made.navarch", "--scenario", "@isle.json", "--classes", book},
                         {"campaign", "class", "add", "@war.navarch", book}};
    };
    const auto scenarios = [](const QString& scenario) {
        return Arguments{{"campaign", "new", "@made.navarch", "--scenario", scenario}};
    };
    const auto scenariosOf = [&](const QString& scenario) {
        return Arguments{{"scenario", "check", scenario}} + scenarios(scenario);
    };
    const QString unreadable = "@unreadable.json";
    QTest::newRow("a board") << QStringList{"board", "check", "@board.json"} << 1 << boards("@board.json");
    QTest::newRow("no board") << QStringList{"board", "check", unreadable} << 2 << boards(unreadable);
    QTest::newRow("a board in a brief")
        << QStringList{"board", "check", "@board.json"} << 1
        << Arguments{{"battle", "run", "@boarded.json"},
                     {"battle", "play", "@boarded.json"},
                     {"battle", "forecast", "@boarded.json", "--runs", "2"},
                     {"battle", "compare", "@boarded.json", "--runs", "2"},
                     {"battle", "paper", "@boarded.json", "--out", "@made.pdf"},
                     {"captains", "match", "@boarded.json", "--level", "ensign", "--level", "random",
                      "--pairs", "1"}};
    QTest::newRow("classes") << QStringList{"classes", "check", "@classes.json"} << 1
                             << classes("@classes.json") + scenariosOf("@classed.json");
    QTest::newRow("no classes") << QStringList{"classes", "check", unreadable} << 2 << classes(unreadable);
    QTest::newRow("a chart") << QStringList{"chart", "check", "@chart.json"} << 1
                             << scenariosOf("@charted.json")
                                    + Arguments{
                                        {"campaign", "new", "@made.navarch", "--from", "@taken.json"}};
    QTest::newRow("walls of a chart")
        << QStringList{"chart", "check", "@walled-chart.json"} << 1 << scenariosOf("@walled.json");
    QTest::newRow("a scenario") << QStringList{"scenario", "check", "@scenario.json"} << 1
                                << scenarios("@scenario.json");
    QTest::newRow("no scenario") << QStringList{"scenario", "check", unreadable} << 2
                                 << scenarios(unreadable);
    QTest::newRow("a replay") << QStringList{"battle", "replay", "@replay.json"} << 1
                              << Arguments{{"battle", "paper", "@replay.json", "--out", "@made.pdf"},
                                           {"battle", "replay", "@replay.json", "--html", "@made.html"}};
    QTest::newRow("no replay") << QStringList{"battle", "replay", unreadable} << 2
                               << Arguments{{"battle", "paper", unreadable, "--out", "@made.pdf"}};
}

void ChecksCliTest::whatIsRefusedIsRefusedInUse()
{
    QFETCH(const QStringList, check);
    QFETCH(const int, code);
    QFETCH(const Arguments, uses);
    const Run checked = run(check);
    QVERIFY2(checked.code == code, checked.out + checked.err);
    for (const QStringList& use : uses) {
        const Run used = run(use);
        const QByteArray what =
            use.join(u' ').toUtf8() + " exits with " + QByteArray::number(used.code) + "\n";
        QVERIFY2(used.code == code, what + used.out + used.err);
        QVERIFY2(!used.err.isEmpty(), what);
        for (const char* made : {"made.navarch", "made.pdf", "made.html"})
            QVERIFY2(!QFile::exists(m_folder.path(made)), what + made);
    }
}

QTEST_GUILESS_MAIN(ChecksCliTest)
#include "checks_cli_test.moc"
