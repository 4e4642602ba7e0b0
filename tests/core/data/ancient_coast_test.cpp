// SPDX-License-Identifier: GPL-3.0-or-later
// The shores of antiquity: what is told of them, that all three levels of the built-in coast have them, and that ports lie there.
#include "core/data/ancient_coast.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

#include "core/chart/chart_lanes.h"
#include "core/chart/drafting/beginning.h"
#include "core/chart/waters.h"
#include "core/data/coasts.h"
#include "core/data/embedded.h"
#include "core/data/figures.h"

using namespace navarch;

namespace {

constexpr std::array levels{CoastLevel::Coarse, CoastLevel::Middle, CoastLevel::Fine};
constexpr Sheet mediterranean{{2'950'000, -1'000'000}, {4'800'000, 4'300'000}};

bool isWithin(const Ring& ring, Position at)
{
    bool is = false;
    for (std::size_t i = 0, k = ring.size() - 1; i < ring.size(); k = i++) {
        const Position a = ring[i];
        const Position b = ring[k];
        if ((a.latitude > at.latitude) == (b.latitude > at.latitude))
            continue;
        const auto east =
            std::int64_t{b.longitude - a.longitude} * (at.latitude - a.latitude) / (b.latitude - a.latitude);
        is = is != (at.longitude < a.longitude + east);
    }
    return is;
}

bool isWithinAny(const std::vector<Ring>& rings, Position at)
{
    return std::any_of(rings.begin(), rings.end(), [&](const Ring& ring) { return isWithin(ring, at); });
}

/// The ring of the land around a place; null at sea.
const Ring* landAt(CoastLevel level, Position at)
{
    for (const Ring& ring : builtInLand(level))
        if (isWithin(ring, at))
            return &ring;
    return nullptr;
}

/// Within the ring, at least 0.003 degrees from its line and from what is in `without`.
bool isWellWithin(const Ring& ring, const std::vector<Ring>& without, Position at)
{
    for (const int away : {-300, 0, 300})
        for (const Position near :
             {Position{at.latitude + away, at.longitude}, Position{at.latitude, at.longitude + away}})
            if (!isWithin(ring, near) || isWithinAny(without, near))
                return false;
    return true;
}

/// A grid of places well within a ring.
std::vector<Position> placesWithin(const Ring& ring, const std::vector<Ring>& without)
{
    Sheet box{ring.front(), ring.front()};
    for (const Position at : ring) {
        box.southWest = {std::min(box.southWest.latitude, at.latitude),
                         std::min(box.southWest.longitude, at.longitude)};
        box.northEast = {std::max(box.northEast.latitude, at.latitude),
                         std::max(box.northEast.longitude, at.longitude)};
    }
    const int north = std::max(400, (box.northEast.latitude - box.southWest.latitude) / 12);
    const int east = std::max(400, (box.northEast.longitude - box.southWest.longitude) / 12);
    std::vector<Position> places;
    for (int latitude = box.southWest.latitude; latitude < box.northEast.latitude; latitude += north)
        for (int longitude = box.southWest.longitude; longitude < box.northEast.longitude; longitude += east)
            if (isWellWithin(ring, without, {latitude, longitude}))
                places.push_back({latitude, longitude});
    return places;
}

Result<AncientCoast> readFrom(const Json& json)
{
    return AncientCoast::fromJson(json, "ancient.json");
}

Json builtInJson()
{
    return parseJson(embeddedFile("coast/ancient.json").value(), "ancient.json").value();
}

std::string told(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += finding.key + " " + finding.message.english() + "\n";
    return text;
}

const AncientPlace& placeCalled(std::string_view id)
{
    const auto& all = AncientCoast::builtIn().all();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const AncientPlace& place) { return place.id == id; });
    if (found == all.end())
        qFatal("there is no such place");
    return *found;
}

} // namespace

class AncientCoastTest : public QObject {
    Q_OBJECT

private slots:
    void everyPlaceTellsWhatWasThere();
    void damagedPlacesAreRefused_data();
    void damagedPlacesAreRefused();
    void theLevelsHaveIt();
    void riversComeToThatShore();
    void ladeIsAnIsland();
    void theSeasDoNotMeet();
    void portsLieOnTheirShores();
    void miletosAndEphesosAreReachedBySea();
};

