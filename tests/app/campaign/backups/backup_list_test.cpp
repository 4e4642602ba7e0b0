// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/backups/backup_list.h"

#include <QApplication>
#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/campaign/sample_campaign.h"
#include "app/campaign/start/campaign_exchange.h"
#include "db/campaign_file.h"
#include "db/sqlite/connection.h"

using namespace navarch;

/// The list of a campaign's backups, and putting one back while the campaign is on the table.
class BackupListTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_campaign.reset(); }

    void whatIsInThemAndWhatWasDoneSince();
    void aBackupIsPutBackAndBroughtForwardAgain();
    void oneThatIsWhatStandsIsNotPutBack();
    void aDamagedBackupIsToldAndNothingIsChanged();
    void aBackupWithABrokenChainIsFoundBeforeItIsPutBack();
    void aBackupOfANewerNavarch();
    void aBackupThatIsGone();
    void aCampaignOpenElsewhereIsLeftAlone();
    void aDamagedCampaignComesBack();
    void aSideFindsNone();
    void whereACopyIsKeptIsToldFromHome();

private:
    void lookAtAll(BackupList& list);
    [[nodiscard]] bool restore(BackupList& list, int row);
    [[nodiscard]] QVariant of(const BackupList& list, int row, const char* name) const
    {
        return list.value(row, name);
    }

    QTemporaryDir m_folder;
    int m_count = 0;
    QString m_path;
    std::unique_ptr<OpenCampaign> m_campaign;
};

/// A backup after one renaming; two more renamings stand.
void BackupListTest::init()
{
    m_path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
    QCOMPARE(provideSampleAt(m_path), QString());
    m_campaign = std::make_unique<OpenCampaign>();
    QVERIFY(m_campaign->open(m_path));
    QVERIFY(m_campaign->head()->rename("First"));
    QVERIFY(m_campaign->editedFile()->backUp());
    QVERIFY(m_campaign->head()->rename("Second"));
    QVERIFY(m_campaign->head()->rename("Third"));
}

