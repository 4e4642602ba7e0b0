// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"

namespace navarch {

/// A table that one die is read on.
struct ChanceTable {
    struct Row {
        int from = 1; ///< lowest and highest face of the row
        int to = 1;
        std::string result; ///< what it comes to, or
        int steps = 0;      ///< by how many steps something moves
    };
    std::string id;
    std::string rule;
    std::string source;    ///< seed or house
    int die = 10;          ///< its sides
    std::vector<Row> rows; ///< they cover every face once, in order

    /// The row of `face`, which must be 1 to `die`.
    [[nodiscard]] const Row& rowOf(int face) const;
};

/// The tables of core/data/random-tables.json.
class ChanceTables {
public:
    /// "neutral-defences" and "commander-quality" (SA-15.12), "randomised-training" (SA-13.3). Loading makes sure that
    /// they are there.
    [[nodiscard]] const ChanceTable& table(std::string_view id) const;
    [[nodiscard]] const std::vector<ChanceTable>& all() const { return m_tables; }

    /// Reads "navarch-random-tables/1"; `file` is for messages.
    [[nodiscard]] static Result<ChanceTables> fromJson(const Json& json, const std::string& file);

private:
    std::vector<ChanceTable> m_tables;
};

} // namespace navarch
