// SPDX-License-Identifier: GPL-3.0-or-later
// A campaign that an older Navarch wrote is brought up to date when it is opened.
#include <QVariant>

#include "db/campaign_parts.h"
#include "db/sqlite/schema.h"
#include "db/sqlite/values.h"

namespace navarch {

namespace {

/// After an upgrade that failed: the schema the file has. A log that was written, and only not synced, would bring the new
/// one back when the file is opened anew; so the place in the log is written over. Nothing where that fails too.
std::optional<int> versionAfterFailing(Connection& connection)
{
    try {
        {
            Transaction transaction(connection);
            rewriteHead(connection);
            transaction.commit();
        }
        return versionOf(connection);
    } catch (const SqlError&) {
        return std::nullopt;
    }
}

} // namespace

bool Opener::upgrade(OpenResult& result)
{
    const int from = versionOf(*m_parts->connection);
    if (from == schemaVersion())
        return true;
    if (m_access != Access::ReadWrite) {
        upgradeCopy(from);
        return true;
    }
    const auto backup = makeBackup(*m_parts->connection, m_parts->path, BackupReason::Upgrade);
    if (!backup) {
        result = closed(
            Opening::Unreadable,
            phrase("An older Navarch wrote it, and it was not brought up to date because no backup could be "
                   "made: %1",
                   phrase("%1: %2", given(backup.error().front().place), backup.error().front().sentences())),
            phrase("Remove the cause and open it again."));
        return false;
    }
    const Phrase asItWas = phrase("As it was before, it lies in %1.", given(toUtf8(backup->path)));
    try {
        runSteps(*m_parts->connection, from, schemaVersion());
    } catch (const SqlError& error) {
        const auto version = error.isUnwritten() ? from : versionAfterFailing(*m_parts->connection);
        if (version == from)
            throw;
        if (version != schemaVersion()) {
            m_whatIsSo = sentences(
                {phrase("Whether it was brought to schema %1 cannot be found out now; nothing of the "
                        "war itself was altered.",
                        schemaVersion()),
                 asItWas});
            throw;
        }
    }
    std::vector<Phrase> steps;
    for (const SchemaStep* step : schemaSteps())
        if (step->version > from)
            steps.push_back(termOf(step->description));
    m_whatIsSo = sentences(
        {phrase("An older Navarch wrote it, and before this it was brought from schema %1 to %2 (%3).", from,
                schemaVersion(), listed(steps)),
         asItWas});
    result.outcome = Opening::Upgraded;
    result.message = {
        m_parts->place(),
        sentences({phrase("An older Navarch wrote it; it was brought from schema %1 to %2 (%3).", from,
                          schemaVersion(), listed(steps)),
                   asItWas}),
        phrase("Older Navarchs open that backup, and no longer this file.")};
    return true;
}

/// An old file that may not be changed is shown from an upgraded copy.
void Opener::upgradeCopy(int from)
{
    auto folder = std::make_unique<QTemporaryDir>();
    const QString copy = folder->filePath(QStringLiteral("upgraded.navarch"));
    // The pragma guards the file, and SQLite counts writing a copy of it as a change too.
    m_parts->connection->run("PRAGMA query_only = OFF");
    QSqlQuery& vacuum = m_parts->connection->statement("VACUUM INTO ?");
    vacuum.bindValue(0, copy);
    Connection::execute(vacuum);
    m_parts->connection.reset();
    m_parts->copyFolder = std::move(folder);
    m_opened = copy;
    {
        Connection writer(copy, Access::ReadWrite);
        runSteps(writer, from, schemaVersion());
    }
    m_access = Access::QueryOnly;
    connect();
}

} // namespace navarch
