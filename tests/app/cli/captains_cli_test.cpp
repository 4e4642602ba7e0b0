// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch captains`: levels are measured the same with any number of threads, and what cannot be is refused with its reason.
#include <QTest>

#include "core/battle/brief/captain_level.h"
#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

Run tiny(const QStringList& arguments, const QByteArray& input = {})
{
    Program program;
    program.path = TINY_NAVARCH;
    return program.run(QStringList{"captains", "match"} + arguments, input);
}

QByteArray brief(const QByteArray& rules = "tiny", const QByteArray& more = {})
{
    return R"({"format":"navarch-brief/1","rules":")" + rules + R"(","seed":5,"sides":[)" + more + R"(
        {"name":"Athens","captain":"bold","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":3}]}},
        {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","count":3}]}}]})";
}

} // namespace

class CaptainsCliTest : public QObject {
    Q_OBJECT

private slots:
    void everyLevelIsTaken();
    void theAnswerIsTheSameForAnyThreads();
    void itIsForPeopleToo();
    void aTestEndsIt();
    void conductIsCountedTheSameForAnyThreads();
    void whatCannotBeIsRefused_data();
    void whatCannotBeIsRefused();
};

void CaptainsCliTest::everyLevelIsTaken()
{
    for (const auto& level : EnumNames<CaptainLevel>::names) {
        const QString name = QString::fromUtf8(level.name.data(), qsizetype(level.name.size()));
        const Run run =
            tiny({"-", "--level", name, "--level", name, "--pairs", "1", "--format", "json"}, brief());
        QVERIFY2(run.code == 0, run.err);
        QCOMPARE(run.json()["levels"][1].get<std::string>(), name.toStdString());
        QCOMPARE(run.json()["elo"].get<double>(), 0.0); // as good as itself
    }
}

void CaptainsCliTest::theAnswerIsTheSameForAnyThreads()
{
    const Folder folder;
    const QString one = folder.write("one.json", brief());
    const QString other = folder.write("other.json", brief().replace("\"count\":3", "\"count\":2"));
    Json first;
    for (const char* threads : {"1", "2", "7"}) {
        Json answer = tiny({one, other, "--level", "captain", "--level", "ensign", "--pairs", "9", "--seed",
                            "3", "--threads", threads, "--format", "json"})
                          .json();
        QCOMPARE(answer["seed"].get<std::string>(), std::string("3"));
        QCOMPARE(answer["briefs"].size(), std::size_t{2});
        answer.erase("timing");
        if (first.is_null())
            first = answer;
        QCOMPARE(answer.dump(), first.dump());
    }
}

void CaptainsCliTest::itIsForPeopleToo()
{
    const Run run = tiny({"-", "--level", "ensign", "--level", "random", "--pairs", "4"}, brief());
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(run.out.startsWith("ensign against random, 4 pairs of battles\n"), run.out);
    QVERIFY2(run.out.contains("with 95% confidence") && run.out.contains("longest"), run.out);
    QVERIFY(run.err.isEmpty());
}

void CaptainsCliTest::aTestEndsIt()
{
    const Run run = tiny({"-", "--level", "ensign", "--level", "random", "--pairs", "500", "--sprt", "0,50",
                          "--format", "json"},
                         brief());
    QVERIFY2(run.code == 0, run.err);
    QCOMPARE(run.json()["sprt"]["answer"].get<std::string>(), std::string("most"));
    QVERIFY(run.json()["pairs"].get<int>() < 500);
    QVERIFY(!run.json()["stopped"].get<bool>());
}

void CaptainsCliTest::conductIsCountedTheSameForAnyThreads()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("trireme"));
    const auto counted = [&](const char* threads) {
        return navarchRun({"captains", "conduct", file, "--level", "ensign", "--battles", "4", "--threads",
                           threads, "--format", "json"});
    };
    const Run one = counted("1");
    QVERIFY2(one.code == 0, one.err);
    QCOMPARE(counted("3").out, one.out);
    const Json figures = one.json()["briefs"][0]["figures"];
    QVERIFY(figures.size() > 2);
    for (const Json& figure : figures)
        QVERIFY(figure["key"] == "friends-fouled" || figure["count"] <= figure["of"]);
    const Run text = navarchRun({"captains", "conduct", file, "--level", "random", "--battles", "1"});
    QVERIFY2(text.out.contains("ship-turns"), text.out);
}

void CaptainsCliTest::whatCannotBeIsRefused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const QStringList& arguments, const QByteArray& input, int code,
                        const char* expected) {
        QTest::newRow(name) << arguments << input << code << QByteArray(expected);
    };
    const QStringList levels{"--level", "ensign", "--level", "random"};
    row("no level", {"-", "--pairs", "1"}, brief(), 2, "--level is required");
    row("one level", {"-", "--level", "ensign", "--pairs", "1"}, brief(), 2, "--level");
    row("an unknown level", {"-", "--level", "ensign", "--level", "admiral", "--pairs", "1"}, brief(), 2,
        "admiral");
    row("no pairs", QStringList{"-"} + levels, brief(), 2, "--pairs is required");
    row("none of them", QStringList{"-", "--pairs", "0"} + levels, brief(), 2, "\"0\" cannot stand here.");
    row("a test upside down", QStringList{"-", "--pairs", "1", "--sprt", "50,0"} + levels, brief(), 2,
        "the first number must be the lower one");
    row("half a test", QStringList{"-", "--pairs", "1", "--sprt", "50"} + levels, brief(), 2, "--sprt");
    row("an unknown game", QStringList{"-", "--pairs", "1"} + levels, brief("chess"), 1, "There is no game");
    row("three sides", QStringList{"-", "--pairs", "1"} + levels,
        brief("tiny",
              R"({"name":"Aegina","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme"}]}},)"),
        1, "Captains are matched in battles of two sides.");
    row("no brief", QStringList{"nowhere.json", "--pairs", "1"} + levels, {}, 2, "nowhere.json");
}

void CaptainsCliTest::whatCannotBeIsRefused()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, input);
    QFETCH(int, code);
    QFETCH(QByteArray, expected);
    const Run run = tiny(arguments, input);
    QVERIFY2(run.code == code, run.err);
    QVERIFY2(run.err.contains(expected), run.err);
    QVERIFY2(run.out.isEmpty(), run.out);
}

QTEST_GUILESS_MAIN(CaptainsCliTest)
#include "captains_cli_test.moc"
