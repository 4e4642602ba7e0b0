// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/aftermath/aftermath.h"

#include <algorithm>

#include "core/rules/squadrons/aftermath/condition.h"
#include "core/rules/squadrons/aftermath/losses.h"
#include "core/rules/squadrons/aftermath/persons.h"

namespace navarch::squadrons {

namespace {

int enemyOf(int side)
{
    return 1 - side;
}

class Settling {
public:
    Settling(const BattleFacts& facts, State& state, Proceedings& proceedings)
        : m_facts(facts),
          m_state(state),
          m_proceedings(proceedings)
    {
    }

    void all()
    {
        for (std::size_t i = 0; i < m_facts.ships.size(); ++i) {
            Condition before = m_facts.ships[i].before;
            if (m_state.ships[i].condition.captain == PersonState::Dead) // he fell in battle (SQ-5.3)
                before.captain = PersonState::Dead;
            m_state.ships[i].condition = before;
        }
        forSquadrons([&](SquadronNumber squadron) { decideFates(squadron); });
        forSides([&](int side) { decideBystanders(side); });
        forSquadrons(
            [&](SquadronNumber squadron) { forShipsOf(squadron, [&](std::int16_t ship) { wear(ship); }); });
        forSides([&](int side) { forBystanders(side, [&](std::int16_t ship) { wear(ship); }); });
        const Persons persons(m_facts, m_state, m_proceedings);
        forSquadrons([&](SquadronNumber squadron) {
            forShipsOf(squadron, [&](std::int16_t ship) { persons.decide(ship); });
        });
        forSides([&](int side) { forBystanders(side, [&](std::int16_t ship) { persons.decide(ship); }); });
        forSquadrons([&](SquadronNumber squadron) { creditDeeds(squadron); });
    }

private:
    template <class Visit>
    void forSides(Visit&& visit)
    {
        visit(int(m_state.alpha));
        visit(enemyOf(m_state.alpha));
    }
    template <class Visit>
    void forSquadrons(Visit&& visit)
    {
        forSides([&](int side) {
            const auto i = static_cast<std::size_t>(side);
            for (SquadronNumber squadron = m_facts.first[i]; squadron < m_facts.first[i + 1]; ++squadron)
                visit(squadron);
        });
    }
    template <class Visit>
    void forShipsOf(SquadronNumber squadron, Visit&& visit)
    {
        const SquadronFacts& about = m_facts.of(squadron);
        for (std::size_t i = 0; i < about.ships.size(); ++i)
            visit(m_state.lossOrder[about.firstPlace + i]);
    }
    /// Ships of a side that do not fight (SQ-18.1), in roster order.
    template <class Visit>
    void forBystanders(int side, Visit&& visit)
    {
        for (std::size_t i = 0; i < m_facts.ships.size(); ++i)
            if (m_facts.ships[i].side == side && m_facts.ships[i].squadron == noSquadron)
                visit(static_cast<std::int16_t>(i));
    }

    [[nodiscard]] bool holdsField(int side) const { return m_state.holdsField && m_state.victor == side; }
    [[nodiscard]] bool hasLeft(int side) const
    {
        const auto i = static_cast<std::size_t>(side);
        bool stands = false;
        for (SquadronNumber squadron = m_facts.first[i]; squadron < m_facts.first[i + 1]; ++squadron)
            stands = stands || at(m_state, squadron).isStanding();
        return m_state.left[i] || !stands;
    }

    ShipEnd& end(std::int16_t ship) { return m_state.ships[static_cast<std::size_t>(ship)]; }
    [[nodiscard]] const ShipFacts& of(std::int16_t ship) const
    {
        return m_facts.ships[static_cast<std::size_t>(ship)];
    }
    void set(std::int16_t ship, ShipFate fate, int captor = -1)
    {
        end(ship).fate = static_cast<std::int8_t>(fate);
        end(ship).captor = static_cast<std::int8_t>(captor);
    }

    void decideFates(SquadronNumber squadron)
    {
        const Squadron& about = at(m_state, squadron);
        forLosses(
            m_facts, m_state, squadron, about.halvesLost, [&](std::int16_t ship, const ShipLoss& loss, int) {
                end(ship).isStricken = loss.isStricken;
                if (loss.isStricken) {
                    strike(ship, squadron);
                    return;
                }
                end(ship).condition.damage = static_cast<Damage>(loss.damage);
                if (about.leaving == Leaving::Captured)
                    set(ship, ShipFate::Captured, enemyOf(of(ship).side));
                else
                    set(ship, about.byEnemyEdge ? ShipFate::Afloat // where it was to come to (SQ-14.4)
                              : about.leaving == Leaving::Fled || hasLeft(of(ship).side) ? ShipFate::Fled
                                                                                         : ShipFate::Afloat);
            });
    }

