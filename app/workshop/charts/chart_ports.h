// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include "app/base/lists/row_list.h"
#include "app/workshop/charts/chart_document.h"

namespace navarch {

struct ChartPortEntry {
    QString id;
    QString name;
    QString values;

    [[nodiscard]] QString key() const { return id; }
};

/// The ports of the chart on the table, in the order they were put, and the one that is looked at. Each command is one step of
/// undo.
///
/// Roles: portId, name, values ("3 · 3 · 3": classical, Hellenistic, Roman).
class ChartPorts : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The chart room hands it out.")
    /// The id of the port that is looked at; empty: none. Its name, place and values.
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY changed)
    Q_PROPERTY(int currentRow READ currentRow NOTIFY changed)
    Q_PROPERTY(QString name READ name NOTIFY changed)
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(int classical READ classical NOTIFY changed)
    Q_PROPERTY(int hellenistic READ hellenistic NOTIFY changed)
    Q_PROPERTY(int roman READ roman NOTIFY changed)
    /// What its largest value brings: so many wall sections (SA-15.11).
    Q_PROPERTY(int mostWalls READ mostWalls NOTIFY changed)

public:
    enum Period { Classical, Hellenistic, Roman };
    Q_ENUM(Period)

    explicit ChartPorts(ChartDocument& document) : m_document(document) {}

    /// Puts one there, which is looked at then; false when it was refused.
    Q_INVOKABLE bool put(const QPointF& degrees);
    Q_INVOKABLE bool move(const QString& id, const QPointF& degrees);
    /// Moves the one that is looked at by so many hundredths of a degree.
    Q_INVOKABLE void nudge(int east, int north);
    Q_INVOKABLE void rename(const QString& name);
    Q_INVOKABLE void value(navarch::ChartPorts::Period period, int value);
    Q_INVOKABLE void remove();
    /// Looks at the next one, or the one before.
    Q_INVOKABLE void step(int by);

    [[nodiscard]] QString current() const { return m_current; }
    void setCurrent(const QString& id);
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] QString name() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] int classical() const;
    [[nodiscard]] int hellenistic() const;
    [[nodiscard]] int roman() const;
    [[nodiscard]] int mostWalls() const;
    /// Null: none is looked at.
    [[nodiscard]] const KnownPort* port() const;

    void refill();

signals:
    void changed();

private:
    [[nodiscard]] static const RowRoles<ChartPortEntry>& roles();
    template <class Read>
    [[nodiscard]] auto of(Read read) const
    {
        const KnownPort* looked = port();
        return looked ? read(*looked) : decltype(read(*looked)){};
    }

    ChartDocument& m_document;
    ListRows<ChartPortEntry> m_rows{*this, roles()};
    QString m_current;
};

} // namespace navarch
