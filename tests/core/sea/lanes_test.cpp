// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/data/figures.h"
#include "core/sea/place_at_sea.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const SeaLanes& lanes()
{
    return builtInFigures().lanes;
}

/// A sea of four places: a, b and c in a triangle whose long side costs more than the way round, d apart with e.
constexpr const char* fourPlaces = R"({ "format": "navarch-lanes/1", "source": "a test", "lanes": [
    { "from": "a", "to": "b", "nm": 30, "path": [[20, 0], [20.5, 0]] },
    { "from": "c", "to": "b", "nm": 30, "path": [[21, 0], [20.5, 0]] },
    { "from": "a", "to": "c", "nm": 70, "path": [[20, 0], [20.2, 0.4], [21, 0]] },
    { "from": "d", "to": "e", "nm": 10, "path": [[30, 0], [30, 0.1]] } ] })";

Result<SeaLanes> read(const std::string& text)
{
    return parseJson(text, "lanes").and_then([](const Json& json) {
        return SeaLanes::fromJson(json, "lanes");
    });
}

std::string joined(const std::vector<std::string>& places)
{
    std::string text;
    for (const std::string& place : places)
        text += (text.empty() ? "" : " ") + place;
    return text;
}

} // namespace

class LanesTest : public QObject {
    Q_OBJECT

private slots:
    void aMinuteOfLatitudeIsAMile()
    {
        QCOMPARE(hundredthsOfMiles({3'700'000, 2'300'000}, {3'800'000, 2'300'000}), 6000);
        // cos 60° is a half.
        const auto east = hundredthsOfMiles({6'000'000, 0}, {6'000'000, 100'000});
        QVERIFY2(std::abs(east - 3000) <= 3, qPrintable(QString::number(east)));
        QCOMPARE(hundredthsOfMiles({3'700'000, 2'300'000}, {3'700'000, 2'300'000}), 0);
    }

    void within15Miles_cp7_5()
    {
        const Position here{3'700'000, 2'300'000};
        QVERIFY(within(here, {3'725'000, 2'300'000}, 15));
        QVERIFY(!within(here, {3'725'100, 2'300'000}, 15));
        QVERIFY(within({3'725'000, 2'300'000}, here, 15));
    }

    /// CP-7.1: the printed lengths agree with the drawn paths, and every place can be reached.
    void cp7_1_theSeaIsOne()
    {
        for (const Lane& lane : lanes().all()) {
            std::int64_t length = 0;
            for (std::size_t i = 1; i < lane.path.size(); ++i)
                length += hundredthsOfMiles(lane.path[i - 1], lane.path[i]);
            const std::int64_t printed = lane.miles * 100;
            QVERIFY2(std::abs(length - printed) <= std::max<std::int64_t>(printed / 5, 500),
                     (lane.from + " to " + lane.to + ": " + std::to_string(length)).c_str());
        }
        for (const KnownPort& port : builtInFigures().gazetteer.all())
            QVERIFY2(!lanes().route("piraeus", port.id).empty(), port.id.c_str());
    }

    void cp7_1_aLaneIsSailedBothWays()
    {
        QVERIFY(lanes().between("piraeus", "aegina"));
        QVERIFY(lanes().between("piraeus", "aegina") == lanes().between("aegina", "piraeus"));
        QVERIFY(!lanes().between("piraeus", "carthage"));
        QVERIFY(!lanes().between("piraeus", "atlantis"));
        QVERIFY(!lanes().between("atlantis", "piraeus"));
        QCOMPARE(lanes().milesOf(lanes().route("aegina", "piraeus")), 16);
    }

    void theShortestWayIsFound()
    {
        const auto sea = read(fourPlaces);
        QVERIFY2(sea, sea ? "" : shown(sea.error()).c_str());
        QCOMPARE(joined(sea->route("a", "c")), "a b c");
        QCOMPARE(joined(sea->route("c", "a")), "c b a");
        QCOMPARE(sea->milesOf(sea->route("a", "c")), 60);
        QCOMPARE(joined(sea->route("a", "a")), "a");
        QCOMPARE(joined(sea->route("a", "d")), "");
        QCOMPARE(joined(sea->route("a", "nowhere")), "");
        QCOMPARE(sea->milesOf({"a", "e"}), -1);
        QCOMPARE(joined(sea->neighboursOf("b")), "a c");
    }

    void ofEqualWaysTheFirstByNameIsTaken()
    {
        const auto sea = read(R"({"format": "navarch-lanes/1", "lanes": [
            {"from": "d", "to": "b", "nm": 20, "path": [[0, 0], [0, 1]]},
            {"from": "c", "to": "d", "nm": 10, "path": [[0, 0], [0, 1]]},
            {"from": "a", "to": "c", "nm": 20, "path": [[0, 0], [0, 1]]},
            {"from": "b", "to": "a", "nm": 10, "path": [[0, 0], [0, 1]]}]})");
        QVERIFY2(sea, sea ? "" : shown(sea.error()).c_str());
        QCOMPARE(joined(sea->route("a", "d")), "a b d");
        QCOMPARE(joined(sea->route("d", "a")), "d b a");
        QCOMPARE(joined(sea->route("b", "c")), "b a c");
    }

