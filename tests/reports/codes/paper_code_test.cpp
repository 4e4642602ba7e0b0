// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a sheet so that its result finds its row: it comes back as it went, on every sheet of every game, and what
// is painted is what was meant.
#include <QGuiApplication>
#include <QTest>

#include <algorithm>
#include <memory>
#include <set>

#include <qrencode.h>

#include "core/campaign/fleets/roster.h"
#include "core/campaign/founding/plan.h"
#include "core/data/figures.h"
#include "reports/cards/game_sheets.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/codes/qr.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

std::vector<const QrSymbol*> squaresOf(const Page& page)
{
    std::vector<const QrSymbol*> squares;
    for (const Item& item : page.items)
        if (const auto* code = std::get_if<QrSymbol>(&item))
            squares.push_back(code);
    return squares;
}

PaperCode read(const QString& text)
{
    return readPaperCode(text.toStdString()).value();
}

/// Its text as libqrencode has it with so much to spare.
bool isDrawnAt(const QrSymbol& square, QRecLevel level)
{
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> meant(
        QRcode_encodeString(square.text.toLatin1().constData(), 0, level, QR_MODE_8, 1), &QRcode_free);
    bool isAlike = square.side == meant->width;
    for (int i = 0; isAlike && i < square.side * square.side; ++i)
        isAlike = square.isDark(i % square.side, i / square.side) == ((meant->data[i] & 1) != 0);
    return isAlike;
}

/// A fleet of so many ships, in squadrons that were mixed when it was put together.
Fleet mixedFleet(int ships)
{
    Fleet fleet = plainFleet();
    const FleetShip one = fleet.ships.front();
    fleet.ships.assign(static_cast<std::size_t>(ships), one);
    for (std::size_t i = 0; i < fleet.ships.size(); ++i) {
        fleet.ships[i].name = "Ship " + std::to_string(i + 1);
        fleet.ships[i].squadron = i % 3 == 0 ? "Owls" : "Horses";
    }
    return fleet;
}

} // namespace

class PaperCodeTest : public QObject {
    Q_OBJECT

private slots:
    void bothFormsComeBack();
    void paperOfBeforeIsRead();
    void occasionsAreToldApart();
    void everyWrongCharacterIsSeen();
    void namesAndRubbishAreNoCodes();
    void longListsTakeSeveralCodes();
    void aFleetKeepsItsTag();
    void noTagBeginsWithAFate();
    void aCampaignsCodesFollowItsRosters();
    void everySheetCarriesItsCode_data();
    void everySheetCarriesItsCode();
    void theFullestShipKeepsItsNumber();
    void formsOfAClassAreTheirShips_data();
    void formsOfAClassAreTheirShips();
    void paintedModulesAreTheCode();
};

void PaperCodeTest::bothFormsComeBack()
{
    QCOMPARE(typedText({"KMPT", {34}}), std::string("KM-034"));
    QVERIFY(codeText({"KMPT", {987}}).size() <= 20);                    // version 1, level M
    QVERIFY(codeText({"KMPT", {1295}, 1, 1, "GX", "RZ"}).size() <= 16); // level Q
    QCOMPARE(typedText({"KMPT", {34, 35, 36, 61, 62}}), std::string("KM-034-036.061.062"));
    std::uint32_t state = 11;
    const auto random = [&](std::uint32_t below) {
        state = state * 1664525u + 1013904223u;
        return (state >> 8) % below;
    };
    for (int run = 0; run < 2000; ++run) {
        PaperCode code{paperTag(std::to_string(run)), {}};
        for (std::int64_t next = 1 + random(3000);
             code.ships.size() < std::size_t{1} + static_cast<std::size_t>(run % 12); next += 1 + random(3))
            code.ships.push_back(next);
        if (run % 4 == 0)
            std::reverse(code.ships.begin(), code.ships.end());
        const auto typed = readPaperCode(typedText(code));
        QVERIFY(typed && typed->ships == code.ships && code.tag.starts_with(typed->tag));
        code.parts = 1 + static_cast<int>(random(3));
        code.part = 1 + static_cast<int>(random(static_cast<std::uint32_t>(code.parts)));
        if (run % 3 > 0)
            code.occasion = occasionOf(run % 3 == 1 ? Occasion::Battle : Occasion::Week, random(600));
        if (run % 3 == 2)
            code.edition = editionLetters(std::to_string(run));
        const std::string text = codeText(code);
        QVERIFY2(readPaperCode(text) == code, text.c_str());
        QVERIFY(readPaperCode(QString::fromStdString(text).toLower().toStdString()) == code);
    }
}

