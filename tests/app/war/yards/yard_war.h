// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QtTest>

#include <memory>

#include "app/campaign/open_campaign.h"
#include "app/campaign/sample_campaign.h"
#include "app/war/yards/build_order.h"

namespace navarch {

/// A war of the sample campaign that has just begun, with money in everybody's treasury, and its things by their names.
class YardWar : public QObject {
protected:
    void begin()
    {
        const QString path = m_folder.filePath(QStringLiteral("sample-%1.navarch").arg(++m_count));
        QCOMPARE(provideSampleAt(path), QString());
        m_campaign = std::make_unique<OpenCampaign>();
        QVERIFY(m_campaign->open(path));
        QVERIFY(m_campaign->head()->begin());
        for (const char* name : {"Athens", "Aegina", "Corinth"})
            QVERIFY(m_campaign->perform(EnterLedger{
                .side = SideId{side(name)}, .amount = Talents::whole(1000), .reason = "For the test"}));
    }

    /// What bears the name, or the first whose name begins like it: "Piraeus (Athens)".
    template <class Record>
    [[nodiscard]] int numberOf(const std::string& name) const
    {
        int like = 0;
        for (const auto& [id, record] : m_campaign->campaign()->table<Record>()) {
            if (record.name == name)
                return static_cast<int>(id.value);
            if (like == 0 && record.name.rfind(name, 0) == 0)
                like = static_cast<int>(id.value);
        }
        return like;
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

    QTemporaryDir m_folder;
    int m_count = 0;
    std::unique_ptr<OpenCampaign> m_campaign;
};

} // namespace navarch
