// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlEngine>
#include <QString>

#include "app/base/lists/row_list.h"
#include "core/base/finding.h"

namespace navarch {

struct FindingEntry {
    Severity severity = Severity::Note;
    QString findingKey;
    QString rule;
    QString subject;
    QString message;
    bool waived = false;

    [[nodiscard]] QString key() const { return findingKey + subject; }
};

/// What the rules have to say, gravest first (FindingRow.qml shows one).
///
/// Roles: severity (FindingSeverity), findingKey, rule, subject, message, waived (by the umpire).
class FindingList : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A view model hands it out.")
    Q_PROPERTY(int errors READ errors NOTIFY counted)
    Q_PROPERTY(int warnings READ warnings NOTIFY counted)

public:
    using RowList::RowList;

    /// `waivedKeys`: errors the umpire lets pass; they no longer count as errors.
    void setFindings(const Findings& findings, const std::vector<std::string>& waivedKeys = {});

    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }

signals:
    void counted();

private:
    [[nodiscard]] static const RowRoles<FindingEntry>& roles();

    ListRows<FindingEntry> m_rows{*this, roles()};
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace navarch
