// SPDX-License-Identifier: GPL-3.0-or-later
// Fifty weeks of wars that captains fight: what the umpire's and the sides' papers of a week say of money, losses and ships is
// what ledger, archive and chronicle have of it.
#include <QTest>

#include <map>
#include <set>

#include "core/campaign/archive/archive.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/money/treasury.h"
#include "core/data/figures.h"
#include "reports/lists/price_lines.h"
#include "reports/paint/fonts.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/umpire/paper_setter.h"
#include "reports/words.h"
#include "tests/core/campaign/machine/war_fixture.h"
#include "tests/reports/page_checks.h"

using namespace navarch;
using namespace navarch::test;

class WeekFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void papersOfAWeekAgree_data();
    void papersOfAWeekAgree();
    void cleanupTestCase();

private:
    struct Afloat {
        std::string name;
        SideId side;
        std::string ally; ///< whose she is; empty: the side's own
    };
    [[nodiscard]] static std::string allyOf(const Campaign& campaign, FleetId fleet)
    {
        for (const auto& [id, contract] : campaign.table<ContractRecord>())
            if (contract.fleet == fleet)
                return contract.name;
        return {};
    }
    [[nodiscard]] static std::map<ShipId, Afloat> fleetsOf(const Campaign& campaign)
    {
        std::map<ShipId, Afloat> all;
        for (const auto& [id, ship] : campaign.table<ShipRecord>())
            if (const FleetRecord* fleet = campaign.find(ship.fleet))
                all.emplace(id, Afloat{ship.name, fleet->side, allyOf(campaign, ship.fleet)});
        return all;
    }
    [[nodiscard]] QString paper(const Campaign& campaign, CampaignPaperWish wish) const
    {
        const auto made = campaignPaper(wish, campaign, builtInFigures(), {}, m_fonts);
        return made ? allText(*made) : QString::fromStdString(made.error().front().text());
    }
    void checkMoney(const Campaign& campaign, SideId side, const QString& turn);
    void checkBattles(const Campaign& campaign, SideId side, const QString& turn);

    FontMeasurer m_fonts;
    int m_weeks = 0;
    int m_lines = 0;
    int m_battles = 0;
    int m_lost = 0; ///< ships, of whatever cause
};

void WeekFiguresTest::papersOfAWeekAgree_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("from");
    const auto row = [](const char* scenario, int seed, int from) {
        QTest::addRow("%s %d from week %d", scenario, seed, from)
            << QString::fromLatin1(scenario) << seed << from;
    };
    row("saronic-gulf", 1, 0);
    row("saronic-gulf", 2, 17);
    row("saronic-gulf", 3, 33);
    row("peloponnesian-war", 4, 3);
    row("peloponnesian-war", 5, 21);
}

/// Every line of its ledger stands in a side's report of the week and in its ledger on paper, and both end with what it has.
void WeekFiguresTest::checkMoney(const Campaign& campaign, SideId side, const QString& turn)
{
    const QString balance = printedAmount(balanceOf(campaign, side));
    QVERIFY2(turn.contains(Words::tr("%1 talents").arg(balance)), qPrintable(balance));
    std::map<int, QString> ledgers; // of years
    Talents last;
    bool isAny = false;
    for (const LedgerLine& line : ledgerOf(campaign, side)) {
        last = line.balance;
        isAny = true;
        if (line.turn + 1 < campaign.head().turn)
            continue;
        if (!ledgers.contains(line.year))
            ledgers.emplace(line.year, paper(campaign, {CampaignPaper::Ledger, side, line.year, {}, false}));
        const QString amount = printedAmount(line.amount);
        const QString reason = printedReason(line);
        QVERIFY2(turn.contains(amount) && turn.contains(reason), qPrintable(reason + amount));
        QVERIFY2(ledgers.at(line.year).contains(reason), qPrintable(reason));
        QVERIFY2(ledgers.at(line.year).contains(amount + QLatin1Char(' ') + printedAmount(line.balance)),
                 qPrintable(amount));
        ++m_lines;
    }
    if (isAny)
        QCOMPARE(printedAmount(last), balance);
}

