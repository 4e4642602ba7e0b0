// SPDX-License-Identifier: GPL-3.0-or-later
// Where squadrons stand at first, and who may put them where, at every bound (SQ-3).
#include <QTest>

#include "core/rules/squadrons/battle/game.h"
#include "core/rules/squadrons/geometry/formation.h"
#include "core/rules/squadrons/setup/deploy.h"
#include "core/rules/squadrons/setup/set_up.h"
#include "tests/core/battle/play/typed_play.h"
#include "tests/core/rules/squadrons/setup/briefs.h"

using namespace navarch;
using squadrons::DeploySquadron;
using squadrons::frontOf;
using squadrons::inch;
using squadrons::Ready;
using squadrons::SquadronNumber;
using squadrons::Squadrons;
using squadrons::State;
using squadrons::TablePoint;
using Drawn = squadrons::Formation;

namespace {

/// "23.5,12 28.5,12": the fronts of a side's squadrons in inches.
QString fronts(const Squadrons& game, const State& state, int side)
{
    QStringList list;
    for (std::size_t i = 0; i < game.facts().squadrons.size(); ++i)
        if (game.facts().squadrons[i].side == side) {
            const TablePoint front = frontOf(squadrons::baseOf(state, static_cast<SquadronNumber>(i)));
            list << QStringLiteral("%1,%2").arg(front.x / 1000.0).arg(front.y / 1000.0);
        }
    return list.join(' ');
}

QString fronts(const BattleBrief& brief, int side)
{
    const Squadrons game = begunGame<Squadrons>(brief);
    return fronts(game, game.opening(), side);
}

} // namespace

class SquadronLinesTest : public QObject {
    Q_OBJECT
private slots:
    void sq_3_2_linesOfSquadrons();
    void sq_3_2_asManyRowsAsAreWanted();
    void sq_3_2_stripsOfBothSides();
    void sq_3_2_refusals();
    void sq_3_2_whoHasDeployed();
    void sq_3_2_wishesOfABrief();
    void sq_3_2_wishesThatCannotBe();
    void sq_3_1_alphaDeploysNearest();
    void sq_3_1_landOfEachPlace();
};

void SquadronLinesTest::sq_3_2_linesOfSquadrons()
{
    BattleBrief brief = briefOf(24);
    brief.sides[1].fleet.ships.front().count = 18;
    // Six of four stands and an inch between them are 29" wide, about x = 36.
    QCOMPARE(fronts(brief, 0), QStringLiteral("23.5,12 28.5,12 33.5,12 38.5,12 43.5,12 48.5,12"));
    // Four, four, four, three and three are 22", from their own left to their right.
    QCOMPARE(fronts(brief, 1), QStringLiteral("45,36 40,36 35,36 30.5,36 26.5,36"));
    const State state = begunGame<Squadrons>(brief).opening();
    QCOMPARE(squadrons::baseOf(state, 0).heading, 0);
    QCOMPARE(squadrons::baseOf(state, 6).heading, 180);
}

void SquadronLinesTest::sq_3_2_asManyRowsAsAreWanted()
{
    // A table 48" wide has 44" for them: nine squadrons of four to a row; the others stand two inches behind.
    BattleBrief brief = briefOf(44);
    brief.options["table"] = "48x36";
    brief.options["stands"] = "44";
    QCOMPARE(fronts(brief, 0),
             QStringLiteral("4,12 9,12 14,12 19,12 24,12 29,12 34,12 39,12 44,12 21.5,10 26.5,10"));
    QCOMPARE(fronts(brief, 1),
             QStringLiteral("44,24 39,24 34,24 29,24 24,24 19,24 14,24 9,24 4,24 26.5,26 21.5,26"));
    brief.options["table"] = "47x36"; // eight to a row
    QVERIFY(fronts(brief, 0).endsWith(QStringLiteral(" 18.5,10 23.5,10 28.5,10")));
    // Six rows of one squadron: eleven do not go in.
    BattleBrief tight = briefOf(24);
    tight.options["table"] = "24x36";
    tight.options["stand"] = "2"; // eight inches wide, two to a row of 20, at four inches
    QCOMPARE(fronts(tight, 0), QStringLiteral("7.5,12 16.5,12 7.5,8 16.5,8 7.5,4 16.5,4"));
    tight = briefOf(44);
    tight.options["table"] = "24x36";
    tight.options["stand"] = "2";
    tight.options["stands"] = "44";
    QCOMPARE(whyNotBegun<Squadrons>(tight), std::string("options.table"));
}

