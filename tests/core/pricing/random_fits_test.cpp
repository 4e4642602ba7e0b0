// SPDX-License-Identifier: GPL-3.0-or-later
// Ten thousand random fits: lines sum to totals, and a straight-line formula, which shares nothing with the price list
// or its code, comes to the same.
#include <QTest>

#include <random>

#include "core/pricing/fleet_price.h"
#include "core/pricing/port_price.h"
#include "core/pricing/ship_price.h"
#include "tests/core/pricing/price_lines.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

constexpr int fitCount = 10'000;

/// Fills every field of a record with a value within its bounds.
struct Randomly {
    std::mt19937_64& random;

    int between(std::int64_t least, std::int64_t most)
    {
        return static_cast<int>(
            least + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(most - least + 1)));
    }
    void operator()(std::string_view, int& value, Bounds bounds)
    {
        value = between(bounds.least, bounds.most);
    }
    void operator()(std::string_view, bool& value) { value = between(0, 1) == 1; }
    void operator()(std::string_view, std::vector<int>& value, ListBounds bounds)
    {
        value.resize(static_cast<std::size_t>(between(0, bounds.maxCount)));
        for (int& item : value)
            item = between(bounds.each.least, bounds.each.most);
    }
    template <NamedEnum E>
    void operator()(std::string_view, E& value)
    {
        const auto& names = EnumNames<E>::names;
        value = names[static_cast<std::size_t>(between(0, static_cast<int>(names.size()) - 1))].value;
    }
};

/// SA-15.1 to SA-15.8 once more, in hundredths, with the figures written out.
std::int64_t straightLine(const ShipFit& f, CrewQuality crew)
{
    const int halves = f.ram == Ram::Wooden || f.ram == Ram::WoodenHigh || f.ram == Ram::Bronze ? 1
                       : f.ram == Ram::Reinforced || f.ram == Ram::ReinforcedHigh               ? 2
                                                                                                : 0;
    const int perSize =
        4 - f.sailOnly + 2 * f.cataphract + f.parablemata + (f.hull == Hull::Stout) - (f.hull == Hull::Weak);
    const int hullHalves = (2 * perSize + halves) * f.size;
    const int hull = f.ram == Ram::Bronze ? (hullHalves + 1) / 2 : hullHalves / 2; // never negative
    const int speed = (f.speed * f.speed + 5) / 10;
    const int marine = f.fightingOars ? 3 : 2;
    int engines = 0;
    for (const int modifier : f.heavyEngines)
        engines += modifier * 4;
    const int sum = hull + speed + f.oars + 2 * f.archers + marine * f.marines + (marine + 1) * f.heavyMarines
                    + 5 * (f.ballistae + f.ferreaManus + f.firePots) + 2 * (f.towers + f.raisedPlatform)
                    + 3 * f.corvi + (f.ram == Ram::ReinforcedHigh ? 5 : 0) + 10 * f.greekFire + engines;
    const int tenths = crew == CrewQuality::Elite     ? 12
                       : crew == CrewQuality::Veteran ? 11
                       : crew == CrewQuality::Average ? 10
                       : crew == CrewQuality::Poor    ? 9
                                                      : 8;
    return std::int64_t{sum} * tenths * 10;
}

std::int64_t straightLine(const WallSection& s, CrewQuality garrison)
{
    int engines = 0;
    for (const int modifier : s.heavyEngines)
        engines += modifier * 4;
    const int contents = 2 * s.archers + 2 * s.marines + 3 * s.heavyMarines + 5 * s.ballistae + 2 * s.towers
                         + 5 * s.ferreaManus + 5 * s.boilingOil + 5 * s.bees + engines;
    return 400 * s.capacity + std::int64_t{contents} * (10 + modifierOf(garrison)) * 10;
}

} // namespace

class RandomFitsTest : public QObject {
    Q_OBJECT

private slots:
    void tenThousandShips();
    void aThousandFleets();
    void twoThousandPorts();

private:
    const PriceList& m_prices = builtInFigures().prices;
};

void RandomFitsTest::tenThousandShips()
{
    std::mt19937_64 random(15);
    Randomly fill{random};
    for (int i = 0; i < fitCount; ++i) {
        ShipFit fit;
        CrewQuality crew{};
        visitFit(fit, fill);
        fill("crew", crew);
        const Price price = shipPrice(fit, crew, m_prices);
        QCOMPARE(price.total.hundredths(), straightLine(fit, crew));
        QVERIFY(sumsUp(price.lines, price.total));
        QCOMPARE(shipTotal(fit, crew, m_prices), price.total);
    }
}

void RandomFitsTest::aThousandFleets()
{
    std::mt19937_64 random(16);
    Randomly fill{random};
    const auto& classes = builtInFigures().classes.all();
    for (int i = 0; i < 1000; ++i) {
        Fleet fleet;
        std::int64_t expected = 0;
        for (int rows = fill.between(0, 12); rows > 0; --rows) {
            FleetShip ship;
            ship.classId =
                classes[static_cast<std::size_t>(fill.between(0, static_cast<int>(classes.size()) - 1))].id;
            ship.count = fill.between(1, maxShipCount);
            ship.squadron = std::string(1, static_cast<char>('a' + fill.between(0, 3)));
            fill("crew", ship.crew);
            visitFit(ship.fit, fill);
            expected += straightLine(ship.fit, ship.crew) * ship.count;
            fleet.ships.push_back(std::move(ship));
        }
        for (int commanders = fill.between(0, 4); commanders > 0; --commanders) {
            FleetCommander commander;
            fill("quality", commander.quality);
            expected += (100 + 10 * modifierOf(commander.quality)) * 100;
            fleet.commanders.push_back(commander);
        }
        fleet.alliedPercent = fill.between(-5, 5) * 10;
        expected += expected / 10 * (fleet.alliedPercent / 10);

        const FleetPrice price = priceFleet(fleet, builtInFigures());
        QCOMPARE(price.total.hundredths(), expected);
        QVERIFY(sumsUp(price.lines, price.total));
        QCOMPARE(fleetTotal(fleet, m_prices), price.total);
        Talents rows;
        for (const FleetPrice::Row& row : price.ships) {
            QVERIFY(sumsUp(row.price.lines, row.price.total));
            rows += row.price.total;
        }
        QCOMPARE(price.lines.front().amount, rows);
    }
}

void RandomFitsTest::twoThousandPorts()
{
    std::mt19937_64 random(17);
    Randomly fill{random};
    for (int i = 0; i < 2000; ++i) {
        Fortification port;
        fill("garrison", port.garrison);
        fill("quality", port.commander.quality);
        std::int64_t expected = (100 + 10 * modifierOf(port.commander.quality)) * 100;
        for (int sections = fill.between(0, 6); sections > 0; --sections) {
            WallSection section;
            visitWallSection(section, fill);
            expected += straightLine(section, port.garrison);
            port.sections.push_back(std::move(section));
        }
        const Price price = fortificationPrice(port, m_prices);
        QCOMPARE(price.total.hundredths(), expected);
        QVERIFY(sumsUp(price.lines, price.total));
    }
}

QTEST_APPLESS_MAIN(RandomFitsTest)
#include "random_fits_test.moc"
