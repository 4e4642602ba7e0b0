// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch scenario` and wars founded on scenario files.
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

/// Two towns on one isle: sound.
Json isleScenario()
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
  "ports": [ { "place": "south" }, { "place": "north", "owner": "northmen" } ],
  "sides": [
    { "id": "southmen", "name": "Southmen", "colour": "madder", "emblem": "owl", "player": "machine",
      "period": "classical", "home_port": "south", "budget": "400",
      "defences": [ { "port": "south", "defences": { "format": "navarch-port/1", "economic_value": 5,
        "garrison_quality": "average", "commander": { "name": "Kleon", "quality": "average" },
        "sections": [ { "capacity": 4, "archers": 2 } ] } } ],
      "fleets": [ { "port": "south", "fleet": { "format": "navarch-fleet/1", "name": "South fleet",
        "year": -431, "ships": [ { "class": "trireme", "count": 6, "ram": "bronze" } ] } } ] },
    { "id": "northmen", "name": "Northmen", "colour": "lapis", "emblem": "bull", "player": "machine",
      "period": "classical", "budget": "400",
      "fleets": [ { "port": "north", "fleet": { "format": "navarch-fleet/1", "name": "North fleet",
        "year": -431, "ships": [ { "class": "trireme", "count": 5, "ram": "bronze" } ] } } ] } ]
})");
}

QByteArray bytesOf(const Json& json)
{
    return QByteArray::fromStdString(jsonText(json));
}

/// The isle after something was done to it by `path` (as a JSON pointer).
Json with(const char* path, const Json& value)
{
    Json json = isleScenario();
    json[Json::json_pointer(path)] = value;
    return json;
}

bool hasFinding(const Json& answer, const std::string& key, const std::string& subject = {})
{
    for (const Json& finding : answer["findings"])
        if (finding["key"] == key && (subject.empty() || finding["subject"] == subject))
            return !finding["message"].get<std::string>().empty();
    return false;
}

} // namespace

class ScenarioCliTest : public QObject {
    Q_OBJECT

private slots:
    void theBuiltInOnesAreListedAndSound();
    void anExportIsTheSameWar();
    void anExportWithItsChartIsSound();
    void aWarIsTakenAsAScenario();
    void aScenarioOfOnesOwnIsSoundAndPriced();
    void aWarOnItCarriesItsChart();
    void whatIsWrongIsFound_data();
    void whatIsWrongIsFound();
    void whatCannotBeReadIsRefused_data();
    void whatCannotBeReadIsRefused();
    void hostileBytes_data();
    void hostileBytes();
    void aBudgetThatIsSpentTwice();
};

void ScenarioCliTest::theBuiltInOnesAreListedAndSound()
{
    const Run list = navarchRun({"scenario", "list", "--format", "json"});
    QCOMPARE(list.code, 0);
    const Json scenarios = list.json()["scenarios"];
    QCOMPARE(scenarios.size(), std::size_t{8});
    for (const Json& scenario : scenarios) {
        const QString id = QString::fromStdString(scenario["id"]);
        const Run check = navarchRun({"scenario", "check", id, "--format", "json"});
        QVERIFY2(check.code == 0, check.out + check.err);
        QVERIFY2(check.json()["findings"].empty(), check.out);
        QVERIFY(check.json()["chart"].is_null());
        QCOMPARE(navarchRun({"scenario", "price", id}).code, 0);
    }
    const Run text = navarchRun({"scenario", "list"});
    QVERIFY(text.out.contains("saronic-gulf"));
    QVERIFY(text.out.contains("459 BCE"));
}

