// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/loan_desk.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/war/treasury/ledger_span.h"
#include "core/campaign/money/share.h"
#include "core/campaign/money/treasury.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

DeedPreview wouldDo(const QString& what)
{
    DeedPreview preview;
    preview.asked = preview.allowed = true;
    preview.what = what;
    return preview;
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
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!shows(id))
                continue;
            const Credit credit = creditOf(draft, id);
            const Talents left = credit.most > credit.owed ? credit.most - credit.owed : Talents{};
            m_credits.push_back({.sideId = static_cast<int>(id.value),
                                 .name = words(side.name),
                                 .colour = words(nameOf(side.colour)),
                                 .emblem = words(nameOf(side.emblem)),
                                 .most = amountText(credit.most),
                                 .owed = amountText(credit.owed),
                                 .left = amountText(left),
                                 .interest = amountText(shareOf(credit.owed, interest)),
                                 .nothingLeft = left.isZero()});
        }
        for (const auto& [id, loan] : all->table<LoanRecord>()) {
            const SideRecord* side = all->find(loan.side);
            if (!side || !shows(loan.side))
                continue;
            const Date date = dateOfTurn(all->head(), loan.turn);
            m_loans.push_back({.loanId = static_cast<int>(id.value),
                               .sideId = static_cast<int>(side->id.value),
                               .side = words(side->name),
                               .colour = words(nameOf(side->colour)),
                               .emblem = words(nameOf(side->emblem)),
                               .date = dateText(date.year, date.month, date.week),
                               .lent = amountText(loan.lent),
                               .owed = amountText(loan.owed),
                               .interest = amountText(shareOf(loan.owed, interest))});
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

DeedPreview LoanDesk::previewBorrow(int side, const QString& amount) const
{
    const auto talents = typedAmount(amount);
    if (!records() || !m_campaign->sees(SideId{side}))
        return {};
    if (!talents)
        return refusedFor(tr("Write an amount like %1.").arg(amountText(Talents::ofHundredths(1250))));
    const Verdict verdict = m_campaign->ask(TakeLoan{SideId{side}, *talents});
    if (!verdict.allowed())
        return refusedFor(firstError(verdict.reasons));
    const int interest = figuresInForce(Draft(*records())).loanInterest;
    return wouldDo(tr("The treasury will hold %1. Each month's end takes %2 in interest until it is paid "
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

DeedPreview LoanDesk::previewRepay(int loan, const QString& amount) const
{
    const LoanRecord* found = seenLoan(loan);
    const auto talents = typedAmount(amount);
    if (!found)
        return {};
    if (!talents)
        return refusedFor(tr("Write an amount like %1.").arg(amountText(Talents::ofHundredths(1250))));
    const Verdict verdict = m_campaign->ask(RepayLoan{LoanId{loan}, *talents});
    if (!verdict.allowed())
        return refusedFor(firstError(verdict.reasons));
    const Talents left = found->owed - *talents;
    const QString treasury = amountText(balanceOf(*records(), found->side) - *talents);
    return wouldDo(
        left.isZero() ? tr("The loan is gone then. The treasury will hold %1.").arg(treasury)
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
