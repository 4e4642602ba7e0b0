// SPDX-License-Identifier: GPL-3.0-or-later
// What squadrons' losses come to for ships and men (SQ-18.1, 18.6 to 18.10), with the worked example 16.19.
#include <QTest>

#include "core/rules/squadrons/aftermath/aftermath.h"
#include "tests/core/battle/play/typed_play.h"

using namespace navarch;
using namespace navarch::squadrons;

namespace {

const std::string nothing;

/// A battle that is over, of squadrons with ships of those weights; loss order is roster order.
struct Ended : TypedPlay {
    BattleFacts facts;
    State state;

    Ended()
    {
        facts.sides = {"Athens", "Corinth"};
        state.phase = Phase::Over;
        state.turn = 9;
    }
    SquadronNumber add(int side, int stands, const std::vector<int>& weights, int halvesLost = 0)
    {
        const auto number = static_cast<SquadronNumber>(facts.squadrons.size());
        SquadronFacts& made = facts.squadrons.emplace_back();
        made.name = "Squadron " + std::to_string(number + 1);
        made.side = side;
        made.stands = stands;
        made.firstPlace = state.lossOrder.size();
        for (const int weight : weights) {
            const auto ship = static_cast<std::int16_t>(facts.ships.size());
            ShipFacts& each = facts.ships.emplace_back();
            each.name = "Ship " + std::to_string(ship + 1);
            each.side = side;
            each.squadron = number;
            each.weight = weight;
            each.fit.oars = 3;
            each.fit.speed = 4;
            each.fit.archers = 1;
            each.fit.marines = 1;
            each.fit.ballistae = 1;
            made.weight += weight;
            made.ships.push_back(ship);
            state.lossOrder.push_back(ship);
            state.ships.emplace_back();
        }
        facts.first[2] = static_cast<SquadronNumber>(number + 1);
        if (side == 0)
            facts.first[1] = facts.first[2];
        Squadron& squadron = state.squadrons.emplace_back();
        squadron.halvesLost = static_cast<std::int8_t>(halvesLost);
        if (halvesLost == 2 * stands)
            squadron.status = Status::Destroyed;
        return number;
    }
    std::int16_t commander(int side, std::int16_t ship)
    {
        facts.commanders.push_back({"Commander", side, 0, Post::Squadron,
                                    facts.ships[static_cast<std::size_t>(ship)].squadron, ship});
        state.commanders.emplace_back();
        return static_cast<std::int16_t>(facts.commanders.size() - 1);
    }
    /// Somebody holds the field; -1: nobody.
    void won(int side)
    {
        state.victor = static_cast<std::int8_t>(side);
        state.holdsField = side >= 0;
        for (int each = 0; each < 2; ++each)
            state.left[static_cast<std::size_t>(each)] = each != side;
    }
    std::string settled(const std::vector<int>& faces)
    {
        return played(faces, [&](Proceedings& proceedings) { settle(facts, state, proceedings); });
    }
    [[nodiscard]] const ShipEnd& ship(int number) const
    {
        return state.ships[static_cast<std::size_t>(number)];
    }
    [[nodiscard]] ShipFate fate(int number) const { return static_cast<ShipFate>(ship(number).fate); }
    [[nodiscard]] PersonState captain(int number) const { return ship(number).condition.captain; }
};

/// "S S 3 . .": stricken, damage, unhurt.
QString lossesText(const Ended& battle, SquadronNumber squadron, int halves)
{
    std::vector<ShipLoss> losses(battle.facts.of(squadron).ships.size());
    lossesOf(battle.facts, battle.state, squadron, halves, losses);
    QStringList list;
    for (const ShipLoss& loss : losses)
        list << (loss.isStricken   ? QStringLiteral("S")
                 : loss.damage > 0 ? QString::number(loss.damage)
                                   : QStringLiteral("."));
    return list.join(' ');
}

} // namespace

