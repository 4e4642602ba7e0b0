// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/file/access.h"

#include <QFile>

#include "app/base/files/command_inputs.h"
#include "app/base/speech/speech.h"
#include "app/cli/campaign/file/seat_key.h"
#include "reports/translations/stored_english.h"

namespace navarch {

OpenedCampaign openCampaign(const std::string& path, OpenMode mode, const Console& console, Asker asker)
{
    noteInput(path);
    OpenOptions options;
    options.mode = mode;
    OpenResult opened = CampaignFile::open(QFile::decodeName(path.c_str()), options);
    console.complain(opened.notes);
    if (!opened.message.what.isEmpty())
        console.complain(opened.message);
    if (!opened.file)
        return {nullptr, opened.outcome, ExitCode::Unusable};
    if (mode == OpenMode::Edit && !opened.file->canEdit())
        return {nullptr, opened.outcome, ExitCode::Refused};
    if (asker == Asker::Umpire && !mayTakeSeat(*opened.file, path, console))
        return {nullptr, opened.outcome, ExitCode::Refused};
    return {std::move(opened.file), opened.outcome, ExitCode::Done};
}

Phrase storedTitle(const std::string& english)
{
    return languageSpoken() == QLatin1String("en") ? Phrase(given(english)) : phraseOfEnglish(english);
}

Json titleOrNull(const std::string& title)
{
    return title.empty() ? Json(nullptr) : Json(title);
}

} // namespace navarch
