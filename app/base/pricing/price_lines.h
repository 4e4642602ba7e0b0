// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include <set>

#include "app/base/lists/row_list.h"
#include "core/pricing/price.h"

namespace navarch {

struct PriceRow {
    QString path; ///< "0/3": the line's place in the tree
    int depth = 0;
    QString rule;
    QString text;
    QString amount;
    bool parted = false; ///< has lines under it
    bool open = false;

    [[nodiscard]] QString key() const { return path; }
};

/// A price line by line, opened as far as one wants to see (PriceTree.qml shows it).
///
/// Roles: depth (0 is the first level), rule ("SA-15.3"), line (in words), amount, parted (has parts of its own), open.
class PriceLines : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view model hands it out.")
    Q_PROPERTY(QString total READ total NOTIFY totalChanged)

public:
    enum Role { DepthRole = Qt::UserRole, RuleRole, LineRole, AmountRole, PartedRole, OpenRole };

    using RowList::RowList;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString total() const { return m_total; }
    void setPrice(Price price);

    /// Shows or hides what a line is made of.
    Q_INVOKABLE void toggle(int row);

signals:
    void totalChanged();

private:
    std::vector<PriceRow> m_rows;
    void refill();

    Price m_price;
    QString m_total;
    std::set<QString> m_open;
};

} // namespace navarch
