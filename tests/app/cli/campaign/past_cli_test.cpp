// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign's past on the command line: backups put back, and branches from a deed or a week.
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

class PastCliTest : public QObject {
    Q_OBJECT

private slots:
    void init();

    void momentsAreListed();
    void aBranchFromADeed();
    void aBranchFromAWeek();
    void aBranchThatCannotBeMade_data();
    void aBranchThatCannotBeMade();
    void aBranchTakesTheNameOfAnother();
    void aBackupIsPutBack();
    void aDamagedOrMissingCampaignComesBack();
    void aBackupThatIsNone();
    void aDamagedBackupChangesNothing();
    void aCampaignInUseIsBranchedFromAndNotRestored();
    void aDeedIsToldOtherwise();
    void aRetellingThatIsRefused();
    void whatTheUmpireSets();

private:
    Run campaign(const QStringList& arguments, const QByteArray& input = {}) const
    {
        return navarchRun(QStringList{"campaign"} + arguments, input);
    }
    Json answer(const QStringList& arguments) const
    {
        return campaign(arguments + QStringList{"--format", "json"}).json();
    }
    Run apply(const QByteArray& actions) const
    {
        return campaign({"apply", m_path, "-"},
                        "{\"format\":\"navarch-actions/1\",\"actions\":[" + actions + "]}");
    }
    QByteArray exported(const QString& path) const { return campaign({"export", path}).out; }
    std::string nameIn(const QString& path) const
    {
        return answer({"show", path})["campaign"]["name"].get<std::string>();
    }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
};

/// Founded, renamed, begun, a week sailed.
void PastCliTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = m_folder->path("s.navarch");
    QCOMPARE(campaign({"new", m_path, "--scenario", "saronic-gulf"}).code, 0);
    QCOMPARE(apply(R"({"do":"campaign.rename","name":"The first name"})").code, 0);
    QCOMPARE(apply(R"({"do":"campaign.begin"})").code, 0);
    const Run run = campaign({"advance", m_path, "--captains=all"});
    QVERIFY2(run.code == 0, run.err);
}

void PastCliTest::momentsAreListed()
{
    const Json moments = answer({"branch", m_path, "--list"});
    QCOMPARE(moments["format"].get<std::string>(), std::string("navarch-campaign-moments/1"));
    const Json& all = moments["moments"];
    QCOMPARE(all.front()["deed"].get<int>(), answer({"show", m_path})["history"].get<int>());
    QCOMPARE(all.front()["campaign"]["turn"].get<int>(), 1);
    QCOMPARE(all.back()["deed"].get<int>(), 1);
    QVERIFY(all.back()["begins_turn"].get<bool>());
    int turns = 0;
    for (const Json& moment : all)
        turns += moment["begins_turn"].get<bool>() ? 1 : 0;
    QCOMPARE(turns, 3); // the set-up and two turns
    QVERIFY(campaign({"branch", m_path, "--list"}).out.endsWith("in setup\n"));
}

void PastCliTest::aBranchFromADeed()
{
    const QByteArray before = exported(m_path);
    const int entries = answer({"show", m_path})["history"].get<int>();
    const QString path = m_folder->path("b.navarch");
    const Json made = answer({"branch", m_path, path, "--deed", "2", "--name", "Another course"});
    QCOMPARE(made["format"].get<std::string>(), std::string("navarch-campaign-branch/1"));
    QCOMPARE(made["deed"].get<int>(), 2);
    QCOMPARE(made["campaign"]["name"].get<std::string>(), std::string("Another course"));
    QCOMPARE(made["campaign"]["stage"].get<std::string>(), std::string("setup"));
    QVERIFY(made["title"].get<std::string>().find("The first name") != std::string::npos);
    QVERIFY(!made.contains("replaced"));
    QCOMPARE(campaign({"verify", path}).code, 0);
    QCOMPARE(answer({"show", path})["history"].get<int>(), 1);
    // The old one is what it was.
    QCOMPARE(exported(m_path), before);
    QCOMPARE(answer({"show", m_path})["history"].get<int>(), entries);
    QCOMPARE(campaign({"verify", m_path}).code, 0);
}

/// What is done there as it was done here comes to the same, dice and all.
void PastCliTest::aBranchFromAWeek()
{
    const QString path = m_folder->path("b.navarch");
    const Run text = campaign({"branch", m_path, path, "--week", "1"});
    QVERIFY2(text.code == 0, text.err);
    QVERIFY2(text.out.contains("Branch from The first name, turn 1, after: Begin the campaign"), text.out);
    QCOMPARE(campaign({"advance", path, "--captains=all"}).code, 0);
    QCOMPARE(exported(path), exported(m_path));
}

