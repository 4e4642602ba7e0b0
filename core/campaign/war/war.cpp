// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/war/war.h"

#include <optional>

#include "core/battle/replay/replay.h"
#include "core/campaign/archive/archive.h"
#include "core/campaign/gate/gate.h"
#include "core/campaign/machine/orders.h"

namespace navarch {

namespace {

class PlayedWeek {
public:
    PlayedWeek(const WarTableKeeper& keeper, const WarByCaptains& war) : m_keeper(keeper), m_war(war) {}

    Result<std::vector<WeekBattle>> run()
    {
        const int turn = m_keeper.campaign.head().turn;
        settleBattles();
        const HeadRecord& head = m_keeper.campaign.head();
        if (m_war.commandAll && head.stage == Stage::Running && head.phase == TurnPhase::Orders)
            commandPlayers();
        while (m_problems.empty() && m_keeper.campaign.head().turn == turn) {
            if (!perform(AdvanceTurn{turn, m_keeper.campaign.head().phase}))
                break;
            settleContacts();
            settleBattles();
        }
        if (!m_problems.empty())
            return tl::unexpected(std::move(m_problems));
        return std::move(m_fought);
    }

private:
    /// Whether it was done; otherwise why not is kept, and the week goes no further.
    bool perform(const Action& action)
    {
        m_problems = m_keeper.perform(action);
        return m_problems.empty();
    }

    /// The machine's own sides are ordered by the turn itself.
    void commandPlayers()
    {
        std::vector<SideId> players;
        for (const auto& [id, side] : m_keeper.campaign.table<SideRecord>())
            if (side.player == Player::Person)
                players.push_back(id);
        WeekForesight foresight(m_keeper.figures);
        for (const SideId side : players)
            commandSide(
                side, foresight, [this]() -> const Campaign& { return m_keeper.campaign; },
                [this](const CaptainAction& done) {
                    // What the gate refuses is left; what cannot be stored ends the week.
                    const Action action = actionOf(done);
                    if (m_problems.empty() && consider(m_keeper.campaign, m_keeper.figures, action).allowed())
                        perform(action);
                });
    }

    void settleContacts()
    {
        for (auto contact = nextContact(); m_problems.empty() && contact; contact = nextContact()) {
            ArrangeContact arrange;
            arrange.contact = *contact;
            arrange.rules = m_war.rules;
            const Problems refused = m_keeper.perform(arrange);
            if (!refused.empty())
                letGo(*contact, refused.front().what.english());
            settleBattles();
        }
    }

    [[nodiscard]] std::optional<ContactId> nextContact() const
    {
        for (const auto& [id, contact] : m_keeper.campaign.table<ContactRecord>())
            if (contact.state == ContactState::Waiting)
                return id;
        return std::nullopt;
    }

    [[nodiscard]] ContactId contactOf(BattleId battle) const
    {
        for (const auto& [id, contact] : m_keeper.campaign.table<ContactRecord>())
            if (contact.battle == battle)
                return id;
        return {};
    }

    void letGo(ContactId contact, const std::string& why)
    {
        m_fought.push_back({{}, {}, "let go: " + why});
        perform(DismissContact{contact, "They part without a battle. " + why});
    }

    void settleBattles()
    {
        while (m_problems.empty()) {
            const auto waiting = waitingBattles(m_keeper.campaign);
            if (waiting.empty())
                return;
            fight(waiting.front());
        }
    }

    void fight(BattleId id)
    {
        const BattleRecord& battle = *m_keeper.campaign.find(id);
        const std::string name = battle.name;
        const auto match = briefOf(battle, m_keeper.figures).and_then([&](const BattleBrief& brief) {
            return m_war.games.open(brief, m_keeper.figures);
        });
        if (!match) {
            // Called off, those who met would wait for another such battle: they part.
            const std::string why = match.error().front().what.english();
            const ContactId met = contactOf(id);
            m_fought.push_back({{}, name, "let go: " + why});
            if (perform(CallOffBattle{id}) && met)
                perform(DismissContact{met, "They part without a battle. " + why});
            return;
        }
        playToEnd(**match, m_war.lookAhead);
        EnterBattle enter;
        enter.battle = id;
        enter.way = BattleWay::Captains;
        enter.outcome = (*match)->outcome();
        if (m_war.keepReplays)
            enter.replay = jsonLine(replayJson(replayOf(**match)));
        if (enter.replay.size() > static_cast<std::size_t>(replayText.maxLength))
            enter.replay.clear();
        const auto victor = enter.outcome.victor;
        const std::string verdict =
            victor ? (*match)->brief().sides[static_cast<std::size_t>(*victor)].name + " wins"
                   : "nobody wins";
        if (perform(enter))
            m_fought.push_back({id, name, verdict});
    }

    const WarTableKeeper& m_keeper;
    const WarByCaptains& m_war;
    Problems m_problems;
    std::vector<WeekBattle> m_fought;
};

} // namespace

Result<std::vector<WeekBattle>> advanceByCaptains(const WarTableKeeper& keeper, const WarByCaptains& war)
{
    return PlayedWeek(keeper, war).run();
}

} // namespace navarch
