// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/boards/hex/words.h"

#include <array>
#include <cstddef>
#include <vector>

#include "core/base/listed.h"

namespace navarch::hex {

Phrase wordOf(Facing facing)
{
    static constexpr std::array<PhraseText, facings> words{
        phraseText("north"), phraseText("north-east"), phraseText("south-east"),
        phraseText("south"), phraseText("south-west"), phraseText("north-west")};
    return {words[static_cast<std::size_t>(turned(facing, 0))], std::nullopt, {}};
}

Phrase wordsOf(const Standing& ship, int first)
{
    return wordsOf({&ship, 1}, first);
}

Phrase wordsOf(std::span<const Standing> ships, int first)
{
    std::vector<Phrase> groups;
    std::vector<Phrase> group; // that face the same way
    for (std::size_t i = 0; i < ships.size(); ++i) {
        group.push_back(phrase("%1 %2", ships[i].name, given(labelOf(ships[i].hex, first))));
        if (i + 1 < ships.size() && ships[i + 1].facing == ships[i].facing)
            continue;
        groups.push_back(phrase("%1 facing %2", listed(group), wordOf(ships[i].facing)));
        group.clear();
    }
    return listed(groups);
}

} // namespace navarch::hex
