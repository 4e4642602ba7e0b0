// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/drafts/draft_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/base/files/file_access.h"
#include "app/base/files/output.h"
#include "app/campaign/wording.h"

namespace navarch {

namespace {

constexpr int momentMs = 300;

} // namespace

QString appFolder()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    QDir().mkpath(folder);
    return folder;
}

QString draftNameFor(const QString& work, const QString& whose)
{
    if (whose.isEmpty())
        return work + QStringLiteral("-draft.json");
    const QByteArray mark =
        QCryptographicHash::hash(whose.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return QStringLiteral("%1-draft-%2.json").arg(work, QString::fromLatin1(mark));
}

DraftFile::DraftFile(const QString& name, QObject* parent)
    : QObject(parent),
      m_path(appFolder() + QLatin1Char('/') + name)
{
    m_writer.setMaxThreadCount(1); // in the order of the changes
    m_soon.setSingleShot(true);
    m_soon.setInterval(momentMs);
    connect(&m_soon, &QTimer::timeout, this, &DraftFile::writeNow);
    auto lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        m_lock = std::move(lock);
}

DraftFile::~DraftFile()
{
    flush();
}

std::optional<std::string> DraftFile::read() const
{
    if (!isOurs() || !QFileInfo::exists(m_path))
        return std::nullopt;
    auto bytes = readWholeFile(QFile::encodeName(m_path).toStdString());
    return bytes ? std::optional(std::move(*bytes)) : std::nullopt;
}

void DraftFile::keep(std::function<std::string()> text)
{
    if (!isOurs())
        return;
    m_next = std::move(text);
    if (!m_soon.isActive())
        m_soon.start();
}

void DraftFile::flush()
{
    m_soon.stop();
    writeNow();
    m_writing.waitForThread();
}

void DraftFile::writeNow()
{
    if (!m_next)
        return;
    m_writing.begin(
        [text = std::exchange(m_next, nullptr), path = QFile::encodeName(m_path).toStdString()](
            JobProgress&) { return writeOutput(path, FileKind::Draft, text(), Replacing::Anything); },
        [this](const Result<void>& written) {
            // Once is enough; every change would say it again.
            if (!written && !std::exchange(m_complained, true))
                emit failed(whatOf(written.error()), remedyOf(written.error()));
        });
}

} // namespace navarch
