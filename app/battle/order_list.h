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
    enum Role { WordingRole = Qt::UserRole + 1, BrieflyRole, MovesRole, TargetRole, BestRole, WhyRole };

    using RowList::RowList;

    /// Where an order leads elsewhere; otherwise it is done on the spot.
    struct Row {
        MatchOption option;
        bool moves = false;
        bool best = false;

        [[nodiscard]] const Phrase& key() const { return option.wording; }
    };

    /// `game`: whose orders they are, by its id. `whose`: the name of the ship or side that everybody sees they are for.
    void show(std::vector<MatchOption> options, std::string game, Phrase whose = {});
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
    Phrase m_whose;
};

/// An order without the name of whom it is for, where its wording begins with that in the language spoken: "Moves 6 cm
/// ahead" of "Aigle moves 6 cm ahead". Otherwise, and of a wording that is nothing but the name, the whole.
[[nodiscard]] QString brieflySpoken(const Phrase& wording, const Phrase& whose, std::string_view game);

} // namespace navarch
