// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/faults/fault_sweep.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <memory>

#include "db/campaign_file.h"
#include "db/sqlite/schema.h"
#include "tests/support/rounds.h"

namespace navarch {

namespace {

const QByteArray pay =
    R"({"format":"navarch-actions/1","actions":[
    {"do":"ledger.enter","side":11,"amount":"5.00","reason":"A gift"},
    {"do":"campaign.rename","name":"The Gulf"},
    {"do":"ledger.enter","side":11,"amount":"7.00","reason":"Another gift"}]})";
const QByteArray begin = R"({"format":"navarch-actions/1","actions":[{"do":"campaign.begin"}]})";

QStringList inFolder(const QStringList& arguments, const Folder& folder)
{
    QStringList result;
    for (const QString& one : arguments)
        result << (one.startsWith(u'@') ? folder.path(one.mid(1)) : one);
    return result;
}

void copyFolder(const QString& from, const QString& to)
{
    QDirIterator all(from, QDir::Files | QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot,
                     QDirIterator::Subdirectories);
    while (all.hasNext()) {
        const QString path = all.next();
        const QString target = to + path.mid(from.size());
        if (QFileInfo(path).isDir())
            QDir().mkpath(target);
        else if (!QDir().mkpath(QFileInfo(target).path()) || !QFile::copy(path, target))
            qFatal("cannot copy %s", qPrintable(path));
    }
}

/// What a campaign is, or what is wrong with it.
QByteArray stateOfWar(const QString& path)
{
    if (!QFileInfo::exists(path))
        return "absent";
    OpenOptions look;
    look.mode = OpenMode::Look;
    const OpenResult opened = CampaignFile::open(path, look);
    if (!opened.file)
        return "broken: " + QByteArray::fromStdString(opened.message.text());
    const Problems problems = opened.file->verify();
    if (!problems.empty())
        return "unsound: " + QByteArray::fromStdString(problems.front().text());
    return QByteArray::number(qlonglong(opened.file->historyLength())) + " entries, undo \""
           + QByteArray::fromStdString(opened.file->undoTitle()) + "\", redo \""
           + QByteArray::fromStdString(opened.file->redoTitle()) + "\"\n"
           + QByteArray::fromStdString(opened.file->exportJson().dump());
}

/// The version of its schema; -1 when it cannot be told.
int schemaOf(const QString& path)
{
    try {
        Connection connection(path, Access::QueryOnly);
        return versionOf(connection);
    } catch (const SqlError&) {
        return -1;
    }
}

QByteArray stateOfFile(const QString& path)
{
    if (path.endsWith(".navarch"))
        return stateOfWar(path);
    if (!QFileInfo::exists(path))
        return "absent";
    const QByteArray content = contentOf(path);
    // Its time differs.
    if (content.startsWith("%PDF-") && content.size() > 1000)
        return content.trimmed().endsWith("%%EOF") ? "a whole PDF" : "half a PDF";
    return content;
}

QByteArray stateOf(const Folder& folder, const QStringList& files)
{
    QByteArray state;
    for (const QString& file : files)
        state += file.toUtf8() + ": " + stateOfFile(folder.path(file)) + "\n";
    return state;
}

/// The backups that are no sound campaigns, and those that are.
struct Backups {
    QStringList unsound;
    QList<QByteArray> sound;
};

Backups backupsIn(const Folder& folder)
{
    Backups found;
    const QDir dir(folder.path("war.navarch.backups"));
    // An exchange that was cut short is ended by who opens the war next.
    (void)finishExchanges(folder.path("war.navarch"));
    for (const QString& name : dir.entryList({"*.navarch"}, QDir::Files)) {
        const QByteArray state = stateOfWar(dir.filePath(name));
        if (state.startsWith("broken") || state.startsWith("unsound"))
            found.unsound << name + ": " + state;
        else
            found.sound << state;
    }
    return found;
}

bool says(const Run& run, std::initializer_list<const char*> phrases)
{
    for (const char* phrase : phrases)
        if (run.err.contains(phrase))
            return true;
    return false;
}

Program tiny()
{
    Program program;
    program.path = QStringLiteral(TINY_NAVARCH);
    return program;
}

Run runWith(const WritingCommand& command, const Folder& folder, const QString& how = {}, int at = 0,
            const QString& met = {})
{
    Program program = tiny();
    if (!how.isEmpty()) {
        program.environment.insert("LD_PRELOAD", QStringLiteral(FAULT_SHIM));
        program.environment.insert("FAULT_FOLDER", QFileInfo(folder.path()).canonicalFilePath());
        program.environment.insert("FAULT_AT", QString::number(at));
        program.environment.insert("FAULT_HOW", how);
        program.environment.insert("FAULT_MET", met);
    }
    return program.run(inFolder(command.arguments, folder), command.input);
}

} // namespace

