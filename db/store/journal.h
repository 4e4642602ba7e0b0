// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <QByteArray>

#include "core/base/enum_names.h"
#include "core/base/json.h"
#include "db/sqlite/connection.h"

namespace navarch {

/// What an entry of the journal is about.
enum class EntryKind { Founded, Done, Undone, Redone };

template <>
struct EnumNames<EntryKind> {
    static constexpr std::array<EnumName<EntryKind>, 4> names{{{EntryKind::Founded, "found"},
                                                               {EntryKind::Done, "do"},
                                                               {EntryKind::Undone, "undo"},
                                                               {EntryKind::Redone, "redo"}}};
};

/// Where the stacks of undo and redo stand after an entry. 0 is none.
///
/// Both stacks live in the entries themselves: an entry names their tops and what lies below the one it put there, so
/// the last entry alone tells what can be undone and redone, and no entry is ever altered.
struct Stacks {
    std::int64_t undoTop = 0; ///< the deed that undo takes back
    std::int64_t redoTop = 0; ///< the undoing that redo takes back
    std::int64_t below = 0;   ///< of a deed: the undoTop before it; of an undoing: the redoTop before it

    friend bool operator==(const Stacks&, const Stacks&) = default;
};

/// A row of the journal. Rows are only ever added.
struct JournalEntry {
    std::int64_t seq = 0; ///< from 1, without gaps
    std::string at;       ///< UTC, "2026-11-20T16:30:46.123Z"
    EntryKind kind = EntryKind::Done;
    std::int64_t target = 0; ///< of an undoing or redoing: the deed it is about
    Stacks stacks;
    std::string title;
    std::string action = "null"; ///< actionJson() of a deed
    std::string events = "[]";   ///< eventsJson()
    std::string changes = "[]";  ///< imagesJson() (core/campaign/deed/images.h); "[]" where they are packed
    QByteArray packed;       ///< the images, compressed (db/store/packing.h); empty: they stand in `changes`
    QByteArray previousHash; ///< of the entry before; of the first: of the store's facts
    QByteArray hash;         ///< hashOf() this entry

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

/// SHA-256 over the previous hash and every other column, each as its length in decimal, a colon and its bytes; `packed`
/// only where it is not empty.
[[nodiscard]] QByteArray hashOf(const JournalEntry& entry);

/// Gives an entry its images: short ones as they are, others packed, which makes a war's file a fraction as large.
void setImages(JournalEntry& entry, std::string images);
/// The images of an entry that is as it was written (hashOf()). Throws SqlError when they cannot be unpacked.
[[nodiscard]] std::string imagesOf(const JournalEntry& entry);

/// Now, as it stands in `at`.
[[nodiscard]] std::string timeNow();

/// The stacks after a deed, an undoing and a redoing. `last` are those before it; `seq` is the new entry's number,
/// `deed` and `undoing` the stacks of the entries that are taken back.
[[nodiscard]] Stacks stacksAfterDeed(const Stacks& last, std::int64_t seq);
[[nodiscard]] Stacks stacksAfterUndo(const Stacks& last, std::int64_t seq, const Stacks& deed);
[[nodiscard]] Stacks stacksAfterRedo(std::int64_t deedSeq, const Stacks& undoing);

/// The functions below throw SqlError.
void appendEntry(Connection& connection, const JournalEntry& entry);
[[nodiscard]] std::optional<JournalEntry> readEntry(Connection& connection, std::int64_t seq);
[[nodiscard]] std::optional<JournalEntry> readLastEntry(Connection& connection);
/// The hash of the entry of that number; empty when there is none.
[[nodiscard]] QByteArray hashAt(Connection& connection, std::int64_t seq);
/// The hash of the last entry; empty when there is none.
[[nodiscard]] QByteArray readLastHash(Connection& connection);
/// Every entry in order, until `visit` returns false.
void forEachEntry(Connection& connection, const std::function<bool(const JournalEntry&)>& visit);

/// The facts of the table `store`: what the file is, which campaign it is, when and by what it was made. They never
/// change, and the first entry's previous hash is theirs.
struct StoreFacts {
    std::string format;
    std::string identity;
    std::string createdAt;
    std::string createdBy;
};
[[nodiscard]] StoreFacts newStoreFacts();
void writeFacts(Connection& connection, const StoreFacts& facts);
/// Empty when the table has none.
[[nodiscard]] std::string identityIn(Connection& connection);
/// SHA-256 over every row of the table, known or not, in the order of the keys.
[[nodiscard]] QByteArray hashOfFacts(Connection& connection);

/// The title of the journal entry of that number; empty for 0. Throws SqlError.
[[nodiscard]] std::string titleOfEntry(Connection& connection, std::int64_t seq);

/// What a text of the journal may at most be.
inline constexpr JsonLimits journalLimits{256u << 20, 24, 256};

} // namespace navarch
