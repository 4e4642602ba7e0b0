// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/core/campaign/meddler.h"
#include "tests/core/campaign/money/war_months.h"
#include "tests/support/show.h"

using namespace navarch;
using namespace navarch::test;

/// A year in which anybody does anything: whatever the gate lets pass, the campaign stays sound (CP-4).
class RandomMonthsTest : public QObject {
    Q_OBJECT

private slots:
    void cp4_1_theLedgerSumsToZero_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 6; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void cp4_1_theLedgerSumsToZero()
    {
        QFETCH(const unsigned, seed);
        WarMonths war;
        Meddler meddler(seed);
        war.campaign.table<HeadRecord>().begin()->second.seed = seed;
        int done = 0;
        for (int week = 0; week < 48; ++week) {
            for (int i = 0; i < 12; ++i)
                done += war.perform(meddler.next(war.campaign)).empty();
            COMPARE_TEXT(war.passWeek(), std::string());
            COMPARE_TEXT(war.flaws(), std::string());
        }
        QVERIFY(done > 100);
        Talents all;
        for (const auto& [id, posting] : war.campaign.table<PostingRecord>())
            all += posting.amount;
        QVERIFY(all.isZero());
        QVERIFY(unbalancedTransactions(war.campaign).empty());
        for (const auto& [id, loan] : war.campaign.table<LoanRecord>())
            QVERIFY(loan.owed > Talents{});
    }

    /// A turn is one deed: taken back, all is as it was.
    void cp1_3_aMonthsEndIsTakenBackWhole()
    {
        WarMonths war;
        war.setTreasury("Athens", Talents::whole(-300));
        war.toLastWeek();
        const Campaign before = war.campaign;
        COMPARE_TEXT(war.passWeek(), std::string());
        QVERIFY(!(war.campaign == before));
        applyChanges(war.campaign, reversed(war.verdict.changes));
        QVERIFY(war.campaign == before);
    }
};

QTEST_APPLESS_MAIN(RandomMonthsTest)
#include "random_months_test.moc"