class SquadronAftermathTest : public QObject {
    Q_OBJECT
private slots:
    void sq_18_6_sq_16_19_byLossOrder_data();
    void sq_18_6_sq_16_19_byLossOrder();
    void sq_18_6_theListOnlyGrows();
    void sq_18_6_oldDamageGetsWorse();
    void sq_18_7_whatBecomesOfTheStricken_data();
    void sq_18_7_whatBecomesOfTheStricken();
    void sq_18_7_onAHostileCoast();
    void sq_18_8_fleeingAndStaying();
    void sq_18_8_whatTheHurtHaveLost();
    void sq_18_8_whatSunkAndTakenShipsHaveLost();
    void sq_18_9_persons_data();
    void sq_18_9_persons();
    void sq_18_9_theDeadDoNotRoll();
    void sq_18_10_deedsOfWhoStruckLast();
    void sq_18_10_diceFallByAlpha();
    void sq_18_1_whoStandsOff();
};

void SquadronAftermathTest::sq_18_6_sq_16_19_byLossOrder_data()
{
    QTest::addColumn<int>("stands");
    QTest::addColumn<QList<int>>("weights");
    QTest::addColumn<int>("halves");
    QTest::addColumn<QString>("losses");
    QTest::newRow("five on five") << 5 << QList<int>(5, 3) << 5 << "S S 3 . .";
    QTest::newRow("four on four") << 4 << QList<int>(4, 3) << 1 << "3 . . .";
    QList<int> mixed(10, 3);
    mixed.prepend(4); // quinqueremes
    mixed.append(4);
    QTest::newRow("two sizes") << 5 << mixed << 3 << "S S S 2 . . . . . . . .";
    QTest::newRow("many ships a stand")
        << 4 << QList<int>(25, 3) << 1 << "S S S 1 . . . . . . . . . . . . . . . . . . . . .";
    QTest::newRow("all") << 4 << QList<int>(4, 3) << 8 << "S S S S";
    QTest::newRow("none") << 4 << QList<int>(4, 3) << 0 << ". . . .";
}

void SquadronAftermathTest::sq_18_6_sq_16_19_byLossOrder()
{
    QFETCH(int, stands);
    QFETCH(QList<int>, weights);
    QFETCH(int, halves);
    QFETCH(QString, losses);
    Ended battle;
    const SquadronNumber squadron = battle.add(0, stands, {weights.begin(), weights.end()});
    QCOMPARE(lossesText(battle, squadron, halves), losses);
}

void SquadronAftermathTest::sq_18_6_theListOnlyGrows()
{
    Ended battle;
    const SquadronNumber squadron = battle.add(0, 5, {5, 3, 3, 2, 4, 3, 3, 6, 1, 3});
    std::vector<ShipLoss> before(10);
    for (int halves = 1; halves <= 10; ++halves) {
        std::vector<ShipLoss> now(10);
        lossesOf(battle.facts, battle.state, squadron, halves, now);
        for (std::size_t i = 0; i < now.size(); ++i) {
            QVERIFY(!before[i].isStricken || now[i].isStricken);
            QVERIFY(now[i].isStricken || now[i].damage >= before[i].damage);
        }
        before = now;
    }
    for (const ShipLoss& loss : before)
        QVERIFY(loss.isStricken);
}

void SquadronAftermathTest::sq_18_6_oldDamageGetsWorse()
{
    Ended battle;
    const SquadronNumber squadron = battle.add(0, 4, std::vector<int>(25, 3));
    battle.facts.ships[3].before.damage = Damage::Medium;
    battle.facts.ships[4].before.damage = Damage::Light;
    QVERIFY(lossesText(battle, squadron, 1)
                .startsWith(QStringLiteral("S S S 3 1 ."))); // 1 by the budget, 2 + 1 is more
    battle.facts.ships[3].before.damage = Damage::Heavy;
    QVERIFY(lossesText(battle, squadron, 1).startsWith(QStringLiteral("S S S 4")));
}

