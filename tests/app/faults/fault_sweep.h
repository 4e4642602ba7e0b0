// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <vector>

#include "tests/app/cli/program.h"

namespace navarch {

/// A command that writes, in a folder with a small war, and what it writes there.
struct WritingCommand {
    QString name;
    QStringList arguments; ///< "@x" is the file x of the folder
    QByteArray input{};
    QStringList files{"war.navarch"}; ///< what is looked at
    /// Commands that come before it, with which the war is as this one needs it.
    std::vector<QStringList> first{};
    /// The same command in parts: where it may stop in between. Each goes on from the one before.
    std::vector<QStringList> parts{};
    QString fixture{};        ///< of tests/data/db, in whose place a war is founded when it is empty
    bool movesOldWar = false; ///< a war that is not in its place is among the backups
};

/// What a sweep came to.
struct SweepCount {
    int tries = 0;
    int met = 0;
    int kills = 0;
    std::map<int, int> codes; ///< how often it ended with which exit code
    int failures = 0;
};

/// Tries commands with every fault, and judges what they said, how they ended and what lies on disk.
class FaultSweep {
public:
    /// Every command that writes.
    [[nodiscard]] static std::vector<WritingCommand> commands();

    /// Lets the n-th writing call go wrong (`how`: fault_shim.cpp) for n = 1, 1 + stride, ... until the command does not meet it any more.
    void sweep(const WritingCommand& command, const QString& how, int stride);
    /// All commands in these ways.
    void sweepAll(const QStringList& ways, int stride);

    [[nodiscard]] QStringList failures() const { return m_failures; }
    /// A line for each command and way.
    [[nodiscard]] QByteArray table() const;
    [[nodiscard]] int kills() const;
    /// How many tries ended with that exit code.
    [[nodiscard]] int ended(int code) const;
    /// One of commands().
    [[nodiscard]] static WritingCommand commandNamed(const QString& name);

private:
    struct Prepared {
        Folder folder;                  ///< as the command finds it
        std::vector<QByteArray> states; ///< the first is before it, the last after it
    };
    [[nodiscard]] const Prepared& prepare(const WritingCommand& command);
    [[nodiscard]] QString judge(const WritingCommand& command, const Prepared& prepared, const Folder& folder,
                                const Run& run);

    std::map<QString, std::unique_ptr<Prepared>> m_prepared;
    std::map<std::pair<QString, QString>, SweepCount> m_counts;
    QStringList m_failures;
};

} // namespace navarch