void PastCliTest::aBranchThatCannotBeMade_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QByteArray>("told");
    QTest::newRow("no moment") << QStringList{"b.navarch"} << 2 << QByteArray("--deed");
    QTest::newRow("two moments") << QStringList{"b.navarch", "--deed", "1", "--week", "1"} << 2
                                 << QByteArray("--deed");
    QTest::newRow("no target") << QStringList{"--deed", "1"} << 2 << QByteArray("NEW.navarch");
    QTest::newRow("a list with a target")
        << QStringList{"b.navarch", "--list"} << 2 << QByteArray("NEW.navarch");
    QTest::newRow("no such deed") << QStringList{"b.navarch", "--deed", "4000"} << 2
                                  << QByteArray("No deed with the number 4000");
    QTest::newRow("no number") << QStringList{"b.navarch", "--deed", "last"} << 2 << QByteArray("--deed");
    QTest::newRow("a week to come") << QStringList{"b.navarch", "--week", "9"} << 2
                                    << QByteArray("no week 9");
    QTest::newRow("a name too long") << QStringList{"b.navarch", "--deed", "1", "--name", QString(500, 'x')}
                                     << 2 << QByteArray("name");
    QTest::newRow("onto itself") << QStringList{"s.navarch", "--deed", "1"} << 1 << QByteArray("--replace");
    QTest::newRow("onto itself, by force")
        << QStringList{"s.navarch", "--deed", "1", "--replace"} << 2 << QByteArray("stays as it is");
    QTest::newRow("onto a letter") << QStringList{"letter.txt", "--deed", "1", "--replace"} << 1
                                   << QByteArray("no campaign");
    QTest::newRow("into no folder") << QStringList{"nowhere/b.navarch", "--deed", "1"} << 2
                                    << QByteArray("no file was made");
}

void PastCliTest::aBranchThatCannotBeMade()
{
    QFETCH(QStringList, arguments);
    QFETCH(const int, code);
    QFETCH(const QByteArray, told);
    m_folder->write("letter.txt", "Dear Kleon");
    if (!arguments.front().startsWith("--"))
        arguments.front() = m_folder->path(arguments.front());
    const QStringList names = m_folder->names();
    const QByteArray before = exported(m_path);
    const Run run = campaign(QStringList{"branch", m_path} + arguments);
    QCOMPARE(run.code, code);
    QVERIFY2(run.err.contains(told), run.err);
    QCOMPARE(run.out, QByteArray());
    QCOMPARE(m_folder->names(), names);
    QCOMPARE(exported(m_path), before);
    QCOMPARE(contentOf(m_folder->path("letter.txt")), QByteArray("Dear Kleon"));
}

void PastCliTest::aBranchTakesTheNameOfAnother()
{
    const QString path = m_folder->path("b.navarch");
    QCOMPARE(campaign({"new", path, "--scenario", "first-punic-war"}).code, 0);
    QCOMPARE(campaign({"branch", m_path, path, "--deed", "1"}).code, 1);
    const Json made = answer({"branch", m_path, path, "--deed", "1", "--replace"});
    const QString old = QString::fromStdString(made["replaced"].get<std::string>());
    QCOMPARE(answer({"show", old})["campaign"]["scenario"].get<std::string>(),
             std::string("first-punic-war"));
    QCOMPARE(nameIn(path), std::string("The Saronic Gulf"));
}

void PastCliTest::aBackupIsPutBack()
{
    const Json kept = answer({"backup", m_path});
    const QString backup = QString::fromStdString(kept["backup"].get<std::string>());
    const QByteArray then = exported(m_path);
    QCOMPARE(apply(R"({"do":"campaign.rename","name":"A later name"})").code, 0);
    const Json list = answer({"restore", m_path, "--list"});
    QCOMPARE(list["format"].get<std::string>(), std::string("navarch-campaign-backups/1"));
    bool isListed = false;
    for (const Json& each : list["backups"])
        isListed = isListed
                   || (each["backup"] == kept["backup"] && each["history"] == kept["history"]
                       && each["reason"] == "asked");
    QVERIFY(isListed);
    const Json restored = answer({"restore", m_path, "--backup", backup});
    QCOMPARE(restored["format"].get<std::string>(), std::string("navarch-campaign-restore/1"));
    QCOMPARE(restored["campaign"]["name"].get<std::string>(), std::string("The first name"));
    QCOMPARE(exported(m_path), then);
    QCOMPARE(campaign({"verify", m_path}).code, 0);
    // What stood there comes back the same way, by its name alone.
    const QString replaced =
        QFileInfo(QString::fromStdString(restored["replaced"].get<std::string>())).fileName();
    const Run again = campaign({"restore", m_path, "--backup", replaced});
    QVERIFY2(again.code == 0 && again.out.contains("A later name"), again.out + again.err);
    QCOMPARE(nameIn(m_path), std::string("A later name"));
}

