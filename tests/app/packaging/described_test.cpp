// SPDX-License-Identifier: GPL-3.0-or-later
// Every command and every option that can be given stands in the man page, and each shell offers it.
#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QSaveFile>
#include <QTemporaryDir>
#include <QTest>

#include "app/cli/command_line.h"
#include "app/packaging/command_walk.h"
#include "app/packaging/completion.h"
#include "app/packaging/man_page.h"

using namespace navarch;

namespace {

QStringList sorted(QStringList words)
{
    words.sort();
    return words;
}

QStringList asStrings(const std::vector<std::string>& words)
{
    QStringList strings;
    for (const std::string& word : words)
        strings << QString::fromStdString(word);
    return strings;
}

/// The options and subcommands of a command, and the words that its arguments can be.
QStringList offeredBy(const CommandDescription& command)
{
    QStringList words = asStrings(optionNames(command));
    for (const CommandDescription& below : command.commands)
        words << QString::fromStdString(below.name);
    for (const OptionDescription& option : command.options) {
        if (option.isArgument())
            words << asStrings(option.choices);
    }
    return words;
}

QStringList typedWords(const std::string& words)
{
    return QString::fromStdString(words).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

/// From `begin` to the next `end` after it.
QString between(const QString& text, const QString& begin, const QString& end)
{
    const qsizetype at = text.indexOf(begin);
    if (at < 0)
        return {};
    const qsizetype stop = text.indexOf(end, at + begin.size());
    return text.mid(at, stop < 0 ? -1 : stop - at);
}

} // namespace

class DescribedTest : public QObject {
    Q_OBJECT

private slots:
    void theTreeIsDescribed();
    void manPageHasEverything();
    void bashOffersEverything();
    void bashOffersChoices();
    void bashOffersFiles();
    void zshOffersEverything();
    void fishOffersEverything();

private:
    /// What bash offers after each of these, whose last word is being typed, in a folder.
    std::vector<QStringList> completed(const std::vector<QStringList>& typed, const QString& folder) const;

    const CommandDescription m_program = commandLineDescription();
};

std::vector<QStringList> DescribedTest::completed(const std::vector<QStringList>& typed,
                                                  const QString& folder) const
{
    QString script = QString::fromStdString(bashCompletion(m_program));
    for (const QStringList& words : typed) {
        QString quotedWords;
        for (const QString& word : words)
            quotedWords += QStringLiteral(" '%1'").arg(word);
        script +=
            QStringLiteral(
                "\nCOMP_WORDS=(navarch%1)\nCOMP_CWORD=%2\n_navarch\nprintf '%s\\n' \"${COMPREPLY[@]}\" //\n")
                .arg(quotedWords)
                .arg(words.size());
    }
    QProcess bash;
    bash.setWorkingDirectory(folder);
    bash.start(QStringLiteral("bash"), {QStringLiteral("--norc"), QStringLiteral("-s")});
    bash.write(script.toUtf8());
    bash.closeWriteChannel();
    const bool ended = bash.waitForFinished(120'000) && bash.exitCode() == 0;
    const QByteArray problems = bash.readAllStandardError();
    std::vector<QStringList> answers(1);
    for (const QByteArray& line : bash.readAllStandardOutput().split('\n')) {
        if (line == "//")
            answers.emplace_back();
        else if (!line.isEmpty())
            answers.back() << QString::fromUtf8(line);
    }
    answers.pop_back();
    for (QStringList& answer : answers)
        answer.sort();
    if (!ended || !problems.isEmpty())
        answers.assign(typed.size(), {QStringLiteral("bash: ") + QString::fromUtf8(problems)});
    answers.resize(typed.size());
    return answers;
}

void DescribedTest::theTreeIsDescribed()
{
    std::map<std::string, CommandDescription> commands;
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        commands[words] = command;
    });
    QVERIFY(commands.size() > 30);
    const auto optionOf = [&](const std::string& words, const std::string& name) {
        for (const OptionDescription& option : commands[words].options) {
            if (option.value == name
                || std::find(option.names.begin(), option.names.end(), name) != option.names.end())
                return option;
        }
        return OptionDescription();
    };
    const OptionDescription scale = optionOf("campaign new", "--scale");
    QCOMPARE(asStrings(scale.choices), (QStringList{"5", "10", "1"}));
    QCOMPARE(scale.standing, std::string("5"));
    QVERIFY(!scale.required && !scale.standsAlone);
    // Of a group of options, whose command has --help once all the same.
    QCOMPARE(optionOf("campaign new", "--from").ending(), std::string("json"));
    QCOMPARE(asStrings(optionNames(commands["campaign new"])).count("--help"), 1);
    const OptionDescription captains = optionOf("campaign advance", "--captains");
    QVERIFY(captains.standsAlone);
    QCOMPARE(asStrings(captains.choices), (QStringList{"battles", "all"}));
    const OptionDescription strict = optionOf("price", "--strict");
    QVERIFY(strict.standsAlone && strict.value.empty());
    const OptionDescription file = optionOf("campaign show", "FILE.navarch");
    QVERIFY(file.isArgument() && file.required && file.isFile());
    QCOMPARE(file.ending(), std::string("navarch"));
    QVERIFY(optionOf("campaign battle enter", "--dice").repeats);
    QCOMPARE(asStrings(optionOf("", "--language").choices), (QStringList{"en", "de", "fr", "nl"}));
    QVERIFY(optionOf("", "--sample").standsAlone);
}

