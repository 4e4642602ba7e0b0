// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>

#include "app/campaign/open_campaign.h"
#include "app/war/battles/captains_battle.h"
#include "core/campaign/machine/among_machines.h"

namespace navarch {

/// The battles of a week in which nobody plays a side, fought by captains under Salamis ad Actium, one after another and
/// off the window's thread. Each is arranged and entered through the gate, as the umpire would: what one that is called off
/// leaves, waits.
class MachinesBattles : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// There are some, and these eyes may have them settled: the umpire's, or those of the only side that a person plays.
    Q_PROPERTY(bool due READ due NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)

public:
    explicit MachinesBattles(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] bool due() const;
    [[nodiscard]] bool running() const { return m_isRunning; }

    Q_INVOKABLE void settle();
    /// The battle that is being fought is left as it waits.
    Q_INVOKABLE void cancel();

signals:
    void changed();
    /// None is left.
    void settled();

private:
    void look();
    void next();
    void stop();
    /// Whether the fighting of one has begun or one is out of the way.
    bool take(const AmongMachines& waiting);
    bool arrange(ContactId contact);
    bool fight(BattleId battle);
    void enter();

    QPointer<OpenCampaign> m_campaign;
    CaptainsBattle m_captains;
    BattleId m_battle; ///< that is being fought
    QString m_path;    ///< of the campaign it belongs to
    bool m_isRunning = false;
};

} // namespace navarch
