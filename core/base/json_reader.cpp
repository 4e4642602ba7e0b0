// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/json_reader.h"

#include <utility>

namespace navarch {

namespace {

Phrase rangeText(Bounds bounds)
{
    return phrase("Give a whole number from %1 to %2.", bounds.least, bounds.most);
}

/// The sentence that has it in it: that this value cannot stand there.
Phrase cannotStandHere(const Json& json)
{
    if (json.is_array())
        return phrase("a list cannot stand here.");
    if (json.is_object())
        return phrase("an object cannot stand here.");
    return phrase(
        "%1 cannot stand here.",
        given(json.is_string() ? quotedForMessage(json.get_ref<const std::string&>()) : json.dump()));
}

/// The whole number in `json` when it is one within `bounds`. 3.0 and 1e9 are no whole numbers here: a file that means
/// three writes 3.
std::optional<std::int64_t> wholeNumber(const Json& json, Bounds bounds)
{
    if (!json.is_number_integer())
        return std::nullopt;
    if (json.is_number_unsigned() && json.get<std::uint64_t>() > static_cast<std::uint64_t>(INT64_MAX))
        return std::nullopt;
    const auto number = json.get<std::int64_t>();
    if (number < bounds.least || number > bounds.most)
        return std::nullopt;
    return number;
}

} // namespace

ObjectReader::ObjectReader(const Json& json, std::string file, std::string path, Problems& problems,
                           Missing missing)
    : m_json(json.is_object() ? &json : nullptr),
      m_file(std::move(file)),
      m_path(std::move(path)),
      m_problems(problems),
      m_missing(missing)
{
    if (!m_json)
        refuse({}, json.is_array() ? phrase("An object in braces belongs here, not a list.")
                   : json.is_string()
                       ? phrase("An object in braces belongs here, not %1.",
                                given(quotedForMessage(json.get_ref<const std::string&>())))
                       : phrase("An object in braces belongs here, not %1.", given(json.dump())));
}

std::string ObjectReader::pathOf(std::string_view name) const
{
    if (name.empty())
        return m_path;
    return m_path.empty() ? std::string(name) : m_path + "." + std::string(name);
}

void ObjectReader::refuse(std::string_view name, Phrase what, Phrase remedy)
{
    if (m_problems.size() >= maxProblems)
        return;
    const std::string path = pathOf(name);
    m_problems.push_back({path.empty() ? m_file : m_file + ": " + path, std::move(what), std::move(remedy)});
}

const Json* ObjectReader::value(std::string_view name)
{
    m_known.emplace(name);
    if (!m_json)
        return nullptr;
    const auto found = m_json->find(std::string(name));
    return found == m_json->end() ? nullptr : &*found;
}

const Json* ObjectReader::require(std::string_view name)
{
    const Json* json = value(name);
    if (!json && m_json && m_missing == Missing::IsAProblem)
        refuse(name, phrase("This field is missing."), phrase("Add it."));
    return json;
}

void ObjectReader::operator()(std::string_view name, std::int64_t& value, Bounds bounds)
{
    const Json* json = require(name);
    if (!json)
        return;
    if (const auto number = wholeNumber(*json, bounds))
        value = *number;
    else
        refuse(name, cannotStandHere(*json), rangeText(bounds));
}

void ObjectReader::operator()(std::string_view name, int& value, Bounds bounds)
{
    std::int64_t wide = value;
    (*this)(name, wide, bounds);
    value = static_cast<int>(wide);
}

void ObjectReader::operator()(std::string_view name, bool& value)
{
    const Json* json = require(name);
    if (!json)
        return;
    if (json->is_boolean())
        value = json->get<bool>();
    else
        refuse(name, cannotStandHere(*json), phrase("Write true or false."));
}

bool ObjectReader::readText(std::string_view name, std::string& value)
{
    const Json* json = require(name);
    if (!json)
        return false;
    if (!json->is_string()) {
        refuse(name, cannotStandHere(*json), phrase("Write a text in quotes."));
        return false;
    }
    value = json->get_ref<const std::string&>();
    return true;
}

void ObjectReader::operator()(std::string_view name, std::string& value, TextBounds bounds)
{
    std::string text;
    if (!readText(name, text))
        return;
    if (text.empty() && !bounds.mayBeEmpty) {
        refuse(name, phrase("This text is empty."), phrase("Write at least one character."));
    } else if (const auto why = whyUnfitText(text, bounds.maxLength, bounds.multiline)) {
        refuse(name, phrase("The text %1 %2.", given(quotedForMessage(text)), *why),
               phrase("Write plain text of at most %1 characters.", bounds.maxLength));
    } else {
        value = std::move(text);
    }
}

void ObjectReader::operator()(std::string_view name, std::vector<int>& value, ListBounds bounds)
{
    if (!require(name))
        return;
    std::vector<int> read;
    int index = 0;
    for (const Json* item : items(name, bounds.maxCount)) {
        const std::string place = std::string(name) + "[" + std::to_string(index++) + "]";
        if (const auto number = wholeNumber(*item, bounds.each))
            read.push_back(static_cast<int>(*number));
        else
            refuse(place, cannotStandHere(*item), rangeText(bounds.each));
    }
    value = std::move(read);
}

void ObjectReader::operator()(std::string_view name, Talents& value)
{
    std::string text;
    if (!readText(name, text))
        return;
    if (const auto amount = Talents::parse(text))
        value = *amount;
    else
        refuse(name, phrase("%1 is no amount of talents.", given(quotedForMessage(text))),
               phrase("Write it like \"31.90\"."));
}

void ObjectReader::operator()(std::string_view name, Talents& value, AmountBounds bounds)
{
    Talents amount = value;
    (*this)(name, amount);
    if (amount == value || (amount >= bounds.least && amount <= bounds.most))
        value = amount;
    else
        refuse(name, cannotStandHere(*this->value(name)),
               phrase("Give an amount from %1 to %2.", bounds.least, bounds.most));
}

std::vector<const Json*> ObjectReader::items(std::string_view name, int maxCount)
{
    const Json* json = value(name);
    if (!json)
        return {};
    if (!json->is_array()) {
        refuse(name, cannotStandHere(*json), phrase("Write a list in square brackets."));
        return {};
    }
    if (json->size() > static_cast<std::size_t>(maxCount)) {
        refuse(name, phrase("The list holds %1 items.", json->size()),
               phrase("At most %1 are allowed.", maxCount));
        return {};
    }
    std::vector<const Json*> result;
    result.reserve(json->size());
    for (const Json& item : *json)
        result.push_back(&item);
    return result;
}

void ObjectReader::expectFormat(std::string_view format)
{
    std::string found;
    const Json* json = value("format");
    if (json && json->is_string())
        found = json->get_ref<const std::string&>();
    if (m_json && found != format) {
        refuse("format",
               found.empty() ? phrase("It does not say what it is.")
                             : phrase("It is a %1.", given(quotedForMessage(found))),
               phrase("A file with \"format\": \"%1\" is needed here.", given(format)));
    }
}

void ObjectReader::finish()
{
    if (!m_json)
        return;
    for (const auto& [name, unused] : m_json->items()) {
        if (!m_known.contains(name)) {
            refuse({}, phrase("The field %1 is not known.", given(quotedForMessage(name))),
                   phrase("Remove it, or correct its spelling."));
        }
    }
}

} // namespace navarch
