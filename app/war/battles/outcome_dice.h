// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <vector>

#include "app/base/lists/shown_die.h"
#include "core/dice/dice.h"

namespace navarch {

/// The dice that decide about wrecks and wounds after a battle: rolled by the program, or by players who type them.
class OutcomeDice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("An outcome's preview has them.")
    Q_PROPERTY(QList<navarch::ShownDie> rolls READ rolls NOTIFY changed)
    /// Players roll them and type them.
    Q_PROPERTY(bool typed READ typed WRITE setTyped NOTIFY changed)
    /// The die to be typed next; empty: none.
    Q_PROPERTY(navarch::AskedDie wanted READ wanted NOTIFY changed)

public:
    using QObject::QObject;

    Q_INVOKABLE void type(int face);
    Q_INVOKABLE void takeBack();

    [[nodiscard]] QList<ShownDie> rolls() const;
    [[nodiscard]] bool typed() const { return m_isTyped; }
    void setTyped(bool typed);
    [[nodiscard]] AskedDie wanted() const;

    /// What was typed so far; empty when the program rolls.
    [[nodiscard]] const std::vector<int>& faces() const { return m_faces; }
    /// Nothing is left to be typed.
    [[nodiscard]] bool areComplete() const { return !m_isTyped || m_faces.size() == m_needed.size(); }

    /// Of another outcome: the program rolls.
    void begin();
    /// Every die there is as the program would roll it, and those that came of what was typed.
    void show(std::vector<Roll> needed, std::vector<Roll> typed);

signals:
    void changed();
    /// By the user: what they decide is reckoned anew, and changed() follows.
    void chosen();

private:
    bool m_isTyped = false;
    std::vector<int> m_faces;
    std::vector<Roll> m_needed;
    std::vector<Roll> m_shown;
};

} // namespace navarch