void AncientCoastTest::everyPlaceTellsWhatWasThere()
{
    const AncientCoast& coast = AncientCoast::builtIn();
    QVERIFY(coast.all().size() >= 15);
    for (const AncientPlace& place : coast.all()) {
        QVERIFY2(mediterranean.holds(place.at), place.id.c_str());
        QVERIFY2(place.then.ends_with('.'), place.id.c_str());
        QVERIFY2(!place.source.empty(), place.id.c_str());
        for (const std::vector<Ring>& rings : {place.water, place.land})
            for (const Ring& ring : rings)
                for (const Position at : ring)
                    QVERIFY2(mediterranean.holds(at), place.id.c_str());
        for (const std::string& port : place.ports) {
            QVERIFY2(builtInFigures().gazetteer.find(port), port.c_str());
            QVERIFY(coast.of(port) == &place);
        }
    }
    QVERIFY(coast.of("miletos") == &placeCalled("latmian-gulf"));
    QVERIFY(!coast.of("piraeus"));
    QVERIFY(!coast.of(""));
}

void AncientCoastTest::damagedPlacesAreRefused_data()
{
    QTest::addColumn<QString>("patch");
    QTest::addColumn<QString>("place");
    QTest::newRow("another format") << R"([{"op":"replace","path":"/format","value":"navarch-ports/1"}])"
                                    << "format";
    QTest::newRow("no sentence") << R"([{"op":"replace","path":"/places/0/then","value":""}])"
                                 << "places[0].then";
    QTest::newRow("no source") << R"([{"op":"remove","path":"/places/0/source"}])"
                               << "places[0].source";
    QTest::newRow("an id twice") << R"([{"op":"replace","path":"/places/1/id","value":"latmian-gulf"}])"
                                 << "places[1]";
    QTest::newRow("a port twice") << R"([{"op":"add","path":"/places/1/ports/-","value":"miletos"}])"
                                  << "places[1]";
    QTest::newRow("a port that is none") << R"([{"op":"add","path":"/places/0/ports/-","value":7}])"
                                         << "places[0].ports";
    QTest::newRow("nowhere") << R"([{"op":"remove","path":"/places/0/place"}])"
                             << "places[0].place";
    QTest::newRow("off the globe") << R"([{"op":"replace","path":"/places/0/place/1","value":91}])"
                                   << "places[0].place";
    QTest::newRow("a line") << R"([{"op":"replace","path":"/places/0/water/0","value":[[27,37],[28,38]]}])"
                            << "places[0].water";
    QTest::newRow("no numbers") << R"([{"op":"replace","path":"/places/0/land/0/0","value":["27",37]}])"
                                << "places[0].land";
    QTest::newRow("unknown") << R"([{"op":"add","path":"/places/0/depth","value":3}])"
                             << "places[0]";
}

void AncientCoastTest::damagedPlacesAreRefused()
{
    QFETCH(const QString, patch);
    QFETCH(const QString, place);
    const Json whole = builtInJson();
    QVERIFY(readFrom(whole));
    const auto read = readFrom(whole.patch(Json::parse(patch.toStdString())));
    QVERIFY(!read);
    QCOMPARE(QString::fromStdString(read.error().front().place), QStringLiteral("ancient.json: ") + place);
}

/// What is drawn as water is water on every level, and what is drawn as land is land.
void AncientCoastTest::theLevelsHaveIt()
{
    std::size_t asked = 0;
    for (const AncientPlace& place : AncientCoast::builtIn().all()) {
        for (const CoastLevel level : levels) {
            const auto told = place.id + ", " + std::string(nameOf(level));
            for (const Ring& ring : place.water) {
                const std::vector<Position> within = placesWithin(ring, place.land);
                QVERIFY2(!within.empty(), told.c_str());
                for (const Position at : within)
                    QVERIFY2(!landAt(level, at), (told + " at " + placeText(at)).c_str());
                asked += within.size();
            }
            for (const Ring& ring : place.land)
                for (const Position at : placesWithin(ring, {}))
                    QVERIFY2(landAt(level, at), (told + " at " + placeText(at)).c_str());
            if (!place.water.empty())
                QVERIFY2(!landAt(level, place.at), told.c_str());
        }
    }
    QVERIFY(asked > 600);
}

