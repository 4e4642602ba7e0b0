// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include <algorithm>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/sea/course.h"
#include "tests/core/campaign/sea/sea_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

constexpr const char* owls = "Fleet of the Piraeus";
constexpr const char* aiakos = "Ships of Aiakos";

class Harbour : public SeaTable {
public:
    explicit Harbour(std::int64_t seed) { setSeed(seed); }

    void berth(std::initializer_list<const char*> fleets, const char* place)
    {
        for (const char* fleet : fleets) {
            fleetRecord(fleet).port = port(place);
            fleetRecord(fleet).at = {};
        }
    }
    /// How many chronicle entries of a kind that side reads; "": the umpire.
    [[nodiscard]] int toldTo(const std::string& who, const std::string& kind) const
    {
        const auto entries = chronicleFor(campaign, who.empty() ? SideId{} : side(who));
        return static_cast<int>(std::count_if(entries.begin(), entries.end(),
                                              [&](const auto* entry) { return entry->kind == kind; }));
    }
    void stand(const char* fleet, Stance stance)
    {
        (void)order(fleet, FleetOrder::Lie, [&](SetOrder& given) { given.stance = stance; });
    }
    [[nodiscard]] const ContactRecord* contact() const
    {
        const auto all = contacts();
        return all.empty() ? nullptr : all.front();
    }
};

} // namespace

/// Fleets of two sides that lie in one harbour, which then is nobody's (CP-7.5).
class HarbourMeetingTest : public QObject {
    Q_OBJECT

private slots:
    void cp7_5_twoThatSeekBattleInOneHarbourMeetOffIt()
    {
        int met = 0;
        for (int seed = 1; seed <= 40; ++seed) {
            Harbour table(seed);
            table.berth({owls, aiakos}, "epidauros");
            table.stand(owls, Stance::Seek);
            table.stand(aiakos, Stance::Seek);
            QCOMPARE(table.advance(), "");
            if (!table.contact())
                continue; // seven days of 40 in 100 unseen
            ++met;
            QVERIFY(table.contact()->kind == ContactKind::Meeting);
            QVERIFY(table.contact()->at == offPlace("epidauros"));
            QVERIFY(table.at(owls).port.isNone() && table.at(owls).at == offPlace("epidauros"));
            QVERIFY(table.at(aiakos).port.isNone());
            QCOMPARE(table.flaws(), "");
        }
        QVERIFY2(met >= 38, std::to_string(met).c_str());
    }

    void cp7_5_whoAvoidsBattleStaysInTheHarbourAndBothAreTold()
    {
        int told = 0;
        for (int seed = 1; seed <= 40; ++seed) {
            Harbour table(seed);
            table.berth({owls, aiakos}, "epidauros");
            table.stand(owls, Stance::Seek);
            table.stand(aiakos, Stance::Avoid);
            QCOMPARE(table.advance(), "");
            QVERIFY(!table.contact());
            QVERIFY(!table.at(owls).port.isNone() && !table.at(aiakos).port.isNone());
            const int times = table.told("stays-in-harbour");
            QVERIFY(times <= 1); // a week, not a day
            told += times;
            if (times == 1)
                for (const auto& [viewer, reads] :
                     {std::pair{"Athens", 1}, {"Aegina", 1}, {"Corinth", 0}, {"", 1}})
                    QCOMPARE(table.toldTo(viewer, "stays-in-harbour"), reads);
        }
        QVERIFY2(told >= 38, std::to_string(told).c_str());
    }

    void cp7_5_twoThatAvoidBattleShareAHarbour()
    {
        for (int seed = 1; seed <= 10; ++seed) {
            Harbour table(seed);
            table.berth({owls, aiakos}, "epidauros");
            table.stand(owls, Stance::Avoid);
            table.stand(aiakos, Stance::Avoid);
            QCOMPARE(table.advance(), "");
            QVERIFY(!table.contact());
            QCOMPARE(table.told("sighted") + table.told("stays-in-harbour"), 0);
        }
    }
};

QTEST_APPLESS_MAIN(HarbourMeetingTest)
#include "harbour_meeting_test.moc"
