// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/wording.h"
#include "core/campaign/battles/battle_actions.h"

namespace navarch {

/// By which game, where and in what weather a battle that is being arranged is to be fought (CP-8.1).
class BattleTerms : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle that is being arranged has them.")
    /// What may be chosen, and what is.
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    Q_PROPERTY(QString place READ place WRITE setPlace NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> ports READ ports NOTIFY changed)
    /// 0: none, as at sea it may be.
    Q_PROPERTY(int port READ port WRITE setPort NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> winds READ winds CONSTANT)
    /// Empty: rolled.
    Q_PROPERTY(QString wind READ wind WRITE setWind NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownChoice> seas READ seas CONSTANT)
    Q_PROPERTY(QString sea READ sea WRITE setSea NOTIFY changed)
    /// 0: none.
    Q_PROPERTY(int turnLimit READ turnLimit WRITE setTurnLimit NOTIFY changed)
    /// The game's own options as they are typed: "table-size 180x120, weather-change never".
    Q_PROPERTY(QString options READ options WRITE setOptions NOTIFY changed)

public:
    /// Of an action, in a campaign if one is open; both outlive it.
    BattleTerms(ArrangeBattle& action, const QPointer<OpenCampaign>& campaign);

    [[nodiscard]] QList<ShownChoice> games() const;
    [[nodiscard]] QString game() const { return words(m_action.rules); }
    void setGame(const QString& game);
    [[nodiscard]] QString place() const { return words(nameOf(m_action.place)); }
    void setPlace(const QString& place);
    [[nodiscard]] QList<ShownChoice> ports() const;
    [[nodiscard]] int port() const { return static_cast<int>(m_action.port.value); }
    void setPort(int port);
    [[nodiscard]] QList<ShownChoice> winds() const;
    [[nodiscard]] QString wind() const { return m_action.wind ? words(nameOf(*m_action.wind)) : QString(); }
    void setWind(const QString& wind);
    [[nodiscard]] QList<ShownChoice> seas() const;
    [[nodiscard]] QString sea() const { return m_action.sea ? words(nameOf(*m_action.sea)) : QString(); }
    void setSea(const QString& sea);
    [[nodiscard]] int turnLimit() const { return m_action.turnLimit.value_or(0); }
    void setTurnLimit(int turns);
    [[nodiscard]] QString options() const { return m_options; }
    void setOptions(const QString& options);

    /// Another battle is being arranged: the options are as its action has them, none.
    void begin() { m_options.clear(); }

signals:
    /// They are others; whoever changes the action tells it.
    void changed();
    /// One of them was set here.
    void altered();

private:
    ArrangeBattle& m_action;
    const QPointer<OpenCampaign>& m_campaign;
    QString m_options;
};

} // namespace navarch
