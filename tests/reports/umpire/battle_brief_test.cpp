// SPDX-License-Identifier: GPL-3.0-or-later
// What a brief counts: the ships that are on the table, what they are worth with their losses and without, how long it lasts.
#include <QTest>

#include "core/battle/match/registry.h"
#include "core/data/figures.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/battle_papers.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

BattleBrief briefOf(std::string_view rules)
{
    BattleBrief brief;
    brief.rules = rules;
    for (const char* name : {"Athens", "Corinth"}) {
        BriefSide& side = brief.sides.emplace_back();
        side.name = name;
        FleetShip ship = plainFleet().ships.front();
        ship.squadron = "Van";
        for (int i = 0; i < 4; ++i) {
            ship.name = name + std::to_string(i);
            side.fleet.ships.push_back(ship);
        }
    }
    return brief;
}

} // namespace

class BattleBriefTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasItsLimit();
    void whatStandsOffIsNotOnTheTable();
    void lossesAreSaid();

private:
    [[nodiscard]] QString textOf(const BattleBrief& brief) const
    {
        const auto document = battleBrief(*battleMatter(brief, -1), builtInFigures(), {}, m_fonts);
        return document ? allText(*document) : QString::fromStdString(document.error().front().text());
    }

    FontMeasurer m_fonts;
};

/// Its own where the brief has none.
void BattleBriefTest::everyGameHasItsLimit()
{
    for (const RuleSet& game : builtInRuleSets().all()) {
        BattleBrief brief = briefOf(game.id);
        QVERIFY2(textOf(brief).contains(QStringLiteral("It lasts 60 turns at most.")),
                 qPrintable(textOf(brief)));
        brief.turnLimit = 7;
        QVERIFY2(textOf(brief).contains(QStringLiteral("It lasts 7 turns at most.")),
                 qPrintable(textOf(brief)));
    }
}

/// SQ-18.1
void BattleBriefTest::whatStandsOffIsNotOnTheTable()
{
    BattleBrief brief = briefOf("squadrons");
    QVERIFY(textOf(brief).contains(QStringLiteral("4 ships on the table")));
    QVERIFY(!textOf(brief).contains(QStringLiteral("stands off")));
    brief.sides.front().fleet.ships.back().condition.damage = Damage::Severe;
    const QString text = textOf(brief);
    QVERIFY2(text.contains(QStringLiteral("3 ships on the table")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("One more stands off")), qPrintable(text));
}

/// Both figures stand where they differ, and on the list of the fleet as well (as they stand).
void BattleBriefTest::lossesAreSaid()
{
    BattleBrief brief = briefOf(homeGame);
    QVERIFY(!textOf(brief).contains(QStringLiteral("without their losses")));
    const FleetShip& sound = brief.sides.front().fleet.ships.front();
    const int oars = sound.fit.oars;
    brief.sides.front().fleet.ships.front().condition.oarsLost = 1;
    const QString text = textOf(brief);
    QVERIFY(oars > 1);
    QVERIFY2(text.contains(QStringLiteral("without their losses it would be 123.20 talents")),
             qPrintable(text)); // four of 30.80
    QVERIFY(
        text.contains(QStringLiteral("4 ships on the table, 122.10 talents"))); // an oar of a veteran crew
}

QTEST_MAIN(BattleBriefTest)
#include "battle_brief_test.moc"