void SquadronLinesTest::sq_3_2_stripsOfBothSides()
{
    const Squadrons game = begunGame<Squadrons>(briefOf(4));
    const State state = game.opening();
    const auto inZone = [&](int side, int x, int y,
                            int heading = 0) { // hundredths of an inch; a line of four
        return squadrons::isInZone(
            game.facts(), state, side,
            squadrons::baseAt({x * 10, y * 10}, heading, squadrons::footprintOf(Drawn::EpiMias, 4, inch)));
    };
    QVERIFY(inZone(0, 3600, 1200) && !inZone(0, 3600, 1201));
    QVERIFY(inZone(0, 3600, 100) && !inZone(0, 3600, 99)); // its rear on the base edge
    QVERIFY(inZone(0, 400, 600) && !inZone(0, 399, 600));
    QVERIFY(inZone(0, 6800, 600) && !inZone(0, 6801, 600));
    QVERIFY(inZone(1, 3600, 3700) && !inZone(1, 3600, 3699));
    QVERIFY(inZone(1, 3600, 4800) && !inZone(1, 3600, 4801));
    QVERIFY(inZone(1, 400, 4000) && !inZone(1, 399, 4000));
    QVERIFY(inZone(1, 6800, 4000) && !inZone(1, 6801, 4000));
    QVERIFY(!inZone(0, 3600, 4000) && !inZone(1, 3600, 600));
    QVERIFY(inZone(0, 300, 600, 90) && !inZone(0, 299, 600, 90)); // looking east its stern is the west of it
}

void SquadronLinesTest::sq_3_2_refusals()
{
    const Squadrons game = begunGame<Squadrons>(threeSquadrons());
    const State state = game.opening();
    const auto why = [&](SquadronNumber squadron, Drawn formation, int x, int y, int heading) {
        const squadrons::Order order =
            DeploySquadron{squadron, formation, x * 10, y * 10, static_cast<std::int16_t>(heading)};
        return reasonOf(game.facts(), game.check(state, order), order);
    };
    QCOMPARE(why(0, Drawn::EpiMias, 1000, 600, 0), std::string());
    QCOMPARE(why(0, Drawn::EpiMias, 1000, 600, 359), std::string());
    QCOMPARE(why(0, Drawn::EpiMias, 1000, 600, 360), std::string("There is no such heading."));
    QCOMPARE(why(0, Drawn::EpiMias, 1000, 600, -1), std::string("There is no such heading."));
    QCOMPARE(why(0, Drawn::Kyklos, 1000, 600, 0), std::string("Too few stands.")); // two
    QCOMPARE(why(0, Drawn::EpiPollon, 1000, 600, 0), std::string());
    QCOMPARE(why(0, Drawn::Unformed, 1000, 600, 0), std::string("Too few stands."));
    QCOMPARE(why(0, Drawn::EpiMias, 1000, 1300, 0),
             game.facts().name(0) + " is not wholly in its side's strip.");
    QCOMPARE(why(9, Drawn::EpiMias, 1000, 600, 0), std::string("There is no such squadron."));
    const TablePoint other = frontOf(squadrons::baseOf(state, 1));
    QCOMPARE(why(0, Drawn::EpiMias, other.x / 10, other.y / 10, 0), std::string("No room."));
    const Refusal strip = game.check(state, DeploySquadron{0, Drawn::EpiMias, 10'000, 13'000, 0});
    QCOMPARE(remedyOf(strip, {}).english(),
             std::string("Stay within 12\" of the base edge and 2\" clear of the other edges."));
}

void SquadronLinesTest::sq_3_2_whoHasDeployed()
{
    const Squadrons game = begunGame<Squadrons>(threeSquadrons());
    State state = game.opening();
    for (const std::int8_t wrong : {std::int8_t{-1}, std::int8_t{2}})
        QVERIFY(game.check(state, Ready{wrong}));
    QVERIFY(!game.check(state, Ready{0}) && !game.check(state, Ready{1}));
    state.ready[0] = true;
    QVERIFY(game.check(state, Ready{0}) && !game.check(state, Ready{1}));
    QVERIFY(game.check(state, DeploySquadron{0, Drawn::EpiMias, 10'000, 6'000, 0}));
    QVERIFY(!game.check(state, DeploySquadron{3, Drawn::EpiMias, 10'000, 40'000, 180}));
    state.ready[0] = false;
    squadrons::put(state, 0, squadrons::baseOf(state, 1)); // two on one place
    QVERIFY(game.check(state, Ready{0}));
    state.phase = squadrons::Phase::Moves;
    QVERIFY(game.check(state, Ready{1}));
}

