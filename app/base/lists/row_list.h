// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <algorithm>
#include <iterator>
#include <vector>

namespace navarch {

/// A list model that lays its rows anew whenever what it shows has changed. What is common to the front and the back of
/// the old and the new rows stays where it is, so that a view keeps its place.
class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return rowCount({}); }

signals:
    void countChanged();

protected:
    /// Makes `rows` equal to `fresh`, telling the views. Rows are told apart by their `key()`.
    template <class Row>
    void replaceRows(std::vector<Row>& rows, std::vector<Row> fresh)
    {
        const auto same = [](const Row& a, const Row& b) { return a.key() == b.key(); };
        const auto before = rows.size();
        const auto shorter = std::min(rows.size(), fresh.size());
        std::size_t front = 0;
        while (front < shorter && same(rows[front], fresh[front]))
            ++front;
        std::size_t back = 0;
        while (back < shorter - front && same(rows[rows.size() - 1 - back], fresh[fresh.size() - 1 - back]))
            ++back;

        const auto number = [](std::size_t i) { return static_cast<int>(i); };
        const auto place = [](std::vector<Row>& in, std::size_t i) {
            return in.begin() + static_cast<std::ptrdiff_t>(i);
        };
        if (rows.size() > front + back) {
            beginRemoveRows({}, number(front), number(rows.size() - back) - 1);
            rows.erase(place(rows, front), place(rows, rows.size() - back));
            endRemoveRows();
        }
        if (fresh.size() > front + back) {
            beginInsertRows({}, number(front), number(fresh.size() - back) - 1);
            rows.insert(place(rows, front), std::make_move_iterator(place(fresh, front)),
                        std::make_move_iterator(place(fresh, fresh.size() - back)));
            endInsertRows();
        }
        for (std::size_t i = 0; i < front; ++i)
            rows[i] = std::move(fresh[i]);
        for (std::size_t i = rows.size() - back; i < rows.size(); ++i)
            rows[i] = std::move(fresh[i]);
        if (front > 0)
            emit dataChanged(index(0), index(number(front) - 1));
        if (back > 0)
            emit dataChanged(index(number(rows.size() - back)), index(number(rows.size()) - 1));
        if (rows.size() != before)
            emit countChanged();
    }

    template <class Row>
    [[nodiscard]] static const Row* rowAt(const std::vector<Row>& rows, int index)
    {
        return index >= 0 && index < static_cast<int>(rows.size()) ? &rows[static_cast<std::size_t>(index)]
                                                                   : nullptr;
    }
};

} // namespace navarch
