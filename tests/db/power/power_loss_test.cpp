// SPDX-License-Identifier: GPL-3.0-or-later
// What a session does to its files is written down call by call (tests/support/write_log.cpp), and the folder is made as a
// disk may hold it when the power fails after any of the calls: what was synced is there, and of what was not, any part, in
// any order, torn at any sector. Whatever is made so opens to a state with every deed that was told as done by then.
#include <cstdio>
#include <map>
#include <random>

#include <QProcess>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include "core/base/system/lock_safe_file.h"
#include "db/sqlite/connection.h"
#include "tests/db/power/failing_power.h"
#include "tests/db/samples/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;
using test::Call;
using test::Disk;
using test::readCalls;

namespace {

#ifdef NAVARCH_SOAK
const int disksPerCall = rounds(50, 1);
const int everyCall = onlyOneRound() ? 20 : 1;
#else
const int disksPerCall = 1;
const int everyCall = 3;
#endif

constexpr int deeds = 14;
constexpr int manyDeeds = 400;
constexpr int deedsBeforeReplacing = 5;
constexpr int toldAsReplaced = 100;
constexpr int entriesOfFixture = 12;

Campaign anotherWar()
{
    Campaign campaign = samples::smallCampaign();
    campaign.table<HeadRecord>().begin()->second.name = "Another war";
    return campaign;
}

/// A deed, an undo among every few.
bool goOn(CampaignFile& file)
{
    const auto next = static_cast<int>(file.historyLength());
    return next % 5 == 4 ? file.undo().done() : file.perform(samples::deed(next)).done();
}

/// What the child does, in a folder. Each thing that is told as done gets a line with a number in the file "told".
class Session {
public:
    explicit Session(const QString& folder)
        : m_path(folder + "/s.navarch"),
          m_told(::open(QFile::encodeName(folder + "/told").constData(), O_WRONLY | O_APPEND))
    {
    }

    int play(const QString& what)
    {
        if (what == QLatin1String("session"))
            return session();
        if (what == QLatin1String("replace"))
            return replace();
        if (what == QLatin1String("upgrade"))
            return upgrade();
        return checkpoint();
    }

private:
    [[nodiscard]] bool tell(std::int64_t number) const
    {
        const QByteArray line = QByteArray::number(qlonglong(number)) + '\n';
        return ::write(m_told, line.constData(), static_cast<std::size_t>(line.size())) == line.size();
    }
    [[nodiscard]] std::unique_ptr<CampaignFile> open() const
    {
        return CampaignFile::open(m_path, {OpenMode::Edit, false}).file;
    }
    [[nodiscard]] std::unique_ptr<CampaignFile> make() const
    {
        auto made = CampaignFile::create(m_path, samples::smallCampaign(), "Begin");
        return made && tell((*made)->historyLength()) ? std::move(*made) : nullptr;
    }
    bool goOnWith(CampaignFile& file, int count) const
    {
        for (int i = 0; i < count; ++i)
            if (!goOn(file) || !tell(file.historyLength()))
                return false;
        return true;
    }

    /// Sessions with deeds, a checkpoint in the middle, a look, a backup, and no end.
    int session()
    {
        if (const auto file = make()) {
            if (!goOnWith(*file, 4))
                return 1;
            Connection other(m_path, Access::ReadWrite);
            other.run("PRAGMA wal_checkpoint(PASSIVE)");
            if (!goOnWith(*file, 3))
                return 2;
        }
        if (const auto file = open(); !file || !goOnWith(*file, 2)
                                      || !CampaignFile::open(m_path, {OpenMode::Look}).file || !file->backUp()
                                      || !goOnWith(*file, 2))
            return 3;
        const auto file = open();
        if (!file || !goOnWith(*file, 2))
            return 4;
        ::_exit(file->historyLength() == deeds ? 0 : 5);
    }

    /// A war of a few deeds, and another in its place, which goes on.
    int replace()
    {
        if (const auto file = make(); !file || !goOnWith(*file, deedsBeforeReplacing - 1))
            return 1;
        QString old;
        const auto fresh = CampaignFile::create(m_path, anotherWar(), "Begin anew",
                                                CampaignFile::IfExists::Replace, builtInFigures(), {}, &old);
        if (!fresh || old.isEmpty() || !tell(toldAsReplaced))
            return 2;
        ::_exit((*fresh)->perform(samples::deed(1)).done() && tell(toldAsReplaced + 1) ? 0 : 3);
    }