/// What was printed before sheets said what they are printed for.
void PaperCodeTest::paperOfBeforeIsRead()
{
    QVERIFY(readPaperCode("NAVARCH1:XZGS42:1JF") == (PaperCode{"XZGS", {42}}));
    QVERIFY(readPaperCode("NAVARCH1:KMPT34-36.61:2/3:S8D") == (PaperCode{"KMPT", {34, 35, 36, 61}, 2, 3}));
    QVERIFY(readPaperCode("NAVARCH2KMPTGX342B1") == (PaperCode{"KMPT", {34}, 1, 1, "GX"}));
    QVERIFY(readPaperCode("NAVARCH2KMPTGX34-58.61:2/3V9N")->ships.size() == 26);
    // They are no shorter, so that their squares are no smaller.
    for (const int parts : {1, 3}) {
        PaperCode code{"KMPT", {34, 35, 61}, 1, parts};
        const std::string before = codeText(code);
        code.occasion = "GX";
        code.edition = "RZ";
        QVERIFY(codeText(code).size() <= before.size());
        QVERIFY(codeText(code) != before);
        QCOMPARE(withoutOccasion(codeText(code)), before);
        QCOMPARE(withoutOccasion(before), before);
    }
    QCOMPARE(withoutOccasion("a letter to the umpire"), std::string("a letter to the umpire"));
}

void PaperCodeTest::occasionsAreToldApart()
{
    std::set<std::string> occasions;
    for (int number = 0; number < 242; ++number)
        for (const Occasion what : {Occasion::Battle, Occasion::Week}) {
            const std::string letters = occasionOf(what, 17 + number);
            QCOMPARE(letters.size(), occasionLength);
            QVERIFY(occasions.insert(letters).second);
            QVERIFY(readPaperCode(codeText({"KMPT", {1}, 1, 1, letters})).has_value());
        }
    QVERIFY(!occasionOf(Occasion::Week, 1'000'000).empty());
    // And known again, as the latest that it can be.
    for (const std::int64_t number : {0, 1, 17, 241, 242, 900}) {
        const std::string battle = occasionOf(Occasion::Battle, number);
        const std::string week = occasionOf(Occasion::Week, number);
        QVERIFY(latestOf(battle, Occasion::Battle, number) == number);
        QVERIFY(latestOf(battle, Occasion::Battle, number + 241) == number);
        QVERIFY(latestOf(battle, Occasion::Battle, number + 242) == number + 242);
        QVERIFY(!latestOf(battle, Occasion::Week, number + 242));
        QVERIFY(latestOf(week, Occasion::Week, number + 3) == number);
        QVERIFY(!latestOf(week, Occasion::Battle, number + 3));
    }
    QVERIFY(!latestOf(occasionOf(Occasion::Week, 9), Occasion::Week, 8));
    QVERIFY(!latestOf("", Occasion::Week, 300));
}

void PaperCodeTest::everyWrongCharacterIsSeen()
{
    for (const std::string& text :
         {codeText({"KMPT", {34, 35, 36, 120}, 2, 3}), codeText({"KMPT", {34, 35, 36, 120}, 2, 3, "GX"}),
          codeText({"KMPT", {34}, 1, 1, "GX", "RZ"}), std::string("NAVARCH2KMPTGX342B1")})
        for (std::size_t at = 0; at < text.size(); ++at) {
            for (const char c : std::string_view("0123456789ABCDEFKMPT:.-/ ")) {
                std::string wrong = text;
                wrong[at] = c;
                QVERIFY2(wrong == text || !readPaperCode(wrong), wrong.c_str());
            }
            std::string swapped = text;
            if (at > 0 && swapped[at] != swapped[at - 1]) {
                std::swap(swapped[at], swapped[at - 1]);
                QVERIFY2(!readPaperCode(swapped), swapped.c_str());
            }
            QVERIFY(!readPaperCode(text.substr(0, at)));
        }
}