void SquadronAftermathTest::sq_18_7_whatBecomesOfTheStricken_data()
{
    QTest::addColumn<int>("victor");
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("fate");
    QTest::addColumn<int>("damage");
    const auto row = [](const char* name, int victor, int face, ShipFate fate, int damage) {
        QTest::newRow(name) << victor << face << static_cast<int>(fate) << damage;
    };
    row("sunk on 2", 0, 2, ShipFate::Sunk, 5);
    row("hers who holds the field: her own", 0, 3, ShipFate::Afloat, 5);
    row("the enemy", 1, 3, ShipFate::Captured, 4);
    row("the enemy, on 6", 1, 6, ShipFate::Captured, 4);
    row("sunk on 1, whoever holds it", 1, 1, ShipFate::Sunk, 5);
    row("nobody", -1, 6, ShipFate::Sunk, 5);
}

void SquadronAftermathTest::sq_18_7_whatBecomesOfTheStricken()
{
    QFETCH(int, victor);
    QFETCH(int, face);
    QFETCH(int, fate);
    QFETCH(int, damage);
    Ended battle;
    battle.add(0, 1, {3}, 2);
    battle.add(1, 1, {3});
    battle.won(victor);
    std::vector<int> faces{face};
    if (static_cast<ShipFate>(fate) != ShipFate::Sunk)
        faces.insert(faces.end(), static_cast<std::size_t>(damage), 6); // conditions
    faces.push_back(6);                                                 // her captain
    QCOMPARE(battle.settled(faces), nothing);
    QVERIFY(battle.ship(0).isStricken);
    QCOMPARE(static_cast<int>(battle.fate(0)), fate);
    QCOMPARE(static_cast<int>(battle.ship(0).condition.damage), damage);
    QCOMPARE(int(battle.ship(0).captor), battle.fate(0) == ShipFate::Captured ? 1 : -1);
}

void SquadronAftermathTest::sq_18_7_onAHostileCoast()
{
    Ended battle;
    const SquadronNumber squadron = battle.add(0, 2, {3, 3}, 1);
    battle.add(1, 1, {3});
    battle.state.squadrons[static_cast<std::size_t>(squadron)].status = Status::Off;
    battle.state.squadrons[static_cast<std::size_t>(squadron)].leaving = Leaving::Captured;
    battle.won(1);
    // Half a stand is half a ship: damage 3. Three dice of condition, then a die a captain.
    QCOMPARE(battle.settled({6, 6, 6, 6, 6}), nothing);
    for (const int ship : {0, 1}) {
        QCOMPARE(battle.fate(ship), ShipFate::Captured);
        QCOMPARE(int(battle.ship(ship).captor), 1);
    }
    QCOMPARE(battle.ship(0).condition.damage, Damage::Heavy);
    QCOMPARE(battle.ship(1).condition.damage, Damage::None);
}

void SquadronAftermathTest::sq_18_8_fleeingAndStaying()
{
    Ended battle;
    const SquadronNumber gone = battle.add(0, 1, {3});
    battle.add(0, 1, {3});
    battle.add(1, 1, {3});
    battle.state.squadrons[static_cast<std::size_t>(gone)].status = Status::Off;
    battle.state.squadrons[static_cast<std::size_t>(gone)].leaving = Leaving::Fled;
    battle.state.victor = 0; // on points: nobody has left
    QCOMPARE(battle.settled({}), nothing);
    QCOMPARE(battle.fate(0), ShipFate::Fled);
    QCOMPARE(battle.fate(1), ShipFate::Afloat);
    QCOMPARE(battle.fate(2), ShipFate::Afloat);
    battle.won(0);
    QCOMPARE(battle.settled({}), nothing);
    QCOMPARE(battle.fate(2), ShipFate::Fled); // with her fleet
}

