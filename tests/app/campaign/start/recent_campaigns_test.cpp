// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/recent_campaigns.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "app/base/own_settings.h"
#include "app/base/speech/speech.h"
#include "app/campaign/sample_campaign.h"
#include "app/campaign/start/campaign_summary.h"
#include "core/campaign/gate/actions.h"
#include "db/campaign_file.h"

using namespace navarch;

namespace {

struct Remembered {
    QString path;
    QVariant opened;
};

/// As an earlier window left the list.
void remember(const std::vector<Remembered>& list)
{
    OwnSettings settings;
    settings.clear();
    settings.beginWriteArray(QStringLiteral("recent"), static_cast<int>(list.size()));
    for (std::size_t i = 0; i < list.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("path"), list[i].path);
        settings.setValue(QStringLiteral("opened"), list[i].opened);
    }
    settings.endArray();
    settings.sync();
    if (settings.status() != QSettings::NoError)
        qFatal("the test has no home");
}

/// Bytes that this process has read so far, of files and all else.
qint64 bytesRead()
{
    QFile file(QStringLiteral("/proc/self/io"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the system does not count");
    return file.readAll().split('\n').first().split(' ').last().toLongLong();
}

bool isReady(const RecentCampaigns& list, int row)
{
    return list.value(row, "ready").toBool();
}

QString openedOf(const RecentCampaigns& list, int row)
{
    return list.value(row, "opened").toString();
}

} // namespace

class RecentCampaignsTest : public QObject {
    Q_OBJECT

private slots:
    void twoHundredWars();
    void whenItWasOpened();
    void theOpenWarsCardFollowsIt();
    void itsWordsAreSaidWhenTheyAreAskedFor();
};

/// The latest two dozen are shown, and of each no more is read than the war as it stands: not its history.
void RecentCampaignsTest::twoHundredWars()
{
    const QTemporaryDir folder;
    const QString first = folder.filePath("0.navarch");
    QCOMPARE(provideSampleAt(first), QString());
    {
        const auto file = CampaignFile::open(first).file;
        std::vector<Action> deeds;
        for (int i = 0; i < 4000; ++i)
            deeds.push_back(
                RenameCampaign{.name = std::string(70, static_cast<char>('a' + i % 26)) + std::to_string(i)});
        QVERIFY(file->performAll(deeds).done());
    }
    const qint64 size = QFileInfo(first).size();
    constexpr int shown = 24;
    std::vector<Remembered> list;
    for (int i = 0; i < 200; ++i) {
        list.push_back({folder.filePath(QStringLiteral("%1.navarch").arg(i)), QDateTime::currentDateTime()});
        if (i > 0 && i < shown)
            QVERIFY(QFile::copy(first, list.back().path));
    }
    remember(list);
    const qint64 before = bytesRead();
    RecentCampaigns recent;
    QCOMPARE(recent.rowCount(), shown);
    QVERIFY(!isReady(recent, shown - 1)); // nobody waits for it
    QTRY_VERIFY_WITH_TIMEOUT(isReady(recent, shown - 1), 60'000);
    const qint64 each = (bytesRead() - before) / shown;
    for (int i = 0; i < shown; ++i)
        QCOMPARE(recent.value(i, "problem").toString(), QString());
    QVERIFY2(each < size / 3, qPrintable(QStringLiteral("%1 of %2 bytes are read").arg(each).arg(size)));
    qInfo("%lld of the %lld bytes of a war are read for its card", static_cast<long long>(each),
          static_cast<long long>(size));
}

void RecentCampaignsTest::whenItWasOpened()
{
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime future = now.addDays(3); // by a clock that went back since
    remember({{"/none/a", now},
              {"/none/b", now.addDays(-1)},
              {"/none/c", now.addDays(-5)},
              {"/none/d", now.addDays(-90)},
              {"/none/e", future},
              {"/none/f", "no time"}});
    const RecentCampaigns recent;
    QCOMPARE(openedOf(recent, 0), QString("Opened today"));
    QCOMPARE(openedOf(recent, 1), QString("Opened yesterday"));
    QCOMPARE(openedOf(recent, 2), QString("Opened 5 days ago"));
    QVERIFY(openedOf(recent, 3).startsWith("Opened on "));
    QCOMPARE(openedOf(recent, 4), "Opened on " + QLocale().toString(future.date(), QLocale::ShortFormat));
    QCOMPARE(openedOf(recent, 5), QString());
}

/// Its card shows how the war stands now, and until that is read what is known of it stays.
void RecentCampaignsTest::theOpenWarsCardFollowsIt()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.navarch");
    QCOMPARE(provideSampleAt(path), QString());
    const auto file = CampaignFile::open(path).file;
    remember({{path, QDateTime::currentDateTime()}});
    RecentCampaigns recent;
    QTRY_VERIFY_WITH_TIMEOUT(isReady(recent, 0), 60'000);
    const auto nameOf = [&] { return recent.value(0, "name").toString(); };
    const auto stageOf = [&] { return recent.value(0, "stage").toString(); };
    const QString before = stageOf();
    QVERIFY(file->perform(RenameCampaign{.name = "Another name"}).done());
    QVERIFY(file->perform(BeginCampaign{}).done());
    recent.reread(path);
    QVERIFY(isReady(recent, 0));
    QTRY_COMPARE_WITH_TIMEOUT(nameOf(), QStringLiteral("Another name"), 60'000);
    QVERIFY(stageOf() != before);
    QCOMPARE(stageOf(), QStringLiteral("Turn 1"));
    recent.reread(folder.filePath("none.navarch")); // it is not in the list
    QCOMPARE(recent.rowCount(), 1);
}

/// A card that was read in one language said everything in it until the file was read again.
void RecentCampaignsTest::itsWordsAreSaidWhenTheyAreAskedFor()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("war.navarch");
    QCOMPARE(provideSampleAt(path), QString());
    remember({{path, QDateTime::currentDateTime()}, {folder.filePath("none.navarch"), {}}});
    RecentCampaigns recent;
    QTRY_VERIFY_WITH_TIMEOUT(isReady(recent, 1), 60'000);
    const auto told = [&] {
        return QStringList{recent.value(0, "date").toString(), recent.value(0, "stage").toString(),
                           recent.value(0, "opened").toString(), recent.value(1, "problem").toString()};
    };
    const QStringList english = told();
    speakLanguage(QStringLiteral("nl"));
    const QStringList dutch = told();
    speakLanguage(QStringLiteral("en"));
    for (int i = 0; i < english.size(); ++i) {
        QVERIFY2(!english[i].isEmpty(), qPrintable(QString::number(i)));
        QVERIFY2(dutch[i] != english[i], qPrintable(english[i]));
    }
    QCOMPARE(told(), english);
}

QTEST_MAIN(RecentCampaignsTest)
#include "recent_campaigns_test.moc"
