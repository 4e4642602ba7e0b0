// SPDX-License-Identifier: GPL-3.0-or-later
// navarch sheets CAMPAIGN|FLEET.json|PORT.json --rules ID [--battle BATTLE] [--paper A4] [--per-page N] --out FILE.pdf
#include <QFile>

#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "app/cli/base/named_game.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_options.h"
#include "app/cli/base/paper_output.h"
#include "app/cli/base/qt_runtime.h"
#include "app/cli/campaign/battles/battle_request.h"
#include "app/cli/campaign/file/access.h"
#include "app/paper/material.h"
#include "core/base/listed.h"
#include "core/base/text.h"
#include "db/sqlite/files.h"
#include "reports/scan/box_map.h"

namespace navarch {

namespace {

struct SheetsRequest {
    std::string path;
    PaperTarget target;
    std::string rules;
    PrintOptions options;
    std::string fleet;  ///< of a campaign: only this one, by its number or name,
    std::string battle; ///< or those that meet there; empty: all
    bool ports = false;
    std::string boxes; ///< a file for where its boxes lie; empty: none
};

/// `battle`, `only`: null, or whose fleets and which fleet alone are printed.
PrintMaterial materialOf(const CampaignFile& file, const SheetsRequest& request, const BattleRecord* battle,
                         const FleetRecord* only)
{
    const Campaign& campaign = file.campaign();
    const std::string tag = warTag(file.identity());
    PrintMaterial material;
    material.isForTheUmpire = true; // whoever has the seat's PIN
    material.title = battle ? battle->name : campaign.head().name;
    const auto isAsked = [&](FleetId fleet) { return !only || fleet == only->id; };
    if (battle) {
        for (const FleetId fleet : fleetsMeeting(campaign, battle->id))
            if (isAsked(fleet))
                material.add(campaign, fleet, tag, battle->id);
    } else {
        for (const auto& [id, fleet] : campaign.table<FleetRecord>())
            if (isAsked(id))
                material.add(campaign, id, tag);
    }
    if (!request.ports)
        return material;
    for (const auto& [id, port] : campaign.table<PortRecord>()) {
        const bool isOfFleet = !only || port.owner == only->side;
        const bool isOfBattle = !battle || id == battle->port;
        if (isOfFleet && isOfBattle)
            material.add(campaign, id);
    }
    return material;
}

Result<PrintMaterial> materialOfFile(const std::string& path)
{
    const Figures& figures = figuresWithShelved();
    const std::string place = placeOf(path);
    return readDocument(path, {fleetFormat, portFormat})
        .and_then([&](const Json& json) -> Result<PrintMaterial> {
            PrintMaterial material;
            if (json.is_object() && json.value("format", Json()) == "navarch-port/1") {
                return readFortification(json, place).map([&](Fortification&& walls) {
                    material.ports.push_back({std::move(walls), {}});
                    return std::move(material);
                });
            }
            return readFleet(json, place, figures.classes, figures.prices.limits).map([&](Fleet&& fleet) {
                material.add(std::move(fleet));
                return std::move(material);
            });
        });
}

/// The material behind the request's path; nothing when the console has been told why not, with `code` set. A battle's game
/// is taken when the request has none.
std::optional<PrintMaterial> materialFor(SheetsRequest& request, const Console& console, ExitCode& code)
{
    const FileHead::Kind kind = headOf(QFile::decodeName(request.path.c_str())).kind;
    if (kind == FileHead::Kind::Campaign
        || (kind != FileHead::Kind::NotThere && request.path.ends_with(".navarch"))) {
        const OpenedCampaign opened = openCampaign(request.path, OpenMode::Look, console);
        code = opened.code;
        if (!opened.file)
            return std::nullopt;
        const BattleRecord* battle =
            request.battle.empty() ? nullptr : battleNamed(opened.file->campaign(), request.battle, console);
        if (!battle && !request.battle.empty()) {
            code = ExitCode::Unusable;
            return std::nullopt;
        }
        const FleetRecord* fleet =
            request.fleet.empty()
                ? nullptr
                : named<FleetRecord>(opened.file->campaign(), request.fleet, "fleet", console);
        if (!fleet && !request.fleet.empty()) {
            code = ExitCode::Unusable;
            return std::nullopt;
        }
        if (battle && request.rules.empty())
            request.rules = battle->rules;
        return materialOf(*opened.file, request, battle, fleet);
    }
    const std::string_view ofCampaign = !request.battle.empty()  ? "--battle"
                                        : !request.fleet.empty() ? "--fleet"
                                                                 : "";
    if (!ofCampaign.empty()) {
        console.complain(ofCampaign == "--battle"
                             ? phrase("Only a campaign has battles. Give a campaign file, or leave it out.")
                             : phrase("Only a campaign has fleets to choose from. Give a campaign file, or "
                                      "leave it out."),
                         given(ofCampaign));
        code = ExitCode::Unusable;
        return std::nullopt;
    }
    auto material = materialOfFile(request.path);
    if (material)
        return std::move(*material);
    console.complain(material.error());
    code = ExitCode::Unusable;
    return std::nullopt;
}

/// "salamis-ad-actium, ramming-speed or trireme"
Phrase gamesWithSheets()
{
    std::vector<Phrase> games;
    for (const auto& sheets : builtInSheets())
        games.emplace_back(given(sheets.rules));
    return listedWithOr(games);
}

/// Of a request without a game: its battle has one.
bool takeGame(SheetsRequest& request, const Console& console)
{
    if (request.rules.empty() && !request.battle.empty())
        return true;
    if (request.rules.empty()) {
        console.complain(phrase("give whose sheets, or a battle with --battle."),
                         phrase("%1 is required", given("--rules")));
        return false;
    }
    NamedGames games;
    for (const auto& sheets : builtInSheets())
        games.ids.emplace_back(sheets.rules);
    auto game = gameNamed(request.rules, games,
                          phrase("There are no sheets for %1.", given(quotedForMessage(request.rules))),
                          "--rules", console);
    if (game)
        request.rules = std::move(*game);
    return game.has_value();
}

ExitCode sheets(const SheetsRequest& asked, Console& console)
{
    SheetsRequest request = asked;
    if (!takeGame(request, console))
        return ExitCode::Unusable;
    const QtRuntime qt(QtRuntime::Uses::Drawing);
    ExitCode code = ExitCode::Done;
    const auto material = materialFor(request, console, code);
    if (!material)
        return code;
    PrintOptions options = request.options;
    options.sheets.game = findSheets(request.rules) ? request.rules : std::string(homeGame);
    if (material->isEmpty()) {
        console.complain(
            sentences({phrase("There is nothing to print in it."),
                       request.fleet.empty()
                           ? phrase("Give a fleet with ships, or a port.")
                           : phrase("Give a fleet with ships; `navarch campaign show` lists them.")}),
            given(placeOf(request.path)));
        return ExitCode::Refused;
    }
    const auto document = layOut(*material, builtInFigures(), options);
    if (!document) {
        console.complain(document.error());
        return ExitCode::Refused;
    }
    const std::string boxes =
        request.boxes.empty() ? std::string() : jsonText(boxMapJson(boxMapOf(*document)));
    std::vector<Output> beside;
    if (!request.boxes.empty())
        beside.push_back({request.boxes, FileKind::Boxes, boxes, request.target.replacing});
    if (const ExitCode written = writePaper(*document, request.target, console, beside);
        written != ExitCode::Done)
        return written;
    if (console.wantsJson())
        console.printJson(
            Json{{"format", "navarch-sheets/1"},
                 {"file", shownPath(request.path)},
                 {"rules", request.rules},
                 {"language", englishNameOf(request.options.sheets.language.tag())},
                 {"paper", nameOf(request.options.sheets.paper)},
                 {"per_page", request.options.sheets.perPage},
                 {"out", request.target.isDryRun ? Json() : Json(shownPath(request.target.out))},
                 {"ships", material->ships()},
                 {"ports", material->ports.size()},
                 {"pages", document->pages.size()},
                 {"leaves", leavesOf(*document)}});
    else {
        std::vector<Phrase> what{pagesInWords(*document),
                                 phraseN("{%n ship|%n ships}", static_cast<std::int64_t>(material->ships()))};
        if (!material->ports.empty())
            what.push_back(phraseN("{%n port|%n ports}", static_cast<std::int64_t>(material->ports.size())));
        console.print(listed(what), request.target.name());
    }
    return ExitCode::Done;
}

} // namespace

void addSheets(CLI::App& app, ChosenCommand& chosen)
{
    const auto request = std::make_shared<SheetsRequest>();
    CLI::App* command =
        addCommand(app, chosen, "sheets", "Record sheets, rosters and port cards as a PDF", request, sheets);
    command
        ->add_option("FILE", request->path, "a campaign, a fleet file or a port file; - reads standard input")
        ->required();
    command->add_option("--rules", request->rules,
                        "whose sheets: " + gamesWithSheets().english() + "; a battle's own when left out");
    takesOneOf(
        command->add_option_function<std::string>(
            "--per-page",
            [request](const std::string& number) { request->options.sheets.perPage = number.front() - '0'; },
            "sheets to a page: 1, 2 or 4, on A3 also 8"),
        {"1", "2", "4", "8"})
        ->default_str("1")
        ->type_name("N");
    takesOneOf(command->add_option_function<std::string>(
                   "--tables",
                   [request](const std::string& where) {
                       request->options.sheets.tables = *enumFromName<ReferenceTables>(where);
                   },
                   "the tables of a fight: none, foot or backs"),
               {"none", "foot", "backs"})
        ->default_str("foot")
        ->type_name("WHERE");
    command->add_option("--fleet", request->fleet, "only this fleet of a campaign, by its number or name");
    command->add_option("--battle", request->battle,
                        "only the fleets of a campaign that meet in this battle, by its number or name");
    command
        ->add_option("--boxes", request->boxes,
                     "a file to write as well: where each box lies, for `navarch campaign battle scan`")
        ->type_name("MAP.json");
    command->add_flag("--roster", request->options.roster, "a roster with prices before each fleet's sheets");
    command->add_flag("--marks", request->options.marks,
                      "what the umpire's hand set of a ship or port stands on its sheet: for his own eyes");
    command->add_flag("--ports", request->ports,
                      "the cards of a campaign's defended ports as well; with --fleet those of its side, "
                      "with --battle that "
                      "of the port where it is");
    takesOneOf(command->add_option_function<std::string>(
                   "--fill",
                   [request](const std::string& fill) {
                       request->options.sheets.fill = *enumFromName<SheetFill>(fill);
                   },
                   "how much of a sheet is filled in: full, half (what is the class's) or blank, a page to "
                   "write on"),
               {"full", "half", "blank"})
        ->default_str("full")
        ->type_name("FILL");
    command->add_flag(
        "--blank", [request](std::int64_t) { request->options.sheets.currentCondition = false; },
        "without the losses that stand");
    command->add_flag(
        "--no-cover", [request](std::int64_t) { request->options.sheets.coverList = false; },
        "without the list of ships");
    command->add_flag(
        "--cut-outs", request->options.sheets.cutOuts,
        "what the game has to cut out as well: rulers and a turning template in true scale, cards, counters");
    addPaperOptions(*command, request);
}

} // namespace navarch