void PaperCodeTest::namesAndRubbishAreNoCodes()
{
    for (const char* text :
         {"", "Paralos", "sunk", "Navarch", "Navarch2", "Navarch12", "K-034", "KM034", "KM-", "ΚΜ-034",
          "Navarchis", "12", "KI-034", "N3", "N3KMPTGX", "N3 of the Piraeus fleet", "Nereid 3rd of Samos"})
        QVERIFY2(readPaperCode(text) == tl::unexpected(CodeFlaw::NotACode), text);
    for (const char* text :
         {"KM-34-", "KM-0", "KM-5-3", "KM-1-99999999", "KM-3.3", "KM-99999999999999999999", "KM-1..2",
          "NAVARCH:", "NAVARCH2:", "NAVARCH2KMPTGX34000", "NAVARCH2KMPTGX:34:000", "NAVARCH1:KMPT34:000",
          "NAVARCH1:KMPT:34:000", "NAVARCHX:1", "N3KMPTGXRZY000", "N3KMPTGX0RY269"})
        QVERIFY2(readPaperCode(text) == tl::unexpected(CodeFlaw::Damaged), text);
    QVERIFY(readPaperCode("NAVARCH3:whatever") == tl::unexpected(CodeFlaw::Newer));
    QVERIFY(readPaperCode("NAVARCH3KMPTGX342B1") == tl::unexpected(CodeFlaw::Newer));
    QVERIFY(readPaperCode("N4KMPTGXRZY269") == tl::unexpected(CodeFlaw::Newer));
    std::string endless = "KM-1";
    for (int i = 0; i < 100000; ++i)
        endless += ".1";
    QVERIFY(readPaperCode(endless) == tl::unexpected(CodeFlaw::Damaged));
}

void PaperCodeTest::longListsTakeSeveralCodes()
{
    constexpr std::size_t longest = 150;
    std::vector<std::int64_t> ships;
    for (int i = 0; i < 600; ++i)
        ships.push_back(7 + i * 3 - (i % 2 == 0 ? 0 : 9 * (i % 5)));
    std::sort(ships.begin(), ships.end());
    ships.erase(std::unique(ships.begin(), ships.end()), ships.end());
    const std::vector<PaperCode> codes = codesOf("KMPT", ships, longest);
    QVERIFY(codes.size() > 3);
    std::vector<std::int64_t> joined;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        QCOMPARE(codes[i].part, static_cast<int>(i) + 1);
        QCOMPARE(codes[i].parts, static_cast<int>(codes.size()));
        QVERIFY(codeText(codes[i]).size() <= longest);
        joined.insert(joined.end(), codes[i].ships.begin(), codes[i].ships.end());
    }
    QVERIFY(joined == ships);
    std::vector<std::int64_t> row;
    for (std::int64_t i = 100; i < 1100; ++i)
        row.push_back(i);
    QCOMPARE(codesOf("KMPT", row, longest).size(), std::size_t{1});
}

/// Losses and training change nothing; another fleet is another.
void PaperCodeTest::aFleetKeepsItsTag()
{
    const Fleet fleet = plainFleet();
    Fleet later = fleet;
    later.ships.front().condition.damage = Damage::Heavy;
    later.ships.front().crew = CrewQuality::Veteran;
    later.ships.front().captain = "Somebody else";
    QVERIFY(codesOf(fleet) == codesOf(later));
    later.ships.front().name += " the Second";
    QVERIFY(codesOf(fleet).tag != codesOf(later).tag);
    Fleet rows = fleet;
    rows.ships.resize(2);
    rows.ships[0].count = 3;
    QVERIFY((codesOf(rows).rows == std::vector<std::int64_t>{1, 4}));
}

/// Where results are typed, a letter may say what became of somebody; a code must not begin with one.
void PaperCodeTest::noTagBeginsWithAFate()
{
    std::set<std::string> tags;
    int altered = 0;
    for (int i = 0; i < 5000; ++i) {
        const std::string name = "fleet " + std::to_string(i);
        const std::string tag = paperTag(name);
        QVERIFY2(tag.size() == paperTagLength
                     && std::string_view("ACDFSW").find(tag.front()) == std::string_view::npos,
                 tag.c_str());
        QVERIFY(readPaperCode(codeText({tag, {1}})).has_value());
        QCOMPARE(formerPaperTag(name).substr(1), tag.substr(1));
        altered += formerPaperTag(name) == tag ? 0 : 1;
        tags.insert(tag);
    }
    QVERIFY(altered > 500 && altered < 2500);
    QVERIFY(tags.size() > 4800);
    QVERIFY(warTag("a") != warTag("b"));
}

