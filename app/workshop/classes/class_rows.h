// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/workshop/classes/class_document.h"
#include "core/ships/outline.h"

namespace navarch {

struct ClassRow {
    QString classId;
    QString name;
    QString summary;
    QString price;
    QString note;
    OutlineTraits outline;

    [[nodiscard]] QString key() const { return classId; }
};

/// The classes of the file on the table, in its order.
///
/// Roles: classId, name, summary ("size 3 · 8 cm"), price (from the yard, with an average crew), note (how many of its values are
/// found by the house formulas), outline (for ShipSilhouette).
class ClassRows : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The class editor hands it out.")

public:
    explicit ClassRows(ClassDocument& document) : m_document(document) {}

    void refill();

private:
    [[nodiscard]] static const RowRoles<ClassRow>& roles();

    ClassDocument& m_document;
    ListRows<ClassRow> m_rows{*this, roles()};
};

} // namespace navarch