std::vector<WritingCommand> FaultSweep::commands()
{
    const QStringList arrange{"campaign", "battle",         "arrange",      "@war.navarch", "--rules",
                              "tiny",     "--name",         "Kekryphaleia", "--fleet",      "Ships of Nisaia",
                              "--fleet",  "Ships of Aiakos"};
    const QStringList fight{"campaign", "battle", "fight", "@war.navarch", "Kekryphaleia"};
    const QStringList begun{"campaign", "apply", "@war.navarch", "@begin.json"};
    const QStringList brief{"campaign",     "battle", "brief",      "@war.navarch",
                            "Kekryphaleia", "--out",  "@brief.json"};
    const QStringList run{"battle",        "run",      "@brief.json", "--outcome",
                          "@outcome.json", "--replay", "@replay.json"};
    const auto advance = [](const char* turns) {
        return QStringList{"campaign", "advance",        "@war.navarch", "--turns",
                           turns,      "--captains=all", "--game",       "tiny"};
    };
    const QStringList undo{"campaign", "undo", "@war.navarch"};
    return {
        {"new", {"campaign", "new", "@other.navarch", "--scenario", "saronic-gulf"}, {}, {"other.navarch"}},
        {"new --replace",
         {"campaign", "new", "@war.navarch", "--scenario", "chios-and-rhodes", "--replace"},
         {},
         {"war.navarch"},
         {},
         {},
         {},
         true},
        {"new --from",
         {"campaign", "new", "@other.navarch", "--from", "@war.json"},
         {},
         {"other.navarch"},
         {{"campaign", "export", "@war.navarch", "--out", "@war.json"}}},
        {"apply", {"campaign", "apply", "@war.navarch", "-"}, pay},
        {"advance --captains", advance("2"), {}, {"war.navarch"}, {begun}, {advance("1"), advance("1")}},
        {"advance", {"campaign", "advance", "@war.navarch", "--game", "tiny"}, {}, {"war.navarch"}, {begun}},
        {"undo", undo, {}, {"war.navarch"}, {begun}},
        {"redo", {"campaign", "redo", "@war.navarch"}, {}, {"war.navarch"}, {begun, undo}},
        {"upgrade", undo, {}, {"war.navarch"}, {}, {}, "schema-1.navarch.z"},
        {"backup", {"campaign", "backup", "@war.navarch"}, {}, {"war.navarch"}, {begun}},
        {"battle arrange", arrange, {}, {"war.navarch"}, {begun}},
        {"battle fight", fight, {}, {"war.navarch"}, {begun, arrange}},
        {"battle enter",
         {"campaign", "battle", "enter", "@war.navarch", "Kekryphaleia", "@outcome.json", "--replay",
          "@replay.json"},
         {},
         {"war.navarch"},
         {begun, arrange, brief, run}},
        {"battle take-back",
         {"campaign", "battle", "take-back", "@war.navarch", "Kekryphaleia"},
         {},
         {"war.navarch"},
         {begun, arrange, fight}},
        {"battle call-off",
         {"campaign", "battle", "call-off", "@war.navarch", "Kekryphaleia"},
         {},
         {"war.navarch"},
         {begun, arrange}},
        {"export",
         {"campaign", "export", "@war.navarch", "--out", "@out.json"},
         {},
         {"war.navarch", "out.json"}},
        {"export over",
         {"campaign", "export", "@war.navarch", "--out", "@out.json"},
         {},
         {"war.navarch", "out.json"},
         {{"campaign", "export", "@war.navarch", "--out", "@out.json"}, begun}},
        {"chronicle",
         {"campaign", "chronicle", "@war.navarch", "--out", "@page.html"},
         {},
         {"war.navarch", "page.html"},
         {begun}},
        {"sheets",
         {"sheets", "@war.navarch", "--rules", "salamis-ad-actium", "--fleet", "62", "--no-cover", "--tables",
          "none", "--per-page", "4", "--out", "@sheets.pdf"},
         {},
         {"war.navarch", "sheets.pdf"}},
        {"paper",
         {"campaign", "paper", "@war.navarch", "ledger", "--side", "11", "--out", "@paper.pdf"},
         {},
         {"war.navarch", "paper.pdf"}},
        {"battle brief", brief, {}, {"war.navarch", "brief.json"}, {begun, arrange}},
        {"battle run", run, {}, {"outcome.json", "replay.json"}, {begun, arrange, brief}},
    };
}

