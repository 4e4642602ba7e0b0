// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_card.h"
#include "app/war/people/people_words.h"
#include "app/war/people/shown_person.h"

namespace navarch {

/// A commander, or the captain of a ship (its number), and what can be done with him.
class PersonCard : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::ShownPerson shown READ shown NOTIFY filled)

public:
    explicit PersonCard(QObject* parent = nullptr) : CampaignCard(parent) {}

    [[nodiscard]] ShownPerson shown() const { return m_person; }

    /// Renames the commander, or names the ship's captain (empty: nobody in particular).
    Q_INVOKABLE bool rename(const QString& name);
    /// Gives him one of `commands`.
    Q_INVOKABLE bool giveCommand(const QString& command);
    Q_INVOKABLE bool payRansom();
    Q_INVOKABLE bool letGo();
    Q_INVOKABLE bool exchangeFor(int other);
    Q_INVOKABLE bool dismiss();

protected:
    bool fill(const Campaign& records) override;

private:
    /// Whether who looks acts for him: his own side, or the umpire.
    [[nodiscard]] bool isOwn() const { return found() && m_person.kind != PersonKind::Prisoner; }
    bool perform(bool mayAct, const Action& action);
    [[nodiscard]] std::optional<Action> appointment(const QString& command) const;

    ShownPerson m_person;
};

} // namespace navarch
