// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/dutch.h"

#include <unordered_map>

#include "reports/words.h"

namespace navarch {

QString dutchOf(std::string_view text)
{
    static const auto all = [] {
        std::unordered_map<std::string_view, std::string_view> made;
        for (const auto texts : {dutchWords(), dutchFigures()})
            for (const DutchText& each : texts)
                made.emplace(each.english, each.dutch);
        return made;
    }();
    const auto found = all.find(text);
    return found == all.end() ? QString() : fromUtf8(found->second);
}

} // namespace navarch