const FaultSweep::Prepared& FaultSweep::prepare(const WritingCommand& command)
{
    auto& place = m_prepared[command.name];
    if (place)
        return *place;
    place = std::make_unique<Prepared>();
    Prepared& prepared = *place;
    const auto mustRun = [](const QStringList& arguments, const Folder& folder,
                            const QByteArray& input = {}) {
        const Run run = tiny().run(inFolder(arguments, folder), input);
        if (run.code != 0)
            qFatal("%s: exit %d, %s", qPrintable(arguments.join(' ')), run.code, run.err.constData());
    };
    prepared.folder.write("begin.json", begin);
    if (command.fixture.isEmpty())
        mustRun({"campaign", "new", "@war.navarch", "--scenario", "saronic-gulf"}, prepared.folder);
    else
        prepared.folder.write("war.navarch", qUncompress(contentOf(qEnvironmentVariable("NAVARCH_TEST_DATA")
                                                                   + "/db/" + command.fixture)));
    for (const QStringList& arguments : command.first)
        mustRun(arguments, prepared.folder);
    prepared.states.push_back(stateOf(prepared.folder, command.files));
    const Folder after;
    copyFolder(prepared.folder.path(), after.path());
    if (command.parts.empty()) {
        mustRun(command.arguments, after, command.input);
        prepared.states.push_back(stateOf(after, command.files));
    }
    for (const QStringList& part : command.parts) {
        mustRun(part, after);
        prepared.states.push_back(stateOf(after, command.files));
    }
    return prepared;
}

/// What is wrong with how it ended; empty: nothing.
QString FaultSweep::judge(const WritingCommand& command, const Prepared& prepared, const Folder& folder,
                          const Run& run)
{
    const auto& states = prepared.states;
    QByteArray state = stateOf(folder, command.files);
    const Backups backups = backupsIn(folder);
    if (!backups.unsound.isEmpty())
        return "a backup that is none: " + backups.unsound.join("; ");
    const bool isKilled = run.code == -1;
    // The new war has its name, or the old one, at every moment; then the old one is among the backups.
    if (command.movesOldWar) {
        if (state == "war.navarch: absent\n")
            return "its name is empty";
        if (state != states.front()
            && std::none_of(backups.sound.begin(), backups.sound.end(), [&](const QByteArray& backup) {
                   return "war.navarch: " + backup + "\n" == states.front();
               }))
            return "the old war is gone";
        if (state != states.front() && !isKilled && !(run.out + run.err).contains("lies in"))
            return "the old war was moved, and nobody said where";
    }
    const auto found = std::find(states.begin(), states.end(), state);
    // Of two files the first may have been written, when that is said.
    const bool isSecondMissing =
        command.files.size() == 2
        && (isKilled || (run.code == 3 && says(run, {"It has been written and kept all the same"})));
    if (found == states.end() && !isSecondMissing)
        return "neither before nor after: " + state.left(300);
    const bool isBefore = found == states.begin();
    const bool isAfter = state == states.back(); // a backup changes nothing in the war
    const bool isToldAsDone = run.code == 0 || says(run, {"has been done and kept all the same"});
    if (isToldAsDone && command.name == "backup" && backups.sound.empty())
        return "told as made, and there is no backup";
    if (run.code == 0 && !isAfter)
        return "told as done, and is not: " + state.left(100);
    if (run.code == 1 && !isBefore)
        return "refused, and something was done";
    if (run.code == 2 && !isBefore)
        return "failed, and something was done: " + state.left(100);
    if ((run.code == 1 || run.code == 2) && run.err.isEmpty())
        return "it failed without a word";
    if (says(run, {"Nothing of it was kept", "Nothing was changed", "No file was made", "no file was made",
                   "is unchanged", "No file was left behind", "as it was before"})
        && !isBefore // then it is the week, or the second file, that failed
        && !(run.code == 3
             && says(run, {"done before that and kept", "has been written and kept all the same"})))
        return "told as not done, and is";
    if (run.code == 3) {
        if (!says(run, {"kept", "lies in", "lies there", "cannot be found out", "has been done"}))
            return "in part, and nobody said what";
        if (says(run, {"has been done and kept all the same"}) && !isAfter)
            return "told as done all the same, and is not";
        for (std::size_t done = 1; done + 1 < states.size(); ++done)
            if (run.err.contains(QByteArray::number(qlonglong(done)) + " turn")
                && says(run, {"done before that and kept"}) && state != states[done]
                && !says(run, {"cannot be found out"}))
                return "told to be further or less far than it is";
    }
    if (!command.fixture.isEmpty()) {
        const int schema = schemaOf(folder.path("war.navarch"));
        if (schema != 1 && schema != schemaVersion())
            return "it stopped at schema " + QString::number(schema);
        if (schema != 1 && says(run, {"It was left as it is"}))
            return "told as left alone, and was brought up to date";
        if (schema == 1 && says(run, {"it was brought from schema"}))
            return "told as brought up to date, and is not";
    }
    if (run.err.contains("..") && !run.err.contains("..."))
        return "two full stops";

    // Asked again it is done, and done once. Not when it was told already.
    const bool wasTold = run.code == 0 || run.code == 1 || (isKilled && !run.out.isEmpty())
                         || (run.code == 3 && !says(run, {"cannot be found out"}));
    if (wasTold)
        return {};
    const Run again = runWith(command, folder);
    const bool isThere = command.name.startsWith("new") && again.code == 1 && isAfter; // made, and left alone
    if (again.code != 0 && !isThere)
        return "asked again: " + again.err;
    const QByteArray last = stateOf(folder, command.files);
    if (last != states.back())
        return "asked again it is not done once: " + last.left(200) + " | " + again.err;
    return {};
}

