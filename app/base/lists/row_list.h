// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>

#include <algorithm>
#include <functional>
#include <iterator>
#include <type_traits>
#include <vector>

namespace navarch {

/// What QML may read of a row, by what name: a member, or what is made of the row.
template <class Row>
struct RowRole {
    template <class Read>
    RowRole(const char* called, Read read)
        : name(called),
          value([read](const Row& row) {
              const auto& found = std::invoke(read, row);
              if constexpr (std::is_enum_v<std::decay_t<decltype(found)>>)
                  return QVariant(static_cast<int>(found));
              else if constexpr (std::is_constructible_v<QVariant, decltype(found)>)
                  return QVariant(found);
              else
                  return QVariant::fromValue(found);
          })
    {
    }

    const char* name;
    std::function<QVariant(const Row&)> value;
};

template <class Row>
using RowRoles = std::vector<RowRole<Row>>;

/// The rows of a list, as the model that hands them out sees them.
class ShownRows {
public:
    ShownRows() = default;
    ShownRows(const ShownRows&) = delete;
    ShownRows& operator=(const ShownRows&) = delete;
    virtual ~ShownRows() = default;

    [[nodiscard]] virtual int rowCount() const = 0;
    [[nodiscard]] virtual std::vector<const char*> roleNames() const = 0;
    /// Nothing when there is no such row or role.
    [[nodiscard]] virtual QVariant valueOf(int row, int role) const = 0;
};

/// A list model that lays its rows anew whenever what it shows has changed. What is common to the front and the back of
/// the old and the new rows stays where it is, so that a view keeps its place. What is in it are its ListRows.
class RowList : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int count() const { return rowCount({}); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() || !m_shown ? 0 : m_shown->rowCount();
    }
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        return m_shown ? m_shown->valueOf(index.row(), role - Qt::UserRole) : QVariant();
    }
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override
    {
        QHash<int, QByteArray> names;
        if (m_shown)
            for (const char* name : m_shown->roleNames())
                names.insert(Qt::UserRole + static_cast<int>(names.size()), name);
        return names;
    }
    /// The role of that name; -1 when there is none.
    [[nodiscard]] int roleCalled(const char* name) const { return roleNames().key(name, -1); }
    /// What the row has under that name; nothing when there is no such row or role.
    [[nodiscard]] QVariant value(int row, const char* name) const
    {
        return data(index(row), roleCalled(name));
    }
    Q_INVOKABLE QVariant value(int row, const QString& name) const
    {
        return value(row, name.toUtf8().constData());
    }

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

    /// Where one looks when row `at` of `before` is taken out: the row of `after` that stood next below it, else the nearest
    /// above; null where none is left. `fits` says of a row of `before` whether it may be that one.
    template <class Row, class Fits>
    [[nodiscard]] static const Row* besideRemoved(const std::vector<Row>& before, int at,
                                                  const std::vector<Row>& after, Fits fits)
    {
        const auto standing = [&](int number) -> const Row* {
            const Row* row = rowAt(before, number);
            if (!row || !fits(*row))
                return nullptr;
            const auto found = std::find_if(after.begin(), after.end(),
                                            [&](const Row& each) { return each.key() == row->key(); });
            return found == after.end() ? nullptr : &*found;
        };
        for (int below = at + 1; below < static_cast<int>(before.size()); ++below)
            if (const Row* row = standing(below))
                return row;
        for (int above = at - 1; above >= 0; --above)
            if (const Row* row = standing(above))
                return row;
        return nullptr;
    }

private:
    template <class Row>
    friend class ListRows;

    const ShownRows* m_shown = nullptr;
};

/// The rows that a list hands out, and what QML may read of each: the list's member, and one a list.
template <class Row>
class ListRows : public std::vector<Row>, public ShownRows {
public:
    ListRows(RowList& list, const RowRoles<Row>& roles) : m_roles(roles) { list.m_shown = this; }
    using std::vector<Row>::operator=;

    [[nodiscard]] int rowCount() const override { return static_cast<int>(this->size()); }
    [[nodiscard]] std::vector<const char*> roleNames() const override
    {
        std::vector<const char*> names;
        for (const RowRole<Row>& role : m_roles)
            names.push_back(role.name);
        return names;
    }
    [[nodiscard]] QVariant valueOf(int row, int role) const override
    {
        if (row < 0 || row >= rowCount() || role < 0 || role >= static_cast<int>(m_roles.size()))
            return {};
        return m_roles[static_cast<std::size_t>(role)].value((*this)[static_cast<std::size_t>(row)]);
    }

private:
    const RowRoles<Row>& m_roles;
};

} // namespace navarch
