// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/treasury/csv.h"

namespace navarch {

void CsvText::cell(const QByteArray& bytes)
{
    if (!m_first)
        m_bytes += ',';
    m_first = false;
    m_bytes += bytes;
}

void CsvText::text(const QString& cellText)
{
    QString safe = cellText;
    if (!safe.isEmpty() && QStringLiteral("=+-@\t\r").contains(safe.front()))
        safe.prepend(QLatin1Char('\''));
    safe.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    cell('"' + safe.toUtf8() + '"');
}

void CsvText::number(Talents amount)
{
    cell(QByteArray::fromStdString(amount.text()));
}

void CsvText::number(int count)
{
    cell(QByteArray::number(count));
}

void CsvText::endRow()
{
    m_bytes += "\r\n";
    m_first = true;
}

void CsvText::row(const QStringList& cells)
{
    for (const QString& each : cells)
        text(each);
    endRow();
}

} // namespace navarch