void FaultSweep::sweep(const WritingCommand& command, const QString& how, int stride)
{
    const Prepared& prepared = prepare(command);
    const int most = rounds(3000, stride);
    for (int at = 1; at <= most; at += stride) {
        const Folder folder;
        const Folder notes;
        copyFolder(prepared.folder.path(), folder.path());
        const QString met = notes.path("met");
        const Run run = runWith(command, folder, how, at, met);
        const bool isMet = QFileInfo::exists(met);
        QString wrong = judge(command, prepared, folder, run);
        if (!isMet && run.code != 0)
            wrong = "it met nothing and failed";
        if (run.code == -1 && !how.contains("kill"))
            wrong = "it crashed";
        SweepCount& count = m_counts[{command.name, how}];
        ++count.tries;
        count.met += isMet;
        count.kills += run.code == -1;
        ++count.codes[run.code];
        if (!wrong.isEmpty()) {
            ++count.failures;
            m_failures << QStringLiteral("%1, %2 at call %3, exit %4: %5 | it said: %6")
                              .arg(command.name, how)
                              .arg(at)
                              .arg(run.code)
                              .arg(wrong, QString::fromUtf8(run.err + run.out).left(600));
        }
        if (!isMet)
            return;
    }
}

void FaultSweep::sweepAll(const QStringList& ways, int stride)
{
    const auto all = commands();
    for (const QString& how : ways)
        for (const WritingCommand& command : all)
            sweep(command, how, stride);
}

QByteArray FaultSweep::table() const
{
    QByteArray text = "command, how, tries, met, killed, exit 0, 1, 2, 3, failures\n";
    SweepCount sum;
    for (const auto& [key, count] : m_counts) {
        text += (key.first + ", " + key.second).toUtf8();
        for (const int number : {count.tries, count.met, count.kills})
            text += ", " + QByteArray::number(number);
        for (const int code : {0, 1, 2, 3}) {
            const auto found = count.codes.find(code);
            text += ", " + QByteArray::number(found == count.codes.end() ? 0 : found->second);
        }
        text += ", " + QByteArray::number(count.failures) + "\n";
        sum.tries += count.tries;
        sum.met += count.met;
        sum.kills += count.kills;
        sum.failures += count.failures;
    }
    return text + "all: " + QByteArray::number(sum.tries) + " tries, " + QByteArray::number(sum.met)
           + " faults met, " + QByteArray::number(sum.kills) + " kills, " + QByteArray::number(sum.failures)
           + " failures\n";
}

int FaultSweep::kills() const
{
    int sum = 0;
    for (const auto& [key, count] : m_counts)
        sum += count.kills;
    return sum;
}

int FaultSweep::ended(int code) const
{
    int sum = 0;
    for (const auto& [key, count] : m_counts)
        if (const auto found = count.codes.find(code); found != count.codes.end())
            sum += found->second;
    return sum;
}

WritingCommand FaultSweep::commandNamed(const QString& name)
{
    for (WritingCommand& command : commands())
        if (command.name == name)
            return command;
    qFatal("there is no command %s", qPrintable(name));
}

} // namespace navarch
