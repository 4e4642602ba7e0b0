// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/open_campaign.h"

namespace navarch {

/// A loan; its interest is that of a month.
struct ShownLoan {
    Q_GADGET
    QML_VALUE_TYPE(shownLoan)
    Q_PROPERTY(int loanId MEMBER loanId)
    Q_PROPERTY(int sideId MEMBER sideId)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString date MEMBER date)
    Q_PROPERTY(QString lent MEMBER lent)
    Q_PROPERTY(QString owed MEMBER owed)
    Q_PROPERTY(QString interest MEMBER interest)

public:
    int loanId = 0;
    int sideId = 0;
    QString side;
    QString colour;
    QString emblem;
    QString date;
    QString lent;
    QString owed;
    QString interest;

    friend bool operator==(const ShownLoan&, const ShownLoan&) = default;
};

/// What neutral lenders would still give a side; its interest is that of a month.
struct ShownCredit {
    Q_GADGET
    QML_VALUE_TYPE(shownCredit)
    Q_PROPERTY(int sideId MEMBER sideId)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString colour MEMBER colour)
    Q_PROPERTY(QString emblem MEMBER emblem)
    Q_PROPERTY(QString most MEMBER most)
    Q_PROPERTY(QString owed MEMBER owed)
    Q_PROPERTY(QString left MEMBER left)
    Q_PROPERTY(QString interest MEMBER interest)
    Q_PROPERTY(bool nothingLeft MEMBER nothingLeft)

public:
    int sideId = 0;
    QString name;
    QString colour;
    QString emblem;
    QString most;
    QString owed;
    QString left;
    QString interest;
    bool nothingLeft = false;

    friend bool operator==(const ShownCredit&, const ShownCredit&) = default;
};

/// Neutral lenders (CP-4.3): what a side owes them, or every side that may be seen, what they would still give, borrowing and
/// paying back. What it comes to is said before.
class LoanDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// 0: every side that may be seen.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    /// The oldest first.
    Q_PROPERTY(QList<navarch::ShownLoan> loans READ loans NOTIFY changed)
    Q_PROPERTY(QList<navarch::ShownCredit> credits READ credits NOTIFY changed)
    /// "2% a month".
    Q_PROPERTY(QString terms READ terms NOTIFY changed)

public:
    explicit LoanDesk(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QList<ShownLoan> loans() const { return m_loans; }
    [[nodiscard]] QList<ShownCredit> credits() const { return m_credits; }
    [[nodiscard]] QString terms() const { return m_terms; }

    /// May it borrow an amount, as typed, why not, and what follows. An amount that is none says so.
    Q_INVOKABLE navarch::DeedPreview previewBorrow(int side, const QString& amount) const;
    Q_INVOKABLE bool borrow(int side, const QString& amount);
    Q_INVOKABLE navarch::DeedPreview previewRepay(int loan, const QString& amount) const;
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
    QList<ShownLoan> m_loans;
    QList<ShownCredit> m_credits;
    QString m_terms;
};

} // namespace navarch
