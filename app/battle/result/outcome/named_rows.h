// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>
#include <set>
#include <vector>

#include "app/battle/result/outcome/outcome_edit.h"
#include "reports/codes/paper_code.h"

namespace navarch {

/// Finds the rows of a result by what is written of them: names of sides, ships and commanders, and codes of sheets.
/// Case does not matter.
class NamedRows {
public:
    using Read = tl::expected<PaperCode, CodeFlaw>;

    explicit NamedRows(const OutcomeSheet& sheet) : m_sheet(sheet) {}

    /// -1: no side is called so.
    [[nodiscard]] int side(const QString& name) const;
    /// Of several of that name the first that is not among `given`; `taken`: all of them are. Of any side when -1.
    [[nodiscard]] std::optional<std::size_t> ship(const QString& name, int side,
                                                  const std::set<std::size_t>& given, bool& taken) const;
    /// The longest name of a ship that `text` begins with, with nothing or a space after it; empty: none.
    [[nodiscard]] QString nameAtFront(const QString& text) const;
    [[nodiscard]] std::optional<std::size_t> commander(const QString& name) const;

    /// A code at the front of `text`, which is then taken off it; nothing when it begins with something else.
    [[nodiscard]] static std::optional<Read> codeAtFront(QString& text);
    /// The ships of a code that fight here; or why there are none. One that ships of several sides have is of `side`.
    [[nodiscard]] tl::expected<std::vector<std::size_t>, QString> ships(const Read& code, int side) const;

private:
    [[nodiscard]] std::string ownName(const BriefShip& ship) const;

    const OutcomeSheet& m_sheet;
};

} // namespace navarch
