// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/talents.h"

namespace navarch {

/// A table as comma-separated values in UTF-8. Text that a spreadsheet would take for a formula gets a leading
/// apostrophe; numbers stay numbers.
class CsvText {
public:
    void text(const QString& cell);
    void number(Talents amount);
    void number(int count);
    void endRow();
    void row(const QStringList& cells);

    [[nodiscard]] QByteArray bytes() const { return m_bytes; }

private:
    void cell(const QByteArray& bytes);

    QByteArray m_bytes;
    bool m_first = true;
};

} // namespace navarch