void ScenarioCliTest::anExportIsTheSameWar()
{
    const Folder folder;
    const QString file = folder.path("gulf.navarch-scenario");
    const Run written = navarchRun({"scenario", "export", "saronic-gulf", "--out", file});
    QVERIFY2(written.code == 0, written.err);
    QCOMPARE(navarchRun({"scenario", "export", "saronic-gulf"}).out, contentOf(file));
    const QString one = folder.path("one.navarch");
    const QString other = folder.path("other.navarch");
    QCOMPARE(navarchRun({"campaign", "new", one, "--scenario", "saronic-gulf"}).code, 0);
    QCOMPARE(navarchRun({"campaign", "new", other, "--scenario", file}).code, 0);
    QCOMPARE(navarchRun({"campaign", "export", one}).out, navarchRun({"campaign", "export", other}).out);
    // Nothing is written over that is no scenario.
    const QString notes = folder.write("notes.txt", "mine");
    QCOMPARE(navarchRun({"scenario", "export", "saronic-gulf", "--out", notes}).code, 2);
    QCOMPARE(contentOf(notes), QByteArray("mine"));
    QCOMPARE(navarchRun({"scenario", "export", "atlantis"}).code, 2);
    QCOMPARE(navarchRun({"scenario", "export", "Saronic-Gulf"}).out, contentOf(file));
    const Run nearly = navarchRun({"scenario", "export", "saronic-golf"});
    QCOMPARE(nearly.code, 2);
    QVERIFY2(nearly.err.contains("Did you mean \"saronic-gulf\"?"), nearly.err);
}

void ScenarioCliTest::aWarIsTakenAsAScenario()
{
    const Folder folder;
    const QString isle = folder.write("isle.navarch-scenario", bytesOf(isleScenario()));
    for (const QString& scenario : {QString("saronic-gulf"), isle}) {
        const QString war = folder.path("war.navarch");
        QCOMPARE(navarchRun({"campaign", "new", war, "--scenario", scenario, "--replace"}).code, 0);
        const QString file = folder.path("taken.navarch-scenario");
        const Run taken = navarchRun({"scenario", "take", war, "--out", file, "--format", "json"});
        QVERIFY2(taken.code == 0, taken.err);
        QCOMPARE(taken.json()["format"].get<std::string>(), "navarch-scenario-take/1");
        QVERIFY(!taken.json()["left_out"].empty());
        const Run check = navarchRun({"scenario", "check", file});
        QVERIFY2(check.code == 0, check.out + check.err);
        const QString again = folder.path("again.navarch");
        QCOMPARE(navarchRun({"campaign", "new", again, "--scenario", file, "--replace"}).code, 0);
        const auto sidesOf = [](const QString& path) {
            std::string text;
            for (const Json& side :
                 navarchRun({"campaign", "show", path, "--format", "json"}).json()["sides"])
                text += side["name"].get<std::string>() + " " + side["treasury"].get<std::string>() + "\n";
            return text;
        };
        QCOMPARE(sidesOf(again), sidesOf(war));
        // What is printed is what is written, and what stays behind goes to standard error.
        const Run printed = navarchRun({"scenario", "take", war});
        QCOMPARE(printed.out, contentOf(file));
        QVERIFY(printed.err.contains("chronicle"));
    }
    const QString notes = folder.write("notes.txt", "mine");
    QCOMPARE(navarchRun({"scenario", "take", folder.path("war.navarch"), "--out", notes}).code, 2);
    QCOMPARE(contentOf(notes), QByteArray("mine"));
    QCOMPARE(navarchRun({"scenario", "take", notes}).code, 2);
}

void ScenarioCliTest::anExportWithItsChartIsSound()
{
    const Folder folder;
    const QString file = folder.path("gulf.navarch-scenario");
    const Run written = navarchRun({"scenario", "export", "saronic-gulf", "--chart", "--out", file});
    QVERIFY2(written.code == 0, written.err);
    const Run check = navarchRun({"scenario", "check", file, "--format", "json"});
    QVERIFY2(check.code == 0, check.out + check.err);
    QCOMPARE(check.json()["chart"].get<std::string>(), "Mediterranean");
    // A chart of megabytes goes into the campaign, and is looked at with all else in it.
    const QString war = folder.path("war.navarch");
    const Run made = navarchRun({"campaign", "new", war, "--scenario", file});
    QVERIFY2(made.code == 0, made.err);
    const Run verified = navarchRun({"campaign", "verify", war});
    QVERIFY2(verified.code == 0, verified.err);
}

