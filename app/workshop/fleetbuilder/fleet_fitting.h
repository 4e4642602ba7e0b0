// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "app/workshop/fitting/fit_sheet.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"

namespace navarch {

/// How the ship that is looked at is built and armed; what is set is set on all selected ones.
class FleetFitting : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    Q_PROPERTY(navarch::FitSheet* sheet READ sheet CONSTANT)
    /// Not as it leaves the yard.
    Q_PROPERTY(bool refitted READ refitted NOTIFY changed)

public:
    FleetFitting(FleetDocument& document, const FleetSelection& selection)
        : m_document(document),
          m_selection(selection)
    {
    }

    Q_INVOKABLE void setNumber(const QString& field, int number);
    Q_INVOKABLE void setChoice(const QString& field, const QString& value);
    Q_INVOKABLE void reset();
    void use(const QString& title, const ShipFit& fit, CrewQuality crew);

    [[nodiscard]] FitSheet* sheet() { return &m_sheet; }
    [[nodiscard]] bool refitted() const;
    void refill();

signals:
    void changed();

private:
    FleetDocument& m_document;
    const FleetSelection& m_selection;
    FitSheet m_sheet;
};

} // namespace navarch