void PastCliTest::aDamagedOrMissingCampaignComesBack()
{
    const QString backup = QString::fromStdString(answer({"backup", m_path})["backup"].get<std::string>());
    QVERIFY(QFile::resize(m_path, 3000));
    QCOMPARE(campaign({"show", m_path}).code, 2);
    QCOMPARE(campaign({"restore", m_path, "--backup", backup}).code, 0);
    QCOMPARE(nameIn(m_path), std::string("The first name"));
    QVERIFY(QFile::remove(m_path));
    const Json restored = answer({"restore", m_path, "--backup", backup});
    QVERIFY(restored.is_object() && !restored.contains("replaced"));
    QCOMPARE(nameIn(m_path), std::string("The first name"));
}

void PastCliTest::aBackupThatIsNone()
{
    const QByteArray before = exported(m_path);
    m_folder->write("letter.txt", "Dear Kleon");
    for (const QString& name :
         {m_folder->path("letter.txt"), m_folder->path("none.navarch"), m_path, QString("letter.txt")}) {
        const Run run = campaign({"restore", m_path, "--backup", name});
        QCOMPARE(run.code, 2);
        QVERIFY2(run.err.contains("no backup of"), run.err);
    }
    QCOMPARE(campaign({"restore", m_path}).code, 2);
    QCOMPARE(exported(m_path), before);
    // What is no campaign has no backups to list, and that is said.
    for (const char* name : {"letter.txt", "none.navarch"}) {
        const Run run = campaign({"restore", m_folder->path(name), "--list"});
        QCOMPARE(run.code, 2);
        QVERIFY(run.out.isEmpty() && run.err.contains(name));
    }
    // Nearly the name of one, and the name of one but for case.
    const QFileInfo backup(QString::fromStdString(answer({"backup", m_path})["backup"].get<std::string>()));
    const Run near = campaign({"restore", m_path, "--backup", backup.fileName().chopped(2)});
    QCOMPARE(near.code, 2);
    QVERIFY2(near.err.contains("Did you mean \"") && near.err.contains(backup.fileName().toUtf8()), near.err);
    QCOMPARE(campaign({"restore", m_path, "--backup", backup.fileName().toUpper()}).code, 0);
}

void PastCliTest::aDamagedBackupChangesNothing()
{
    const QString backup = QString::fromStdString(answer({"backup", m_path})["backup"].get<std::string>());
    const QByteArray before = exported(m_path);
    {
        QFile file(backup);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const auto at = file.readAll().indexOf("Begin The Saronic Gulf"); // the title of the first entry
        QVERIFY(at > 0);
        QVERIFY(file.seek(at));
        file.write("Began");
    }
    const Run run = campaign({"restore", m_path, "--backup", backup});
    QCOMPARE(run.code, 2);
    QVERIFY2(run.err.contains("not sound"), run.err);
    QCOMPARE(exported(m_path), before);
}

