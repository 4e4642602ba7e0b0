// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/wars/war_relations.h"

#include "app/campaign/wording.h"
#include "core/campaign/calendar.h"
#include "core/campaign/founding/scenario_edits.h"

namespace navarch {

namespace {

constexpr int usualTruceWeeks = 12;

QString kindText(Relation relation)
{
    switch (relation) {
    case Relation::War: return WarRelations::tr("At war");
    case Relation::Truce: return WarRelations::tr("In a truce");
    case Relation::Peace: return WarRelations::tr("At peace");
    case Relation::Alliance: break;
    }
    return WarRelations::tr("Allies");
}

} // namespace

const RowRoles<WarRelationEntry>& WarRelations::roles()
{
    static const RowRoles<WarRelationEntry> all{
        {"other", &WarRelationEntry::other},       {"name", &WarRelationEntry::name},
        {"colour", &WarRelationEntry::colour},     {"emblem", &WarRelationEntry::emblem},
        {"relation", &WarRelationEntry::relation}, {"inTruce", &WarRelationEntry::inTruce},
        {"weeks", &WarRelationEntry::weeks},       {"until", &WarRelationEntry::until}};
    return all;
}

void WarRelations::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    refill();
}

const PlannedRelation* WarRelations::told(int other) const
{
    const CampaignPlan& plan = m_reading.plan;
    const auto isSide = [&](const std::string& id, int side) {
        return side >= 0 && side < static_cast<int>(plan.sides.size())
               && plan.sides[static_cast<std::size_t>(side)].id == id;
    };
    for (const PlannedRelation& each : plan.relations)
        if ((isSide(each.side, m_side) && isSide(each.other, other))
            || (isSide(each.side, other) && isSide(each.other, m_side)))
            return &each;
    return nullptr;
}

void WarRelations::refill()
{
    std::vector<WarRelationEntry> rows;
    const CampaignPlan& plan = m_reading.plan;
    const int sides = static_cast<int>(plan.sides.size());
    for (int other = 0; m_side >= 0 && m_side < sides && other < sides; ++other) {
        if (other == m_side)
            continue;
        const PlannedSide& side = plan.sides[static_cast<std::size_t>(other)];
        const PlannedRelation* standing = told(other);
        const Relation relation = standing ? standing->relation : Relation::War;
        WarRelationEntry row;
        row.id = words(side.id);
        row.other = other;
        row.name = words(side.name);
        row.colour = words(nameOf(side.colour));
        row.emblem = words(nameOf(side.emblem));
        row.relation = words(nameOf(relation));
        row.inTruce = relation == Relation::Truce;
        if (row.inTruce) {
            row.weeks = standing->weeks;
            Date end{plan.year, plan.month, plan.week};
            for (int week = 0; week < standing->weeks; ++week)
                end = nextWeek(end);
            row.until = tr("until %1").arg(dateText(end.year, end.month, end.week));
        }
        rows.push_back(std::move(row));
    }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

QList<ShownChoice> WarRelations::kinds() const
{
    QList<ShownChoice> list;
    for (const auto& each : EnumNames<Relation>::names)
        list += ShownChoice{words(each.name), kindText(each.value)};
    return list;
}

int WarRelations::mostWeeks() const
{
    return static_cast<int>(truceWeeks.most);
}

bool WarRelations::set(int other, const QString& relation)
{
    const auto kind = enumFromName<Relation>(relation.toStdString());
    if (!kind)
        return false;
    const PlannedRelation* standing = told(other);
    const int weeks = standing && standing->weeks > 0 ? standing->weeks : usualTruceWeeks;
    return editWar(m_document, tr("Set how two sides stand"), [&](const ScenarioDraft& draft) {
        return withRelation(draft, m_side, other, *kind, weeks, builtInFigures());
    });
}

bool WarRelations::setWeeks(int other, int weeks)
{
    return editWar(m_document, tr("Set the end of a truce"), [&](const ScenarioDraft& draft) {
        return withRelation(draft, m_side, other, Relation::Truce, weeks, builtInFigures());
    });
}

} // namespace navarch
