// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/ports/port_orders.h"

#include <algorithm>
#include <optional>

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/fleets/roster.h"

namespace navarch {
namespace {

std::optional<Talents> pricedAt(const QString& typed)
{
    return typed.trimmed().isEmpty() ? Talents{} : typedAmount(typed);
}

RaiseGarrison raising(int port, int post, int archers, int marines, int heavyMarines)
{
    RaiseGarrison raise;
    raise.port = PortId{port};
    raise.section = post;
    raise.archers = std::max(0, archers);
    raise.marines = std::max(0, marines);
    raise.heavyMarines = std::max(0, heavyMarines);
    return raise;
}

} // namespace

const PortRecord* PortOrders::ownPort(int port) const
{
    const PortRecord* own = records() ? records()->find(PortId{port}) : nullptr;
    return own && own->owner && m_campaign->sees(own->owner) ? own : nullptr;
}

QList<GarrisonPost> PortOrders::posts(int port) const
{
    QList<GarrisonPost> list;
    const PortRecord* own = ownPort(port);
    if (!own)
        return list;
    const Campaign* all = records();
    int men = 0;
    for (const auto& [id, garrison] : all->table<GarrisonRecord>())
        if (garrison.port == own->id)
            men += garrison.archers + garrison.marines + garrison.heavyMarines;
    const auto add = [&](int post, const QString& where, int room) {
        list.push_back(GarrisonPost{.value = post,
                                    .text = tr("%1 · room for %2").arg(where).arg(std::max(0, room)),
                                    .room = std::max(0, room)});
    };
    add(0, tr("The town"), own->economicValue - men);
    const Fortification walls = defencesOf(*all, own->id);
    int number = 0;
    for (const WallSection& section : walls.sections) {
        ++number;
        add(number, tr("Section %1").arg(number),
            section.capacity - section.unitsTaken(m_campaign->figures().prices.limits));
    }
    return list;
}

DeedPreview PortOrders::previewRaise(int port, int post, int archers, int marines, int heavyMarines) const
{
    return ownPort(port) ? m_campaign->preview(raising(port, post, archers, marines, heavyMarines))
                         : DeedPreview{};
}

bool PortOrders::raise(int port, int post, int archers, int marines, int heavyMarines)
{
    return ownPort(port) && m_campaign->perform(raising(port, post, archers, marines, heavyMarines));
}

QList<ShownChoice> PortOrders::receivers(int port) const
{
    QList<ShownChoice> list;
    const PortRecord* own = ownPort(port);
    if (!own)
        return list;
    for (const auto& [id, side] : records()->table<SideRecord>())
        if (id != own->owner)
            list.push_back(ShownChoice{static_cast<int>(id.value), words(side.name)});
    list.push_back(ShownChoice{0, tr("Nobody: it is free")});
    return list;
}

QString PortOrders::whyNoPrice(const QString& typed) const
{
    const auto amount = pricedAt(typed);
    if (!amount)
        return tr("Write an amount like %1, or nothing.").arg(amountText(Talents::ofHundredths(12050)));
    if (!amount->isZero() && !m_campaign->looksAs().isNone())
        return tr("A sale moves another side's money: the umpire settles it. Without a price it can be given "
                  "away here.");
    return {};
}

DeedPreview PortOrders::previewCede(int port, int side, const QString& price) const
{
    if (!ownPort(port))
        return {};
    if (const QString why = whyNoPrice(price); !why.isEmpty())
        return refusedFor(why);
    return m_campaign->preview(CedePort{.port = PortId{port}, .to = SideId{side}, .price = *pricedAt(price)});
}

bool PortOrders::cede(int port, int side, const QString& price)
{
    return ownPort(port) && whyNoPrice(price).isEmpty()
           && m_campaign->perform(
               CedePort{.port = PortId{port}, .to = SideId{side}, .price = *pricedAt(price)});
}

} // namespace navarch
