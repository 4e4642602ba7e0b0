// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "tests/rules/rules_coverage.h"
#include "tests/support/show.h"

using namespace navarch::rules;

class RulesCoverageTest : public QObject {
    Q_OBJECT

private slots:
    void listsAreLines();
    void testsAreNamedAfterRules();
    void theCountIsPrinted();
};

void RulesCoverageTest::listsAreLines()
{
    QCOMPARE(rulesOf("XX-1.1\n\nXX-1.2\n"), (std::vector<std::string>{"XX-1.1", "XX-1.2"}));
}

void RulesCoverageTest::testsAreNamedAfterRules()
{
    const std::string source = "void xx_7_4_T1_sizes();\n"
                               "void ThatTest::xx_6_T_rows() {}\n"
                               "void xx_7_4_4_xx_2_10_two_in_one();\n"
                               "void xx_3_1(); void xx15_2_rounding();\n"
                               "xx_9_9(); // a call\n"
                               "void yy_1_1_another_game(); void xxx_1_2(); void xx_8_3rd();\n";
    QCOMPARE(rulesNamedIn(source, "XX"), (std::set<std::string>{"XX-7.4.T1", "XX-6.T", "XX-7.4.4", "XX-2.10",
                                                                "XX-3.1", "XX-15.2", "XX-8"}));
}

void RulesCoverageTest::theCountIsPrinted()
{
    const std::vector<std::string> rules{"XX-1.1", "XX-1.2", "XX-1.10"};
    QCOMPARE(coverageOf(rules, {"XX-1.1"}).text(),
             std::string("3 rules, 1 with tests, 2 without: XX-1.2, XX-1.10"));
    QVERIFY(coverageOf(rules, {"XX-1.1", "XX-1.2", "XX-1.10"}).isWhole());
    QVERIFY(
        coverageOf(rules, {"XX-1", "XX-1.1", "XX-1.2", "XX-1.10"}).isWhole()); // a test of a whole section
    const Coverage odd = coverageOf(rules, {"XX-1.1", "XX-1.2", "XX-1.10", "XX-2.1"});
    QVERIFY(!odd.isWhole());
    QCOMPARE(odd.text(), std::string("3 rules, 3 with tests, none without; tests of no rule: XX-2.1"));
}

QTEST_GUILESS_MAIN(RulesCoverageTest)
#include "rules_coverage_test.moc"
