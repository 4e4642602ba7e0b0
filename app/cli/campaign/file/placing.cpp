// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/file/placing.h"

#include <QFile>
#include <QFileInfo>

#include "app/base/files/file_access.h"
#include "db/sqlite/files.h"

namespace navarch {

std::optional<Problem> whyNotPlaced(const std::string& path, bool replace)
{
    const QString file = QFile::decodeName(path.c_str());
    if (!QFileInfo::exists(file) && !QFileInfo(file).isSymLink())
        return std::nullopt;
    if (!replace)
        return Problem{shownPath(path), phrase("There is a file already, and it was left as it is."),
                       phrase("Choose another name, or give --replace to move it among its backups.")};
    if (headOf(file).kind == FileHead::Kind::Foreign)
        return Problem{shownPath(path), phrase("The file there is no campaign, and it was left as it is."),
                       phrase("Choose another name, or take that file away.")};
    return std::nullopt; // a campaign, or what is left of one; a folder is refused in its own words
}

std::optional<Problem> whyNotEdited(const std::string& path)
{
    if (!isBeingEdited(QFile::decodeName(path.c_str())))
        return std::nullopt;
    return Problem{shownPath(path), phrase("It is open in another Navarch; it was left as it is."),
                   phrase("Close it there.")};
}

Phrase whereReplacedLies(const QString& old)
{
    return old.isEmpty() ? Phrase()
                         : phrase("The file that was there lies in %1 now.",
                                  given(shownPath(QFile::encodeName(old).toStdString())));
}

ExitCode codeOfPlacing(const QString& path, const QString& old, bool replaces, const Console& console)
{
    if (old.isEmpty())
        return !replaces && headOf(path).kind == FileHead::Kind::Campaign ? ExitCode::Partly
                                                                          : ExitCode::Unusable;
    console.complain(whereReplacedLies(old));
    return ExitCode::Partly;
}

} // namespace navarch
