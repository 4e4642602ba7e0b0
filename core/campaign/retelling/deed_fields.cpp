// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/retelling/deed_fields.h"

#include <algorithm>
#include <array>

#include "core/campaign/umpire/field_lister.h"
#include "core/campaign/umpire/field_words.h"

namespace navarch {

namespace {

/// A visitor of actions: lists what people enter one by one, and passes over what is more than that.
class DeedFieldLister {
public:
    explicit DeedFieldLister(const Json& values) : m_list(values) {}

    template <class Field, class... Limits>
    void operator()(std::string_view name, const Field& field, const Limits&... limits)
    {
        if constexpr (requires { m_list(name, field, limits...); })
            m_list(name, field, limits...);
    }
    template <class Field, class... Limits>
    void operator()(std::string_view name, const std::optional<Field>& field, const Limits&... limits)
    {
        if constexpr (std::is_default_constructible_v<Field>)
            (*this)(name, field.value_or(Field{}), limits...);
    }
    /// A value of any kind that a record's field may be of.
    void operator()(std::string_view name, const Json& plain)
    {
        if (plain.is_boolean())
            (*this)(name, plain.get<bool>());
        else if (plain.is_number_integer())
            (*this)(name, plain.get<std::int64_t>(), numberBounds);
        else if (plain.is_string())
            (*this)(name, plain.get<std::string>(), chronicleText);
    }
    void replay(std::string_view, const std::string&) {}

