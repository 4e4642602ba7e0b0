// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/open_campaign.h"
#include "app/campaign/wording.h"
#include "app/war/battles/battle_terms.h"
#include "core/campaign/battles/battle_actions.h"
#include "core/campaign/founding/plan.h"

namespace navarch {

/// A battle that a scenario proposes; no name: none.
struct ProposedBattle {
    Q_GADGET
    QML_VALUE_TYPE(proposedBattle)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)

public:
    QString name;
    QString note;

    friend bool operator==(const ProposedBattle&, const ProposedBattle&) = default;
};

/// A side as it would meet the other: what it is worth in talents, and its ships.
struct ArrangedSide {
    Q_GADGET
    QML_VALUE_TYPE(arrangedSide)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString value MEMBER value)
    Q_PROPERTY(int ships MEMBER ships)

public:
    QString name;
    QString value;
    int ships = 0;

    friend bool operator==(const ArrangedSide&, const ArrangedSide&) = default;
};

/// A fleet that may fight; own: of the side that it began with.
struct ArrangedFleet {
    Q_GADGET
    QML_VALUE_TYPE(arrangedFleet)
    Q_PROPERTY(int fleet MEMBER fleet)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(int ships MEMBER ships)
    Q_PROPERTY(QString port MEMBER port)
    Q_PROPERTY(QString waits MEMBER waits)
    Q_PROPERTY(bool taken MEMBER taken)
    Q_PROPERTY(bool own MEMBER own)

public:
    int fleet = 0;
    QString name;
    QString side;
    QString colour;
    QString emblem;
    int ships = 0;
    QString port;
    QString waits;
    bool taken = false;
    bool own = false;

    friend bool operator==(const ArrangedFleet&, const ArrangedFleet&) = default;
};

/// A battle between fleets of the campaign being arranged (CP-8.1): who meets whom, and on what terms. It is asked at
/// each change what stands against it. Only the umpire arranges one; a side sees its own fleets here, for it may know neither
/// where others lie nor what they are worth (CP-2.3).
class BattleArranging : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    /// All that may fight.
    Q_PROPERTY(QList<navarch::ArrangedFleet> fleets READ fleets NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(navarch::BattleTerms* terms READ terms CONSTANT)

    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// Why not, and what to know beforehand.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    /// The campaign has not begun; arranging begins it (CP-2.2).
    Q_PROPERTY(bool beginsCampaign READ beginsCampaign NOTIFY changed)
    /// The battle that the campaign's scenario proposes to begin with; empty: none, or there was a battle.
    Q_PROPERTY(navarch::ProposedBattle opening READ opening NOTIFY changed)
    /// The sides as they would meet.
    Q_PROPERTY(QList<navarch::ArrangedSide> sides READ sides NOTIFY changed)

public:
    explicit BattleArranging(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Begins with one fleet, where it lies, and the first of another side beside it.
    Q_INVOKABLE void begin(int fleet);
    /// Begins with what the scenario proposes.
    Q_INVOKABLE void beginOpening();
    Q_INVOKABLE void takeFleet(int fleet, bool taken);
    /// Arranges it; the number of the battle that waits now, or 0.
    Q_INVOKABLE int arrange();

    [[nodiscard]] const ArrangeBattle& action() const { return m_action; }
    /// The brief it would have; empty while something stands against it.
    [[nodiscard]] const std::optional<BattleBrief>& brief() const { return m_brief; }

    [[nodiscard]] QList<ArrangedFleet> fleets() const;
    [[nodiscard]] QString name() const { return m_isNamed ? words(m_action.name) : ownName(); }
    void setName(const QString& name);
    [[nodiscard]] BattleTerms* terms() { return &m_terms; }
    [[nodiscard]] bool allowed() const { return m_allowed; }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] QStringList notes() const { return m_notes; }
    [[nodiscard]] bool beginsCampaign() const { return m_campaign && m_campaign->head()->inSetup(); }
    [[nodiscard]] ProposedBattle opening() const;
    [[nodiscard]] QList<ArrangedSide> sides() const { return m_sides; }

signals:
    void changed();

private:
    void ask();
    void askBegun(const Campaign& records);
    [[nodiscard]] QString ownName() const;
    [[nodiscard]] bool isUmpire() const { return m_campaign && m_campaign->eyes() == 0; }
    [[nodiscard]] std::optional<PlannedBattle> proposed() const;

    QPointer<OpenCampaign> m_campaign;
    ArrangeBattle m_action;
    bool m_isNamed = false;
    BattleTerms m_terms;
    bool m_allowed = false;
    QString m_whyNot;
    QStringList m_notes;
    QList<ArrangedSide> m_sides;
    std::optional<BattleBrief> m_brief;
};

} // namespace navarch
