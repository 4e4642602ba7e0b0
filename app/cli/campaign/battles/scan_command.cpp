// SPDX-License-Identifier: GPL-3.0-or-later
// navarch campaign battle scan FILE.navarch BATTLE PAGES... [--out OUTCOME.json] [--crops DIR] [--boxes MAP.json]
#include "app/cli/campaign/battles/scan_command.h"

#include <QBuffer>
#include <QDir>
#include <QFile>
#include <QImageWriter>

#include "app/base/files/command_inputs.h"
#include "app/base/files/file_access.h"
#include "app/cli/base/interruption.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/battle/battle_input.h"
#include "app/cli/campaign/battles/battle_request.h"
#include "app/paper/scan/battle_sheets.h"
#include "core/battle/match/outcome_check.h"
#include "reports/scan/page_source.h"

namespace navarch {

namespace {

struct ScanRequest {
    BattleRequest battle;
    std::vector<std::string> pages{};
    std::string out{};
    std::string crops{};
    std::string boxes{};
};

const char* keyOf(ScanDoubt::Why why)
{
    switch (why) {
    case ScanDoubt::Why::Faint: return "faint";
    case ScanDoubt::Why::BlackedOut: return "blacked-out";
    case ScanDoubt::Why::Written: return "written";
    case ScanDoubt::Why::Several: return "several";
    case ScanDoubt::Why::Lost: return "lost";
    case ScanDoubt::Why::Captor: return "captor";
    case ScanDoubt::Why::NoLoss: return "no-loss";
    }
    return "";
}

/// "crops/003-XZ-040-damage.png" for each doubt, written; nothing when that failed, which has been said.
std::optional<std::vector<std::string>> writeCrops(const ScanRequest& request, const ScannedPile& pile,
                                                   Console& console)
{
    std::vector<std::string> names;
    std::vector<QByteArray> pictures;
    const QString folder = QFile::decodeName(request.crops.c_str());
    if (!QDir().mkpath(folder)) {
        console.complain(phrase("The folder cannot be made. Give another with --crops."),
                         given(shownPath(request.crops)));
        return std::nullopt;
    }
    for (const ScanDoubt& doubt : pile.doubts) {
        std::string number = std::to_string(names.size() + 1);
        number.insert(0, number.size() < 3 ? 3 - number.size() : 0, '0');
        names.push_back(request.crops + "/" + number + "-" + doubt.code + "-" + doubt.key + ".png");
        QBuffer buffer(&pictures.emplace_back());
        QImageWriter(&buffer, "png").write(doubt.crop); // opens it
    }
    std::vector<Output> outputs;
    for (std::size_t i = 0; i < names.size(); ++i)
        outputs.push_back({names[i],
                           FileKind::Picture,
                           {pictures[i].constData(), static_cast<std::size_t>(pictures[i].size())},
                           request.battle.replacing});
    if (!outputs.empty() && writeAll(outputs, console) != ExitCode::Done)
        return std::nullopt;
    return names;
}

Json doubtsAnswer(const ScannedPile& pile, const std::vector<std::string>& crops)
{
    Json answer = Json::array();
    for (std::size_t i = 0; i < pile.doubts.size(); ++i) {
        const ScanDoubt& doubt = pile.doubts[i];
        answer.push_back({{"code", doubt.code},
                          {"name", doubt.name},
                          {"box", doubt.key},
                          {"place", doubt.place},
                          {"why", keyOf(doubt.why)},
                          {"taken", doubt.isTaken},
                          {"file", doubt.file},
                          {"page", doubt.page},
                          {"crop", i < crops.size() ? Json(shownPath(crops[i])) : Json()}});
    }
    return answer;
}

void printDoubts(const ScannedPile& pile, const std::vector<std::string>& crops, Console& console)
{
    if (!pile.doubts.empty())
        console.print(phrase("To look at"));
    for (std::size_t i = 0; i < pile.doubts.size(); ++i) {
        const ScanDoubt& doubt = pile.doubts[i];
        console.print("  " + doubt.code + " " + doubt.name + ": " + doubt.key
                      + (doubt.place >= 0 ? " " + std::to_string(doubt.place + 1) : "") + ", "
                      + spokenText(takenAs(doubt)) + "; "
                      + (i < crops.size() ? shownPath(crops[i])
                                          : spokenText(phrase("%1 page %2", given(doubt.file), doubt.page)))
                      + "\n");
    }
}

void printNames(const Phrase& head, const std::vector<std::string>& names, Console& console)
{
    if (!names.empty())
        console.print(head);
    for (const std::string& name : names)
        console.print("  " + name + "\n");
}

/// Reads every page of the files; false when it was stopped from the keyboard.
bool readPages(const std::vector<std::string>& files, PileReader& reader, const std::stop_token& stop)
{
    int done = 0;
    int of = static_cast<int>(files.size());
    const auto tell = [&] { Console::tellProgress(phrase("%1 of %2 pages", done, of)); };
    for (const std::string& path : files) {
        noteInput(path);
        tell();
        const std::string place = shownPath(path);
        const int before = done;
        int pages = 1;
        const auto read = readWholeFile(path, largestFileOfPages).and_then([&](const std::string& bytes) {
            return pagesOf(
                bytes, place,
                [&](int page, const GreyImage& image) {
                    reader.add(place, page, image);
                    ++done;
                    tell();
                    return !stop.stop_requested();
                },
                [&](int count) {
                    of += count - pages;
                    pages = count;
                });
        });
        if (stop.stop_requested())
            break;
        if (!read)
            reader.addProblems(read.error());
        done = before + pages;
    }
    Console::tellProgress({});
    return !stop.stop_requested();
}

ExitCode scan(const ScanRequest& request, Console& console)
{
    const Interruption interruption; // before Qt has threads of its own
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    const OpenedBattle at = openBattle(request.battle, OpenMode::Look, console);
    if (!at.battle)
        return at.code;
    const auto brief = briefOf(*at.battle, at.figures());
    if (!brief) {
        console.complain(brief.error());
        return ExitCode::Unusable;
    }
    const auto paper = std::make_shared<const BattleOnPaper>(
        BattleOnPaper{at.campaign(), at.battle->id, *brief, warTag(at.file().identity()), at.figures()});
    PileReader::Layouts layouts;
    if (!request.boxes.empty()) {
        const std::string place = placeOf(request.boxes);
        auto map = readDocument(request.boxes, {boxMapFormat}).and_then([&](const Json& json) {
            return readBoxMap(json, place);
        });
        if (!map) {
            console.complain(map.error());
            return ExitCode::Unusable;
        }
        layouts = [sheets = std::move(*map)](std::size_t way) {
            return way == 0 ? std::optional(sheets) : std::nullopt;
        };
    } else {
        layouts = layoutsOf(paper);
    }
    PileReader reader(paper->campaign, paper->battle, paper->brief, paper->tag, paper->figures,
                      std::move(layouts));
    if (!readPages(request.pages, reader, interruption.token())) {
        console.complain(phrase("It was stopped; nothing is written."));
        return ExitCode::Unusable;
    }
    const ScannedPile pile = reader.result();
    console.complain(pile.problems);
    if (pile.sheets == 0) {
        console.complain(phrase("No sheet of this battle was read; nothing is written."));
        return ExitCode::Refused;
    }
    std::vector<std::string> crops;
    if (!request.crops.empty()) {
        auto written = writeCrops(request, pile, console);
        if (!written)
            return ExitCode::Unusable;
        crops = std::move(*written);
    }
    if (!request.out.empty()
        && !wrote(
            {request.out, FileKind::Outcome, jsonText(outcomeJson(pile.outcome)), request.battle.replacing},
            console))
        return crops.empty() ? ExitCode::Unusable : ExitCode::Partly;
    Findings findings;
    for (const OutcomeFinding& each : outcomeFindings(*brief, pile.outcome, at.figures().classes))
        findings.push_back(each.finding);
    if (console.wantsJson()) {
        console.printJson(Json{{"format", "navarch-scan/1"},
                               {"file", shownPath(request.battle.path)},
                               {"battle", at.battle->id.value},
                               {"pages", pile.pages},
                               {"sheets", pile.sheets},
                               {"boxes", pile.boxes},
                               {"ships", pile.outcome.ships.size()},
                               {"ships_read", pile.shipsRead.size()},
                               {"passed_over", pile.passedOver},
                               {"unread", pile.unread},
                               {"doubts", doubtsAnswer(pile, crops)},
                               {"findings", findingsAnswer(findings)},
                               {"outcome", outcomeJson(pile.outcome)}});
    } else {
        console.print(sumOf(pile));
        printNames(phrase("Passed over, for there are no boxes on it"), pile.passedOver, console);
        printNames(phrase("Cards that are not in the pile; their ships are as they came"), pile.unread,
                   console);
        printDoubts(pile, crops, console);
        if (request.out.empty())
            console.print(phrase("Nothing is written: give --out for the result."));
        else
            console.print(phrase("written, to be looked at; `navarch campaign battle enter` enters it."),
                          shownPath(request.out));
    }
    return pile.problems.empty() ? ExitCode::Done : ExitCode::Partly;
}

} // namespace

void addScan(CLI::App& battle, ChosenCommand& chosen)
{
    const auto request = std::make_shared<ScanRequest>(ScanRequest{{chosen.rules, {}, "scan"}});
    CLI::App* command = addCommand(
        battle, chosen, "scan",
        "Reads scanned or photographed sheets into a result to look at; enters nothing", request, scan);
    command->add_option("FILE.navarch", request->battle.path, "a campaign")->required();
    command->add_option("BATTLE", request->battle.battle, "its number or name")->required();
    command->add_option("PAGES", request->pages, "the pages: PNG, JPEG or PDF")->required();
    command->add_option("--out", request->out, "the result to write")->type_name("OUTCOME.json");
    command
        ->add_option("--crops", request->crops,
                     "a folder for a picture of every box that a person is to look at")
        ->type_name("DIR");
    command
        ->add_option("--boxes", request->boxes,
                     "where the boxes lie, as `navarch sheets --boxes` wrote it; otherwise it is found out")
        ->type_name("MAP.json");
    addForce(*command, request->battle.replacing);
}

} // namespace navarch
