// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include <string>

#include "app/base/lists/deed_preview.h"
#include "app/base/pricing/finding_list.h"
#include "app/base/pricing/price_lines.h"
#include "app/campaign/campaign_card.h"
#include "app/campaign/rolled_dice.h"
#include "app/campaign/wall_list.h"
#include "app/war/ports/shown_port.h"

namespace navarch {

/// A port in full: its walls, garrison and commander, what they cost, and rolling a neutral port's defences.
class PortCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::ShownPort shown READ shown NOTIFY filled)
    Q_PROPERTY(navarch::WallList* walls READ walls CONSTANT)
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)
    /// The dice its defences were rolled with: for each wall section and the
    /// commander; empty when they were not rolled.
    Q_PROPERTY(QList<navarch::ShownDice> dice READ dice NOTIFY diceChanged)

public:
    explicit PortCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] ShownPort shown() const { return m_port; }
    [[nodiscard]] WallList* walls() { return &m_walls; }
    [[nodiscard]] PriceLines* price() { return &m_price; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }
    [[nodiscard]] QList<ShownDice> dice() const { return m_dice; }

    /// Whether defences can be rolled for it, and why not (SA-15.12).
    Q_INVOKABLE navarch::DeedPreview previewRoll() const;
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
    void showDice(PortId rolledFor, int sections);
    void fillDefences(const Campaign& records, const PortRecord& port);

    ShownPort m_port;
    WallList m_walls;
    PriceLines m_price;
    FindingList m_findings;
    QList<ShownDice> m_dice;
    PortId m_diceOf; ///< the port whose dice are shown; none: no port's
};

} // namespace navarch
