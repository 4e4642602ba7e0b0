// SPDX-License-Identifier: GPL-3.0-or-later
// A stranger's archipelago, from the command line alone: lanes, a chart, a scenario, a war that plays 24 weeks and verifies.
#include <QTest>

#include <map>
#include <set>

#include "tests/app/cli/program.h"
#include "tests/core/chart/archipelago.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

constexpr int weeks = 24;
constexpr int patience = 1'800'000; // ms: 24 weeks of three sides that think, on a machine with other work

Json pairOf(Position at)
{
    return Json::array({at.longitude / 1e5, at.latitude / 1e5});
}

/// The land as somebody would have drawn it with another program.
Json geoJsonOf(const Coast& coast)
{
    Json polygons = Json::array();
    for (const LandPolygon& polygon : coast.polygons) {
        Json rings = Json::array();
        for (const Ring& ring : polygon.rings) {
            Json points = Json::array();
            for (const Position at : ring)
                points.push_back(pairOf(at));
            points.push_back(pairOf(ring.front()));
            rings.push_back(std::move(points));
        }
        polygons.push_back(std::move(rings));
    }
    return {{"type", "MultiPolygon"}, {"coordinates", std::move(polygons)}};
}

Json portsOf(const Chart& chart)
{
    Json ports = Json::array();
    for (const KnownPort& port : chart.ports)
        ports.push_back({{"id", port.id},
                         {"name", port.name},
                         {"latitude", port.latitude / 1e5},
                         {"longitude", port.longitude / 1e5},
                         {"economic_value", {{"classical", 4}, {"hellenistic", 3}, {"roman", 2}}}});
    return {{"format", "navarch-ports/1"}, {"ports", std::move(ports)}};
}

/// The largest set of ports that lanes join, in the order of the chart.
std::vector<std::string> joinedPorts(const Json& chart)
{
    std::map<std::string, std::set<std::string>> next;
    for (const Json& lane : chart["lanes"]) {
        next[lane["from"]].insert(lane["to"].get<std::string>());
        next[lane["to"]].insert(lane["from"].get<std::string>());
    }
    std::set<std::string> largest;
    for (const auto& [start, ends] : next) {
        std::set<std::string> found{start};
        std::vector<std::string> open{start};
        while (!open.empty()) {
            const std::string at = open.back();
            open.pop_back();
            for (const std::string& end : next[at])
                if (found.insert(end).second)
                    open.push_back(end);
        }
        if (found.size() > largest.size())
            largest = found;
    }
    std::vector<std::string> ports;
    for (const Json& port : chart["ports"])
        if (largest.contains(port["id"]))
            ports.push_back(port["id"]);
    return ports;
}

/// Sides of the machine, each with a home, a fleet of ten triremes and a wall.
Json scenarioOn(const Json& chart, const std::vector<std::string>& ports, int seed)
{
    static const std::vector<std::string> colours{"madder", "lapis", "olive"};
    static const std::vector<std::string> emblems{"owl", "bull", "star"};
    const std::size_t count = ports.size() > 4 ? 3 : 2;
    Json scenario{{"format", "navarch-scenario/1"},
                  {"id", "archipelago-" + std::to_string(seed)},
                  {"name", "Archipelago " + std::to_string(seed)},
                  {"source", "made up"},
                  {"summary", "Nobody has heard of these islands."},
                  {"history", "Nobody has written of them."},
                  {"seed", seed + 1},
                  {"year", -431},
                  {"month", 4},
                  {"week", 1},
                  {"settings", Json::array({{{"key", "victory"}, {"value", "last-fleet"}}})},
                  {"chart", chart}};
    for (std::size_t i = 0; i < ports.size(); ++i) {
        Json port{{"place", ports[i]}};
        if (i < count)
            port["owner"] = "side-" + std::to_string(i);
        scenario["ports"].push_back(std::move(port));
    }
    for (std::size_t i = 0; i < count; ++i) {
        const std::string number = std::to_string(i);
        scenario["sides"].push_back(
            {{"id", "side-" + number},
             {"name", "Side " + number},
             {"colour", colours[i]},
             {"emblem", emblems[i]},
             {"player", "machine"},
             {"period", "classical"},
             {"home_port", ports[i]},
             {"budget", "600"},
             {"defences",
              Json::array({{{"port", ports[i]},
                            {"defences",
                             {{"format", "navarch-port/1"},
                              {"economic_value", 4},
                              {"garrison_quality", "average"},
                              {"commander", {{"name", "Warden " + number}, {"quality", "average"}}},
                              {"sections", Json::array({{{"capacity", 4}, {"archers", 2}}})}}}}})},
             {"fleets", Json::array({{{"port", ports[i]},
                                      {"fleet",
                                       {{"format", "navarch-fleet/1"},
                                        {"name", "Fleet " + number},
                                        {"year", -431},
                                        {"ships", Json::array({{{"class", "trireme"},
                                                                {"count", 10},
                                                                {"ram", "bronze"},
                                                                {"archers", 1},
                                                                {"marines", 1}}})}}}}})}});
    }
    return scenario;
}

