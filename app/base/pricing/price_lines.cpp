// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/pricing/price_lines.h"

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"

namespace navarch {
namespace {

void collect(const std::vector<PriceLine>& lines, const QString& above, int depth,
             const std::set<QString>& open, std::vector<PriceRow>& rows)
{
    int number = 0;
    for (const PriceLine& line : lines) {
        PriceRow row;
        row.path = above + QString::number(number++) + QLatin1Char('/');
        row.depth = depth;
        row.rule = QString::fromUtf8(ruleOf(line));
        row.text = spoken(phraseOf(line));
        row.amount = amountText(line.amount);
        row.parted = !line.parts.empty();
        row.open = row.parted && open.contains(row.path);
        const QString path = row.path;
        const bool goOn = row.open;
        rows.push_back(std::move(row));
        if (goOn)
            collect(line.parts, path, depth + 1, open, rows);
    }
}

} // namespace

const RowRoles<PriceRow>& PriceLines::roles()
{
    static const RowRoles<PriceRow> all{{"depth", &PriceRow::depth},   {"rule", &PriceRow::rule},
                                        {"line", &PriceRow::text},     {"amount", &PriceRow::amount},
                                        {"parted", &PriceRow::parted}, {"open", &PriceRow::open}};
    return all;
}

void PriceLines::setPrice(Price price)
{
    m_price = std::move(price);
    refill();
    const QString total = amountText(m_price.total);
    if (total != m_total) {
        m_total = total;
        emit totalChanged();
    }
}

void PriceLines::toggle(int row)
{
    const PriceRow* line = rowAt(m_rows, row);
    if (!line || !line->parted)
        return;
    const QString path = line->path;
    if (!m_open.erase(path))
        m_open.insert(path);
    refill();
}

void PriceLines::refill()
{
    std::vector<PriceRow> rows;
    collect(m_price.lines, {}, 0, m_open, rows);
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
