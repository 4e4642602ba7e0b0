// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>
#include <string_view>

#include "reports/cards/reference.h"
#include "reports/words.h"

namespace navarch {

/// A column as wide as what it holds; `share` 0 says so to reference.cpp.
[[nodiscard]] inline TableColumn narrow(const QString& title, Align align = Align::Right)
{
    return {title, 0, align, 0};
}

/// "1", "3–5"
[[nodiscard]] inline QString rangeText(int from, int to)
{
    return from == to ? QString::number(from) : QStringLiteral("%1–%2").arg(from).arg(to);
}

/// The single figures of a game whose rules begin with one of `rules`: their words, value and rule. A prefix of the words up
/// to a colon goes, where the table's title says it.
template <class FigureRow>
[[nodiscard]] ReferenceTable figuresTable(const QString& title, const std::vector<FigureRow>& figures,
                                          std::initializer_list<std::string_view> rules,
                                          bool isModifier = false)
{
    ReferenceTable table;
    table.title = title;
    table.columns = {{{}, 0, Align::Left, 1}, narrow({})};
    for (const FigureRow& row : figures) {
        bool isOne = false;
        for (const std::string_view rule : rules)
            isOne = isOne || row.rule == rule;
        if (!isOne)
            continue;
        QString text = Words::of(row.text);
        const qsizetype colon = isModifier ? text.indexOf(QStringLiteral(": ")) : -1;
        if (colon >= 0) // without a prefix it is no modifier, but belongs to one
            text = capitalised(text.mid(colon + 2));
        table.rows.push_back(
            {text, colon >= 0 || row.value < 0 ? signedText(row.value) : QString::number(row.value)});
    }
    table.rule = fromUtf8(*rules.begin());
    return table;
}

} // namespace navarch
