// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/outcome/named_rows.h"

#include <algorithm>

#include "app/base/speech/speech.h"
#include "app/battle/result/outcome/line_cells.h"
#include "app/campaign/wording.h"
#include "core/battle/brief/ship_names.h"

namespace navarch {

namespace {

bool isSame(const std::string& name, const QString& written)
{
    return words(name).compare(written, Qt::CaseInsensitive) == 0;
}

} // namespace

/// Who writes under her side's name leaves it out: "Trireme 3" for "Trireme 3 (Athens)".
std::string NamedRows::ownName(const BriefShip& ship) const
{
    const std::string mark = nameWithSide({}, m_sheet.brief.sides[static_cast<std::size_t>(ship.side)].name);
    return ship.name.ends_with(mark) ? ship.name.substr(0, ship.name.size() - mark.size()) : ship.name;
}

int NamedRows::side(const QString& name) const
{
    for (std::size_t i = 0; i < m_sheet.brief.sides.size(); ++i)
        if (words(m_sheet.brief.sides[i].name).compare(name, Qt::CaseInsensitive) == 0)
            return static_cast<int>(i);
    return -1;
}

std::optional<std::size_t> NamedRows::ship(const QString& name, int side, const std::set<std::size_t>& given,
                                           bool& taken) const
{
    taken = false;
    for (std::size_t i = 0; i < m_sheet.ships.size(); ++i) {
        const BriefShip& ship = m_sheet.ships[i];
        if ((side >= 0 && ship.side != side) || (!isSame(ship.name, name) && !isSame(ownName(ship), name)))
            continue;
        if (!given.contains(i))
            return i;
        taken = true;
    }
    return std::nullopt;
}

QString NamedRows::nameAtFront(const QString& text) const
{
    QString found;
    const auto look = [&](const QString& name) {
        if (name.size() > found.size() && text.startsWith(name, Qt::CaseInsensitive)
            && (text.size() == name.size() || text[name.size()] == QLatin1Char(' ')))
            found = name;
    };
    for (const BriefShip& ship : m_sheet.ships) {
        look(words(ship.name));
        look(words(ownName(ship)));
    }
    return found;
}

std::optional<std::size_t> NamedRows::commander(const QString& name) const
{
    for (std::size_t i = 0; i < m_sheet.before.commanders.size(); ++i)
        if (!name.isEmpty()
            && words(m_sheet.before.commanders[i].name).compare(name, Qt::CaseInsensitive) == 0)
            return i;
    return std::nullopt;
}

std::optional<NamedRows::Read> NamedRows::codeAtFront(QString& text)
{
    const qsizetype end = text.indexOf(QLatin1Char(' '));
    const QString word = end < 0 ? text : text.left(end);
    auto code = readPaperCode(word.toStdString());
    if (!code && code.error() == CodeFlaw::NotACode)
        return std::nullopt;
    text = text.mid(word.size()).trimmed();
    return code;
}

tl::expected<std::vector<std::size_t>, QString> NamedRows::ships(const Read& code, int side) const
{
    if (!code)
        return tl::unexpected(
            code.error() == CodeFlaw::Newer
                ? windowText("The code is of a newer Navarch. Type the ship's name instead.")
                : windowText("The code is damaged or mistyped. Scan it once more, or type the ship's name."));
    std::vector<std::size_t> here;
    bool isKnownTag = false;
    bool isOfThen = false; // marked in another battle, it says nothing of this one
    for (const std::int64_t number : code->ships) {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < m_sheet.codes.size(); ++i) {
            const RowCode& each = m_sheet.codes[i];
            const bool isOurs = !each.tag.empty()
                                && (each.tag.starts_with(code->tag) || each.formerTag.starts_with(code->tag));
            isKnownTag = isKnownTag || isOurs;
            if (!isOurs || each.number != number)
                continue;
            const auto& occasions = each.occasions;
            if (code->occasion.empty() || occasions.empty()
                || std::find(occasions.begin(), occasions.end(), code->occasion) != occasions.end())
                found.push_back(i);
            else
                isOfThen = true;
        }
        if (found.size() > 1)
            std::erase_if(found, [&](std::size_t i) { return m_sheet.ships[i].side != side; });
        if (found.size() == 1)
            here.push_back(found.front());
    }
    // The list of a fleet may hold ships that stayed behind; a sheet's one ship must be here.
    if (!here.empty())
        return here;
    const QString typed = words(typedText({code->tag, {code->ships.front()}}));
    if (isOfThen)
        return tl::unexpected(
            windowText("The sheet of %1 was printed for another battle or week. Type its number instead.")
                .arg(typed));
    return tl::unexpected((isKnownTag ? windowText("%1 is a ship that is not in this battle.")
                                      : windowText("%1 is a ship of another campaign or fleet."))
                              .arg(typed));
}

} // namespace navarch
