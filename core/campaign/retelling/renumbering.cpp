// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/retelling/renumbering.h"

#include <algorithm>
#include <vector>

#include "core/campaign/umpire/record_fields.h"

namespace navarch {

namespace {

template <class Record>
std::vector<const Record*> madeBy(const Changes& changes)
{
    std::vector<const Record*> made;
    for (const AnyChange& any : changes)
        if (const auto* change = std::get_if<RowChange<Record>>(&any);
            change && !change->before && change->after)
            made.push_back(&*change->after);
    std::sort(made.begin(), made.end(), [](const Record* a, const Record* b) { return a->id < b->id; });
    return made;
}

/// Whether the one is the other by more than its place in the order.
template <class Record>
bool isPlainlySame(const Record& then, const Record& now, const Renumbering& numbers)
{
    if constexpr (std::is_same_v<Record, ContactRecord>)
        return then.kind == now.kind && numbers.numberOf(then.fleet.value) == now.fleet.value
               && numbers.numberOf(then.other.value) == now.other.value
               && numbers.numberOf(then.port.value) == now.port.value;
    else if constexpr (requires { then.name; })
        return then.name == now.name;
    else
        return false;
}

/// Puts the numbers of an action's things into the new count.
class Translator {
public:
    explicit Translator(const Renumbering& numbers) : m_numbers(numbers) {}

    template <class Thing>
    void operator()(std::string_view, Id<Thing>& id)
    {
        translate(id.value);
    }
    template <class Thing>
    void operator()(std::string_view, std::optional<Id<Thing>>& id)
    {
        if (id)
            translate(id->value);
    }
    template <class Thing>
    void operator()(std::string_view, std::vector<Id<Thing>>& ids, int)
    {
        for (Id<Thing>& id : ids)
            translate(id.value);
    }
    void operator()(std::string_view, std::vector<PrizeChoice>& prizes)
    {
        for (PrizeChoice& prize : prizes)
            translate(prize.ship.value);
    }
    void replay(std::string_view, std::string&) {}
    template <class Value, class... Limits>
    void operator()(std::string_view, Value&, const Limits&...)
    {
    }

    void translate(std::int64_t& number)
    {
        if (const auto now = m_numbers.numberOf(number))
            number = *now;
        else
            m_isWhole = false;
    }
    [[nodiscard]] bool isWhole() const { return m_isWhole; }

private:
    const Renumbering& m_numbers;
    bool m_isWhole = true;
};

/// Whether a field of that name leads to another record.
class ReferenceFinder {
public:
    explicit ReferenceFinder(std::string_view wanted) : m_wanted(wanted) {}

    template <class Thing>
    void operator()(std::string_view name, const Id<Thing>&)
    {
        m_isFound = m_isFound || name == m_wanted;
    }
    template <class Value, class... Limits>
    void operator()(std::string_view, const Value&, const Limits&...)
    {
    }
    [[nodiscard]] bool isFound() const { return m_isFound; }

private:
    std::string_view m_wanted;
    bool m_isFound = false;
};

template <class Record>
bool isReference(std::string_view field)
{
    const Record record{};
    ReferenceFinder finder(field);
    visitFields(record, finder);
    return finder.isFound();
}

void translateSetting(SetField& set, Translator& translate)
{
    translate.translate(set.record);
    bool leads = false;
    withTable(AllRecords{}, set.table, [&]<class Record>() { leads = isReference<Record>(set.field); });
    if (!leads || !set.value.is_number_integer())
        return;
    auto number = set.value.get<std::int64_t>();
    translate.translate(number);
    set.value = number;
}

} // namespace

std::optional<std::int64_t> Renumbering::numberOf(std::int64_t then) const
{
    const auto found = m_numbers.find(then);
    return found == m_numbers.end() ? std::optional(then) : found->second;
}

void Renumbering::match(const Changes& then, const Changes& now)
{
    const auto matchTable = [&]<class Record>(const Record*) {
        std::vector<const Record*> olds = madeBy<Record>(then);
        std::vector<const Record*> news = madeBy<Record>(now);
        for (const Record* old : olds)
            m_numbers[old->id.value] = std::nullopt;
        const auto pair = [&](const Record*& old, auto found) {
            m_numbers[old->id.value] = (*found)->id.value;
            news.erase(found);
            old = nullptr;
        };
        for (const Record*& old : olds) {
            const auto found = std::find_if(news.begin(), news.end(), [&](const Record* each) {
                return isPlainlySame(*old, *each, *this);
            });
            if (found != news.end())
                pair(old, found);
        }
        if constexpr (!std::is_same_v<Record, ContactRecord>)
            for (const Record*& old : olds)
                if (old && !news.empty())
                    pair(old, news.begin());
    };
    const auto matchAll = [&]<class... Records>(RecordList<Records...>) {
        (matchTable(static_cast<const Records*>(nullptr)), ...);
    };
    matchAll(AllRecords{});
}

std::optional<Action> Renumbering::translated(const Action& action) const
{
    Action changed = action;
    Translator translate(*this);
    std::visit([&](auto& typed) { visitFields(typed, translate); }, changed);
    if (auto* set = std::get_if<SetField>(&changed))
        translateSetting(*set, translate);
    return translate.isWhole() ? std::optional(std::move(changed)) : std::nullopt;
}

} // namespace navarch