    /// A war that an older Navarch left behind, which has been put there before.
    int upgrade()
    {
        const auto opened = CampaignFile::open(m_path, {OpenMode::Edit, false});
        if (opened.outcome != Opening::Upgraded || !tell(opened.file->historyLength())
            || !goOnWith(*opened.file, 2))
            return 1;
        ::_exit(0);
    }

    /// So many deeds that SQLite brings the log into the file by itself, more than once, and begins it anew.
    int checkpoint()
    {
        const auto file = make();
        ::_exit(file && goOnWith(*file, manyDeeds - 1) ? 0 : 1);
    }

    QString m_path;
    int m_told;
};

} // namespace

class PowerLossTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyDiskOpensToWhatWasTold_data();
    void everyDiskOpensToWhatWasTold();

private:
    /// What is wrong with what was rebuilt in `folder`, when so much had been told. `kept` counts how much more there is.
    [[nodiscard]] QByteArray wrongWith(const QString& what, const QString& folder, std::int64_t told,
                                       bool isVerified);
    [[nodiscard]] QByteArray wrongWithReplaced(const CampaignFile& file) const;

    QTemporaryDir m_folder;
    std::vector<Campaign> m_states{{}}; ///< by the number of entries
    std::map<std::int64_t, int> m_kept;
};

void PowerLossTest::initTestCase()
{
    Campaign campaign = samples::smallCampaign();
    std::vector<Changes> done;
    m_states.push_back(campaign);
    for (int next = 1; next < manyDeeds; ++next) {
        if (next % 5 == 4) {
            applyChanges(campaign, reversed(done.back()));
            done.pop_back();
        } else {
            done.push_back(consider(campaign, builtInFigures(), samples::deed(next)).changes);
            applyChanges(campaign, done.back());
        }
        m_states.push_back(campaign);
    }
}

void PowerLossTest::everyDiskOpensToWhatWasTold_data()
{
    QTest::addColumn<int>("calls");  // at least so many
    QTest::addColumn<int>("stride"); // of the calls after which the power fails
    QTest::newRow("session") << 150 << everyCall;
    QTest::newRow("replace") << 60 << everyCall;
    QTest::newRow("upgrade") << 60 << everyCall;
    QTest::newRow("checkpoint") << 2'000 << everyCall * 41;
}

QByteArray PowerLossTest::wrongWithReplaced(const CampaignFile& file) const
{
    if (file.historyLength() == 1 && file.campaign() != anotherWar())
        return "another state of the new war";
    for (const Backup& backup : backupsOf(file.path())) {
        const auto old = CampaignFile::open(backup.path, {OpenMode::Look});
        if (old.file && old.file->historyLength() == deedsBeforeReplacing
            && old.file->campaign() == m_states[deedsBeforeReplacing] && old.file->verify().empty())
            return {};
    }
    return "the old war is not among the backups";
}

QByteArray PowerLossTest::wrongWith(const QString& what, const QString& folder, std::int64_t told,
                                    bool isVerified)
{
    const auto opened = CampaignFile::open(folder + "/s.navarch", {OpenMode::Edit, false});
    if (told == 0 && opened.outcome == Opening::Missing && what != QLatin1String("upgrade"))
        return {};
    const bool isUpgraded = what == QLatin1String("upgrade") && opened.outcome == Opening::Upgraded;
    if (opened.outcome != Opening::Fine && !isUpgraded)
        return QByteArray::fromStdString(opened.message.text());
    const std::int64_t length = opened.file->historyLength();
    if (isVerified && !opened.file->verify().empty())
        return QByteArray::fromStdString(samples::text(opened.file->verify()));
    const auto number = QByteArray::number(qlonglong(length));
    if (what == QLatin1String("replace") && length <= 2 && told >= deedsBeforeReplacing) {
        ++m_kept[told >= toldAsReplaced ? 0 : 1];
        if (length < told - toldAsReplaced + 1)
            return "entries of the new war: " + number;
        return wrongWithReplaced(*opened.file);
    }
    if (what == QLatin1String("replace") && told >= toldAsReplaced)
        return "the old war is there again";
    const std::int64_t least =
        what == QLatin1String("upgrade") ? std::max<std::int64_t>(told, entriesOfFixture) : told;
    ++m_kept[length - least];
    if (length != least && length != least + 1)
        return "entries: " + number;
    if (what != QLatin1String("upgrade")
        && opened.file->campaign() != m_states[static_cast<std::size_t>(length)])
        return "another state at entries: " + number;
    return {};
}

