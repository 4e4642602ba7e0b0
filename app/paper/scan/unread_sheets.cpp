// SPDX-License-Identifier: GPL-3.0-or-later
// What of a pile is not read, and is told by name: strangers, sheets of before, torn codes, and cards that are not there.
#include <algorithm>

#include "app/paper/scan/scanned_pile.h"
#include "reports/codes/fleet_codes.h"

namespace navarch {

bool PileReader::isOurs(const FoundSquare& square, const std::string& place)
{
    const auto code = readPaperCode(square.text);
    if (!code && code.error() != CodeFlaw::NotACode)
        m_pile.problems.push_back({place, phrase("A code on it is damaged, or of a newer Navarch."),
                                   phrase("Enter that sheet by hand.")});
    if (!code)
        return false;
    const std::string typed = typedText({code->tag, {code->ships.front()}});
    if (code->tag != m_tag) {
        m_strangers.push_back({Stranger::Why::Campaign, {}, typed});
        return false;
    }
    // The same ships may have fought before, and their sheets of then are marked as well.
    const std::vector<std::string> occasions = occasionsOf(m_campaign, m_battle);
    if (!code->occasion.empty()
        && std::find(occasions.begin(), occasions.end(), code->occasion) == occasions.end()) {
        m_strangers.push_back(
            {Stranger::Why::Occasion, code->occasion, sheetName(m_campaign, typed, code->ships)});
        return false;
    }
    const bool isHere = std::any_of(code->ships.begin(), code->ships.end(),
                                    [&](std::int64_t ship) { return shipOf(ship).has_value(); });
    if (!isHere)
        m_strangers.push_back({Stranger::Why::Ships, {}, sheetName(m_campaign, typed, code->ships)});
    return isHere;
}

bool PileReader::isOfNow(const std::string& square)
{
    const auto code = readPaperCode(square);
    if (m_known.empty())
        learnWay();
    const auto now = m_editions.find(withoutOccasion(square));
    if (!code || code->edition.empty() || now == m_editions.end() || now->second == code->edition)
        return true;
    m_outdated.insert(now->first);
    m_strangers.push_back(
        {Stranger::Why::Edition, {}, sheetName(m_campaign, typedText({m_tag, code->ships}), code->ships)});
    return false;
}

bool PileReader::isOutdated(const MappedSheet& sheet) const
{
    return std::any_of(sheet.codes.begin(), sheet.codes.end(),
                       [&](const MappedCode& code) { return m_outdated.contains(code.text); });
}

void PileReader::tellTorn(const std::string& place, const SheetFinder& finder, const SheetsOnPage& done)
{
    std::set<std::pair<std::size_t, std::size_t>> told;
    for (const auto& [which, found] : done) {
        const std::vector<MappedSheet>& layout = m_known[which.first];
        for (std::size_t i = 0; i < layout.size(); ++i)
            if (const std::pair other(which.first, i);
                !done.contains(other) && !isOutdated(layout[i]) && layout[i].page == layout[which.second].page
                && finder.findBeside(layout[i], found.pose) && told.insert(other).second)
                m_pile.problems.push_back(
                    {place,
                     phrase("The code of the sheet %1 cannot be read: it is torn or covered.",
                            given(labelOf(layout[i]))),
                     phrase("Enter that sheet by hand.")});
    }
}

/// "XZ-041 Paralos"
std::string PileReader::labelOf(const MappedSheet& sheet) const
{
    const auto code =
        sheet.codes.empty() ? tl::unexpected(CodeFlaw::NotACode) : readPaperCode(sheet.codes.front().text);
    if (!code)
        return {};
    return sheetName(m_campaign, typedText({m_tag, code->ships}), code->ships);
}

void PileReader::nameUnread()
{
    if (m_pile.sheets == 0 || m_usual >= m_known.size())
        return;
    for (const MappedSheet& sheet : m_known[m_usual]) {
        const bool isCard = !sheet.boxes.empty() && !sheet.codes.empty()
                            && std::none_of(sheet.boxes.begin(), sheet.boxes.end(), [](const MappedBox& box) {
                                   return box.key.starts_with("fate.");
                               });
        if (isCard && !isOutdated(sheet) && !m_seen.contains({sheet.codes.front().text, sheet.page}))
            m_pile.unread.push_back(labelOf(sheet));
    }
}

} // namespace navarch
