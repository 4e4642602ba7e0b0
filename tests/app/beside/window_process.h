// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace navarch::test {

/// The real window in a process of its own, without a screen, that does what it is told line by line. The test program is
/// started once more for it (windowMain()).
class WindowProcess {
public:
    /// Opens the campaign at `path`; with NAVARCH_TEST_REMEMBERS as a person's own window, which is written down while it is open.
    explicit WindowProcess(const QString& path,
                           const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment());
    ~WindowProcess();

    [[nodiscard]] qint64 id() const { return m_process.processId(); }
    /// Does one thing and gives the answer, which begins with "ok" when it was done:
    ///
    ///     places            the names of the screens
    ///     screen NAME       goes there and draws it
    ///     deed NUMBER       renames the campaign to "War NUMBER"
    ///     undo, redo, backup
    ///     name-fleet NAME   in the fleet builder
    ///     export FILE       writes the campaign's document
    ///     theme NAME        changes what the person likes
    ///     found NAME        founds a campaign of that name where the window keeps campaigns; what is said when it does not
    ///     misread FILE      tries it as a fleet, a port, an outcome, a document and a card of the start screen
    ///     lose-locks FILE   opens and closes it, as a library might that knows nothing of SQLite
    QString tell(const QString& order);
    /// SIGKILL.
    void kill();
    /// Closes the window as a person would, and waits for its end.
    void close();

private:
    QProcess m_process;
};

/// The process's side of it: the arguments are those of main().
int windowMain(int argc, char** argv);
/// Whether main() was started for windowMain().
[[nodiscard]] bool isWindowProcess(int argc, char** argv);

} // namespace navarch::test
