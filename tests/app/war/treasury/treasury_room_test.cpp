// SPDX-License-Identifier: GPL-3.0-or-later
// The treasury's lists, charts, forecast and loans (CP-4), and that a side's hold nothing of others (CP-2.3).
#include <QApplication>
#include <QElapsedTimer>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTest>

#include <cstdio>

#include "app/base/pricing/amounts.h"
#include "app/war/treasury/account_sums.h"
#include "app/war/treasury/balance_chart.h"
#include "app/war/treasury/battle_costs.h"
#include "app/war/treasury/csv.h"
#include "app/war/treasury/ledger.h"
#include "app/war/treasury/loan_desk.h"
#include "app/war/treasury/month_ahead.h"
#include "app/war/treasury/strength_chart.h"
#include "core/campaign/money/month_books.h"
#include "tests/app/model_dump.h"
#include "tests/app/war/treasury/curves_test.h"
#include "tests/app/war_file.h"

using namespace navarch;
using namespace navarch::test;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

/// Everything a treasury's screen can answer, in one text.
QString everything(OpenCampaign& campaign, const QTemporaryDir& folder)
{
    Ledger ledger;
    ledger.setCampaign(&campaign);
    QString text = dumpOf(ledger) + ledger.sums().income + ledger.sums().spending + ledger.sums().net
                   + ledger.sums().balance + textOf(ledger.spans()) + QString::number(ledger.total());
    ledger.setFilter(QStringLiteral("e"));
    text += dumpOf(ledger) + ledger.sums().net;
    const QString csv = folder.filePath(QStringLiteral("differential.csv"));
    ledger.exportCsv(QUrl::fromLocalFile(csv));
    text += QString::fromUtf8(contentOf(csv));
    AccountSums sums;
    sums.setLedger(&ledger);
    text += dumpOf(sums);
    BalanceChart balances;
    StrengthChart strengths;
    strengths.setActive(true);
    for (CurveList* curves : {static_cast<CurveList*>(&balances), static_cast<CurveList*>(&strengths)}) {
        curves->setCampaign(&campaign);
        while (strengths.busy())
            QCoreApplication::processEvents();
        text += dumpOf(*curves)
                + QStringLiteral("%1 %2 %3 %4")
                      .arg(curves->lowest())
                      .arg(curves->highest())
                      .arg(curves->last())
                      .arg(curves->marks())
                + curves->from() + curves->to();
        for (int row = 0; row < curves->rowCount(); ++row)
            for (const QPointF& point : curves->pointsAt(row))
                text += QStringLiteral(" %1/%2").arg(point.x()).arg(point.y());
    }
    MonthAhead month;
    month.setCampaign(&campaign);
    LoanDesk loans;
    loans.setCampaign(&campaign);
    BattleCosts costs;
    costs.setCampaign(&campaign);
    return text + dumpOf(month) + textOf(month.sums()) + month.when() + textOf(loans.loans())
           + textOf(loans.credits()) + dumpOf(costs);
}

} // namespace

class TreasuryRoomTest : public QObject {
    Q_OBJECT

private slots:
    void cp4_theLedgerIsNarrowed();
    void cp4_accountsAreSummed();
    void theLedgerAsCsv();
    void aFileThatCannotBeWrittenIsLeftAsItWas();
    void tenThousandLines();
    void cp4_theMonthAhead();
    void cp4_3_moneyThatWillBeMissing();
    void cp4_3_loans();
    void whatABattleCost();
    void cp2_3_aSideSeesItsOwnMoneyAlone();

private:
    QTemporaryDir m_folder;
};

void TreasuryRoomTest::cp4_theLedgerIsNarrowed()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    war.campaign.table<HeadRecord>().begin()->second.turn = 60;
    war.move(athens, Account::Trade, Talents::whole(30), "Income of Piraeus", 58);
    war.move(athens, Account::Upkeep, -Talents::whole(12), "Fleet of the Piraeus, at sea", 60);
    const auto campaign = war.opened(m_folder);
    QVERIFY(campaign);
    Ledger ledger;
    ledger.setCampaign(campaign.get());
    const int all = ledger.rowCount();
    QCOMPARE(ledger.total(), all);
    ledger.setSide(static_cast<int>(athens.value));
    const int own = ledger.rowCount();
    QVERIFY(own < all);
    ledger.setSpan(QStringLiteral("week"));
    QCOMPARE(ledger.rowCount(), 1);
    QCOMPARE(ledger.sums().spending, QStringLiteral("−12.00"));
    QCOMPARE(ledger.sums().income, QStringLiteral("0.00"));
    ledger.setSpan(QStringLiteral("quarter"));
    QCOMPARE(ledger.rowCount(), 2);
    QCOMPARE(ledger.sums().net, QStringLiteral("+18.00"));
    ledger.setAccount(QStringLiteral("trade"));
    QCOMPARE(ledger.rowCount(), 1);
    QCOMPARE(ledger.sums().net, QStringLiteral("+30.00"));
    ledger.setFilter(QStringLiteral("PIRAEUS"));
    QCOMPARE(ledger.rowCount(), 1);
    ledger.setFilter(QStringLiteral("Corinth"));
    QCOMPARE(ledger.rowCount(), 0);
    QCOMPARE(ledger.sums().net, QStringLiteral("0.00"));
    ledger.setSpan({});
    ledger.setAccount({});
    ledger.setFilter({});
    QCOMPARE(ledger.rowCount(), own);
    QCOMPARE(ledger.total(), own);
}

