// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/history.h"

#include <set>

#include <QVariant>

#include "db/campaign_parts.h"

namespace navarch {

namespace {

/// The deeds from number `first` on that stand, found by going down the undo stack.
std::set<std::int64_t> standingDeeds(Connection& connection, std::int64_t undoTop, std::int64_t first)
{
    QSqlQuery& query = connection.statement("SELECT below FROM journal WHERE seq = ?");
    std::set<std::int64_t> standing;
    // Every step goes to an older deed; a damaged journal must not make this go round in circles.
    for (std::int64_t deed = undoTop; deed >= first && (standing.empty() || deed < *standing.begin());) {
        standing.insert(deed);
        query.bindValue(0, qlonglong(deed));
        Connection::execute(query);
        deed = Connection::next(query) ? query.value(0).toLongLong() : 0;
        query.finish();
    }
    return standing;
}

/// The mark in what an entry says was asked.
std::string markIn(const std::string& asked)
{
    const Json json = Json::parse(asked, nullptr, false);
    return json.is_object() ? json.value("mark", std::string()) : std::string();
}

} // namespace

std::vector<MarkedEntry> entriesWithMark(Connection& connection, const std::string& mark, std::int64_t after)
{
    QSqlQuery& query = connection.statement(
        "SELECT seq, CAST(at AS BLOB), CAST(title AS BLOB), CAST(action AS BLOB) FROM journal"
        " WHERE seq > ? AND action LIKE ? ORDER BY seq");
    query.bindValue(0, qlonglong(after));
    query.bindValue(1, QString::fromStdString("%\"mark\":\"" + mark + "%"));
    Connection::execute(query);
    std::vector<MarkedEntry> found;
    while (Connection::next(query)) {
        const auto text = [&](int column) { return query.value(column).toByteArray().toStdString(); };
        MarkedEntry entry{query.value(0).toLongLong(), text(1), text(2), markIn(text(3))};
        if (entry.mark == mark || entry.mark.starts_with(mark + "#"))
            found.push_back(std::move(entry));
    }
    query.finish();
    return found;
}

std::vector<std::string> standingTitles(Connection& connection, const JournalEntry& last, std::int64_t after)
{
    const std::set<std::int64_t> deeds = standingDeeds(connection, last.stacks.undoTop, after + 1);
    std::vector<std::string> titles;
    for (auto deed = deeds.rbegin(); deed != deeds.rend(); ++deed)
        titles.push_back(titleOfEntry(connection, *deed));
    return titles;
}

std::vector<HistoryEntry> historyPage(Connection& connection, const JournalEntry& last, std::int64_t first,
                                      int count)
{
    const auto standing = standingDeeds(connection, last.stacks.undoTop, first);
    QSqlQuery& query = connection.statement(
        "SELECT seq, CAST(at AS BLOB), CAST(kind AS BLOB), target, CAST(title AS BLOB), CAST(events AS BLOB),"
        " CAST(action AS BLOB) FROM journal WHERE seq >= ? ORDER BY seq LIMIT ?");
    query.bindValue(0, qlonglong(first));
    query.bindValue(1, count);
    Connection::execute(query);
    std::vector<HistoryEntry> page;
    while (Connection::next(query)) {
        const auto text = [&](int column) { return query.value(column).toByteArray().toStdString(); };
        HistoryEntry entry;
        entry.number = query.value(0).toLongLong();
        entry.at = text(1);
        entry.kind = enumFromName<EntryKind>(text(2)).value_or(EntryKind::Done);
        entry.deed = query.isNull(3) ? entry.number : query.value(3).toLongLong();
        entry.title = text(4);
        entry.inEffect = entry.kind != EntryKind::Done || standing.contains(entry.number);
        const auto events =
            parseJson(text(5), "journal entry " + std::to_string(entry.number), journalLimits);
        entry.events = events ? *events : Json::array();
        entry.action = text(6);
        page.push_back(std::move(entry));
    }
    query.finish();
    return page;
}

Result<std::vector<std::string>> CampaignFile::deedsSince(std::int64_t after) const
{
    try {
        return standingTitles(*m_parts->connection, m_parts->last, after);
    } catch (const SqlError& error) {
        return tl::unexpected(Problems{error.problem(m_parts->place(), phrase("Nothing was changed."))});
    }
}

Result<std::int64_t> CampaignFile::sharedHistory(const CampaignFile& other) const
{
    try {
        if (hashOfFacts(*m_parts->connection) != hashOfFacts(*other.m_parts->connection))
            return 0;
        // Each hash is also of all entries before it, so that what is shared is a beginning.
        std::int64_t shared = 0;
        std::int64_t beyond = std::min(historyLength(), other.historyLength()) + 1;
        while (beyond - shared > 1) {
            const std::int64_t middle = shared + (beyond - shared) / 2;
            const bool isShared =
                hashAt(*m_parts->connection, middle) == hashAt(*other.m_parts->connection, middle);
            (isShared ? shared : beyond) = middle;
        }
        return shared;
    } catch (const SqlError& error) {
        return tl::unexpected(Problems{error.problem(m_parts->place(), phrase("Nothing was changed."))});
    }
}

} // namespace navarch
