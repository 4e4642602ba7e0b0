// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/history/history_list.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "app/campaign/wording.h"
#include "core/campaign/deed/chronicle.h"
#include "core/campaign/turn_count.h"

namespace navarch {
namespace {

/// What the chronicle tells of ships by name. The battles they were in stand in records of their own.
constexpr std::array kindsOfShips{
    std::string_view("ship-launched"), std::string_view("ships-repaired"), std::string_view("ship-repaired"),
    std::string_view("refit-ordered"), std::string_view("ship-refitted"),  std::string_view("storm"),
    std::string_view("straggled"),     std::string_view("weary"),          std::string_view("crews-trained"),
    std::string_view("crews-unpaid"),  std::string_view("ship-deserted"),  std::string_view("captain-named"),
    std::string_view("crew-better"),
};

bool isOfAWord(char letter)
{
    return std::isalnum(static_cast<unsigned char>(letter)) || (static_cast<unsigned char>(letter) & 0x80);
}

/// What the ship did there: "rams that wounded: 2, ships captured: 1".
QString deedsOf(const BattleShipRecord& ship)
{
    QStringList deeds;
    const auto add = [&](int count, const QString& text) {
        if (count > 0)
            deeds += text.arg(count);
    };
    add(ship.rams, HistoryList::tr("rams that wounded: %1"));
    add(ship.rakes, HistoryList::tr("oars raked: %1"));
    add(ship.sinkings, HistoryList::tr("ships sunk: %1"));
    add(ship.captures, HistoryList::tr("ships captured: %1"));
    return deeds.join(QStringLiteral(", "));
}

bool mayKnow(const Campaign& all, BattleId battle, SideId viewer)
{
    const auto& sides = all.table<BattleSideRecord>();
    return viewer.isNone() || std::any_of(sides.begin(), sides.end(), [&](const auto& each) {
               return each.second.battle == battle && each.second.side == viewer;
           });
}

QString fateOf(const BattleShipRecord& ship, const QString& captor)
{
    switch (ship.lot) {
    case ShipLot::Lost:
        return ship.fate == ShipFate::Sunk ? HistoryList::tr("is sunk")
                                           : HistoryList::tr("is lost as a wreck");
    case ShipLot::Towed: return HistoryList::tr("is towed home, a wreck");
    case ShipLot::Taken: return HistoryList::tr("is captured, and serves %1").arg(captor);
    case ShipLot::Sold: return HistoryList::tr("is captured and sold by %1").arg(captor);
    case ShipLot::Burnt: return HistoryList::tr("is captured and burnt by %1").arg(captor);
    case ShipLot::None:
    case ShipLot::Kept: break;
    }
    if (!ship.onTable)
        return HistoryList::tr("stays away");
    if (ship.fate == ShipFate::Fled)
        return HistoryList::tr("leaves the battle");
    if (ship.damage > ship.damageBefore)
        return HistoryList::tr("comes out with %1 damage").arg(wordOf(ship.damage).toLower());
    return HistoryList::tr("comes out of it no worse");
}

} // namespace

bool namesIn(std::string_view text, std::string_view name)
{
    if (name.empty())
        return false;
    for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const auto end = at + name.size();
        const bool begins = at == 0 || !isOfAWord(text[at - 1]);
        const bool ends = end == text.size() || !isOfAWord(text[end]);
        // "Trireme" is not meant by "Trireme 3", nor "Trireme 1" by "Trireme 12".
        const bool isNumbered = end + 1 < text.size() && text[end] == ' '
                                && std::isdigit(static_cast<unsigned char>(text[end + 1]));
        if (begins && ends && !isNumbered)
            return true;
    }
    return false;
}

const RowRoles<HistoryRow>& HistoryList::roles()
{
    static const RowRoles<HistoryRow> all{{"turn", &HistoryRow::turn},
                                          {"date", &HistoryRow::date},
                                          {"text", &HistoryRow::text},
                                          {"rule", &HistoryRow::rule},
                                          {"battleId", &HistoryRow::battleId}};
    return all;
}

void HistoryList::setKind(CampaignItem::Kind kind)
{
    if (kind == m_kind)
        return;
    m_kind = kind;
    emit aboutChanged();
    refill();
}

