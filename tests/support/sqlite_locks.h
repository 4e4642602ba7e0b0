// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QString>

#include <sys/stat.h>

namespace navarch::test {

/// The POSIX locks that a process has on the file at `path`, as the system tells them: kind and range of each, sorted, a
/// line each. Without any it is empty.
inline QByteArray posixLocksReadOnce(const QString& path, qint64 process)
{
    struct stat status {};
    if (::stat(QFile::encodeName(path).constData(), &status) != 0)
        return {};
    QFile table(QStringLiteral("/proc/locks"));
    if (!table.open(QIODevice::ReadOnly))
        qFatal("no /proc/locks");
    QByteArrayList found;
    for (const QByteArray& line : table.readAll().split('\n')) {
        // "1: POSIX  ADVISORY  READ  4711 08:01:123456 1073741826 1073742335"
        const QByteArrayList words = line.simplified().split(' ');
        if (words.size() == 8 && words[1] == "POSIX" && words[4].toLongLong() == process
            && words[5].split(':').last().toULongLong() == status.st_ino)
            found.append(words[3] + ' ' + words[6] + ' ' + words[7]);
    }
    std::sort(found.begin(), found.end());
    return found.join('\n');
}

/// The same, read until it is the same twice: the kernel gives its table in pieces, and a line may be missed while locks of
/// others come and go. A lock that is lost stays lost.
inline QByteArray posixLocksOn(const QString& path, qint64 process)
{
    QByteArray before = posixLocksReadOnce(path, process);
    for (int tries = 0; tries < 100; ++tries) {
        const QByteArray now = posixLocksReadOnce(path, process);
        if (now == before)
            break;
        before = now;
    }
    return before;
}

/// How many names the log has that a process has open beside the file at `path`: 1 as it should be, 0 when somebody took it
/// away, -1 when the process has none open.
inline int namesOfOpenLog(const QString& path, qint64 process)
{
    const QDir descriptors(QStringLiteral("/proc/%1/fd").arg(process));
    for (const QString& name :
         descriptors.entryList(QDir::NoDotAndDotDot | QDir::AllEntries | QDir::System)) {
        const QString link = descriptors.filePath(name);
        struct stat status {};
        if (QFile::symLinkTarget(link).startsWith(path + QStringLiteral("-wal"))
            && ::stat(QFile::encodeName(link).constData(), &status) == 0)
            return static_cast<int>(status.st_nlink);
    }
    return -1;
}

} // namespace navarch::test
