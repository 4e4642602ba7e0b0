// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/power/failing_power.h"

#include <algorithm>
#include <set>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QStringList>

namespace navarch::test {

namespace {

void apply(QByteArray& content, const Call& call, qsizetype length)
{
    if (call.kind == 'T') {
        content.resize(call.offset, '\0');
        return;
    }
    if (content.size() < call.offset + length)
        content.resize(call.offset + length, '\0');
    std::copy_n(call.bytes.begin(), length, content.begin() + call.offset);
}

qsizetype torn(const Call& write, std::mt19937& random)
{
    constexpr qsizetype sector = 512;
    const qsizetype length = write.bytes.size();
    if (length <= sector || random() % 4 != 0)
        return length;
    return static_cast<qsizetype>(random() % static_cast<unsigned>(length / sector + 1)) * sector;
}

std::set<QString> foldersOf(const Call& change)
{
    std::set<QString> folders{QFileInfo(change.path).path()};
    if (!change.to.isEmpty())
        folders.insert(QFileInfo(change.to).path());
    return folders;
}

void rename(std::map<QString, qint64>& names, const Call& change)
{
    if (change.kind == 'C') {
        names[change.path] = change.inode;
    } else if (change.kind == 'U') {
        names.erase(change.path);
    } else if (change.kind == 'X') {
        std::swap(names[change.path], names[change.to]);
    } else if (const auto from = names.find(change.path); from != names.end()) {
        names[change.to] = from->second;
        names.erase(change.path);
    }
}

} // namespace

std::vector<Call> readCalls(const QString& log)
{
    QFile file(log);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("nothing was written down");
    std::vector<Call> calls;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).chopped(1);
        const QStringList words = line.split(' ');
        Call call;
        call.kind = line.at(0).toLatin1();
        switch (call.kind) {
        case 'C':
            call.inode = words[1].toLongLong();
            call.path = words[2];
            break;
        case 'W':
            call.inode = words[1].toLongLong();
            call.offset = words[2].toLongLong();
            call.bytes = file.read(words[3].toLongLong());
            break;
        case 'T':
            call.inode = words[1].toLongLong();
            call.offset = words[2].toLongLong();
            break;
        case 'S': call.inode = words[1].toLongLong(); break;
        case 'R':
        case 'X': call.to = words[2]; [[fallthrough]];
        default: call.path = words[1];
        }
        calls.push_back(call);
    }
    return calls;
}

void Disk::holds(const QString& path, qint64 inode, const QByteArray& content)
{
    m_files[inode] = ++m_count;
    m_names[path] = m_count;
    m_contents[m_count] = content;
}

void Disk::take(Call call)
{
    // A file that is made may get the number of one that was removed, and is another.
    if (call.kind == 'C')
        m_files[call.inode] = ++m_count;
    if (call.inode != 0)
        call.inode = m_files[call.inode];
    switch (call.kind) {
    case 'W':
    case 'T': m_writes[call.inode].push_back(call); break;
    case 'S':
        for (const Call& write : m_writes[call.inode])
            apply(m_contents[call.inode], write, write.bytes.size());
        m_writes[call.inode].clear();
        break;
    case 'D': sync(call.path); break;
    default: m_changes.push_back(call);
    }
}

std::map<QString, QByteArray> Disk::found(std::mt19937& random) const
{
    // The names of one folder change in order on every file system there is, and what changes two folders is in both or in none.
    std::map<QString, int> left;
    for (const Call& change : m_changes)
        for (const QString& folder : foldersOf(change))
            ++left[folder];
    for (auto& [folder, count] : left)
        count = static_cast<int>(random() % static_cast<unsigned>(count + 1));
    auto names = m_names;
    for (const Call& change : m_changes) {
        const auto folders = foldersOf(change);
        const bool isKept = std::all_of(folders.begin(), folders.end(),
                                        [&](const QString& folder) { return left[folder] > 0; });
        for (const QString& folder : folders)
            left[folder] = isKept ? left[folder] - 1 : 0;
        if (isKept)
            rename(names, change);
    }
    std::map<QString, QByteArray> files;
    for (const auto& [path, inode] : names) {
        QByteArray content = m_contents.contains(inode) ? m_contents.at(inode) : QByteArray();
        if (const auto writes = m_writes.find(inode); writes != m_writes.end()) {
            std::deque<Call> some = writes->second;
            if (random() % 2 == 0)
                std::shuffle(some.begin(), some.end(), random);
            const unsigned chance = random() % 4; // of three: how many get lost
            for (const Call& write : some)
                if (random() % 3 >= chance)
                    apply(content, write, torn(write, random));
        }
        files[path] = content;
    }
    return files;
}

/// What changed in the folder is on disk, with all that came before it in the other folders that it touches.
void Disk::sync(const QString& path)
{
    std::set<QString> folders{path};
    std::vector<bool> isSynced(m_changes.size());
    for (std::size_t i = m_changes.size(); i-- > 0;) {
        const auto touched = foldersOf(m_changes[i]);
        isSynced[i] = std::any_of(touched.begin(), touched.end(),
                                  [&](const QString& folder) { return folders.contains(folder); });
        if (isSynced[i])
            folders.insert(touched.begin(), touched.end());
    }
    std::deque<Call> rest;
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        if (isSynced[i])
            rename(m_names, m_changes[i]);
        else
            rest.push_back(m_changes[i]);
    }
    m_changes = std::move(rest);
}

} // namespace navarch::test
