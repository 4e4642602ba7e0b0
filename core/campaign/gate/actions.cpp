// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/gate/actions.h"

#include <algorithm>

#include "core/base/json_reader.h"
#include "core/base/listed.h"
#include "core/base/naming/meant.h"
#include "core/base/text.h"
#include "core/campaign/archive/archive.h"

namespace navarch {

namespace {

/// Reads the fields of an action, lists and parts included.
class ActionReader : public ObjectReader {
public:
    ActionReader(const Json& json, const std::string& place, Problems& problems, const Figures& figures)
        : ObjectReader(json, place, {}, problems),
          m_figures(figures)
    {
    }
    using ObjectReader::operator();

    void operator()(std::string_view name, std::string& text, TextBounds bounds)
    {
        if (!bounds.mayBeEmpty && isObject() && !has(name))
            refuse(name, phrase("This field is missing."), phrase("Add it."));
        ObjectReader::operator()(name, text, bounds);
        // Not of what is stored: a name that was taken before this was asked stays readable.
        if (!bounds.mayBeEmpty && !text.empty() && isBlank(text))
            refuse(name, phrase("This text is of spaces alone."), phrase("Write at least one character."));
    }
    template <class Thing>
    void operator()(std::string_view name, std::vector<Id<Thing>>& ids, int maxCount)
    {
        constexpr bool ships = std::is_same_v<Thing, ShipRecord>;
        ids.clear();
        for (const Json* item : items(name, maxCount)) {
            if (item->is_number_integer() && item->get<std::int64_t>() > 0)
                ids.push_back(Id<Thing>{item->get<std::int64_t>()});
            else
                refuse(name,
                       ships ? phrase("A ship's number belongs here.")
                             : phrase("A fleet's number belongs here."),
                       phrase("`navarch campaign show` lists them."));
        }
    }
    void operator()(std::string_view name, std::map<std::string, std::string>& options)
    {
        options.clear();
        const Json* json = value(name);
        if (!json)
            return;
        ObjectReader inner(*json, file(), pathOf(name), problems());
        if (!inner.isObject())
            return;
        for (const auto& [key, item] : json->items()) {
            std::string text;
            inner(key, text, nameText);
            options[key] = std::move(text);
        }
    }
    void operator()(std::string_view name, BattleOutcome& outcome)
    {
        part(name, outcome,
             [&](const Json& json) { return readOutcome(json, file() + ": " + std::string(name)); });
    }
    void operator()(std::string_view name, std::vector<PrizeChoice>& prizes)
    {
        prizes.clear();
        for (const Json* item : items(name, maxBattleShips)) {
            ObjectReader inner(*item, file(), pathOf(name) + "[" + std::to_string(prizes.size()) + "]",
                               problems());
            PrizeChoice& choice = prizes.emplace_back();
            inner("ship", choice.ship);
            inner("use", choice.use);
            inner.finish();
        }
    }
    /// A replay is kept as one line of text, whatever the file's spaces.
    void replay(std::string_view name, std::string& text)
    {
        text.clear();
        const Json* json = value(name);
        if (!json)
            return;
        text = jsonLine(*json);
        if (text.size() > static_cast<std::size_t>(replayText.maxLength))
            refuse(name, phrase("The replay is too large to be kept."),
                   phrase("Leave it out; the outcome stands without it."));
    }
    void operator()(std::string_view name, std::vector<std::string>& texts, TextBounds bounds, int maxCount)
    {
        texts.clear();
        for (const Json* item : items(name, maxCount)) {
            std::string text = item->is_string() ? item->get<std::string>() : std::string();
            if (text.empty() || whyUnfitText(text, bounds.maxLength))
                refuse(name, phrase("A text of 1 to %1 characters belongs here.", bounds.maxLength));
            else
                texts.push_back(std::move(text));
        }
    }
    void operator()(std::string_view name, std::vector<FleetShip>& ships)
    {
        ships.clear();
        for (const Json* item : items(name, maxFleetRows)) {
            const std::string path = std::string(name) + "[" + std::to_string(ships.size()) + "]";
            ships.push_back(readFleetShip(*item, file(), path, m_figures.classes, problems()));
        }
    }
    void operator()(std::string_view name, Fleet& fleet)
    {
        part(name, fleet, [&](const Json& json) {
            return readFleet(json, file() + ": " + std::string(name), m_figures.classes,
                             m_figures.prices.limits);
        });
    }
    void operator()(std::string_view name, Fortification& port)
    {
        part(name, port,
             [&](const Json& json) { return readFortification(json, file() + ": " + std::string(name)); });
    }
    void operator()(std::string_view name, ClassBook& book)
    {
        part(name, book, [&](const Json& json) {
            return readClassBook(json, file() + ": " + std::string(name), m_figures.classes);
        });
    }
    /// A value of any kind that a field may be of.
    void operator()(std::string_view name, Json& plain)
    {
        const Json* json = value(name);
        if (!json) {
            refuse(name, phrase("This field is missing."), phrase("Add it."));
            return;
        }
        const bool isList = json->is_array() && std::all_of(json->begin(), json->end(), [](const Json& each) {
                                return each.is_number_integer();
                            });
        if (isList && json->size() > mostNumbers)
            refuse(name, phrase("The list holds %1 items.", json->size()),
                   phrase("At most %1 are allowed.", mostNumbers));
        else if (json->is_string() && json->get_ref<const std::string&>().size() > longestText)
            refuse(name,
                   phrase("The text %1 %2.", given(quotedForMessage(json->get_ref<const std::string&>())),
                          phrase("is longer than %1 characters", longestText)),
                   phrase("Write plain text of at most %1 characters.", longestText));
        else if (isList || json->is_string() || json->is_number() || json->is_boolean())
            plain = *json;
        else
            refuse(name, phrase("A number, a text, true, false or a list of whole numbers belongs here."));
    }
    void operator()(std::string_view name, ShipFit& fit)
    {
        if (const Json* json = value(name)) {
            ObjectReader inner(*json, file(), pathOf(name), problems(), Missing::IsAProblem);
            visitFit(fit, inner);
            inner.finish();
        }
    }
    void operator()(std::string_view name, Condition& condition)
    {
        if (const Json* json = value(name)) {
            ObjectReader inner(*json, file(), pathOf(name), problems());
            visitCondition(condition, inner);
            inner.finish();
        }
    }

private:
    static constexpr std::size_t mostNumbers = 100;
    static constexpr std::size_t longestText = 40'000; // bytes; every text that may be set is shorter

