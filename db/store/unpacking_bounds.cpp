// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/unpacking_bounds.h"

#include <array>

#include <QCryptographicHash>
#include <QVariant>

#include "core/campaign/archive/archive.h"
#include "db/store/packing.h"

namespace navarch {

namespace {

/// Texts of records that are no documents are shorter.
constexpr std::size_t shortestDocument = 100'000;

/// Formats of documents in records, which soundness asks for (core/campaign/files/soundness.h): a digest keeps its own.
constexpr std::array digestedFormats{"navarch-brief/1", "navarch-outcome/1", "navarch-replay/1",
                                     "navarch-chart/1"};

/// Counts as the parser would, without making anything.
bool hasMoreValuesThan(std::string_view text, std::size_t most)
{
    std::size_t count = 0;
    bool isInString = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInString) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                isInString = false;
        } else if (c == '"') {
            isInString = true;
        } else if ((c == ',' || c == '[' || c == '{') && ++count > most) {
            return true;
        }
    }
    return false;
}

tl::unexpected<Problems> tooMuch(const std::string& place)
{
    return problem(place, phrase("It unpacks to more than a file of this size can hold."),
                   phrase("Take a backup that is whole."));
}

std::string sumOfDocument(const std::string& document)
{
    const QByteArrayView bytes(document.data(), static_cast<qsizetype>(document.size()));
    return QCryptographicHash::hash(bytes.toByteArray(), QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace

std::size_t sizeOf(Connection& connection)
{
    const qint64 bytes =
        connection.ask("PRAGMA page_count").toLongLong() * connection.ask("PRAGMA page_size").toLongLong();
    return static_cast<std::size_t>(std::max<qint64>(bytes, 0));
}

Result<Json> boundedImages(const JournalEntry& entry, std::size_t fileBytes, UnpackingBudget& budget,
                           const std::string& place)
{
    std::string text = entry.changes;
    if (!entry.packed.isEmpty()) {
        const std::size_t most = std::min({mostUnpacked(fileBytes), budget.left(), journalLimits.bytes});
        if (unpackedLength(entry.packed) > most)
            return tooMuch(place);
        auto images = unpacked(entry.packed, most);
        if (!images)
            return problem(place, phrase("Its changes cannot be unpacked."),
                           phrase("Take a backup that is whole."));
        budget.take(images->size());
        text = std::move(*images);
    }
    if (hasMoreValuesThan(text, mostValues))
        return tooMuch(place);
    return parseJson(text, place, journalLimits);
}

Result<Json> boundedImages(const JournalEntry& entry, Connection& connection, const std::string& place)
{
    const std::size_t bytes = sizeOf(connection);
    UnpackingBudget budget(mostUnpackedInAll(bytes));
    return boundedImages(entry, bytes, budget, place);
}

std::string digestOf(const std::string& document)
{
    if (document.size() < shortestDocument)
        return document;
    const std::string sum = "\"" + sumOfDocument(document) + "\"";
    for (const char* format : digestedFormats)
        if (isDocument(document, format, battleTextLimits))
            return "{\"format\":\"" + std::string(format) + "\",\"sum\":" + sum + "}";
    return isDocument(document, {}, battleTextLimits) ? "[" + sum + "]" : sum;
}

void digestDocuments(Json& images)
{
    if (!images.is_array())
        return;
    for (Json& row : images)
        for (const char* side : {"before", "after"}) {
            if (!row.is_object() || !row.contains(side) || !row[side].is_object())
                continue;
            for (auto& [name, value] : row[side].items())
                if (value.is_string() && value.get_ref<const std::string&>().size() >= shortestDocument)
                    value = digestOf(value.get_ref<const std::string&>());
        }
}

} // namespace navarch
