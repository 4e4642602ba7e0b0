// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "tests/core/campaign/campaign_fixture.h"

using namespace navarch;
using namespace navarch::test;

class TreasuryTest : public QObject {
    Q_OBJECT

private slots:
    void aBalanceIsExplainedByItsEntries_decision10()
    {
        GamingTable table;
        for (const auto& [id, side] : table.campaign.table<SideRecord>()) {
            const auto ledger = ledgerOf(table.campaign, id);
            QVERIFY(!ledger.empty());
            Talents sum;
            for (const LedgerLine& line : ledger) {
                sum += line.amount;
                QCOMPARE(line.balance.text(), sum.text());
            }
            QCOMPARE(balanceOf(table.campaign, id).text(), sum.text());
        }
    }

    void theCounterAccountSaysWhereItWent()
    {
        GamingTable table;
        const auto ledger = ledgerOf(table.campaign, table.side("Corinth"));
        std::string accounts;
        for (const LedgerLine& line : ledger)
            accounts += std::string(nameOf(line.counter)) + " ";
        QCOMPARE(accounts, "budget fortifications yards commanders allies ");
    }

    void everythingPaidIsSomewhere_decision10()
    {
        GamingTable table;
        Talents all;
        for (const auto& [id, posting] : table.campaign.table<PostingRecord>())
            all += posting.amount;
        QVERIFY(all.isZero());
        QVERIFY(unbalancedTransactions(table.campaign).empty());
    }

    void aTransactionThatDoesNotSumToZeroIsFound()
    {
        GamingTable table;
        PostingRecord& posting = table.campaign.table<PostingRecord>().begin()->second;
        posting.amount += Talents::ofHundredths(1);
        const auto wrong = unbalancedTransactions(table.campaign);
        QCOMPARE(wrong.size(), std::size_t{1});
        QVERIFY(wrong.front() == posting.transaction);
    }

    void aTransactionWithoutPostingsIsFound()
    {
        GamingTable table;
        TransactionRecord empty;
        empty.id = TransactionId{900000};
        empty.reason = "Nothing";
        table.campaign.table<TransactionRecord>().emplace(empty.id, empty);
        QCOMPARE(unbalancedTransactions(table.campaign).size(), std::size_t{1});
    }

    /// Of a transaction that is not there, and of one whose postings do not stand together.
    void postingsAreCountedWhereverTheyStand()
    {
        GamingTable table;
        Table<PostingRecord>& postings = table.campaign.table<PostingRecord>();
        QVERIFY(postings.size() > 2);
        PostingRecord late = postings.begin()->second;
        postings.erase(postings.begin());
        QCOMPARE(unbalancedTransactions(table.campaign).size(), std::size_t{1});
        late.id = Id<PostingRecord>{900001};
        postings.emplace(late.id, late);
        QVERIFY(unbalancedTransactions(table.campaign).empty());
        PostingRecord stray = late;
        stray.id = Id<PostingRecord>{900002};
        stray.transaction = TransactionId{900003};
        postings.emplace(stray.id, stray);
        const auto wrong = unbalancedTransactions(table.campaign);
        QCOMPARE(wrong.size(), std::size_t{1});
        QVERIFY(wrong.front() == stray.transaction);
    }
};

QTEST_APPLESS_MAIN(TreasuryTest)
#include "treasury_test.moc"
