// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/document/builder_document.h"

#include <QFile>
#include <QFileInfo>

#include "app/base/files/chosen_file.h"
#include "app/campaign/wording.h"

namespace navarch {

void BuilderDocument::undo()
{
    if (!canUndo())
        return;
    const QString title = undoTitle();
    walk(-1);
    emit done(tr("Taken back: %1").arg(title));
}

void BuilderDocument::redo()
{
    if (!canRedo())
        return;
    const QString title = redoTitle();
    walk(1);
    emit done(tr("Done again: %1").arg(title));
}

bool BuilderDocument::open(const QUrl& file)
{
    const auto read = readFrom(pathOf(file), tr("Open %1").arg(QFileInfo(file.toLocalFile()).fileName()));
    if (!read)
        emit failed(whatOf(read.error()), remedyOf(read.error()));
    return read.has_value();
}

bool BuilderDocument::save()
{
    return !path().empty() && saveAs(file());
}

bool BuilderDocument::saveAs(const QUrl& file)
{
    const std::string to = pathOf(file);
    const auto written = writeTo(to);
    if (!written) {
        emit failed(whatOf(written.error()), remedyOf(written.error()));
        return false;
    }
    emit done(tr("Saved as %1").arg(shownPlace(file)));
    return true;
}

QString BuilderDocument::fileName() const
{
    return QFileInfo(words(path())).fileName();
}

QUrl BuilderDocument::file() const
{
    return path().empty() ? QUrl() : QUrl::fromLocalFile(QFile::decodeName(path().c_str()));
}

void BuilderDocument::refuse(const Problems& problems)
{
    emit refused(whatOf(problems), remedyOf(problems));
    emit changed();
}

} // namespace navarch
