// SPDX-License-Identifier: GPL-3.0-or-later
// A window that is killed loses nothing that was told as done, and the next one says so: once, of that window alone, with a
// report to copy. One that is closed leaves nothing behind, and one that is open is left alone.
#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QStandardPaths>
#include <QTest>

#include <csignal>
#include <memory>

#include "app/campaign/drafts/draft_file.h"
#include "app/campaign/sample_campaign.h"
#include "app/shell/ended_runs.h"
#include "db/campaign_file.h"
#include "tests/app/beside/window_process.h"
#include "tests/app/cli/program.h"

using namespace navarch;
using test::WindowProcess;

class KilledWindowTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void whatIsKeptIsSaidOnce();
    void anotherWindowThatIsOpenIsLeftAlone();
    void oneThatIsClosedLeavesNothing();
    void oneThatTheSystemEndsLeavesNothing();
    void aRunThatIsNoneOfOursIsLeftOut();

private:
    [[nodiscard]] static QStringList runs()
    {
        return QDir(appFolder()).entryList({QStringLiteral("run-*.json")}, QDir::Files);
    }
    [[nodiscard]] static bool isWrittenDown(const QString& war)
    {
        for (const QString& name : runs())
            if (const auto run = runOf(contentOf(appFolder() + '/' + name).toStdString());
                run && run->campaign == war)
                return true;
        return false;
    }
    [[nodiscard]] static QProcessEnvironment asAPersons()
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("NAVARCH_TEST_REMEMBERS"), QStringLiteral("1"));
        return environment;
    }
    /// Whether it comes true while the window lives on: it looks at its timers each time it is asked something.
    template <class Is>
    [[nodiscard]] static bool comesTrue(WindowProcess& window, Is is)
    {
        for (int tries = 0; tries < 400 && !is(); ++tries) {
            (void)window.tell(QStringLiteral("screen start"));
            QTest::qWait(50);
        }
        return is();
    }
    /// The window that somebody opens next.
    struct Window {
        QQmlApplicationEngine engine;
        QQuickWindow* root = nullptr;

        Window()
        {
            engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
            engine.setInitialProperties({{QStringLiteral("remembersPlace"), true}});
            engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Navarch/Main.qml")));
            root = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
        }
        [[nodiscard]] QObject* sheet() const
        {
            return root ? root->findChild<QObject*>(QStringLiteral("keptSheet")) : nullptr;
        }
        [[nodiscard]] bool says() const { return sheet() && sheet()->property("visible").toBool(); }
        [[nodiscard]] QStringList kept() const
        {
            return sheet()->property("run").value<QObject*>()->property("kept").toStringList();
        }
    };

    std::unique_ptr<Folder> m_folder;
    QString m_war;
};

void KilledWindowTest::init()
{
    QDir(appFolder()).removeRecursively();
    m_folder = std::make_unique<Folder>();
    m_war = m_folder->path(QStringLiteral("w.navarch"));
    QCOMPARE(provideSampleAt(m_war), QString());
}

void KilledWindowTest::whatIsKeptIsSaidOnce()
{
    {
        WindowProcess window(m_war, asAPersons());
        QCOMPARE(window.tell("deed 7"), QString("ok"));
        QCOMPARE(window.tell("name-fleet Wasps"), QString("ok"));
        QVERIFY(comesTrue(window, [&] { return isWrittenDown(m_war); }));
        QVERIFY(comesTrue(window, [] {
            return !QDir(appFolder()).entryList({QStringLiteral("fleet-draft*.json")}, QDir::Files).isEmpty();
        }));
        window.kill();
    }
    QCOMPARE(runs().size(), 1);
    {
        const Window next;
        QVERIFY(next.root);
        QTRY_VERIFY(next.says());
        const QStringList kept = next.kept();
        QCOMPARE(kept.size(), 2);
        QVERIFY2(kept[0].startsWith("War 7, ") && kept[0].contains("every deed that was done"),
                 qPrintable(kept[0]));
        QVERIFY2(kept[1].startsWith("The fleet in the fleet builder, as of "), qPrintable(kept[1]));
        QGuiApplication::clipboard()->clear();
        QVERIFY(QMetaObject::invokeMethod(next.sheet()->property("run").value<QObject*>(), "copyReport"));
        const QString report = QGuiApplication::clipboard()->text();
        for (const char* says : {"ended without being closed", "Campaign: w.navarch", "It can be opened: yes",
                                 "The fleet in the fleet builder", "System: "})
            QVERIFY2(report.contains(QLatin1String(says)), qPrintable(report));
        QVERIFY(!report.contains(m_folder->path())); // nobody's folders
    }
    const Window later;
    QVERIFY(later.root && !later.says());
    // And what was told as done stands in the file.
    const OpenResult opened = CampaignFile::open(m_war, {OpenMode::Look, false});
    QVERIFY(opened.file);
    QCOMPARE(QString::fromStdString(opened.file->campaign().head().name), QString("War 7"));
}

