// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>

#include "app/base/pricing/finding_list.h"
#include "app/campaign/campaign_card.h"
#include "app/workshop/fitting/fit_sheet.h"

namespace navarch {

/// Another fit for a ship of the campaign before it is ordered (CP-5.3). Before the campaign begins everything is changed
/// at once for the difference in price; while it runs fittings are changed at once in any port, and hull and ram in a yard
/// of its side's. At each change the gate is asked which of the two it is, what it costs, and what stands against it.
class RefitOrder : public navarch::CampaignCard {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name NOTIFY filled)
    Q_PROPERTY(QVariant outline READ outline NOTIFY filled)
    Q_PROPERTY(navarch::FitSheet* fit READ fit CONSTANT)
    Q_PROPERTY(navarch::FindingList* findings READ findings CONSTANT)
    /// Something differs from the ship as it is.
    Q_PROPERTY(bool differs READ differs NOTIFY filled)
    /// It needs a yard: hull or ram become others.
    Q_PROPERTY(bool inYard READ inYard NOTIFY filled)
    Q_PROPERTY(int weeks READ weeks NOTIFY filled)
    /// "12.00", "−3.50" when more comes back than is paid.
    Q_PROPERTY(QString cost READ cost NOTIFY filled)
    Q_PROPERTY(bool allowed READ allowed NOTIFY filled)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY filled)

public:
    explicit RefitOrder(QObject* parent = nullptr) : CampaignCard(parent) {}

    /// As the ship is now.
    Q_INVOKABLE void begin();
    Q_INVOKABLE void setFit(const QString& field, int number);
    Q_INVOKABLE void setFitChoice(const QString& field, const QString& value);
    Q_INVOKABLE bool order();

    [[nodiscard]] QString name() const { return m_name; }
    [[nodiscard]] QVariant outline() const { return m_outline; }
    [[nodiscard]] FitSheet* fit() { return &m_fit; }
    [[nodiscard]] FindingList* findings() { return &m_findings; }
    [[nodiscard]] bool differs() const { return m_differs; }
    [[nodiscard]] bool inYard() const { return m_inYard; }
    [[nodiscard]] int weeks() const { return m_weeks; }
    [[nodiscard]] QString cost() const;
    [[nodiscard]] bool allowed() const { return m_differs && m_verdict.allowed(); }
    [[nodiscard]] QString whyNot() const;

protected:
    bool fill(const Campaign& records) override;

private:
    [[nodiscard]] Action action() const;

    QString m_name;
    QVariant m_outline;
    FitSheet m_fit;
    FindingList m_findings;
    ShipRecord m_before;
    FleetShip m_after;
    int m_of = 0; ///< the ship that m_after is drawn up for
    bool m_differs = false;
    bool m_inYard = false;
    int m_weeks = 0;
    Verdict m_verdict;
};

} // namespace navarch
