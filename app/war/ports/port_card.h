// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include <string>

#include "app/base/pricing/finding_list.h"
#include "app/base/pricing/price_lines.h"
#include "app/campaign/campaign_card.h"
#include "app/campaign/wall_list.h"

namespace navarch {

/// A port in full: its walls, garrison and commander, what they cost, and rolling a neutral port's defences.
class PortCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name NOTIFY filled)
    Q_PROPERTY(int value READ value NOTIFY filled)
    /// Empty: neutral.
    Q_PROPERTY(QString owner READ owner NOTIFY filled)
    Q_PROPERTY(int ownerId READ ownerId NOTIFY filled)
    Q_PROPERTY(QString colour READ colour NOTIFY filled)
    Q_PROPERTY(QString emblem READ emblem NOTIFY filled)
    Q_PROPERTY(QString state READ state NOTIFY filled)
    /// "37.94 N, 23.64 E"
    Q_PROPERTY(QString position READ position NOTIFY filled)
    Q_PROPERTY(bool yard READ yard NOTIFY filled)
    Q_PROPERTY(ShownDefences defences READ defences NOTIFY filled)
    Q_PROPERTY(QString garrison READ garrison NOTIFY filled)
    Q_PROPERTY(QString commander READ commander NOTIFY filled)
    Q_PROPERTY(QString commanderQuality READ commanderQuality NOTIFY filled)
    /// The most wall sections, and the capacity of each (SA-15.11).
    Q_PROPERTY(int mostSections READ mostSections NOTIFY filled)
    /// How many dice its defences take (SA-15.12).
    Q_PROPERTY(int diceNeeded READ diceNeeded NOTIFY filled)
    /// Names of the fleets that lie here, as far as seen.
    Q_PROPERTY(QString fleets READ fleets NOTIFY filled)
    Q_PROPERTY(navarch::WallList* walls READ walls CONSTANT)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)
    /// The dice its defences were rolled with: { title, dice: [{ face, result, why, rule }] } for each wall section and the
    /// commander; empty when they were not rolled.
    Q_PROPERTY(QVariantList dice READ dice NOTIFY diceChanged)

public:
    /// What those who look know of its defences.
    enum ShownDefences { NoDefences, BoughtDefences, RolledDefences, UnknownDefences };
    Q_ENUM(ShownDefences)

    explicit PortCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] int value() const { return m_value; }
    [[nodiscard]] QString owner() const { return m_owner; }
    [[nodiscard]] int ownerId() const { return static_cast<int>(m_ownerId.value); }
    [[nodiscard]] QString colour() const { return m_colour; }
    [[nodiscard]] QString emblem() const { return m_emblem; }
    [[nodiscard]] QString state() const { return m_state; }
    [[nodiscard]] QString position() const { return m_position; }
    [[nodiscard]] bool yard() const { return m_yard; }
    [[nodiscard]] ShownDefences defences() const { return m_defences; }
    [[nodiscard]] QString garrison() const { return m_garrison; }
    [[nodiscard]] QString commander() const { return m_commander; }
    [[nodiscard]] QString commanderQuality() const { return m_commanderQuality; }
    [[nodiscard]] int mostSections() const { return m_mostSections; }
    [[nodiscard]] int diceNeeded() const { return m_mostSections * m_value + 1; }
    [[nodiscard]] QString fleets() const { return m_fleets; }
    [[nodiscard]] WallList* walls() { return &m_walls; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }
    [[nodiscard]] QVariantList dice() const { return m_dice; }

    /// Whether defences can be rolled for it, and why not: { allowed, why } (SA-15.12).
    Q_INVOKABLE QVariantMap previewRoll() const;
    /// Rolls them with the campaign's dice.
    Q_INVOKABLE bool roll();
    /// What stands against faces typed with spaces between; empty when they can be taken.
    Q_INVOKABLE QString typedProblem(const QString& faces) const;
    /// Takes real dice instead, in the order in which they are asked for.
    Q_INVOKABLE bool rollTyped(const QString& faces);
    Q_INVOKABLE bool rename(const QString& name);
    /// Hands it to a side; 0 makes it neutral (by the umpire).
    Q_INVOKABLE bool handTo(int side);

signals:
    void diceChanged();

protected:
    bool fill(const Campaign& records) override;

private:
    void showDice(const std::string& rolledFor);
    void fillDefences(const Campaign& records, const PortRecord& port);

    QString m_name;
    int m_value = 0;
    QString m_owner;
    SideId m_ownerId;
    QString m_colour;
    QString m_emblem;
    QString m_state;
    QString m_position;
    bool m_yard = false;
    ShownDefences m_defences = NoDefences;
    QString m_garrison;
    QString m_commander;
    QString m_commanderQuality;
    int m_mostSections = 0;
    QString m_fleets;
    WallList m_walls;
    PriceLines m_price;
    FindingList m_findings;
    QVariantList m_dice;
    std::string m_diceOf; ///< the port whose dice are shown; empty: none
};

} // namespace navarch
