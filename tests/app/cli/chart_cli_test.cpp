// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch chart lanes` and `navarch chart check`.
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

/// An island with three ports around it.
const QByteArray island =
    R"({"type":"Polygon","coordinates":[[[24,37],[25,37.1],[24.9,37.8],[24.1,37.7],[24,37]]]})";
const QByteArray ports = R"({"format":"navarch-ports/1","ports":[
    {"id":"south","name":"South & <b>Sons</b>","latitude":36.99,"longitude":24.3,
     "economic_value":{"classical":5,"hellenistic":4,"roman":3}},
    {"id":"north","name":"North","latitude":37.8,"longitude":24.5,
     "economic_value":{"classical":2,"hellenistic":2,"roman":2}},
    {"id":"east","name":"East","latitude":37.3,"longitude":25.1,
     "economic_value":{"classical":1,"hellenistic":1,"roman":1}}]})";

} // namespace

class ChartCliTest : public QObject {
    Q_OBJECT

private slots:
    void lanesAsText();
    void lanesAsJson();
    void aChartIsWrittenAndSound();
    void wallsThatDoNotFitAreTold();
    void lanesAreForcedAndForbidden();
    void theSameChartFromStandardInput();
    void whatIsThereIsNotWrittenOver();
    void hostileInput_data();
    void hostileInput();
    void badArguments_data();
    void badArguments();
    void aChangedChartIsRefused();
};

void ChartCliTest::lanesAsText()
{
    const Folder folder;
    const Run run = navarchRun(
        {"chart", "lanes", folder.write("isle.geojson", island), folder.write("ports.json", ports)});
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    COMPARE_TEXT(run.out.toStdString(), "From   To     nautical miles\n"
                                        "south  east               47\n"
                                        "south  north              77\n"
                                        "north  east               50\n");
}

void ChartCliTest::lanesAsJson()
{
    const Folder folder;
    const Run run = navarchRun({"chart", "lanes", folder.write("isle.geojson", island),
                                folder.write("ports.json", ports), "--format", "json"});
    QCOMPARE(run.code, 0);
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), "navarch-chart-lanes/1");
    QCOMPARE(answer["name"].get<std::string>(), "isle");
    QCOMPARE(answer["points"].get<int>(), 4);
    QCOMPARE(answer["ports"].get<int>(), 3);
    QCOMPARE(answer["lanes"].size(), std::size_t{3});
    QVERIFY(answer["out"].is_null());
    QVERIFY(answer["findings"].empty());
}

void ChartCliTest::aChartIsWrittenAndSound()
{
    const Folder folder;
    const QString chart = folder.path("chart.json");
    const Run run =
        navarchRun({"chart", "lanes", folder.write("isle.geojson", island), folder.write("ports.json", ports),
                    "--name", "The <i>isle</i>", "--out", chart});
    QVERIFY2(run.code == 0, run.err);
    QVERIFY(run.out.endsWith("chart.json: 3 ports, 3 lanes\n"));
    const Json written = Json::parse(contentOf(chart).toStdString());
    QCOMPARE(written["format"].get<std::string>(), "navarch-chart/1");
    QCOMPARE(written["name"].get<std::string>(), "The <i>isle</i>");
    QCOMPARE(written["ports"][0]["name"].get<std::string>(), "South & <b>Sons</b>");
    const Run check = navarchRun({"chart", "check", chart});
    QCOMPARE(check.code, 0);
    QVERIFY(check.out.endsWith("chart.json: 3 ports, 3 lanes, sound\n"));
    const Run json = navarchRun({"chart", "check", chart, "--format", "json"});
    QCOMPARE(json.json()["format"].get<std::string>(), "navarch-chart-check/1");
    QCOMPARE(json.json()["sound"].get<bool>(), true);
}

void ChartCliTest::wallsThatDoNotFitAreTold()
{
    const Folder folder;
    const auto checked = [&](int sections) {
        Json walled = Json::parse(ports.toStdString());
        walled["ports"][0]["defences"] = {
            {"format", "navarch-port/1"}, {"economic_value", 5}, {"sections", Json::array()}};
        for (int section = 0; section < sections; ++section)
            walled["ports"][0]["defences"]["sections"].push_back({{"capacity", 2}, {"archers", 1}});
        const QString chart = folder.path(QStringLiteral("chart-%1.json").arg(sections));
        const Run made = navarchRun({"chart", "lanes", folder.write("isle.geojson", island),
                                     folder.write("ports.json", QByteArray::fromStdString(walled.dump())),
                                     "--out", chart});
        if (made.code != 0)
            qFatal("%s", made.err.constData());
        return navarchRun({"chart", "check", chart, "--format", "json"});
    };
    const Run sound = checked(2);
    QVERIFY2(sound.code == 0, sound.err);
    QVERIFY(sound.json()["sound"].get<bool>());
    // Three sections have room where the port is worth five, and not later; of four there is never room.
    const Run later = checked(3);
    QVERIFY2(later.code == 0, later.err);
    QCOMPARE(later.json()["findings"].size(), std::size_t{2});
    QCOMPARE(later.json()["findings"][0]["key"].get<std::string>(), std::string("port-walls"));
    const Run never = checked(4);
    QCOMPARE(never.code, 1);
    QVERIFY(!never.json()["sound"].get<bool>());
    QVERIFY2(never.err.contains("Its walls, where its value is 5"), never.err);
}

