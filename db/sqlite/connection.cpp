// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/connection.h"

#include <atomic>
#include <cerrno>

#include <QFile>
#include <QFileInfo>
#include <QSqlDriver>
#include <QSqlError>
#include <QUrl>
#include <QVariant>

#include <sqlite3.h>

#include "core/base/system/lock_safe_file.h"
#include "db/sqlite/driver.h"
#include "db/sqlite/files.h"

namespace navarch {

namespace {

QString uriOf(const QString& path, Access access)
{
    // SQLite reads ?, # and % of a URI itself; everything but plain letters is written as bytes in hex.
    const QString file = QStringLiteral("file:") + QString::fromLatin1(QUrl::toPercentEncoding(path, "/"));
    switch (access) {
    case Access::Create: return file + QStringLiteral("?mode=rwc");
    case Access::Immutable: return file + QStringLiteral("?mode=ro&immutable=1");
    case Access::ReadWrite:
    case Access::QueryOnly:
    case Access::Memory: break;
    }
    return file + QStringLiteral("?mode=rw");
}

/// SQLite itself behind Qt's driver; null when the driver brought a SQLite of its own along.
sqlite3* handleOf(const QSqlDriver* driver)
{
    const QVariant handle = driver ? driver->handle() : QVariant();
    if (qstrcmp(handle.typeName(), "sqlite3*") != 0)
        return nullptr;
    // Asked of a database of its own: in a damaged one the question may fail.
    static const bool isSystems = [] {
        const QString name = QStringLiteral("navarch-source");
        bool isSame = false;
        {
            QSqlDatabase memory = QSqlDatabase::addDatabase(campaignDriver(), name);
            memory.setDatabaseName(QStringLiteral(":memory:"));
            if (memory.open()) {
                QSqlQuery query(memory);
                isSame = query.exec(QStringLiteral("SELECT sqlite_source_id()")) && query.next()
                         && query.value(0).toString() == QLatin1String(sqlite3_sourceid());
            }
        }
        QSqlDatabase::removeDatabase(name);
        return isSame;
    }();
    return isSystems ? *static_cast<sqlite3* const*>(handle.constData()) : nullptr;
}

/// Whether the surroundings of the file may be why, rather than its content or what was asked.
bool mayBeTheDisk(int code)
{
    if (code == SQLITE_IOERR_SHORT_READ)
        return false; // the file ends too early
    switch (code & 0xff) {
    case SQLITE_READONLY:
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN: return true;
    default: return false;
    }
}

/// `path`: where the file lies, should SQLite not say it.
SqlError errorOf(const QSqlError& error, const QSqlDriver* driver, const QString& path = {})
{
    const int code = error.nativeErrorCode().toInt();
    const std::string text = error.databaseText().toStdString();
    if (!mayBeTheDisk(code))
        return {code, text};
    sqlite3* const handle = handleOf(driver);
    const char* const name = handle ? sqlite3_db_filename(handle, "main") : nullptr;
    const std::string file = name && *name ? name : QFile::encodeName(path).toStdString();
    if (file.empty())
        return {code, text};
    int system = 0;
    if ((code & 0xff) == SQLITE_FULL)
        system = ENOSPC;
    else if (handle && (code & 0xff) != SQLITE_READONLY) // of which SQLite does not keep what the system said
        system = sqlite3_system_errno(handle);
    return {code, text, troubleWith(file, system)};
}

} // namespace

Problem SqlError::problem(const std::string& place, const Phrase& kept) const
{
    const auto say = [&](const Phrase& what, Phrase remedy) {
        return Problem{place, sentences({what, kept}), std::move(remedy)};
    };
    if (m_trouble)
        return say(m_trouble->what, m_trouble->remedy);
    switch (code()) {
    case 5:
    case 6:
        return say(phrase("Another program is using the file just now."),
                   phrase("Close that program, then try again."));
    case 8:
        return say(phrase("The file may not be written."),
                   phrase("Check the rights of the file and its folder."));
    case 10:
        return say(phrase("The disk failed to read or write (%1).", given(what())),
                   phrase("Check the disk and its cable or network, then try again."));
    case 11:
    case 26:
        return say(phrase("The file is damaged (%1).", given(what())),
                   phrase("Run `navarch campaign verify` on it, or take one of its backups."));
    case 13: return say(phrase("The disk is full."), phrase("Make room on it, then try again."));
    case 14:
        return say(phrase("The file cannot be opened."),
                   phrase("Check the rights of the file and its folder."));
    default:
        return say(phrase("The database refused it (%1).", given(what())),
                   phrase("Run `navarch campaign verify` on the file."));
    }
}

Connection::Connection(const QString& path, Access access)
{
    // Qt knows connections by name; a number of its own keeps two files, or one file twice, apart.
    static std::atomic<unsigned> count{0};
    m_name = QStringLiteral("navarch-%1").arg(++count);
    m_path = path;
    m_database = QSqlDatabase::addDatabase(campaignDriver(), m_name);
    const auto announce = [&] {
        m_inUse = std::make_unique<DatabaseInUse>(QFile::encodeName(path).toStdString());
    };
    if (access != Access::Memory && access != Access::Create)
        announce();
    if (access == Access::Memory) {
        m_database.setDatabaseName(QStringLiteral(":memory:"));
    } else {
        m_database.setDatabaseName(uriOf(path, access));
        m_database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=2000"));
    }
    try {
        if (!m_database.open())
            throw errorOf(m_database.lastError(), m_database.driver(),
                          access == Access::Create ? QString() : path); // nothing was there before
        if (access == Access::Create)
            announce();
        if (access == Access::QueryOnly) {
            leaveLog(true);
            m_looksOnly = true;
        }
        run("PRAGMA trusted_schema = OFF");
        run("PRAGMA cell_size_check = ON");
        run("PRAGMA foreign_keys = ON");
        run("PRAGMA synchronous = FULL");
        if (access == Access::QueryOnly)
            run("PRAGMA query_only = ON");
    } catch (...) {
        // A log beside it may be what is wrong with it.
        if (m_database.isOpen())
            leaveLog(true);
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(m_name);
        throw;
    }
}

Connection::~Connection()
{
    m_statements.clear();
    // Who only looks leaves a log as it found it, and takes away what SQLite made where there was none. An editor's log stays
    // as well: SQLite's locks on it may have been lost to some library that opened the file, and ours is not.
    const bool isLogEmpty = QFileInfo(m_path + QStringLiteral("-wal")).size() == 0;
    if (m_leavesLog && isLogEmpty && !(m_looksOnly && isBeingEdited(m_path)))
        leaveLog(false);
    m_database.close();
    m_database = {};
    m_inUse.reset();
    QSqlDatabase::removeDatabase(m_name);
}

void Connection::leaveLog(bool leave)
{
    m_leavesLog = leave;
    if (sqlite3* const handle = handleOf(m_database.driver()))
        sqlite3_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, leave ? 1 : 0, nullptr);
}

