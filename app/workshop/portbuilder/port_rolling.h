// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/rolled_dice.h"
#include "app/workshop/portbuilder/port_document.h"

namespace navarch {

/// Rolls the defences of a neutral port (SA-15.12), from a seed or with dice rolled at the table, and shows the dice.
class PortRolling : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The port builder hands it out.")
    /// The defences stand as they were rolled.
    Q_PROPERTY(bool rolled READ rolled NOTIFY changed)
    /// The seed they were rolled with; empty when dice were typed or nothing was rolled.
    Q_PROPERTY(QString seed READ seed NOTIFY changed)
    /// The dice of what stands, or those that typed ones are being asked for (face 0: not yet), as DiceTray.qml has them.
    Q_PROPERTY(QList<navarch::ShownDice> dice READ dice NOTIFY diceChanged)

public:
    explicit PortRolling(PortDocument& document) : m_document(document) {}

    /// Rolls with the seed in `seedText`; nothing in it: a fresh one.
    Q_INVOKABLE bool roll(int economicValue, int walls, const QString& seedText);
    /// The same with dice rolled at the table: faces apart by spaces or commas.
    Q_INVOKABLE bool rollTyped(int economicValue, int walls, const QString& faces);
    /// Shows which dice such a roll needs, with the faces typed so far, and says what is still missing; empty: nothing is.
    Q_INVOKABLE QString showTyped(int economicValue, int walls, const QString& faces);
    /// Shows the dice of what stands again.
    Q_INVOKABLE void showRolled()
    {
        setDice(m_document.plan().rolls, static_cast<int>(m_document.plan().port.sections.size()));
    }

    [[nodiscard]] bool rolled() const { return m_document.plan().rolled; }
    [[nodiscard]] QString seed() const;
    [[nodiscard]] QList<ShownDice> dice() const;

signals:
    void changed();
    void diceChanged();

private:
    bool rollNow(PortPlan next, int economicValue, int walls);
    void setDice(std::vector<Roll> dice, int sections);

    PortDocument& m_document;
    std::vector<Roll> m_dice;
    int m_sections = 0; ///< that they are for
};

} // namespace navarch