void ChartCliTest::lanesAreForcedAndForbidden()
{
    const Folder folder;
    const QString isle = folder.write("isle.geojson", island);
    const QString places = folder.write("ports.json", ports);
    const QString chart = folder.path("chart.json");
    const Run run = navarchRun({"chart", "lanes", isle, places, "--no-lane", "north,south", "--lane",
                                "east,north", "--roundabout", "100", "--out", chart});
    QCOMPARE(run.code, 0);
    const Run check = navarchRun({"chart", "check", chart, "--format", "json"});
    QCOMPARE(check.code, 0);
    QCOMPARE(check.json()["lanes"].get<int>(), 2);
    QVERIFY(check.json()["findings"].empty());
    const QByteArray text = contentOf(chart);
    QVERIFY(text.contains(R"({ "from": "east", "to": "north", "choice": "forced" })"));
    QVERIFY(text.contains(R"({ "from": "north", "to": "south", "choice": "forbidden" })"));
    for (const auto& [wrong, said] : {std::pair("north", "\"north\" is no pair of ports."),
                                      {"nowhere,north", "There is no port \"nowhere\"."},
                                      {"north,suoth", "There is no port \"suoth\". Did you mean \"south\"?"},
                                      {"north,NORTH", "is one port twice."},
                                      {"north,south,east", "is no pair of ports."},
                                      {",", "is no pair of ports."},
                                      {"", "is no pair of ports."}}) {
        const Run refused = navarchRun({"chart", "lanes", isle, places, "--lane", wrong});
        QCOMPARE(refused.code, 2);
        QVERIFY2(refused.err.startsWith("navarch: --lane: ") && refused.err.contains(said), refused.err);
    }
    // By their names as well, and without case and accents.
    for (const char* meant : {"NORTH,south", "Nórth,South & <b>Sons</b>"}) {
        const Run made = navarchRun({"chart", "lanes", isle, places, "--no-lane", meant, "--out", "-"});
        QCOMPARE(made.code, 0);
        QVERIFY2(made.out.contains(R"({ "from": "north", "to": "south", "choice": "forbidden" })"), made.out);
    }
    const Run both =
        navarchRun({"chart", "lanes", isle, places, "--lane", "north,south", "--no-lane", "south,north"});
    QCOMPARE(both.code, 2);
}

void ChartCliTest::theSameChartFromStandardInput()
{
    const Folder folder;
    const QString file = folder.write("ports.json", ports);
    const Run one = navarchRun({"chart", "lanes", "-", file, "--name", "Isle", "--out", "-"}, island);
    QVERIFY2(one.code == 0, one.err);
    const Run other = navarchRun({"chart", "lanes", folder.write("isle.geojson", island), "-", "--name",
                                  "Isle", "--out", "-", "--threads", "1"},
                                 ports);
    QVERIFY2(other.code == 0, other.err);
    COMPARE_TEXT(one.out.toStdString(), other.out.toStdString());
    QCOMPARE(navarchRun({"chart", "check", "-"}, one.out).code, 0);
    const Run both = navarchRun({"chart", "lanes", "-", "-"}, island);
    QCOMPARE(both.code, 2);
}

void ChartCliTest::whatIsThereIsNotWrittenOver()
{
    const Folder folder;
    const QString coast = folder.write("isle.geojson", island);
    const QString file = folder.write("ports.json", ports);
    for (const QString& out : {coast, file, folder.write("notes.txt", "mine")}) {
        const QByteArray before = contentOf(out);
        const Run run = navarchRun({"chart", "lanes", coast, file, "--out", out});
        QCOMPARE(run.code, 2);
        QCOMPARE(contentOf(out), before);
    }
    const QString chart = folder.path("chart.json");
    QCOMPARE(navarchRun({"chart", "lanes", coast, file, "--out", chart}).code, 0);
    QCOMPARE(navarchRun({"chart", "lanes", coast, file, "--out", chart}).code, 0);
    QCOMPARE(folder.names().size(), 4);
}