void DescribedTest::manPageHasEverything()
{
    const QString page = QString::fromStdString(manPage(m_program, "1.2.3", "2026-03-01"));
    QVERIFY(page.contains(".TH NAVARCH 1 \"2026-03-01\" \"Navarch 1.2.3\""));
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        const QString head = words.empty()
                                 ? QStringLiteral(".SH OPTIONS\n")
                                 : ".SS navarch " + QString::fromStdString(marked(words, "-")) + "\n";
        const QString part = between(page, head, "\n.S");
        QVERIFY2(!part.isEmpty(), words.c_str());
        for (const OptionDescription& option : command.options) {
            if (!words.empty() && option.names == std::vector<std::string>{"-h", "--help"})
                continue; // said once, of every command
            for (const std::string& name : option.names)
                QVERIFY2(part.contains("\\fB" + QString::fromStdString(marked(name, "-")) + "\\fR"),
                         (words + " " + name).c_str());
            if (option.isArgument())
                QVERIFY2(part.contains("\n\\fI" + QString::fromStdString(option.value) + "\\fR"),
                         words.c_str());
            for (const std::string& choice : option.choices)
                QVERIFY2(part.contains("\\fB" + QString::fromStdString(marked(choice, "-")) + "\\fR"),
                         (words + " " + choice).c_str());
        }
    });
}

void DescribedTest::bashOffersEverything()
{
    std::vector<QStringList> typed;
    std::vector<QStringList> wanted;
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        typed.push_back(typedWords(words) << QString());
        wanted.push_back(sorted(offeredBy(command)));
    });
    const QTemporaryDir empty;
    const auto offered = completed(typed, empty.path());
    for (size_t i = 0; i < typed.size(); ++i)
        QCOMPARE(offered[i], wanted[i]);
}

