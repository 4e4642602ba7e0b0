// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/fitting/numbered_fields.h"

namespace navarch {

namespace {

constexpr QLatin1String enginePrefix{"heavy_engines/"};
constexpr int mostEngines = 10; // of a file

} // namespace

int engineOf(const QString& field)
{
    if (!field.startsWith(enginePrefix))
        return -1;
    bool isNumber = false;
    const int at = field.mid(enginePrefix.size()).toInt(&isNumber);
    return isNumber && at >= 0 && at < mostEngines ? at : -1;
}

int engineModifier(const std::vector<int>& engines, int at)
{
    return at >= 0 && at < static_cast<int>(engines.size()) ? engines[static_cast<std::size_t>(at)] : 0;
}

bool setEngineModifier(std::vector<int>& engines, int at, int modifier)
{
    const int count = static_cast<int>(engines.size());
    if (modifier < engineModifierBounds.least || modifier > engineModifierBounds.most || at < 0 || at > count
        || at >= mostEngines)
        return false;
    if (at == count && modifier > 0)
        engines.push_back(modifier);
    else if (at < count && modifier > 0)
        engines[static_cast<std::size_t>(at)] = modifier;
    else if (at < count)
        engines.erase(engines.begin() + at);
    return true;
}

} // namespace navarch
