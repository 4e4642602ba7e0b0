// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/battles/battle_terms.h"

#include <QRegularExpression>

#include "app/campaign/enum_choices.h"
#include "core/battle/match/registry.h"

namespace navarch {

namespace {

/// Every value of an enumeration, after "rolled".
template <NamedEnum E>
QList<ShownChoice> rolledOr()
{
    return QList{ShownChoice{QString(), BattleTerms::tr("Rolled")}} + choicesOf<E>();
}

} // namespace

BattleTerms::BattleTerms(ArrangeBattle& action, const QPointer<OpenCampaign>& campaign)
    : m_action(action),
      m_campaign(campaign)
{
}

void BattleTerms::setGame(const QString& game)
{
    if (game == this->game())
        return;
    m_action.rules = game.toStdString();
    m_options.clear(); // they are the other game's
    m_action.options.clear();
    emit altered();
}

void BattleTerms::setPlace(const QString& place)
{
    const auto kind = enumFromName<PlaceKind>(place.toStdString());
    if (!kind || *kind == m_action.place)
        return;
    m_action.place = *kind;
    emit altered();
}

void BattleTerms::setPort(int port)
{
    m_action.port = PortId{port};
    emit altered();
}

void BattleTerms::setWind(const QString& wind)
{
    m_action.wind = enumFromName<Wind>(wind.toStdString());
    emit altered();
}

void BattleTerms::setSea(const QString& sea)
{
    m_action.sea = enumFromName<Sea>(sea.toStdString());
    emit altered();
}

void BattleTerms::setTurnLimit(int turns)
{
    m_action.turnLimit = turns > 0 ? std::optional(turns) : std::nullopt;
    emit altered();
}

void BattleTerms::setOptions(const QString& options)
{
    m_options = options;
    m_action.options.clear();
    static const QRegularExpression apart(QStringLiteral("[,;]"));
    static const QRegularExpression between(QStringLiteral("[\\s=:]+"));
    for (const QString& part : options.split(apart, Qt::SkipEmptyParts)) {
        const QStringList pair = part.trimmed().split(between, Qt::SkipEmptyParts);
        if (!pair.isEmpty())
            m_action.options[pair[0].toStdString()] = pair.mid(1).join(QLatin1Char(' ')).toStdString();
    }
    emit altered();
}

QList<ShownChoice> BattleTerms::games() const
{
    QList<ShownChoice> list;
    for (const RuleSet& rules : builtInRuleSets().all())
        list.push_back(ShownChoice{words(rules.id), spokenTerm(rules.name)});
    return list;
}

QList<ShownChoice> BattleTerms::ports() const
{
    const Campaign* all = m_campaign ? m_campaign->campaign() : nullptr;
    QList<ShownChoice> list{ShownChoice{0, tr("Nowhere in particular")}};
    if (all)
        for (const auto& [id, port] : all->table<PortRecord>())
            list.push_back(ShownChoice{static_cast<int>(id.value), words(port.name)});
    return list;
}

QList<ShownChoice> BattleTerms::winds() const
{
    return rolledOr<Wind>();
}

QList<ShownChoice> BattleTerms::seas() const
{
    return rolledOr<Sea>();
}

} // namespace navarch
