// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/start/next_steps.h"

#include <algorithm>
#include <map>
#include <set>

#include "app/campaign/wording.h"
#include "core/campaign/gate/actions.h"

namespace navarch {

namespace {

/// The first few by name, and how many more: "Side 1, Side 2 and 3 more".
QString named(const QStringList& names)
{
    constexpr int most = 3;
    if (names.size() <= most)
        return names.join(QStringLiteral(", "));
    return NextSteps::tr("%1 and %2 more")
        .arg(names.mid(0, most).join(QStringLiteral(", ")))
        .arg(names.size() - most);
}

/// Of the sides that may be seen, those for which `has` does not hold.
template <class Has>
QStringList sidesWithout(const Campaign& all, const OpenCampaign& eyes, Has has)
{
    QStringList names;
    for (const auto& [id, side] : all.table<SideRecord>())
        if (eyes.sees(id) && !has(side))
            names += words(side.name);
    return names;
}

QStringList sidesWithoutHarbour(const Campaign& all, const OpenCampaign& eyes)
{
    std::set<SideId> owners;
    for (const auto& [id, port] : all.table<PortRecord>())
        owners.insert(port.owner);
    return sidesWithout(all, eyes, [&](const SideRecord& side) { return owners.contains(side.id); });
}

std::set<SideId> sidesWithShips(const Campaign& all)
{
    std::set<SideId> manned;
    for (const auto& [id, ship] : all.table<ShipRecord>())
        if (const FleetRecord* fleet = all.find(ship.fleet))
            manned.insert(fleet->side);
    return manned;
}

/// Whose admiral waits for ships.
std::set<SideId> sidesWithAdmiral(const Campaign& all)
{
    std::set<SideId> led;
    for (const auto& [id, commander] : all.table<CommanderRecord>())
        if (commander.post == Post::Fleet && commander.state == PersonState::Fit)
            led.insert(commander.side);
    return led;
}

/// Of sides that people play; the machine's fleets are its own business.
QStringList fleetsWithoutAdmiral(const Campaign& all, const OpenCampaign& eyes)
{
    std::map<FleetId, int> ships;
    for (const auto& [id, ship] : all.table<ShipRecord>())
        ++ships[ship.fleet];
    for (const auto& [id, commander] : all.table<CommanderRecord>())
        if (commander.post == Post::Fleet && commander.state == PersonState::Fit)
            ships.erase(commander.fleet);
    QStringList names;
    for (const auto& [id, count] : ships) {
        const FleetRecord* fleet = all.find(id);
        const SideRecord* side =
            fleet && count > 1 && eyes.sees(fleet->side) ? all.find(fleet->side) : nullptr;
        if (side && side->player == Player::Person)
            names += words(fleet->name);
    }
    return names;
}

} // namespace

const RowRoles<NextSteps::Row>& NextSteps::roles()
{
    static const RowRoles<Row> all{
        {"step", &Row::step}, {"title", &Row::title}, {"detail", &Row::detail}, {"done", &Row::done}};
    return all;
}

void NextSteps::refill()
{
    std::vector<Row> rows;
    m_open = 0;
    m_begins = false;
    m_warnings.clear();
    const OpenCampaign* eyes = campaign();
    const Campaign* all = records();
    if (all && all->head().stage == Stage::Setup && eyes->readOnlyReason().isEmpty()) {
        const auto add = [&](Step step, const QString& text, const QStringList& missing,
                             const QString& detail) {
            const bool done = missing.isEmpty();
            m_open += !done;
            rows.push_back({step, text, done ? QString() : detail.arg(named(missing)), done});
        };
        const QStringList harbourless = sidesWithoutHarbour(*all, *eyes);
        const std::set<SideId> manned = sidesWithShips(*all);
        const std::set<SideId> led = sidesWithAdmiral(*all);
        // A machine's captain raises its fleet himself as the campaign begins.
        const auto raisesItself = [](const SideRecord& side) { return side.player == Player::Machine; };
        const QStringList shipless = sidesWithout(*all, *eyes, [&](const SideRecord& side) {
            return manned.contains(side.id) || raisesItself(side);
        });
        add(Harbours, tr("Give each side a harbour"), harbourless, tr("None yet: %1"));
        add(Ships, tr("Raise a fleet for each side"), shipless, tr("Without ships: %1"));
        QStringList leaderless = fleetsWithoutAdmiral(*all, *eyes);
        const QStringList toCome = sidesWithout(*all, *eyes, [&](const SideRecord& side) {
            return manned.contains(side.id) || led.contains(side.id) || raisesItself(side);
        });
        const bool noFleetAtAll = leaderless.isEmpty() && !toCome.isEmpty();
        if (noFleetAtAll)
            leaderless = toCome;
        add(Admirals, tr("Name an admiral for each fleet"), leaderless,
            noFleetAtAll ? tr("Their fleets come first: %1") : tr("Without one: %1"));
        m_begins = speaksForAll(*all, eyes->looksAs());
        if (m_begins) {
            const Verdict verdict = eyes->ask(BeginCampaign{});
            QStringList raising;
            for (const Finding& finding : verdict.reasons) {
                if (finding.severity == Severity::Warning)
                    m_warnings += tr("%1: %2").arg(words(finding.subject), words(finding.message));
                else if (finding.key == "machine-raises-fleet")
                    raising += words(finding.subject);
            }
            rows.push_back({Begin, tr("Begin the campaign"),
                            !verdict.allowed()  ? firstError(verdict.reasons)
                            : raising.isEmpty() ? tr("From then on walls and budgets stand as they are")
                                                : tr("From then on walls and budgets stand as they are; "
                                                     "captains raise the fleets of: %1")
                                                      .arg(named(raising)),
                            false});
        }
    }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

} // namespace navarch
