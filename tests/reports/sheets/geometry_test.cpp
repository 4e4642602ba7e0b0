// SPDX-License-Identifier: GPL-3.0-or-later
#include <functional>

#include <QTest>

#include "core/data/figures.h"
#include "reports/cards/game_sheets.h"
#include "reports/layout/flow.h"
#include "reports/lists/roster.h"
#include "reports/paint/fonts.h"
#include "reports/sheets/port_card.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

using Make = std::function<Result<Document>(const SheetOptions&, const TextMeasurer&)>;

Make sheets(const Fleet& fleet)
{
    return [fleet](const SheetOptions& options, const TextMeasurer& measurer) {
        return gameSheets(fleet, nullptr, builtInFigures(), options, measurer);
    };
}

Make roster(const Fleet& fleet)
{
    return [fleet](const SheetOptions& options, const TextMeasurer& measurer) {
        return fleetRoster(fleet, builtInFigures(), options, measurer);
    };
}

Make card(const Fortification& port)
{
    return [port](const SheetOptions& options, const TextMeasurer& measurer) {
        return portCard(port, builtInFigures(), options, measurer);
    };
}

} // namespace

Q_DECLARE_METATYPE(Make)

/// Nothing overlaps and nothing is cut, on any paper, with the fonts and with measures by rule.
class GeometryTest : public QObject {
    Q_OBJECT

private slots:
    void nothingOverlapsNothingIsCut_data();
    void nothingOverlapsNothingIsCut();
    void textIsReadable_data();
    void textIsReadable();
    void sheetsKeepToTheirQuarter();
    void formsAreToBeFilledIn_data();
    void formsAreToBeFilledIn();
};

void GeometryTest::nothingOverlapsNothingIsCut_data()
{
    QTest::addColumn<Make>("make");
    QTest::addColumn<int>("paper");
    QTest::addColumn<int>("perPage");
    QTest::addColumn<int>("tables");
    const std::vector<std::pair<const char*, Make>> jobs{{"plain sheets", sheets(plainFleet())},
                                                         {"fullest sheets", sheets(fullestFleet())},
                                                         {"sheets of every class", sheets(everyClass())},
                                                         {"plain roster", roster(plainFleet())},
                                                         {"fullest roster", roster(fullestFleet())},
                                                         {"roster of every class", roster(everyClass())},
                                                         {"plain port", card(plainPort())},
                                                         {"fullest port", card(fullestPort())}};
    for (const auto& [name, make] : jobs) {
        const bool sheet =
            QByteArray(name).contains("sheets"); // the other jobs know neither number nor tables
        for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
            for (const int perPage : {1, 4}) {
                for (const auto& [tables, tablesName] : EnumNames<ReferenceTables>::names) {
                    if (!sheet && (perPage != 1 || tables != ReferenceTables::None))
                        continue;
                    QTest::addRow("%s, %s, %d a page, tables %s", name, paperName.data(), perPage,
                                  tablesName.data())
                        << make << static_cast<int>(paper) << perPage << static_cast<int>(tables);
                }
            }
        }
    }
}

void GeometryTest::nothingOverlapsNothingIsCut()
{
    QFETCH(Make, make);
    QFETCH(int, paper);
    QFETCH(int, perPage);
    QFETCH(int, tables);
    SheetOptions options;
    options.paper = static_cast<Paper>(paper);
    options.perPage = perPage;
    options.tables = static_cast<ReferenceTables>(tables);
    const FontMeasurer fonts;
    const RuleMeasurer rule;
    for (const TextMeasurer* measurer :
         {static_cast<const TextMeasurer*>(&fonts), static_cast<const TextMeasurer*>(&rule)}) {
        const Result<Document> document = make(options, *measurer);
        if (!document && QByteArray(QTest::currentDataTag()).startsWith("fullest sheets, A5, 4")) {
            // Nobody could use the boxes: that is said, and what would do.
            QVERIFY(document.error().front().text().find("too full for 4 to a page") != std::string::npos);
            continue;
        }
        QVERIFY(document.has_value());
        QVERIFY(!document->pages.empty());
        const QStringList faults = geometryFaults(*document, *measurer);
        QVERIFY2(faults.isEmpty(), qPrintable(faults.mid(0, 10).join(QLatin1Char('\n'))));
        for (const Page& page : document->pages)
            QCOMPARE(page.paper, options.paper);
    }
}

void GeometryTest::textIsReadable_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<int>("perPage");
    for (const auto& [paper, name] : EnumNames<Paper>::names)
        for (const int perPage : {1, 4})
            QTest::addRow("%s, %d a page", name.data(), perPage) << static_cast<int>(paper) << perPage;
}

