// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/backups/past_moments.h"

#include <QDir>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/campaign/wording.h"
#include "core/campaign/turn_count.h"

namespace navarch {
namespace {

/// The campaign at `path`, to be looked into beside whoever has it open.
OpenResult lookInto(const QString& path)
{
    return CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
}

QString stageText(const HeadRecord& head)
{
    return head.stage == Stage::Setup ? PastMoments::tr("Setting up")
                                      : PastMoments::tr("Turn %1").arg(countedTurn(head));
}

} // namespace

PastMoments::PastMoments(QObject* parent) : RowList(parent)
{
    connect(&m_reading, &BackgroundJobBase::changed, this, &PastMoments::busyChanged);
    connect(&m_making, &BackgroundJobBase::changed, this, &PastMoments::busyChanged);
}

PastMoments::~PastMoments()
{
    m_reading.disconnect(this);
    m_making.disconnect(this);
    m_reading.cancel();
    m_reading.waitForThread(); // so that no file is being read or made when the program ends
    m_making.waitForThread();
}

void PastMoments::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    m_campaign = campaign;
    emit lookedUp();
}

void PastMoments::setTurnsOnly(bool turnsOnly)
{
    if (turnsOnly == m_turnsOnly)
        return;
    m_turnsOnly = turnsOnly;
    refill();
}

void PastMoments::look()
{
    leave();
    if (!m_campaign || !m_campaign->isOpen() || m_campaign->eyes() != 0)
        return;
    m_reading.begin(
        [path = m_campaign->path()](JobProgress& progress) -> Result<std::vector<PastMoment>> {
            const OpenResult opened = lookInto(path);
            if (!opened.file)
                return tl::unexpected(Problems{opened.message});
            return momentsOf(*opened.file, [&] { return !progress.isCancelled(); });
        },
        [this](Result<std::vector<PastMoment>> moments) { take(std::move(moments)); });
}

void PastMoments::leave()
{
    m_reading.cancel();
    m_moments.clear();
    m_problem.clear();
    refill();
}

void PastMoments::take(Result<std::vector<PastMoment>> moments)
{
    if (!m_campaign || m_campaign->eyes() != 0) // who asked has left the seat
        return;
    if (moments)
        m_moments = std::move(*moments);
    else
        m_problem = whatOf(moments.error());
    refill();
}

void PastMoments::refill()
{
    std::vector<PastMomentRow> rows;
    for (const PastMoment& moment : m_moments)
        if (moment.beginsTurn || !m_turnsOnly)
            rows.push_back({moment});
    replaceRows(m_rows, std::move(rows));
    emit lookedUp();
}

QString PastMoments::suggestedName(int number) const
{
    const PastMomentRow* row = rowAt(m_rows, number);
    if (!row)
        return {};
    const HeadRecord& head = row->moment.head;
    const QString when =
        head.stage == Stage::Setup ? tr("from its set-up") : tr("from turn %1").arg(countedTurn(head));
    return words(head.name).left(nameText.maxLength - 1 - when.size()) + QLatin1Char(' ') + when;
}

void PastMoments::branch(int number, const QString& name, const QUrl& file)
{
    const PastMomentRow* row = rowAt(m_rows, number);
    if (!row || busy() || !m_campaign || m_campaign->eyes() != 0)
        return;
    const QString path = file.toLocalFile();
    m_making.begin(
        [path, from = m_campaign->path(),
         branch = Branch{row->moment.deed, name.trimmed().toStdString()}](JobProgress&) {
            const OpenResult opened = lookInto(from);
            if (!opened.file)
                return Made{path, {opened.message}, {}};
            const auto made = branchOff(*opened.file, branch, path);
            return made ? Made{path, {}, (*made)->notes()} : Made{path, made.error(), {}};
        },
        [this, name](const Made& made) { tell(made, name); });
}

void PastMoments::tell(const Made& done, const QString& name)
{
    if (!m_campaign)
        return;
    if (!done.problems.empty()) {
        emit m_campaign->failed(whatOf(done.problems), remedyOf(done.problems));
        emit failed();
        return;
    }
    for (const Problem& note : done.notes)
        emit m_campaign->noted(whatOf({note}), words(note.remedy));
    emit m_campaign->done(
        tr("%1 is a campaign of its own now, kept in %2. The one it came from stays as it is.")
            .arg(name, shownPlace(done.path)));
    emit made(done.path);
}

const RowRoles<PastMomentRow>& PastMoments::roles()
{
    static const RowRoles<PastMomentRow> all{
        {"deed", [](const PastMomentRow& row) { return static_cast<int>(row.moment.deed); }},
        {"title", [](const PastMomentRow& row) { return storedWords(row.moment.title); }},
        {"date",
         [](const PastMomentRow& row) {
             return dateText(row.moment.head.year, row.moment.head.month, row.moment.head.week);
         }},
        {"stage", [](const PastMomentRow& row) { return stageText(row.moment.head); }},
        {"begins", [](const PastMomentRow& row) { return row.moment.beginsTurn; }}};
    return all;
}

} // namespace navarch
