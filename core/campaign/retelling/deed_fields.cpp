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

struct DeedFieldWord {
    std::string_view field;
    PhraseText words;
};

/// Of fields that no record has, or means otherwise.
constexpr std::array deedWordTable{
    DeedFieldWord{"accept", phraseText("Accepted")},
    DeedFieldWord{"amount", phraseText("Amount, in talents")},
    DeedFieldWord{"battle", phraseText("Battle")},
    DeedFieldWord{"budget", phraseText("Budget, in talents")},
    DeedFieldWord{"commander", phraseText("Commander")},
    DeedFieldWord{"contact", phraseText("Meeting")},
    DeedFieldWord{"contract", phraseText("Contract")},
    DeedFieldWord{"direction", phraseText("Wind's direction, an eighth of the circle each")},
    DeedFieldWord{"done", phraseText("Orders are done")},
    DeedFieldWord{"escorted", phraseText("Fleet that it escorts")},
    DeedFieldWord{"field", phraseText("Field of the record")},
    DeedFieldWord{"fleet", phraseText("Fleet")},
    DeedFieldWord{"forced", phraseText("Forced rowing")},
    DeedFieldWord{"gear", phraseText("Gear is repaired")},
    DeedFieldWord{"home_port", phraseText("Home port")},
    DeedFieldWord{"id", phraseText("Number of the record")},
    DeedFieldWord{"into", phraseText("Fleet that it joins")},
    DeedFieldWord{"key", phraseText("Which one, by its key")},
    DeedFieldWord{"levels", phraseText("Levels of damage repaired")},
    DeedFieldWord{"loan", phraseText("Loan")},
    DeedFieldWord{"offer", phraseText("Offer")},
    DeedFieldWord{"order", phraseText("Order")},
    DeedFieldWord{"other", phraseText("The other")},
    DeedFieldWord{"owner", phraseText("Owner")},
    DeedFieldWord{"place", phraseText("Place")},
    DeedFieldWord{"placed", phraseText("Placed by the umpire, for nothing")},
    DeedFieldWord{"port", phraseText("Port")},
    DeedFieldWord{"relation", phraseText("Relation")},
    DeedFieldWord{"rules", phraseText("Rules")},
    DeedFieldWord{"sea", phraseText("Sea")},
    DeedFieldWord{"section", phraseText("Wall section")},
    DeedFieldWord{"seed", phraseText("Seed of the dice")},
    DeedFieldWord{"ship", phraseText("Ship")},
    DeedFieldWord{"side", phraseText("Side")},
    DeedFieldWord{"squadron", phraseText("Squadron")},
    DeedFieldWord{"table", phraseText("Kind of record")},
    DeedFieldWord{"to", phraseText("To whom")},
    DeedFieldWord{"turn_limit", phraseText("Turn limit")},
    DeedFieldWord{"way", phraseText("How it was fought")},
    DeedFieldWord{"weeks", phraseText("How many weeks")},
    DeedFieldWord{"wind", phraseText("Wind")},
    DeedFieldWord{"work", phraseText("Work")},
    DeedFieldWord{"yard", phraseText("It has a yard")},
};

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
    ((Typed::kind == kind ? void(blank = Typed{}) : void()), ...);
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
    json[std::string(field)] = value;
    return readAction(json, std::string(field), figures);
}

Phrase deedFieldWords(std::string_view field)
{
    const auto found = std::find_if(deedWordTable.begin(), deedWordTable.end(),
                                    [&](const DeedFieldWord& word) { return word.field == field; });
    return found != deedWordTable.end() ? Phrase(found->words, std::nullopt, {}) : fieldWords(field);
}

std::span<const DeedKind> insertableDeeds()
{
    return deedKindTable;
}

std::optional<Action> blankAction(std::string_view kind)
{
    return blankOf(static_cast<const Action*>(nullptr), kind);
}

} // namespace navarch
