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
    using RowList::RowList;

    [[nodiscard]] QString total() const { return m_total; }
    void setPrice(Price price);

    /// Shows or hides what a line is made of.
    Q_INVOKABLE void toggle(int row);

signals:
    void totalChanged();

private:
    [[nodiscard]] static const RowRoles<PriceRow>& roles();

    ListRows<PriceRow> m_rows{*this, roles()};
    void refill();

    Price m_price;
    QString m_total;
    std::set<QString> m_open;
};

} // namespace navarch
