// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/row_selection.h"
#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_rows.h"

namespace navarch {

/// Which rows of a result are taken, and the one that is looked at: ships, commanders and walls, side by side.
class ResultSelection : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A result entry has it.")
    /// Of the row that is looked at; 0: none.
    Q_PROPERTY(int currentKey READ currentKey NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    Q_PROPERTY(navarch::ResultOf::Part kind READ kind NOTIFY changed)
    /// The side of it; -1: none.
    Q_PROPERTY(int side READ side NOTIFY changed)
    /// { name, note, fate (as the choices name it), fateText, saysWhose (more than the choice does), outline, losses } of it.
    Q_PROPERTY(QVariantMap current READ current NOTIFY changed)

public:
    /// Of a result that outlives it.
    explicit ResultSelection(EnteredResult& result);

    // `adding` and `ranging` as in every list
    Q_INVOKABLE void pick(int rowKey, bool adding = false, bool ranging = false);
    Q_INVOKABLE void step(int by, bool ranging = false);
    /// To the same place of the next side's rows.
    Q_INVOKABLE void stepSide(int by);
    /// All ships of a side; of the side that is looked at when -1.
    Q_INVOKABLE void takeShips(int side = -1);
    Q_INVOKABLE void clear();

    [[nodiscard]] int currentKey() const { return m_rows.current(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_rows.keys().size()); }
    [[nodiscard]] ResultOf::Part kind() const;
    [[nodiscard]] int side() const;
    [[nodiscard]] QVariantMap current() const;

    [[nodiscard]] const RowSelection& rows() const { return m_rows; }
    [[nodiscard]] OutcomePart currentPart() const { return OutcomePart::ofKey(currentKey()); }
    /// Takes those rows, and looks at the first one.
    void set(std::set<int> keys);
    /// The name of the row that is taken, or how many are.
    [[nodiscard]] QString title() const;

signals:
    void changed();

private:
    EnteredResult& m_result;
    RowSelection m_rows;
};

} // namespace navarch