void DescribedTest::bashOffersChoices()
{
    std::vector<QStringList> typed;
    std::vector<QStringList> wanted;
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        for (const OptionDescription& option : command.options) {
            if (option.choices.empty() || option.isArgument())
                continue;
            const QString name = QString::fromStdString(option.names.back());
            const QString first = QString::fromStdString(option.choices.front());
            const QStringList choices = sorted(asStrings(option.choices));
            // Readline breaks --format=json into three words.
            typed.push_back(typedWords(words) << name << "=");
            wanted.push_back(choices);
            typed.push_back(typedWords(words) << name << "=" << first);
            wanted.push_back(choices.filter(QRegularExpression("^" + first)));
            typed.push_back(typedWords(words) << name << QString());
            wanted.push_back(option.standsAlone ? sorted(offeredBy(command)) : choices);
        }
    });
    QVERIFY(typed.size() > 60);
    const QTemporaryDir empty;
    const auto offered = completed(typed, empty.path());
    for (size_t i = 0; i < typed.size(); ++i)
        QVERIFY2(offered[i] == wanted[i], qPrintable(typed[i].join(' ') + " offers " + offered[i].join(' ')));
}

void DescribedTest::bashOffersFiles()
{
    const QTemporaryDir folder;
    for (const char* name : {"a war.navarch", "fleet.json", "sheets.pdf"}) {
        QSaveFile file(folder.filePath(QString::fromLatin1(name)));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.commit());
    }
    QVERIFY(QDir(folder.path()).mkdir("fleets"));
    const auto offered = completed({{"campaign", "show", "a"},
                                    {"campaign", "show", "f"},
                                    {"price", "f"},
                                    {"sheets", "fleet.json", "--out", ""},
                                    {"port", "random", "--value", ""}},
                                   folder.path());
    QCOMPARE(offered[0], QStringList{"a war.navarch"});
    QCOMPARE(offered[1], QStringList{"fleets"});
    QCOMPARE(offered[2], (QStringList{"fleet.json", "fleets"}));
    QCOMPARE(offered[3], (QStringList{"fleets", "sheets.pdf"}));
    QCOMPARE(offered[4], QStringList());
}

void DescribedTest::zshOffersEverything()
{
    const QString script = QString::fromStdString(zshCompletion(m_program));
    QVERIFY(script.startsWith("#compdef navarch\n"));
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        const QString name =
            "_navarch" + (words.empty() ? QString() : "_" + QString::fromStdString(words).replace(' ', '_'));
        const QString function = between(script, "\n" + name + "()\n", "\n}\n");
        QVERIFY2(!function.isEmpty(), words.c_str());
        for (const std::string& option : optionNames(command))
            QVERIFY2(
                function.contains(QRegularExpression(
                    "\\)?" + QRegularExpression::escape(QString::fromStdString(option)) + "(=-?|\\+)?\\[")),
                (words + " " + option).c_str());
        for (const CommandDescription& below : command.commands) {
            QVERIFY2(function.contains("'" + QString::fromStdString(below.name) + ":"), below.name.c_str());
            QVERIFY2(function.contains(QString::fromStdString(below.name) + ") " + name + "_"
                                       + QString::fromStdString(below.name) + " ;;"),
                     below.name.c_str());
        }
    });
}

void DescribedTest::fishOffersEverything()
{
    const QStringList script = QString::fromStdString(fishCompletion(m_program)).split('\n');
    forEachCommand(m_program, [&](const std::string& words, const CommandDescription& command) {
        const QString where = "-n 'test (__navarch_command) = \\'" + QString::fromStdString(words) + "\\''";
        const QStringList lines = script.filter(where);
        for (const OptionDescription& option : command.options) {
            QString names;
            for (const std::string& name : option.names)
                names += (name.starts_with("--") ? " -l " : " -s ")
                         + QString::fromStdString(name).remove(QRegularExpression("^-+"));
            if (!names.isEmpty())
                QCOMPARE(lines.filter(where + names + " ").size(), 1);
            else if (!option.choices.empty())
                QCOMPARE(lines.filter(where + " -a '" + asStrings(option.choices).join(' ') + "'").size(), 1);
        }
        for (const CommandDescription& below : command.commands)
            QCOMPARE(lines.filter(where + " -a " + QString::fromStdString(below.name) + " ").size(), 1);
    });
}

QTEST_GUILESS_MAIN(DescribedTest)
#include "described_test.moc"
