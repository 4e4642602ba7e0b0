// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>

#include <optional>

#include "app/base/lists/row_list.h"
#include "app/workshop/boards/board_document.h"
#include "core/boards/drawn/board_check.h"

namespace navarch {

struct BoardFindingEntry {
    Finding finding;
    std::optional<BoardCell> place;

    [[nodiscard]] std::string key() const { return finding.key + finding.subject.english(); }
};

/// What is wrong with the board on the table, gravest first.
///
/// Roles: severity (FindingSeverity), findingKey, subject, message, placed (place() says where).
class BoardFindings : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The board editor hands it out.")
    Q_PROPERTY(int errors READ errors NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)

public:
    explicit BoardFindings(BoardDocument& document) : m_document(document) {}

    /// The cell, column and row, of the finding of that row.
    Q_INVOKABLE QPoint place(int row) const;

    [[nodiscard]] int errors() const { return m_errors; }
    [[nodiscard]] int warnings() const { return m_warnings; }

    void refill();

signals:
    void changed();

private:
    [[nodiscard]] static const RowRoles<BoardFindingEntry>& roles();

    BoardDocument& m_document;
    ListRows<BoardFindingEntry> m_rows{*this, roles()};
    int m_errors = 0;
    int m_warnings = 0;
};

} // namespace navarch
