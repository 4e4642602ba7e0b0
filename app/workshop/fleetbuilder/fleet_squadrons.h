// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QStringList>

#include "app/workshop/fleetbuilder/commander_rows.h"
#include "app/workshop/fleetbuilder/fleet_selection.h"

namespace navarch {

/// The squadrons of the fleet on the table and who commands them; the fleet itself is a post without a name.
class FleetSquadrons : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fleet builder hands it out.")
    Q_PROPERTY(QStringList names READ names NOTIFY changed)
    /// The squadrons, and first the fleet itself (an empty name): whom one commands, where ships can be.
    Q_PROPERTY(QStringList posts READ posts NOTIFY changed)
    Q_PROPERTY(navarch::CommanderRows* commanders READ commanders CONSTANT)

public:
    FleetSquadrons(FleetDocument& document, FleetSelection& selection)
        : m_document(document),
          m_selection(selection)
    {
    }

    Q_INVOKABLE void add();
    Q_INVOKABLE bool rename(const QString& squadron, const QString& name);
    Q_INVOKABLE void remove(const QString& squadron);
    Q_INVOKABLE void shift(const QString& squadron, int by);
    Q_INVOKABLE bool appoint(const QString& squadron, const QString& name, const QString& quality);
    Q_INVOKABLE bool changeCommander(int key, const QString& name, const QString& quality);
    Q_INVOKABLE void dismiss(int key);

    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QStringList posts() const { return QStringList(QString()) + names(); }
    [[nodiscard]] CommanderRows* commanders() { return &m_commanders; }

signals:
    void changed();

private:
    FleetDocument& m_document;
    FleetSelection& m_selection;
    CommanderRows m_commanders;
};

} // namespace navarch
