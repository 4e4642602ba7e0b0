// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/scan/pile_scan.h"

#include <algorithm>
#include <memory>

#include "app/base/files/chosen_file.h"
#include "app/base/files/file_access.h"
#include "app/campaign/watching.h"
#include "app/campaign/wording.h"
#include "app/paper/scan/battle_sheets.h"
#include "core/campaign/archive/archive.h"
#include "db/campaign_file.h"
#include "reports/scan/page_source.h"

namespace navarch {

namespace {

/// Reads every page of the files, one after the other.
ScannedPile pileOf(const std::shared_ptr<const BattleOnPaper>& battle, const std::vector<std::string>& files,
                   JobProgress& progress)
{
    PileReader reader(battle->campaign, battle->battle, battle->brief, battle->tag, battle->figures,
                      layoutsOf(battle));
    int done = 0;
    int of = static_cast<int>(files.size());
    for (const std::string& path : files) {
        if (!progress.step(done, of))
            break;
        const int before = done;
        int pages = 1;
        const std::string name = shownPath(path.substr(path.find_last_of('/') + 1));
        const auto read = readWholeFile(path, largestFileOfPages).and_then([&](const std::string& bytes) {
            return pagesOf(
                bytes, name,
                [&](int page, const GreyImage& image) {
                    reader.add(name, page, image);
                    return progress.step(++done, of);
                },
                [&](int count) {
                    of += count - pages;
                    pages = count;
                    progress.step(done, of);
                });
        });
        if (!read)
            reader.addProblems(read.error());
        done = before + pages;
    }
    return reader.result();
}

int keyOf(const ScanDoubt& doubt)
{
    if (doubt.ship)
        return OutcomePart{OutcomeFinding::Part::Ship, *doubt.ship}.key();
    return doubt.commander ? OutcomePart{OutcomeFinding::Part::Commander, *doubt.commander}.key() : 0;
}

QStringList listed(const std::vector<std::string>& texts)
{
    QStringList list;
    for (const std::string& text : texts)
        list += words(text);
    return list;
}

} // namespace

PileScan::PileScan(QObject* parent) : QObject(parent)
{
    connect(&m_job, &BackgroundJobBase::changed, this, &PileScan::changed);
}

void PileScan::setCampaign(OpenCampaign* campaign)
{
    if (watchInstead(m_campaign, campaign, this, &PileScan::changed))
        emit changed();
}

void PileScan::setEntry(ResultEntry* entry)
{
    if (watchInstead(m_entry, entry, this, &PileScan::follow))
        follow();
}

/// The pile is of one battle: of another nothing is to be looked at.
void PileScan::follow()
{
    if ((m_hasResult || running()) && (!m_entry || !m_entry->isOpen() || !(m_entry->origin() == m_origin)))
        forget();
    else
        emit changed();
}

void PileScan::forget()
{
    m_job.cancel();
    m_pile = {};
    m_hasResult = false;
    emit doubtsChanged();
    emit changed();
}

QString PileScan::whyNot() const
{
    if (!m_entry || !m_entry->isOpen() || m_entry->battle() == 0)
        return tr("Only the sheets of a campaign's battle can be read back");
    if (!m_campaign || !m_campaign->isOpen() || m_campaign->path() != m_entry->origin().campaign)
        return tr("Its campaign is not open");
    return {};
}

bool PileScan::read(const QList<QUrl>& files)
{
    if (files.isEmpty() || !whyNot().isEmpty())
        return false;
    const BattleId battle{m_entry->battle()};
    const CampaignFile* file = m_campaign->file();
    const BattleRecord* record = m_campaign->campaign()->find(battle);
    const auto brief =
        record ? briefOf(*record, m_campaign->figures()) : Result<BattleBrief>(tl::unexpected(Problems{}));
    if (!file || !brief)
        return false;
    const auto paper = std::make_shared<const BattleOnPaper>(BattleOnPaper{
        *m_campaign->campaign(), battle, *brief, warTag(file->identity()), m_campaign->figures()});
    std::vector<std::string> paths;
    for (const QUrl& each : files)
        paths.push_back(pathOf(each));
    forget();
    m_origin = m_entry->origin();
    m_job.begin([paper, paths](JobProgress& progress) { return pileOf(paper, paths, progress); },
                [this](ScannedPile pile) { take(std::move(pile)); });
    emit changed();
    return true;
}

void PileScan::take(ScannedPile pile)
{
    if (!m_entry || !m_entry->isOpen() || !(m_entry->origin() == m_origin))
        return;
    m_pile = std::move(pile);
    m_hasResult = true;
    if (m_pile.sheets > 0)
        m_entry->take(tr("Scan %1 sheets").arg(m_pile.sheets), withPile(m_entry->outcome(), m_pile));
    emit doubtsChanged();
    emit changed();
}

void PileScan::cancel()
{
    if (m_job.cancel())
        emit changed();
}

void PileScan::looked(int rowKey)
{
    std::erase_if(m_pile.doubts, [rowKey](const ScanDoubt& each) { return keyOf(each) == rowKey; });
    emit doubtsChanged();
}

int PileScan::rowAfter(int rowKey) const
{
    if (!m_entry)
        return 0;
    std::vector<int> keys = m_entry->rowKeys();
    const auto here = std::find(keys.begin(), keys.end(), rowKey);
    if (here != keys.end())
        std::rotate(keys.begin(), here + 1, keys.end());
    for (const int key : keys)
        if (std::any_of(m_pile.doubts.begin(), m_pile.doubts.end(),
                        [key](const ScanDoubt& each) { return keyOf(each) == key; }))
            return key;
    return 0;
}

QString PileScan::summary() const
{
    return m_hasResult ? words(sumOf(m_pile)) : QString();
}

QList<ShownProblem> PileScan::problems() const
{
    QList<ShownProblem> list;
    for (const Problem& each : m_pile.problems)
        list.push_back(
            ShownProblem{.place = words(each.place), .what = words(each.what), .remedy = words(each.remedy)});
    return list;
}

QStringList PileScan::passedOver() const
{
    return listed(m_pile.passedOver);
}

QStringList PileScan::unread() const
{
    return listed(m_pile.unread);
}

QList<ShownDoubt> PileScan::doubts() const
{
    QList<ShownDoubt> list;
    for (const ScanDoubt& each : m_pile.doubts)
        list.push_back(ShownDoubt{.rowKey = keyOf(each),
                                  .why = words(takenAs(each)),
                                  .from = words(phrase("%1 page %2", given(each.file), each.page)),
                                  .crop = each.crop});
    return list;
}

} // namespace navarch