void ScenarioCliTest::aScenarioOfOnesOwnIsSoundAndPriced()
{
    const Run check = navarchRun({"scenario", "check", "-", "--format", "json"}, bytesOf(isleScenario()));
    QVERIFY2(check.code == 0, check.out + check.err);
    QVERIFY2(check.json()["findings"].empty(), check.out);
    const Run price = navarchRun({"scenario", "price", "-", "--format", "json"}, bytesOf(isleScenario()));
    QVERIFY2(price.code == 0, price.err);
    const Json south = price.json()["sides"][0];
    QCOMPARE(south["name"].get<std::string>(), "Southmen");
    QCOMPARE(south["fleets"][0]["ships"].get<int>(), 6);
    const auto hundredths = [](const Json& amount) {
        return qRound(QString::fromStdString(amount).toDouble() * 100);
    };
    QCOMPARE(hundredths(south["fleets"][0]["total"]) + hundredths(south["ports"][0]["total"]),
             hundredths(south["total"]));
    QCOMPARE(hundredths(south["budget"]) - hundredths(south["total"]), hundredths(south["left"]));
    const Run text = navarchRun({"scenario", "price", "-"}, bytesOf(isleScenario()));
    QVERIFY(text.out.contains("South fleet, 6 ships in South"));
}

void ScenarioCliTest::aWarOnItCarriesItsChart()
{
    const Folder folder;
    const QString war = folder.path("war.navarch");
    const QString file = folder.write("isle.navarch-scenario", bytesOf(isleScenario()));
    const Run made = navarchRun({"campaign", "new", war, "--scenario", file});
    QVERIFY2(made.code == 0, made.err);
    QVERIFY(QFile::remove(file)); // the war needs it no more
    QCOMPARE(navarchRun({"campaign", "verify", war}).code, 0);
    const Json exported = navarchRun({"campaign", "export", war}).json();
    QCOMPARE(exported["tables"]["charts"].size(), std::size_t{1});
    QCOMPARE(exported["tables"]["charts"][0]["name"].get<std::string>(), "One isle");
    const QString actions =
        folder.write("actions.json", R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})");
    const Run begun = navarchRun({"campaign", "apply", war, actions});
    QVERIFY2(begun.code == 0, begun.err);
    // A place of the chart is known to orders, and one of the Mediterranean is not.
    std::int64_t fleet = 0;
    std::int64_t north = 0;
    for (const Json& each : exported["tables"]["fleets"])
        if (each["name"] == "South fleet")
            fleet = each["id"];
    for (const Json& each : exported["tables"]["ports"])
        if (each["place"] == "north")
            north = each["id"];
    const auto order = [&](const char* route) {
        const Json action{{"format", "navarch-actions/1"},
                          {"actions", Json::array({{{"do", "fleet.order"},
                                                    {"fleet", fleet},
                                                    {"order", "attack"},
                                                    {"port", north},
                                                    {"route", route}}})}};
        return navarchRun({"campaign", "apply", war, "--ask", "-", "--format", "json"}, bytesOf(action));
    };
    const Run known = order("north");
    QVERIFY2(known.code == 0, known.out + known.err);
    const Run unknown = order("piraeus north");
    QCOMPARE(unknown.code, 1);
    QVERIFY2(unknown.err.contains("piraeus"), unknown.err);
    const Run advanced =
        navarchRun({"campaign", "advance", war, "--turns", "4", "--captains=all", "--format", "json"});
    QVERIFY2(advanced.code == 0, advanced.err);
    QCOMPARE(navarchRun({"campaign", "verify", war}).code, 0);
    // A branch of it lies on the same sea.
    const QString branch = folder.path("branch.navarch");
    const Run branched = navarchRun({"campaign", "branch", war, branch, "--deed", "1"});
    QVERIFY2(branched.code == 0, branched.err);
    QVERIFY(navarchRun({"campaign", "export", branch}).json()["tables"]["charts"]
            == exported["tables"]["charts"]);
}

