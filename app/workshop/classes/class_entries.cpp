// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/classes/class_entries.h"

#include <QHash>

#include <algorithm>
#include <array>

#include "app/campaign/wording.h"
#include "core/base/year_phrase.h"
#include "core/battle/match/registry.h"
#include "core/ships/class_edits.h"

namespace navarch {

namespace {

constexpr QLatin1String ofTheShip{"ship"};
constexpr int mostMen = 5000;

FitEntry head(const QString& id, const QString& label, const QString& note)
{
    FitEntry entry;
    entry.field = QStringLiteral("head/") + id;
    entry.kind = FitControl::Head;
    entry.label = label;
    entry.note = note;
    return entry;
}

FitEntry ofShip(const char* value, FitControl::Kind kind)
{
    FitEntry entry;
    entry.field = ofTheShip + QLatin1Char('/') + QLatin1String(value);
    entry.kind = kind;
    entry.label = classValueLabel(value);
    return entry;
}

FitEntry menEntry(const char* value, int men)
{
    FitEntry entry = ofShip(value, FitControl::Stepper);
    entry.value = men;
    entry.most = mostMen;
    return entry;
}

FitEntry yearEntry(const char* value, int year)
{
    FitEntry entry = ofShip(value, FitControl::Stepper);
    entry.value = year;
    entry.least = static_cast<int>(yearBounds.least);
    entry.most = static_cast<int>(yearBounds.most);
    entry.note = spoken(phraseOfYear(year));
    return entry;
}

FitEntry deckEntry(const ShipClass& shipClass)
{
    FitEntry entry = ofShip("deck", FitControl::Choice);
    entry.choice = words(shipClass.deck);
    for (const std::string_view deck : {"aphract", "cataphract", "sail"})
        entry.options.append({words(deck), spokenName(std::string(deck))});
    return entry;
}

FitEntry likeEntry(const ShipClass& shipClass, const ShipClasses& known)
{
    FitEntry entry = ofShip("like", FitControl::Choice);
    entry.choice = words(shipClass.like);
    entry.note = windowText("whose gear she may carry (SA-11)");
    entry.options.append({QString(), windowText("no other")});
    for (const ShipClass& each : known.all())
        if (!each.isOwn)
            entry.options.append({words(each.id), spokenTerm(each.name)});
    return entry;
}

template <NamedEnum E>
void addNames(FitEntry& entry)
{
    for (const auto& each : EnumNames<E>::names)
        entry.options.append({words(each.name), wordOf(each.value)});
}

QString shownValue(const ClassFormula& formula, const Json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? windowText("yes") : windowText("no");
    if (value.is_string())
        return spokenName(value.get<std::string>());
    return formula.choices.empty() && value.is_number_integer() ? QString::number(value.get<std::int64_t>())
                                                                : QString();
}

/// A value of a game that has a formula.
FitEntry valueEntry(const ShipClass& shipClass, const ClassFormula& formula, const ShipClasses& known)
{
    FitEntry entry;
    entry.field = words(formula.game + "/" + formula.value);
    entry.label = classValueLabel(formula.value);
    const Json& block = shipClass.games[formula.game];
    const auto found = block.find(formula.value);
    const Json value = found == block.end() ? Json() : *found;
    if (formula.isFlag) {
        entry.kind = FitControl::Toggle;
        entry.value = value.is_boolean() && value.get<bool>() ? 1 : 0;
        entry.most = 1;
    } else if (formula.choices.empty()) {
        entry.kind = FitControl::Stepper;
        entry.value = value.is_number_integer() ? value.get<int>() : 0;
        entry.least = static_cast<int>(formula.bounds.least);
        entry.most = static_cast<int>(formula.bounds.most);
    } else {
        entry.kind = FitControl::Choice;
        entry.choice = value.is_string() ? words(value.get_ref<const std::string&>()) : QString();
        if (formula.value == "hull")
            addNames<Hull>(entry);
        else
            addNames<Ram>(entry);
    }
    const auto derived = derivedValues(shipClass, formula.game);
    entry.differs = std::find(derived.begin(), derived.end(), formula.value) == derived.end();
    entry.note =
        entry.differs
            ? windowText("the house formula says %1")
                  .arg(shownValue(formula, derivedValue(shipClass, formula.game, formula.value, known)))
            : windowText("by the house formula");
    return entry;
}

FitEntry mastEntry(const ShipClass& shipClass)
{
    FitEntry entry;
    entry.field = words(std::string(homeGame) + "/strong_mast");
    entry.kind = FitControl::Toggle;
    entry.label = classValueLabel("strong_mast");
    entry.value = shipClass.strongMast ? 1 : 0;
    entry.most = 1;
    return entry;
}

} // namespace

ClassValueName classValueOf(const QString& field)
{
    const auto slash = field.indexOf(QLatin1Char('/'));
    if (slash < 0)
        return {{}, field.toStdString()};
    const QString game = field.left(slash);
    return {game == ofTheShip ? std::string() : game.toStdString(), field.mid(slash + 1).toStdString()};
}

QString classValueLabel(const std::string& value)
{
    static const QHash<QString, const char*> labels{
        {QStringLiteral("rowers"), QT_TR_NOOP("Rowers")},
        {QStringLiteral("fighters"), QT_TR_NOOP("Fighting men")},
        {QStringLiteral("fighting_oars"), QT_TR_NOOP("Fighting oars")},
        {QStringLiteral("deck"), QT_TR_NOOP("Deck")},
        {QStringLiteral("like"), QT_TR_NOOP("Equipped like")},
        {QStringLiteral("from"), QT_TR_NOOP("Offered from")},
        {QStringLiteral("to"), QT_TR_NOOP("Offered to")},
        {QStringLiteral("size"), QT_TR_NOOP("Size class")},
        {QStringLiteral("speed"), QT_TR_NOOP("Speed")},
        {QStringLiteral("speed_extra"), QT_TR_NOOP("Highest speed")},
        {QStringLiteral("turn_class"), QT_TR_NOOP("Turn class")},
        {QStringLiteral("oars"), QT_TR_NOOP("Oar factors")},
        {QStringLiteral("towers"), QT_TR_NOOP("Room for towers")},
        {QStringLiteral("engines"), QT_TR_NOOP("Room for engines")},
        {QStringLiteral("troops"), QT_TR_NOOP("Room for troops")},
        {QStringLiteral("hull"), QT_TR_NOOP("Hull")},
        {QStringLiteral("cataphract"), QT_TR_NOOP("Cataphract deck")},
        {QStringLiteral("sail_only"), QT_TR_NOOP("Sail only")},
        {QStringLiteral("ram"), QT_TR_NOOP("Ram")},
        {QStringLiteral("strong_mast"), QT_TR_NOOP("Strong mast")},
        {QStringLiteral("move"), QT_TR_NOOP("Movement")},
        {QStringLiteral("max_speed"), QT_TR_NOOP("Highest speed")},
        {QStringLiteral("cruise_speed"), QT_TR_NOOP("Cruising speed")},
        {QStringLiteral("turn"), QT_TR_NOOP("Turning")},
        {QStringLiteral("acceleration"), QT_TR_NOOP("Acceleration")},
        {QStringLiteral("rexes"), QT_TR_NOOP("Rexes long")},
        {QStringLiteral("mass"), QT_TR_NOOP("Mass")},
        {QStringLiteral("units"), QT_TR_NOOP("Units aboard")},
        {QStringLiteral("fast"), QT_TR_NOOP("Fast")}};
    const char* label = labels.value(words(value), nullptr);
    return label ? windowText(label) : words(value);
}

std::vector<FitEntry> classEntries(const ShipClass& shipClass, const ShipClasses& known)
{
    std::vector<FitEntry> entries;
    entries.push_back(head(ofTheShip, windowText("The ship"), windowText("what the formulas reckon with")));
    entries.push_back(menEntry("rowers", shipClass.rowers));
    entries.push_back(menEntry("fighters", shipClass.fighters));
    entries.push_back(deckEntry(shipClass));
    FitEntry oars = ofShip("fighting_oars", FitControl::Toggle);
    oars.value = shipClass.fit.fightingOars ? 1 : 0;
    oars.most = 1;
    entries.push_back(std::move(oars));
    entries.push_back(yearEntry("from", shipClass.fromYear));
    entries.push_back(yearEntry("to", shipClass.toYear));
    entries.push_back(likeEntry(shipClass, known));
    for (const std::string& game : known.formulas().games()) {
        const RuleSet* rules = builtInRuleSets().find(game);
        const auto derived = derivedValues(shipClass, game).size();
        std::vector<FitEntry> values;
        for (const ClassFormula& formula : known.formulas().all())
            if (formula.game == game)
                values.push_back(valueEntry(shipClass, formula, known));
        entries.push_back(head(words(game), rules ? words(rules->name) : words(game),
                               windowText("%1 of %2 by formula").arg(derived).arg(values.size())));
        std::move(values.begin(), values.end(), std::back_inserter(entries));
        if (game == homeGame)
            entries.push_back(mastEntry(shipClass));
    }
    return entries;
}

} // namespace navarch