    template <class Part, class Read>
    void part(std::string_view name, Part& place, Read read)
    {
        const Json* json = value(name);
        if (!json) {
            refuse(name, phrase("This field is missing."), phrase("Add it."));
            return;
        }
        if (auto result = read(*json))
            place = std::move(*result);
        else
            problems().insert(problems().end(), result.error().begin(), result.error().end());
    }

    const Figures& m_figures;
};

/// Writes what ActionReader reads.
class ActionWriter : public ObjectWriter {
public:
    explicit ActionWriter(Json& json) : ObjectWriter(json), m_json(json) {}
    using ObjectWriter::operator();

    template <class Thing>
    void operator()(std::string_view name, const std::vector<Id<Thing>>& ids, int)
    {
        Json& list = m_json[std::string(name)] = Json::array();
        for (const Id<Thing> id : ids)
            list.push_back(id.value);
    }
    void operator()(std::string_view name, const std::map<std::string, std::string>& options)
    {
        Json& json = m_json[std::string(name)] = Json::object();
        for (const auto& [key, value] : options)
            json[key] = value;
    }
    void operator()(std::string_view name, const BattleOutcome& outcome)
    {
        m_json[std::string(name)] = outcomeJson(outcome);
    }
    void operator()(std::string_view name, const std::vector<PrizeChoice>& prizes)
    {
        Json& list = m_json[std::string(name)] = Json::array();
        for (const PrizeChoice& prize : prizes)
            list.push_back({{"ship", prize.ship.value}, {"use", nameOf(prize.use)}});
    }
    void replay(std::string_view name, const std::string& text)
    {
        if (text.empty())
            return;
        auto json = parseJson(text, "replay", replayLimits);
        m_json[std::string(name)] = json ? std::move(*json) : Json(text);
    }
    void operator()(std::string_view name, const std::vector<FleetShip>& ships)
    {
        Json& list = m_json[std::string(name)] = Json::array();
        for (const FleetShip& ship : ships)
            list.push_back(fleetShipJson(ship));
    }
    void operator()(std::string_view name, const Fleet& fleet)
    {
        m_json[std::string(name)] = fleetJson(fleet);
    }
    void operator()(std::string_view name, const Fortification& port)
    {
        m_json[std::string(name)] = fortificationJson(port);
    }
    void operator()(std::string_view name, const ClassBook& book)
    {
        m_json[std::string(name)] = classBookJson(book);
    }
    void operator()(std::string_view name, const Json& plain) { m_json[std::string(name)] = plain; }
    void operator()(std::string_view name, const ShipFit& fit)
    {
        ObjectWriter inner(m_json[std::string(name)]);
        visitFit(fit, inner);
    }
    void operator()(std::string_view name, const Condition& condition)
    {
        ObjectWriter inner(m_json[std::string(name)]);
        visitCondition(condition, inner);
    }

private:
    Json& m_json;
};

template <class Typed>
bool readAs(const std::string& kind, ActionReader& read, Action& action)
{
    if (kind != Typed::kind)
        return false;
    // Made in its place: an assignment compiles the choice among all actions anew for each of them.
    visitFields(action.emplace<Typed>(), read);
    return true;
}

template <class... Typed>
bool readAny(const std::variant<Typed...>*, const std::string& kind, ActionReader& read, Action& action)
{
    return (readAs<Typed>(kind, read, action) || ...);
}

template <class... Typed>
std::vector<std::string> allKinds(const std::variant<Typed...>*)
{
    return {std::string(Typed::kind)...};
}

/// Which action may have been meant, and which there are.
Phrase actionsInstead(const std::string& kind)
{
    const std::vector<std::string> kinds = allKinds(static_cast<const ActionKinds*>(nullptr));
    std::string list;
    for (const std::string& each : kinds)
        list += (list.empty() ? "" : ", ") + each;
    return sentences({didYouMean(kind, kinds), phrase("Known are %1.", given(list))});
}

} // namespace

Action::Action() = default;
Action::Action(const Action& other) = default;
Action::Action(Action&& other) noexcept = default;
Action& Action::operator=(const Action& other) = default;
Action& Action::operator=(Action&& other) noexcept = default;
Action::~Action() = default;

Action actionOf(const CaptainAction& action)
{
    return std::visit([](const auto& typed) { return Action(typed); }, action);
}

std::string_view kindOf(const Action& action)
{
    return std::visit([](const auto& typed) { return std::decay_t<decltype(typed)>::kind; }, action);
}

Json actionJson(const Action& action)
{
    Json json{{"do", kindOf(action)}};
    ActionWriter writer(json);
    std::visit([&](const auto& typed) { visitFields(typed, writer); }, action);
    return json;
}

Json journalJson(const Action& action)
{
    const auto* enter = std::get_if<EnterBattle>(&action);
    if (!enter || enter->replay.empty())
        return actionJson(action);
    EnterBattle bare = *enter;
    bare.replay.clear();
    return actionJson(bare);
}

Result<Action> readAction(const Json& json, const std::string& place, const Figures& figures)
{
    Problems problems;
    ActionReader read(json, place, problems, figures);
    std::string kind;
    Action action;
    read("do", kind, nameText);
    if (read.isObject() && !readAny(static_cast<const ActionKinds*>(nullptr), kind, read, action))
        read.refuse("do", phrase("There is no action %1.", given(quotedForMessage(kind))),
                    actionsInstead(kind));
    else
        read.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return action;
}

} // namespace navarch