void PastCliTest::aCampaignInUseIsBranchedFromAndNotRestored()
{
    const QString backup = QString::fromStdString(answer({"backup", m_path})["backup"].get<std::string>());
    QProcess holder;
    holder.start(qEnvironmentVariable("NAVARCH_PROGRAM"), {"campaign", "apply", m_path, "-"});
    QVERIFY(holder.waitForStarted());
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(m_path + ".lock"), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(campaign({"undo", m_path}).code, 1, 60'000);
    const Run restored = campaign({"restore", m_path, "--backup", backup});
    QCOMPARE(restored.code, 1);
    QVERIFY2(restored.err.contains("open in another Navarch"), restored.err);
    QCOMPARE(campaign({"branch", m_path, m_folder->path("b.navarch"), "--deed", "1"}).code, 0);
    holder.write(
        R"({"format":"navarch-actions/1","actions":[{"do":"campaign.rename","name":"A later name"}]})");
    holder.closeWriteChannel();
    QVERIFY(holder.waitForFinished());
    QCOMPARE(holder.exitCode(), 0);
    QCOMPARE(nameIn(m_path), std::string("A later name"));
    QCOMPARE(campaign({"verify", m_folder->path("b.navarch")}).code, 0);
}

/// Founded is 1, renamed 2, begun 3, the week after that.
void PastCliTest::aDeedIsToldOtherwise()
{
    const QByteArray other =
        R"({"format":"navarch-actions/1","actions":[{"do":"campaign.rename","name":"The other name"}]})";
    const QByteArray before = exported(m_path);
    const Run asked = campaign({"retell", m_path, "--deed", "2", "--change", "-", "--ask"}, other);
    QVERIFY2(asked.code == 0, asked.err);
    QCOMPARE(exported(m_path), before);
    const Run run = campaign({"retell", m_path, "--deed", "2", "--change", "-", "--format", "json"}, other);
    QVERIFY2(run.code == 0, run.err);
    const Json told = run.json();
    QVERIFY(told["done"].get<bool>() && told["whole"].get<bool>());
    QVERIFY(told["deeds"].front()["deed"].is_null());
    QCOMPARE(nameIn(m_path), std::string("The other name"));
    QCOMPARE(answer({"show", m_path})["campaign"]["turn"].get<int>(), 1);
    QVERIFY(answer({"verify", m_path})["sound"].get<bool>());
    // Only the name differs: the dice are the war's own.
    QCOMPARE(exported(m_path).replace("The other name", "The first name"), before);
    QVERIFY(!answer({"restore", m_path, "--list"})["backups"].empty());
}

void PastCliTest::aRetellingThatIsRefused()
{
    const QByteArray before = exported(m_path);
    // Without its beginning the war has no weeks.
    const Run struck = campaign({"retell", m_path, "--deed", "3", "--strike"});
    QVERIFY2(struck.code == 1, struck.out + struck.err);
    QVERIFY2(struck.err.contains("--drop-unfit"), struck.err);
    QCOMPARE(exported(m_path), before);
    QCOMPARE(campaign({"retell", m_path, "--deed", "900", "--strike"}).code, 2);
    QCOMPARE(campaign({"retell", m_path, "--deed", "2"}).code, 2);
    QCOMPARE(campaign({"retell", m_path, "--deed", "2", "--insert", "-"}, "{}").code, 2);
    QCOMPARE(exported(m_path), before);
    const Run dropped =
        campaign({"retell", m_path, "--deed", "3", "--strike", "--drop-unfit", "--format", "json"});
    QVERIFY2(dropped.code == 0, dropped.err);
    QVERIFY(dropped.json()["dropped"].get<int>() > 0);
    QCOMPARE(answer({"show", m_path})["campaign"]["stage"].get<std::string>(), std::string("setup"));
}

/// The umpire's hand on the command line: what may be set, the setting, its mark, and its undoing.
void PastCliTest::whatTheUmpireSets()
{
    const Json ships = answer({"fields", m_path, "ships"});
    const std::string ship = std::to_string(ships["records"].front()["id"].get<int>());
    const auto fields = [&] { return answer({"fields", m_path, "ships", QString::fromStdString(ship)}); };
    QVERIFY(fields()["marks"].empty());
    bool isListed = false;
    const Json listed = fields();
    for (const Json& field : listed["fields"])
        isListed =
            isListed || (field["field"] == "oars_lost" && field["settable"] == true && field["most"] == 20);
    QVERIFY(isListed);
    const QByteArray before = exported(m_path);
    const QByteArray set = R"({"do":"umpire.set","table":"ships","id":)" + QByteArray::fromStdString(ship)
                           + R"(,"field":"unpaid_months","value":)";
    const Run refused = apply(set + R"(-1,"reason":"A mistake"})");
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.err.contains("unpaid_months") && refused.err.contains("0 to 1000"), refused.err);
    QCOMPARE(apply(set + R"(2,"reason":""})").code, 2);
    const Run done = apply(set + R"(2,"reason":"A mistake of last month"})");
    QVERIFY2(done.code == 0, done.err);
    QCOMPARE(fields()["marks"].front()["reason"].get<std::string>(), std::string("A mistake of last month"));
    QVERIFY(campaign({"chronicle", m_path}).out.contains("A mistake of last month"));
    QVERIFY(!campaign({"chronicle", m_path, "--side", "Aegina"}).out.contains("A mistake of last month"));
    QCOMPARE(campaign({"undo", m_path}).code, 0);
    QCOMPARE(exported(m_path), before);
    QCOMPARE(campaign({"fields", m_path, "secrets"}).code, 2);
    QVERIFY(campaign({"fields", m_path}).out.contains("ships"));
}

QTEST_GUILESS_MAIN(PastCliTest)

#include "past_cli_test.moc"