void SquadronAftermathTest::sq_18_8_whatTheHurtHaveLost()
{
    Ended battle;
    battle.add(0, 1, {3}, 1); // damage 3
    battle.add(1, 1, {3}, 1);
    battle.won(0);
    battle.facts.ships[1].before.damage = Damage::Light;
    battle.facts.ships[1].before.archersLost = 1;
    battle.facts.ships[1].fit.oars = 1;
    // Three new levels, then two.
    QCOMPARE(battle.settled({2, 3, 4, 5, 1}), nothing);
    const Condition& first = battle.ship(0).condition;
    QCOMPARE(first.damage, Damage::Heavy);
    QCOMPARE(first.oarsLost, 1);
    QCOMPARE(first.speedLost, 1);
    QCOMPARE(first.archersLost, 1);
    QCOMPARE(first.marinesLost, 0);
    const Condition& second = battle.ship(1).condition;
    QCOMPARE(second.damage, Damage::Heavy);
    QCOMPARE(second.archersLost, 1);
    QCOMPARE(second.marinesLost, 1); // no archers are left
    QCOMPARE(second.oarsLost, 1);
    // What is not there is not lost.
    battle.facts.ships[0].fit = {};
    battle.facts.ships[1].fit = {};
    battle.facts.ships[1].before = {};
    QCOMPARE(battle.settled({1, 3, 4, 5, 6, 1}), nothing);
    QCOMPARE(battle.ship(0).condition.oarsLost + battle.ship(0).condition.speedLost
                 + battle.ship(0).condition.archersLost + battle.ship(0).condition.heavyMarinesLost,
             0);
}

void SquadronAftermathTest::sq_18_8_whatSunkAndTakenShipsHaveLost()
{
    Ended battle;
    battle.add(0, 3, {3, 3, 3}, 6);
    battle.add(1, 1, {3});
    battle.won(1);
    // Fates: sunk, taken, taken; eight levels of condition; three captains.
    QCOMPARE(battle.settled({1, 3, 3, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6}), nothing);
    QCOMPARE(battle.ship(0).condition.marinesLost, 1);
    QCOMPARE(battle.ship(0).condition.ballistaeLost, 1);
    QCOMPARE(battle.ship(1).condition.archersLost, 1);
    QCOMPARE(battle.ship(1).condition.ballistaeLost, 0);
    // Towed in by her own: she cannot be rowed any more.
    Ended kept;
    kept.add(0, 1, {3}, 2);
    kept.add(1, 1, {3});
    kept.won(0);
    QCOMPARE(kept.settled({4, 6, 6, 6, 6, 6, 6}), nothing);
    QCOMPARE(kept.ship(0).condition.speedLost, 4);
    QCOMPARE(kept.ship(0).condition.archersLost, 0);
}

void SquadronAftermathTest::sq_18_9_persons_data()
{
    QTest::addColumn<int>("victor");
    QTest::addColumn<int>("fate"); // the die of her fate
    QTest::addColumn<int>("face");
    QTest::addColumn<int>("state");
    const auto row = [](const char* name, int victor, int fate, int face, PersonState state) {
        QTest::newRow(name) << victor << fate << face << static_cast<int>(state);
    };
    row("sunk 3", 1, 1, 3, PersonState::Dead);
    row("sunk 4, the enemy holds the field", 1, 1, 4, PersonState::Captured);
    row("sunk 4, his own do", 0, 1, 4, PersonState::Wounded);
    row("sunk 4, nobody does", -1, 1, 4, PersonState::Wounded);
    row("sunk 5", 1, 1, 5, PersonState::Wounded);
    row("sunk 6", 1, 1, 6, PersonState::Fit);
    row("taken 2", 1, 3, 2, PersonState::Dead);
    row("taken 3", 1, 3, 3, PersonState::Captured);
    row("swamped 1", 0, 3, 1, PersonState::Dead);
    row("swamped 2", 0, 3, 2, PersonState::Wounded);
    row("swamped 3", 0, 3, 3, PersonState::Fit);
}

void SquadronAftermathTest::sq_18_9_persons()
{
    QFETCH(int, victor);
    QFETCH(int, fate);
    QFETCH(int, face);
    QFETCH(int, state);
    Ended battle;
    battle.add(0, 1, {3}, 2);
    battle.add(1, 1, {3});
    const std::int16_t commander = battle.commander(0, 0);
    battle.won(victor);
    std::vector<int> faces{fate};
    if (fate >= 3)
        faces.insert(faces.end(), victor == 0 ? 5u : 4u, 6);
    faces.insert(faces.end(), {6, face}); // her captain, then who sailed in her
    QCOMPARE(battle.settled(faces), nothing);
    const CommanderEnd& end = battle.state.commanders[static_cast<std::size_t>(commander)];
    QCOMPARE(static_cast<int>(end.state), state);
    QCOMPARE(int(end.captor), end.state == PersonState::Captured ? 1 : -1);
}

