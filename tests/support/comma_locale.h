// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace navarch {

/// A locale with a decimal comma, made for the test because a bare system has none but C. Give a program LOCPATH=path()
/// and LC_ALL=name(), or set LOCPATH and call setlocale().
class CommaLocale {
public:
    CommaLocale()
    {
        QByteArray charmap = "<code_set_name> PLAIN\n<mb_cur_max> 1\n<escape_char> /\nCHARMAP\n";
        for (int c = 0; c < 128; ++c)
            charmap += "<U" + QByteArray::number(c, 16).toUpper().rightJustified(4, '0') + "> /x"
                       + QByteArray::number(c, 16).rightJustified(2, '0') + " X\n";
        charmap += "END CHARMAP\n";
        write("charmap", charmap);
        write("source", "escape_char /\nLC_NUMERIC\ndecimal_point \",\"\nthousands_sep \".\"\ngrouping 3;3\n"
                        "END LC_NUMERIC\n");
        // Categories that the source leaves out make localedef warn, and -c build all the same.
        QProcess::execute("localedef",
                          {"--quiet", "-c", "-f", file("charmap"), "-i", file("source"), file(name())});
    }

    [[nodiscard]] bool isThere() const { return QFile::exists(file(name()) + "/LC_NUMERIC"); }
    [[nodiscard]] QString path() const { return m_folder.path(); }
    [[nodiscard]] static QString name() { return "xx_XX"; }

private:
    [[nodiscard]] QString file(const QString& called) const { return m_folder.filePath(called); }
    void write(const QString& called, const QByteArray& text)
    {
        QFile out(file(called));
        if (out.open(QIODevice::WriteOnly))
            out.write(text);
    }

    QTemporaryDir m_folder;
};

} // namespace navarch
