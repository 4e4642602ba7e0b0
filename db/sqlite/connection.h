// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

#include "core/base/problem.h"
#include "core/base/system/trouble.h"

namespace navarch {

class DatabaseInUse;

/// What SQLite said when something failed. Thrown inside db/ only; CampaignFile turns it into a Problem.
class SqlError : public std::runtime_error {
public:
    SqlError(int code, const std::string& text, std::optional<Trouble> trouble = {})
        : std::runtime_error(text),
          m_code(code),
          m_trouble(std::move(trouble))
    {
    }

    /// SQLite's primary result code: 5 busy, 8 read-only, 10 I/O, 11 corrupt, 13 full, 14 cannot open, 26 no database.
    [[nodiscard]] int code() const { return m_code & 0xff; }
    /// Something was not written, as on a full disk; what fails after all has been written is another error.
    [[nodiscard]] bool isUnwritten() const { return code() == 13 || m_code == (10 | 3 << 8); }
    /// The file itself is not what it should be, rather than the disk or the surroundings.
    [[nodiscard]] bool isDamage() const { return code() == 11 || code() == 26; }
    /// What a look at the file and its disk found when it failed.
    [[nodiscard]] const std::optional<Trouble>& trouble() const { return m_trouble; }

    /// In words for people; `kept` says what became of the campaign ("Nothing of it was kept.").
    [[nodiscard]] Problem problem(const std::string& place, const Phrase& kept = {}) const;

private:
    int m_code;
    std::optional<Trouble> m_trouble;
};

/// How a database is opened.
enum class Access {
    Create,    ///< made anew; the file must not exist
    ReadWrite, ///< must exist
    QueryOnly, ///< must exist; opened for writing as SQLite needs for its log, but refuses every change, and leaves a log
    ///< that it finds
    Immutable, ///< must exist and nobody may change it meanwhile: read without any lock or log
    Memory,    ///< no file
};

/// One connection to one SQLite file through Qt, with the settings every campaign is used with. For one thread.
///
/// Statement texts are literals, or put together once from the compile-time column names of the records
/// (db/store/record_sql.h). Nothing from a file or a person is ever part of a statement: it is bound.
class Connection {
public:
    /// Throws SqlError. What is opened is not looked at yet; the first statement finds out.
    Connection(const QString& path, Access access);
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    /// Whether closing leaves a log that has something in it beside the file. Otherwise who closes the file as the last
    /// brings the log into it and takes it away.
    void leaveLog(bool leave);

    /// Prepared at its first use and kept. Bind its values, then execute() it, and finish() a SELECT when read.
    [[nodiscard]] QSqlQuery& statement(std::string_view text);
    /// Throws SqlError when it fails.
    static void execute(QSqlQuery& query);
    /// The next row, or none; throws SqlError when reading fails.
    [[nodiscard]] static bool next(QSqlQuery& query);

    /// A statement without values, used once.
    void run(std::string_view text);
    /// The first column of the first row of such a statement, invalid when there is no row.
    [[nodiscard]] QVariant ask(std::string_view text);

private:
    QString m_name;
    QString m_path;
    bool m_looksOnly = false;
    bool m_leavesLog = false;
    std::unique_ptr<DatabaseInUse> m_inUse;
    QSqlDatabase m_database;
    std::unordered_map<std::string_view, std::unique_ptr<QSqlQuery>> m_statements;
};

/// BEGIN IMMEDIATE ... COMMIT; rolls back when left without commit().
class Transaction {
public:
    explicit Transaction(Connection& connection);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Throws SqlError when it cannot be made durable; then nothing of it is kept.
    void commit();

private:
    Connection& m_connection;
    bool m_open = true;
};

} // namespace navarch