/// On plain sheets no type is smaller than 6.5 points, four to a page or one, and no text is shortened.
void GeometryTest::textIsReadable()
{
    QFETCH(int, paper);
    QFETCH(int, perPage);
    SheetOptions options;
    options.paper = static_cast<Paper>(paper);
    options.perPage = perPage;
    const FontMeasurer fonts;
    const Result<Document> document = gameSheets(plainFleet(), nullptr, builtInFigures(), options, fonts);
    QVERIFY(document.has_value());
    for (const Page& page : document->pages)
        for (const Item& item : page.items)
            if (const auto* text = std::get_if<TextRun>(&item))
                QVERIFY2(text->style.size >= points(6.5) && !text->shortened, qPrintable(text->text));
}

/// Four to a page: no item crosses a cutting line.
void GeometryTest::sheetsKeepToTheirQuarter()
{
    SheetOptions options;
    options.perPage = 4;
    options.coverList = false;
    options.tables = ReferenceTables::None;
    const FontMeasurer fonts;
    for (const auto& [paper, name] : EnumNames<Paper>::names) {
        options.paper = paper;
        Fleet fleet = paper == Paper::A5 ? plainFleet() : fullestFleet();
        fleet.ships.resize(4);
        const Result<Document> document = gameSheets(fleet, nullptr, builtInFigures(), options, fonts);
        QVERIFY(document.has_value());
        QCOMPARE(document->pages.size(), std::size_t(1));
        const Page& page = document->pages.front();
        const int cut = boxOf(page.items[0]).x;
        const int across = boxOf(page.items[1]).y;
        for (std::size_t i = 2; i < page.items.size(); ++i) {
            const Box box = boxOf(page.items[i]);
            if (box.y > across * 19 / 10) // the foot of the page
                continue;
            QVERIFY(box.right() < cut || box.x > cut);
            QVERIFY(box.bottom() < across || box.y > across);
        }
    }
}

void GeometryTest::formsAreToBeFilledIn_data()
{
    everyGameOnEveryPaper();
}

/// A half form has the class and its figures and nothing of the ship's own, a blank one nothing at all; both fit their
/// pages, and nothing on them is crossed.
void GeometryTest::formsAreToBeFilledIn()
{
    QFETCH(std::string, game);
    QFETCH(int, paper);
    const FontMeasurer fonts;
    SheetOptions options;
    options.game = game;
    options.paper = static_cast<Paper>(paper);
    options.tables = ReferenceTables::None;
    const Fleet fleet = plainFleet();
    for (const SheetFill fill : {SheetFill::Class, SheetFill::Nothing}) {
        options.fill = fill;
        options.coverList =
            fill == SheetFill::Nothing; // that of half forms says whose they are; blank ones have none
        for (const int perPage : {1, 2, 4, 8}) {
            if (perPage == 8 && options.paper != Paper::A3)
                continue;
            options.perPage = perPage;
            const Result<Document> document = gameSheets(fleet, nullptr, builtInFigures(), options, fonts);
            QVERIFY2(document.has_value(), document ? "" : document.error().front().text().c_str());
            const QStringList faults = geometryFaults(*document, fonts);
            QVERIFY2(faults.isEmpty(), qPrintable(QString::number(perPage) + QLatin1Char('\n')
                                                  + faults.mid(0, 8).join(QLatin1Char('\n'))));
            Document sheets = *document;
            for (Page& page : sheets.pages) // the foot names the fleet
                std::erase_if(page.items, [&](const Item& item) {
                    return boxOf(item).bottom() > page.area().bottom() - footHeight(Typesetter(fonts));
                });
            const QString text = allText(sheets);
            // The number of a half form is hers, and so is the name.
            for (const FleetShip& ship : fleet.ships) {
                QVERIFY2(ship.captain.empty() || !text.contains(fromUtf8(ship.captain)),
                         ship.captain.c_str());
                QVERIFY2(ship.name.empty()
                             || text.contains(fromUtf8(ship.name)) == (fill == SheetFill::Class),
                         ship.name.c_str());
            }
            const bool isShips = options.game != "squadrons";
            QCOMPARE(isShips && text.contains(QStringLiteral("Penteconter")),
                     isShips && fill == SheetFill::Class);
            for (const Page& page : sheets.pages)
                for (const Item& item : page.items)
                    if (const auto* frame = std::get_if<Frame>(&item))
                        QVERIFY(frame->mark == Frame::Mark::None);
            if (fill == SheetFill::Nothing)
                QCOMPARE(document->pages.size(), std::size_t(1));
        }
    }
}

QTEST_MAIN(GeometryTest)
#include "geometry_test.moc"
