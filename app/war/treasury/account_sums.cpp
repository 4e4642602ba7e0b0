// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/account_sums.h"

#include <algorithm>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"

namespace navarch {

const RowRoles<AccountBar>& AccountSums::roles()
{
    static const RowRoles<AccountBar> all{{"account", &AccountBar::name},
                                          {"income", &AccountBar::income},
                                          {"spending", &AccountBar::spending},
                                          {"incomeShare", &AccountBar::incomeShare},
                                          {"spendingShare", &AccountBar::spendingShare}};
    return all;
}

void AccountSums::setLedger(Ledger* ledger)
{
    if (ledger == m_ledger)
        return;
    if (m_ledger)
        m_ledger->disconnect(this);
    m_ledger = ledger;
    if (m_ledger)
        connect(m_ledger, &Ledger::totalled, this, &AccountSums::refill);
    emit ledgerChanged();
    refill();
}

void AccountSums::refill()
{
    struct Turnover {
        Account account;
        AccountSum sum;
    };
    std::vector<Turnover> accounts;
    Talents largest;
    Talents income;
    Talents spending;
    if (m_ledger)
        for (const auto& entry : EnumNames<Account>::names) {
            const AccountSum& sum = m_ledger->accountSums()[static_cast<std::size_t>(entry.value)];
            if (sum.income.isZero() && sum.spending.isZero())
                continue;
            accounts.push_back({entry.value, sum});
            largest = std::max({largest, sum.income, -sum.spending});
            income += sum.income;
            spending += sum.spending;
        }
    std::stable_sort(accounts.begin(), accounts.end(), [](const Turnover& a, const Turnover& b) {
        return a.sum.income - a.sum.spending > b.sum.income - b.sum.spending;
    });
    const auto share = [&](Talents sum) {
        return largest.isZero()
                   ? 0.0
                   : static_cast<double>(sum.hundredths()) / static_cast<double>(largest.hundredths());
    };
    const auto textOf = [](Talents sum) { return sum.isZero() ? QString() : signedAmountText(sum); };
    std::vector<AccountBar> rows;
    for (const Turnover& each : accounts)
        rows.push_back({static_cast<int>(each.account), wordOf(each.account), textOf(each.sum.income),
                        textOf(each.sum.spending), share(each.sum.income), share(-each.sum.spending)});
    replaceRows(m_rows, std::move(rows));
    m_income = amountText(income);
    m_spending = amountText(spending);
    emit totalled();
}

} // namespace navarch
