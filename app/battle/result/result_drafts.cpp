// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/result/result_drafts.h"

#include <QFile>

#include "app/base/files/file_access.h"
#include "core/base/json_reader.h"
#include "core/battle/match/outcome_check.h"

namespace navarch {

namespace {

constexpr std::string_view draftsFormat = "navarch-result-drafts/1";
constexpr TextBounds originText{4096, true}; // a skirmish has none

Result<std::string> noFiles(const std::string& name)
{
    return problem(name, phrase("A draft has its fleets inside."));
}

/// Drafts that cannot be read any more are left out: nobody is to be troubled by them.
std::optional<ResultDraft> readDraft(const Json& json, const std::string& file, const Figures& figures)
{
    Problems problems;
    ResultDraft draft;
    ObjectReader read(json, file, "drafts", problems);
    read("origin", draft.origin, originText);
    const Json* brief = read.value("brief");
    const Json* outcome = read.value("outcome");
    read.finish();
    if (!problems.empty() || !brief || !outcome)
        return std::nullopt;
    auto readBack = readBrief(*brief, file, figures, noFiles);
    auto ended = readOutcome(*outcome, file);
    if (!readBack || !ended || !isOutcomeOf(*readBack, *ended, figures.classes))
        return std::nullopt;
    draft.brief = std::move(*readBack);
    draft.outcome = std::move(*ended);
    return draft;
}

} // namespace

ResultDrafts::ResultDrafts(const Figures& figures, QObject* parent)
    : QObject(parent),
      m_file(QStringLiteral("result-drafts.json"))
{
    connect(&m_file, &DraftFile::failed, this, &ResultDrafts::failed);
    restore(figures);
}

void ResultDrafts::restore(const Figures& figures)
{
    const auto text = m_file.read();
    if (!text)
        return;
    const std::string shown = shownPath(QFile::encodeName(m_file.path()).toStdString());
    const auto json = parseJson(*text, shown);
    if (!json)
        return;
    Problems problems;
    ObjectReader top(*json, shown, {}, problems);
    top.expectFormat(draftsFormat);
    for (const Json* item : top.items("drafts", static_cast<int>(most)))
        if (auto draft = readDraft(*item, shown, figures))
            m_drafts.push_back(std::move(*draft));
}

const ResultDraft* ResultDrafts::find(const std::string& origin) const
{
    for (const ResultDraft& draft : m_drafts)
        if (draft.origin == origin)
            return &draft;
    return nullptr;
}

void ResultDrafts::keep(ResultDraft draft)
{
    std::erase_if(m_drafts, [&](const ResultDraft& each) { return each.origin == draft.origin; });
    m_drafts.insert(m_drafts.begin(), std::move(draft));
    if (m_drafts.size() > most)
        m_drafts.resize(most);
    write();
}

void ResultDrafts::forget(const std::string& origin)
{
    if (std::erase_if(m_drafts, [&](const ResultDraft& each) { return each.origin == origin; }) > 0)
        write();
}

void ResultDrafts::write()
{
    m_file.keep([drafts = m_drafts] {
        if (drafts.empty())
            return std::string();
        Json json{{"format", draftsFormat}, {"drafts", Json::array()}};
        for (const ResultDraft& draft : drafts)
            json["drafts"].push_back(Json{{"origin", draft.origin},
                                          {"brief", briefJson(draft.brief)},
                                          {"outcome", outcomeJson(draft.outcome)}});
        return jsonText(json);
    });
}

} // namespace navarch
