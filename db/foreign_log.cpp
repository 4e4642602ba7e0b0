// SPDX-License-Identifier: GPL-3.0-or-later
// A log or rollback journal that a killed program left belongs to the file that lay beside it then. SQLite does not know: it
// would bring it into whatever lies there now, a backup that was copied over it, say, and spoil it.
#include <QDateTime>
#include <QDir>
#include <QVariant>

#include "db/campaign_parts.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"
#include "db/verification.h"

namespace navarch {

namespace {

/// Everything in it agrees; of an older schema: as far as that can be told before it is brought up to date.
bool isSound(Connection& connection)
{
    try {
        const int version = versionOf(connection);
        if (version == schemaVersion())
            return verifyStore(connection, {}).empty();
        return version > schemaVersion()
               || (connection.ask("PRAGMA integrity_check(1)").toString() == QLatin1String("ok")
                   && !schemaDifference(connection, version));
    } catch (const SqlError&) {
        return false;
    }
}

bool isSoundAlone(const QString& path)
{
    try {
        Connection alone(path, Access::Immutable);
        return isSound(alone);
    } catch (const SqlError&) {
        return false;
    }
}

} // namespace

void Opener::connectWithOwnLog(OpenResult& result)
{
    const QString log = m_opened + QStringLiteral("-wal");
    const auto mayBeForeign = [&] {
        if (QFileInfo(log).size() == 0 || isFileOfItsLog(m_parts->path))
            return false;
        // Who edits it has looked at it, and goes on writing while we look.
        return m_access == Access::ReadWrite || !isBeingEdited(m_parts->path);
    };
    if (!mayBeForeign()) {
        connect();
        return;
    }
    try {
        connect();
        if (isSound(*m_parts->connection))
            return;
    } catch (const SqlError&) {
        // As it may be when the two do not belong together.
    }
    if (isSoundAlone(m_opened))
        connectWithout(QStringLiteral("-wal"), result);
    else if (!m_parts->connection)
        connect();
}

/// The rollback journal of a network disk is worse than a log: SQLite writes what it holds into the file with the first thing
/// that it reads. So that is tried with a copy.
void Opener::connectWithOwnJournal(OpenResult& result)
{
    const bool isThere = QFileInfo(m_opened + QStringLiteral("-journal")).size() > 0;
    const bool isOurs = m_access == Access::ReadWrite || !isBeingEdited(m_parts->path);
    if (isThere && isOurs && !isSoundWithItsJournal() && isSoundAlone(m_opened))
        connectWithout(QStringLiteral("-journal"), result);
    else
        connectWithOwnLog(result);
}

/// True also when there is no room for a copy.
bool Opener::isSoundWithItsJournal() const
{
    const QTemporaryDir folder;
    const QString copy = folder.filePath(QStringLiteral("copy.navarch"));
    if (!folder.isValid() || !copyWithLog(copy))
        return true;
    try {
        Connection connection(copy, Access::ReadWrite);
        return isSound(connection);
    } catch (const SqlError&) {
        return false;
    }
}

/// Opens the file by itself: what lies beside it under that ending is put among the backups, or passed over by who only reads.
void Opener::connectWithout(const QString& ending, OpenResult& result)
{
    const bool isLog = ending == QLatin1String("-wal");
    const std::string name = isLog ? "log" : "journal";
    const GivenText path = given(m_parts->place() + toUtf8(ending));
    m_parts->connection.reset();
    if (m_access != Access::ReadWrite) {
        m_access = Access::Immutable;
        connect();
        result.notes.push_back(
            {m_parts->place(),
             isLog ? phrase(
                 "The log beside it, %1, is of another file that lay here before, and was passed over.", path)
                   : phrase("The journal beside it, %1, is of another file that lay here before, and was "
                            "passed over.",
                            path),
             isLog ? phrase("Open it for editing, and the log is put among the backups.")
                   : phrase("Open it for editing, and the journal is put among the backups.")});
        return;
    }
    const QString folder = backupFolderOf(m_parts->path);
    const QString kept = folder + QStringLiteral("/left-") + QString::fromStdString(name) + QLatin1Char('-')
                         + QDateTime::currentDateTimeUtc().toString(QStringLiteral("yyyyMMddTHHmmsszzzZ"));
    if (!QDir().mkpath(folder) || !QFile::rename(m_opened + ending, kept))
        throw SqlError(1, "its " + name + " is of another file and could not be put away");
    QFile::remove(m_opened + QStringLiteral("-shm"));
    connect();
    result.notes.push_back(
        {m_parts->place(),
         isLog
             ? phrase(
                 "The log beside it, %1, is of another file that lay here before; it was put away as %2.",
                 path, given(toUtf8(kept)))
             : phrase(
                 "The journal beside it, %1, is of another file that lay here before; it was put away as %2.",
                 path, given(toUtf8(kept))),
         phrase("It goes with that file alone: what was done last before a program was killed.")});
}

} // namespace navarch