void SquadronLinesTest::sq_3_2_wishesOfABrief()
{
    const auto placed = [](navarch::Formation formation, int x, int y, int heading, int ships = 4) {
        BattleBrief brief = briefOf(ships);
        Deployment& wish = brief.sides[0].deployment.emplace_back();
        wish.squadron = brief.sides[0].name;
        wish.formation = formation;
        wish.x = x; // tenths of an inch
        wish.y = y;
        wish.heading = heading;
        const Squadrons game = begunGame<Squadrons>(brief);
        const State state = game.opening();
        return fronts(game, state, 0) + ' ' + QString::number(static_cast<int>(state.squadrons[0].formation));
    };
    QCOMPARE(placed(navarch::Formation::Abreast, 100, 60, 0), QStringLiteral("10,6 0"));
    QCOMPARE(placed(navarch::Formation::Echelon, 100, 60, 0), QStringLiteral("10,6 2"));
    QCOMPARE(placed(navarch::Formation::Astern, 100, 60, 0), QStringLiteral("10,6 4"));
    QCOMPARE(placed(navarch::Formation::Echelon, 100, 60, 0, 1),
             QStringLiteral("10,6 4")); // too few for short columns
    QCOMPARE(placed(navarch::Formation::Echelon, 100, 60, 0, 2), QStringLiteral("10,6 2"));
    // The parts of a squadron stand side by side, an inch apart, about the middle that was named.
    BattleBrief parts = briefOf(8);
    Deployment& wish = parts.sides[0].deployment.emplace_back();
    wish.squadron = parts.sides[0].name;
    wish.formation = navarch::Formation::Abreast;
    wish.x = 200;
    wish.y = 60;
    wish.heading = 0;
    parts.sides[0].fleet.ships[0].squadron = "Van";
    parts.sides[0].deployment[0].squadron = "Van";
    QCOMPARE(fronts(parts, 0), QStringLiteral("17.5,6 22.5,6"));
    parts.sides[0].deployment[0].heading = 90; // the first on its left, which is north then
    QCOMPARE(fronts(parts, 0), QStringLiteral("20,8.5 20,3.5"));
    parts.sides[0].deployment[0].squadron = "Van 2"; // one of them by its name
    parts.sides[0].deployment[0].heading = 0;
    QVERIFY(fronts(parts, 0).endsWith(QStringLiteral(" 20,6")));
}

void SquadronLinesTest::sq_3_2_wishesThatCannotBe()
{
    const auto said = [](int x, int y, int heading, const char* squadron = nullptr, const char* ship = "") {
        BattleBrief brief = threeSquadrons();
        Deployment& wish = brief.sides[0].deployment.emplace_back();
        wish.squadron = squadron ? squadron : "Van";
        wish.ship = ship;
        wish.x = x;
        wish.y = y;
        wish.heading = heading;
        const auto game = Squadrons::begin(brief, builtInFigures());
        return game ? std::string() : game.error().front().place + ": " + game.error().front().what.english();
    };
    const std::string at = "sides[0].deployment[0]: ";
    QCOMPARE(said(100, 60, 0), std::string());
    QCOMPARE(said(100, 121, 0), at + "Van is not wholly in its side's strip.");
    QCOMPARE(said(-100, 60, 0), at + "Van is not wholly in its side's strip.");
    QCOMPARE(said(100, 60, 360), at + "There is no such heading.");
    QCOMPARE(said(100, 60, -7), at + "There is no such heading.");
    QCOMPARE(said(100, 60, 0, "Centre"), at + "This side has no such squadron.");
    QCOMPARE(said(100, 60, 0, ""), at + "This side has no such squadron.");
    QCOMPARE(said(100, 60, 0, "Van", "Argo"), at + "This side has no such squadron.");
}

void SquadronLinesTest::sq_3_1_alphaDeploysNearest()
{
    BattleBrief brief = briefOf(4);
    QCOMPARE(fronts(brief, 0), QStringLiteral("36,12"));
    brief.options["invader"] = "second";
    QCOMPARE(fronts(brief, 0), QStringLiteral("36,36"));
    QCOMPARE(fronts(brief, 1), QStringLiteral("36,12"));
    brief.options["alpha"] = "defender";
    QCOMPARE(fronts(brief, 0), QStringLiteral("36,12"));
    brief.options["invader"] = "first";
    QCOMPARE(fronts(brief, 0), QStringLiteral("36,36"));
}

void SquadronLinesTest::sq_3_1_landOfEachPlace()
{
    const auto land = [](PlaceKind place, const char* table = "72x48", const char* invader = "first") {
        BattleBrief brief = briefOf(4);
        brief.place = place;
        brief.options["table"] = table;
        brief.options["invader"] = invader;
        const Squadrons game = begunGame<Squadrons>(brief);
        const State state = game.opening();
        QStringList list;
        for (const squadrons::Base& base : squadrons::landOf(game.facts(), state)) {
            list << QStringLiteral("%1,%2").arg(base.centre.x / inch).arg(base.centre.y / inch);
            if (2 * base.halfWidth * 2 * base.halfLength != 12 * inch * 24 * inch)
                list << QStringLiteral("of another size");
        }
        return list.join(' ');
    };
    QCOMPARE(land(PlaceKind::OpenSea), QString());
    QCOMPARE(land(PlaceKind::Shore), QStringLiteral("-6,12 -6,36")); // along the whole west edge
    QCOMPARE(land(PlaceKind::Shore, "72x49"), QStringLiteral("-6,12 -6,36 -6,60"));
    QCOMPARE(land(PlaceKind::Port), QStringLiteral("12,54 36,54 60,54"));
    QCOMPARE(land(PlaceKind::Port, "73x48"), QStringLiteral("12,54 36,54 60,54 84,54"));
    QCOMPARE(land(PlaceKind::Port, "72x48", "second"), QStringLiteral("12,-6 36,-6 60,-6"));
}

QTEST_APPLESS_MAIN(SquadronLinesTest)
#include "lines_test.moc"
