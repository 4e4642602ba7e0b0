// SPDX-License-Identifier: GPL-3.0-or-later
// What weather and old damage of a campaign do to its ships at sea (RS-22.6, 22.7).
#include <QTest>

#include "core/rules/ramming_speed/battle/game.h"
#include "core/rules/ramming_speed/combat/ramming.h"
#include "core/rules/ramming_speed/movement/row.h"
#include "tests/core/rules/ramming_speed/briefs.h"
#include "tests/core/rules/ramming_speed/skirmish.h"

using namespace navarch;
using namespace navarch::ramming;

namespace {

/// A brief of one trireme a side, the first of them to be changed.
struct Campaign {
    BattleBrief brief = briefOf(1);

    FleetShip& ship() { return brief.sides[0].fleet.ships[0]; }
    ShipFit& fit() { return ship().fit; }
    Condition& condition() { return ship().condition; }
    [[nodiscard]] RammingSpeed game() const { return gameOf(brief); }
};

} // namespace

class RammingWeatherTest : public QObject {
    Q_OBJECT
private slots:
    void rs_22_6_rs_22_7_whatTheyDoAtSea();
};

/// What weather and old damage do to a ship that moves: the Move points of her Sail roll, and those she has.
void RammingWeatherTest::rs_22_6_rs_22_7_whatTheyDoAtSea()
{
    const auto moved = [](const Campaign& campaign, int face) {
        const RammingSpeed game = campaign.game();
        State state = game.opening();
        const std::vector<int> faces{5, 4, face}; // who begins, and the Sail roll
        BattleDice dice = BattleDice::typed(faces);
        Proceedings proceedings(dice);
        for (const Order& order : {Order{Begin{}}, Order{Ready{0}}, Order{Ready{1}}, Order{Activate{0}}})
            game.perform(state, order, proceedings);
        return std::pair{int(state.now.sail), int(state.now.mp)};
    };
    using Moved = std::pair<int, int>;
    Campaign calm;
    QCOMPARE(moved(calm, 8), (Moved{1, 7}));
    calm.brief.weather.wind = Wind::Gale; // open water is rough: -1
    QCOMPARE(moved(calm, 8), (Moved{0, 6}));
    calm.brief.weather.wind = Wind::Fresh;
    QCOMPARE(moved(calm, 8), (Moved{0, 6}));
    calm.brief.options["terrain"] = "current:0.22-29.29"; // painted water is what it is
    QCOMPARE(moved(calm, 8), (Moved{1, 7}));
    calm.brief.weather.wind = Wind::Light;
    QCOMPARE(moved(calm, 9), (Moved{2, 8})); // and carries her by +1
    Campaign sails;
    sails.fit().sailOnly = true; // two Sails
    sails.brief.weather.wind = Wind::Light;
    QCOMPARE(moved(sails, 6).first, 1);
    sails.brief.weather.wind = Wind::Calm;
    QCOMPARE(moved(sails, 6).first, 0);
    sails.brief.weather.wind = Wind::Light;
    sails.condition().mastDown = true;
    QCOMPARE(moved(sails, 6).first, 0);
    Campaign hurt;
    hurt.condition().speedLost = 1;
    QCOMPARE(moved(hurt, 5), (Moved{0, 5}));
    hurt.condition().oarsLost = 2; // of four; three make full speed
    QCOMPARE(moved(hurt, 5), (Moved{0, 4}));
    Campaign steering;
    steering.condition().rudderHit = true;
    const RammingSpeed game = steering.game();
    State state = game.opening();
    state.now.ship = 0;
    state.now.mp = 3;
    state.phase = Phase::Row;
    QVERIFY(!game.check(state, pathOf(0, "L")));
    QVERIFY(!game.check(state, pathOf(0, "LF")));
    QVERIFY(game.check(state, pathOf(0, "LL"))); // four points
    Campaign wreck;
    wreck.condition().damage = Damage::Wrecked;
    QCOMPARE(movePointsOf(wreck.game().facts(), wreck.game().opening(), 0, 0, false), 0);
    // Each level of damage makes her easier to sink by one.
    for (const Damage damage : {Damage::None, Damage::Light, Damage::Medium, Damage::Heavy, Damage::Severe}) {
        Campaign struck;
        struck.condition().damage = damage;
        const RammingSpeed made = struck.game();
        const RamCase ram = ramCaseOf(made.facts(), made.opening(), 1, 0, 2, 3);
        QCOMPARE(ramModifier(made.facts().house(), ram, nullptr), static_cast<int>(damage));
    }
}

QTEST_APPLESS_MAIN(RammingWeatherTest)
#include "weather_test.moc"