void BackupListTest::lookAtAll(BackupList& list)
{
    list.setCampaign(m_campaign.get());
    list.look(m_path);
    const auto isRead = [&] {
        for (int row = 0; row < list.count(); ++row)
            if (!of(list, row, "ready").toBool())
                return false;
        return true;
    };
    QTRY_VERIFY_WITH_TIMEOUT(isRead(), 30'000);
}

bool BackupListTest::restore(BackupList& list, int row)
{
    const QSignalSpy done(&list, &BackupList::restored);
    const QSignalSpy failed(&list, &BackupList::failed);
    list.restore(row);
    (void)QTest::qWaitFor([&] { return done.count() + failed.count() > 0; }, 30'000);
    return done.count() == 1 && failed.isEmpty();
}

void BackupListTest::whatIsInThemAndWhatWasDoneSince()
{
    BackupList list;
    lookAtAll(list);
    QCOMPARE(list.count(), 1);
    QCOMPARE(of(list, 0, "name").toString(), QString("First"));
    QCOMPARE(of(list, 0, "date").toString(), m_campaign->head()->date());
    QCOMPARE(of(list, 0, "stage").toString(), m_campaign->head()->stage());
    QCOMPARE(of(list, 0, "problem").toString(), QString());
    QVERIFY(of(list, 0, "compared").toBool() && !of(list, 0, "other").toBool());
    QCOMPARE(of(list, 0, "setAside").toInt(), 2);
    QCOMPARE(of(list, 0, "broughtBack").toInt(), 0);
    QCOMPARE(of(list, 0, "deeds").toStringList().size(), 2);
    QCOMPARE(of(list, 0, "deeds").toStringList().front(), m_campaign->undoStack()->undoTitle());
    // What is taken back is not done.
    m_campaign->undo();
    lookAtAll(list);
    QCOMPARE(of(list, 0, "setAside").toInt(), 1);
}

void BackupListTest::aBackupIsPutBackAndBroughtForwardAgain()
{
    BackupList list;
    lookAtAll(list);
    const QSignalSpy opened(m_campaign.get(), &OpenCampaign::opened);
    const QSignalSpy told(m_campaign.get(), &OpenCampaign::done);
    QVERIFY(restore(list, 0));
    QCOMPARE(opened.count(), 1);
    QVERIFY(told.last().first().toString().contains("First"));
    QCOMPARE(m_campaign->head()->name(), QString("First"));
    QCOMPARE(m_campaign->path(), m_path);
    QVERIFY(m_campaign->undoStack()->canUndo() && !m_campaign->undoStack()->canRedo());
    // It is played on with, and what stood before is the newest of the backups.
    QVERIFY(m_campaign->head()->rename("Another course"));
    lookAtAll(list);
    QCOMPARE(list.count(), 2);
    QCOMPARE(of(list, 0, "name").toString(), QString("Third"));
    QCOMPARE(of(list, 0, "setAside").toInt(), 1);
    QCOMPARE(of(list, 0, "broughtBack").toInt(), 2);
    QVERIFY(restore(list, 0));
    QCOMPARE(m_campaign->head()->name(), QString("Third"));
    m_campaign->undo();
    m_campaign->undo();
    QCOMPARE(m_campaign->head()->name(), QString("First"));
    m_campaign->close();
    auto file = CampaignFile::open(m_path).file;
    QVERIFY(file);
    QCOMPARE(file->verify().size(), 0u);
}

// Putting back what stands only made another backup of it.
void BackupListTest::oneThatIsWhatStandsIsNotPutBack()
{
    QVERIFY(m_campaign->editedFile()->backUp());
    BackupList list;
    lookAtAll(list);
    QCOMPARE(list.count(), 2);
    QVERIFY(list.at(0).isSame() && !list.at(0).isRestorable());
    QVERIFY(!list.at(1).isSame() && list.at(1).isRestorable());
    const QSignalSpy done(&list, &BackupList::restored);
    list.restore(0);
    QVERIFY(!list.busy());
    QCOMPARE(done.count(), 0);
    QCOMPARE(backupsOf(m_path).size(), 2u);
    // A deed more, and there is something to go back to; taken back, there is not.
    QVERIFY(m_campaign->head()->rename("Fourth"));
    lookAtAll(list);
    QVERIFY(list.at(0).isRestorable());
    m_campaign->undo();
    lookAtAll(list);
    QVERIFY(list.at(0).isSame());
    // Of a campaign that cannot be read nobody knows what it was.
    m_campaign->close();
    QFile::resize(m_path, 3000);
    lookAtAll(list);
    QVERIFY(!list.at(0).isSame() && list.at(0).isRestorable());
}

void BackupListTest::aDamagedBackupIsToldAndNothingIsChanged()
{
    QFile::resize(backupsOf(m_path).front().path, 5000);
    BackupList list;
    lookAtAll(list);
    QVERIFY(!of(list, 0, "problem").toString().isEmpty());
    QVERIFY(of(list, 0, "remedy").toString().contains("another backup"));
    const QSignalSpy failed(m_campaign.get(), &OpenCampaign::failed);
    QVERIFY(!restore(list, 0));
    QCOMPARE(failed.count(), 1);
    QCOMPARE(m_campaign->head()->name(), QString("Third"));
    QVERIFY(m_campaign->head()->rename("And on"));
}

/// Opening looks at the state and the last entry; what is wrong further back only the whole check finds.
void BackupListTest::aBackupWithABrokenChainIsFoundBeforeItIsPutBack()
{
    {
        QFile file(backupsOf(m_path).front().path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const auto at = file.readAll().indexOf("Found The Saronic Gulf"); // the title of the first entry
        QVERIFY(at > 0);
        QVERIFY(file.seek(at));
        file.write("Bound");
    }
    BackupList list;
    lookAtAll(list);
    QCOMPARE(of(list, 0, "problem").toString(), QString());
    const QSignalSpy failed(m_campaign.get(), &OpenCampaign::failed);
    QVERIFY(!restore(list, 0));
    QVERIFY(failed.last().first().toString().contains("not sound"));
    QCOMPARE(m_campaign->head()->name(), QString("Third"));
}

void BackupListTest::aBackupOfANewerNavarch()
{
    Connection(backupsOf(m_path).front().path, Access::ReadWrite).run("PRAGMA user_version = 999");
    BackupList list;
    lookAtAll(list);
    QVERIFY(of(list, 0, "problem").toString().contains("newer Navarch"));
    QVERIFY(of(list, 0, "remedy").toString().contains("up to date"));
}

void BackupListTest::aBackupThatIsGone()
{
    BackupList list;
    lookAtAll(list);
    QVERIFY(QFile::remove(backupsOf(m_path).front().path));
    const QSignalSpy failed(m_campaign.get(), &OpenCampaign::failed);
    QVERIFY(!restore(list, 0));
    QVERIFY(failed.last().first().toString().contains("no such file"));
    QCOMPARE(m_campaign->head()->name(), QString("Third"));
}

void BackupListTest::aCampaignOpenElsewhereIsLeftAlone()
{
    BackupList list;
    OpenCampaign second; // it looks only
    QVERIFY(second.open(m_path));
    QVERIFY(!second.readOnlyReason().isEmpty());
    list.setCampaign(&second);
    list.look(m_path);
    const QSignalSpy failed(&second, &OpenCampaign::failed);
    QVERIFY(!restore(list, 0));
    QCOMPARE(failed.last().first().toString(), second.readOnlyReason());
    QVERIFY(m_campaign->head()->rename("And on"));
    // Nor from Start, with nothing open.
    second.close();
    list.look(m_path);
    QVERIFY(!restore(list, 0));
    QVERIFY(failed.last().first().toString().contains("another Navarch"));
    QVERIFY(!second.isOpen());
    QVERIFY(m_campaign->head()->rename("And on again"));
}

void BackupListTest::aDamagedCampaignComesBack()
{
    m_campaign->close();
    QFile::resize(m_path, 3000);
    QVERIFY(!m_campaign->open(m_path));
    BackupList list;
    lookAtAll(list);
    QVERIFY(list.count() >= 1);
    QVERIFY(!of(list, 0, "compared").toBool());
    QCOMPARE(of(list, 0, "deeds").toStringList(), QStringList());
    QVERIFY(restore(list, list.count() - 1));
    QCOMPARE(m_campaign->head()->name(), QString("First"));
}

void BackupListTest::aSideFindsNone()
{
    m_campaign->setEyes(static_cast<int>(m_campaign->campaign()->table<SideRecord>().begin()->first.value));
    QVERIFY(m_campaign->eyes() != 0);
    BackupList list;
    lookAtAll(list);
    QCOMPARE(list.count(), 0);
}

// The whole path took two lines of the notice, and the file's own name was broken.
void BackupListTest::whereACopyIsKeptIsToldFromHome()
{
    const QTemporaryDir folder(QDir::home().filePath(QStringLiteral("kept-XXXXXX")));
    const QString path = folder.filePath(QStringLiteral("sample.navarch"));
    QCOMPARE(provideSampleAt(path), QString());
    QVERIFY(m_campaign->open(path));
    const QSignalSpy done(m_campaign.get(), &OpenCampaign::done);
    CampaignExchange exchange;
    exchange.setCampaign(m_campaign.get());
    QVERIFY(exchange.backUp());
    QCOMPARE(done.size(), 1);
    const QString told = done.front().front().toString();
    QVERIFY2(told.contains(QStringLiteral("~/kept-")), qPrintable(told));
    QVERIFY2(!told.contains(QDir::homePath()), qPrintable(told));
    m_campaign.reset(); // before its folder goes
}

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    BackupListTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "backup_list_test.moc"
