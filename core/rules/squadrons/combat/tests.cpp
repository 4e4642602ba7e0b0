// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rules/squadrons/combat/tests.h"

#include <algorithm>
#include <string>

#include "core/rules/squadrons/combat/order.h"

namespace navarch::squadrons {

namespace {

/// The modifiers of a test, told one by one where somebody listens.
class Sum {
public:
    explicit Sum(Proceedings* proceedings) : m_proceedings(proceedings) {}
    void add(std::string_view rule, std::string_view text, int value)
    {
        m_sum += value;
        if (m_proceedings)
            m_proceedings->modifier(rule, text, value);
    }
    [[nodiscard]] int value() const { return m_sum; }

private:
    Proceedings* m_proceedings;
    int m_sum = 0;
};

void addTraining(const BattleFacts& facts, SquadronNumber squadron, std::string_view rule, Sum& sum)
{
    const int training = trainingModifier(facts, squadron);
    sum.add(rule, training > 0 ? phraseText("Well trained") : phraseText("Green"), training);
}

void sumManoeuvre(const BattleFacts& facts, SquadronNumber squadron, bool isNear, Sum& sum)
{
    addTraining(facts, squadron, "SQ-8.1", sum);
    sum.add("SQ-8.1", phraseText("Enemy within 6\""), isNear ? facts.figures.nearEnemy : 0);
}

void sumTrick(const BattleFacts& facts, const State& state, SquadronNumber squadron, Sum& sum)
{
    sum.add("SQ-10.3", phraseText("Disordered"), at(state, squadron).disordered ? -1 : 0);
    sum.add("SQ-10.3", phraseText("Ships not fast"), facts.of(squadron).isFast ? 0 : -1);
    addTraining(facts, squadron, "SQ-10.3", sum);
}

void sumBattle(const BattleFacts& facts, const State& state, SquadronNumber squadron, SquadronNumber target,
               Sum& sum)
{
    addTraining(facts, squadron, "SQ-12.1", sum);
    sum.add("SQ-12.2", phraseText("Formation"),
            -formationDifferential(rankOf(facts, state, squadron), rankOf(facts, state, target)));
    sum.add("SQ-12.1", phraseText("Disordered"), at(state, squadron).disordered ? -1 : 0);
    sum.add("SQ-12.3", phraseText("Two to one"), isTwoToOne(facts, state, squadron, target) ? 1 : 0);
}

void sumMorale(const BattleFacts& facts, const State& state, SquadronNumber squadron, bool katastrophe,
               bool pursues, Sum& sum)
{
    const int morale = static_cast<int>(at(state, squadron).morale);
    sum.add("SQ-13.1", morale > 0 ? phraseText("Determined") : phraseText("Poorly motivated"), morale);
    sum.add("SQ-13.9", phraseText("Katastrophe"), katastrophe ? facts.figures.katastrophe : 0);
    sum.add("SQ-13.1", phraseText("Pursuing"), pursues ? facts.figures.pursuing : 0);
}

/// What an average die shows (SQ-1.2).
std::string_view pipsText(int pips)
{
    switch (pips) {
    case 2: return phraseText("2 on the average die");
    case 3: return phraseText("3 on the average die");
    case 4: return phraseText("4 on the average die");
    case 5: return phraseText("5 on the average die");
    default: return {};
    }
}

} // namespace

int twoDice(Proceedings& proceedings, std::string_view rule, std::string_view why)
{
    const int first = proceedings.d6(rule, why);
    return first + proceedings.d6(rule, why);
}

int averageDice(const BattleFacts& facts, int count, Proceedings& proceedings, std::string_view rule,
                std::string_view why)
{
    int sum = 0;
    for (int i = 0; i < count; ++i) {
        const int pips = facts.figures.averageDie[static_cast<std::size_t>(proceedings.d6(rule, why) - 1)];
        proceedings.settle(pipsText(pips));
        sum += pips;
    }
    return sum;
}

int evenDraw(int k, Proceedings& proceedings, std::string_view rule, std::string_view why)
{
    return k < 2 ? 1 : proceedings.roll(std::min(k, 1000), rule, why);
}

int manoeuvreModifier(const BattleFacts& facts, SquadronNumber squadron, bool isNear)
{
    Sum sum(nullptr);
    sumManoeuvre(facts, squadron, isNear, sum);
    return sum.value();
}

int trickModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    Sum sum(nullptr);
    sumTrick(facts, state, squadron, sum);
    return sum.value();
}

int battleModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron,
                   SquadronNumber target)
{
    Sum sum(nullptr);
    sumBattle(facts, state, squadron, target, sum);
    return sum.value();
}

