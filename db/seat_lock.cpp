// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seat_lock.h"

#include "db/campaign_parts.h"
#include "db/seat/word_lock.h"
#include "db/store/journal.h"

namespace navarch {

bool SeatLock::isSet(const CampaignFile& file)
{
    return !kept(file).empty();
}

bool SeatLock::opens(const CampaignFile& file, const QString& word)
{
    return !isSet(file) || wordOpens(word, kept(file));
}

Result<void> SeatLock::set(CampaignFile& file, const QString& word)
{
    const auto length = word.trimmed().size();
    if (length < fewest || length > most)
        return tl::unexpected(Problems{
            {file.path().toStdString(),
             phrase("A PIN or word has %1 to %2 characters. The seat stays as it was.", fewest, most),
             phrase("Choose another.")}});
    const std::string lock = lockOfWord(word);
    if (lock.empty())
        return tl::unexpected(
            Problems{{file.path().toStdString(),
                      phrase("There was not enough memory to lock the seat (64 MiB). It stays as it was."),
                      phrase("Close other programs and try again.")}});
    return carryOn(file, lock);
}

Result<void> SeatLock::takeAway(CampaignFile& file)
{
    return carryOn(file, {});
}

std::string SeatLock::kept(const CampaignFile& file)
{
    return file.m_parts->seatLock;
}

Result<void> SeatLock::carryOn(CampaignFile& file, const std::string& lock)
{
    CampaignFile::Parts& parts = *file.m_parts;
    const Phrase asBefore = phrase("The umpire's seat stays as it was.");
    if (!file.canEdit())
        return tl::unexpected(Problems{parts.whyNotEdit});
    if (lock == parts.seatLock)
        return {};
    try {
        Connection& connection = *parts.connection;
        if (const auto moved = parts.whyNotInPlace()) {
            parts.whyNotEdit = *moved;
            return tl::unexpected(Problems{*moved});
        }
        Transaction transaction(connection);
        if (readLastHash(connection) != parts.last.hash) {
            parts.whyNotEdit = {
                parts.place(),
                sentences({phrase("Another program has changed the file since it was opened."), asBefore}),
                phrase("Open it again.")};
            return tl::unexpected(Problems{parts.whyNotEdit});
        }
        writeSeatLock(connection, lock);
        transaction.commit();
        parts.seatLock = lock;
        if (!parts.missing) // what is missing is not made good by this
            parts.keepHead(parts.last);
        return {};
    } catch (const SqlError& error) {
        // What is told is what the file holds.
        try {
            parts.seatLock = readSeatLock(*parts.connection);
            if (parts.seatLock == lock)
                return {};
        } catch (const SqlError&) {
            // It stands as it was known to.
        }
        return tl::unexpected(Problems{error.problem(parts.place(), asBefore)});
    }
}

} // namespace navarch
