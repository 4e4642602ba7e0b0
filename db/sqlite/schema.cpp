// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/schema.h"

#include <map>
#include <mutex>

#include <QVariant>

#include "core/base/text.h"
#include "db/sqlite/values.h"

namespace navarch {

namespace {

/// Kind and name of every object, with its table and the statement that made it (none for what SQLite makes by itself).
using Objects = std::map<std::pair<std::string, std::string>, std::string>;

Objects objectsOf(Connection& connection)
{
    QSqlQuery& query = connection.statement(
        "SELECT CAST(type AS BLOB), CAST(name AS BLOB), CAST(tbl_name AS BLOB), CAST(sql AS BLOB),"
        " typeof(type) || typeof(name) || typeof(tbl_name) || typeof(rootpage) || typeof(sql) FROM "
        "sqlite_master");
    Connection::execute(query);
    Objects objects;
    while (Connection::next(query)) {
        const auto text = [&](int column) { return query.value(column).toByteArray().toStdString(); };
        objects[{text(0), text(1)}] = text(2) + '\n' + text(3) + '\n' + toUtf8(query.value(4).toString());
    }
    query.finish();
    return objects;
}

/// What the steps make, found out by running them once in memory.
const Objects& expectedObjects(int version)
{
    static std::mutex mutex;
    static std::map<int, Objects> known;
    const std::lock_guard lock(mutex);
    auto found = known.find(version);
    if (found == known.end()) {
        Connection memory({}, Access::Memory);
        runSteps(memory, 0, version);
        found = known.emplace(version, objectsOf(memory)).first;
    }
    return found->second;
}

} // namespace

void runSteps(Connection& connection, int from, int to)
{
    Transaction transaction(connection);
    for (const SchemaStep* step : schemaSteps())
        if (step->version > from && step->version <= to)
            for (const char* statement : step->statements)
                connection.run(statement);
    transaction.commit();
}

int versionOf(Connection& connection)
{
    return connection.ask("PRAGMA user_version").toInt();
}

void rewriteHead(Connection& connection)
{
    // As step 1 sets it for ever. Unlike an UPDATE to the same values it is written even though it changes nothing.
    connection.run("PRAGMA application_id = 0x4E565243");
}

std::optional<Phrase> schemaDifference(Connection& connection, int version)
{
    const Objects found = objectsOf(connection);
    const Objects& expected = expectedObjects(version);
    for (const auto& [object, sql] : found) {
        const GivenText shown = given(object.first + " " + quotedForMessage(object.second));
        const auto same = expected.find(object);
        if (same == expected.end())
            return phrase("It holds the %1, which is none of Navarch's.", shown);
        if (same->second != sql)
            return phrase("Its %1 is not made as Navarch makes it.", shown);
    }
    for (const auto& [object, sql] : expected)
        if (!found.contains(object))
            return phrase("The %1 %2 is missing.", given(object.first),
                          given(quotedForMessage(object.second)));
    return std::nullopt;
}

} // namespace navarch
