// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/row_selection.h"
#include "app/battle/result/entered_result.h"
#include "app/battle/result/result_rows.h"

namespace navarch {

/// A ship, commander or wall whose outcome is entered: its fate as the choices name it, whether its text says more than the
/// choice does, and for ShipSilhouette its outline.
struct ShownOutcomePart {
    Q_GADGET
    QML_VALUE_TYPE(shownOutcomePart)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString fate MEMBER fate)
    Q_PROPERTY(QString fateText MEMBER fateText)
    Q_PROPERTY(bool saysWhose MEMBER saysWhose)
    Q_PROPERTY(QVariant outline MEMBER outline)
    Q_PROPERTY(QStringList losses MEMBER losses)

public:
    QString name;
    QString note;
    QString fate;
    QString fateText;
    bool saysWhose = false;
    QVariant outline;
    QStringList losses;

    friend bool operator==(const ShownOutcomePart&, const ShownOutcomePart&) = default;
};

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
    Q_PROPERTY(navarch::ShownOutcomePart current READ current NOTIFY changed)

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
    [[nodiscard]] ShownOutcomePart current() const;

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
