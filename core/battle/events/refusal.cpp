// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/battle/events/refusal.h"

#include <optional>
#include <utility>
#include <vector>

namespace navarch {

namespace {

Phrase nameOf(RefusalPart part, const Refusal& why, bool isFirst, const ShipNaming& named)
{
    const ShipNumber ship = part == theShip ? why.ship : why.other;
    if (ship != noShip && named)
        if (Phrase name = named(ship); !name.isEmpty())
            return name;
    if (part == theShip)
        return isFirst ? phrase("The ship") : phrase("the ship");
    return isFirst ? phrase("The other ship") : phrase("the other ship");
}

std::int64_t numberOf(RefusalPart part, const Refusal& why)
{
    const int index = static_cast<int>(part) - static_cast<int>(RefusalPart::Number);
    return why.numbers[static_cast<std::size_t>(index % refusalNumbers)];
}

PhrasePart filling(RefusalPart part, const Refusal& why, bool isFirst, const ShipNaming& named)
{
    if (part == theShip || part == theOther)
        return nameOf(part, why, isFirst, named);
    const std::int64_t number = numberOf(part, why);
    return part < RefusalPart::Hundredths ? PhraseNumber{number} : inHundredths(number);
}

Phrase phraseOf(const RefusalText& text, const Refusal& why, const ShipNaming& named)
{
    if (text.isEmpty())
        return {};
    std::vector<PhrasePart> parts;
    for (std::size_t i = 0; i < static_cast<std::size_t>(text.text.parts); ++i) {
        const std::string_view pattern = text.pattern();
        const bool isFirst = pattern[0] == '%' && pattern[1] == static_cast<char>('1' + i);
        parts.push_back(filling(text.parts[i], why, isFirst, named));
    }
    const bool isCounted = text.count != RefusalPart::None;
    return {text.text, isCounted ? std::optional(numberOf(text.count, why)) : std::nullopt, std::move(parts)};
}

} // namespace

Phrase reasonOf(const Refusal& why, const ShipNaming& named)
{
    return phraseOf(why.reason, why, named);
}

Phrase remedyOf(const Refusal& why, const ShipNaming& named)
{
    return phraseOf(why.remedy, why, named);
}

Problem orderRefused(const Refusal& why, const ShipNaming& named)
{
    Phrase reason = reasonOf(why, named);
    if (!why.rule.empty())
        reason = phrase("%1 (%2)", std::move(reason), given(why.rule));
    return {"order", std::move(reason), remedyOf(why, named)};
}

} // namespace navarch