void ScenarioCliTest::whatIsWrongIsFound_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("subject");
    QTest::addColumn<bool>("isError");
    const auto row = [](const char* name, const Json& json, const char* key, const char* subject,
                        bool isError = true) {
        QTest::newRow(name) << bytesOf(json) << key << subject << isError;
    };
    Json json = isleScenario();
    json["chart"]["ports"][1]["latitude"] = 36.99;
    json["chart"]["ports"][1]["longitude"] = 24.3;
    row("two ports on one spot", json, "ports-on-one-spot", "");
    json = isleScenario();
    json["chart"]["ports"][0]["latitude"] = 37.3;
    json["chart"]["ports"][0]["longitude"] = 24.7;
    row("a port inland", json, "port-inland", "");
    json = isleScenario();
    json["ports"][1].erase("owner");
    row("a side without a port", json, "side-without-port", "Northmen");
    row("a budget that is spent twice", with("/sides/1/budget", "10"), "founding", "");
    row("markup", with("/sides/0/name", "<b>South</b>"), "markup", "<b>South</b>", false);
    row("one sign for two",
        with("/sides/1",
             [] {
                 Json side = isleScenario()["sides"][1];
                 side["colour"] = "madder";
                 side["emblem"] = "owl";
                 return side;
             }()),
        "founding", "side Northmen"); // and not "side Northmen: Northmen"
    json = isleScenario();
    json["sides"].erase(1);
    json["ports"][1].erase("owner");
    row("one side alone", json, "too-few-sides", "One isle");
    json = isleScenario();
    json["chart"]["lanes"] = Json::array();
    row("no lanes", json, "port-off-lanes", "South");
    json = isleScenario();
    json["chart"]["lanes"][0]["path"] = Json::array({{24.3, 36.99}, {24.9, 37.81}});
    json["chart"]["lanes"][0]["nm"] = 57;
    row("a lane over land", json, "lane-over-land", "");
    row("a class out of its period", with("/sides/0/fleets/0/fleet/ships/0/class", "hexareme"), "founding",
        "");
    row("a port that is not founded yet", with("/chart/ports/1/economic_value/classical", 0), "founding",
        "port north");
}

void ScenarioCliTest::whatIsWrongIsFound()
{
    QFETCH(const QByteArray, scenario);
    QFETCH(const QString, key);
    QFETCH(const QString, subject);
    QFETCH(const bool, isError);
    const Run check = navarchRun({"scenario", "check", "-", "--format", "json"}, scenario);
    QVERIFY2(check.code == (isError ? 1 : 0), check.out + check.err);
    QVERIFY2(hasFinding(check.json(), key.toStdString(), subject.toStdString()), check.out);
    QCOMPARE(check.json()["sound"].get<bool>(), !isError);
    // Nothing half written.
    const Folder folder;
    const QString war = folder.path("war.navarch");
    const Run made = navarchRun({"campaign", "new", war, "--scenario", "-"}, scenario);
    QVERIFY2(made.code == check.code, made.err);
    QCOMPARE(made.err.isEmpty(), !isError);
    QCOMPARE(folder.names(), isError ? QStringList() : QStringList("war.navarch"));
}