void SquadronAftermathTest::sq_18_9_theDeadDoNotRoll()
{
    Ended battle;
    battle.add(0, 1, {3}, 2);
    battle.add(1, 1, {3});
    const std::int16_t commander = battle.commander(0, 0);
    battle.state.commanders[static_cast<std::size_t>(commander)].state = PersonState::Dead; // by SQ-5.3
    battle.state.ships[0].condition.captain = PersonState::Dead;
    battle.won(1);
    QCOMPARE(battle.settled({1}), nothing);
    QCOMPARE(battle.captain(0), PersonState::Dead);
    QCOMPARE(battle.state.commanders[static_cast<std::size_t>(commander)].state, PersonState::Dead);
    QCOMPARE(battle.captain(1), PersonState::Fit);
}

void SquadronAftermathTest::sq_18_10_deedsOfWhoStruckLast()
{
    Ended battle;
    const SquadronNumber a = battle.add(0, 2, {3, 3}, 4);
    const SquadronNumber b = battle.add(1, 1, {3});
    const SquadronNumber c = battle.add(1, 4, {3, 3, 3});
    Squadron& struck = battle.state.squadrons[static_cast<std::size_t>(a)];
    struck.blows[0] = c;
    struck.blows[1] = b; // completes the first ship
    struck.blows[2] = b;
    struck.blows[3] = c; // and c the second
    battle.won(1);
    // Fates: sunk, taken; conditions of the second; two captains; then whose deed the second is.
    QCOMPARE(battle.settled({1, 3, 6, 6, 6, 6, 6, 3, 2}), nothing);
    QCOMPARE(int(battle.ship(2).sinkings), 1);
    QCOMPARE(int(battle.ship(2).captures), 0);
    QCOMPARE(int(battle.ship(4).captures), 1);
    QCOMPARE(int(battle.ship(3).captures + battle.ship(5).captures), 0);
}

void SquadronAftermathTest::sq_18_10_diceFallByAlpha()
{
    Ended battle;
    battle.add(0, 1, {3}, 2);
    battle.add(1, 1, {3}, 2);
    battle.add(1, 1, {3});
    battle.won(1);
    battle.state.alpha = 1;
    // The second side's first: swamped and kept, then the other's: sunk. Five levels, two captains.
    QCOMPARE(battle.settled({3, 1, 6, 6, 6, 6, 6, 1, 5}), nothing);
    QCOMPARE(battle.fate(1), ShipFate::Afloat);
    QCOMPARE(battle.fate(0), ShipFate::Sunk);
    QCOMPARE(battle.captain(1), PersonState::Dead);
    QCOMPARE(battle.captain(0), PersonState::Wounded);
}

void SquadronAftermathTest::sq_18_1_whoStandsOff()
{
    const auto fateOf = [](int halvesLost, int victor) {
        Ended battle;
        battle.add(0, 1, {3}, halvesLost);
        battle.add(1, 1, {3});
        ShipFacts& off = battle.facts.ships.emplace_back();
        off.squadron = noSquadron;
        battle.state.ships.emplace_back();
        battle.won(victor);
        std::vector<int> faces;
        if (halvesLost == 2)
            faces = {1, 6}; // she who fought is sunk
        if (halvesLost == 2 && victor == 1)
            faces.push_back(6); // the captain of the one that is taken
        const std::string wrong = battle.settled(faces);
        return wrong.empty() ? static_cast<int>(battle.fate(2)) : -1;
    };
    QCOMPARE(fateOf(0, 0), static_cast<int>(ShipFate::Afloat));
    QCOMPARE(fateOf(0, 1), static_cast<int>(ShipFate::Fled));
    QCOMPARE(fateOf(2, 1), static_cast<int>(ShipFate::Captured));
}

QTEST_APPLESS_MAIN(SquadronAftermathTest)
#include "aftermath_test.moc"
