// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs may rename, replace or tidy up a campaign while it is open.
#include <QFile>

#include "db/campaign_parts.h"

namespace navarch {

std::optional<Problem> CampaignFile::Parts::whyNotInPlace()
{
    const auto there = fileIdentityOf(QFile::encodeName(path).toStdString());
    if (!onDisk || there == onDisk)
        return std::nullopt;
    connection->run("PRAGMA wal_checkpoint(TRUNCATE)");
    return Problem{
        place(),
        there
            ? phrase(
                "Another file was put in its place while it was open. Nothing of this was kept; all that was "
                "done before is in the file that was opened, if it is still somewhere.")
            : phrase(
                "It was renamed, moved or removed while it was open. Nothing of this was kept; all that was "
                "done "
                "before is in the file where it lies now."),
        phrase("Open the file again where it lies now.")};
}

bool CampaignFile::Parts::isLogInPlace()
{
    if (!connection || !onDisk || connection->ask("PRAGMA journal_mode").toString() != QLatin1String("wal"))
        return true;
    const auto there = fileIdentityOf(QFile::encodeName(path + QStringLiteral("-wal")).toStdString());
    if (!log)
        log = there;
    return there && there == log;
}

void CampaignFile::Parts::keepHead(const JournalEntry& entry)
{
    if (head)
        head->keep({identity, entry.seq, entry.hash, entry.title, fileStateOf(path)});
    missing.reset();
}

CampaignFile::Parts::Parts() = default;

CampaignFile::Parts::~Parts()
{
    if (!head || !connection)
        return;
    try {
        // Without waiting for those who read: number of pages in the log, and how many of them are in the file now.
        const bool isWithoutLog =
            connection->ask("PRAGMA journal_mode").toString() == QLatin1String("delete");
        QSqlQuery& query = connection->statement("PRAGMA wal_checkpoint(PASSIVE)");
        Connection::execute(query);
        const bool isDone =
            Connection::next(query) && query.value(0).toInt() == 0 && query.value(1) == query.value(2);
        query.finish();
        if (!missing && (isWithoutLog || isDone)) {
            head->remove();
            return;
        }
    } catch (const SqlError&) {
        // What is in the log stays there, and what is kept of it beside.
    }
    head->renew(fileStateOf(path));
    head->sync();
}

void CampaignFile::Parts::connectAgain()
{
    log.reset();
    connection.reset();
    try {
        connection = std::make_unique<Connection>(path, Access::ReadWrite);
        connection->run("PRAGMA journal_mode = WAL");
    } catch (const SqlError&) {
        connection = std::make_unique<Connection>(QString(), Access::Memory);
        throw;
    }
}

} // namespace navarch
