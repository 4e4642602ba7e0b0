// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

#include "app/war/yards/build_order.h"
#include "tests/app/sample_war.h"

namespace navarch {

/// A war of the sample campaign that has just begun, with money in everybody's treasury, and its things by their names.
class YardWar : public QObject, protected SampleWar {
protected:
    void begin()
    {
        openSample();
        QVERIFY(m_campaign->head()->begin());
        for (const char* name : {"Athens", "Aegina", "Corinth"})
            QVERIFY(m_campaign->perform(EnterLedger{
                .side = SideId{side(name)}, .amount = Talents::whole(1000), .reason = "For the test"}));
    }

    [[nodiscard]] int side(const char* name) const { return numberOf<SideRecord>(name); }
    [[nodiscard]] int port(const char* name) const { return numberOf<PortRecord>(name); }
    [[nodiscard]] int fleet(const char* name) const { return numberOf<FleetRecord>(name); }
    [[nodiscard]] int ship(const char* name) const { return numberOf<ShipRecord>(name); }

    void damage(const char* name, Damage level)
    {
        Condition condition;
        condition.damage = level;
        condition.oarsLost = 1;
        QVERIFY(m_campaign->perform(MarkCondition{.ship = ShipId{ship(name)}, .condition = condition}));
    }
    /// Orders `count` triremes in the yard of a port.
    void build(const char* portName, int count)
    {
        BuildOrder order;
        order.setCampaign(m_campaign.get());
        QVERIFY(order.begin(port(portName)));
        order.setModel(QStringLiteral("trireme"));
        order.setCount(count);
        QVERIFY2(order.order(), qPrintable(order.estimate().whyNot));
    }
};

} // namespace navarch