void KilledWindowTest::anotherWindowThatIsOpenIsLeftAlone()
{
    const QString other = m_folder->path(QStringLiteral("other.navarch"));
    QCOMPARE(provideSampleAt(other), QString());
    WindowProcess stays(other, asAPersons());
    QVERIFY(comesTrue(stays, [&] { return isWrittenDown(other); }));
    {
        WindowProcess window(m_war, asAPersons());
        QVERIFY(comesTrue(window, [&] { return isWrittenDown(m_war); }));
        QCOMPARE(window.tell("deed 8"), QString("ok"));
        window.kill();
    }
    {
        const Window next;
        QTRY_VERIFY(next.says());
        QCOMPARE(next.kept().size(), 1);
        QVERIFY(next.kept()[0].startsWith("War 8, "));
    }
    QVERIFY(isWrittenDown(other));
    stays.kill();
    const Window last;
    QTRY_VERIFY(last.says());
    QVERIFY(!last.kept()[0].startsWith("War 8, "));
}

void KilledWindowTest::oneThatIsClosedLeavesNothing()
{
    WindowProcess window(m_war, asAPersons());
    QVERIFY(comesTrue(window, [&] { return isWrittenDown(m_war); }));
    window.close();
    QCOMPARE(runs(), QStringList());
    const Window next;
    QVERIFY(next.root && !next.says());
}

/// As at the end of a session, or by Ctrl+C in a terminal.
void KilledWindowTest::oneThatTheSystemEndsLeavesNothing()
{
    for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
        QProcess window;
        window.start(qEnvironmentVariable("NAVARCH_PROGRAM"), {m_war});
        QTRY_VERIFY_WITH_TIMEOUT(isWrittenDown(m_war), 60'000);
        QCOMPARE(::kill(static_cast<pid_t>(window.processId()), number), 0);
        QVERIFY(window.waitForFinished(60'000));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 0);
        QCOMPARE(runs(), QStringList());
    }
}

void KilledWindowTest::aRunThatIsNoneOfOursIsLeftOut()
{
    for (const char* text : {"", "{", "[]", R"({"format":"navarch-run/9","began":"2026-01-01T00:00:00Z"})",
                             R"({"format":"navarch-run/1","began":"never"})"}) {
        QFile file(appFolder() + QStringLiteral("/run-x.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        QVERIFY(takeEndedRuns().empty());
        QVERIFY(!file.exists());
    }
    // One whose war is gone says that.
    WindowRun run{QStringLiteral("0.1.0"),
                  QDateTime::currentDateTime(),
                  {},
                  QStringLiteral("map"),
                  m_folder->path(QStringLiteral("gone.navarch"))};
    QCOMPARE(keptOf(run), QStringList());
    QCOMPARE(amissOf(run).size(), 1);
    QVERIFY(amissOf(run)[0].startsWith("gone.navarch: "));
}

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(
        QStringLiteral("navarch")); // as the program: one place for what is written down
    if (test::isWindowProcess(argc, argv))
        return test::windowMain(argc, argv);
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    KilledWindowTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "killed_window_test.moc"
