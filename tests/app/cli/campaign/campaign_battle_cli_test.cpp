// SPDX-License-Identifier: GPL-3.0-or-later
// `navarch campaign battle`, with a made-up game.
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

class CampaignBattleCliTest : public QObject {
    Q_OBJECT

private slots:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->path("war.navarch");
        QCOMPARE(run({"campaign", "new", m_path, "--scenario", "saronic-gulf"}).code, 0);
        QCOMPARE(run({"campaign", "apply", m_path, "-"},
                     R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})")
                     .code,
                 0);
        const Run arranged = battle({"arrange", "--rules", "tiny", "--name", "Kekryphaleia", "--fleet",
                                     "Ships of Nisaia", "--fleet", "Ships of Aiakos"});
        QVERIFY2(arranged.code == 0, arranged.err);
    }

    void aBattleWaitsAndIsShown()
    {
        const Run listed = battle({"list"});
        QVERIFY2(listed.out.contains("Kekryphaleia") && listed.out.contains("waiting"), listed.out);
        const Json shown = run({"campaign", "show", m_path, "--format", "json"}).json();
        QCOMPARE(shown["battles"].size(), std::size_t{1});
        QVERIFY(shown["battles"][0]["state"] == "waiting");
        QVERIFY(run({"campaign", "show", m_path}).out.contains("Kekryphaleia"));
        QVERIFY(battle({"brief", "Kekryphaleia"}).json()["format"] == "navarch-brief/1");
    }

    void foughtUndoneAndDoneAgain()
    {
        const QByteArray before = exported();
        const Run asked = battle({"fight", "Kekryphaleia", "--ask"});
        QVERIFY2(asked.code == 0 && asked.out.contains("Nothing is changed yet"), asked.err);
        QCOMPARE(exported(), before);
        const Run fought = battle({"fight", "Kekryphaleia", "--format", "json"});
        QVERIFY2(fought.code == 0, fought.err);
        QCOMPARE(fought.json()["consequences"]["ships"].size(), std::size_t{11});
        const QByteArray after = exported();
        QVERIFY(after != before);
        QCOMPARE(run({"campaign", "undo", m_path}).code, 0);
        QCOMPARE(exported(), before);
        QCOMPARE(run({"campaign", "redo", m_path}).code, 0);
        QCOMPARE(exported(), after);
        QCOMPARE(run({"campaign", "verify", m_path}).code, 0);
        const Run replayed = battle({"replay", "Kekryphaleia"});
        QVERIFY2(replayed.code == 0 && replayed.out.contains("Played back as it was"), replayed.err);
        QCOMPARE(battle({"fight", "Kekryphaleia"}).code, 1);
    }

    void takenBackAndTypedIn()
    {
        const QString brief = m_folder->path("brief.json");
        const QString outcome = m_folder->path("outcome.json");
        const QString replay = m_folder->path("replay.json");
        QCOMPARE(battle({"brief", "Kekryphaleia", "--out", brief}).code, 0);
        const Run fought =
            run({"battle", "run", brief, "--seed", "9", "--outcome", outcome, "--replay", replay});
        QVERIFY2(fought.code == 0, fought.err);
        QCOMPARE(battle({"fight", "Kekryphaleia"}).code, 0);
        QCOMPARE(battle({"enter", "Kekryphaleia", outcome}).code, 1);
        const Run back = battle({"take-back", "Kekryphaleia"});
        QVERIFY2(back.code == 0, back.err);
        const Run entered = battle({"enter", "Kekryphaleia", outcome, "--replay", replay});
        QVERIFY2(entered.code == 0, entered.err);
        QVERIFY(run({"campaign", "verify", m_path}).code == 0);
        QCOMPARE(battle({"take-back", "Kekryphaleia"}).code, 0);
        QCOMPARE(battle({"call-off", "Kekryphaleia"}).code, 0);
        QVERIFY(battle({"list"}).out.contains("No battle waits"));
    }

    void whatCannotBeIsRefused_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char* name, const QStringList& arguments, int code, const char* expected) {
            QTest::newRow(name) << arguments << code << QByteArray(expected);
        };
        row("no such battle", {"fight", "Actium"}, 2, "There is no battle \"Actium\"");
        row("nearly such a battle", {"fight", "kekriphaleia"}, 2, "Did you mean \"Kekryphaleia\"?");
        row("such a battle but for case", {"fight", "KEKRYPHALEÍA", "--prize", "x"}, 2,
            "is no choice for a prize");
        row("nearly such a fleet", {"arrange", "--rules", "tiny", "--fleet", "nisaia"}, 2,
            "Did you mean \"Ships of Nisaia\"?");
        row("such a fleet but for case", {"arrange", "--rules", "tiny", "--fleet", "ships of nisaia"}, 1,
            "It waits for the battle \"Kekryphaleia\"");
        row("no such fleet", {"arrange", "--rules", "tiny", "--fleet", "Nobody"}, 2,
            "There is no fleet \"Nobody\"");
        row("no such game", {"arrange", "--rules", "chess", "--fleet", "Ships of Nisaia"}, 2,
            "There is no game");
        row("nearly such a game", {"arrange", "--rules", "tny", "--fleet", "Ships of Nisaia"}, 2,
            "--rules: There is no game \"tny\". Did you mean \"tiny\"? Give tiny.");
        row("such a game but for case", {"arrange", "--rules", "TINY", "--fleet", "Ships of Nisaia"}, 1,
            "It waits for the battle \"Kekryphaleia\"");
        row("it waits already", {"arrange", "--rules", "tiny", "--fleet", "Ships of Nisaia"}, 1,
            "It waits for the battle \"Kekryphaleia\"");
        row("no choice", {"fight", "Kekryphaleia", "--prize", "x"}, 2, "is no choice for a prize");
        row("no outcome", {"enter", "Kekryphaleia", "nowhere.json"}, 2, "nowhere.json");
        row("no replay", {"replay", "Kekryphaleia"}, 1, "has no replay");
        row("not fought", {"take-back", "Kekryphaleia"}, 1, "has not been fought");
    }
    void whatCannotBeIsRefused()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const int, code);
        QFETCH(const QByteArray, expected);
        const QByteArray before = exported();
        const Run run = battle(arguments);
        QVERIFY2(run.err.contains(expected), run.err);
        QCOMPARE(run.code, code);
        QCOMPARE(exported(), before);
    }

private:
    Run run(const QStringList& arguments, const QByteArray& input = {}) const
    {
        Program program;
        program.path = QStringLiteral(TINY_NAVARCH);
        return program.run(arguments, input);
    }
    Run battle(QStringList arguments) const
    {
        arguments.insert(1, m_path);
        return run(QStringList{"campaign", "battle"} + arguments);
    }
    QByteArray exported() const { return run({"campaign", "export", m_path}).out; }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
};

QTEST_GUILESS_MAIN(CampaignBattleCliTest)
#include "campaign_battle_cli_test.moc"
