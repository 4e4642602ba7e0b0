// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/portbuilder/wall_entries.h"

#include <optional>

#include "app/base/pricing/amounts.h"
#include "app/base/speech/speech.h"
#include "app/workshop/fitting/numbered_fields.h"
#include "core/pricing/port_price.h"

namespace navarch {

namespace {

constexpr int mostEngines = 10; // of a file

FieldSeeker seek(WallSection& section, const QString& field)
{
    FieldSeeker seeker{field.toStdString(), nullptr, nullptr, {0, 1}};
    visitWallSection(section, seeker);
    return seeker;
}

/// Makes entries of one section.
class WallEntryMaker {
public:
    WallEntryMaker(const Fortification& port, std::size_t section, const Figures& figures)
        : m_port(port),
          m_section(port.sections[section]),
          m_prices(figures.prices),
          m_now(wallSectionPrice(m_section, 1, port.garrison, figures.prices))
    {
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

    /// `item`: whose lines of the price are shown beside it.
    void stepper(const QString& field, const QString& label, std::optional<PriceItem> item,
                 const QString& note = {})
    {
        FitEntry entry;
        entry.field = field;
        entry.kind = FitControl::Stepper;
        entry.label = label;
        entry.note = note;
        entry.value = wallNumberOf(m_section, field);
        WallSection more = m_section;
        const Bounds bounds = engineOf(field) >= 0 ? engineModifierBounds : seek(more, field).bounds;
        entry.least = static_cast<int>(bounds.least);
        entry.most = static_cast<int>(bounds.most);
        entry.differs = entry.value > 0 && entry.least == 0;
        Talents amount;
        for (const PriceLine& line : m_now.parts)
            if (line.item == item)
                amount += line.amount;
        if (!amount.isZero())
            entry.amount = amountText(amount);
        if (setWallNumber(more, field, entry.value + 1)) {
            const Talents by = wallSectionPrice(more, 1, m_port.garrison, m_prices).amount - m_now.amount;
            entry.adds = by.isZero() ? QString() : signedAmountText(by);
        }
        m_entries.push_back(std::move(entry));
    }

    [[nodiscard]] std::vector<FitEntry> taken() { return std::move(m_entries); }

private:
    const Fortification& m_port;
    const WallSection& m_section;
    const PriceList& m_prices;
    PriceLine m_now;
    std::vector<FitEntry> m_entries;
};

} // namespace

std::vector<FitEntry> wallEntries(const Fortification& port, std::size_t section, const Figures& figures)
{
    if (section >= port.sections.size())
        return {};
    const WallSection& wall = port.sections[section];
    const Limits& limits = figures.prices.limits;
    WallEntryMaker make(port, section, figures);
    make.head("wall", windowText("The wall"),
              windowText("%1 of %2 units taken").arg(wall.unitsTaken(limits)).arg(wall.capacity));
    make.stepper(QStringLiteral("capacity"), windowText("Capacity"), PriceItem::Masonry,
                 windowText("up to %1 in this port").arg(port.economicValue));
    make.head("men", windowText("Garrison"), windowText("1 unit each"));
    make.stepper(QStringLiteral("archers"), windowText("Archers"), PriceItem::Archers);
    make.stepper(QStringLiteral("marines"), windowText("Marines"), PriceItem::Marines);
    make.stepper(QStringLiteral("heavy_marines"), windowText("Heavy marines"), PriceItem::HeavyMarines);
    make.head("engines", windowText("Engines and towers"),
              windowText("1 unit each; heavy ones %1 a point").arg(limits.wallEngineSpacePerModifier));
    make.stepper(QStringLiteral("ballistae"), windowText("Ballistae"), PriceItem::Ballistae);
    make.stepper(QStringLiteral("towers"), windowText("Towers"), PriceItem::Towers);
    // The first line shows what all heavy engines cost; an empty one waits behind the last.
    const int engines = static_cast<int>(wall.heavyEngines.size());
    for (int i = 0; i < std::min(engines + 1, mostEngines); ++i)
        make.stepper(QStringLiteral("heavy_engines/%1").arg(i),
                     i == 0 ? windowText("Heavy engine") : windowText("Heavy engine %1").arg(i + 1),
                     i == 0 ? std::optional(PriceItem::HeavyEngine) : std::nullopt,
                     windowText("damage modifier"));
    make.head("gear", windowText("On the face"), windowText("takes no room"));
    make.stepper(QStringLiteral("ferrea_manus"), windowText("Ferrea manus"), PriceItem::FerreaManus);
    make.stepper(QStringLiteral("boiling_oil"), windowText("Boiling oil"), PriceItem::BoilingOil,
                 windowText("pots"));
    make.stepper(QStringLiteral("bees"), windowText("Bees"), PriceItem::Bees, windowText("pots"));
    return make.taken();
}

bool setWallNumber(WallSection& section, const QString& field, int number)
{
    if (const int engine = engineOf(field); engine >= 0)
        return setEngineModifier(section.heavyEngines, engine, number);
    return seek(section, field).set(number);
}

int wallNumberOf(const WallSection& section, const QString& field)
{
    if (const int engine = engineOf(field); engine >= 0)
        return engineModifier(section.heavyEngines, engine);
    WallSection copy = section;
    return seek(copy, field).value();
}

} // namespace navarch
