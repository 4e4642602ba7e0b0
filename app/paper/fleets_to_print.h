// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <optional>

#include "app/base/lists/shown_choice.h"
#include "app/paper/print_desk.h"

namespace navarch {

struct PrintMaterial;

/// Which ships are printed: of the campaign all fleets, one of them or those of a battle that waits, of the builder its
/// fleet; and of a fleet all, or one of its squadrons. What has gone meanwhile is not chosen any more.
class FleetsToPrint : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    /// First all of them. Empty where there is nothing to choose.
    Q_PROPERTY(QList<navarch::ShownChoice> choices READ choices NOTIFY changed)
    /// A fleet's number; 0: all; below nothing: those of the battle of that number that wait for it.
    Q_PROPERTY(int chosen READ chosen WRITE setChosen NOTIFY changed)
    /// First the whole fleet. Empty where there is nothing to choose.
    Q_PROPERTY(QList<navarch::ShownChoice> squadrons READ squadrons NOTIFY changed)
    /// By name; empty: the whole fleet.
    Q_PROPERTY(QString squadron READ squadron WRITE setSquadron NOTIFY changed)

public:
    /// `desk` must outlive it.
    explicit FleetsToPrint(PrintDesk& desk) : m_desk(desk) {}

    /// Prints a fleet of the campaign, what is in one of its squadrons, or the fleets that meet in a battle of it, as far as
    /// they may be seen; by number.
    Q_INVOKABLE void choose(int fleet, const QString& squadron = {});
    Q_INVOKABLE void chooseSquadron(int squadron);
    Q_INVOKABLE void chooseBattle(int battle);

    [[nodiscard]] QList<ShownChoice> choices() const;
    [[nodiscard]] int chosen() const { return static_cast<int>(m_battle ? -m_battle.value : m_fleet.value); }
    void setChosen(int fleet);
    [[nodiscard]] QList<ShownChoice> squadrons() const;
    [[nodiscard]] QString squadron() const { return m_squadron; }
    void setSquadron(const QString& squadron);
    void forgetSquadron() { m_squadron.clear(); }

    /// What lies on the desk is another: what is gone is not chosen any more.
    void lookAgain();
    void addTo(PrintMaterial& material) const;
    /// Of what is chosen; none: of all there is.
    [[nodiscard]] std::optional<QString> title() const;
    /// The game of the battle whose fleets are chosen, or empty.
    [[nodiscard]] QString rules() const;
    [[nodiscard]] QString whyEmpty() const;

signals:
    void changed();
    /// Something else was chosen.
    void picked();

private:
    PrintDesk& m_desk;
    FleetId m_fleet;
    BattleId m_battle; ///< whose fleets; none: m_fleet's
    QString m_squadron;
};

} // namespace navarch
