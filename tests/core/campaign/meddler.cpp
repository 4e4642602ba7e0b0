// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/campaign/meddler.h"

namespace navarch::test {

std::string Meddler::next(const Campaign& campaign)
{
    const auto any = [&](const auto& table) {
        if (table.empty() || m_random() % 20 == 0)
            return std::to_string(m_random() % 200);
        return std::to_string(
            std::next(table.begin(), static_cast<long>(m_random() % table.size()))->first.value);
    };
    const std::string side = any(campaign.table<SideRecord>());
    const std::string port = any(campaign.table<PortRecord>());
    const std::string fleet = any(campaign.table<FleetRecord>());
    const std::string squadron = m_random() % 3 ? any(campaign.table<SquadronRecord>()) : "0";
    const std::string ship = any(campaign.table<ShipRecord>());
    const std::string commander = any(campaign.table<CommanderRecord>());
    const std::string name = "Name " + std::to_string(m_random() % 40);
    const std::string quoted = ",\"name\":\"" + name + "\"";
    const std::string amount = std::to_string(m_random() % 60);
    switch (m_random() % 29) {
    case 0: return R"({"do":"ship.rename","ship":)" + ship + quoted + "}";
    case 1: return R"({"do":"ship.captain","ship":)" + ship + ",\"captain\":\"" + name + "\"}";
    case 2:
        return R"({"do":"ship.move","ships":[)" + ship + R"(],"fleet":)" + fleet + R"(,"squadron":)"
               + squadron + "}";
    case 3: return R"({"do":"ship.sell","ships":[)" + ship + "]}";
    case 4:
        return R"({"do":"ship.condition","ship":)" + ship
               + R"(,"condition":{"damage":"light","oars_lost":1}})";
    case 5:
        return R"({"do":"ship.buy","fleet":)" + fleet + R"(,"squadron":)" + squadron
               + R"(,"ships":[{"class":"penteconter","count":)" + std::to_string(1 + m_random() % 3) + "}]}";
    case 6: return R"({"do":"fleet.raise","side":)" + side + quoted + R"(,"port":)" + port + "}";
    case 7: return R"({"do":"fleet.change","fleet":)" + fleet + R"(,"port":)" + port + "}";
    case 8: return R"({"do":"fleet.disband","fleet":)" + fleet + "}";
    case 9: return R"({"do":"squadron.form","fleet":)" + fleet + quoted + "}";
    case 10: return R"({"do":"squadron.disband","squadron":)" + squadron + "}";
    case 11: return R"({"do":"squadron.rename","squadron":)" + squadron + quoted + "}";
    case 12:
        return R"({"do":"ledger.enter","side":)" + side + R"(,"amount":")" + std::to_string(m_random() % 90)
               + R"(","reason":")" + name + "\"}";
    case 13:
        return R"({"do":"commander.appoint","side":)" + side + quoted + R"(,"squadron":)" + squadron + "}";
    case 14: return R"({"do":"commander.dismiss","commander":)" + commander + "}";
    case 15:
        return R"({"do":"commander.change","commander":)" + commander + R"(,"post":"fleet","fleet":)" + fleet
               + "}";
    case 16: return R"({"do":"port.roll","port":)" + port + "}";
    case 17:
        return R"({"do":"port.change","port":)" + port + R"(,"owner":)" + (m_random() % 2 ? side : "0") + "}";
    case 18:
        return R"({"do":"ally.sign","fleet":)" + fleet + quoted + R"(,"percent":)"
               + std::to_string(static_cast<int>(m_random() % 11) * 10 - 50) + "}";
    case 19: return R"({"do":"loan.take","side":)" + side + R"(,"amount":")" + amount + "\"}";
    case 20:
        return R"({"do":"loan.repay","loan":)" + any(campaign.table<LoanRecord>()) + R"(,"amount":")" + amount
               + "\"}";
    case 21:
        return R"({"do":"port.cede","port":)" + port + R"(,"to":)" + (m_random() % 2 ? side : "0")
               + R"(,"price":")" + amount + "\"}";
    case 22:
        return R"({"do":"garrison.raise","port":)" + port + R"(,"archers":1,"section":)"
               + std::to_string(m_random() % 3) + "}";
    case 23:
        return R"({"do":"yard.build","side":)" + side + R"(,"port":)" + port + R"(,"fleet":)"
               + (m_random() % 2 ? fleet : "0") + R"(,"ships":[{"class":"penteconter","name":")" + name
               + "\"}]}";
    case 24: return R"({"do":"yard.repair","ships":[)" + ship + "]}";
    case 25: return R"({"do":"yard.cancel","work":)" + any(campaign.table<YardWorkRecord>()) + "}";
    case 26: return R"({"do":"prisoner.free","commander":)" + commander + "}";
    case 27: return R"({"do":"ally.end","contract":)" + any(campaign.table<ContractRecord>()) + "}";
    default:
        return R"({"do":"setting.change","key":"randomised-training","value":")"
               + std::string(m_random() % 2 ? "on" : "off") + "\"}";
    }
}

} // namespace navarch::test
