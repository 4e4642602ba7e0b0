// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/own_class.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <set>

#include "core/base/json_reader.h"
#include "core/base/text.h"

namespace navarch {

namespace {

constexpr std::array<std::string_view, 3> decks{"aphract", "cataphract", "sail"};

bool isClassId(std::string_view id)
{
    return id.size() <= static_cast<std::size_t>(longestClassId) && id.size() > ownClassMark.size()
           && id.starts_with(ownClassMark) && std::all_of(id.begin(), id.end(), [](char c) {
                  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
              });
}

/// Small letters of ASCII: enough to tell that two names are one.
std::string folded(std::string_view name)
{
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// Reads the blocks of an own class, that are not complete.
class GamesReader {
public:
    GamesReader(ObjectReader& read, const ClassFormulas& formulas) : m_read(read), m_formulas(formulas) {}

    /// Finds what the formulas would cover up: games that there are not, and blocks that are none.
    void checkBlocks(const Json& games)
    {
        if (!games.is_object()) {
            m_read.refuse("games", phrase("An object in braces belongs here."));
            return;
        }
        const std::vector<std::string> known = m_formulas.games();
        for (const auto& [game, block] : games.items()) {
            if (std::find(known.begin(), known.end(), game) == known.end())
                m_read.refuse("games", phrase("There is no game %1.", given(quotedForMessage(game))),
                              phrase("Give values of %1.", given(joined(known))));
            else if (!block.is_object())
                m_read.refuse("games." + game, phrase("An object in braces belongs here."));
        }
    }

    /// The blocks of a completed class in one order, whatever order the file had.
    Json inOrder(const Json& games)
    {
        Json ordered = Json::object();
        for (const std::string& game : m_formulas.games())
            ordered[game] = blockOf(game, games[game]);
        return ordered;
    }

private:
    static std::string joined(const std::vector<std::string>& names)
    {
        std::string list;
        for (const std::string& name : names)
            list += (list.empty() ? "" : ", ") + name;
        return list;
    }

    Json blockOf(const std::string& game, const Json& json)
    {
        ObjectReader block(json, m_read.file(), m_read.pathOf("games." + game), m_read.problems());
        std::string source;
        std::string name;
        bool isMastStrong = false;
        block("source", source, optionalNameText);
        block("name", name, optionalNameText);
        Json ordered{{"source", "house"}};
        if (!name.empty())
            ordered["name"] = name;
        for (const ClassFormula& formula : m_formulas.all())
            if (formula.game == game)
                ordered[formula.value] = valueOf(formula, block);
        if (game == homeGame) {
            block("strong_mast", isMastStrong);
            if (isMastStrong)
                ordered["strong_mast"] = true;
        }
        if (Json names = derivedOf(game, block); !names.empty())
            ordered["derived"] = std::move(names);
        block.finish();
        checkOrder(game, ordered, block);
        return ordered;
    }

    Json valueOf(const ClassFormula& formula, ObjectReader& block)
    {
        if (formula.isFlag) {
            bool flag = false;
            block(formula.value, flag);
            return flag;
        }
        if (formula.choices.empty()) {
            std::int64_t number = formula.bounds.least;
            block(formula.value, number, formula.bounds);
            return number;
        }
        std::string word; // what it may be the home game's reader says
        block(formula.value, word, nameText);
        return word;
    }

    Json derivedOf(const std::string& game, ObjectReader& block)
    {
        std::set<std::string> names;
        for (const Json* item : block.items("derived", 40)) {
            const std::string name = item->is_string() ? item->get<std::string>() : std::string();
            if (m_formulas.find(game, name))
                names.insert(name);
            else
                block.refuse("derived", phrase("%1 is no value of this game.", given(quotedForMessage(name))),
                             phrase("Name values of this game, or leave the list out."));
        }
        Json list = Json::array();
        for (const ClassFormula& formula : m_formulas.all())
            if (formula.game == game && names.contains(formula.value))
                list.push_back(formula.value);
        return list;
    }

    void checkOrder(const std::string& game, const Json& values, ObjectReader& block)
    {
        const auto number = [&](const std::string& name) {
            const auto found = values.find(name);
            return found != values.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
        };
        for (const ClassFormula& formula : m_formulas.all()) {
            if (formula.game != game)
                continue;
            if (!formula.atLeast.empty() && number(formula.value) < number(formula.atLeast))
                block.refuse(formula.value, phrase("It is less than %1.", given(formula.atLeast)),
                             phrase("Raise it, or lower the other."));
            if (!formula.atMost.empty() && number(formula.value) > number(formula.atMost))
                block.refuse(formula.value, phrase("It is more than %1.", given(formula.atMost)),
                             phrase("Lower it, or raise the other."));
        }
    }

    ObjectReader& m_read;
    const ClassFormulas& m_formulas;
};

void readYears(ObjectReader& read, ShipClass& shipClass)
{
    shipClass.fromYear = static_cast<int>(yearBounds.least);
    shipClass.toYear = static_cast<int>(yearBounds.most);
    const Json* years = read.value("years");
    if (!years)
        return;
    ObjectReader span(*years, read.file(), read.pathOf("years"), read.problems());
    span("from", shipClass.fromYear, yearBounds);
    span("to", shipClass.toYear, yearBounds);
    if (shipClass.fromYear == 0)
        span.refuse("from", phrase("There is no year 0."), phrase("431 BCE is -431."));
    if (shipClass.toYear == 0)
        span.refuse("to", phrase("There is no year 0."), phrase("431 BCE is -431."));
    span.finish();
    if (shipClass.fromYear > shipClass.toYear)
        span.refuse({}, phrase("The last year lies before the first."), phrase("Exchange them."));
}

void checkName(ObjectReader& read, const ShipClass& shipClass, const ShipClasses& known)
{
    for (const ShipClass& each : known.all())
        if (!each.isOwn && folded(each.name) == folded(shipClass.name))
            read.refuse("name", phrase("A class of the program is called %1.", given(each.name)),
                        phrase("Give it a name of its own."));
}

} // namespace

std::string classIdOf(std::string_view name)
{
    std::string id(ownClassMark);
    for (const char letter : folded(name)) {
        const bool fits = (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9');
        if (fits)
            id += letter;
        else if (id.back() != '-')
            id += '-';
        if (id.size() == static_cast<std::size_t>(longestClassId))
            break;
    }
    while (id.size() > ownClassMark.size() && id.back() == '-')
        id.pop_back();
    return id.size() > ownClassMark.size() ? id : id + "class";
}

ShipClass readOwnClass(const Json& json, const std::string& file, const std::string& path,
                       const ShipClasses& known, Problems& problems)
{
    ShipClass shipClass;
    shipClass.isOwn = true;
    const std::size_t before = problems.size();
    const Json nothing = Json::object();
    ObjectReader read(json, file, path, problems);
    const Json& document = read.isObject() ? json : nothing;
    read("name", shipClass.name, nameText);
    if (read.isObject() && shipClass.name.empty() && problems.size() == before)
        read.refuse("name", phrase("This field is missing."), phrase("Add it."));
    shipClass.id = classIdOf(shipClass.name);
    read("id", shipClass.id, nameText);
    if (!isClassId(shipClass.id))
        read.refuse("id", phrase("%1 is no id of an own class.", given(quotedForMessage(shipClass.id))),
                    phrase("Call it \"%1\": \"own-\" and small letters, digits and hyphens, at most 40.",
                           given(classIdOf(shipClass.id))));
    checkName(read, shipClass, known);
    readYears(read, shipClass);
    read("rowers", shipClass.rowers, {0, 5000});
    read("fighters", shipClass.fighters, {0, 5000});
    read("fighting_oars", shipClass.fit.fightingOars);
    shipClass.deck = "aphract";
    read("deck", shipClass.deck, nameText);
    if (std::find(decks.begin(), decks.end(), shipClass.deck) == decks.end())
        read.refuse("deck", phrase("%1 is not known here.", given(quotedForMessage(shipClass.deck))),
                    phrase("Write %1.", given("aphract, cataphract or sail")));
    read("like", shipClass.like, optionalNameText);
    if (const ShipClass* like = known.find(shipClass.like); !shipClass.like.empty() && (!like || like->isOwn))
        read.refuse("like", phrase("There is no ship class %1.", given(quotedForMessage(shipClass.like))),
                    phrase("`navarch classes` lists them."));
    GamesReader games(read, known.formulas());
    if (const Json* blocks = read.value("games"))
        games.checkBlocks(*blocks);
    read.finish();
    if (problems.size() != before)
        return shipClass;
    Json whole = document;
    known.formulas().complete(whole, homeGame);
    shipClass.games = games.inOrder(whole["games"]);
    if (problems.size() == before)
        readHomeGame(shipClass.games, file, read.pathOf("games"), shipClass, problems);
    return shipClass;
}

std::vector<ShipClass> readOwnClasses(ObjectReader& top, std::string_view name, const ShipClasses& known)
{
    std::vector<ShipClass> classes;
    std::set<std::string> ids;
    std::set<std::string> names;
    for (const Json* item : top.items(name, maxOwnClasses)) {
        if (top.problems().size() >= maxProblems)
            break;
        const std::string path = std::string(name) + "[" + std::to_string(classes.size()) + "]";
        ShipClass shipClass = readOwnClass(*item, top.file(), top.pathOf(path), known, top.problems());
        if (!ids.insert(shipClass.id).second)
            top.refuse(path + ".id", phrase("This id stands twice."), phrase("Give each class its own."));
        else if (!names.insert(folded(shipClass.name)).second)
            top.refuse(path + ".name",
                       phrase("Two classes are called %1.", given(quotedForMessage(shipClass.name))),
                       phrase("Give each its own name."));
        classes.push_back(std::move(shipClass));
    }
    return classes;
}

std::vector<OwnFigure> readOwnFigures(ObjectReader& top)
{
    std::vector<OwnFigure> figures;
    std::set<std::pair<std::string, std::string>> seen;
    for (const Json* item : top.items("house_figures", maxOwnFigures)) {
        const std::string path = "house_figures[" + std::to_string(figures.size()) + "]";
        OwnFigure figure;
        ObjectReader read(*item, top.file(), top.pathOf(path), top.problems(), Missing::IsAProblem);
        read("rules", figure.rules, nameText);
        read("key", figure.key, nameText);
        read("value", figure.value, nameText);
        read.finish();
        if (!seen.emplace(figure.rules, figure.key).second)
            read.refuse("key", phrase("It stands twice."), phrase("Keep one of the two."));
        figures.push_back(std::move(figure));
    }
    return figures;
}

Json ownFiguresJson(const std::vector<OwnFigure>& figures)
{
    Json list = Json::array();
    for (const OwnFigure& each : figures)
        list.push_back({{"rules", each.rules}, {"key", each.key}, {"value", each.value}});
    return list;
}

Result<ClassBook> readClassBook(const Json& json, const std::string& file, const ShipClasses& known)
{
    Problems problems;
    ClassBook book;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat(classesFormat);
    top("name", book.name, optionalNameText);
    top("source", book.source, noteText);
    book.classes = readOwnClasses(top, "classes", known);
    book.figures = readOwnFigures(top);
    top.finish();
    if (book.classes.empty() && book.figures.empty() && problems.empty())
        top.refuse("classes", phrase("There is no class in it."), phrase("Give at least one."));
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return book;
}

Json ownClassJson(const ShipClass& shipClass)
{
    Json json{{"id", shipClass.id},
              {"name", shipClass.name},
              {"years", {{"from", shipClass.fromYear}, {"to", shipClass.toYear}}},
              {"rowers", shipClass.rowers},
              {"fighters", shipClass.fighters},
              {"fighting_oars", shipClass.fit.fightingOars},
              {"deck", shipClass.deck}};
    if (!shipClass.like.empty())
        json["like"] = shipClass.like;
    json["games"] = shipClass.games;
    return json;
}

Json classBookJson(const ClassBook& book)
{
    Json json{{"format", classesFormat}, {"name", book.name}};
    if (!book.source.empty())
        json["source"] = book.source;
    json["classes"] = Json::array();
    for (const ShipClass& each : book.classes)
        json["classes"].push_back(ownClassJson(each));
    if (!book.figures.empty())
        json["house_figures"] = ownFiguresJson(book.figures);
    return json;
}

ShipClass copyOf(const ShipClass& builtIn, const std::string& id, const std::string& name)
{
    ShipClass copy = builtIn;
    copy.id = id;
    copy.name = name;
    copy.isOwn = true;
    copy.like = builtIn.isOwn ? builtIn.like : builtIn.id;
    copy.source = "house";
    for (auto& block : copy.games)
        if (block.is_object())
            block["source"] = "house";
    return copy;
}

bool isSameClassName(std::string_view one, std::string_view other)
{
    return folded(one) == folded(other);
}

std::vector<std::string> derivedValues(const ShipClass& shipClass, std::string_view game)
{
    std::vector<std::string> values;
    const auto block = shipClass.games.find(std::string(game));
    if (block == shipClass.games.end() || !block->contains("derived"))
        return values;
    for (const Json& name : (*block)["derived"])
        values.push_back(name.get<std::string>());
    return values;
}

bool hasDerivedValues(const ShipClass& shipClass)
{
    return std::any_of(shipClass.games.begin(), shipClass.games.end(),
                       [](const Json& block) { return block.contains("derived"); });
}

Findings ownClassFindings(const ShipClass& shipClass, const FitRules& rules)
{
    const Phrase subject = given(shipClass.name);
    Findings findings = fitFindings({subject, shipClass, shipClass.fit, std::nullopt}, rules);
    for (const auto& [game, block] : shipClass.games.items()) {
        std::string list;
        for (const std::string& name : derivedValues(shipClass, game))
            list += (list.empty() ? "" : ", ") + name;
        if (!list.empty())
            findings.push_back(
                {Severity::Note, "derived-values", "", subject,
                 phrase("Derived by the house formula for %1: %2.", given(game), given(list))});
    }
    if (shipClass.fit.cataphract != (shipClass.deck == "cataphract")
        || shipClass.fit.sailOnly != (shipClass.deck == "sail"))
        findings.push_back({Severity::Warning, "deck-differs", "SA-1.2", subject,
                            phrase("Its deck is not what its values say; make them agree.")});
    return findings;
}

std::shared_ptr<const ShipClass> sharedClass(const ShipClass& shipClass)
{
    static std::mutex keeping;
    static std::multimap<std::string, std::weak_ptr<const ShipClass>> kept;
    const std::lock_guard lock(keeping);
    auto [at, end] = kept.equal_range(shipClass.id);
    while (at != end) {
        const auto alive = at->second.lock();
        if (alive && *alive == shipClass)
            return alive;
        at = alive ? std::next(at) : kept.erase(at);
    }
    auto shared = std::make_shared<const ShipClass>(shipClass);
    kept.emplace(shipClass.id, shared);
    return shared;
}

} // namespace navarch
