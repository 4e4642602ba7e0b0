// SPDX-License-Identifier: GPL-3.0-or-later
// A home without room, or one that cannot be written: the window opens, goes everywhere and closes; a war that lies elsewhere is
// played as ever, and one that lies there is shown; what is said is so.
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "db/campaign_file.h"
#include "tests/app/beside/window_process.h"
#include "tests/app/cli/program.h"

using namespace navarch;
using test::WindowProcess;

class HomeTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void aWarThatLiesElsewhere_data() { kindsOfHome(); }
    void aWarThatLiesElsewhere();
    void aWarThatLiesThere_data() { kindsOfHome(); }
    void aWarThatLiesThere();

private:
    static void kindsOfHome()
    {
        QTest::addColumn<QString>("how");
        QTest::newRow("without room") << "enospc-on";
        QTest::newRow("read-only") << "erofs-on";
    }
    /// Of a program in whose home every writing call fails.
    static QProcessEnvironment livingIn(const Folder& home, const QString& how)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        const QString folder = QFileInfo(home.path()).canonicalFilePath();
        environment.insert("HOME", folder);
        for (const char* kind : {"CONFIG", "DATA", "CACHE", "STATE"})
            environment.insert(QStringLiteral("XDG_%1_HOME").arg(QString::fromLatin1(kind)),
                               folder + "/" + QString::fromLatin1(kind).toLower());
        environment.insert("LD_PRELOAD", QStringLiteral(FAULT_SHIM));
        environment.insert("FAULT_FOLDER", folder);
        environment.insert("FAULT_AT", "1");
        environment.insert("FAULT_HOW", how);
        environment.insert("FAULT_MET", home.path("met"));
        return environment;
    }
    static void everyScreen(WindowProcess& window)
    {
        const QStringList places = window.tell("places").split(' ').mid(1);
        QVERIFY(places.size() > 10);
        for (const QString& place : places + QStringList{"new", "start"})
            QCOMPARE(window.tell("screen " + place), QString("ok"));
    }
    static void expectWar(const QString& war, const std::string& name, std::int64_t entries)
    {
        const OpenResult opened = CampaignFile::open(war, {OpenMode::Edit, false});
        QVERIFY2(opened.outcome == Opening::Fine && opened.notes.empty(), opened.message.text().c_str());
        QCOMPARE(opened.file->campaign().head().name, name);
        QCOMPARE(opened.file->historyLength(), entries);
        QVERIFY(opened.file->verify().empty());
    }

    Folder m_folder;
    QString m_whole;
};

void HomeTest::initTestCase()
{
    m_whole = m_folder.path("whole.navarch");
    QCOMPARE(provideSampleAt(m_whole), QString());
}

void HomeTest::aWarThatLiesElsewhere()
{
    QFETCH(const QString, how);
    const Folder home;
    const Folder elsewhere;
    const QString war = elsewhere.path("w.navarch");
    QVERIFY(QFile::copy(m_whole, war));
    {
        WindowProcess window(war, livingIn(home, how));
        everyScreen(window);
        for (const QString& order : {QString("deed 1"), QString("backup"), QString("undo"), QString("redo"),
                                     QString("theme dark"), "export " + elsewhere.path("w.json")})
            QCOMPARE(window.tell(order), QString("ok"));
        QCOMPARE(window.tell("export " + home.path("w.json")), QString("refused"));
        const QString said = window.tell("found Salamis");
        QVERIFY2(said.startsWith("refused: ")
                     && said.contains("cannot be made. No campaign was made either."),
                 qPrintable(said));
        // What was on the table is there still.
        QCOMPARE(window.tell("deed 2"), QString("ok"));
        window.close();
    }
    QVERIFY(QFile::exists(home.path("met")));
    QCOMPARE(home.names(), QStringList{"met"});
    expectWar(war, "War 2", 5);
    QVERIFY(QFile::exists(elsewhere.path("w.json")));
}

void HomeTest::aWarThatLiesThere()
{
    QFETCH(const QString, how);
    const Folder home;
    const QString war = home.path("w.navarch");
    QVERIFY(QFile::copy(m_whole, war));
    const QByteArray before = contentOf(war);
    {
        WindowProcess window(war, livingIn(home, how));
        everyScreen(window);
        QCOMPARE(window.tell("deed 1"), QString("refused"));
        QCOMPARE(window.tell("backup"), QString("refused"));
        everyScreen(window);
        window.close();
    }
    QCOMPARE(contentOf(war), before);
    QStringList names = home.names();
    names.removeAll("met");
    QCOMPARE(names, QStringList{"w.navarch"});
}

int main(int argc, char** argv)
{
    if (test::isWindowProcess(argc, argv))
        return test::windowMain(argc, argv);
    QCoreApplication application(argc, argv);
    HomeTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "home_test.moc"