void HistoryList::setItemId(int id)
{
    if (id == m_itemId)
        return;
    m_itemId = id;
    emit aboutChanged();
    refill();
}

void HistoryList::setMost(int most)
{
    if (most == m_most)
        return;
    m_most = most;
    emit aboutChanged();
    refill();
}

void HistoryList::refill()
{
    std::vector<HistoryRow> rows;
    if (const Campaign* all = records())
        rows = m_kind == CampaignItem::Ship ? ofShip(*all) : ofPort(*all);
    std::stable_sort(rows.begin(), rows.end(),
                     [](const HistoryRow& a, const HistoryRow& b) { return a.turn < b.turn; });
    std::reverse(rows.begin(), rows.end());
    m_total = static_cast<int>(rows.size());
    if (m_most > 0 && m_total > m_most)
        rows.resize(static_cast<std::size_t>(m_most));
    replaceRows(m_rows, std::move(rows));
    emit laidOut();
}

HistoryRow HistoryList::entryOf(const ChronicleRecord& told, const Campaign& all)
{
    HistoryRow row;
    row.id = QStringLiteral("told/%1").arg(told.id.value);
    row.turn = countedTurn(told.turn);
    row.date = dateText(told.year, told.month, told.week);
    row.text = toldWords(told);
    row.rule = words(told.rule);
    row.battleId = all.find(told.battle) ? static_cast<int>(told.battle.value) : 0;
    return row;
}

std::vector<HistoryRow> HistoryList::ofPort(const Campaign& all) const
{
    std::vector<HistoryRow> rows;
    const PortRecord* port = all.find(PortId{m_itemId});
    if (!port)
        return rows;
    for (const ChronicleRecord* told : chronicleFor(all, campaign()->looksAs()))
        if (told->port == port->id)
            rows.push_back(entryOf(*told, all));
    return rows;
}

std::vector<HistoryRow> HistoryList::ofShip(const Campaign& all) const
{
    std::vector<HistoryRow> rows;
    const ShipRecord* ship = all.find(ShipId{m_itemId});
    const FleetRecord* fleet = ship ? all.find(ship->fleet) : nullptr;
    if (!fleet || !campaign()->sees(fleet->side))
        return rows;
    for (const auto& [id, fought] : all.table<BattleShipRecord>()) {
        if (fought.ship != m_itemId)
            continue;
        // Of a prize its captor knows the battles that he was in himself.
        const BattleRecord* battle = all.find(fought.battle);
        if (battle && battle->state == BattleState::Fought && mayKnow(all, battle->id, campaign()->looksAs()))
            rows.push_back(entryOf(fought, *battle, all));
    }
    for (const ChronicleRecord* told : chronicleFor(all, campaign()->looksAs())) {
        const bool isOfItsSide = told->side == fleet->side || told->other == fleet->side;
        const bool isOfShips =
            std::find(kindsOfShips.begin(), kindsOfShips.end(), told->kind) != kindsOfShips.end();
        if (isOfItsSide && isOfShips && namesIn(told->text, ship->name))
            rows.push_back(entryOf(*told, all));
    }
    return rows;
}

HistoryRow HistoryList::entryOf(const BattleShipRecord& fought, const BattleRecord& battle,
                                const Campaign& all)
{
    HistoryRow row;
    row.id = QStringLiteral("fought/%1").arg(fought.id.value);
    row.turn = countedTurn(battle.turn);
    row.date = dateText(battle.year, battle.month, battle.week);
    row.battleId = static_cast<int>(battle.id.value);
    row.rule = QStringLiteral("CP-8.3");
    QString captor;
    for (const auto& [id, side] : all.table<BattleSideRecord>())
        if (side.battle == battle.id && side.number == fought.captor)
            captor = words(side.name);
    const QString deeds = deedsOf(fought);
    const QString name = words(fought.name);
    row.text =
        deeds.isEmpty()
            ? tr("%1: %2 %3.").arg(words(battle.name), name, fateOf(fought, captor))
            : tr("%1: %2 %3; her deeds: %4.").arg(words(battle.name), name, fateOf(fought, captor), deeds);
    return row;
}

} // namespace navarch