void AncientCoastTest::riversComeToThatShore()
{
    for (const AncientPlace& place : AncientCoast::builtIn().all())
        for (const Ring& ring : place.water)
            for (const std::vector<Position>& river : builtInRivers())
                for (const Position at : river)
                    QVERIFY2(!isWellWithin(ring, {}, at), (place.id + " at " + placeText(at)).c_str());
}

void AncientCoastTest::ladeIsAnIsland()
{
    const Position lade{3'753'000, 2'722'800};
    const Position strait{3'753'000, 2'725'500};
    const Position miletos{3'752'000, 2'727'700};
    for (const CoastLevel level : levels) {
        const Ring* island = landAt(level, lade);
        QVERIFY(island);
        QVERIFY(island->size() < 100);
        for (const Position at : *island)
            QVERIFY(within(at, lade, 2));
        QVERIFY(!landAt(level, strait));
        QVERIFY(landAt(level, miletos));
        QVERIFY(landAt(level, miletos) != island);
    }
}

/// No canal leads from the sea of Egypt to the Red Sea.
void AncientCoastTest::theSeasDoNotMeet()
{
    for (const CoastLevel level : levels) {
        const Ring* egypt = landAt(level, {3'050'000, 3'100'000});
        const Ring* sinai = landAt(level, {3'030'000, 3'350'000});
        QVERIFY(egypt && egypt == sinai);
        QVERIFY(!landAt(level, {2'970'000, 3'255'000})); // the gulf between them is still there
    }
}

void AncientCoastTest::portsLieOnTheirShores()
{
    Findings findings;
    const Coast coast = builtInCoast(CoastLevel::Fine);
    Waters waters(coast, sheetOf(coast, {}), findings);
    QVERIFY2(!hasErrors(findings), told(findings).c_str());
    const LaneRules rules;
    QCOMPARE(rules.reach, 200);
    QString inland;
    for (const KnownPort& port : builtInFigures().gazetteer.all())
        if (!waters.roadstead(positionOf(port), rules.reach))
            inland += QString::fromStdString(port.id) + QLatin1Char(' ');
    QCOMPARE(inland, QString());
}

void AncientCoastTest::miletosAndEphesosAreReachedBySea()
{
    const Sheet ionia{{3'720'000, 2'650'000}, {3'820'000, 2'770'000}};
    std::vector<KnownPort> ports = builtInFigures().gazetteer.all();
    KnownPort herakleia;
    herakleia.id = herakleia.name = "herakleia-under-latmos";
    herakleia.latitude = 3'750'000;
    herakleia.longitude = 2'752'500;
    ports.push_back(herakleia);
    Chart chart = chartWith(partOf(builtInCoast(CoastLevel::Fine), ports, ionia), {});
    const Findings findings = computeLanes(chart);
    QVERIFY2(!hasErrors(findings), told(findings).c_str());
    std::set<std::string> reached{"samos"};
    for (std::size_t before = 0; before != reached.size();) {
        before = reached.size();
        for (const Lane& lane : chart.lanes)
            if (reached.contains(lane.from) || reached.contains(lane.to))
                reached.insert({lane.from, lane.to});
    }
    QCOMPARE(reached.size(), chart.ports.size());
    for (const char* port : {"miletos", "ephesos", "herakleia-under-latmos"}) {
        QVERIFY2(reached.contains(port), port);
        const auto there = std::find_if(chart.ports.begin(), chart.ports.end(),
                                        [&](const KnownPort& each) { return each.id == port; });
        const auto was =
            std::find_if(ports.begin(), ports.end(), [&](const KnownPort& each) { return each.id == port; });
        QVERIFY2(positionOf(*there) == positionOf(*was), port); // not put on a shore of today's
    }
}

QTEST_APPLESS_MAIN(AncientCoastTest)
#include "ancient_coast_test.moc"
