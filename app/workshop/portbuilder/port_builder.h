// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/base/pricing/price_lines.h"
#include "app/workshop/portbuilder/port_check.h"
#include "app/workshop/portbuilder/port_document.h"
#include "app/workshop/portbuilder/port_rolling.h"
#include "app/workshop/portbuilder/port_walls.h"

namespace navarch {

/// The port builder: a port on the table with its garrison and commander, and by duty the objects through which its
/// defences are built section by section, or rolled for a neutral one. Each command is one step of undo.
class PortBuilder : public QObject {
    Q_OBJECT
    QML_ELEMENT

    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(int economicValue READ economicValue WRITE setEconomicValue NOTIFY changed)
    Q_PROPERTY(QString garrison READ garrison WRITE setGarrison NOTIFY changed)
    Q_PROPERTY(QString commanderName READ commanderName WRITE setCommanderName NOTIFY changed)
    Q_PROPERTY(QString commanderQuality READ commanderQuality WRITE setCommanderQuality NOTIFY changed)
    /// Crew qualities and of commanders' with their prices.
    Q_PROPERTY(QList<navarch::ShownChoice> garrisonQualities READ garrisonQualities CONSTANT)
    Q_PROPERTY(QList<navarch::ShownChoice> commanderQualities READ commanderQualities CONSTANT)

    Q_PROPERTY(navarch::BuilderDocument* document READ document CONSTANT)
    Q_PROPERTY(navarch::PortWalls* walls READ walls CONSTANT)
    Q_PROPERTY(navarch::PortRolling* rolling READ rolling CONSTANT)
    Q_PROPERTY(navarch::PortCheck* check READ check CONSTANT)
    /// The total is in it.
    Q_PROPERTY(navarch::PriceLines* price READ price CONSTANT)

public:
    explicit PortBuilder(QObject* parent = nullptr);

    [[nodiscard]] const PortPlan& plan() const { return m_document.plan(); }

    void setName(const QString& name);
    void setEconomicValue(int value);
    void setGarrison(const QString& quality);
    void setCommanderName(const QString& name);
    void setCommanderQuality(const QString& quality);

    [[nodiscard]] QString name() const;
    [[nodiscard]] int economicValue() const { return plan().port.economicValue; }
    [[nodiscard]] QString garrison() const;
    [[nodiscard]] QString commanderName() const;
    [[nodiscard]] QString commanderQuality() const;
    [[nodiscard]] QList<ShownChoice> garrisonQualities() const;
    [[nodiscard]] QList<ShownChoice> commanderQualities() const;

    [[nodiscard]] PortDocument* document() { return &m_document; }
    [[nodiscard]] PortWalls* walls() { return &m_walls; }
    [[nodiscard]] PortRolling* rolling() { return &m_rolling; }
    [[nodiscard]] PortCheck* check() { return &m_check; }
    [[nodiscard]] PriceLines* price() { return &m_price; }

signals:
    void changed();

private:
    bool refuseName(const std::string& name);
    void relay();

    PortDocument m_document;
    PortWalls m_walls{m_document};
    PortRolling m_rolling{m_document};
    PortCheck m_check{m_document};
    PriceLines m_price;
};

} // namespace navarch
