// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/loan_desk.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/treasury/ledger_span.h"
#include "app/war/treasury/typed_amount.h"
#include "core/campaign/money/share.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

QVariantMap answer(bool allowed, const QString& why, const QString& what = {})
{
    return {
        {QStringLiteral("allowed"), allowed}, {QStringLiteral("why"), why}, {QStringLiteral("what"), what}};
}

} // namespace

void LoanDesk::setCampaign(OpenCampaign* campaign)
{
    if (!watchInstead(m_campaign, campaign, this, &LoanDesk::look))
        return;
    emit campaignChanged();
    look();
}

void LoanDesk::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    look();
}

void LoanDesk::look()
{
    m_loans.clear();
    m_credits.clear();
    m_terms.clear();
    if (const Campaign* all = records()) {
        const Draft draft(*all);
        const int interest = figuresInForce(draft).loanInterest;
        m_terms = tr("%1% a month").arg(interest);
        const auto shows = [&](SideId side) {
            return m_campaign->sees(side) && (m_side == 0 || side.value == m_side);
        };
        const auto signsOf = [](const SideRecord& side) {
            return QVariantMap{{QStringLiteral("sideId"), static_cast<int>(side.id.value)},
                               {QStringLiteral("colour"), words(nameOf(side.colour))},
                               {QStringLiteral("emblem"), words(nameOf(side.emblem))}};
        };
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!shows(id))
                continue;
            const Credit credit = creditOf(draft, id);
            const Talents left = credit.most > credit.owed ? credit.most - credit.owed : Talents{};
            QVariantMap row = signsOf(side);
            row[QStringLiteral("name")] = words(side.name);
            row[QStringLiteral("most")] = amountText(credit.most);
            row[QStringLiteral("owed")] = amountText(credit.owed);
            row[QStringLiteral("left")] = amountText(left);
            row[QStringLiteral("interest")] = amountText(shareOf(credit.owed, interest));
            row[QStringLiteral("nothingLeft")] = left.isZero();
            m_credits.push_back(row);
        }
        for (const auto& [id, loan] : all->table<LoanRecord>()) {
            const SideRecord* side = all->find(loan.side);
            if (!side || !shows(loan.side))
                continue;
            const Date date = dateOfTurn(all->head(), loan.turn);
            QVariantMap row = signsOf(*side);
            row[QStringLiteral("loanId")] = static_cast<int>(id.value);
            row[QStringLiteral("side")] = words(side->name);
            row[QStringLiteral("date")] = dateText(date.year, date.month, date.week);
            row[QStringLiteral("lent")] = amountText(loan.lent);
            row[QStringLiteral("owed")] = amountText(loan.owed);
            row[QStringLiteral("interest")] = amountText(shareOf(loan.owed, interest));
            m_loans.push_back(row);
        }
    }
    emit changed();
}

const LoanRecord* LoanDesk::seenLoan(int loan) const
{
    const Campaign* all = records();
    const LoanRecord* found = all ? all->find(LoanId{loan}) : nullptr;
    return found && m_campaign->sees(found->side) ? found : nullptr;
}

QVariantMap LoanDesk::previewBorrow(int side, const QString& amount) const
{
    const auto talents = typedAmount(amount);
    if (!records() || !m_campaign->sees(SideId{side}))
        return answer(false, {});
    if (!talents)
        return answer(false, tr("An amount of talents, such as 12.50."));
    const Verdict verdict = m_campaign->ask(TakeLoan{SideId{side}, *talents});
    if (!verdict.allowed())
        return answer(false, firstError(verdict.reasons));
    const int interest = figuresInForce(Draft(*records())).loanInterest;
    return answer(true, {},
                  tr("The treasury will hold %1. Each month's end takes %2 in interest until it is paid "
                     "back; what is not paid "
                     "is added to the debt.")
                      .arg(amountText(balanceOf(*records(), SideId{side}) + *talents),
                           amountText(shareOf(*talents, interest))));
}

bool LoanDesk::borrow(int side, const QString& amount)
{
    const auto talents = typedAmount(amount);
    return talents && records() && m_campaign->sees(SideId{side})
           && m_campaign->perform(TakeLoan{SideId{side}, *talents});
}

QVariantMap LoanDesk::previewRepay(int loan, const QString& amount) const
{
    const LoanRecord* found = seenLoan(loan);
    const auto talents = typedAmount(amount);
    if (!found)
        return answer(false, {});
    if (!talents)
        return answer(false, tr("An amount of talents, such as 12.50."));
    const Verdict verdict = m_campaign->ask(RepayLoan{LoanId{loan}, *talents});
    if (!verdict.allowed())
        return answer(false, firstError(verdict.reasons));
    const Talents left = found->owed - *talents;
    const QString treasury = amountText(balanceOf(*records(), found->side) - *talents);
    return answer(true, {},
                  left.isZero()
                      ? tr("The loan is gone then. The treasury will hold %1.").arg(treasury)
                      : tr("%1 of it stay owed. The treasury will hold %2.").arg(amountText(left), treasury));
}

bool LoanDesk::repay(int loan, const QString& amount)
{
    const auto talents = typedAmount(amount);
    return talents && seenLoan(loan) && m_campaign->perform(RepayLoan{LoanId{loan}, *talents});
}

QString LoanDesk::owedOf(int loan) const
{
    const LoanRecord* found = seenLoan(loan);
    return found ? words(found->owed.text()) : QString();
}

} // namespace navarch