void ScenarioCliTest::whatCannotBeReadIsRefused_data()
{
    QTest::addColumn<QByteArray>("scenario");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const Json& json, const char* said) {
        QTest::newRow(name) << bytesOf(json) << said;
    };
    row("a chart without its ports", with("/ports/0/place", "piraeus"), "ports[0].place");
    Json json = isleScenario();
    json["chart"]["ports"].erase(1);
    row("a lane to nowhere", json, "lanes[0]");
    row("no chart's ports", with("/chart/ports", Json::array()), "chart");
    row("an id with a blank", with("/chart/ports/0/id", "the south"), "ports[0].id");
    row("a chart by a strange name", with("/chart", "atlantic"), "mediterranean");
    row("a control character", with("/sides/0/name", "South\x1b[2J"), "sides[0].name");
    row("an override", with("/sides/0/name", "South\u202e"), "sides[0].name");
    row("a strange colour", with("/sides/0/colour", "pink"), "sides[0].colour");
    // Of what a budget may be one rule is told, whichever end is passed.
    const char* budgets =
        "sides[0].budget: \"%1\" cannot stand here. Give an amount from 0.00 to 1000000.00.";
    for (const char* amount : {"-0.01", "-1", "1000000.01", "99999999"})
        row(amount, with("/sides/0/budget", amount),
            QString(budgets).arg(QLatin1String(amount)).toLatin1().constData());
    row("no amount", with("/sides/0/budget", "many"), "sides[0].budget");
    json = isleScenario();
    json["settings"] = Json::array({{{"key", "Victory"}, {"value", "open"}}});
    row("an option but for case", json,
        "settings[0].key: There is no option \"Victory\". Did you mean \"victory\"? Choose ");
    row("a port but for a letter", with("/ports/0/place", "soutj"), "Did you mean \"south\"?");
    row("a port off the globe", with("/chart/ports/0/latitude", 91), "latitude");
    row("a coast of words", with("/chart/coast", "sand"), "coast");
    row("year 0", with("/year", 0), "year");
}

void ScenarioCliTest::whatCannotBeReadIsRefused()
{
    QFETCH(const QByteArray, scenario);
    QFETCH(const QString, said);
    const Folder folder;
    const QString war = folder.path("war.navarch");
    for (const QStringList& command : {QStringList{"scenario", "check", "-"},
                                       {"scenario", "price", "-"},
                                       {"campaign", "new", war, "--scenario", "-"}}) {
        const Run run = navarchRun(command, scenario);
        QVERIFY2(run.code == 2, run.out + run.err);
        QVERIFY2(QString::fromUtf8(run.err).contains(said), run.err);
        QVERIFY(!run.err.contains('\x1b'));
        QCOMPARE(run.out, QByteArray());
    }
    QCOMPARE(folder.names(), QStringList());
}

void ScenarioCliTest::hostileBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("a war");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("another document") << QByteArray(R"({"format":"navarch-fleet/1"})");
    QTest::newRow("nested deep") << QByteArray(10'000, '[') + QByteArray(10'000, ']');
    QTest::newRow("deep in the chart") << QByteArray(R"({"format":"navarch-scenario/1","chart":{"coast":)")
                                              + QByteArray(10'000, '[') + QByteArray(10'000, ']') + "}}";
    QTest::newRow("a hundred megabytes")
        << QByteArray(R"({"format":"navarch-scenario/1","name":")") + QByteArray(100'000'000, 'a') + R"("})";
    QTest::newRow("NaN") << QByteArray(R"({"format":"navarch-scenario/1","year":NaN})");
    QTest::newRow("a number without end") << QByteArray(R"({"format":"navarch-scenario/1","seed":1e999})");
}

void ScenarioCliTest::hostileBytes()
{
    QFETCH(const QByteArray, bytes);
    const Folder folder;
    const QString file = folder.write("far.navarch-scenario", bytes);
    const Run run = navarchRun({"scenario", "check", file});
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY(!run.err.isEmpty());
    const Run made = navarchRun({"campaign", "new", folder.path("war.navarch"), "--scenario", file});
    QCOMPARE(made.code, 2);
    QCOMPARE(folder.names(), QStringList{"far.navarch-scenario"});
}

void ScenarioCliTest::aBudgetThatIsSpentTwice()
{
    const Run price =
        navarchRun({"scenario", "price", "-", "--format", "json"}, bytesOf(with("/sides/1/budget", "10")));
    QCOMPARE(price.code, 1);
    QVERIFY2(price.err.contains("Northmen"), price.err);
    QVERIFY(price.json()["sides"][1]["left"].get<std::string>().starts_with("-"));
}

QTEST_GUILESS_MAIN(ScenarioCliTest)
#include "scenario_cli_test.moc"
