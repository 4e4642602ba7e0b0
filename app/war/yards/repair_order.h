// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <set>

#include "app/campaign/campaign_item.h"
#include "app/campaign/campaign_list.h"
#include "core/campaign/actions/yard_actions.h"

namespace navarch {

struct RepairEntry {
    qint64 id = 0;
    QString name;
    QString needs;
    QString cost;
    QString whyNot;
    bool taken = false;

    [[nodiscard]] qint64 key() const { return id; }
};

/// The ships of a fleet, or one of them, that something can be done for (CP-5.2), and what of it is ordered. The gate is
/// asked of each ship alone and of all that are taken together.
///
/// Roles: shipId, name, needs (what it has lost), cost (alone; empty when it cannot be), whyNot (alone), taken.
class RepairOrder : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOn READ isOn NOTIFY changed)
    /// Levels of hull damage at most, oars and gear, troops and pots bought again.
    Q_PROPERTY(int levels READ levels WRITE setLevels NOTIFY changed)
    Q_PROPERTY(bool gear READ gear WRITE setGear NOTIFY changed)
    Q_PROPERTY(bool losses READ losses WRITE setLosses NOTIFY changed)
    Q_PROPERTY(int taken READ taken NOTIFY changed)
    Q_PROPERTY(QString cost READ cost NOTIFY changed)
    /// The most weeks any of them is in the yard; 0: none is.
    Q_PROPERTY(int weeks READ weeks NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    /// When it is too much for yard or treasury, what of it is not, as a sentence: "5 of the 8 ships fit, for 12.40 talents."
    /// Empty when it is allowed, or nothing fits. takeWhatFits() chooses it.
    Q_PROPERTY(QString fitting READ fitting NOTIFY changed)

public:
    using CampaignList::CampaignList;

    /// Begins with all that a fleet, or a ship, needs (what it is, and its number).
    Q_INVOKABLE void begin(navarch::CampaignItem::Kind kind, int id);
    Q_INVOKABLE void end();
    Q_INVOKABLE void take(int ship, bool taken);
    Q_INVOKABLE void takeWhatFits();
    Q_INVOKABLE bool order();
    /// Whether there is anything to mend; asked of cards that offer it.
    Q_INVOKABLE bool needed(navarch::CampaignItem::Kind kind, int id) const;

    [[nodiscard]] bool isOn() const { return m_isOn; }
    [[nodiscard]] int levels() const { return m_levels; }
    void setLevels(int levels);
    [[nodiscard]] bool gear() const { return m_gear; }
    void setGear(bool gear);
    [[nodiscard]] bool losses() const { return m_losses; }
    void setLosses(bool losses);
    [[nodiscard]] int taken() const;
    [[nodiscard]] QString cost() const;
    [[nodiscard]] int weeks() const { return m_weeks; }
    [[nodiscard]] bool allowed() const { return m_isAsked && m_verdict.allowed(); }
    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] QString fitting() const;

signals:
    void changed();

protected:
    void refill() override;

private:
    [[nodiscard]] static const RowRoles<RepairEntry>& roles();
    [[nodiscard]] std::vector<const ShipRecord*> damaged(navarch::CampaignItem::Kind kind, int id) const;
    /// Part of what is wanted that can be ordered.
    struct Fitting {
        std::vector<ShipId> ships; ///< none: nothing of it
        int levels = 0;
        int wanted = 0; ///< ships
        Talents cost;
    };

    [[nodiscard]] RepairShips action(std::vector<ShipId> ships, int levels) const;
    [[nodiscard]] Fitting whatFits(const std::vector<RepairEntry>& rows, int levels) const;
    [[nodiscard]] RepairEntry entryOf(const ShipRecord& ship);

    ListRows<RepairEntry> m_rows{*this, roles()};
    CampaignItem::Kind m_kind = CampaignItem::None;
    int m_id = 0;
    bool m_isOn = false;
    std::set<qint64> m_left; ///< out, by the player or because it cannot be
    int m_levels = 5;
    bool m_gear = true;
    bool m_losses = false;
    bool m_isAsked = false;
    int m_weeks = 0;
    Verdict m_verdict;
    Fitting m_fitting;
};

} // namespace navarch
