// SPDX-License-Identifier: GPL-3.0-or-later
// What is written never takes the place of what is read, of a campaign, or of another kind of file.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <unistd.h>

#include "tests/app/cli/program.h"

using namespace navarch;

namespace {

/// A command that writes, and the option that names the file.
struct Writer {
    const char* name;
    QStringList arguments;
    QString option;
    const char* ending;
};

} // namespace

class OutputsCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QString war = m_given.path("war.navarch");
        mustRun({"campaign", "new", war, "--scenario", "saronic-gulf"});
        const QString begin = m_given.write(
            "begin.json", R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})");
        mustRun({"campaign", "apply", war, begin});
        mustRun({"campaign", "battle", "arrange", war, "--rules", "tiny", "--name", "K", "--fleet",
                 "Ships of Nisaia", "--fleet", "Ships of Aiakos"});
        mustRun({"campaign", "battle", "brief", war, "K", "--out", m_given.path("brief.json")});
        mustRun({"battle", "run", m_given.path("brief.json"), "--replay", m_given.path("replay.json")});
        mustRun({"campaign", "export", war, "--out", m_given.path("war.json")});
        m_given.write("fleet.json", golden("fleet.json"));
        m_given.write("page.html", "<!DOCTYPE html>\n<p>Mine</p>\n");
        m_given.write("letter.txt", "Dear Phormio,\n");
        m_given.write("old.pdf", "%PDF-1.4\n%%EOF\n");
    }

    void init()
    {
        m_folder = std::make_unique<Folder>();
        for (const QString& name : m_given.names())
            if (QFileInfo(m_given.path(name)).isFile())
                QVERIFY(QFile::copy(m_given.path(name), path(name)));
    }

    /// Every writer, onto its input, a campaign under every name, and every other kind of file.
    void nothingTakesTheirPlace()
    {
        mustRun({"campaign", "backup", path("war.navarch")}); // while it has one name
        QVERIFY(QFile::link(path("war.navarch"), path("symbolic.pdf")));
        QCOMPARE(::link(path("war.navarch").toUtf8(), path("hard.json").toUtf8()), 0);
        QVERIFY(QDir(m_folder->path()).mkdir("sub"));
        QVERIFY(QFile::link(m_folder->path(), path("sub/up")));
        const QString backup =
            path("war.navarch.backups/" + QDir(path("war.navarch.backups")).entryList({"*.navarch"}).front());
        const QStringList never{path("war.navarch"),        path("symbolic.pdf"),       path("hard.json"),
                                path("sub/up/war.navarch"), path("sub/../war.navarch"), backup};
        const QStringList others{"brief.json", "replay.json", "war.json", "fleet.json",
                                 "page.html",  "letter.txt",  "old.pdf"};
        for (const Writer& writer : writers()) {
            const auto before = contents();
            for (const QString& target : never) {
                for (const QStringList& force : {QStringList{}, {"--force"}}) {
                    const Run run = write(writer, target, force);
                    QVERIFY2(run.code == 2 && run.err.contains("It is a campaign or a part of one"),
                             writer.name + QByteArray(" onto ") + target.toUtf8() + ": " + run.err);
                }
            }
            for (const QString& name : others) {
                if (name.endsWith(writer.ending) && !isInputOf(writer, name))
                    continue; // of its own kind
                const Run run = write(writer, path(name));
                QVERIFY2(run.code == 2 && run.err.contains("It was left as it is."),
                         writer.name + name.toUtf8() + run.err);
            }
            QVERIFY2(contents() == before, writer.name);
            // What there is of its own kind, or empty, or nothing, is no hindrance, and --force none but to a campaign.
            const QString fresh = path(QStringLiteral("fresh%1").arg(writer.ending));
            for (int i = 0; i < 2; ++i) {
                const Run run = write(writer, fresh);
                QVERIFY2(run.code == 0, run.err);
            }
            m_folder->write("empty", "");
            QVERIFY2(write(writer, path("empty")).code == 0, writer.name);
            QVERIFY2(write(writer, path("letter.txt"), {"--force"}).code == 0, writer.name);
            QVERIFY(QFile::remove(path("letter.txt"))
                    && QFile::copy(m_given.path("letter.txt"), path("letter.txt")));
        }
        mustRun({"campaign", "verify", path("war.navarch")});
    }

    void standardInputAndOutputAreFilesToo()
    {
        const QString brief = path("brief.json");
        const QString war = path("war.navarch");
        const auto shell = [&](const QString& line) {
            QProcess process;
            process.start("bash", {"-c", line.arg(tiny(), brief, war)});
            if (!process.waitForFinished(60'000))
                qFatal("it hangs");
            return std::pair(process.exitCode(), process.readAllStandardError());
        };
        const QByteArray before = contentOf(brief);
        const QByteArray warBefore = contentOf(war);
        for (const char* line :
             {"%1 battle run - --outcome %2 < %2", "%1 battle run - --outcome /dev/stdin < %2",
              "%1 battle run /dev/stdin --replay %2 < %2", "%1 battle run %2 --outcome /dev/stdout >> %2",
              "%1 battle run %2 >> %2", "%1 campaign show %3 >> %3", "%1 campaign export %3 --out - >> %3",
              "%1 battle run %2 --log >> %3", "%1 campaign paper %3 ledger --out x.pdf 2>> %3 >> %3"}) {
            const auto [code, err] = shell(QString::fromLatin1(line));
            QVERIFY2(code == 2, line + QByteArray(": ") + err);
            QCOMPARE(contentOf(brief), before);
            QCOMPARE(contentOf(war), warBefore);
        }
        const auto [code, err] = shell("%1 campaign show %3.none 2>> %3");
        QCOMPARE(code, 2);
        QCOMPARE(contentOf(war), warBefore);
    }

    /// Neither is written when one of them may not be.
    void pagesAndTheMapOfTheirBoxesAreWrittenTogether()
    {
        const auto before = contents();
        for (const QString& boxes :
             {path("s.pdf"), path("fleet.json"), path("war.navarch"), path("none/s.json")}) {
            const Run run = navarchRun({"sheets", path("fleet.json"), "--rules", "trireme", "--out",
                                        path("s.pdf"), "--boxes", boxes});
            QCOMPARE(run.code, 2);
            QVERIFY(!run.err.isEmpty());
            QVERIFY2(contents() == before, boxes.toUtf8());
        }
        mustRun({"sheets", path("fleet.json"), "--rules", "trireme", "--out", path("s.pdf"), "--boxes",
                 path("s.json")});
        QVERIFY(QFileInfo::exists(path("s.pdf")) && QFileInfo::exists(path("s.json")));
    }

    void twoOutputsThatAreOneFile()
    {
        m_folder->write("a.json", "");
        QCOMPARE(::link(path("a.json").toUtf8(), path("b.json").toUtf8()), 0);
        QVERIFY(QFile::link(path("none.json"), path("dangling.json")));
        const QStringList run{"battle", "run", path("brief.json")};
        for (const auto& [outcome, replay] : {std::pair(path("new.json"), path("new.json")),
                                              {path("new.json"), m_folder->path() + "/./new.json"},
                                              {path("a.json"), path("b.json")},
                                              {path("none.json"), path("dangling.json")}}) {
            for (const QStringList& force : {QStringList{}, {"--force"}}) {
                const Run both = tinyRun(run + QStringList{"--outcome", outcome, "--replay", replay} + force);
                QVERIFY2(both.code == 2 && both.err.contains("It is the same file as"), both.err);
                QVERIFY(!QFile::exists(path("new.json")) && !QFile::exists(path("none.json")));
            }
        }
        // Of two outputs of which one may not be written neither is.
        const Run one =
            tinyRun(run + QStringList{"--outcome", path("new.json"), "--replay", path("letter.txt")});
        QCOMPARE(one.code, 2);
        QVERIFY(!QFile::exists(path("new.json")));
    }

    void aLinkToNothingLeadsToTheNewFile()
    {
        QVERIFY(QFile::link("target.json", path("link.json")));
        mustRun({"campaign", "export", path("war.navarch"), "--out", path("link.json")});
        QVERIFY(QFileInfo(path("link.json")).isSymLink());
        QCOMPARE(contentOf(path("target.json")), contentOf(path("war.json")));
    }

    void theLogOfACampaignIsItsOwn()
    {
        for (const char* part : {"-wal", "-shm", "-journal", ".lock"}) {
            const Run run = tinyRun(
                {"campaign", "export", path("war.navarch"), "--force", "--out", path("war.navarch") + part});
            QVERIFY2(run.code == 2 && run.err.contains("a part of one"), run.err);
            QVERIFY(!QFile::exists(path("war.navarch") + part));
        }
    }

    void aCampaignIsNotReadAsADocument()
    {
        for (const QStringList& command :
             {QStringList{"price"}, {"port", "price"}, {"battle", "run"}, {"battle", "replay"}}) {
            const Run run = tinyRun(command + QStringList{path("war.navarch")});
            QVERIFY2(run.code == 2 && run.err.contains("It is a campaign or a part of one, and no document."),
                     run.err);
        }
    }

    void aNewCampaignReplacesOnlyACampaign()
    {
        const auto before = contents();
        for (const char* name : {"brief.json", "letter.txt", "old.pdf", "war.json"}) {
            const Run run = tinyRun({"campaign", "new", path(name), "--from", path("war.json"), "--replace"});
            QVERIFY2(run.code == 1 && run.err.contains("is no campaign, and it was left as it is"), run.err);
        }
        QVERIFY(contents() == before);
        const Run run =
            tinyRun({"campaign", "new", path("war.navarch"), "--from", path("war.json"), "--replace"});
        QVERIFY2(run.code == 0 && run.out.contains("The file that was there lies in"), run.err);
        const QByteArray said = run.out.mid(run.out.indexOf("lies in ") + 8);
        mustRun({"campaign", "verify", QString::fromUtf8(said.left(said.indexOf(".navarch now") + 8))});
    }

    /// A brief names fleets beside or below it; what else there is on the disk it does not find out.
    void aBriefsFleetsLieBesideIt()
    {
        QVERIFY(QDir(m_folder->path()).mkpath("briefs/below"));
        const QByteArray fleet = R"({"format":"navarch-fleet/1","ships":[{"class":"trireme"}]})";
        m_folder->write("outside.json", fleet);
        m_folder->write("briefs/beside.json", fleet);
        m_folder->write("briefs/below/fleet.json", fleet);
        QVERIFY(QFile::link("../outside.json", path("briefs/out.json")));
        QVERIFY(QFile::link("../none.json", path("briefs/nowhere.json")));
        QVERIFY(QFile::link(m_folder->path(), path("briefs/up")));
        QVERIFY(QFile::link("below/fleet.json", path("briefs/within.json")));
        QVERIFY(QFile::link("loop", path("briefs/loop")));
        const auto runWith = [&](const QString& name) {
            const QString brief =
                m_folder->write("briefs/brief.json",
                                R"({"format":"navarch-brief/1","rules":"tiny","sides":[{"name":"A","fleet":")"
                                    + name.toUtf8() + R"("},{"name":"B","fleet":"beside.json"}]})");
            return tinyRun({"battle", "run", brief});
        };
        for (const char* name :
             {"beside.json", "./beside.json", "below/fleet.json", "below/../beside.json", "within.json"}) {
            const Run run = runWith(name);
            QVERIFY2(run.code == 0, run.err);
        }
        QByteArray said;
        for (const QString& name :
             {path("outside.json"), QString("/etc/passwd"), QString("/etc/none"), QString("../outside.json"),
              QString("../none.json"), QString("below/../../outside.json"), QString("out.json"),
              QString("nowhere.json"), QString("up/outside.json"), QString("up/none.json"), QString("loop"),
              QString("..")}) {
            Run run = runWith(name);
            QCOMPARE(run.code, 2);
            QVERIFY2(run.err.contains("briefs/brief.json"), run.err);
            // Word for word the same, whether there is such a file or not.
            const QByteArray told = run.err.mid(run.err.indexOf("It names"));
            if (said.isEmpty())
                said = told;
            QCOMPARE(told, said);
        }
        const Run missing = runWith("gone.json");
        QVERIFY2(missing.code == 2 && missing.err.contains("brief.json") && missing.err.contains("gone.json"),
                 missing.err);
    }

    void aSideGoesByNumberOrName()
    {
        const QString war = path("war.navarch");
        const QString out = path("side.pdf");
        for (const char* side : {"11", "Aegina"})
            for (const QStringList& command : {QStringList{"campaign", "paper", war, "ledger", "--out", out},
                                               {"campaign", "chronicle", war}}) {
                const Run run = tinyRun(command + QStringList{"--side", side});
                QVERIFY2(run.code == 0, run.err);
            }
        const QString brief = m_folder->write(
            "salamis.json", R"({"format":"navarch-brief/1","rules":"salamis-ad-actium","sides":[
            {"name":"Athens","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme"}]}},
            {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"trireme"}]}}]})");
        for (const char* side : {"2", "Corinth"}) {
            const Run run =
                tinyRun({"battle", "paper", brief, "--side", side, "--out", out, "--format", "json"});
            QVERIFY2(run.code == 0, run.err);
            QVERIFY(run.json()["side"] == 2);
        }
        for (const char* side : {"Sparta", "99"}) {
            QCOMPARE(tinyRun({"campaign", "chronicle", war, "--side", side}).code, 2);
            QCOMPARE(tinyRun({"campaign", "paper", war, "ledger", "--side", side, "--out", out}).code, 2);
            QCOMPARE(tinyRun({"battle", "paper", brief, "--side", side, "--out", out}).code, 2);
        }
    }

