// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/people_list.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "app/war/people/people_words.h"
#include "core/campaign/people/service_record.h"

namespace navarch {

namespace {

void giveSigns(Person& person, const SideRecord* side)
{
    if (!side)
        return;
    person.side = words(side->name);
    person.colour = words(nameOf(side->colour));
    person.emblem = words(nameOf(side->emblem));
}

} // namespace

const RowRoles<Person>& PeopleList::roles()
{
    static const RowRoles<Person> all{
        {"personId", &Person::id},    {"kind", &Person::kind},       {"name", &Person::name},
        {"side", &Person::side},      {"colour", &Person::colour},   {"emblem", &Person::emblem},
        {"post", &Person::post},      {"quality", &Person::quality}, {"state", &Person::state},
        {"hurt", &Person::hurt},      {"named", &Person::named},     {"experience", &Person::experience},
        {"battles", &Person::battles}};
    return all;
}

int PeopleList::idAt(int row) const
{
    const Person* person = rowAt(m_rows, row);
    return person ? static_cast<int>(person->id) : 0;
}

int PeopleList::rowOf(int id) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].id == id)
            return static_cast<int>(i);
    return -1;
}

QStringList PeopleList::qualityWords()
{
    QStringList all;
    for (const auto& each : EnumNames<CommandQuality>::names)
        all += wordOf(each.value);
    for (const auto& each : EnumNames<CrewQuality>::names)
        all += wordOf(each.value);
    return all;
}

void PeopleList::setSide(int side)
{
    if (side == m_side)
        return;
    m_side = side;
    emit filterChanged();
    refill();
}

void PeopleList::setShow(PersonKind::Kind show)
{
    if (show == m_show)
        return;
    m_show = show;
    emit filterChanged();
    narrow();
}

void PeopleList::setFilter(const QString& filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    emit filterChanged();
    narrow();
}

void PeopleList::setSortBy(const QString& sortBy)
{
    if (sortBy == m_sortBy)
        return;
    m_sortBy = sortBy;
    emit filterChanged();
    narrow();
}

void PeopleList::setDescending(bool descending)
{
    if (descending == m_descending)
        return;
    m_descending = descending;
    emit filterChanged();
    narrow();
}

void PeopleList::refill()
{
    std::vector<Person> people;
    if (const Campaign* all = records()) {
        const auto wanted = [&](SideId side) { return m_side == 0 || side.value == m_side; };
        const BattlesFought fought = battlesFought(*all, campaign()->looksAs());
        const auto battlesOf = [](const auto& counts, auto id) {
            const auto found = counts.find(id);
            return found == counts.end() ? 0 : found->second;
        };
        for (const auto& [id, commander] : all->table<CommanderRecord>()) {
            const bool isOwn = campaign()->sees(commander.side);
            const bool isKept =
                commander.state == PersonState::Captured && campaign()->sees(commander.captor);
            if ((!isOwn || !wanted(commander.side)) && (!isKept || !wanted(commander.captor)))
                continue;
            Person person;
            person.id = id.value;
            person.kind = isOwn ? PersonKind::Commander : PersonKind::Prisoner;
            person.name = personName(commander);
            giveSigns(person, all->find(commander.side));
            person.quality = wordOf(commander.quality);
            person.qualityRank = static_cast<int>(commander.quality);
            person.prisoner = commander.state == PersonState::Captured;
            person.hurt = commander.state != PersonState::Fit;
            person.stateRank = static_cast<int>(commander.state);
            person.order = commander.fleet ? 0 : commander.squadron ? 1 : commander.port ? 2 : 3;
            person.post = isOwn ? postWords(*all, commander) : tr("Prisoner");
            person.state = stateWords(*all, commander);
            if (isOwn) {
                person.experience = commander.experience;
                person.battles = battlesOf(fought.commanders, id);
            }
            people.push_back(std::move(person));
        }
        for (const auto& [id, ship] : all->table<ShipRecord>()) {
            const FleetRecord* fleet = all->find(ship.fleet);
            if (!fleet || !campaign()->sees(fleet->side) || !wanted(fleet->side))
                continue;
            Person person;
            person.id = id.value;
            person.kind = PersonKind::Captain;
            person.named = !ship.captain.empty();
            person.name = person.named ? words(ship.captain) : tr("Not named");
            giveSigns(person, all->find(fleet->side));
            person.post = tr("Captain of %1").arg(words(ship.name));
            person.quality = wordOf(ship.crew);
            person.qualityRank = static_cast<int>(ship.crew);
            person.hurt = ship.condition.captain != PersonState::Fit;
            person.stateRank = static_cast<int>(ship.condition.captain);
            person.state = stateWords(ship.condition.captain);
            person.order = 4;
            person.experience = ship.experience;
            person.battles = battlesOf(fought.ships, id);
            people.push_back(std::move(person));
        }
    }
    std::stable_sort(people.begin(), people.end(), [](const Person& a, const Person& b) {
        return a.order != b.order && (a.order == 4 || b.order == 4) ? a.order < b.order
               : a.side != b.side                                   ? a.side < b.side
                                                                    : a.order < b.order;
    });
    for (std::size_t i = 0; i < people.size(); ++i)
        people[i].order = static_cast<int>(i);
    m_people = std::move(people);
    m_commanders = static_cast<int>(std::count_if(m_people.begin(), m_people.end(), [](const Person& person) {
        return person.kind == PersonKind::Commander;
    }));
    m_captains = static_cast<int>(std::count_if(m_people.begin(), m_people.end(), [](const Person& person) {
        return person.kind == PersonKind::Captain;
    }));
    m_prisoners = static_cast<int>(std::count_if(m_people.begin(), m_people.end(),
                                                 [](const Person& person) { return person.prisoner; }));
    narrow();
    emit counted();
}

bool PeopleList::shows(const Person& person) const
{
    const bool isOfKind = m_show == PersonKind::Nobody     ? person.named
                          : m_show == PersonKind::Prisoner ? person.prisoner
                                                           : person.kind == m_show;
    return isOfKind
           && (m_filter.isEmpty() || person.name.contains(m_filter, Qt::CaseInsensitive)
               || person.post.contains(m_filter, Qt::CaseInsensitive)
               || person.side.contains(m_filter, Qt::CaseInsensitive)
               || person.state.contains(m_filter, Qt::CaseInsensitive));
}

bool PeopleList::before(const Person& a, const Person& b) const
{
    if (m_sortBy == QLatin1String("name"))
        return a.named != b.named ? a.named : QString::localeAwareCompare(a.name, b.name) < 0;
    if (m_sortBy == QLatin1String("post"))
        return QString::localeAwareCompare(a.post, b.post) < 0;
    if (m_sortBy == QLatin1String("quality"))
        return a.qualityRank < b.qualityRank;
    if (m_sortBy == QLatin1String("state"))
        return a.stateRank < b.stateRank;
    if (m_sortBy == QLatin1String("experience"))
        return a.experience > b.experience;
    if (m_sortBy == QLatin1String("battles"))
        return a.battles > b.battles;
    return a.order < b.order;
}

void PeopleList::narrow()
{
    std::vector<Person> rows;
    std::copy_if(m_people.begin(), m_people.end(), std::back_inserter(rows),
                 [this](const Person& person) { return shows(person); });
    std::stable_sort(rows.begin(), rows.end(), [this](const Person& a, const Person& b) {
        return m_descending ? before(b, a) : before(a, b);
    });
    replaceRows(m_rows, std::move(rows));
}

} // namespace navarch
