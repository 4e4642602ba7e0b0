// SPDX-License-Identifier: GPL-3.0-or-later
// Small battles of every game there is, to their end, by the very captains that people meet: none reaches the ceiling of
// orders. The soak fights the large ones.
#include <QTest>

#include "core/battle/match/registry.h"
#include "tests/core/rules/ending_battles.h"

using namespace navarch;

class BattlesEndTest : public QObject {
    Q_OBJECT

private slots:
    void captainsWhoLookAheadComeToAnEnd_data()
    {
        QTest::addColumn<QString>("rules");
        for (const RuleSet& rules : builtInRuleSets().all())
            QTest::addRow("%s", rules.id.data()) << QString::fromLatin1(rules.id.data());
    }
    void captainsWhoLookAheadComeToAnEnd()
    {
        QFETCH(const QString, rules);
        int fought = 0;
        for (const EndingKind& kind : endingKinds(rules.toStdString(), 2)) {
            const EndingTally tally = playedOut(kind, 0, 1);
            const std::string told = kind.text() + ": " + tally.text();
            QVERIFY2(tally.undecided == 0, told.c_str());
            fought += tally.fought;
        }
        QVERIFY(fought >= 7); // one against one and two against two everywhere, and with merchantmen
    }

    void captainsOfForecastsComeToAnEnd_data() { captainsWhoLookAheadComeToAnEnd_data(); }
    void captainsOfForecastsComeToAnEnd()
    {
        QFETCH(const QString, rules);
        for (const EndingKind& kind : endingKinds(rules.toStdString(), 3)) {
            const EndingTally tally = simulatedOut(kind, 0, 5);
            const std::string told = kind.text() + ": " + tally.text();
            QVERIFY2(tally.undecided == 0, told.c_str());
        }
    }

    /// Those that went on for ever: a captain who looked ahead liked best to change a standing order, or a merchantman's sail.
    void thoseThatNeverEndedEnd_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("triremes");
        QTest::addColumn<int>("merchantmen");
        QTest::addColumn<int>("others");
        QTest::addColumn<int>("seed");
        QTest::addColumn<int>("otherMerchantmen");
        QTest::addRow("two triremes each") << "ramming-speed" << 2 << 0 << 2 << 0 << 0;
        for (const int seed : {7, 25, 26})
            QTest::addRow("three triremes, a merchantman %d", seed)
                << "salamis-ad-actium" << 3 << 1 << 3 << seed << 0;
        for (const int seed : {2, 14})
            QTest::addRow("two merchantmen %d", seed) << "salamis-ad-actium" << 0 << 1 << 0 << seed << 1;
    }
    void thoseThatNeverEndedEnd()
    {
        QFETCH(const QString, rules);
        QFETCH(const int, triremes);
        QFETCH(const int, merchantmen);
        QFETCH(const int, others);
        QFETCH(const int, seed);
        QFETCH(const int, otherMerchantmen);
        EndingKind kind;
        kind.rules = rules.toStdString();
        kind.first = triremes;
        kind.merchantmen = merchantmen;
        kind.second = others;
        kind.otherMerchantmen = otherMerchantmen;
        const EndingTally tally = playedOut(kind, static_cast<std::uint64_t>(seed), 1);
        QVERIFY2(tally.fought == 1 && tally.undecided == 0, tally.text().c_str());
    }
};

QTEST_GUILESS_MAIN(BattlesEndTest)
#include "battles_end_test.moc"
