// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>

#include "core/base/json.h"
#include "db/store/journal.h"

namespace navarch {

// A kilobyte can be packed so that it unpacks to a megabyte, and a megabyte of brackets becomes a hundred as objects. So what
// a file may unpack to goes by its size, and is looked at before anything is made of it: a war's documents unpack to five to
// nine times the file that holds them, its journal to about fourteen times.

/// What all documents of the records, or the images of one entry of the journal, may unpack to.
[[nodiscard]] constexpr std::size_t mostUnpacked(std::size_t fileBytes)
{
    return (std::size_t{32} << 20) + 8 * fileBytes;
}
/// What the images of all entries may unpack to.
[[nodiscard]] constexpr std::size_t mostUnpackedInAll(std::size_t fileBytes)
{
    return (std::size_t{64} << 20) + 24 * fileBytes;
}
/// Values of all kinds in the images of one entry. A fleet of ten thousand ships that is founded has half as many.
inline constexpr std::size_t mostValues = 1'000'000;

/// The size of the database in bytes. Throws SqlError.
[[nodiscard]] std::size_t sizeOf(Connection& connection);

/// Of what the parts of a file may unpack to together.
class UnpackingBudget {
public:
    explicit UnpackingBudget(std::size_t bytes) : m_left(bytes) {}

    [[nodiscard]] std::size_t left() const { return m_left; }
    void take(std::size_t bytes) { m_left -= std::min(bytes, m_left); }

private:
    std::size_t m_left;
};

/// The images of an entry, unpacked and parsed within those bounds; `budget`: of all entries that are read. `place` is for
/// messages.
[[nodiscard]] Result<Json> boundedImages(const JournalEntry& entry, std::size_t fileBytes,
                                         UnpackingBudget& budget, const std::string& place);
/// Of one entry alone.
[[nodiscard]] Result<Json> boundedImages(const JournalEntry& entry, Connection& connection,
                                         const std::string& place);

/// What stands for a long document where only its equality counts: a short document of the same format, with its SHA-256.
[[nodiscard]] std::string digestOf(const std::string& document);
/// Puts digestOf() in place of the long documents in the images of an entry.
void digestDocuments(Json& images);

} // namespace navarch
