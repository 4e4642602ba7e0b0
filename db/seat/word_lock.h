// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

namespace navarch {

class Connection;

/// What is kept of a word (or PIN): Argon2id, with its salt and its cost, as libsodium writes it. It takes a tenth of a
/// second and 64 MiB to make and to try, so that guessing is slow. Of the same word another one each time. Words are the
/// same however their letters are composed, and whatever blanks stand around them. Empty: there was no memory for it.
[[nodiscard]] std::string lockOfWord(const QString& word);
[[nodiscard]] bool wordOpens(const QString& word, const std::string& lock);
/// One that lockOfWord() could have made. Another, of a file that was tampered with, opens to nothing; it is not even
/// tried, since it might ask for all of the memory there is.
[[nodiscard]] bool isWordLock(const std::string& lock);

/// The lock of the umpire's seat in the file; empty: there is none. Throws SqlError, as do those below.
[[nodiscard]] std::string readSeatLock(Connection& connection);
/// Within a transaction of the caller's. Empty: takes it away.
void writeSeatLock(Connection& connection, const std::string& lock);

} // namespace navarch
