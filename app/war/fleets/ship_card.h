// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

#include "app/base/lists/shown_fact.h"
#include "app/base/pricing/finding_list.h"
#include "app/base/pricing/price_lines.h"
#include "app/campaign/campaign_card.h"

namespace navarch {

/// A ship in full: what it is, how it fares, what it costs and what the rules have against it.
class ShipCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name NOTIFY filled)
    Q_PROPERTY(QString className READ className NOTIFY filled)
    Q_PROPERTY(QString captain READ captain NOTIFY filled)
    Q_PROPERTY(QString crew READ crew NOTIFY filled)
    /// Set when training was randomised and came out otherwise: "Bought as average".
    Q_PROPERTY(QString crewNote READ crewNote NOTIFY filled)
    /// "Second squadron · Home fleet · Piraeus"
    Q_PROPERTY(QString place READ place NOTIFY filled)
    Q_PROPERTY(QString colour READ colour NOTIFY filled)
    Q_PROPERTY(QString emblem READ emblem NOTIFY filled)
    Q_PROPERTY(QVariant outline READ outline NOTIFY filled)
    Q_PROPERTY(QList<navarch::ShownFact> facts READ facts NOTIFY filled)
    /// What it has lost; empty for a sound ship.
    Q_PROPERTY(QStringList losses READ losses NOTIFY filled)
    /// 0-5, for MarkCondition.
    Q_PROPERTY(int damage READ damage NOTIFY filled)
    Q_PROPERTY(int oarsLost READ oarsLost NOTIFY filled)
    Q_PROPERTY(int oars READ oars NOTIFY filled)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)

public:
    explicit ShipCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QString className() const { return m_className; }
    [[nodiscard]] QString captain() const { return m_captain; }
    [[nodiscard]] QString crew() const { return m_crew; }
    [[nodiscard]] QString crewNote() const { return m_crewNote; }
    [[nodiscard]] QString place() const { return m_place; }
    [[nodiscard]] QString colour() const { return m_colour; }
    [[nodiscard]] QString emblem() const { return m_emblem; }
    [[nodiscard]] QVariant outline() const { return m_outline; }
    [[nodiscard]] QList<ShownFact> facts() const { return m_facts; }
    [[nodiscard]] QStringList losses() const { return m_losses; }
    [[nodiscard]] int damage() const { return static_cast<int>(m_condition.damage); }
    [[nodiscard]] int oarsLost() const { return m_condition.oarsLost; }
    [[nodiscard]] int oars() const { return m_oars; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }

    /// The umpire marks what it has suffered; everything else of its condition stays.
    Q_INVOKABLE bool markDamage(int level);
    Q_INVOKABLE bool markOarsLost(int factors);
    /// The umpire lets a finding pass.
    Q_INVOKABLE bool waive(const QString& key, const QString& reason);

protected:
    bool fill(const Campaign& records) override;

private:
    bool mark(const Condition& condition);

    QString m_name;
    QString m_className;
    QString m_captain;
    QString m_crew;
    QString m_crewNote;
    QString m_place;
    QString m_colour;
    QString m_emblem;
    QVariant m_outline;
    QList<ShownFact> m_facts;
    QStringList m_losses;
    Condition m_condition;
    int m_oars = 0;
    PriceLines m_price;
    FindingList m_findings;
};

} // namespace navarch
