// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// Neutral lenders (CP-4.3): what a side owes them, or every side that may be seen, what they would still give, borrowing and
/// paying back. What it comes to is said before.
class LoanDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    /// { loanId, sideId, side, colour, emblem, date, lent, owed, interest (a month) } each, the oldest first.
    Q_PROPERTY(QVariantList loans READ loans NOTIFY changed)
    /// { sideId, name, colour, emblem, most, owed, left, interest (a month), nothingLeft } each.
    Q_PROPERTY(QVariantList credits READ credits NOTIFY changed)
    /// "2% a month".
    Q_PROPERTY(QString terms READ terms NOTIFY changed)

public:
    explicit LoanDesk(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QVariantList loans() const { return m_loans; }
    [[nodiscard]] QVariantList credits() const { return m_credits; }
    [[nodiscard]] QString terms() const { return m_terms; }

    /// May it borrow an amount, as typed, why not, and what follows: { allowed, why, what }. An amount that is none says so.
    Q_INVOKABLE QVariantMap previewBorrow(int side, const QString& amount) const;
    Q_INVOKABLE bool borrow(int side, const QString& amount);
    Q_INVOKABLE QVariantMap previewRepay(int loan, const QString& amount) const;
    Q_INVOKABLE bool repay(int loan, const QString& amount);
    /// What it still owes of a loan, as one would type it; empty for a loan that may not be seen.
    Q_INVOKABLE QString owedOf(int loan) const;

signals:
    void campaignChanged();
    void changed();

private:
    void look();
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }
    /// The loan, when it may be seen; null.
    [[nodiscard]] const LoanRecord* seenLoan(int loan) const;

    QPointer<OpenCampaign> m_campaign;
    int m_side = 0;
    QVariantList m_loans;
    QVariantList m_credits;
    QString m_terms;
};

} // namespace navarch
