// SPDX-License-Identifier: GPL-3.0-or-later
// The PIN of the umpire's seat on the command line.
#include <QFile>
#include <QTest>

#include "tests/app/cli/program.h"

using namespace navarch;

class SeatCliTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();

    void whatIsTheUmpiresWantsThePin_data();
    void whatIsTheUmpiresWantsThePin();
    void whatTellsNothingWantsNone_data();
    void whatTellsNothingWantsNone();
    void itIsChangedAndTakenAwayByWhoKnowsIt();
    void oneThatIsForgottenIsTakenAway();
    void undoLocksNobodyOut();
    void whatIsNoPinIsRefused();

private:
    Run campaign(const QStringList& arguments, const QByteArray& input = {}, const char* pin = nullptr) const
    {
        Program program;
        if (pin)
            program.environment.insert("NAVARCH_PIN", pin);
        return program.run(QStringList{"campaign"} + arguments, input);
    }
    bool isLocked() const
    {
        return campaign({"seat", m_path, "--format", "json"}).json()["locked"].get<bool>();
    }

    std::unique_ptr<Folder> m_folder;
    QString m_path;
    QByteArray m_locked;
};

/// Each test has a copy of a campaign whose seat has a PIN.
void SeatCliTest::init()
{
    m_folder = std::make_unique<Folder>();
    m_path = m_folder->write("s.navarch", m_locked);
}

void SeatCliTest::initTestCase()
{
    const Folder folder;
    m_path = folder.path("s.navarch");
    QCOMPARE(campaign({"new", m_path, "--scenario", "saronic-gulf"}).code, 0);
    QVERIFY(!isLocked());
    const Run set = campaign({"seat", m_path, "--set"}, "4711\n");
    QVERIFY2(set.code == 0, set.err);
    QVERIFY(set.out.contains("not encrypted"));
    QVERIFY(isLocked());
    m_locked = contentOf(m_path);
}

void SeatCliTest::whatIsTheUmpiresWantsThePin_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("show") << QStringList{"show"};
    QTest::newRow("export") << QStringList{"export"};
    QTest::newRow("undo") << QStringList{"undo"};
    QTest::newRow("battle list") << QStringList{"battle", "list"};
    QTest::newRow("branch --list") << QStringList{"branch", "--list"};
}

void SeatCliTest::whatIsTheUmpiresWantsThePin()
{
    QFETCH(const QStringList, arguments);
    const qsizetype at = arguments.front() == QLatin1String("battle") ? 2 : 1;
    QStringList all = arguments;
    all.insert(at, m_path);
    for (const char* pin : {static_cast<const char*>(nullptr), "1234"}) {
        const Run run = campaign(all, {}, pin);
        QCOMPARE(run.code, 1);
        QCOMPARE(run.out, QByteArray());
        QVERIFY2(run.err.contains("NAVARCH_PIN") && run.err.contains("--forgotten"), run.err);
        QVERIFY(!run.err.contains("Athens"));
    }
}

void SeatCliTest::whatTellsNothingWantsNone_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("verify") << QStringList{"verify"};
    QTest::newRow("backup") << QStringList{"backup"};
    QTest::newRow("seat") << QStringList{"seat"};
    QTest::newRow("restore --list") << QStringList{"restore", "--list"};
}

void SeatCliTest::whatTellsNothingWantsNone()
{
    QFETCH(const QStringList, arguments);
    QStringList all = arguments;
    all.insert(1, m_path);
    const Run run = campaign(all);
    QVERIFY2(run.code == 0, run.err);
    QVERIFY2(!run.out.contains("Athens"), run.out);
}

void SeatCliTest::itIsChangedAndTakenAwayByWhoKnowsIt()
{
    QCOMPARE(campaign({"seat", m_path, "--set"}, "Salamis\n").code, 1);
    QCOMPARE(campaign({"seat", m_path, "--take-away"}, {}, "Salamis").code, 1);
    QVERIFY(isLocked());
    QCOMPARE(campaign({"seat", m_path, "--set"}, "Salamis\n", "4711").code, 0);
    QCOMPARE(campaign({"show", m_path}, {}, "4711").code, 1);
    QCOMPARE(campaign({"show", m_path}, {}, "Salamis").code, 0);
    QCOMPARE(campaign({"seat", m_path, "--take-away"}, {}, "Salamis").code, 0);
    QVERIFY(!isLocked());
    QCOMPARE(campaign({"show", m_path}).code, 0);
}

void SeatCliTest::oneThatIsForgottenIsTakenAway()
{
    QCOMPARE(campaign({"seat", m_path, "--forgotten", "--set"}).code, 2);
    QCOMPARE(campaign({"seat", m_path, "--forgotten"}).code, 0);
    QVERIFY(!isLocked());
    QCOMPARE(campaign({"show", m_path}).code, 0);
}

void SeatCliTest::undoLocksNobodyOut()
{
    QCOMPARE(campaign({"apply", m_path, "-"},
                      R"({"format":"navarch-actions/1","actions":[{"do":"campaign.rename","name":"Else"}]})",
                      "4711")
                 .code,
             0);
    QCOMPARE(campaign({"undo", m_path}, {}, "4711").code, 0);
    QCOMPARE(campaign({"redo", m_path}, {}, "4711").code, 0);
    QVERIFY(isLocked());
}

void SeatCliTest::whatIsNoPinIsRefused()
{
    for (const QByteArray& pin : {QByteArray(), QByteArray("  1 "), QByteArray(65, 'x')}) {
        const Run run = campaign({"seat", m_path, "--set"}, pin + '\n', "4711");
        QCOMPARE(run.code, 1);
        QVERIFY2(run.err.contains("4 to 64"), run.err);
    }
    QCOMPARE(campaign({"show", m_path}, {}, "4711").code, 0);
}

QTEST_GUILESS_MAIN(SeatCliTest)
#include "seat_cli_test.moc"
