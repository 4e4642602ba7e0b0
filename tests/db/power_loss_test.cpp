// SPDX-License-Identifier: GPL-3.0-or-later
// What a session does to its files is written down call by call (tests/support/write_log.cpp), and the folder is made as a
// disk may hold it when the power fails after any of the calls: what was synced is there, and of what was not, any part, in
// any order, torn at any sector. Whatever is made so opens to a state with every deed that was told as done by then.
#include <cstdio>
#include <deque>
#include <map>
#include <random>

#include <QProcess>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include "db/connection.h"
#include "tests/db/samples.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

#ifdef NAVARCH_SOAK
const int disksPerCall = rounds(50, 1);
const int everyCall = onlyOneRound() ? 20 : 1;
#else
const int disksPerCall = 1;
const int everyCall = 3;
#endif

constexpr int deeds = 14;

/// The journal of a session: one call of the system.
struct Call {
    char kind = 0;
    qint64 inode = 0;
    QString path;
    QString to;
    qint64 offset = 0;
    QByteArray bytes;
};

std::vector<Call> readCalls(const QString& log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("nothing was written down");
    std::vector<Call> calls;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).chopped(1);
        const QStringList words = line.split(' ');
        Call call;
        call.kind = line.at(0).toLatin1();
        switch (call.kind) {
        case 'C':
            call.inode = words[1].toLongLong();
            call.path = words[2];
            break;
        case 'W':
            call.inode = words[1].toLongLong();
            call.offset = words[2].toLongLong();
            call.bytes = file.read(words[3].toLongLong());
            break;
        case 'T':
            call.inode = words[1].toLongLong();
            call.offset = words[2].toLongLong();
            break;
        case 'S':
            call.inode = words[1].toLongLong();
            break;
        case 'R':
            call.to = words[2];
            [[fallthrough]];
        default:
            call.path = words[1];
        }
        calls.push_back(call);
    }
    return calls;
}

void apply(QByteArray& content, const Call& call, qsizetype length)
{
    if (call.kind == 'T') {
        content.resize(call.offset, '\0');
        return;
    }
    if (content.size() < call.offset + length)
        content.resize(call.offset + length, '\0');
    std::copy_n(call.bytes.begin(), length, content.begin() + call.offset);
}

/// What is on a disk for certain, and what is on its way there.
class Disk {
public:
    void take(Call call)
    {
        // A file that is made may get the number of one that was removed, and is another.
        if (call.kind == 'C')
            m_files[call.inode] = ++m_count;
        if (call.inode != 0)
            call.inode = m_files[call.inode];
        switch (call.kind) {
        case 'W':
        case 'T':
            m_writes[call.inode].push_back(call);
            break;
        case 'S':
            for (const Call& write : m_writes[call.inode])
                apply(m_contents[call.inode], write, write.bytes.size());
            m_writes[call.inode].clear();
            break;
        case 'D':
            for (const Call& change : m_changes[call.path])
                rename(m_names, change);
            m_changes[call.path].clear();
            break;
        default:
            m_changes[QFileInfo(call.path).path()].push_back(call);
        }
    }

    /// One of the ways in which it may be found after the power failed.
    [[nodiscard]] std::map<QString, QByteArray> found(std::mt19937& random) const
    {
        auto names = m_names;
        for (const auto& [folder, changes] : m_changes) {
            const std::size_t kept = random() % (changes.size() + 1); // names are kept in order by every file system there is
            for (std::size_t i = 0; i < kept; ++i)
                rename(names, changes[i]);
        }
        std::map<QString, QByteArray> files;
        for (const auto& [path, inode] : names) {
            QByteArray content = m_contents.contains(inode) ? m_contents.at(inode) : QByteArray();
            if (const auto writes = m_writes.find(inode); writes != m_writes.end()) {
                std::deque<Call> some = writes->second;
                if (random() % 2 == 0)
                    std::shuffle(some.begin(), some.end(), random);
                const unsigned chance = random() % 4; // of three: how many get lost
                for (const Call& write : some)
                    if (random() % 3 >= chance)
                        apply(content, write, torn(write, random));
            }
            files[path] = content;
        }
        return files;
    }

private:
    static qsizetype torn(const Call& write, std::mt19937& random)
    {
        constexpr qsizetype sector = 512;
        const qsizetype length = write.bytes.size();
        if (length <= sector || random() % 4 != 0)
            return length;
        return static_cast<qsizetype>(random() % static_cast<unsigned>(length / sector + 1)) * sector;
    }
    static void rename(std::map<QString, qint64>& names, const Call& change)
    {
        if (change.kind == 'C') {
            names[change.path] = change.inode;
        } else if (change.kind == 'U') {
            names.erase(change.path);
        } else if (const auto from = names.find(change.path); from != names.end()) {
            names[change.to] = from->second;
            names.erase(change.path);
        }
    }

    std::map<qint64, qint64> m_files; ///< by the system's number
    qint64 m_count = 0;
    std::map<QString, qint64> m_names;
    std::map<qint64, QByteArray> m_contents;
    std::map<qint64, std::deque<Call>> m_writes; ///< not synced yet
    std::map<QString, std::deque<Call>> m_changes; ///< of names, by folder
};

/// A deed, an undo among every few.
bool goOn(CampaignFile& file)
{
    const auto next = static_cast<int>(file.historyLength());
    return next % 5 == 4 ? file.undo().done() : file.perform(samples::deed(next)).done();
}

