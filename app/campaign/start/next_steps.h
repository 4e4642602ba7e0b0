// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/campaign/campaign_list.h"

namespace navarch {

/// What a campaign that is being set up still asks for, in the order in which one goes about it (CP-2.2), as far as the
/// eyes that look have to do with it: each side a harbour, each side that a person plays ships, each fleet of more than one
/// ship that a person commands an admiral (CP-6.4), and last the beginning itself, which is everybody's business and not a
/// side's. Empty once it has begun.
///
/// Roles: step (NextSteps::Step), title, detail (whom it is still about; empty when done), done.
class NextSteps : public navarch::CampaignList {
    Q_OBJECT
    QML_ELEMENT
    /// How many of them are not done, the beginning left out.
    Q_PROPERTY(int open READ open NOTIFY refilled)
    /// There is something left for these eyes to do before it begins, or they may begin it.
    Q_PROPERTY(bool wanted READ wanted NOTIFY refilled)
    /// What is to be known before it begins, a sentence each: "Side 2: It has no ships; ...". It may begin all the same.
    Q_PROPERTY(QStringList warnings READ warnings NOTIFY refilled)

public:
    enum Step { Harbours, Ships, Admirals, Begin };
    Q_ENUM(Step)
    using CampaignList::CampaignList;

    [[nodiscard]] int open() const { return m_open; }
    [[nodiscard]] bool wanted() const { return m_open > 0 || m_begins; }
    [[nodiscard]] QStringList warnings() const { return m_warnings; }

signals:
    void refilled();

protected:
    void refill() override;

private:
    struct Row {
        Step step = Harbours;
        QString title;
        QString detail;
        bool done = false;

        [[nodiscard]] int key() const { return step; }
    };

    [[nodiscard]] static const RowRoles<Row>& roles();

    ListRows<Row> m_rows{*this, roles()};
    int m_open = 0;
    bool m_begins = false; ///< these eyes may begin it
    QStringList m_warnings;
};

} // namespace navarch