    [[nodiscard]] std::vector<RecordField> take() { return m_list.take(); }

private:
    FieldLister m_list;
};

/// Of fields that no record has, or means otherwise.
constexpr std::array deedWordTable{
    FieldWord{"accept", phraseText("Accepted")},
    FieldWord{"amount", phraseText("Amount")},
    FieldWord{"battle", phraseText("Battle")},
    FieldWord{"budget", phraseText("Budget")},
    FieldWord{"commander", phraseText("Commander")},
    FieldWord{"contact", phraseText("Meeting")},
    FieldWord{"contract", phraseText("Contract")},
    FieldWord{"direction", phraseText("Wind's direction, an eighth of the circle each")},
    FieldWord{"done", phraseText("Orders are done")},
    FieldWord{"escorted", phraseText("Fleet that it escorts")},
    FieldWord{"field", phraseText("Field of the record")},
    FieldWord{"fleet", phraseText("Fleet")},
    FieldWord{"forced", phraseText("Forced rowing")},
    FieldWord{"gear", phraseText("Gear is repaired")},
    FieldWord{"home_port", phraseText("Home port")},
    FieldWord{"id", phraseText("Number of the record")},
    FieldWord{"into", phraseText("Fleet that it joins")},
    FieldWord{"key", phraseText("Which one, by its key")},
    FieldWord{"levels", phraseText("Levels of damage repaired")},
    FieldWord{"loan", phraseText("Loan")},
    FieldWord{"offer", phraseText("Offer")},
    FieldWord{"order", phraseText("Order given")},
    FieldWord{"other", phraseText("The other")},
    FieldWord{"owner", phraseText("Owner")},
    FieldWord{"place", phraseText("Place")},
    FieldWord{"placed", phraseText("Placed by the umpire, for nothing")},
    FieldWord{"port", phraseText("Port")},
    FieldWord{"relation", phraseText("Relation")},
    FieldWord{"rules", phraseText("Rules")},
    FieldWord{"sea", phraseText("Sea")},
    FieldWord{"section", phraseText("Wall section")},
    FieldWord{"seed", phraseText("Seed of the dice")},
    FieldWord{"ship", phraseText("Ship")},
    FieldWord{"side", phraseText("Side")},
    FieldWord{"squadron", phraseText("Squadron")},
    FieldWord{"table", phraseText("Kind of record")},
    FieldWord{"to", phraseText("To whom")},
    FieldWord{"turn_limit", phraseText("Turn limit")},
    FieldWord{"way", phraseText("How it was fought")},
    FieldWord{"weeks", phraseText("How many weeks")},
    FieldWord{"wind", phraseText("Wind")},
    FieldWord{"work", phraseText("Work")},
    FieldWord{"yard", phraseText("It has a yard")},
};

static_assert(areSorted(deedWordTable));

constexpr std::array deedKindTable{
    DeedKind{"fleet.order", phraseText("A fleet is given an order")},
    DeedKind{"fleet.join", phraseText("A fleet joins another")},
    DeedKind{"fleet.raise", phraseText("A fleet is raised")},
    DeedKind{"fleet.change", phraseText("A fleet is renamed or placed elsewhere")},
    DeedKind{"fleet.disband", phraseText("A fleet is disbanded")},
    DeedKind{"squadron.form", phraseText("A squadron is formed")},
    DeedKind{"squadron.rename", phraseText("A squadron is renamed")},
    DeedKind{"squadron.disband", phraseText("A squadron is disbanded")},
    DeedKind{"ship.rename", phraseText("A ship is renamed")},
    DeedKind{"ship.captain", phraseText("A ship's captain is named")},
    DeedKind{"finding.waive", phraseText("A ship's finding is let pass")},
    DeedKind{"commander.appoint", phraseText("A commander is appointed")},
    DeedKind{"commander.change", phraseText("A commander gets another name or post")},
    DeedKind{"commander.dismiss", phraseText("A commander is dismissed")},
    DeedKind{"prisoner.ransom", phraseText("A prisoner is ransomed")},
    DeedKind{"prisoner.exchange", phraseText("Prisoners are exchanged")},
    DeedKind{"prisoner.free", phraseText("A prisoner is set free")},
    DeedKind{"port.change", phraseText("A port is changed")},
    DeedKind{"port.cede", phraseText("A port is ceded")},
    DeedKind{"port.roll", phraseText("A neutral port's defences are rolled")},
    DeedKind{"garrison.raise", phraseText("A garrison is raised")},
    DeedKind{"yard.cancel", phraseText("Work in a yard is called off")},
    DeedKind{"ledger.enter", phraseText("Money is entered in the ledger")},
    DeedKind{"loan.take", phraseText("A side borrows")},
    DeedKind{"loan.repay", phraseText("A loan is repaid")},
    DeedKind{"ally.sign", phraseText("An ally's contract is signed")},
    DeedKind{"ally.change", phraseText("An ally's contract is changed")},
    DeedKind{"ally.end", phraseText("An ally's contract ends")},
    DeedKind{"relation.offer", phraseText("A side offers a relation")},
    DeedKind{"relation.answer", phraseText("An offer is answered")},
    DeedKind{"relation.withdraw", phraseText("An offer is withdrawn")},
    DeedKind{"relation.break", phraseText("A side breaks its word")},
    DeedKind{"relation.set", phraseText("The umpire sets a relation")},
    DeedKind{"contact.dismiss", phraseText("A meeting comes to nothing")},
    DeedKind{"battle.call-off", phraseText("A battle is called off")},
    DeedKind{"battle.take-back", phraseText("A battle's result is taken back")},
    DeedKind{"side.add", phraseText("A side enters the war")},
    DeedKind{"side.change", phraseText("A side is changed")},
    DeedKind{"setting.change", phraseText("A setting is changed")},
    DeedKind{"house-figure.set", phraseText("A house figure is set")},
    DeedKind{"campaign.rename", phraseText("The campaign is renamed")},
    DeedKind{"chronicle.note", phraseText("A note is written")},
};

template <class... Typed>
std::optional<Action> blankOf(const std::variant<Typed...>*, std::string_view kind)
{
    std::optional<Action> blank;
    ((Typed::kind == kind ? void(blank.emplace().emplace<Typed>()) : void()), ...);
    return blank;
}

} // namespace

std::vector<RecordField> fieldsOfAction(const Action& action)
{
    const Json values = actionJson(action);
    DeedFieldLister lister(values);
    std::visit([&](const auto& typed) { visitFields(typed, lister); }, action);
    return lister.take();
}

Result<Action> withField(const Action& action, std::string_view field, const Json& value,
                         const Figures& figures)
{
    Json json = actionJson(action);
    if (value.is_null())
        json.erase(std::string(field));
    else
        json[std::string(field)] = value;
    return readAction(json, std::string(field), figures);
}

Phrase deedFieldWords(std::string_view field)
{
    const PhraseText* found = wordsIn(deedWordTable, field);
    return found ? Phrase(*found, std::nullopt, {}) : fieldWords(field);
}

std::span<const DeedKind> insertableDeeds()
{
    return deedKindTable;
}

std::optional<Action> blankAction(std::string_view kind)
{
    return blankOf(static_cast<const ActionKinds*>(nullptr), kind);
}

} // namespace navarch
