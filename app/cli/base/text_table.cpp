// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/text_table.h"

#include <algorithm>

#include "core/base/text.h"

namespace navarch {

namespace {

std::size_t widthOf(const std::string& cell)
{
    return static_cast<std::size_t>(codePointCount(cell));
}

} // namespace

std::string TextTable::text() const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto& row : m_rows) {
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i)
            widths[i] = std::max(widths[i], widthOf(row[i]));
    }
    std::string text;
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < std::min(row.size(), widths.size()); ++i) {
            const std::string padding(widths[i] - widthOf(row[i]), ' ');
            if (i > 0)
                line += "  ";
            line += m_columns[i] == Align::Right ? padding + row[i] : row[i] + padding;
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + '\n';
    }
    return text;
}

} // namespace navarch
