// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ships/class_edits.h"

#include <algorithm>
#include <cstdint>

#include "core/base/json_reader.h"
#include "core/base/text.h"

namespace navarch {

namespace {

bool hasClass(const ClassBook& book, int at)
{
    return at >= 0 && at < static_cast<int>(book.classes.size());
}

tl::unexpected<Problems> noSuchClass(int at)
{
    return tl::unexpected(Problems{{{},
                                    phrase("There is no class number %1 in this file.", std::int64_t{at} + 1),
                                    phrase("Choose another.")}});
}

std::string inSmallLetters(std::string_view name)
{
    std::string text(name);
    for (char& c : text)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return text;
}

/// The reader's problems, with the path alone as their place: no file has been read.
tl::unexpected<Problems> refused(Problems problems)
{
    constexpr std::string_view noFile = ": ";
    for (Problem& each : problems)
        if (each.place.starts_with(noFile))
            each.place.erase(0, noFile.size());
    return tl::unexpected(std::move(problems));
}

/// Takes a text that came from people into a name that `whyUnfitText` is content with, or says why not.
Result<void> fitName(const std::string& name, const TextBounds& bounds, const std::string& place)
{
    Problems problems;
    const Json json{{"name", name}};
    ObjectReader read(json, {}, place, problems);
    std::string taken;
    read("name", taken, bounds);
    if (!problems.empty())
        return refused(std::move(problems));
    return {};
}

/// The class as a file that gives what is given, and leaves the rest to the formulas.
Json givenJson(const ShipClass& shipClass)
{
    Json json = ownClassJson(shipClass);
    for (auto& [game, block] : json["games"].items()) {
        if (!block.is_object())
            continue;
        for (const std::string& name : derivedValues(shipClass, game))
            block.erase(name);
        block.erase("derived");
    }
    return json;
}

/// Says what stands against a class beside the others of a book, whose place at `at` it takes.
Result<void> besideOthers(const ClassBook& book, const ShipClass& shipClass, std::size_t at)
{
    for (std::size_t i = 0; i < book.classes.size(); ++i) {
        if (i == at)
            continue;
        if (book.classes[i].id == shipClass.id)
            return problem("id", phrase("Another class here has the id %1.", given(shipClass.id)),
                           phrase("Give each its own."));
        if (inSmallLetters(book.classes[i].name) == inSmallLetters(shipClass.name))
            return problem("name",
                           phrase("Two classes are called %1.", given(quotedForMessage(shipClass.name))),
                           phrase("Give each its own name."));
    }
    return {};
}

/// `json` read in the place of the class at `at`; one beyond the last is one more.
EditedBook withRead(const ClassBook& book, std::size_t at, const Json& json, const ShipClasses& known)
{
    Problems problems;
    ShipClass read = readOwnClass(json, {}, {}, known, problems);
    if (!problems.empty())
        return refused(std::move(problems));
    if (at >= static_cast<std::size_t>(maxOwnClasses))
        return problem("classes", phrase("There are %1 classes already.", maxOwnClasses),
                       phrase("Put the others into another file."));
    if (auto fits = besideOthers(book, read, at); !fits)
        return tl::unexpected(std::move(fits.error()));
    ClassBook next = book;
    if (at < next.classes.size())
        next.classes[at] = std::move(read);
    else
        next.classes.push_back(std::move(read));
    return next;
}

bool isTaken(const ClassBook& book, const std::string& name, const ShipClasses& known)
{
    const std::string small = inSmallLetters(name);
    const std::string id = classIdOf(name);
    const auto has = [&](const ShipClass& each) {
        return inSmallLetters(each.name) == small || each.id == id;
    };
    return std::any_of(book.classes.begin(), book.classes.end(), has)
           || std::any_of(known.all().begin(), known.all().end(), has);
}

/// `name`, or with a number behind it that makes it nobody else's.
std::string freeName(const ClassBook& book, std::string name, const ShipClasses& known)
{
    constexpr int roomForNumber = 4;
    while (codePointCount(name) + roomForNumber > maxNameLength)
        do
            name.pop_back(); // to the front of a character
        while (!name.empty() && whyUnfitText(name, maxNameLength));
    std::string candidate = name;
    for (int number = 2; isTaken(book, candidate, known); ++number)
        candidate = name + " " + std::to_string(number);
    return candidate;
}

} // namespace

EditedBook withBookName(const ClassBook& book, const std::string& name)
{
    if (auto fits = fitName(name, optionalNameText, {}); !fits)
        return tl::unexpected(std::move(fits.error()));
    ClassBook next = book;
    next.name = name;
    return next;
}

EditedBook withBookSource(const ClassBook& book, const std::string& source)
{
    if (auto fits = fitName(source, noteText, {}); !fits)
        return tl::unexpected(std::move(fits.error()));
    ClassBook next = book;
    next.source = source;
    return next;
}

EditedBook withCopy(const ClassBook& book, const ShipClass& of, const ShipClasses& known)
{
    const std::string name = freeName(book, of.name, known);
    return withRead(book, book.classes.size(), ownClassJson(copyOf(of, classIdOf(name), name)), known);
}

EditedBook withOwn(const ClassBook& book, const ShipClass& own, const ShipClasses& known)
{
    return withRead(book, book.classes.size(), ownClassJson(own), known);
}

EditedBook withPlainClass(const ClassBook& book, const std::string& name, int rowers, int fighters,
                          const ShipClasses& known)
{
    if (auto fits = fitName(name, nameText, {}); !fits)
        return tl::unexpected(std::move(fits.error()));
    const std::string free = freeName(book, name, known);
    return withRead(book, book.classes.size(),
                    {{"id", classIdOf(free)}, {"name", free}, {"rowers", rowers}, {"fighters", fighters}},
                    known);
}

EditedBook withoutClass(const ClassBook& book, int at)
{
    if (!hasClass(book, at))
        return noSuchClass(at);
    ClassBook next = book;
    next.classes.erase(next.classes.begin() + at);
    return next;
}

EditedBook withClassField(const ClassBook& book, int at, std::string_view field, const Json& value,
                          const ShipClasses& known)
{
    if (!hasClass(book, at))
        return noSuchClass(at);
    const auto place = static_cast<std::size_t>(at);
    const ShipClass& now = book.classes[place];
    const bool isReckonedWith =
        field == "rowers" || field == "fighters" || field == "fighting_oars" || field == "deck";
    Json json = isReckonedWith ? givenJson(now) : ownClassJson(now);
    const std::string name(field);
    if (field == "from" || field == "to") {
        json["years"][name] = value;
    } else if (field == "like" && value.is_string() && value.get_ref<const std::string&>().empty()) {
        json.erase("like");
    } else if (isReckonedWith || field == "name" || field == "id" || field == "like") {
        json[name] = value;
    } else {
        return problem(quotedForMessage(name), phrase("A class has no such field."),
                       phrase("Choose another."));
    }
    if (field == "name" && now.id == classIdOf(now.name) && value.is_string())
        json["id"] = classIdOf(value.get_ref<const std::string&>());
    if (field == "deck" && value.is_string()) {
        Json& home = json["games"][std::string(homeGame)];
        const auto& deck = value.get_ref<const std::string&>();
        if (home.contains("cataphract"))
            home["cataphract"] = deck == "cataphract";
        if (home.contains("sail_only"))
            home["sail_only"] = deck == "sail";
    }
    return withRead(book, place, json, known);
}

EditedBook withClassValue(const ClassBook& book, int at, const std::string& game, const std::string& name,
                          const Json& value, const ShipClasses& known)
{
    if (!hasClass(book, at))
        return noSuchClass(at);
    const bool isMast = game == homeGame && name == "strong_mast";
    if (!isMast && !known.formulas().find(game, name))
        return problem(quotedForMessage("games." + game + "." + name), phrase("There is no such value."),
                       phrase("`navarch classes formulas` lists them."));
    Json json = givenJson(book.classes[static_cast<std::size_t>(at)]);
    json["games"][game][name] = value;
    return withRead(book, static_cast<std::size_t>(at), json, known);
}

EditedBook withDerived(const ClassBook& book, int at, const std::string& game, const std::string& name,
                       const ShipClasses& known)
{
    if (!hasClass(book, at))
        return noSuchClass(at);
    Json json = givenJson(book.classes[static_cast<std::size_t>(at)]);
    for (const ClassFormula& formula : known.formulas().all())
        if ((game.empty() || formula.game == game) && (name.empty() || formula.value == name)
            && json["games"].contains(formula.game))
            json["games"][formula.game].erase(formula.value);
    return withRead(book, static_cast<std::size_t>(at), json, known);
}

Json derivedValue(const ShipClass& shipClass, std::string_view game, std::string_view name,
                  const ShipClasses& known)
{
    const ClassFormula* formula = known.formulas().find(game, name);
    if (!formula)
        return nullptr;
    const Json json = ownClassJson(shipClass);
    const auto block = shipClass.games.find(std::string(game));
    return ClassFormulas::derived(*formula, classInputs(json, homeGame),
                                  block != shipClass.games.end() ? *block : Json::object());
}

EditedBook withFigure(const ClassBook& book, const OwnFigure& figure)
{
    for (const std::string* text : {&figure.rules, &figure.key, &figure.value})
        if (auto fits = fitName(*text, nameText, "house_figures"); !fits)
            return tl::unexpected(std::move(fits.error()));
    ClassBook next = book;
    const auto there = std::find_if(next.figures.begin(), next.figures.end(), [&](const OwnFigure& each) {
        return each.rules == figure.rules && each.key == figure.key;
    });
    if (there != next.figures.end())
        *there = figure;
    else if (next.figures.size() >= static_cast<std::size_t>(maxOwnFigures))
        return problem("house_figures", phrase("There are %1 figures already.", maxOwnFigures),
                       phrase("Put the others into another file."));
    else
        next.figures.push_back(figure);
    return next;
}

EditedBook withoutFigure(const ClassBook& book, const std::string& rules, const std::string& key)
{
    ClassBook next = book;
    const auto taken = std::erase_if(
        next.figures, [&](const OwnFigure& each) { return each.rules == rules && each.key == key; });
    if (taken == 0)
        return problem("house_figures", phrase("There is no such figure to be changed."),
                       phrase("Choose another."));
    return next;
}

} // namespace navarch