/// What the child does: sessions with deeds, each told as done in the file "told"; with a checkpoint in the middle, a look, a
/// backup, and no end.
int play(const QString& folder)
{
    const QString path = folder + "/s.navarch";
    const int told = ::open(QFile::encodeName(folder + "/told").constData(), O_WRONLY | O_APPEND);
    const auto tell = [&](const CampaignFile& file) {
        const QByteArray line = QByteArray::number(qlonglong(file.historyLength())) + '\n';
        return ::write(told, line.constData(), static_cast<std::size_t>(line.size())) == line.size();
    };
    const auto open = [&] { return CampaignFile::open(path, {OpenMode::Edit, false}).file; };
    const auto deedsOf = [&](CampaignFile& file, int count) {
        for (int i = 0; i < count; ++i)
            if (!goOn(file) || !tell(file))
                return false;
        return true;
    };
    {
        const auto made = CampaignFile::create(path, samples::smallCampaign(), "Begin");
        if (!made || !tell(**made) || !deedsOf(**made, 4))
            return 1;
        Connection other(path, Access::ReadWrite);
        other.run("PRAGMA wal_checkpoint(PASSIVE)");
        if (!deedsOf(**made, 3))
            return 2;
    }
    {
        const auto file = open();
        if (!file || !deedsOf(*file, 2) || !CampaignFile::open(path, {OpenMode::Look}).file || !file->backUp()
            || !deedsOf(*file, 2))
            return 3;
    }
    const auto file = open();
    if (!file || !deedsOf(*file, 2))
        return 4;
    ::_exit(file->historyLength() == deeds ? 0 : 5);
}

} // namespace

class PowerLossTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void everyDiskOpensToWhatWasTold();

private:
    QTemporaryDir m_folder;
    std::vector<Campaign> m_states{{}}; ///< by the number of entries
};

void PowerLossTest::initTestCase()
{
    Campaign campaign = samples::smallCampaign();
    std::vector<Changes> done;
    m_states.push_back(campaign);
    for (int next = 1; next < deeds; ++next) {
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

void PowerLossTest::everyDiskOpensToWhatWasTold()
{
    const QString session = m_folder.filePath("session");
    const QString log = m_folder.filePath("calls");
    QVERIFY(QDir().mkpath(session));
    QFile told(session + "/told");
    QVERIFY(told.open(QIODevice::WriteOnly));
    told.close();
    QProcess child;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("LD_PRELOAD", NAVARCH_WRITE_LOG_LIBRARY);
    environment.insert("NAVARCH_WRITE_LOG", log);
    environment.insert("NAVARCH_WRITE_LOG_FOLDER", session);
    child.setProcessEnvironment(environment);
    child.setProcessChannelMode(QProcess::ForwardedChannels);
    child.start(QCoreApplication::applicationFilePath(), {"play", session});
    QVERIFY(child.waitForFinished(60'000));
    QCOMPARE(child.exitCode(), 0);

    const auto calls = readCalls(log);
    QVERIFY(calls.size() > 150);
    QFileInfo toldFile(session + "/told");
    Disk disk;
    std::mt19937 random(20261123);
    std::int64_t acknowledged = 0;
    std::int64_t syncs = 0;
    int disks = 0;
    int number = 0;
    std::map<std::int64_t, int> kept;
    const QString rebuilt = m_folder.filePath("rebuilt");
    for (const Call& call : calls) {
        disk.take(call);
        syncs += call.kind == 'S' || call.kind == 'D';
        // Nothing but the lines of "told" begins with a number and ends with a line's end.
        if (call.kind == 'W' && call.bytes.size() < 5 && call.bytes.endsWith('\n'))
            acknowledged = call.bytes.trimmed().toLongLong();
        if (++number % everyCall != 0)
            continue;
        for (int way = 0; way < disksPerCall; ++way) {
            QDir(rebuilt).removeRecursively();
            QVERIFY(QDir().mkpath(rebuilt));
            for (const auto& [path, content] : disk.found(random)) {
                const QString name = QFileInfo(path).fileName();
                if (QFileInfo(path).path() != session || name.endsWith(".lock") || name.endsWith("-shm") || name == "told")
                    continue;
                QFile file(rebuilt + '/' + name);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
            }
            ++disks;
            const auto opened = CampaignFile::open(rebuilt + "/s.navarch", {OpenMode::Edit, false});
            if (acknowledged == 0 && opened.outcome == Opening::Missing)
                continue;
            const QByteArray where = QByteArray::number(disks) + ", told " + QByteArray::number(qlonglong(acknowledged)) + ": "
                                     + QByteArray::fromStdString(opened.message.text());
            QVERIFY2(opened.outcome == Opening::Fine, where);
            const std::int64_t length = opened.file->historyLength();
            QVERIFY2(length == acknowledged || length == acknowledged + 1, where);
            QVERIFY(opened.file->campaign() == m_states[static_cast<std::size_t>(length)]);
            ++kept[length - acknowledged];
            if (disks % 5 == 0)
                QCOMPARE(samples::text(opened.file->verify()), std::string());
        }
    }
    QCOMPARE(acknowledged, std::int64_t{deeds});
    QVERIFY2(disks < 300 || (kept[0] > 50 && kept[1] > 5), "the power fails at too few moments");
    std::printf("%zu calls, %lld of them syncs; %d disks, none without a deed that was told; %d had the next one as well\n",
                calls.size(), static_cast<long long>(syncs), disks, kept[1]);
}

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("play"))
        return play(arguments[2]);
    PowerLossTest test;
    return QTest::qExec(&test, arguments);
}
#include "power_loss_test.moc"