void PowerLossTest::everyDiskOpensToWhatWasTold()
{
    QFETCH(const int, calls);
    QFETCH(const int, stride);
    const QString what = QString::fromLatin1(QTest::currentDataTag());
    m_kept.clear();
    const QString session = m_folder.filePath(what);
    const QString log = m_folder.filePath(what + "-calls");
    QVERIFY(QDir().mkpath(session));
    QFile told(session + "/told");
    QVERIFY(told.open(QIODevice::WriteOnly));
    told.close();
    Disk disk;
    if (what == QLatin1String("upgrade")) {
        QFile fixture(qEnvironmentVariable("NAVARCH_TEST_DATA") + "/db/schema-1.navarch.z");
        QVERIFY(fixture.open(QIODevice::ReadOnly));
        QFile war(session + "/s.navarch");
        const QByteArray content = qUncompress(fixture.readAll());
        QVERIFY(war.open(QIODevice::WriteOnly) && war.write(content) == content.size());
        war.close();
        disk.holds(war.fileName(), qint64(fileIdentityOf(war.fileName().toStdString())->number), content);
    }
    QProcess child;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", NAVARCH_WRITE_LOG_LIBRARY);
    environment.insert("NAVARCH_WRITE_LOG", log);
    environment.insert("NAVARCH_WRITE_LOG_FOLDER", session);
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedChannels);
    child.start(QCoreApplication::applicationFilePath(), {"play", session, what});
    QVERIFY(child.waitForFinished(120'000));
    QCOMPARE(child.exitCode(), 0);

    const auto made = readCalls(log);
    QVERIFY2(made.size() > std::size_t(calls), QByteArray::number(qlonglong(made.size())));
    std::mt19937 random(20261123);
    std::int64_t acknowledged = 0;
    std::int64_t syncs = 0;
    int disks = 0;
    int number = 0;
    const QString rebuilt = m_folder.filePath("rebuilt");
    for (const Call& call : made) {
        disk.take(call);
        syncs += call.kind == 'S' || call.kind == 'D';
        // Nothing but the lines of "told" begins with a number and ends with a line's end.
        if (call.kind == 'W' && call.bytes.size() < 5 && call.bytes.endsWith('\n') && call.bytes[0] >= '0'
            && call.bytes[0] <= '9')
            acknowledged = call.bytes.trimmed().toLongLong();
        if (++number % stride != 0)
            continue;
        for (int way = 0; way < disksPerCall; ++way) {
            QDir(rebuilt).removeRecursively();
            QVERIFY(QDir().mkpath(rebuilt));
            for (const auto& [path, content] : disk.found(random)) {
                const QString name = path.mid(session.size() + 1);
                if (name.endsWith(".lock") || name.endsWith("-shm") || name == "told")
                    continue;
                QVERIFY(QDir().mkpath(QFileInfo(rebuilt + '/' + name).path()));
                QFile file(rebuilt + '/' + name);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
            }
            ++disks;
            const QByteArray wrong = wrongWith(what, rebuilt, acknowledged, disks % 5 == 0);
            QVERIFY2(wrong.isEmpty(), QByteArray::number(disks) + ", told "
                                          + QByteArray::number(qlonglong(acknowledged)) + ": " + wrong);
        }
    }
    QVERIFY(acknowledged > 1);
    QVERIFY2(disks < 300 || (m_kept[0] > 50 && m_kept[1] > 5), "the power fails at too few moments");
    std::printf("%s: %zu calls, %lld of them syncs; %d disks, none without a deed that was told; %d had the "
                "next one as well\n",
                qPrintable(what), made.size(), static_cast<long long>(syncs), disks, m_kept[1]);
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 4 && arguments[1] == QLatin1String("play"))
        return Session(arguments[2]).play(arguments[3]);
    PowerLossTest test;
    return QTest::qExec(&test, arguments);
}
#include "power_loss_test.moc"
