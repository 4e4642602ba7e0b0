// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <random>
#include <vector>

#include <QByteArray>
#include <QString>

namespace navarch::test {

/// One call of the system by which a program changed its files (tests/support/write_log.cpp).
struct Call {
    char kind = 0;
    qint64 inode = 0;
    QString path;
    QString to;
    qint64 offset = 0;
    QByteArray bytes;
};

/// What was written down in the file `log`, in its order.
[[nodiscard]] std::vector<Call> readCalls(const QString& log);

/// What is on a disk for certain, and what is on its way there.
class Disk {
public:
    /// A file that was there before anything began.
    void holds(const QString& path, qint64 inode, const QByteArray& content);
    void take(Call call);
    /// One of the ways in which it may be found after the power failed: files by their paths.
    [[nodiscard]] std::map<QString, QByteArray> found(std::mt19937& random) const;

private:
    void sync(const QString& folder);

    std::map<qint64, qint64> m_files; ///< by the system's number
    qint64 m_count = 0;
    std::map<QString, qint64> m_names;
    std::map<qint64, QByteArray> m_contents;
    std::map<qint64, std::deque<Call>> m_writes; ///< not synced yet
    std::deque<Call> m_changes;                  ///< of names
};

} // namespace navarch::test
