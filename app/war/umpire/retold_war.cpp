// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/war/umpire/retold_war.h"

#include <algorithm>

#include "app/campaign/wording.h"
#include "core/campaign/retelling/deed_fields.h"

namespace navarch {

namespace {

Alteration alterationOf(RetoldWar::Way way)
{
    switch (way) {
    case RetoldWar::Change: return Alteration::Change;
    case RetoldWar::Insert: return Alteration::Insert;
    case RetoldWar::Strike: break;
    }
    return Alteration::Strike;
}

/// What is entered of a deed before anything of it is.
std::optional<Action> firstAction(RetoldWar::Way way, const ToldHistory* history)
{
    if (history && way == RetoldWar::Change)
        return history->deeds.front().action;
    if (history && way == RetoldWar::Insert)
        return blankAction(insertableDeeds().front().kind);
    return std::nullopt;
}

const RowRoles<UnfitRow>& roles()
{
    static const RowRoles<UnfitRow> all{
        {"deed", [](const UnfitRow& row) { return static_cast<int>(row.deed); }},
        {"title", &UnfitRow::title},
        {"why", &UnfitRow::why},
        {"leftOut", &UnfitRow::leftOut}};
    return all;
}

} // namespace

RetoldWar::RetoldWar(QObject* parent) : RowList(parent), m_rows(*this, roles())
{
    connect(&m_reading, &BackgroundJobBase::changed, this, &RetoldWar::told);
    connect(&m_telling, &BackgroundJobBase::changed, this, &RetoldWar::told);
    connect(&m_work, &RetellingWork::changed, this, &RetoldWar::told);
    connect(&m_work, &RetellingWork::retold, this, &RetoldWar::leave);
}

RetoldWar::~RetoldWar()
{
    m_reading.disconnect(this);
    m_telling.disconnect(this);
    m_work.disconnect(this);
    m_reading.cancel();
    m_telling.cancel();
    m_reading.waitForThread(); // so that no file is being read when the program ends
}

void RetoldWar::setCampaign(OpenCampaign* campaign)
{
    if (campaign == m_campaign)
        return;
    m_campaign = campaign;
    leave();
}

bool RetoldWar::isAllowed() const
{
    return m_campaign && m_campaign->isOpen() && m_campaign->looksAs().isNone();
}

void RetoldWar::setDeed(int deed)
{
    if (deed == m_deed)
        return;
    m_deed = deed;
    read();
}

void RetoldWar::setWay(Way way)
{
    if (way == m_way)
        return;
    m_way = way;
    begin(firstAction(m_way, m_past ? &m_past->history : nullptr));
}

QList<ShownChoice> RetoldWar::kinds() const
{
    QList<ShownChoice> all;
    for (const DeedKind& deed : insertableDeeds())
        all << ShownChoice{words(deed.kind), words(Phrase(deed.words, std::nullopt, {}))};
    return all;
}

QString RetoldWar::kind() const
{
    return m_entry.action() ? words(kindOf(*m_entry.action())) : QString();
}

void RetoldWar::setKind(const QString& kind)
{
    if (m_way != Insert || kind == this->kind())
        return;
    begin(blankAction(kind.toStdString()));
}

void RetoldWar::read()
{
    m_reading.cancel();
    m_past.reset();
    m_problem.clear();
    begin(firstAction(m_way, m_past ? &m_past->history : nullptr));
    if (m_deed == 0 || !isAllowed())
        return;
    m_reading.begin(
        [path = m_campaign->path(), deed = m_deed](JobProgress&) -> ReadPast {
            const OpenResult opened = CampaignFile::open(path, {.mode = OpenMode::Look, .backUp = false});
            if (!opened.file)
                return tl::unexpected(Problems{opened.message});
            return toldFrom(*opened.file, deed).map([&](ToldHistory&& history) {
                return std::make_shared<const Past>(Past{std::move(history), opened.file->figures()});
            });
        },
        [this](const ReadPast& past) {
            if (!isAllowed()) // who asked has left the seat
                return;
            if (past)
                m_past = *past;
            else
                m_problem = whatOf(past.error());
            // A kind that was chosen meanwhile stays.
            std::optional<Action> chosen = m_way == Insert ? m_entry.action() : std::nullopt;
            begin(chosen ? std::move(chosen) : firstAction(m_way, m_past ? &m_past->history : nullptr));
        });
}

void RetoldWar::begin(std::optional<Action> action)
{
    m_entry.begin(std::move(action), m_past ? &m_past->history.before : nullptr,
                  m_past ? &m_past->figures : nullptr);
    emit fieldsChanged();
    replaceRows(m_rows, {}); // what was left out of another retelling
    goThroughAgain();
}

void RetoldWar::setField(const QString& name, const QVariant& value)
{
    if (m_past && m_entry.set(name, value, m_past->figures))
        goThroughAgain();
}

void RetoldWar::goThroughAgain()
{
    m_telling.cancel();
    m_work.cancel();
    m_retelling.reset();
    emit told();
    if (!m_past || !m_entry.problem().isEmpty())
        return;
    const std::optional<Action>& was = m_past->history.deeds.front().action;
    const std::optional<Action>& action = m_entry.action();
    const bool isSame = m_way == Change && action && was && actionJson(*action) == actionJson(*was);
    if (isSame || (m_way != Strike && !action))
        return;
    m_telling.begin(
        [past = m_past, way = m_way, action](JobProgress&) {
            return retell(past->history.before, past->figures, past->history.deeds, alterationOf(way), action,
                          Unfit::Drop);
        },
        [this](Retelling retelling) { take(std::move(retelling)); });
}

void RetoldWar::take(Retelling retelling)
{
    const auto wasLeftOut = [this](std::int64_t deed) {
        return std::any_of(m_rows.begin(), m_rows.end(),
                           [&](const UnfitRow& row) { return row.deed == deed && row.leftOut; });
    };
    m_retelling = std::make_shared<const Retelling>(std::move(retelling));
    std::vector<UnfitRow> rows;
    for (const RetoldDeed& deed : m_retelling->deeds)
        if (deed.number != 0 && !deed.fits)
            rows.push_back(
                {deed.number, words(deed.title), firstError(deed.reasons), wasLeftOut(deed.number)});
    replaceRows(m_rows, std::move(rows));
    emit told();
}

QString RetoldWar::title() const
{
    if (m_retelling)
        for (const RetoldDeed& deed : m_retelling->deeds)
            if (deed.number == 0)
                return words(deed.title);
    return {};
}

QString RetoldWar::problem() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (!m_entry.problem().isEmpty())
        return m_entry.problem();
    if (m_past && m_way == Change && !m_entry.action())
        return tr("An older Navarch kept this deed in words that are not read any more; it can be struck.");
    if (m_past && m_way == Change && fields().isEmpty())
        return tr("There is nothing in this deed to be changed. Strike it, or put another before it.");
    // With all that do not fit left out, only what is put in itself can stand in the way.
    return m_retelling && !m_retelling->isWhole ? firstError(m_retelling->deeds.back().reasons) : QString();
}

int RetoldWar::later() const
{
    if (!m_past)
        return 0;
    const auto all = static_cast<int>(m_past->history.deeds.size());
    return m_way == Insert ? all : all - 1;
}

bool RetoldWar::canTell() const
{
    return !busy() && m_retelling && m_retelling->isWhole && isAllowed() && m_campaign->editedFile()
           && std::all_of(m_rows.begin(), m_rows.end(), [](const UnfitRow& row) { return row.leftOut; });
}

void RetoldWar::leaveOut(int row, bool out)
{
    if (!rowAt(m_rows, row))
        return;
    m_rows[static_cast<std::size_t>(row)].leftOut = out;
    emit dataChanged(index(row), index(row));
    emit told();
}

void RetoldWar::tell()
{
    if (canTell())
        m_work.begin(*m_campaign, {m_past, &m_past->history}, m_retelling);
}

void RetoldWar::leave()
{
    m_deed = 0;
    read();
}

} // namespace navarch
