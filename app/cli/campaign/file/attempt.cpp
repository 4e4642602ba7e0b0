// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/file/attempt.h"

#include <algorithm>
#include <charconv>

#include <QCryptographicHash>
#include <QFile>
#include <QUuid>

#include <unistd.h>

#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/cli/campaign/file/access.h"
#include "core/base/json_reader.h"

namespace navarch {

namespace {

constexpr std::string_view noteFormat = "navarch-asked/1";

struct Note {
    std::string asked; ///< SHA-256 of it
    std::string mark;
    std::int64_t history = 0; ///< how many entries the journal had
};

Json noteJson(const Note& note)
{
    return {{"format", noteFormat}, {"asked", note.asked}, {"mark", note.mark}, {"history", note.history}};
}

/// What was left of an earlier asking; nothing when there is none, or none that can be read.
std::optional<Note> readNote(const std::string& path)
{
    if (::access(path.c_str(), F_OK) != 0)
        return std::nullopt;
    const auto text = readWholeFile(path);
    const Json json = text ? Json::parse(*text, nullptr, false) : Json();
    if (!json.is_object() || json.value("format", Json()) != noteFormat)
        return std::nullopt;
    Problems problems;
    ObjectReader read(json, path, {}, problems);
    Note note;
    read("asked", note.asked, TextBounds{100, true});
    read("mark", note.mark, TextBounds{100, true});
    read("history", note.history, Bounds{0, INT64_MAX});
    return problems.empty() && !note.mark.empty() ? std::optional(note) : std::nullopt;
}

} // namespace

Attempt::Attempt(CampaignFile& file, const std::string& asked, const std::string& id) : m_file(file)
{
    Note note;
    note.history = file.historyLength();
    const auto findBefore = [&](const std::string& mark, std::int64_t after) {
        auto entries = file.entriesMarked(mark, after);
        if (entries)
            m_doneBefore = std::move(*entries);
        else
            m_problems = entries.error();
    };
    if (!id.empty()) {
        m_mark = "id:" + id;
        findBefore(m_mark, 0);
        beginPart(0);
        return;
    }
    note.asked = QCryptographicHash::hash(QByteArray::fromStdString(asked), QCryptographicHash::Sha256)
                     .toHex()
                     .toStdString();
    m_notePath = QFile::encodeName(file.path()).toStdString() + ".asked";
    if (const auto before = readNote(m_notePath); before && before->asked == note.asked) {
        note = *before;
        findBefore(note.mark, note.history);
    } else {
        note.mark = QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString();
    }
    m_mark = note.mark;
    beginPart(0);
    if (!m_problems.empty() || !m_doneBefore.empty())
        return;
    if (const auto written =
            writeOutput(m_notePath, FileKind::Draft, jsonText(noteJson(note)), Replacing::Anything);
        !written) {
        m_problems = written.error();
        for (Problem& problem : m_problems)
            problem.what = sentences(
                {problem.what, phrase("Without it nothing is begun; the campaign is as it was before.")});
    }
}

Attempt::~Attempt()
{
    if (!m_notePath.empty())
        ::unlink(m_notePath.c_str());
}

int Attempt::partsBefore() const
{
    int parts = 0;
    for (const MarkedEntry& entry : m_doneBefore) {
        const std::string number = entry.mark.substr(std::min(entry.mark.rfind('#') + 1, entry.mark.size()));
        int part = 0;
        std::from_chars(number.data(), number.data() + number.size(), part);
        parts = std::max(parts, part);
    }
    return parts;
}

void Attempt::beginPart(int number)
{
    m_file.markWith(number == 0 ? m_mark : m_mark + "#" + std::to_string(number));
}

std::optional<ExitCode> endsBefore(const Attempt& attempt, const std::string& path, Console& console)
{
    if (!attempt.problems().empty()) {
        console.complain(attempt.problems());
        return ExitCode::Unusable;
    }
    if (attempt.doneBefore().empty())
        return std::nullopt;
    console.noteDone();
    Json entries = Json::array();
    for (const MarkedEntry& entry : attempt.doneBefore()) {
        entries.push_back({{"entry", entry.number}, {"at", entry.at}, {"title", entry.title}});
        if (!console.wantsJson())
            console.print(phrase("done before, as entry %1 at %2: %3", entry.number, given(entry.at),
                                 storedTitle(entry.title)));
    }
    console.complain(
        phrase("This was asked before and was done then, so nothing was done now. Look with "
               "`navarch campaign show`; to have it done once more, ask once more, without an id "
               "or with another."),
        given(shownPath(path)));
    if (console.wantsJson())
        console.printJson(Json{{"format", "navarch-campaign-done-before/1"},
                               {"file", shownPath(path)},
                               {"done", true},
                               {"entries", std::move(entries)}});
    return ExitCode::Done;
}

ExitCode codeOfFailure(bool mayBeKept, Attempt& attempt)
{
    if (!mayBeKept)
        return ExitCode::Unusable;
    attempt.keepNote();
    return ExitCode::Partly;
}

} // namespace navarch
