// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/fleets/relation_list.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "core/campaign/allies/relations.h"
#include "core/campaign/calendar.h"

namespace navarch {
namespace {

/// "Truce until June 431 BCE, week 2"
QString standingOf(const Draft& draft, SideId one, SideId other)
{
    switch (relationOf(draft, one, other)) {
    case Relation::War: return RelationList::tr("At war");
    case Relation::Peace: return RelationList::tr("At peace");
    case Relation::Alliance: return RelationList::tr("Allies: their harbours are open to each other");
    case Relation::Truce: break;
    }
    const RelationRecord* truce = relationBetween(draft, one, other);
    if (truce->untilTurn == 0)
        return RelationList::tr("Truce");
    Date until = dateOf(draft.head());
    for (int turn = draft.head().turn; turn < truce->untilTurn; ++turn)
        until = nextWeek(until);
    return RelationList::tr("Truce until %1").arg(dateText(until.year, until.month, until.week));
}

QString offered(const OfferRecord& offer)
{
    switch (offer.relation) {
    case Relation::Truce:
        return offer.weeks == 1 ? RelationList::tr("a truce of one week")
                                : RelationList::tr("a truce of %1 weeks").arg(offer.weeks);
    case Relation::Alliance: return RelationList::tr("an alliance");
    case Relation::Peace:
    case Relation::War: break;
    }
    return RelationList::tr("peace");
}

} // namespace

const RowRoles<RelationEntry>& RelationList::roles()
{
    static const RowRoles<RelationEntry> all{{"otherId", &RelationEntry::id},
                                             {"name", &RelationEntry::name},
                                             {"colour", &RelationEntry::colour},
                                             {"emblem", &RelationEntry::emblem},
                                             {"atWar", &RelationEntry::atWar},
                                             {"inTruce", &RelationEntry::inTruce},
                                             {"allied", &RelationEntry::allied},
                                             {"standing", &RelationEntry::standing},
                                             {"offerId", &RelationEntry::offerId},
                                             {"offer", &RelationEntry::offer},
                                             {"ownOfferId", &RelationEntry::ownOfferId},
                                             {"ownOffer", &RelationEntry::ownOffer}};
    return all;
}

void RelationList::setSide(int side)
{
    if (side == this->side())
        return;
    m_side = SideId{side};
    emit sideChanged();
    refill();
}

void RelationList::refill()
{
    std::vector<RelationEntry> rows;
    if (mayAct() && records()->find(m_side)) {
        const Draft draft(*records());
        for (const auto& [id, other] : records()->table<SideRecord>()) {
            if (id == m_side)
                continue;
            RelationEntry row;
            row.id = id.value;
            row.name = words(other.name);
            row.colour = words(nameOf(other.colour));
            row.emblem = words(nameOf(other.emblem));
            const Relation relation = relationOf(draft, m_side, id);
            row.atWar = relation == Relation::War;
            row.inTruce = relation == Relation::Truce;
            row.allied = relation == Relation::Alliance;
            row.standing = standingOf(draft, m_side, id);
            for (const auto& [number, offer] : records()->table<OfferRecord>()) {
                if (offer.side == id && offer.other == m_side) {
                    row.offerId = static_cast<int>(number.value);
                    row.offer = tr("Offers %1").arg(offered(offer));
                } else if (offer.side == m_side && offer.other == id) {
                    row.ownOfferId = static_cast<int>(number.value);
                    row.ownOffer = tr("Was offered %1").arg(offered(offer));
                }
            }
            rows.push_back(std::move(row));
        }
    }
    replaceRows(m_rows, std::move(rows));
}

bool RelationList::offer(int other, const QString& relation, int weeks)
{
    const auto kind = enumFromName<Relation>(relation.toStdString());
    return mayAct() && kind
           && campaign()->perform(OfferRelation{m_side, SideId{other}, *kind,
                                                std::clamp(weeks, 0, static_cast<int>(truceWeeks.most))});
}

bool RelationList::withdraw(int offer)
{
    const OfferRecord* standing = mayAct() ? records()->find(Id<OfferRecord>{offer}) : nullptr;
    return standing && standing->side == m_side && campaign()->perform(WithdrawOffer{standing->id});
}

bool RelationList::answer(int offer, bool accept)
{
    const OfferRecord* standing = mayAct() ? records()->find(Id<OfferRecord>{offer}) : nullptr;
    return standing && standing->other == m_side && campaign()->perform(AnswerOffer{standing->id, accept});
}

QString RelationList::beforeWar(int other) const
{
    if (!mayAct())
        return {};
    const Verdict verdict = campaign()->ask(BreakRelation{m_side, SideId{other}});
    QStringList sentences;
    for (const Finding& finding : verdict.reasons)
        if (verdict.allowed() || finding.severity == Severity::Error) {
            const QString subject = words(finding.subject);
            sentences << (finding.key == "leaves-harbour" ? tr("%1: %2").arg(subject, words(finding.message))
                                                          : words(finding.message));
        }
    return sentences.join(QLatin1Char(' '));
}

bool RelationList::goToWar(int other)
{
    return mayAct() && campaign()->perform(BreakRelation{m_side, SideId{other}});
}

} // namespace navarch
