// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/values.h"

#include <charconv>

#include <QString>

namespace navarch {

QVariant textValue(std::string_view text)
{
    // A QString without characters can be a null one, which Qt would store as NULL.
    return text.empty() ? QVariant(QStringLiteral("")) : QVariant(storedText(text));
}

QVariant numberOrNull(std::int64_t number)
{
    return number == 0 ? QVariant(QMetaType(QMetaType::LongLong)) : QVariant(qlonglong(number));
}

std::string listText(const std::vector<int>& list)
{
    std::string text = "[";
    for (const int number : list)
        text += (text.size() > 1 ? "," : "") + std::to_string(number);
    return text + "]";
}

std::optional<std::vector<int>> listFromText(std::string_view text, ListBounds bounds)
{
    if (text.size() < 2 || text.front() != '[' || text.back() != ']')
        return std::nullopt;
    std::vector<int> list;
    const char* at = text.data() + 1;
    const char* const end = text.data() + text.size() - 1;
    while (at != end) {
        int number = 0;
        const auto [after, error] = std::from_chars(at, end, number);
        if (error != std::errc() || number < bounds.each.least || number > bounds.each.most)
            return std::nullopt;
        list.push_back(number);
        if (list.size() > static_cast<std::size_t>(bounds.maxCount) || (after != end && *after != ','))
            return std::nullopt;
        at = after == end ? end : after + 1;
        if (after != end && at == end)
            return std::nullopt; // a comma and nothing after it
    }
    return list;
}

std::string toUtf8(const QString& text)
{
    return text.toStdString();
}

QString storedText(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace navarch
