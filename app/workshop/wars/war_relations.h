// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/workshop/wars/war_document.h"

namespace navarch {

struct WarRelationEntry {
    QString id;
    int other = 0; ///< among the sides
    QString name;
    QString colour;
    QString emblem;
    QString relation;
    bool inTruce = false;
    int weeks = 0;
    QString until;

    [[nodiscard]] QString key() const { return id; }
};

/// How the side that is looked at stands to each of the others as the war begins (CP-2.1). What is set on one side's card is
/// seen on the other's: it is one thing.
///
/// Roles: other (among the sides), name, colour, emblem (of the other side), relation (as a scenario file calls it), inTruce, weeks (of
/// a truce; else 0), until (of a truce: "until June 431 BCE, week 2").
class WarRelations : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The war builder hands it out.")
    /// The side that is looked at, by its place among the sides.
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY refilled)
    /// War, truce, peace and alliance.
    Q_PROPERTY(QList<navarch::ShownChoice> kinds READ kinds CONSTANT)
    /// How long a truce may be, in weeks.
    Q_PROPERTY(int mostWeeks READ mostWeeks CONSTANT)

public:
    WarRelations(WarDocument& document, const WarReading& reading) : m_document(document), m_reading(reading)
    {
    }

    [[nodiscard]] int side() const { return m_side; }
    void setSide(int side);
    [[nodiscard]] QList<ShownChoice> kinds() const;
    [[nodiscard]] int mostWeeks() const;

    /// By its written name; a truce that is none yet is one of twelve weeks.
    Q_INVOKABLE bool set(int other, const QString& relation);
    /// A truce of so many weeks.
    Q_INVOKABLE bool setWeeks(int other, int weeks);

    void refill();

signals:
    void refilled();

private:
    [[nodiscard]] static const RowRoles<WarRelationEntry>& roles();
    /// What the file tells of the two; null: nothing, they are at war.
    [[nodiscard]] const PlannedRelation* told(int other) const;

    WarDocument& m_document;
    const WarReading& m_reading;
    int m_side = 0;
    ListRows<WarRelationEntry> m_rows{*this, roles()};
};

} // namespace navarch
