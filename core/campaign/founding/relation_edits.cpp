// SPDX-License-Identifier: GPL-3.0-or-later
// The changes of how a scenario's sides stand to each other and of what they are after (scenario_edits.h).
#include "core/campaign/founding/scenario_json.h"

namespace navarch {

namespace {

/// A side's id; empty when there is no such side.
std::string sideIdAt(Json& document, int side)
{
    const Json* found = itemOf(document, "sides", side);
    return found ? textOf(*found, "id") : std::string();
}

/// The first row after `from` that tells how the two stand, whichever of them it names first; -1: none.
int relationRow(Json& document, const std::string& one, const std::string& two, int from = -1)
{
    for (int at = from + 1; const Json* row = itemOf(document, "relations", at); ++at) {
        const std::string side = textOf(*row, "side");
        const std::string other = textOf(*row, "other");
        if ((side == one && other == two) || (side == two && other == one))
            return at;
    }
    return -1;
}

bool isAt(const Json& row, const PlannedSide::PlannedAim& aim)
{
    return aim.port.empty() ? textOf(row, "enemy") == aim.enemy : textOf(row, "port") == aim.port;
}

NotDone noSuchAim(int aim)
{
    return {{"aims[" + std::to_string(aim) + "]", phrase("There is no such aim."), {}}};
}

} // namespace

EditedScenario withRelation(const ScenarioDraft& draft, int side, int other, Relation relation, int weeks,
                            const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        const std::string one = sideIdAt(document, side);
        const std::string two = sideIdAt(document, other);
        if (one.empty() || two.empty())
            return noSuchSide(one.empty() ? side : other);
        if (one == two)
            return {{"relations", phrase("A side has no relation to itself; name another."), {}}};
        if (relation == Relation::Truce && weeks < truceWeeks.least)
            return {{"relations", phrase("A truce has an end; say after how many weeks."), {}}};
        int kept = relationRow(document, one, two);
        if (relation != Relation::War) {
            if (kept < 0) {
                Json& relations = listOf(document, "relations");
                kept = static_cast<int>(relations.size());
                relations.push_back({{"side", one}, {"other", two}});
            }
            Json& row = *itemOf(document, "relations", kept);
            row["relation"] = nameOf(relation);
            if (relation == Relation::Truce)
                row["weeks"] = weeks;
            else
                row.erase("weeks");
        } else if (kept >= 0) {
            takeOut(document, "relations", kept--);
        }
        // Two of whom it was told twice are told of once from now on.
        for (int at = relationRow(document, one, two, kept); at >= 0;
             at = relationRow(document, one, two, kept))
            takeOut(document, "relations", at);
        return {};
    });
}

EditedScenario withAim(const ScenarioDraft& draft, int side, const PlannedSide::PlannedAim& aim,
                       const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* owner = itemOf(document, "sides", side);
        if (!owner)
            return noSuchSide(side);
        if (!aim.enemy.empty() && aim.enemy == textOf(*owner, "id"))
            return {{"aims", phrase("It is its own aim."),
                     phrase("Name another side or a port, or leave the aim out.")}};
        Json& aims = listOf(*owner, "aims");
        for (Json& row : aims)
            if (isAt(row, aim)) {
                row["weight"] = aim.weight;
                return {};
            }
        Json row = Json::object();
        put(row, "port", aim.port);
        put(row, "enemy", aim.enemy);
        row["weight"] = aim.weight;
        aims.push_back(std::move(row));
        return {};
    });
}

EditedScenario withoutAim(const ScenarioDraft& draft, int side, int aim, const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* owner = itemOf(document, "sides", side);
        if (!owner)
            return noSuchSide(side);
        if (!itemOf(*owner, "aims", aim))
            return noSuchAim(aim);
        takeOut(*owner, "aims", aim);
        return {};
    });
}

EditedScenario withAimWeight(const ScenarioDraft& draft, int side, int aim, int weight,
                             const Figures& figures)
{
    return edited(draft, figures, [&](Json& document) -> NotDone {
        Json* owner = itemOf(document, "sides", side);
        if (!owner)
            return noSuchSide(side);
        Json* row = itemOf(*owner, "aims", aim);
        if (!row)
            return noSuchAim(aim);
        (*row)["weight"] = weight;
        return {};
    });
}

} // namespace navarch