QSqlQuery& Connection::statement(std::string_view text)
{
    auto& query = m_statements[text];
    if (!query) {
        query = std::make_unique<QSqlQuery>(m_database);
        query->setForwardOnly(true);
        if (!query->prepare(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())))) {
            const SqlError error = errorOf(query->lastError(), query->driver());
            m_statements.erase(text);
            throw error;
        }
    }
    return *query;
}

void Connection::execute(QSqlQuery& query)
{
    if (!query.exec())
        throw errorOf(query.lastError(), query.driver());
}

bool Connection::next(QSqlQuery& query)
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        throw errorOf(query.lastError(), query.driver());
    return false;
}

void Connection::run(std::string_view text)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))))
        throw errorOf(query.lastError(), query.driver());
}

QVariant Connection::ask(std::string_view text)
{
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.exec(QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()))))
        throw errorOf(query.lastError(), query.driver());
    return next(query) ? query.value(0) : QVariant();
}

Transaction::Transaction(Connection& connection) : m_connection(connection)
{
    m_connection.run("BEGIN IMMEDIATE");
}

Transaction::~Transaction()
{
    if (!m_open)
        return;
    try {
        m_connection.run("ROLLBACK");
    } catch (const SqlError&) {
        // SQLite has rolled back already, as it does by itself when the disk is full or fails.
    }
}

void Transaction::commit()
{
    m_connection.run("COMMIT");
    m_open = false;
}

} // namespace navarch