void ChartCliTest::hostileInput_data()
{
    QTest::addColumn<QByteArray>("coast");
    QTest::addColumn<QByteArray>("places");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("complaint");
    const auto isle = [](const QByteArray& points) {
        return QByteArray(R"({"type":"Polygon","coordinates":[[)") + points + "]]}";
    };
    QTest::newRow("nested deep") << QByteArray(10'000, '[') << ports << 2
                                 << QByteArray("nested more than 24 deep");
    QTest::newRow("NaN") << isle("[24,37],[NaN,37],[25,38]") << ports << 2
                         << QByteArray("malformed at line 1");
    QTest::newRow("a million points too many") << isle(QByteArray("[1,2],").repeated(1'000'100) + "[1,3]")
                                               << ports << 2 << QByteArray("more than 1000000 points");
    QTest::newRow("100 MB") << QByteArray(100 << 20, ' ') << ports << 2 << QByteArray("64 MB");
    QTest::newRow("self-crossing") << isle("[24,37],[25,37],[24,38],[25,38],[24,37]") << ports << 1
                                   << QByteArray("shores-cross");
    QTest::newRow("antimeridian") << isle("[179,37],[-179,37],[-179,38],[179,37]") << ports << 1
                                  << QByteArray("180th meridian");
    QTest::newRow("all land") << isle("[20,30],[30,30],[30,40],[20,40],[20,30]") << ports << 1
                              << QByteArray("port-inland");
    QTest::newRow("on one spot") << island
                                 << QByteArray(ports).replace("37.8,", "36.99,").replace("24.5,", "24.3,")
                                 << 1 << QByteArray("ports-on-one-spot");
    QTest::newRow("inland") << island
                            << QByteArray(ports).replace("36.99,", "37.4,").replace("24.3,", "24.5,") << 1
                            << QByteArray("South & <b>Sons</b>: The port lies at 37.40 N 24.50 E");
    QTest::newRow("control characters")
        << island << QByteArray(ports).replace("North", "No\\u001brth") << 2 << QByteArray("ports[1].name");
    QTest::newRow("a fleet for ports")
        << island << QByteArray(R"({"format":"navarch-fleet/1"})") << 2 << QByteArray("navarch-ports/1");
    QTest::newRow("ports for a coast")
        << ports << ports << 2 << QByteArray("isle.geojson: It is no GeoJSON.");
    QTest::newRow("lines for land") << QByteArray(
        R"({"type":"FeatureCollection","features":[)"
        R"({"type":"Feature","geometry":{"type":"LineString","coordinates":[[24,37],[25,37]]}},)"
        R"({"type":"Feature","geometry":{"type":"Point","coordinates":[24,37]}},)"
        R"({"type":"Feature","geometry":{"type":"LineString","coordinates":[[24,37],[25,38]]}}]})")
                                    << ports << 2
                                    << QByteArray("there is nothing, only 2 LineString, 1 Point.");
    QTest::newRow("no sea at all") << QByteArray(R"({"type":"FeatureCollection","features":[]})") << ports
                                   << 0 << QByteArray();
    QTest::newRow("no ports") << island << QByteArray(R"({"format":"navarch-ports/1","ports":[]})") << 2
                              << QByteArray("ports.json: ports: There is no port in it.");
}

void ChartCliTest::hostileInput()
{
    QFETCH(QByteArray, coast);
    QFETCH(QByteArray, places);
    QFETCH(int, code);
    QFETCH(QByteArray, complaint);
    const Folder folder;
    const QString out = folder.path("chart.json");
    const Run run = navarchRun({"chart", "lanes", folder.write("isle.geojson", coast),
                                folder.write("ports.json", places), "--out", out});
    QCOMPARE(run.code, code);
    if (code == 0) {
        QVERIFY(run.out.contains("no-land") || run.out.contains("no land"));
        return;
    }
    QVERIFY2(run.err.contains(complaint), run.err);
    QVERIFY(!run.err.contains('\x1b'));
    QCOMPARE(folder.names().size(), 2); // nothing half written
}

void ChartCliTest::badArguments_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList{"chart"};
    QTest::newRow("no ports") << QStringList{"chart", "lanes", "mediterranean"};
    QTest::newRow("no file") << QStringList{"chart", "lanes", "/nowhere.geojson", "/nowhere.json"};
    QTest::newRow("a folder") << QStringList{"chart", "check", "/"};
    QTest::newRow("a strait of minus one") << QStringList{"chart", "lanes", "-", "p.json", "--strait", "-1"};
    QTest::newRow("bounds") << QStringList{"chart", "lanes", "-", "p.json", "--bounds", "5,0,4,1"};
    QTest::newRow("threads") << QStringList{"chart", "lanes", "-", "p.json", "--threads", "0"};
}

void ChartCliTest::badArguments()
{
    QFETCH(QStringList, arguments);
    const Run run = navarchRun(arguments);
    QCOMPARE(run.code, 2);
    QVERIFY(!run.err.isEmpty());
}

void ChartCliTest::aChangedChartIsRefused()
{
    const Folder folder;
    const Run made = navarchRun({"chart", "lanes", folder.write("isle.geojson", island),
                                 folder.write("ports.json", ports), "--name", "Isle", "--out", "-"});
    QCOMPARE(made.code, 0);
    const Run lengths =
        navarchRun({"chart", "check", "-"}, QByteArray(made.out).replace("\"nm\": 47", "\"nm\": 5"));
    QCOMPARE(lengths.code, 1);
    QVERIFY2(lengths.err.contains("lane-length"), lengths.err);
    const Run fields =
        navarchRun({"chart", "check", "-"}, QByteArray(made.out).replace("\"nm\"", "\"miles\""));
    QCOMPARE(fields.code, 2);
}

QTEST_GUILESS_MAIN(ChartCliTest)
#include "chart_cli_test.moc"
