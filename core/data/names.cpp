// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/names.h"

#include <algorithm>
#include <set>
#include <stdexcept>

#include "core/base/json_reader.h"
#include "core/base/text.h"
#include "core/data/embedded.h"

namespace navarch {

namespace {

constexpr const char* namesFile = "names.json";
constexpr int mostNames = 1000;

std::vector<std::string> namesOf(ObjectReader& read, std::string_view field)
{
    std::vector<std::string> names;
    std::set<std::string> seen;
    for (const Json* item : read.items(field, mostNames)) {
        std::string name = item->is_string() ? item->get<std::string>() : std::string();
        if (name.empty() || whyUnfitText(name, maxNameLength) || !seen.insert(name).second)
            read.refuse(field, phrase("A name belongs here, each once."));
        else
            names.push_back(std::move(name));
    }
    return names;
}

} // namespace

Result<NameLists> NameLists::fromJson(const Json& json, const std::string& file)
{
    Problems problems;
    NameLists lists;
    ObjectReader top(json, file, {}, problems);
    top.expectFormat("navarch-names/1");
    std::string source;
    top("source", source, noteText);
    for (const Json* item : top.items("peoples", mostNames)) {
        ObjectReader read(*item, file, "peoples[" + std::to_string(lists.m_peoples.size()) + "]", problems);
        PeopleNames people;
        read("id", people.id, nameText);
        read("source", source, noteText);
        people.homes = namesOf(read, "homes");
        people.ships = namesOf(read, "ships");
        people.men = namesOf(read, "men");
        read.finish();
        if (people.ships.empty() || people.men.empty())
            read.refuse("ships", phrase("A name belongs here, each once."));
        lists.m_peoples.push_back(std::move(people));
    }
    top.finish();
    if (lists.m_peoples.empty())
        top.refuse("peoples", phrase("This field is missing."), phrase("Add it."));
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return lists;
}

const NameLists& NameLists::builtIn()
{
    static const NameLists lists = [] {
        auto loaded =
            parseJson(embeddedFile(namesFile).value_or(""), namesFile).and_then([](const Json& json) {
                return fromJson(json, namesFile);
            });
        if (!loaded)
            throw std::logic_error(loaded.error().front().text());
        return std::move(*loaded);
    }();
    return lists;
}

const PeopleNames& NameLists::of(std::string_view home) const
{
    const auto found = std::find_if(m_peoples.begin(), m_peoples.end(), [&](const PeopleNames& people) {
        return std::find(people.homes.begin(), people.homes.end(), home) != people.homes.end();
    });
    return found == m_peoples.end() ? m_peoples.front() : *found;
}

} // namespace navarch
