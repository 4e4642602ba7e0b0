// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTemporaryDir>

#include <string>

#include "core/base/json.h"

namespace navarch {

/// How a run of the built program ended.
struct Run {
    int code = -1; ///< exit code; -1 when it crashed, was killed or did not start
    QByteArray out;
    QByteArray err;

    /// The answer as JSON; null when it is none.
    [[nodiscard]] Json json() const { return Json::parse(out.toStdString(), nullptr, false); }
};

/// Runs the built program (NAVARCH_PROGRAM).
class Program {
public:
    /// Variables set on top of the test's own surroundings.
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    /// Whether it runs without the rights of the superuser, as whom tests may run themselves.
    bool unprivileged = false;
    /// The program; empty: the built one.
    QString path;
    /// Where standard output goes instead of into Run::out; empty: there.
    QString outputFile;
    /// How long it may take, in milliseconds: only a hang takes a minute, but for a war of many weeks.
    int patience = 60'000;

    [[nodiscard]] Run run(const QStringList& arguments, const QByteArray& input = {}) const;
};

/// Runs the program as it is.
[[nodiscard]] Run navarchRun(const QStringList& arguments, const QByteArray& input = {});

/// A folder for a test's files, which an unprivileged program can read as well.
class Folder {
public:
    Folder();
    /// Writes a file and returns its path.
    QString write(const QString& name, const QByteArray& content) const;
    [[nodiscard]] QString path(const QString& name = {}) const;
    [[nodiscard]] QStringList names() const;

private:
    QTemporaryDir m_folder;
};

[[nodiscard]] QByteArray contentOf(const QString& path);

/// The file of tests/data/cli called `name`.
[[nodiscard]] QByteArray golden(const QString& name);

} // namespace navarch
