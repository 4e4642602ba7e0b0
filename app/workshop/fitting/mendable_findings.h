// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

#include "app/base/lists/row_list.h"
#include "app/workshop/fitting/mendable_finding.h"

namespace navarch {

struct MendableFindingEntry {
    int rowKey = 0;
    Severity severity = Severity::Note;
    QString findingKey;
    QString rule;
    QString subject;
    QString message;
    bool mendable = false;

    [[nodiscard]] QString key() const
    {
        return findingKey + QLatin1Char('/') + subject + QLatin1Char('/') + message;
    }
};

/// What the rules have against what is being built, gravest first, alike ones together.
///
/// Roles: rowKey (of the first ship or section; 0: of the whole), severity, findingKey, rule, subject ("Paralos and 3
/// more"), message, mendable (the builder's mend() makes it go away).
class MendableFindings : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder hands it out.")
    /// How many of them can be mended.
    Q_PROPERTY(int mendableCount READ mendableCount NOTIFY counted)

public:
    using RowList::RowList;

    [[nodiscard]] int mendableCount() const { return m_mendable; }

    /// `named`: with the names of the ships they are about, which is idle when it is one ship's.
    void setFindings(const std::vector<MendableFinding>& findings, bool named);

signals:
    void counted();

private:
    [[nodiscard]] static const RowRoles<MendableFindingEntry>& roles();

    ListRows<MendableFindingEntry> m_rows{*this, roles()};
    int m_mendable = 0;
};

} // namespace navarch
