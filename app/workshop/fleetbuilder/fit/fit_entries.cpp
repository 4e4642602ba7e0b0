// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fleetbuilder/fit/fit_entries.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "app/base/lists/shown_choice.h"
#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/campaign/wording.h"
#include "app/workshop/fleetbuilder/fit/fit_fields.h"
#include "app/workshop/fleetbuilder/plan/plan_reckoning.h"
#include "core/pricing/ship_price.h"
#include "core/ships/legality.h"

namespace navarch {

namespace {

/// Makes entries of one ship.
class EntryMaker {
public:
    EntryMaker(const FleetShip& ship, const ShipFit& yard, const Figures& figures)
        : m_ship(ship),
          m_prices(figures.prices),
          m_now(shipPrice(ship.fit, ship.crew, m_prices))
    {
        m_yard.fit = yard;
    }

    void head(const char* id, const QString& label, const QString& note = {})
    {
        FitEntry entry;
        entry.field = QLatin1String("head/") + QLatin1String(id);
        entry.kind = FitControl::Head;
        entry.label = label;
        entry.note = note;
        m_entries.push_back(std::move(entry));
    }

    void stepper(const QString& field, std::initializer_list<PriceItem> items, const QString& note = {})
    {
        FitEntry entry = begun(field, FitControl::Stepper, items, note);
        const Bounds bounds = numberBoundsOf(field);
        entry.value = numberOf(m_ship, field);
        entry.least = static_cast<int>(bounds.least);
        entry.most = static_cast<int>(bounds.most);
        entry.differs = entry.value != numberOf(m_yard, field);
        FleetShip more = m_ship;
        if (setNumber(more, field, entry.value + 1))
            entry.adds = difference(more);
        m_entries.push_back(std::move(entry));
    }

    void toggle(const QString& field, std::initializer_list<PriceItem> items)
    {
        FitEntry entry = begun(field, FitControl::Toggle, items, {});
        entry.value = numberOf(m_ship, field);
        entry.most = 1;
        entry.differs = entry.value != numberOf(m_yard, field);
        FleetShip other = m_ship;
        if (setNumber(other, field, 1 - entry.value))
            entry.adds = difference(other);
        m_entries.push_back(std::move(entry));
    }

    template <NamedEnum E>
    void choice(const QString& field, E now, E yard, std::initializer_list<PriceItem> items)
    {
        FitEntry entry = begun(field, FitControl::Choice, items, {});
        entry.choice = words(nameOf(now));
        entry.differs = now != yard;
        for (const auto& each : EnumNames<E>::names) {
            QString text = wordOf(each.value);
            FleetShip other = m_ship;
            setChoice(other, field, words(each.name));
            if (const QString adds = difference(other); !adds.isEmpty())
                text += QStringLiteral("  ") + adds;
            entry.options.append(ShownChoice{words(each.name), text});
        }
        m_entries.push_back(std::move(entry));
    }

    [[nodiscard]] std::vector<FitEntry> taken() { return std::move(m_entries); }

private:
    FitEntry begun(const QString& field, FitControl::Kind kind, std::initializer_list<PriceItem> items,
                   const QString& note)
    {
        FitEntry entry;
        entry.field = field;
        entry.kind = kind;
        entry.label = fieldLabel(field);
        entry.note = note;
        if (const Talents amount = amountOf(items); !amount.isZero())
            entry.amount = amountText(amount);
        return entry;
    }

    /// The lines of the price that stand for these items, the hull's own parts among them.
    [[nodiscard]] Talents amountOf(std::initializer_list<PriceItem> items) const
    {
        Talents sum;
        const auto count = [&](const PriceLine& line) {
            if (std::find(items.begin(), items.end(), line.item) != items.end())
                sum += line.amount;
        };
        for (const PriceLine& line : m_now.lines) {
            count(line);
            for (const PriceLine& part : line.parts)
                count(part);
        }
        return sum;
    }

    [[nodiscard]] QString difference(const FleetShip& other) const
    {
        const Talents by = shipTotal(other.fit, other.crew, m_prices) - m_now.total;
        return by.isZero() ? QString() : signedAmountText(by);
    }

    const FleetShip& m_ship;
    FleetShip m_yard;
    const PriceList& m_prices;
    Price m_now;
    std::vector<FitEntry> m_entries;
};

QString roomNote(int room)
{
    return room == 0 ? windowText("no room in this class") : windowText("room for %1").arg(room);
}

QString troopNote(const FleetShip& ship, const ShipClass& shipClass, const Limits& limits)
{
    const int room = troopRoom(shipClass, ship.fit, limits);
    return windowText("%1 of %2 units").arg(ship.fit.troops()).arg(room);
}

} // namespace

std::vector<FitEntry> fitEntries(const FleetShip& ship, std::optional<int> year, const Figures& figures)
{
    const ShipClass* found = classOf(ship, figures.classes);
    if (!found)
        return {};
    const ShipClass& shipClass = *found;
    const ShipFit& fit = ship.fit;
    const ShipFit yard = yardFit(shipClass, year, figures);
    EntryMaker make(ship, yard, figures);
    using enum PriceItem;

    make.head("men", windowText("Crew and fighting men"), troopNote(ship, shipClass, figures.prices.limits));
    make.choice(QStringLiteral("crew"), ship.crew, navarch::CrewQuality::Average, {PriceItem::CrewQuality});
    make.stepper(QStringLiteral("archers"), {Archers});
    make.stepper(QStringLiteral("marines"), {Marines, MarinesAtOars});
    make.stepper(QStringLiteral("heavy_marines"), {HeavyMarines, HeavyMarinesAtOars});
    make.toggle(QStringLiteral("fighting_oars"), {});

    make.head("gear", windowText("Ram, engines and gear"));
    make.choice(QStringLiteral("ram"), fit.ram, yard.ram,
                {HullUnreinforcedRam, HullBronzeRam, HullReinforcedRam, HighRam});
    make.stepper(QStringLiteral("ballistae"), {Ballistae}, roomNote(shipClass.engineSpace));
    for (std::size_t i = 0; i < std::max<std::size_t>(1, fit.heavyEngines.size()); ++i)
        make.stepper(QStringLiteral("heavy_engines/%1").arg(i),
                     i == 0 ? std::initializer_list{HeavyEngine} : std::initializer_list<PriceItem>{},
                     windowText("damage modifier"));
    make.stepper(QStringLiteral("towers"), {Towers}, roomNote(shipClass.towerSpace));
    make.toggle(QStringLiteral("raised_platform"), {RaisedPlatform});
    make.stepper(QStringLiteral("corvi"), {Corvi});
    make.stepper(QStringLiteral("ferrea_manus"), {FerreaManus});
    make.stepper(QStringLiteral("fire_pots"), {FirePots});
    make.toggle(QStringLiteral("greek_fire"), {GreekFire});

    make.head("hull", windowText("Hull and way"));
    make.stepper(QStringLiteral("size"), {HullBase});
    make.choice(QStringLiteral("hull"), fit.hull, yard.hull, {HullStout, HullWeak});
    make.toggle(QStringLiteral("cataphract"), {HullCataphract});
    make.toggle(QStringLiteral("parablemata"), {HullParablemata});
    make.toggle(QStringLiteral("sail_only"), {HullSailOnly});
    make.stepper(QStringLiteral("speed"), {Speed}, windowText("cm"));
    make.stepper(QStringLiteral("oars"), {OarFactors});
    make.stepper(QStringLiteral("turn_class"), {}, windowText("1 clumsy, 5 nimble"));
    return make.taken();
}

} // namespace navarch
