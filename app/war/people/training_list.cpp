// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/people/training_list.h"

#include "app/base/pricing/amounts.h"
#include "app/campaign/wording.h"
#include "core/campaign/actions/sea_actions.h"
#include "core/campaign/people/prospects.h"
#include "core/campaign/settings/figures_in_force.h"

namespace navarch {

namespace {

SetOrder trainingOrder(FleetId fleet, bool on)
{
    SetOrder order;
    order.fleet = fleet;
    order.order = on ? FleetOrder::Exercise : FleetOrder::Lie;
    return order;
}

} // namespace

const RowRoles<TrainingRow>& TrainingList::roles()
{
    static const RowRoles<TrainingRow> all{
        {"fleetId", &TrainingRow::fleet},     {"name", &TrainingRow::name},
        {"side", &TrainingRow::side},         {"colour", &TrainingRow::colour},
        {"emblem", &TrainingRow::emblem},     {"place", &TrainingRow::place},
        {"weeks", &TrainingRow::weeks},       {"exercises", &TrainingRow::exercises},
        {"learners", &TrainingRow::learners}, {"prospect", &TrainingRow::prospect},
        {"cost", &TrainingRow::cost},         {"pays", &TrainingRow::pays},
        {"whyNot", &TrainingRow::whyNot}};
    return all;
}

void TrainingList::refill()
{
    std::vector<TrainingRow> rows;
    m_terms.clear();
    if (const Campaign* all = records()) {
        const CampaignFigures figures = figuresInForce(Draft(*all));
        m_terms =
            (figures.trainingInPort != 0
                 ? tr("A crew that exercises, or lies manned in port, for a whole month pays %1% of its "
                      "ship's price and rolls "
                      "d10 at the month's end: from %2 on it is a quality better, up to veteran (CP-6.1).")
                 : tr("A crew that exercises for a whole month pays %1% of its ship's price and rolls d10 at "
                      "the month's end: "
                      "from %2 on it is a quality better, up to veteran (CP-6.1)."))
                .arg(figures.trainingPercent)
                .arg(figures.trainingFace);
        for (const auto& [id, side] : all->table<SideRecord>()) {
            if (!isOf(id))
                continue;
            for (const FleetTraining& training : trainingOf(*all, campaign()->figures(), id)) {
                const FleetRecord& fleet = *all->find(training.fleet);
                const PortRecord* port = all->find(fleet.port);
                TrainingRow row;
                row.fleet = fleet.id.value;
                row.name = words(fleet.name);
                row.side = words(side.name);
                row.colour = words(nameOf(side.colour));
                row.emblem = words(nameOf(side.emblem));
                row.place = port ? words(port->name) : tr("At sea");
                row.weeks = training.weeks;
                row.exercises = training.exercises;
                row.learners = training.learners == 0   ? tr("All crews are veterans or better")
                               : training.learners == 1 ? tr("1 crew below veteran")
                                                        : tr("%1 crews below veteran").arg(training.learners);
                row.pays = training.crews > 0;
                if (row.pays) {
                    row.prospect = training.crews == 1
                                       ? tr("1 crew rolls at the month's end: %1 of 10 faces are better")
                                             .arg(training.chances)
                                       : tr("%1 crews roll at the month's end: %2 of 10 faces are better")
                                             .arg(training.crews)
                                             .arg(training.chances);
                    row.cost = amountText(training.cost);
                } else if (training.learners == 0) {
                    row.prospect = tr("Nothing is left to learn by training");
                } else if (training.exercises) {
                    row.prospect = tr("This month is not a whole one, or the money will be missing");
                } else {
                    row.prospect = tr("After a month of it each crew rolls: %1 of 10 faces are better")
                                       .arg(training.chances);
                }
                const Verdict verdict = campaign()->ask(trainingOrder(fleet.id, !training.exercises));
                row.whyNot = verdict.allowed() ? QString() : firstError(verdict.reasons);
                rows.push_back(std::move(row));
            }
        }
    }
    replaceRows(m_rows, std::move(rows));
    emit refilled();
}

bool TrainingList::exercise(int fleet, bool on)
{
    const Campaign* all = records();
    const FleetRecord* record = all ? all->find(FleetId{fleet}) : nullptr;
    return record && campaign()->sees(record->side) && campaign()->perform(trainingOrder(record->id, on));
}

} // namespace navarch