    /// Sunk, or swamped: then hers who holds the field (SQ-18.7).
    void strike(std::int16_t ship, SquadronNumber squadron)
    {
        const int side = of(ship).side;
        const int face = m_proceedings.d6("SQ-18.7", phraseText("What becomes of a stricken ship"));
        ShipFate fate = ShipFate::Sunk;
        if (face >= 3 && holdsField(side))
            fate = ShipFate::Afloat;
        else if (face >= 3 && holdsField(enemyOf(side)))
            fate = ShipFate::Captured;
        set(ship, fate, fate == ShipFate::Captured ? enemyOf(side) : -1);
        end(ship).condition.damage = fate == ShipFate::Captured ? Damage::Severe : Damage::Wrecked;
        m_proceedings.tell("fate", "SQ-18.7", side, squadron, noShip, [&] {
            const GivenText name = given(of(ship).name);
            return fate == ShipFate::Sunk       ? phrase("%1 goes down.", name)
                   : fate == ShipFate::Captured ? phrase("%1 is swamped and taken.", name)
                                                : phrase("%1 is swamped and towed in.", name);
        });
    }

    /// Those who stood off (SQ-18.1). A fleet that is gone itself takes nobody.
    void decideBystanders(int side)
    {
        const auto i = static_cast<std::size_t>(side);
        bool isLost = holdsField(enemyOf(side));
        for (SquadronNumber squadron = m_facts.first[i]; squadron < m_facts.first[i + 1]; ++squadron)
            isLost = isLost && at(m_state, squadron).status == Status::Destroyed;
        forBystanders(side, [&](std::int16_t ship) {
            if (isLost)
                set(ship, ShipFate::Captured, enemyOf(side));
            else
                set(ship, hasLeft(side) ? ShipFate::Fled : ShipFate::Afloat);
        });
    }

    void wear(std::int16_t ship) { wearOut(of(ship), end(ship), m_proceedings); }

    /// A stricken ship that its fleet does not keep is the deed of one ship of whoever dealt the last blow (SQ-18.10).
    void creditDeeds(SquadronNumber squadron)
    {
        const Squadron& about = at(m_state, squadron);
        forLosses(m_facts, m_state, squadron, about.halvesLost,
                  [&](std::int16_t ship, const ShipLoss& loss, int completed) {
                      const auto fate = static_cast<ShipFate>(end(ship).fate);
                      if (!loss.isStricken || (fate != ShipFate::Sunk && fate != ShipFate::Captured))
                          return;
                      const SquadronNumber by = about.blows[static_cast<std::size_t>(completed - 1)];
                      if (by == noSquadron)
                          return;
                      int unstricken = 0;
                      forShipsOf(by, [&](std::int16_t each) { unstricken += !end(each).isStricken; });
                      if (unstricken == 0)
                          return;
                      int left = unstricken < 2
                                     ? 1
                                     : m_proceedings.roll(std::min(unstricken, 1000), "SQ-18.10",
                                                          phraseText("Whose deed a stricken ship is"));
                      forShipsOf(by, [&](std::int16_t each) {
                          if (end(each).isStricken || --left != 0)
                              return;
                          ++(fate == ShipFate::Sunk ? end(each).sinkings : end(each).captures);
                          m_proceedings.tell("deed", "SQ-18.10", of(each).side, by, squadron, [&] {
                              const GivenText name = given(of(each).name);
                              const GivenText whom = given(of(ship).name);
                              const GivenText whose = given(m_facts.sideName(of(ship).side));
                              return fate == ShipFate::Sunk ? phrase("%1 sank %2 of %3.", name, whom, whose)
                                                            : phrase("%1 took %2 of %3.", name, whom, whose);
                          });
                      });
                  });
    }

    const BattleFacts& m_facts;
    State& m_state;
    Proceedings& m_proceedings;
};

} // namespace

void lossesOf(const BattleFacts& facts, const State& state, SquadronNumber squadron, int halves,
              std::span<ShipLoss> losses)
{
    std::size_t next = 0;
    forLosses(facts, state, squadron, halves, [&](std::int16_t, const ShipLoss& loss, int) {
        if (next < losses.size())
            losses[next++] = loss;
    });
}

void settle(const BattleFacts& facts, State& state, Proceedings& proceedings)
{
    Settling(facts, state, proceedings).all();
}

} // namespace navarch::squadrons
