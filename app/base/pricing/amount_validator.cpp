// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/amount_validator.h"

#include "app/base/pricing/amounts.h"

namespace navarch {

QValidator::State AmountValidator::validate(QString& input, int&) const
{
    if (m_optional && input.trimmed().isEmpty())
        return Acceptable;
    const auto amount = typedAmount(input);
    return amount && !amount->isNegative() ? Acceptable : Intermediate;
}

QString AmountValidator::wanted() const
{
    return tr("Write an amount like %1.").arg(amountText(Talents::ofHundredths(12050)));
}

} // namespace navarch
