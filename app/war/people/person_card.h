// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/campaign/campaign_card.h"
#include "app/war/people/people_words.h"
#include "app/war/people/person_kind.h"

namespace navarch {

/// A commander, or the captain of a ship (its number), in full: how good, where he serves, how he fares, what he has fought;
/// and what can be done with him. Of a prisoner his keeper sees who and how good he is, and what may be done with him, and
/// nothing else (CP-2.3).
class PersonCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    /// A prisoner is another side's commander, held by who looks.
    Q_PROPERTY(navarch::PersonKind::Kind kind READ kind NOTIFY filled)
    Q_PROPERTY(QString name READ name NOTIFY filled)
    /// Nobody has named this captain yet.
    Q_PROPERTY(bool named READ named NOTIFY filled)
    Q_PROPERTY(QString side READ side NOTIFY filled)
    Q_PROPERTY(QString colour READ colour NOTIFY filled)
    Q_PROPERTY(QString emblem READ emblem NOTIFY filled)
    Q_PROPERTY(QString post READ post NOTIFY filled)
    /// { label, value, note } each.
    Q_PROPERTY(QVariantList facts READ facts NOTIFY filled)
    /// Where he serves; 0: not there.
    Q_PROPERTY(int fleetId READ fleetId NOTIFY filled)
    Q_PROPERTY(int portId READ portId NOTIFY filled)
    /// What the next step takes, with its odds; empty: nothing is to come.
    Q_PROPERTY(QString prospect READ prospect NOTIFY filled)
    /// { battleId, name, date, place, end, what, experience } each, the latest first.
    Q_PROPERTY(QVariantList service READ service NOTIFY filled)

    /// { value, text } of the commands he may have, his own first; empty: he can have none.
    Q_PROPERTY(QVariantList commands READ commands NOTIFY filled)
    Q_PROPERTY(QString command READ command NOTIFY filled)
    /// What may be done with a prisoner by who looks: { allowed, title, cost, why } each; empty: not theirs to do.
    Q_PROPERTY(QVariantMap ransom READ ransom NOTIFY filled)
    Q_PROPERTY(QVariantMap release READ release NOTIFY filled)
    /// { value (his number), text } of those he can be exchanged for.
    Q_PROPERTY(QVariantList exchanges READ exchanges NOTIFY filled)
    /// The same of dismissing him.
    Q_PROPERTY(QVariantMap dismissal READ dismissal NOTIFY filled)

public:
    explicit PersonCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] PersonKind::Kind kind() const { return m_kind; }
    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] bool named() const { return m_named; }
    [[nodiscard]] QString side() const { return m_side; }
    [[nodiscard]] QString colour() const { return m_colour; }
    [[nodiscard]] QString emblem() const { return m_emblem; }
    [[nodiscard]] QString post() const { return m_post; }
    [[nodiscard]] QVariantList facts() const { return m_facts; }
    [[nodiscard]] int fleetId() const { return m_fleetId; }
    [[nodiscard]] int portId() const { return m_portId; }
    [[nodiscard]] QString prospect() const { return m_prospect; }
    [[nodiscard]] QVariantList service() const { return m_service; }
    [[nodiscard]] QVariantList commands() const { return m_commands; }
    [[nodiscard]] QString command() const { return m_command; }
    [[nodiscard]] QVariantMap ransom() const { return m_ransom; }
    [[nodiscard]] QVariantMap release() const { return m_release; }
    [[nodiscard]] QVariantList exchanges() const { return m_exchanges; }
    [[nodiscard]] QVariantMap dismissal() const { return m_dismissal; }

    /// Renames the commander, or names the ship's captain (empty: nobody in particular).
    Q_INVOKABLE bool rename(const QString& name);
    /// Gives him one of `commands`.
    Q_INVOKABLE bool giveCommand(const QString& command);
    Q_INVOKABLE QVariantMap previewCommand(const QString& command) const;
    Q_INVOKABLE bool payRansom();
    Q_INVOKABLE bool letGo();
    Q_INVOKABLE bool exchangeFor(int other);
    Q_INVOKABLE QVariantMap previewExchange(int other) const;
    Q_INVOKABLE bool dismiss();

protected:
    bool fill(const Campaign& records) override;

private:
    void clear();
    void fillCommander(const Campaign& records, const CommanderRecord& commander);
    void fillPrisoner(const Campaign& records, const CommanderRecord& commander);
    void fillCaptain(const Campaign& records, const ShipRecord& ship, const FleetRecord& fleet);
    void fillService(const Campaign& records);
    void takeSigns(const SideRecord* side);
    void addFact(const QString& label, const QString& value, const QString& note = {});
    /// Whether who looks acts for him: his own side, or the umpire.
    [[nodiscard]] bool isOwn() const { return found() && m_kind != PersonKind::Prisoner; }
    bool perform(bool mayAct, const Action& action);
    [[nodiscard]] std::optional<Action> appointment(const QString& command) const;

    PersonKind::Kind m_kind = PersonKind::Nobody;
    QString m_name;
    bool m_named = true;
    QString m_side;
    QString m_colour;
    QString m_emblem;
    QString m_post;
    QVariantList m_facts;
    int m_fleetId = 0;
    int m_portId = 0;
    QString m_prospect;
    QVariantList m_service;
    QVariantList m_commands;
    QString m_command;
    QVariantMap m_ransom;
    QVariantMap m_release;
    QVariantList m_exchanges;
    QVariantMap m_dismissal;
};

} // namespace navarch
