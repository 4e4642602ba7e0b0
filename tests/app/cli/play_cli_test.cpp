// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch battle play`: a battle in a terminal, line by line, of every game. The replay it leaves is the battle that was seen.
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "core/battle/match/registry.h"
#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

QByteArray brief(const QByteArray& rules, int ships = 1)
{
    const QByteArray fleet =
        R"("fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme","ram":"bronze","count":)"
        + QByteArray::number(ships) + "}]}";
    return R"({"format":"navarch-brief/1","rules":")" + rules
           + R"(","seed":5,"turn_limit":6,"sides":[{"name":"Athens",)" + fleet + R"(},{"name":"Corinth",)"
           + fleet + "}]}";
}

/// The numbered orders of an answer: how many its first list shows.
qsizetype ordersIn(const QByteArray& text)
{
    static const QRegularExpression order(QStringLiteral("^ +\\d+  \\S"),
                                          QRegularExpression::MultilineOption);
    qsizetype count = 0;
    for (auto found = order.globalMatch(QString::fromUtf8(text)); found.hasNext(); found.next())
        ++count;
    return count;
}

} // namespace

class PlayCliTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameIsPlayedToItsEnd_data() { eachGame(); }
    void everyGameIsPlayedToItsEnd();
    void captainsAnswerForAPlayer_data() { eachGame(); }
    void captainsAnswerForAPlayer();
    void whatIsTypedIsUnderstood();
    void aMoveOfOnesOwnIsTyped();
    void whoIsAskedIsNamedOnce_data() { eachGame(); }
    void whoIsAskedIsNamedOnce();
    void noOrderIsListedTwice();
    void whatIsTakenBackIsAskedAgain();
    void typedDiceAreAskedFor();
    void theInputMayEndAnywhere();
    void whatCannotBeIsRefused();

private:
    static void eachGame()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const RuleSet& game : builtInRuleSets().all())
            QTest::newRow(std::string(game.id).c_str())
                << QByteArray(game.id.data(), static_cast<qsizetype>(game.id.size()));
    }
};

/// On a free table the list has a captain's thoughts alone: wherever else a ship may go is typed.
void PlayCliTest::aMoveOfOnesOwnIsTyped()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("salamis-ad-actium", 2));
    const QByteArray begun = "1\n1\n1\n"; // the weather, and both have deployed
    const Run run =
        navarchRun({"battle", "play", file, "--all"},
                   begun + "move\nmove over there\nmove 3 s90\nmove 3.05\nmove 3 s30 1,5\nquit\n");
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(run.out.contains("Say how far"), run.out);
    QVERIFY2(run.out.contains("\"over\" is no part of a move"), run.out);
    QVERIFY2(run.out.contains("oars, fast, back, pivot, sail, ram, rake, touch"), run.out);
    QVERIFY2(run.out.contains("\"3.05\" is no part of a move"), run.out);
    QCOMPARE(run.out.count("moves 5.5 cm"), 1); // the turn takes one
    // Of the ship that is named, and by a gait that is begun.
    const Run other =
        navarchRun({"battle", "play", file, "--all"}, begun + "move Trireme 2 pi s45\nm 2\nquit\n");
    QVERIFY2(other.code == 0, other.err);
    QVERIFY2(other.out.contains("Trireme 2 (Corinth) turns on the spot"), other.out);
    QVERIFY2(other.out.contains("Trireme 1 (Corinth) moves 2 cm"), other.out);
    // Nothing is moved so on hexes.
    const Run hexes =
        navarchRun({"battle", "play", folder.write("hexes.json", brief("trireme"))}, "move 3\nquit\n");
    QVERIFY2(hexes.out.contains("Nothing can be moved by hand now."), hexes.out);
}

/// The first order of every list, until nobody asks any more; both sides by hand.
void PlayCliTest::everyGameIsPlayedToItsEnd()
{
    QFETCH(QByteArray, rules);
    const Folder folder;
    const QString replay = folder.path("replay.json");
    const Run run = navarchRun({"battle", "play", folder.write("brief.json", brief(rules)), "--all",
                                "--replay", replay, "--outcome", folder.path("outcome.json")},
                               QByteArray("1\n").repeated(3000));
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(run.out.startsWith("Athens against Corinth, " + rules + ", seed 5\n"), run.out.left(200));
    QVERIFY2(QString::fromUtf8(run.out).contains(QRegularExpression("(wins|A draw) after \\d+ turn")),
             run.out.right(600));
    const Run again = navarchRun({"battle", "replay", replay, "--log"});
    QVERIFY2(again.code == 0, again.err);
    QVERIFY(QFile::exists(folder.path("outcome.json")));
}

void PlayCliTest::captainsAnswerForAPlayer()
{
    QFETCH(QByteArray, rules);
    const Folder folder;
    const QString file = folder.write("brief.json", brief(rules, 2));
    const Run run = navarchRun({"battle", "play", file, "--side", "Corinth"}, "captain\nboard\ncaptains\n");
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(QString::fromUtf8(run.out).contains(QRegularExpression("(wins|A draw) after \\d+ turn")),
             run.out.right(600));
    QVERIFY2(run.out.contains("heading"), "the ships are told");
}