    void milesAreCountedFromTheNearestStart()
    {
        const auto sea = read(fourPlaces);
        QVERIFY(sea);
        const std::map<std::string, int> fromA{{"a", 0}, {"b", sea->between("a", "b")->miles}, {"c", 60}};
        const auto found = sea->milesFrom({{"a", 0}});
        for (const auto& [place, miles] : fromA)
            QCOMPARE(found.at(place), miles);
        QVERIFY(!found.contains("d"));
        const auto both = sea->milesFrom({{"a", 7}, {"c", 1}, {"a", 3}, {"nowhere", 5}});
        QCOMPARE(both.at("a"), 3);
        QCOMPARE(both.at("c"), 1);
        QCOMPARE(both.at("nowhere"), 5);
        QCOMPARE(both.at("b"), std::min(3 + fromA.at("b"), 1 + sea->between("b", "c")->miles));
    }

    void noWayIsShorterThanTheOneFound()
    {
        // A second opinion on every pair: lengths by repeated relaxation.
        std::map<std::string, std::map<std::string, int>> miles;
        const auto places = lanes().neighboursOf("corcyra");
        for (const std::string& from : places) {
            auto& found = miles[from];
            found[from] = 0;
            for (bool better = true; better;) {
                better = false;
                for (const Lane& lane : lanes().all())
                    for (const auto& [a, b] : {std::pair(lane.from, lane.to), std::pair(lane.to, lane.from)})
                        if (found.contains(a) && (!found.contains(b) || found[a] + lane.miles < found[b])) {
                            found[b] = found[a] + lane.miles;
                            better = true;
                        }
            }
            for (const KnownPort& port : builtInFigures().gazetteer.all())
                QCOMPARE(lanes().milesOf(lanes().route(from, port.id)), found.at(port.id));
        }
        QVERIFY(places.size() > 2);
    }

    void aShipIsWhereItsMilesPutIt()
    {
        const auto sea = read(fourPlaces);
        QVERIFY(sea);
        QCOMPARE(sea->positionOn("a", "b", 0).longitude, 2'000'000);
        QCOMPARE(sea->positionOn("a", "b", 15).longitude, 2'025'000);
        QCOMPARE(sea->positionOn("a", "b", 30).longitude, 2'050'000);
        QCOMPARE(sea->positionOn("b", "a", 10).longitude, 2'033'334);
        // Both ways meet in the middle.
        for (const Lane& lane : lanes().all()) {
            const int half = lane.miles / 2;
            const Position there = lanes().positionOn(lane.from, lane.to, half);
            const Position back = lanes().positionOn(lane.to, lane.from, lane.miles - half);
            QVERIFY2(within(there, back, 1), (lane.from + " to " + lane.to).c_str());
        }
    }

    void aPlaceAtSeaIsKnownAndTold()
    {
        const Figures& figures = builtInFigures();
        const auto known = [&](const PlaceAtSea& at) {
            return isKnown(at, figures.lanes, figures.gazetteer);
        };
        QVERIFY(known({"piraeus", "aegina", 5}));
        QVERIFY(known({"piraeus", {}, 0}));
        QVERIFY(!known({"piraeus", "aegina", 17}));
        QVERIFY(!known({"piraeus", "carthage", 1}));
        QVERIFY(!known({"atlantis", {}, 0}));
        QVERIFY(!known({}));
        QCOMPARE(textOf({"aegina", {}, 0}, figures.gazetteer), "off Aegina");
        QCOMPARE(textOf({"aegina", "melos", 1}, figures.gazetteer), "between Aegina and Melos, 1 mile out");
        QCOMPARE(positionOf({"aegina", {}, 0}, figures.lanes, figures.gazetteer).latitude, 3'775'000);
    }

    void aDamagedFileIsRefused_data()
    {
        QTest::addColumn<QString>("from");
        QTest::addColumn<QString>("to");
        QTest::addColumn<QString>("complaint");
        QTest::newRow("format") << "navarch-lanes/1"
                                << "navarch-lanes/9"
                                << "format";
        QTest::newRow("no length") << "\"nm\": 10"
                                   << "\"nm\": 0"
                                   << "nm";
        QTest::newRow("one point") << "[30, 0], [30, 0.1]"
                                   << "[30, 0]"
                                   << "two points";
        QTest::newRow("no point") << "[30, 0.1]"
                                  << "[30]"
                                  << "pair";
        QTest::newRow("off the globe") << "[30, 0.1]"
                                       << "[30, 91]"
                                       << "pair";
        QTest::newRow("to itself") << "\"to\": \"e\""
                                   << "\"to\": \"d\""
                                   << "from one place to another";
        QTest::newRow("twice") << R"("from": "c", "to": "b")"
                               << R"("from": "b", "to": "a")"
                               << "stands twice";
        QTest::newRow("a stranger's field") << "\"nm\": 10"
                                            << "\"nm\": 10, \"run\": \"rm\""
                                            << "run";
    }

    void aDamagedFileIsRefused()
    {
        QFETCH(QString, from);
        QFETCH(QString, to);
        QFETCH(QString, complaint);
        const QString text = QString(fourPlaces).replace(from, to);
        QVERIFY(text != fourPlaces);
        const auto sea = read(text.toStdString());
        QVERIFY(!sea);
        QVERIFY2(shown(sea.error()).find(complaint.toStdString()) != std::string::npos,
                 shown(sea.error()).c_str());
    }
};

QTEST_APPLESS_MAIN(LanesTest)
#include "lanes_test.moc"
