// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace navarch {

/// Rows of text in columns that line up in a terminal, counted in characters rather than bytes.
class TextTable {
public:
    enum class Align { Left, Right };

    explicit TextTable(std::vector<Align> columns) : m_columns(std::move(columns)) {}

    /// Cells beyond the columns are not shown; missing ones are empty.
    void row(std::vector<std::string> cells) { m_rows.push_back(std::move(cells)); }

    /// Every row on a line of its own, two spaces between columns, none at a line's end.
    [[nodiscard]] std::string text() const;

private:
    std::vector<Align> m_columns;
    std::vector<std::vector<std::string>> m_rows;
};

} // namespace navarch