void PaperCodeTest::aCampaignsCodesFollowItsRosters()
{
    const Campaign campaign =
        *foundCampaign(*builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
    int checked = 0;
    for (const auto& [id, fleet] : campaign.table<FleetRecord>()) {
        const Fleet roster = rosterOf(campaign, id);
        const FleetCodes codes = codesOf(campaign, id, "KMPT");
        QCOMPARE(codes.rows.size(), roster.ships.size());
        QCOMPARE(codes.tag, std::string("KMPT"));
        for (std::size_t row = 0; row < roster.ships.size(); ++row) {
            const ShipRecord* ship = campaign.find(ShipId{codes.rows[row]});
            QVERIFY(ship && ship->fleet == id && ship->name == roster.ships[row].name);
            ++checked;
        }
    }
    QVERIFY(checked > 20);
}

void PaperCodeTest::everySheetCarriesItsCode_data()
{
    everyGameOnEveryPaper();
}

/// Each ship stands in a code of her sheet (of her squadron's in the squadron game) and in one of the list; the codes of
/// the list in the order of the sheets.
void PaperCodeTest::everySheetCarriesItsCode()
{
    QFETCH(std::string, game);
    QFETCH(int, paper);
    const FontMeasurer fonts;
    const Fleet fleet = mixedFleet(11);
    FleetSheets own;
    own.codes.tag = "KMPT";
    for (std::int64_t i = 0; i < 11; ++i)
        own.codes.rows.push_back(40 + i * i);
    for (const int perPage : {1, 2, 4, 8}) {
        if (perPage == 8 && static_cast<Paper>(paper) != Paper::A3)
            continue;
        SheetOptions options;
        options.game = game;
        options.paper = static_cast<Paper>(paper);
        options.perPage = perPage;
        options.language = perPage == 2 ? paperIn("nl") : SheetLanguage();
        options.saveInk = perPage == 4;
        options.currentCondition = perPage != 2;
        const auto document = gameSheets(fleet, nullptr, builtInFigures(), options, fonts, own);
        QVERIFY(document.has_value());
        std::vector<std::int64_t> ofSheets;
        std::vector<std::int64_t> ofList;
        for (const Page& page : document->pages)
            for (const QrSymbol* square : squaresOf(page)) {
                const PaperCode code = read(square->text);
                QCOMPARE(code.tag, own.codes.tag);
                QVERIFY(square->module >= smallestModule);
                QVERIFY(square->quiet() == 4 * square->module);
                if (code.parts > 1) // a page on which the list goes on, which is no ship's
                    continue;
                QVERIFY(
                    allText({{}, {page}}).contains(fromUtf8(typedText({code.tag, {code.ships.front()}}))));
                QVERIFY(isDrawnAt(*square, QR_ECLEVEL_M) || isDrawnAt(*square, QR_ECLEVEL_Q)
                        || isDrawnAt(*square, QR_ECLEVEL_H));
                auto& all = &page == &document->pages.front() ? ofList : ofSheets;
                all.insert(all.end(), code.ships.begin(), code.ships.end());
            }
        QCOMPARE(ofList.size(), std::size_t{11});
        QVERIFY(ofSheets == ofList);
        // Beside the square stands what is typed instead: hers, or her squadron's.
        const QString sheets = allText({{}, {document->pages.begin() + 1, document->pages.end()}});
        if (options.game != "squadrons")
            for (const std::int64_t ship : ofList)
                QVERIFY(sheets.contains(fromUtf8(typedText({own.codes.tag, {ship}}))));
        QVERIFY(std::is_permutation(ofList.begin(), ofList.end(), own.codes.rows.begin()));
    }
}

/// Where a sheet is too full for the square at its smallest, what is typed instead stands all the same.
void PaperCodeTest::theFullestShipKeepsItsNumber()
{
    const FontMeasurer fonts;
    int squares = 0;
    for (const SheetsOfGame& game : builtInSheets())
        for (const int perPage : {1, 4}) {
            SheetOptions options;
            options.game = game.rules;
            options.perPage = perPage;
            options.coverList = false;
            const auto document = gameSheets(fullestFleet(), nullptr, builtInFigures(), options, fonts);
            QVERIFY(document.has_value());
            const FleetCodes codes = codesOf(fullestFleet());
            const QString text = allText(*document);
            if (game.rules != "squadrons")
                for (std::size_t row = 0; row < codes.rows.size(); ++row)
                    QVERIFY2(text.contains(fromUtf8(typedText(codes.of(row)))), game.rules.data());
            for (const Page& page : document->pages)
                squares += static_cast<int>(squaresOf(page).size());
        }
    QVERIFY(squares > 0);
}

void PaperCodeTest::formsOfAClassAreTheirShips_data()
{
    everyGameOnEveryPaper();
}

/// Her name and number stand there as on her full sheet and the list. A blank form is nobody's.
void PaperCodeTest::formsOfAClassAreTheirShips()
{
    QFETCH(std::string, game);
    QFETCH(int, paper);
    const FontMeasurer fonts;
    const Fleet fleet = mixedFleet(5);
    SheetOptions options;
    options.game = game;
    options.paper = static_cast<Paper>(paper);
    const auto codesIn = [&](SheetFill fill) {
        options.fill = fill;
        const auto document = gameSheets(fleet, nullptr, builtInFigures(), options, fonts);
        QStringList codes;
        for (const Page& page : document->pages)
            for (const QrSymbol* square : squaresOf(page))
                codes += square->text;
        return std::pair(codes, allText(*document));
    };
    const auto [full, fullText] = codesIn(SheetFill::Ship);
    const auto [half, halfText] = codesIn(SheetFill::Class);
    const auto [blank, blankText] = codesIn(SheetFill::Nothing);
    QVERIFY(full.size() >= 2);
    QCOMPARE(half, full);
    QVERIFY(blank.isEmpty());
    const FleetCodes own = codesOf(fleet);
    for (std::size_t row = 0; row < own.rows.size(); ++row) {
        const QString typed = fromUtf8(typedText(own.of(row)));
        QVERIFY2(options.game == "squadrons" || halfText.count(typed) >= 2,
                 qPrintable(typed)); // list and sheet
        QVERIFY(!blankText.contains(typed));
        QVERIFY(halfText.count(fromUtf8(fleet.ships[row].name)) >= 2);
    }
}

/// In print and preview: each module is as dark as it is to be, and what is round the square stays white.
void PaperCodeTest::paintedModulesAreTheCode()
{
    const FontMeasurer fonts;
    constexpr int dotsPerInch = 300;
    int seen = 0;
    for (const SheetsOfGame& game : builtInSheets()) {
        SheetOptions options;
        options.game = game.rules;
        options.perPage = 4;
        options.paper = game.rules == "trireme" ? Paper::A5 : Paper::A4;
        options.saveInk = game.rules == "pompeius";
        const auto document = gameSheets(plainFleet(), nullptr, builtInFigures(), options, fonts);
        QVERIFY(document.has_value());
        for (std::size_t number = 0; number < std::min<std::size_t>(2, document->pages.size()); ++number) {
            const QImage image = previewPage(*document, static_cast<int>(number), dotsPerInch);
            const auto isDark = [&](int x, int y) {
                return qGray(image.pixel(x * dotsPerInch / 2540, y * dotsPerInch / 2540)) < 128;
            };
            for (const QrSymbol* code : squaresOf(document->pages[number])) {
                const int half = code->module / 2;
                for (int row = -4; row < code->side + 4; ++row)
                    for (int column = -4; column < code->side + 4; ++column) {
                        const bool isInside =
                            row >= 0 && column >= 0 && row < code->side && column < code->side;
                        QCOMPARE(isDark(code->box.x + code->quiet() + column * code->module + half,
                                        code->box.y + code->quiet() + row * code->module + half),
                                 isInside && code->isDark(column, row));
                    }
                ++seen;
            }
        }
    }
    QVERIFY(seen >= 10);
}

QTEST_MAIN(PaperCodeTest)
#include "paper_code_test.moc"