/// What a battle cost is one figure on the umpire's report, the side's own and its report of the week, and every ship that was
/// lost is named on all three; both chronicles tell of it.
void WeekFiguresTest::checkBattles(const Campaign& campaign, SideId side, const QString& turn)
{
    for (const auto& [id, battle] : campaign.table<BattleRecord>()) {
        if (battle.state != BattleState::Fought || battle.turn + 1 != campaign.head().turn)
            continue;
        const BattleParts parts = partsOf(campaign, id);
        for (const BattleSideRecord* own : parts.sides) {
            if (own->side != side)
                continue;
            ++m_battles;
            const QString losses = printedAmount(own->losses);
            const QString umpires = paper(campaign, {CampaignPaper::Report, {}, {}, id, false});
            const QString owns = paper(campaign, {CampaignPaper::Report, side, {}, id, false});
            QVERIFY2(turn.contains(QStringLiteral("Losses: %1 talents.").arg(losses)), battle.name.c_str());
            Talents value;
            for (const BattleShipRecord* ship : parts.ships)
                value += ship->sideNumber == own->number ? ship->price : Talents();
            for (const QString& each : {umpires, owns})
                QVERIFY2(each.contains(printedAmount(value) + QLatin1Char(' ') + losses),
                         battle.name.c_str());
            for (const BattleShipRecord* ship : parts.ships) {
                if (ship->sideNumber != own->number
                    || (ship->fate != ShipFate::Sunk && ship->fate != ShipFate::Captured))
                    continue;
                const QString name = fromUtf8(ship->name);
                QVERIFY2(turn.contains(name) && umpires.contains(name) && owns.contains(name),
                         ship->name.c_str());
            }
            for (const SideId reader : {SideId(), side}) {
                const auto entries = chronicleFor(campaign, reader);
                QVERIFY2(std::any_of(entries.begin(), entries.end(),
                                     [&](const ChronicleRecord* entry) {
                                         return entry->turn == battle.turn
                                                && toldText(*entry).contains(fromUtf8(battle.name));
                                     }),
                         battle.name.c_str());
            }
        }
    }
}

void WeekFiguresTest::papersOfAWeekAgree()
{
    QFETCH(const QString, scenario);
    QFETCH(const int, seed);
    QFETCH(const int, from);
    MachineWar war(scenario.toStdString());
    war.campaign = machineWarOf(scenario.toStdString(), seed);
    const std::string before = war.fight(from);
    QVERIFY2(before.empty(), before.c_str());
    constexpr int weeks = 10;
    for (int week = 0; week < weeks; ++week) {
        const auto were = fleetsOf(war.campaign);
        const std::string wrong = war.fight(1);
        QVERIFY2(wrong.empty(), wrong.c_str());
        const auto are = fleetsOf(war.campaign);
        for (const auto& [side, record] : war.campaign.table<SideRecord>()) {
            const QString turn = paper(war.campaign, {CampaignPaper::TurnReport, side, {}, {}, false});
            checkMoney(war.campaign, side, turn);
            checkBattles(war.campaign, side, turn);
            if (QTest::currentTestFailed())
                return;
            // Whatever became of her, her side is told of her by name, or of the ally who took her home.
            for (const auto& [id, ship] : were) {
                const auto now = are.find(id);
                if (ship.side != side || (now != are.end() && now->second.side == side))
                    continue;
                const bool wentHome = !ship.ally.empty() && turn.contains(fromUtf8(ship.ally));
                QVERIFY2(wentHome || turn.contains(fromUtf8(ship.name)),
                         qPrintable(fromUtf8(ship.name) + QStringLiteral(" of ") + fromUtf8(record.name)
                                    + QStringLiteral(": ") + turn));
                ++m_lost;
            }
        }
        ++m_weeks;
    }
}

/// That there was something to compare.
void WeekFiguresTest::cleanupTestCase()
{
    qInfo("%d weeks, %d lines of ledgers, %d sides of battles, %d ships lost", m_weeks, m_lines, m_battles,
          m_lost);
    QCOMPARE(m_weeks, 50);
    QVERIFY(m_lines > 50 && m_battles > 10 && m_lost > 10);
}

QTEST_MAIN(WeekFiguresTest)
#include "week_figures_test.moc"