private:
    static QString tiny() { return QStringLiteral(TINY_NAVARCH); }

    static Run tinyRun(const QStringList& arguments)
    {
        Program program;
        program.path = tiny();
        return program.run(arguments);
    }

    static void mustRun(const QStringList& arguments)
    {
        const Run run = tinyRun(arguments);
        if (run.code != 0)
            qFatal("%s: %s", qPrintable(arguments.join(' ')), run.err.constData());
    }

    [[nodiscard]] QString path(const QString& name) const { return m_folder->path(name); }

    [[nodiscard]] std::vector<Writer> writers() const
    {
        const QString war = path("war.navarch");
        const QString brief = path("brief.json");
        return {{"export", {"campaign", "export", war}, "--out", "war.json"},
                {"chronicle", {"campaign", "chronicle", war}, "--out", ".html"},
                {"paper", {"campaign", "paper", war, "ledger", "--side", "11"}, "--out", ".pdf"},
                {"sheets", {"sheets", path("fleet.json"), "--rules", "salamis-ad-actium"}, "--out", ".pdf"},
                {"battle paper", {"battle", "paper", path("replay.json")}, "--out", ".pdf"},
                {"brief", {"campaign", "battle", "brief", war, "K"}, "--out", "brief.json"},
                {"outcome", {"battle", "run", brief}, "--outcome", "outcome.json"},
                {"replay", {"battle", "run", brief}, "--replay", "replay.json"}};
    }

    static bool isInputOf(const Writer& writer, const QString& name)
    {
        return writer.arguments.filter("/" + name).size() > 0;
    }

    static Run write(const Writer& writer, const QString& target, const QStringList& more = {})
    {
        return tinyRun(writer.arguments + QStringList{writer.option, target} + more);
    }

    [[nodiscard]] std::map<QString, QByteArray> contents() const
    {
        std::map<QString, QByteArray> all;
        for (const QString& name : m_given.names())
            if (QFileInfo(path(name)).isFile())
                all[name] = contentOf(path(name));
        return all;
    }

    Folder m_given;
    std::unique_ptr<Folder> m_folder;
};

QTEST_GUILESS_MAIN(OutputsCliTest)
#include "outputs_cli_test.moc"
