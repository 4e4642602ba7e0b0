// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/opening/chain_head.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QList>
#include <QVariant>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include "core/base/text.h"
#include "db/backups/backups.h"
#include "db/sqlite/files.h"
#include "db/sqlite/values.h"

namespace navarch {

namespace {

// Two places take turns, so that a write that is torn leaves the one before. Each holds lines, padded with spaces: the
// format, a running number, the campaign's identity, the number of entries, the hash, the title, the state of the file, and a
// CRC-32 of all that.
constexpr std::size_t placeSize = 512;
constexpr std::size_t longestTitle = 160;
constexpr std::string_view headFormat = "navarch-head/2";

struct Slot {
    std::uint64_t count = 0;
    ChainHead head;
};

QByteArray checksumOf(const QByteArray& text)
{
    std::array<char, 9> digits{};
    std::snprintf(digits.data(), digits.size(), "%08lx",
                  crc32(0, reinterpret_cast<const Bytef*>(text.constData()), static_cast<uInt>(text.size())));
    return digits.data();
}

/// At a character's end.
std::string shortened(const std::string& title)
{
    std::size_t length = std::min(title.size(), longestTitle);
    while (length < title.size() && length > 0 && (static_cast<unsigned char>(title[length]) & 0xc0) == 0x80)
        --length;
    std::string line = title.substr(0, length) + (length < title.size() ? "..." : "");
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

QByteArray slotBytes(const Slot& slot)
{
    QByteArray text;
    for (const QByteArray& line :
         {QByteArray(headFormat.data(), static_cast<qsizetype>(headFormat.size())),
          QByteArray::number(qulonglong(slot.count)),
          QByteArray::fromStdString(slot.head.identity.substr(0, 100)),
          QByteArray::number(qlonglong(slot.head.entries)), slot.head.hash.toHex(),
          QByteArray::fromStdString(shortened(slot.head.title)), QByteArray::fromStdString(slot.head.file)})
        text += line + '\n';
    text += checksumOf(text) + '\n';
    text.resize(static_cast<qsizetype>(placeSize), ' ');
    return text;
}

std::optional<Slot> slotFrom(const QByteArray& bytes)
{
    const QByteArrayList lines = bytes.split('\n');
    if (lines.size() < 9
        || lines[0] != QByteArrayView(headFormat.data(), static_cast<qsizetype>(headFormat.size())))
        return std::nullopt;
    if (checksumOf(lines.first(7).join('\n') + '\n') != lines[7])
        return std::nullopt;
    Slot slot;
    slot.count = lines[1].toULongLong();
    slot.head.identity = lines[2].toStdString();
    slot.head.entries = lines[3].toLongLong();
    slot.head.hash = QByteArray::fromHex(lines[4]);
    slot.head.title = lines[5].toStdString();
    slot.head.file = lines[6].toStdString();
    if (slot.head.entries < 1 || slot.head.hash.size() != 32 || whyUnfitText(slot.head.title, 1000))
        return std::nullopt;
    return slot;
}

/// The later of the two, if any is whole.
std::optional<Slot> readSlot(int fd)
{
    std::optional<Slot> latest;
    for (const off_t place : {off_t{0}, static_cast<off_t>(placeSize)}) {
        QByteArray bytes(static_cast<qsizetype>(placeSize), '\0');
        if (::pread(fd, bytes.data(), placeSize, place) != static_cast<ssize_t>(placeSize))
            continue;
        if (auto slot = slotFrom(bytes); slot && (!latest || slot->count > latest->count))
            latest = std::move(slot);
    }
    return latest;
}

bool isRegular(int fd)
{
    struct stat status {};
    return ::fstat(fd, &status) == 0 && S_ISREG(status.st_mode);
}

std::optional<ChainHead> headIn(const QString& path)
{
    const LockSafeDescriptor file(QFile::encodeName(path).toStdString(),
                                  O_RDONLY | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW);
    if (!file.isOpen() || !isRegular(file.get()))
        return std::nullopt;
    auto slot = readSlot(file.get());
    return slot ? std::optional(std::move(slot->head)) : std::nullopt;
}

std::optional<ChainHead> headIn(const QString& path, const std::string& identity)
{
    auto head = headIn(path);
    return head && head->identity == identity ? head : std::nullopt;
}

/// What the backups have of what is missing.
Phrase whereItIs(const QString& campaignPath, const JournalEntry& last, const ChainHead& head)
{
    const std::int64_t missing = head.entries - last.seq;
    const auto backups = backupsOf(campaignPath);
    if (backups.empty())
        return phrase("There is no backup of it.");
    for (std::size_t i = 0; i < backups.size(); ++i) {
        const Backup& backup = backups[i];
        if (backup.entries <= last.seq)
            continue;
        try {
            Connection copy(backup.path, Access::Immutable);
            const GivenText path = given(toUtf8(backup.path));
            if (hashAt(copy, head.entries) == head.hash)
                return i == 0
                           ? phraseN("The newest backup, %1, has {it|them}: open it, or copy it here.",
                                     missing, path)
                           : phraseN("The backup %1 has {it|them}: open it, or copy it here.", missing, path);
            if (hashAt(copy, last.seq) == last.hash)
                return i == 0 ? phrase("The newest backup, %1, has the first %2 of them.", path,
                                       backup.entries - last.seq)
                              : phrase("The backup %1 has the first %2 of them.", path,
                                       backup.entries - last.seq);
        } catch (const SqlError&) {
            // Not one that can be read: the next.
        }
    }
    return phraseN("The newest backup, %1, has {it|them} not.", missing, given(toUtf8(backups.front().path)));
}

} // namespace

QString chainHeadPathOf(const QString& campaignPath)
{
    return campaignPath + QStringLiteral(".head");
}

std::optional<KeptHead> keptHeadOf(const QString& campaignPath, const std::string& identity)
{
    if (QFileInfo::exists(chainHeadPathOf(campaignPath))) {
        if (auto head = headIn(chainHeadPathOf(campaignPath), identity))
            return KeptHead{std::move(*head), campaignPath};
        return std::nullopt;
    }
    const QFileInfo file(campaignPath);
    const auto others = file.dir().entryInfoList({QStringLiteral("*.head")}, QDir::Files | QDir::Hidden);
    for (const QFileInfo& other : others) {
        const QString formerPath = other.filePath().chopped(5);
        if (QFileInfo::exists(formerPath))
            continue;
        if (auto head = headIn(other.filePath(), identity))
            return KeptHead{std::move(*head), formerPath};
    }
    return std::nullopt;
}

bool isFileOfItsLog(const QString& campaignPath)
{
    const auto head = headIn(chainHeadPathOf(campaignPath));
    return head && !head->file.empty() && head->file == fileStateOf(campaignPath);
}

std::optional<Problem> whatIsMissing(Connection& connection, const QString& campaignPath,
                                     const JournalEntry& last, const KeptHead& kept)
{
    const ChainHead& head = kept.head;
    if (head.entries <= last.seq) {
        if (hashAt(connection, head.entries) == head.hash)
            return std::nullopt;
        return Problem{toUtf8(campaignPath),
                       phrase("A deed that was stored, %1, is missing: from some deed before it on the file "
                              "has another history.",
                              given(quotedForMessage(head.title))),
                       whereItIs(campaignPath, {}, head)};
    }
    const std::int64_t count = head.entries - last.seq;
    Phrase what = phraseN(
        "{The last deed|The last %n deeds}, up to %1, {was stored and is|were stored and are} missing: "
        "the log beside the file is damaged or gone. All before {it|them} is there.",
        count, given(quotedForMessage(head.title)));
    if (kept.campaignPath != campaignPath)
        return Problem{toUtf8(campaignPath), std::move(what),
                       phrase("It was %1 before; if its log still lies beside that name, give the file that "
                              "name again and open it. %2",
                              given(toUtf8(kept.campaignPath)), whereItIs(campaignPath, last, head))};
    return Problem{toUtf8(campaignPath), std::move(what), whereItIs(campaignPath, last, head)};
}

void ChainHeadWriter::open()
{
    m_isOpened = true;
    const QString path = chainHeadPathOf(m_campaignPath);
    auto file = std::make_unique<LockSafeDescriptor>(QFile::encodeName(path).toStdString(),
                                                     O_RDWR | O_CREAT | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW);
    if (!file->isOpen() || !isRegular(file->get()))
        return;
    if (const auto before = readSlot(file->get()))
        m_count = before->count;
    m_file = std::move(file);
    (void)syncFolderOf(path);
}

void ChainHeadWriter::keep(const ChainHead& head)
{
    if (!m_isOpened)
        open();
    if (!m_file)
        return;
    m_kept = head;
    const Slot slot{++m_count, head};
    const QByteArray bytes = slotBytes(slot);
    const auto place = static_cast<off_t>(m_count % 2 * placeSize);
    if (::pwrite(m_file->get(), bytes.constData(), placeSize, place) != static_cast<ssize_t>(placeSize))
        return;
    m_isSynced = false;
    constexpr auto pause = std::chrono::seconds(1);
    if (std::chrono::steady_clock::now() - m_syncedAt >= pause)
        sync();
}

void ChainHeadWriter::renew(const std::string& file)
{
    if (m_kept && m_kept->file != file) {
        ChainHead head = *m_kept;
        head.file = file;
        keep(head);
    }
}

void ChainHeadWriter::sync()
{
    if (!m_file || m_isSynced)
        return;
    m_isSynced = ::fdatasync(m_file->get()) == 0;
    m_syncedAt = std::chrono::steady_clock::now();
}

void ChainHeadWriter::remove()
{
    m_file.reset();
    QFile::remove(chainHeadPathOf(m_campaignPath));
}

} // namespace navarch
