// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seat/word_lock.h"

#include <array>

#include <sodium.h>

#include <QVariant>

#include "db/sqlite/connection.h"
#include "db/sqlite/values.h"

namespace navarch {

namespace {

constexpr auto operations = crypto_pwhash_OPSLIMIT_INTERACTIVE;
constexpr auto memory = crypto_pwhash_MEMLIMIT_INTERACTIVE;

using LockText = std::array<char, crypto_pwhash_STRBYTES>;

/// libsodium wants all of it, with zeros at its end; a longer one is none.
std::optional<LockText> lockText(const std::string& lock)
{
    LockText text{};
    if (lock.empty() || lock.size() >= text.size())
        return std::nullopt;
    std::copy(lock.begin(), lock.end(), text.begin());
    return text;
}

QByteArray plain(const QString& word)
{
    return word.trimmed().normalized(QString::NormalizationForm_C).toUtf8();
}

bool isReady()
{
    return sodium_init() >= 0;
}

} // namespace

std::string lockOfWord(const QString& word)
{
    LockText text{};
    const QByteArray bytes = plain(word);
    if (!isReady()
        || crypto_pwhash_str(text.data(), bytes.constData(), static_cast<unsigned long long>(bytes.size()),
                             operations, memory)
               != 0)
        return {};
    return text.data();
}

bool isWordLock(const std::string& lock)
{
    const auto text = lockText(lock);
    return text && isReady() && crypto_pwhash_str_needs_rehash(text->data(), operations, memory) == 0;
}

bool wordOpens(const QString& word, const std::string& lock)
{
    const auto text = lockText(lock);
    const QByteArray bytes = plain(word);
    return text && isWordLock(lock)
           && crypto_pwhash_str_verify(text->data(), bytes.constData(),
                                       static_cast<unsigned long long>(bytes.size()))
                  == 0;
}

std::string readSeatLock(Connection& connection)
{
    QSqlQuery& query =
        connection.statement("SELECT CAST(lock AS BLOB) FROM seat_locks WHERE seat = 'umpire'");
    Connection::execute(query);
    const std::string lock =
        Connection::next(query) ? query.value(0).toByteArray().toStdString() : std::string();
    query.finish();
    return lock;
}

void writeSeatLock(Connection& connection, const std::string& lock)
{
    Connection::execute(connection.statement("DELETE FROM seat_locks WHERE seat = 'umpire'"));
    if (lock.empty())
        return;
    QSqlQuery& query = connection.statement("INSERT INTO seat_locks (seat, lock) VALUES ('umpire', ?)");
    query.bindValue(0, textValue(lock));
    Connection::execute(query);
}

} // namespace navarch
