// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/rolled_dice.h"

#include <QVariantMap>

#include <algorithm>

#include "app/campaign/wording.h"
#include "db/campaign_file.h"

namespace navarch {
namespace {

constexpr int pageLength = 500;
constexpr int mostPages = 10;

std::vector<Roll> diceOf(const Json& events)
{
    std::vector<Roll> dice;
    for (const Json& event : events) {
        if (event.value("kind", std::string()) != "defences-rolled" || !event.contains("dice"))
            continue;
        for (const Json& die : event["dice"])
            dice.push_back({die.value("sides", 10), die.value("face", 0), die.value("rule", std::string()),
                            die.value("why", std::string()), termOf(die.value("result", std::string()))});
    }
    return dice;
}

} // namespace

QVariantList laidOut(const std::vector<Roll>& dice)
{
    QVariantList groups;
    QVariantList faces;
    QString title;
    const auto close = [&] {
        if (!faces.isEmpty())
            groups.push_back(QVariantMap{{QStringLiteral("title"), title},
                                         {QStringLiteral("dice"), std::exchange(faces, {})}});
    };
    for (const Roll& roll : dice) {
        const QString why = words(roll.why);
        const QString group = why.section(QLatin1Char(','), 0, 0);
        if (group != title)
            close();
        title = group;
        faces.push_back(QVariantMap{{QStringLiteral("face"), roll.face},
                                    {QStringLiteral("result"), words(roll.result)},
                                    {QStringLiteral("why"), why},
                                    {QStringLiteral("rule"), words(roll.rule)}});
    }
    close();
    return groups;
}

std::vector<Roll> rolledDice(const CampaignFile& file, const std::string& portName)
{
    const std::string title = "Roll the defences of " + portName;
    std::int64_t end = file.historyLength();
    for (int page = 0; page < mostPages && end > 0; ++page) {
        const std::int64_t first = std::max<std::int64_t>(1, end - pageLength + 1);
        const auto entries = file.history(first, static_cast<int>(end - first + 1));
        if (!entries)
            return {};
        for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry)
            if (entry->inEffect && entry->kind == EntryKind::Done && entry->title == title)
                return diceOf(entry->events);
        end = first - 1;
    }
    return {};
}

} // namespace navarch
