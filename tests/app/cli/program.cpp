// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/program.h"

#include <QDir>
#include <QFile>
#include <QProcess>

#include <grp.h>
#include <linux/capability.h>
#include <sys/prctl.h>
#include <unistd.h>

namespace navarch {

namespace {

constexpr unsigned nobody = 65534;

/// Root reads and writes whatever it likes. Without these capabilities it obeys permissions like anyone, and can still
/// reach a program that lies under its own closed home, which another user could not. Where they cannot be dropped,
/// nobody runs the program. Called between fork and exec.
bool obeyPermissions()
{
    if (::geteuid() != 0)
        return true;
    const auto drop = [](int capability) { return ::prctl(PR_CAPBSET_DROP, capability, 0, 0, 0) == 0; };
    if (drop(CAP_DAC_OVERRIDE) && drop(CAP_DAC_READ_SEARCH) && drop(CAP_FOWNER))
        return true;
    return ::setgroups(0, nullptr) == 0 && ::setgid(nobody) == 0 && ::setuid(nobody) == 0;
}

} // namespace

Run Program::run(const QStringList& arguments, const QByteArray& input) const
{
    QProcess process;
    process.setProcessEnvironment(environment);
    if (!outputFile.isEmpty())
        process.setStandardOutputFile(outputFile);
    if (unprivileged) {
        process.setChildProcessModifier([] {
            if (!obeyPermissions())
                ::_exit(99);
        });
    }
    process.start(path.isEmpty() ? qEnvironmentVariable("NAVARCH_PROGRAM") : path, arguments);
    process.write(input);
    process.closeWriteChannel();
    Run run;
    if (!process.waitForFinished(patience)) {
        process.kill();
        process.waitForFinished();
    } else if (process.exitStatus() == QProcess::NormalExit) {
        run.code = process.exitCode();
    }
    run.out = process.readAllStandardOutput();
    run.err = process.readAllStandardError();
    return run;
}

Run navarchRun(const QStringList& arguments, const QByteArray& input)
{
    return Program().run(arguments, input);
}

Folder::Folder()
{
    QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
    // The folders above it belong to the test's home, which only its owner may enter.
    for (QDir above(m_folder.path()); above.cdUp() && !above.isRoot();) {
        const auto permissions = QFile::permissions(above.path());
        if (!permissions.testFlag(QFile::ExeOther))
            QFile::setPermissions(above.path(), permissions | QFile::ExeOther | QFile::ExeGroup);
    }
}

QString Folder::path(const QString& name) const
{
    return name.isEmpty() ? m_folder.path() : m_folder.filePath(name);
}

QString Folder::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("cannot write %s", qPrintable(file.fileName()));
    return file.fileName();
}

QStringList Folder::names() const
{
    return QDir(m_folder.path())
        .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDir::Name);
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray golden(const QString& name)
{
    const QString path = qEnvironmentVariable("NAVARCH_TEST_DATA") + "/cli/" + name;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll();
}

} // namespace navarch
