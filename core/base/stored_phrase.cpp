// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/stored_phrase.h"

#include "core/base/json.h"
#include "core/base/text.h"

namespace navarch {

namespace {

constexpr std::int64_t largest = 1'000'000'000'000'000; // beyond anything that is counted
constexpr int deepest = 32;                             // of lists in lists
constexpr JsonLimits storedLimits{4 * std::size_t{8000}, deepest, 1};

Json jsonOf(const Phrase& phrase);

Json jsonOf(const PhrasePart& part)
{
    if (const auto* number = std::get_if<PhraseNumber>(&part.is)) {
        switch (number->style) {
        case NumberStyle::Plain: return number->value;
        case NumberStyle::Signed: return {{"signed", number->value}};
        case NumberStyle::Tenths: return {{"tenths", number->value}};
        case NumberStyle::Hundredths: return {{"hundredths", number->value}};
        }
    }
    if (const auto* amount = std::get_if<Talents>(&part.is))
        return {{"talents", amount->hundredths()}};
    if (const auto* text = std::get_if<GivenText>(&part.is))
        return text->text;
    return jsonOf(std::get<Phrase>(part.is));
}

Json jsonOf(const Phrase& phrase)
{
    if (phrase.isGiven())
        return phrase.text();
    Json list = Json::array({phrase.text()});
    if (phrase.count())
        list.push_back({{"n", *phrase.count()}});
    for (const PhrasePart& part : phrase.parts())
        list.push_back(jsonOf(part));
    return list;
}

std::optional<std::int64_t> numberIn(const Json& json)
{
    if (!json.is_number_integer() || json > largest || json < -largest)
        return std::nullopt;
    return json.get<std::int64_t>();
}

/// The number that an object of one field holds under that name.
std::optional<std::int64_t> numberIn(const Json& json, const char* name)
{
    if (!json.is_object() || json.size() != 1 || !json.contains(name))
        return std::nullopt;
    return numberIn(json[name]);
}

std::optional<Phrase> phraseIn(const Json& json);

std::optional<PhrasePart> partIn(const Json& json)
{
    if (const auto number = numberIn(json))
        return PhrasePart(*number);
    if (json.is_string())
        return PhrasePart(given(json.get<std::string>()));
    if (const auto number = numberIn(json, "signed"))
        return PhrasePart(withSign(*number));
    if (const auto number = numberIn(json, "tenths"))
        return PhrasePart(inTenths(*number));
    if (const auto number = numberIn(json, "hundredths"))
        return PhrasePart(inHundredths(*number));
    if (const auto number = numberIn(json, "talents"))
        return PhrasePart(Talents::ofHundredths(*number));
    if (auto phrase = phraseIn(json))
        return PhrasePart(std::move(*phrase));
    return std::nullopt;
}

std::optional<Phrase> phraseIn(const Json& json)
{
    if (json.is_string())
        return Phrase(given(json.get<std::string>()));
    if (!json.is_array() || json.empty() || !json.front().is_string())
        return std::nullopt;
    const auto pattern = json.front().get<std::string>();
    std::optional<std::int64_t> count;
    std::size_t next = 1;
    if (json.size() > 1) {
        count = numberIn(json[1], "n");
        next += count ? 1 : 0;
    }
    std::vector<PhrasePart> parts;
    for (; next < json.size(); ++next) {
        auto part = partIn(json[next]);
        if (!part)
            return std::nullopt;
        parts.push_back(std::move(*part));
    }
    // Words of the figures are no pattern, whatever stands in them.
    if (!count && parts.empty())
        return Phrase::ofFigures(pattern);
    try {
        const PhraseText text = checkedPattern(pattern, count.has_value());
        if (static_cast<std::size_t>(text.parts) != parts.size())
            return std::nullopt;
        return Phrase(text, count, std::move(parts));
    } catch (const std::logic_error&) {
        return std::nullopt; // no pattern
    }
}

} // namespace

std::string storedPhrase(const Phrase& phrase)
{
    if (phrase.isEmpty())
        return {};
    std::string text = jsonOf(phrase).dump(-1, ' ', false, Json::error_handler_t::replace);
    const bool fits = !whyUnfitText(text, storedPhraseText.maxLength) && parseJson(text, {}, storedLimits);
    return fits ? text : std::string();
}

Phrase phraseFromStored(std::string_view stored, std::string_view english)
{
    const auto json = stored.empty() ? Result<Json>(Json()) : parseJson(stored, {}, storedLimits);
    if (json)
        if (auto phrase = phraseIn(*json); phrase && phrase->english() == english)
            return std::move(*phrase);
    return given(english);
}

} // namespace navarch