bool isTwoToOne(const BattleFacts& facts, const State& state, SquadronNumber squadron, SquadronNumber target)
{
    int own = standsOf(facts, state, squadron);
    int theirs = standsOf(facts, state, target);
    for (const Link& link : state.links) {
        if (link.has(target) && !link.has(squadron))
            own += standsOf(facts, state, link.other(target));
        if (link.has(squadron) && !link.has(target))
            theirs += standsOf(facts, state, link.other(squadron));
    }
    return own >= 2 * theirs;
}

int moraleModifier(const BattleFacts& facts, const State& state, SquadronNumber squadron, bool katastrophe,
                   bool pursues)
{
    Sum sum(nullptr);
    sumMorale(facts, state, squadron, katastrophe, pursues, sum);
    return sum.value();
}

bool isKatastrophe(const BattleFacts& facts, const State& state, SquadronNumber squadron)
{
    switch (facts.options.katastrophe) {
    case Katastrophe::Never: return false;
    case Katastrophe::HalfTheSquadron:
        return 2 * standsOf(facts, state, squadron) <= facts.of(squadron).stands;
    case Katastrophe::HalfTheFleet: break;
    }
    const auto side = static_cast<std::size_t>(facts.of(squadron).side);
    int left = 0;
    for (SquadronNumber each = facts.first[side]; each < facts.first[side + 1]; ++each)
        if (at(state, each).isStanding())
            left += standsOf(facts, state, each);
    return 2 * (facts.stands[side] - left) >= facts.stands[side];
}

bool testManoeuvre(const BattleFacts& facts, State& state, SquadronNumber squadron, bool isNear,
                   PhraseText why, Proceedings& proceedings, bool worsens)
{
    const int sum = twoDice(proceedings, "SQ-8.1", why.pattern);
    Sum modifiers(&proceedings);
    sumManoeuvre(facts, squadron, isNear, modifiers);
    const bool passes = sum + modifiers.value() >= facts.figures.passes;
    proceedings.settle(passes ? phraseText("success") : phraseText("failure"));
    proceedings.tell("manoeuvre", "SQ-8.1", facts.of(squadron).side, squadron, noShip, [&] {
        const GivenText name = given(facts.name(squadron));
        const Phrase what(why, std::nullopt, {});
        return passes ? phrase("%1 passes its manoeuvre test (%2).", name, what)
                      : phrase("%1 fails its manoeuvre test (%2).", name, what);
    });
    if (!passes && worsens)
        worsen(facts, state, squadron, "SQ-8.1", proceedings);
    return passes;
}

TrickRoll rollTrick(const BattleFacts& facts, const State& state, SquadronNumber attacker,
                    SquadronNumber defender, std::string_view rule, Proceedings& proceedings)
{
    TrickRoll rolled;
    const bool attackerFirst = facts.of(attacker).side == state.alpha;
    for (const bool isAttacker : {attackerFirst, !attackerFirst}) {
        const SquadronNumber squadron = isAttacker ? attacker : defender;
        const int sum = twoDice(proceedings, rule,
                                isAttacker ? phraseText("The attacker's trick")
                                           : phraseText("The defender's answer to the trick"));
        Sum modifiers(&proceedings);
        sumTrick(facts, state, squadron, modifiers);
        const bool succeeds = sum + modifiers.value() >= facts.figures.passes;
        proceedings.settle(succeeds ? phraseText("success") : phraseText("failure"));
        proceedings.tell("trick-test", rule, facts.of(squadron).side, squadron,
                         isAttacker ? defender : attacker, [&] {
                             const GivenText name = given(facts.name(squadron));
                             if (isAttacker)
                                 return succeeds ? phrase("%1 succeeds in its trick.", name)
                                                 : phrase("%1 fails in its trick.", name);
                             return succeeds ? phrase("%1 succeeds in answering the trick.", name)
                                             : phrase("%1 fails in answering the trick.", name);
                         });
        (isAttacker ? rolled.attacker : rolled.defender) = succeeds;
    }
    return rolled;
}

bool testMorale(const BattleFacts& facts, const State& state, SquadronNumber squadron, bool katastrophe,
                bool pursues, Proceedings& proceedings)
{
    const int sum = twoDice(proceedings, "SQ-13.1",
                            pursues ? phraseText("Morale, to stop pursuit") : phraseText("Morale"));
    Sum modifiers(&proceedings);
    sumMorale(facts, state, squadron, katastrophe, pursues, modifiers);
    const bool passes = sum + modifiers.value() >= facts.figures.passes;
    proceedings.settle(passes ? phraseText("success") : phraseText("failure"));
    proceedings.tell("morale", "SQ-13.1", facts.of(squadron).side, squadron, noShip, [&] {
        const GivenText name = given(facts.name(squadron));
        if (pursues)
            return passes ? phrase("%1 passes its morale test to stop pursuit.", name)
                          : phrase("%1 fails its morale test to stop pursuit.", name);
        return passes ? phrase("%1 passes its morale test.", name)
                      : phrase("%1 fails its morale test.", name);
    });
    return passes;
}

} // namespace navarch::squadrons
