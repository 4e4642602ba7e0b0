// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/choosing/file_choice.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QRegularExpression>

#include "app/base/files/chosen_file.h"
#include "app/base/own_settings.h"
#include "app/campaign/campaign_places.h"

namespace navarch {
namespace {

QString settingOfFolder(const QString& kind)
{
    return QStringLiteral("folders/%1").arg(kind);
}

/// A folder for something that is to be read, or written, first: the one of ours, the documents, the home.
QString firstFolder(bool saving)
{
    const QString ours = campaignFolderPath();
    if (saving || QFileInfo(ours).isDir())
        return ours;
    const QString documents = QFileInfo(ours).path();
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

QString momentText(const QDateTime& moment)
{
    return QLocale().toString(moment, QLocale::ShortFormat);
}

} // namespace

void FileChoice::begin(const QUrl& current, const QString& suggested)
{
    m_picked.clear();
    const QString last = OwnSettings().value(settingOfFolder(m_kind)).toString();
    const QFileInfo now(current.toLocalFile());
    if (current.isLocalFile() && now.dir().exists())
        look(now.absolutePath());
    else
        look(!last.isEmpty() && QFileInfo(last).isDir() ? last : firstFolder(m_saving));
    setName(!m_saving ? QString() : current.isLocalFile() ? now.fileName() : freeName(suggested));
}

void FileChoice::enter(const QString& name)
{
    look(QDir(m_folder).filePath(name));
}

void FileChoice::up()
{
    QDir folder(m_folder);
    // A folder that is not there yet has a parent all the same.
    look(QFileInfo(folder.absolutePath()).path());
}

QString FileChoice::pathIn(const QString& name) const
{
    return QDir::cleanPath(QDir(m_folder).absoluteFilePath(name));
}

void FileChoice::toggle(const QString& name)
{
    const QString path = pathIn(name);
    if (m_picked.removeAll(path) == 0)
        m_picked.push_back(path);
    emit changed();
}

void FileChoice::pickAll()
{
    for (const FolderEntry& each : std::as_const(m_entries)) {
        const QString path = pathIn(each.name);
        if (!each.isFolder && !m_picked.contains(path))
            m_picked.push_back(path);
    }
    emit changed();
}

bool FileChoice::isPicked(const QString& name) const
{
    return m_picked.contains(pathIn(name));
}

QList<QUrl> FileChoice::files() const
{
    QList<QUrl> list;
    for (const QString& each : m_picked)
        list.push_back(QUrl::fromLocalFile(each));
    if (!m_name.trimmed().isEmpty() && !list.contains(file()))
        list.push_back(file());
    return list;
}

bool FileChoice::take()
{
    const QFileInfo typed(typedPath());
    if (!m_name.trimmed().isEmpty() && typed.isDir()) {
        setName(QString());
        look(typed.absoluteFilePath());
        return false;
    }
    if (!problem().isEmpty())
        return false;
    const QString first = m_name.trimmed().isEmpty() && !m_picked.isEmpty() ? m_picked.front() : path();
    const QString folder = QFileInfo(first).absolutePath();
    // Ours is made when the first thing is written there; no other folder is made unasked.
    if (m_saving && folder == campaignFolderPath())
        QDir().mkpath(folder);
    OwnSettings().setValue(settingOfFolder(m_kind), folder);
    return true;
}

void FileChoice::setEnding(const QString& ending)
{
    if (m_ending == ending)
        return;
    m_ending = ending;
    if (!m_folder.isEmpty())
        look(m_folder);
    emit changed();
}

void FileChoice::setName(const QString& name)
{
    if (m_name == name)
        return;
    m_name = name;
    emit changed();
}

QString FileChoice::folder() const
{
    return shownPlace(m_folder);
}

bool FileChoice::hasParent() const
{
    return !m_folder.isEmpty() && !QDir(m_folder).isRoot();
}

QList<FolderEntry> FileChoice::entries() const
{
    return m_entries;
}

QString FileChoice::typedPath() const
{
    const QString typed = m_name.trimmed();
    if (typed == QLatin1String("~"))
        return QDir::homePath();
    if (typed.startsWith(QLatin1String("~/")))
        return QDir::cleanPath(QDir::homePath() + typed.mid(1));
    return QDir::cleanPath(QDir(m_folder).absoluteFilePath(typed));
}

QString FileChoice::path() const
{
    const QString typed = typedPath();
    const QStringList endings = m_ending.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString dotted = QLatin1Char('.') + m_ending;
    // The stem alone stands marked: whoever types a whole name over it would have the ending twice.
    if (m_saving && endings.size() == 1 && typed.endsWith(dotted + dotted, Qt::CaseInsensitive)
        && !QFileInfo(typed).isFile())
        return typed.chopped(dotted.size());
    if (endings.size() != 1 || typed.endsWith(dotted, Qt::CaseInsensitive))
        return typed;
    // What is there under the very name that was typed is meant when it is to be read.
    if (!m_saving && QFileInfo(typed).isFile())
        return typed;
    return typed + dotted;
}

QString FileChoice::fileName() const
{
    return m_name.trimmed().isEmpty() ? QString() : QFileInfo(path()).fileName();
}

QString FileChoice::problem() const
{
    if (m_name.trimmed().isEmpty() && m_several && !m_picked.isEmpty())
        return {};
    if (m_name.trimmed().isEmpty())
        return m_saving ? tr("Type a name for it.") : tr("Type a name, or pick one of the list.");
    const QFileInfo file(path());
    if (QFileInfo(typedPath()).isDir())
        return {}; // it is looked into
    if (m_name.trimmed().endsWith(QLatin1Char('/')))
        return tr("There is no folder %1.").arg(shownPlace(typedPath()));
    const QFileInfo folder(file.absolutePath());
    const bool isOurs = m_saving && folder.absoluteFilePath() == campaignFolderPath();
    if (!folder.isDir() && !isOurs)
        return tr("There is no folder %1.").arg(shownPlace(folder.absoluteFilePath()));
    if (file.isDir())
        return tr("%1 is a folder. Choose another name.").arg(file.fileName());
    if (!m_saving) {
        if (!file.exists())
            return tr("There is no file %1 here.").arg(file.fileName());
        return file.isReadable() ? QString() : tr("%1 may not be read by you.").arg(file.fileName());
    }
    if (file.fileName().toUtf8().size() > 255)
        return tr("This name is too long for a file.");
    if (m_sparing && (file.exists() || file.isSymLink()))
        return tr("%1 is there already, and stays as it is. Choose another name.").arg(file.fileName());
    if (file.exists() && !file.isWritable())
        return tr("%1 may not be written by you. Choose another name.").arg(file.fileName());
    if (folder.isDir() && !folder.isWritable())
        return tr("Nothing may be written in %1. Choose another folder.")
            .arg(shownPlace(folder.absoluteFilePath()));
    return {};
}

QString FileChoice::replaced() const
{
    const QFileInfo file(path());
    return m_saving && !m_name.trimmed().isEmpty() && file.isFile() ? momentText(file.lastModified())
                                                                    : QString();
}

QString FileChoice::freeName(const QString& suggested) const
{
    QString stem = suggested.simplified().left(80);
    stem.remove(QRegularExpression(QStringLiteral(R"([\x00-\x1f/\\:*?"<>|])")));
    while (stem.startsWith(QLatin1Char('.')) || stem.startsWith(QLatin1Char('~')))
        stem.remove(0, 1);
    if (stem.isEmpty())
        return {};
    const auto named = [&](int number) {
        const QString whole = number == 1 ? stem : QStringLiteral("%1 %2").arg(stem).arg(number);
        return m_ending.isEmpty() ? whole : whole + QLatin1Char('.') + m_ending;
    };
    int number = 1;
    while (number < 1000 && QFileInfo::exists(QDir(m_folder).filePath(named(number))))
        ++number;
    return named(number);
}

void FileChoice::look(const QString& folder)
{
    m_folder = QDir::cleanPath(folder);
    m_entries.clear();
    const QDir here(m_folder);
    QFileInfoList found = here.entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot,
                                             QDir::Name | QDir::IgnoreCase | QDir::LocaleAware);
    QStringList filters;
    for (const QString& ending : m_ending.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        filters.push_back(QStringLiteral("*.") + ending);
    found += here.entryInfoList(filters, QDir::Files, QDir::Name | QDir::IgnoreCase | QDir::LocaleAware);
    m_more = found.size() > mostEntries;
    for (const QFileInfo& each : found.mid(0, mostEntries))
        m_entries.append(FolderEntry{.name = each.fileName(),
                                     .isFolder = each.isDir(),
                                     .changed = each.isDir() ? QString() : momentText(each.lastModified())});
    emit entriesChanged();
    emit changed();
}

} // namespace navarch
