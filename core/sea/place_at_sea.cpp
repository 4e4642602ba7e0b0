// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sea/place_at_sea.h"

#include "core/ports/port_gazetteer.h"
#include "core/sea/lanes.h"
#include "core/sea/place_phrase.h"

namespace navarch {

Position positionOf(const PlaceAtSea& place, const SeaLanes& lanes, const PortGazetteer& gazetteer)
{
    if (!place.to.empty())
        return lanes.positionOn(place.from, place.to, place.miles);
    const KnownPort& port = *gazetteer.find(place.from);
    return {port.latitude, port.longitude};
}

bool isKnown(const PlaceAtSea& place, const SeaLanes& lanes, const PortGazetteer& gazetteer)
{
    if (!gazetteer.find(place.from))
        return false;
    if (place.to.empty())
        return place.miles == 0;
    const Lane* lane = lanes.between(place.from, place.to);
    return lane && place.miles >= 0 && place.miles <= lane->miles;
}

Phrase phraseOf(const PlaceAtSea& place, const PortGazetteer& gazetteer)
{
    const auto nameOfPlace = [&](const std::string& id) {
        const KnownPort* port = gazetteer.find(id);
        return given(port ? port->name : id);
    };
    if (place.isNone())
        return phrase("nowhere at sea");
    if (place.to.empty() || place.miles == 0)
        return phrase("off %1", nameOfPlace(place.from));
    return phrase("between %1 and %2, %3 out", nameOfPlace(place.from), nameOfPlace(place.to),
                  phraseN("{%n mile|%n miles}", place.miles));
}

std::string textOf(const PlaceAtSea& place, const PortGazetteer& gazetteer)
{
    return phraseOf(place, gazetteer).english();
}

} // namespace navarch
