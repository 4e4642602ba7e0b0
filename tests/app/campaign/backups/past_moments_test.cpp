// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/backups/past_moments.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "db/campaign_file.h"

using namespace navarch;

/// The list of a campaign's past, and branching off while the campaign is on the table.
class PastMomentsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_campaign.reset(); }

    void turnsAndDeeds();
    void aBranchIsMadeAndTheOldOneGoesOn();
    void whatIsThereStaysAndIsTold();
    void aSideFindsNothing();
    void whoLeavesTheSeatTakesNothingAlong();

private:
    void look(PastMoments& moments);
    [[nodiscard]] bool branch(PastMoments& moments, int row, const QString& name, const QString& path);
    [[nodiscard]] QString of(const PastMoments& moments, int row, const char* name) const
    {
        return moments.value(row, name).toString();
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    QString m_path;
    std::unique_ptr<OpenCampaign> m_campaign;
};

/// Renamed, begun with the umpire's eyes, renamed again.
void PastMomentsTest::init()
{
    m_path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
    QCOMPARE(provideSampleAt(m_path), QString());
    m_campaign = std::make_unique<OpenCampaign>();
    QVERIFY(m_campaign->open(m_path));
    QVERIFY(m_campaign->head()->rename("First"));
    QVERIFY(m_campaign->head()->begin());
    m_campaign->setEyes(0);
    QVERIFY(m_campaign->head()->rename("Second"));
}

void PastMomentsTest::look(PastMoments& moments)
{
    moments.setCampaign(m_campaign.get());
    moments.look();
    QTRY_VERIFY_WITH_TIMEOUT(!moments.reading(), 30'000);
}

bool PastMomentsTest::branch(PastMoments& moments, int row, const QString& name, const QString& path)
{
    const QSignalSpy done(&moments, &PastMoments::made);
    const QSignalSpy failed(&moments, &PastMoments::failed);
    moments.branch(row, name, QUrl::fromLocalFile(path));
    (void)QTest::qWaitFor([&] { return done.count() + failed.count() > 0; }, 30'000);
    return done.count() == 1 && done.first().first().toString() == path && failed.isEmpty();
}

void PastMomentsTest::turnsAndDeeds()
{
    PastMoments moments;
    look(moments);
    QCOMPARE(moments.problem(), QString());
    QCOMPARE(moments.count(), 2); // the war's first turn, and the set-up
    QCOMPARE(of(moments, 0, "stage"), m_campaign->head()->stage());
    QCOMPARE(of(moments, 0, "date"), m_campaign->head()->date());
    QVERIFY(moments.suggestedName(0).startsWith("First "));
    moments.setTurnsOnly(false);
    QVERIFY(moments.count() >= 4);
    QCOMPARE(of(moments, 0, "title"), m_campaign->undoStack()->undoTitle());
    QVERIFY(moments.suggestedName(0).startsWith("Second "));
    QCOMPARE(moments.value(moments.count() - 1, "deed").toInt(), 1);
    QCOMPARE(moments.suggestedName(99), QString());
}

void PastMomentsTest::aBranchIsMadeAndTheOldOneGoesOn()
{
    PastMoments moments;
    look(moments);
    const QSignalSpy told(m_campaign.get(), &OpenCampaign::done);
    const QString path = m_folder.filePath(QStringLiteral("branch-%1.navarch").arg(m_count));
    QVERIFY(branch(moments, 1, "Another course", path));
    QVERIFY(told.last().first().toString().contains("Another course"));
    QCOMPARE(m_campaign->head()->name(), QString("Second"));
    QVERIFY(m_campaign->head()->rename("Third"));
    OpenCampaign other;
    QVERIFY(other.open(path));
    QCOMPARE(other.head()->name(), QString("Another course"));
    QVERIFY(other.head()->inSetup());
    QVERIFY(other.file()->verify().empty());
}

void PastMomentsTest::whatIsThereStaysAndIsTold()
{
    PastMoments moments;
    look(moments);
    const QSignalSpy failed(m_campaign.get(), &OpenCampaign::failed);
    QVERIFY(!branch(moments, 0, "x", m_path));
    QVERIFY(!branch(moments, 0, "x", m_folder.filePath("no-folder/b.navarch")));
    const QString there = m_folder.filePath(QStringLiteral("letter-%1.txt").arg(m_count));
    QFile letter(there);
    QVERIFY(letter.open(QIODevice::WriteOnly));
    letter.write("Dear Kleon");
    letter.close();
    QVERIFY(!branch(moments, 0, "x", there));
    QVERIFY(!branch(moments, 0, QString(500, 'x'), m_folder.filePath("long.navarch")));
    QCOMPARE(failed.count(), 4);
    QVERIFY(letter.open(QIODevice::ReadOnly));
    QCOMPARE(letter.readAll(), QByteArray("Dear Kleon"));
    QVERIFY(!QFile::exists(m_folder.filePath("long.navarch")));
    QVERIFY(m_campaign->head()->rename("And on"));
}

void PastMomentsTest::aSideFindsNothing()
{
    m_campaign->setEyes(static_cast<int>(m_campaign->campaign()->table<SideRecord>().begin()->first.value));
    QVERIFY(m_campaign->eyes() != 0);
    PastMoments moments;
    look(moments);
    QCOMPARE(moments.count(), 0);
    moments.branch(0, "x", QUrl::fromLocalFile(m_folder.filePath("none.navarch")));
    QVERIFY(!moments.busy() && !QFile::exists(m_folder.filePath("none.navarch")));
}

/// The history that is read while the seat changes is nobody's to see.
void PastMomentsTest::whoLeavesTheSeatTakesNothingAlong()
{
    PastMoments moments;
    moments.setCampaign(m_campaign.get());
    moments.look();
    m_campaign->setEyes(static_cast<int>(m_campaign->campaign()->table<SideRecord>().begin()->first.value));
    QTRY_VERIFY_WITH_TIMEOUT(!moments.reading(), 30'000);
    QCOMPARE(moments.count(), 0);
}

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    PastMomentsTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "past_moments_test.moc"