void PlayCliTest::whatIsTypedIsUnderstood()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("salamis-ad-actium"));
    const Run run =
        navarchRun({"battle", "play", file},
                   "help\n?\n0\n99999\nnonsense\n/no order has this word\n\nlog\nship \nship Nobody\nquit\n");
    QVERIFY2(run.code == 0, run.err);
    QVERIFY(run.out.count("the order of that number") == 2);
    QVERIFY(run.out.contains("There is no order 0;"));
    QVERIFY(run.out.contains("There is no order 99999;"));
    QVERIFY(run.out.contains("\"nonsense\" is nothing that can be typed here"));
    QVERIFY(run.out.contains("There is no such order now."));
    QVERIFY2(ordersIn(run.out) > 0, run.out);
    QVERIFY(!run.out.contains("after")); // nothing was given, nothing is over
}

/// "Rome: Rome: Rome 1 acts" was asked.
void PlayCliTest::whoIsAskedIsNamedOnce()
{
    QFETCH(QByteArray, rules);
    const Folder folder;
    const Run run = navarchRun({"battle", "play", folder.write("brief.json", brief(rules)), "--all"},
                               QByteArray("1\n").repeated(12) + QByteArray("\n").repeated(200));
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(run.out.contains("\nAthens"), run.out);
    for (const QByteArray side : {"Athens", "Corinth"})
        QVERIFY2(!run.out.contains(side + ": " + side + ":")
                     && !run.out.contains(side + ": " + side + " deploys"),
                 run.out);
    QVERIFY2(run.out.contains("These are all the orders there are."), "Enter is answered to the end");
}

/// A ship with an enemy straight ahead was offered the same move twice.
void PlayCliTest::noOrderIsListedTwice()
{
    const Folder folder;
    const Run run = navarchRun({"battle", "play", folder.write("brief.json", brief("salamis-ad-actium"))},
                               QByteArray("1\n").repeated(8));
    QVERIFY2(run.code == 0, run.err);
    static const QRegularExpression order(QStringLiteral("^ +\\d+  (\\S.*)$"));
    QSet<QString> listed;
    const QStringList lines = QString::fromUtf8(run.out).split(QLatin1Char('\n'));
    for (const QString& line : lines) {
        const auto found = order.match(line);
        if (line.trimmed().startsWith(QStringLiteral("1  ")))
            listed.clear();
        if (!found.hasMatch())
            continue;
        QVERIFY2(!listed.contains(found.captured(1)), qPrintable(line));
        listed.insert(found.captured(1));
    }
    QVERIFY(!listed.isEmpty());
}

void PlayCliTest::whatIsTakenBackIsAskedAgain()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("salamis-ad-actium"));
    const QString replay = folder.path("replay.json");
    const Run once = navarchRun({"battle", "play", file, "--all", "--replay", replay}, "1\n");
    QVERIFY2(once.code == 0, once.err);
    const QByteArray orders = contentOf(replay);
    const Run back = navarchRun({"battle", "play", file, "--all", "--replay", replay, "--force"},
                                "1\nundo\nundo\nredo\nundo\n1\n");
    QVERIFY2(back.code == 0, back.err);
    QVERIFY(back.out.contains("There is nothing to take back."));
    QCOMPARE(contentOf(replay), orders);
}

void PlayCliTest::typedDiceAreAskedFor()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("salamis-ad-actium"));
    const Run run =
        navarchRun({"battle", "play", file, "--all", "--dice", "--replay", folder.path("replay.json")},
                   QByteArray("1\n").repeated(3000));
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(run.out.contains("Roll a d"), run.out.right(400));
    const Run again = navarchRun({"battle", "replay", folder.path("replay.json")});
    QVERIFY2(again.code == 0, again.err);
}

void PlayCliTest::theInputMayEndAnywhere()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("trireme"));
    for (const QByteArray& typed :
         {QByteArray(), QByteArray("1"), QByteArray("captain\n\0\xff\x1b[2J\n", 15)}) {
        const Run run = navarchRun({"battle", "play", file}, typed);
        QVERIFY2(run.code == 0, run.err);
        QVERIFY(!run.out.contains('\x1b'));
    }
}

void PlayCliTest::whatCannotBeIsRefused()
{
    const Folder folder;
    const QString file = folder.write("brief.json", brief("trireme"));
    QCOMPARE(navarchRun({"battle", "play", "-"}).code, 2);
    QCOMPARE(navarchRun({"battle", "play", folder.path("none.json")}).code, 2);
    QCOMPARE(navarchRun({"battle", "play", file, "--side", "Nobody"}).code, 2);
}

QTEST_GUILESS_MAIN(PlayCliTest)
#include "play_cli_test.moc"