void TreasuryRoomTest::cp4_accountsAreSummed()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    war.campaign.table<HeadRecord>().begin()->second.turn = 3;
    war.move(athens, Account::Trade, Talents::whole(40), "Income", 3);
    war.move(athens, Account::Upkeep, -Talents::whole(10), "Upkeep", 3);
    const auto campaign = war.opened(m_folder);
    Ledger ledger;
    ledger.setCampaign(campaign.get());
    ledger.setSide(static_cast<int>(athens.value));
    ledger.setSpan(QStringLiteral("week"));
    AccountSums sums;
    sums.setLedger(&ledger);
    QCOMPARE(sums.rowCount(), 2);
    QCOMPARE(sums.value(0, "account").toString(), QStringLiteral("Trade"));
    QCOMPARE(sums.value(0, "incomeShare").toDouble(), 1.0);
    QCOMPARE(sums.value(1, "spendingShare").toDouble(), 0.25);
    QCOMPARE(sums.value(1, "spending").toString(), QStringLiteral("−10.00"));
    QCOMPARE(sums.income(), QStringLiteral("40.00"));
    ledger.setFilter(QStringLiteral("nothing like it")); // a search narrows the lines, not the accounts
    QCOMPARE(sums.rowCount(), 2);
}

void TreasuryRoomTest::theLedgerAsCsv()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    war.campaign.table<HeadRecord>().begin()->second.turn = 5;
    for (const char* reason : {"=HYPERLINK(\"x\")", "+1", "-1", "@SUM(A1)", "Plain, \"quoted\""})
        war.move(athens, Account::Umpire, -Talents::ofHundredths(1250), reason, 5);
    const auto campaign = war.opened(m_folder);
    Ledger ledger;
    ledger.setCampaign(campaign.get());
    ledger.setSide(static_cast<int>(athens.value));
    ledger.setSpan(QStringLiteral("week"));
    CsvText tab; // no reason can hold one, a name from elsewhere might
    tab.text(QStringLiteral("\tx"));
    QCOMPARE(tab.bytes(), QByteArray("\"'\tx\""));
    const QString path = m_folder.filePath(QStringLiteral("ledger.csv"));
    QSignalSpy done(campaign.get(), &OpenCampaign::done);
    QVERIFY(ledger.exportCsv(QUrl::fromLocalFile(path)));
    QCOMPARE(done.count(), 1);
    const QList<QByteArray> lines = contentOf(path).split('\n');
    QCOMPARE(lines.size(), 7); // the heads, five lines and nothing after the last
    const char* quoted[] = {R"x("'=HYPERLINK(""x"")")x", R"x("'+1")x", R"x("'-1")x", R"x("'@SUM(A1)")x",
                            R"x("Plain, ""quoted""")x"};
    for (int i = 0; i < 5; ++i) {
        const QByteArray& line = lines[i + 1];
        QVERIFY2(line.contains(quoted[i]), line.constData());
        QVERIFY2(line.startsWith("6,"), line.constData());     // the turn, a number
        QVERIFY2(line.contains(",-12.50,"), line.constData()); // the amount, a number with its sign
        QVERIFY2(line.endsWith("\r"), line.constData());
    }
}

void TreasuryRoomTest::aFileThatCannotBeWrittenIsLeftAsItWas()
{
    FoughtWar war("Krios");
    const auto campaign = war.opened(m_folder);
    Ledger ledger;
    ledger.setCampaign(campaign.get());
    QSignalSpy failed(campaign.get(), &OpenCampaign::failed);
    QVERIFY(!ledger.exportCsv(
        QUrl::fromLocalFile(m_folder.filePath(QStringLiteral("no such folder/ledger.csv")))));
    QVERIFY(!ledger.exportCsv(QUrl::fromLocalFile(m_folder.path()))); // a folder is no file
    QCOMPARE(failed.count(), 2);
    QVERIFY(!failed.first().first().toString().isEmpty());
}

void TreasuryRoomTest::tenThousandLines()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    constexpr int lines = 10'000;
    for (int i = 0; i < lines; ++i)
        war.move(athens, i % 3 == 0 ? Account::Trade : Account::Upkeep,
                 i % 3 == 0 ? Talents::whole(9) : -Talents::whole(4), "Movement number " + std::to_string(i),
                 i / 10);
    war.campaign.table<HeadRecord>().begin()->second.turn = lines / 10;
    const auto campaign = war.opened(m_folder);
    QVERIFY(campaign);
    Ledger ledger;
    ledger.setSide(static_cast<int>(athens.value));
    QElapsedTimer clock;
    clock.start();
    ledger.setCampaign(campaign.get());
    std::printf("a ledger of %d lines laid in %d ms\n", ledger.total(), static_cast<int>(clock.restart()));
    QVERIFY(ledger.total() >= lines);
    QSignalSpy resets(&ledger, &QAbstractItemModel::modelReset);
    for (const char* typed : {"n", "nu", "number 7", "number 77", ""}) {
        clock.restart();
        ledger.setFilter(QString::fromLatin1(typed));
        std::printf("narrowed to \"%s\": %d lines in %.1f ms\n", typed, ledger.rowCount(),
                    static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    QCOMPARE(resets.count(), 0);
    QCOMPARE(ledger.rowCount(), ledger.total());
    ledger.setFilter(QStringLiteral("number 77"));
    QCOMPARE(ledger.rowCount(), 1 + 10 + 100); // 77, 770-779, 7700-7799

    BalanceChart chart;
    chart.setSide(static_cast<int>(athens.value));
    chart.setCampaign(campaign.get());
    QVERIFY(chart.pointsAt(0).size() > 2 * lines);
    QLineSeries series;
    clock.restart();
    chart.pour(0, &series);
    std::printf("%d points poured as %d in %.1f ms\n", static_cast<int>(chart.pointsAt(0).size()),
                static_cast<int>(series.count()), static_cast<double>(clock.nsecsElapsed()) / 1e6);
    QVERIFY(series.count() > 0 && series.count() < 5000);
    QCOMPARE(series.at(series.count() - 1).y(), chart.pointsAt(0).last().y());
}

void TreasuryRoomTest::cp4_theMonthAhead()
{
    FoughtWar war("Krios");
    const auto campaign = war.opened(m_folder);
    MonthAhead month;
    month.setCampaign(campaign.get());
    QCOMPARE(month.sums().size(), 4);
    const SideId athens = war.side("Athens");
    campaign->setEyes(static_cast<int>(athens.value));
    QCOMPARE(month.sums().size(), 1);
    const MonthForecast core = nextMonth(*campaign->campaign(), campaign->figures(), athens);
    QVERIFY(!core.lines.empty());
    QCOMPARE(month.rowCount(), static_cast<int>(core.lines.size()));
    for (int row = 0; row < month.rowCount(); ++row) {
        const MonthLine& line = core.lines[static_cast<std::size_t>(row)];
        QCOMPARE(month.value(row, "text").toString(), QString::fromStdString(line.text.english()));
        QCOMPARE(month.value(row, "rule").toString(), QString::fromStdString(line.rule));
        QCOMPARE(month.value(row, "amount").toString(), signedAmountText(line.amount));
    }
    const auto sum = month.sums().first();
    QCOMPARE(sum.after, amountText(core.after));
    QVERIFY(sum.warning.isEmpty());
    QCOMPARE(sum.warning, QString());
}

void TreasuryRoomTest::cp4_3_moneyThatWillBeMissing()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    war.move(athens, Account::Umpire, -(war.treasury("Athens") + Talents::whole(50)), "Stolen");
    const auto campaign = war.opened(m_folder);
    MonthAhead month;
    month.setCampaign(campaign.get());
    month.setSide(static_cast<int>(athens.value));
    const auto sum = month.sums().first();
    QVERIFY(!sum.warning.isEmpty() && sum.inDebt);
    QVERIFY(sum.warning.contains(QStringLiteral("CP-4.3")));
    QVERIFY(!sum.note.isEmpty()); // ships go unpaid, and what that does
    bool missing = false;
    for (int row = 0; row < month.rowCount(); ++row)
        missing |= !month.value(row, "missing").toString().isEmpty();
    QVERIFY(missing);
}

void TreasuryRoomTest::cp4_3_loans()
{
    FoughtWar war("Krios");
    const auto campaign = war.opened(m_folder);
    const int athens = static_cast<int>(war.side("Athens").value);
    const int megara = static_cast<int>(war.side("Megara").value);
    LoanDesk desk;
    desk.setCampaign(campaign.get());
    QCOMPARE(desk.credits().size(), 4);
    const auto allowed = [](const DeedPreview& answer) { return answer.allowed; };
    const auto why = [](const DeedPreview& answer) { return answer.why; };
    for (const char* amount : {"", "a lot", "0", "-5", "999999"}) {
        QVERIFY2(!allowed(desk.previewBorrow(athens, QString::fromLatin1(amount))), amount);
        QVERIFY2(!why(desk.previewBorrow(athens, QString::fromLatin1(amount))).isEmpty(), amount);
    }
    const QString before = campaign->head()->treasury();
    const auto preview = desk.previewBorrow(athens, QStringLiteral("20"));
    QVERIFY(allowed(preview));
    QVERIFY(preview.what.contains(QStringLiteral("0.40"))); // 2% of 20
    QCOMPARE(campaign->head()->treasury(), before);         // asking changed nothing
    QVERIFY(desk.borrow(athens, QStringLiteral("20")));
    QCOMPARE(desk.loans().size(), 1);
    const int loan = desk.loans().first().loanId;
    QCOMPARE(desk.owedOf(loan), QStringLiteral("20.00"));
    QVERIFY(!allowed(desk.previewRepay(loan, QStringLiteral("21"))));
    QVERIFY(desk.repay(loan, QStringLiteral("5.50")));
    QCOMPARE(desk.owedOf(loan), QStringLiteral("14.50"));

    campaign->setEyes(megara); // another side neither sees nor pays nor takes it (CP-2.3)
    QVERIFY(desk.loans().isEmpty());
    QCOMPARE(desk.credits().size(), 1);
    QCOMPARE(desk.owedOf(loan), QString());
    QVERIFY(!desk.repay(loan, QStringLiteral("1")));
    QVERIFY(!desk.borrow(athens, QStringLiteral("1")));
    QVERIFY(why(desk.previewRepay(loan, QStringLiteral("1"))).isEmpty());
    campaign->setEyes(athens);
    QVERIFY(desk.repay(loan, QStringLiteral("14.50")));
    QVERIFY(desk.loans().isEmpty());
    campaign->undo();
    QCOMPARE(desk.loans().size(), 1);
}

void TreasuryRoomTest::whatABattleCost()
{
    FoughtWar war("Krios");
    const auto campaign = war.opened(m_folder);
    BattleCosts costs;
    costs.setCampaign(campaign.get());
    QCOMPARE(costs.rowCount(), 2);
    campaign->setEyes(static_cast<int>(war.side("Aegina").value));
    QCOMPARE(costs.rowCount(), 1);
    QCOMPARE(costs.value(0, "end").toString(), QStringLiteral("Won"));
    campaign->setEyes(static_cast<int>(war.side("Athens").value));
    QCOMPARE(costs.rowCount(), 0);
}

/// CP-2.3: with everything of the others changed, a side gets the same answers to the last byte.
void TreasuryRoomTest::cp2_3_aSideSeesItsOwnMoneyAlone()
{
    FoughtWar war("Krios");
    const SideId athens = war.side("Athens");
    war.put(LoanRecord{{}, athens, 0, Talents::whole(20), Talents::whole(18)});
    FoughtWar other = war;
    for (const char* name : {"Aegina", "Corinth", "Megara"}) {
        const SideId side = other.side(name);
        other.move(side, Account::Trade, Talents::whole(77), "Secret income of the others");
        other.move(side, Account::Upkeep, -Talents::whole(33), "Secret spending of the others");
        other.put(LoanRecord{{}, side, 0, Talents::whole(50), Talents::whole(49)});
    }
    for (auto& [id, ship] : other.campaign.table<ShipRecord>())
        if (other.campaign.find(ship.fleet)->side != athens) {
            ship.crewBought = CrewQuality::Elite;
            ship.experience += 3;
        }
    for (auto& [id, side] : other.campaign.table<BattleSideRecord>()) {
        side.losses += Talents::whole(60);
        side.money += Talents::whole(15);
    }
    const auto first = war.opened(m_folder);
    const auto second = other.opened(m_folder);
    QVERIFY(first && second);
    QVERIFY(everything(*first, m_folder) != everything(*second, m_folder)); // the umpire sees it all
    first->setEyes(static_cast<int>(athens.value));
    second->setEyes(static_cast<int>(athens.value));
    const QString lines = differenceOf(everything(*first, m_folder), everything(*second, m_folder));
    QVERIFY2(lines.isEmpty(), qPrintable(lines));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    TreasuryRoomTest test;
    const int curves = testCurves(argc, argv);
    return curves + QTest::qExec(&test, argc, argv);
}

#include "treasury_room_test.moc"