QByteArray bytesOf(const Json& json)
{
    return QByteArray::fromStdString(jsonText(json));
}

} // namespace

class ArchipelagoWarSoakTest : public QObject {
    Q_OBJECT

private slots:
    void aWarIsFoundedPlayedAndSound();
};

void ArchipelagoWarSoakTest::aWarIsFoundedPlayedAndSound()
{
    const int seas = rounds(100, 2);
    int battles = 0;
    int news = 0;
    int played = 0;
    for (int seed = 0; seed < seas; ++seed) {
        const Folder folder;
        const auto run = [&](const QStringList& arguments) {
            Program program;
            program.patience = patience;
            Run done = program.run(arguments);
            if (done.code != 0)
                qWarning("sea %d: %s: %s%s", seed, qPrintable(arguments.join(' ')), done.out.constData(),
                         done.err.constData());
            return done;
        };
        const Chart drawn = archipelago(static_cast<std::uint64_t>(seed), 2 + seed % 3, 8);
        const QString chartFile = folder.path("chart.json");
        QCOMPARE(run({"chart", "lanes", folder.write("sea.geojson", bytesOf(geoJsonOf(drawn.coast))),
                      folder.write("ports.json", bytesOf(portsOf(drawn))), "--name", "A far sea", "--out",
                      chartFile})
                     .code,
                 0);
        const Json chart = Json::parse(contentOf(chartFile).toStdString());
        const auto ports = joinedPorts(chart);
        if (ports.size() < 2)
            continue;
        const QString scenario =
            folder.write("far.navarch-scenario", bytesOf(scenarioOn(chart, ports, seed)));
        QCOMPARE(run({"scenario", "check", scenario}).code, 0);
        QCOMPARE(run({"scenario", "price", scenario}).code, 0);
        const QString war = folder.path("war.navarch");
        QCOMPARE(run({"campaign", "new", war, "--scenario", scenario}).code, 0);
        const QString begin = folder.write(
            "begin.json", R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})");
        QCOMPARE(run({"campaign", "apply", war, begin}).code, 0);
        const Run advanced = run({"campaign", "advance", war, "--turns", QString::number(weeks),
                                  "--captains=all", "--format", "json"});
        QCOMPARE(advanced.code, 0);
        const Json answer = advanced.json();
        QCOMPARE(answer["weeks"].size(), std::size_t(weeks));
        for (const Json& week : answer["weeks"]) {
            battles += static_cast<int>(week["battles"].size());
            news += static_cast<int>(week["news"].size());
        }
        QCOMPARE(run({"campaign", "verify", war}).code, 0);
        // What goes out and comes in again is the same war on the same sea.
        const QString document = folder.path("war.json");
        QCOMPARE(run({"campaign", "export", war, "--out", document}).code, 0);
        const QString copy = folder.path("copy.navarch");
        QCOMPARE(run({"campaign", "new", copy, "--from", document}).code, 0);
        QCOMPARE(run({"campaign", "export", copy}).out, contentOf(document));
        QCOMPARE(run({"campaign", "paper", war, "turn-report", "--side", "Side 0", "--dry-run"}).code, 0);
        ++played;
    }
    qInfo("%d wars of %d weeks: %d battles, %d lines of news", played, weeks, battles, news);
    QVERIFY(played >= seas / 2);
    QVERIFY(news > played * weeks / 4);
    if (!onlyOneRound())
        QVERIFY(battles > played / 2);
}

QTEST_GUILESS_MAIN(ArchipelagoWarSoakTest)
#include "archipelago_war_soak_test.moc"
