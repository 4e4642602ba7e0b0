// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_fleets.h"

#include <QRegularExpression>

#include <array>

#include "app/base/files/chosen_file.h"
#include "app/base/pricing/amounts.h"
#include "app/campaign/enum_choices.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fleet_file.h"
#include "app/workshop/wars/war_words.h"
#include "core/base/json_reader.h"
#include "core/campaign/founding/recorded_fleet.h"
#include "core/campaign/founding/scenario_edits.h"
#include "core/pricing/fleet_price.h"
#include "core/pricing/ship_price.h"
#include "core/ships/yard_fit.h"

namespace navarch {

namespace {

Json valueOf(const QVariant& value)
{
    if (value.typeId() == QMetaType::QString)
        return value.toString().trimmed().toStdString();
    return value.toInt();
}

/// The names of a row's ships, one of them after the other.
QStringList namesOf(const FleetShip& ship, const RecordedShips& record)
{
    QStringList names;
    if (!ship.name.empty())
        names += words(ship.name);
    for (const std::string& name : record.names)
        names += words(name);
    return names;
}

QStringList namesIn(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\n,;]"));
    QStringList names;
    for (const QString& part : text.split(between))
        if (const QString name = part.simplified(); !name.isEmpty())
            names += name;
    return names;
}

/// What a row of ships has besides class, number and crew.
QString noteOf(const FleetShip& ship, const QStringList& names, const ShipClass* shipClass)
{
    QStringList parts;
    if (shipClass && ship.fit.ram != shipClass->fit.ram) // why she costs less than her class, or more
        parts += ship.fit.ram == Ram::None ? WarFleets::tr("no ram")
                                           : WarFleets::tr("%1 ram").arg(wordOf(ship.fit.ram).toLower());
    parts += names;
    if (!ship.captain.empty())
        parts += WarFleets::tr("under %1").arg(words(ship.captain));
    if (!ship.squadron.empty())
        parts += words(ship.squadron);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

const RowRoles<WarFleetEntry>& WarFleets::roles()
{
    static const RowRoles<WarFleetEntry> all{
        {"kind", &WarFleetEntry::kind},         {"fleet", &WarFleetEntry::fleet},
        {"row", &WarFleetEntry::row},           {"name", &WarFleetEntry::name},
        {"note", &WarFleetEntry::note},         {"port", &WarFleetEntry::port},
        {"home", &WarFleetEntry::home},         {"allied", &WarFleetEntry::allied},
        {"months", &WarFleetEntry::months},     {"count", &WarFleetEntry::count},
        {"recorded", &WarFleetEntry::recorded}, {"names", &WarFleetEntry::names},
        {"crew", &WarFleetEntry::crew},         {"post", &WarFleetEntry::post},
        {"quality", &WarFleetEntry::quality},   {"price", &WarFleetEntry::price}};
    return all;
}

const PlannedSide* WarFleets::planned() const
{
    const auto& sides = m_reading.plan.sides;
    return m_side >= 0 && m_side < static_cast<int>(sides.size()) ? &sides[static_cast<std::size_t>(m_side)]
                                                                  : nullptr;
}

void WarFleets::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    refill();
}

void WarFleets::refill()
{
    std::vector<WarFleetEntry> rows;
    if (const PlannedSide* side = planned())
        for (int fleet = 0; fleet < static_cast<int>(side->fleets.size()); ++fleet)
            layOut(rows, fleet);
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

void WarFleets::layOut(std::vector<WarFleetEntry>& rows, int fleet) const
{
    const PlannedSide& side = *planned();
    const PlannedSide::PlannedFleet& bought = side.fleets[static_cast<std::size_t>(fleet)];
    const SidePrice::Fleet& price =
        m_reading.prices[static_cast<std::size_t>(m_side)].fleets[static_cast<std::size_t>(fleet)];
    const QString place = QStringLiteral("%1/%2").arg(words(side.id)).arg(fleet);
    WarFleetEntry head;
    head.id = place;
    head.kind = FleetHead;
    head.fleet = fleet;
    head.name = words(bought.fleet.name);
    head.port = words(bought.port);
    head.home = words(bought.homePort);
    head.allied = bought.fleet.alliedPercent;
    head.months = bought.months;
    head.count = price.ships;
    head.price = amountText(price.total);
    rows.push_back(head);

    const Json& document = m_document.plan().draft.document;
    const Json& json = document["sides"][static_cast<std::size_t>(m_side)]["fleets"]
                               [static_cast<std::size_t>(fleet)]["fleet"];
    const auto read = readRecordedFleet(json, {}, *m_reading.figures);
    if (!read)
        return;
    const PriceList& prices = m_reading.figures->prices;
    for (std::size_t i = 0; i < read->fleet.ships.size(); ++i) {
        const FleetShip& ship = read->fleet.ships[i];
        const RecordedShips& record = read->record[i];
        const ShipClass* shipClass = classOf(ship, m_reading.figures->classes);
        const int bodies = record.ships > 0 ? shipsAtScale(record.ships, usualFleetScale) : ship.count;
        const Talents plain = shipTotal(ship.fit, ship.crew, prices);
        WarFleetEntry row;
        row.kind = ShipRow;
        row.id = QStringLiteral("%1/ships/%2").arg(place).arg(i);
        row.fleet = fleet;
        row.row = static_cast<int>(i);
        row.name = shipClass ? words(termOf(shipClass->name)) : words(ship.classId);
        row.names = namesOf(ship, record);
        row.note = noteOf(ship, row.names, shipClass);
        row.count = record.ships > 0 ? record.ships : ship.count;
        row.recorded = record.ships > 0;
        row.crew = words(nameOf(ship.crew));
        row.price = amountText((plain + alliedShare(plain, bought.fleet.alliedPercent)) * bodies);
        rows.push_back(std::move(row));
    }
    for (std::size_t i = 0; i < read->fleet.commanders.size(); ++i) {
        const FleetCommander& man = read->fleet.commanders[i];
        const Talents plain = prices.priceOf(man.quality);
        WarFleetEntry row;
        row.kind = CommanderRow;
        row.id = QStringLiteral("%1/men/%2").arg(place).arg(i);
        row.fleet = fleet;
        row.row = static_cast<int>(i);
        row.name = words(man.name);
        row.post = man.post == Post::Fleet ? tr("the fleet")
                   : man.squadron.empty()  ? tr("no squadron yet")
                                           : words(man.squadron);
        row.quality = words(nameOf(man.quality));
        row.price = amountText(plain + alliedShare(plain, bought.fleet.alliedPercent));
        rows.push_back(std::move(row));
    }
    WarFleetEntry foot;
    foot.kind = Foot;
    foot.id = place + QStringLiteral("/foot");
    foot.fleet = fleet;
    foot.name = head.name;
    rows.push_back(std::move(foot));
}

QList<ShownChoice> WarFleets::harbours() const
{
    QList<ShownChoice> list = harboursOf(m_reading, m_side);
    // Where a fleet lies although it may not, since the port was given away, is said as well.
    const auto add = [&](const std::string& place) {
        const QString value = words(place);
        if (!place.empty() && !offers(list, value))
            list += ShownChoice{value, tr("%1, another side's").arg(portName(m_reading, place))};
    };
    if (const PlannedSide* side = planned())
        for (const PlannedSide::PlannedFleet& fleet : side->fleets) {
            add(fleet.port);
            add(fleet.homePort);
        }
    return list;
}

QList<ShownChoice> WarFleets::classes() const
{
    QList<ShownChoice> list;
    const Figures& figures = *m_reading.figures;
    for (const ShipClass& each : figures.classes.all())
        if (each.offeredIn(m_reading.plan.year))
            list +=
                ShownChoice{words(each.id),
                            QStringLiteral("%1  %2").arg(
                                words(termOf(each.name)),
                                amountText(shipTotal(yardFit(each, m_reading.plan.year, figures.fitRules()),
                                                     CrewQuality::Average, figures.prices)))};
    return list;
}

QList<ShownChoice> WarFleets::crews() const
{
    return choicesOf<CrewQuality>();
}

QList<ShownChoice> WarFleets::qualities() const
{
    QList<ShownChoice> list;
    for (const auto& each : EnumNames<CommandQuality>::names)
        list += ShownChoice{words(each.name),
                            QStringLiteral("%1  %2").arg(
                                wordOf(each.value), amountText(builtInFigures().prices.priceOf(each.value)))};
    return list;
}

QList<ShownChoice> WarFleets::percentages() const
{
    QList<ShownChoice> list{ShownChoice{0, tr("Its own")}};
    const Limits& limits = builtInFigures().prices.limits;
    for (int percent = -limits.alliedPercent; percent <= limits.alliedPercent; percent += limits.alliedStep)
        if (percent != 0)
            list += ShownChoice{percent, percent < 0 ? tr("Allies, %1% cheaper").arg(-percent)
                                                     : tr("Allies, %1% dearer").arg(percent)};
    return list;
}

std::string WarFleets::firstHarbour() const
{
    const PlannedSide* side = planned();
    if (!side)
        return {};
    if (!side->homePort.empty())
        return side->homePort;
    const CampaignPlan& plan = m_reading.plan;
    std::string neutral;
    for (const PlannedPort& port : plan.ports) {
        const int owner = ownerOf(plan, port);
        if (owner == m_side)
            return port.place;
        if (owner < 0 && neutral.empty())
            neutral = port.place;
    }
    return neutral;
}

bool WarFleets::addFleet(const QString& title, const Fleet& fleet)
{
    return editWar(m_document, title, [&](const ScenarioDraft& draft) -> EditedScenario {
        const std::string port = firstHarbour();
        if (port.empty())
            return problem({}, phrase("No port is open to a fleet of this side."),
                           phrase("Give it a port first."));
        return withFleet(draft, m_side, port, fleet, builtInFigures());
    });
}

bool WarFleets::add()
{
    Fleet fleet;
    const PlannedSide* side = planned();
    fleet.name = tr("Fleet of %1").arg(side ? words(side->name) : QString()).toStdString();
    return addFleet(tr("Another fleet"), fleet);
}

bool WarFleets::takeFile(const QUrl& file)
{
    const auto fleet = readFleetFile(pathOf(file), builtInFigures());
    if (!fleet) {
        m_document.refuse(fleet.error());
        return false;
    }
    return addFleet(tr("Take in a fleet"), *fleet);
}

bool WarFleets::takeBuilt(FleetBuilder* builder)
{
    return builder && addFleet(tr("Take in a fleet"), builder->fleet());
}

void WarFleets::remove(int fleet)
{
    editWar(m_document, tr("Leave a fleet out"), [&](const ScenarioDraft& draft) {
        return withoutFleet(draft, {m_side, fleet}, builtInFigures());
    });
}

bool WarFleets::set(int fleet, Field field, const QVariant& value)
{
    // As a scenario file calls them, in the order of Field.
    constexpr std::array<std::string_view, 5> keys{"name", "port", "home_port", "allied_percent", "months"};
    const auto at = static_cast<std::size_t>(field);
    if (at >= keys.size())
        return false;
    return editWar(m_document, tr("Change a fleet"), [&](const ScenarioDraft& draft) {
        return withFleetField(draft, {m_side, fleet}, keys[at], valueOf(value), builtInFigures());
    });
}

bool WarFleets::addShips(int fleet, const QString& shipClass, int count)
{
    return editWar(m_document, tr("Add ships"), [&](const ScenarioDraft& draft) {
        return withShips(draft, {m_side, fleet}, shipClass.toStdString(), count, builtInFigures());
    });
}

void WarFleets::removeShips(int fleet, int row)
{
    editWar(m_document, tr("Leave ships out"), [&](const ScenarioDraft& draft) {
        return withoutShips(draft, {m_side, fleet}, row, builtInFigures());
    });
}

bool WarFleets::setShipCount(int fleet, int row, int count)
{
    return setShips(fleet, row, "count", count);
}

bool WarFleets::setShipNames(int fleet, int row, const QString& text)
{
    std::vector<std::string> names;
    const QStringList typed = namesIn(text);
    for (const QString& name : typed)
        names.push_back(name.toStdString());
    return editWar(m_document, tr("Name ships"), [&](const ScenarioDraft& draft) {
        return withShipNames(draft, {m_side, fleet}, row, names, builtInFigures());
    });
}

int WarFleets::countNames(const QString& text)
{
    return static_cast<int>(namesIn(text).size());
}

bool WarFleets::setShipCrew(int fleet, int row, const QString& crew)
{
    return setShips(fleet, row, "crew", crew);
}

bool WarFleets::setShips(int fleet, int row, std::string_view field, const QVariant& value)
{
    return editWar(m_document, tr("Change ships"), [&](const ScenarioDraft& draft) {
        return withShipField(draft, {m_side, fleet}, row, field, valueOf(value), builtInFigures());
    });
}

bool WarFleets::addCommander(int fleet)
{
    return editWar(m_document, tr("Add a commander"), [&](const ScenarioDraft& draft) {
        return withCommander(draft, {m_side, fleet}, {{}, Post::Fleet, CommandQuality::Average, {}},
                             builtInFigures());
    });
}

void WarFleets::removeCommander(int fleet, int row)
{
    editWar(m_document, tr("Leave a commander out"), [&](const ScenarioDraft& draft) {
        return withoutCommander(draft, {m_side, fleet}, row, builtInFigures());
    });
}

bool WarFleets::nameCommander(int fleet, int row, const QString& name)
{
    return setCommander(fleet, row, "name", name);
}

bool WarFleets::setCommanderQuality(int fleet, int row, const QString& quality)
{
    return setCommander(fleet, row, "quality", quality);
}

bool WarFleets::setCommander(int fleet, int row, std::string_view field, const QString& value)
{
    return editWar(m_document, tr("Change a commander"), [&](const ScenarioDraft& draft) {
        return withCommanderField(draft, {m_side, fleet}, row, field, valueOf(value), builtInFigures());
    });
}

} // namespace navarch
