// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/lists/row_list.h"
#include "core/battle/match/match.h"

namespace navarch {

/// Orders that may be given now, most promising first: of one ship, or of a side.
class OrderList : public RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has them.")

public:
    enum Role { WordingRole = Qt::UserRole + 1, MovesRole, TargetRole, BestRole, WhyRole };

    using RowList::RowList;

    /// Where an order leads elsewhere; otherwise it is done on the spot.
    struct Row {
        MatchOption option;
        bool moves = false;
        bool best = false;

        [[nodiscard]] const Phrase& key() const { return option.wording; }
    };

    /// `game`: whose orders they are, by its id.
    void show(std::vector<MatchOption> options, std::string game);
    [[nodiscard]] const Row* at(int index) const { return rowAt(m_rows, index); }
    [[nodiscard]] const std::vector<Row>& rows() const { return m_rows; }
    /// The how-manieth order strikes or shoots at that ship, the best of them; -1: none.
    [[nodiscard]] Q_INVOKABLE int placeOfTarget(int ship) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    std::vector<Row> m_rows;
    std::string m_game;
};

} // namespace navarch
