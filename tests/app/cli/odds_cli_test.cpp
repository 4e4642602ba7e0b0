// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch odds ram`.
#include <QTest>

#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const QByteArray example = R"({ "format": "navarch-ram/1",
    "attacker": { "class": "trireme", "crew": "veteran", "condition": { "damage": "light" } },
    "target": { "class": "quinquereme", "condition": { "damage": "none" } },
    "aspect": "beam", "bow_edge": "full", "distance_moved": 8, "target_speed": 7, "target_stationary": false,
    "attacker_captain": "fit", "demoralised": false, "overloaded": false })";

} // namespace

class OddsCliTest : public QObject {
    Q_OBJECT

private slots:
    void theAnswerAsJson();
    void theAnswerAsText();
    void bowToBow();
    void badSituationsExitWithTwo_data();
    void badSituationsExitWithTwo();
};

void OddsCliTest::theAnswerAsJson()
{
    const Run run = navarchRun({"odds", "ram", "-", "--format", "json"}, example);
    QCOMPARE(run.code, 0);
    QCOMPARE(run.err, QByteArray());
    const Json answer = run.json();
    QCOMPARE(answer["format"].get<std::string>(), std::string("navarch-ram-odds/1"));
    const Json& target = answer["target"];
    QCOMPARE(target["modifier"].get<int>(), 4);
    int sum = 0;
    for (const Json& line : target["lines"]) {
        QCOMPARE(line["rule"].get<std::string>(), std::string("SA-7.4.T1"));
        QVERIFY(!line["text"].get<std::string>().empty());
        sum += line["modifier"].get<int>();
    }
    QCOMPARE(sum, 4);
    QCOMPARE(target["probabilities"]["light"]["fraction"].get<std::string>(), std::string("3/10"));
    QCOMPARE(target["probabilities"]["light"]["decimal"].get<double>(), 0.3);
    QCOMPARE(target["probabilities"]["matchwood"]["fraction"].get<std::string>(), std::string("0"));
    QCOMPARE(target["casualty_dice"]["severe"].get<int>(), 4);
    QCOMPARE(answer["attacker"]["probabilities"]["medium"]["fraction"].get<std::string>(),
             std::string("1/10"));
    QVERIFY(answer["attacker"]["self_test"].is_null());
}

void OddsCliTest::theAnswerAsText()
{
    const Run run = navarchRun({"odds", "ram", "-"}, example);
    QCOMPARE(run.code, 0);
    for (const char* part :
         {"Target: Quinquereme", "Whole bow edge on the beam", "On the d10", "30.0%", "SA-7.5.3"})
        QVERIFY2(run.out.contains(part), run.out);
}

void OddsCliTest::bowToBow()
{
    const Run run =
        navarchRun({"odds", "ram", "-", "--format", "json"},
                   R"({"format": "navarch-ram/1", "attacker": {"class": "trireme", "ram": "bronze"},
                                   "target": {"class": "trireme"}, "aspect": "bow"})");
    QCOMPARE(run.code, 0);
    const Json answer = run.json();
    QCOMPARE(answer["who_rams"]["attacker"]["fraction"].get<std::string>(), std::string("1/6"));
    QCOMPARE(answer["who_rams"]["target"]["fraction"].get<std::string>(), std::string("5/18"));
    QCOMPARE(answer["attacker"]["self_test"]["rule"].get<std::string>(), std::string("SA-7.4.4"));
    QVERIFY(!answer["attacker"]["lines"].empty());
}

void OddsCliTest::badSituationsExitWithTwo_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("complaint");
    const QByteArray place = "navarch: standard input: ";
    QTest::newRow("not JSON") << QByteArray("ram!") << QByteArray("navarch: standard input");
    QTest::newRow("a fleet") << QByteArray(R"({"format": "navarch-fleet/1"})") << place + "format: ";
    QTest::newRow("no target") << QByteArray(
        R"({"format": "navarch-ram/1", "attacker": {"class": "trireme"}})")
                               << place + "target: The ship is missing.";
    QTest::newRow("a wreck rams") << QByteArray(
        R"({"format": "navarch-ram/1", "attacker": {"class": "trireme", "condition": {"damage": "wrecked"}},
                          "target": {"class": "trireme"}})")
                                  << place
                                         + "attacker.condition.damage: A wreck cannot ram. Give a lesser "
                                           "damage.";
}

void OddsCliTest::badSituationsExitWithTwo()
{
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, complaint);
    const Run run = navarchRun({"odds", "ram", "-"}, input);
    QCOMPARE(run.code, 2);
    QCOMPARE(run.out, QByteArray());
    QVERIFY2(run.err.startsWith(complaint), run.err);
}

QTEST_GUILESS_MAIN(OddsCliTest)
#include "odds_cli_test.moc"
