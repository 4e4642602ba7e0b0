// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/scan/box_map.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <QImage>
#include <QPainter>

#include "core/base/json_reader.h"
#include "reports/layout/registration.h"
#include "reports/paint/page_painter.h"
#include "reports/words.h"

namespace navarch {

namespace {

constexpr int mostSheets = 4000;
constexpr int mostBoxes = 1000;
constexpr int mostCodes = 64;
constexpr int farthest = 100'000; // a metre
constexpr int shades = 15;
constexpr std::string_view hexDigits = "0123456789abcdef";

Box modulesOf(const QrSymbol& code)
{
    return {code.box.x + code.quiet(), code.box.y + code.quiet(), code.side * code.module,
            code.side * code.module};
}

/// What print of the same texts in a box of the same size has been, for numbers stand in many alike.
using PrintedBefore = std::map<QString, std::vector<std::uint8_t>>;

/// How dark the print inside of a box is, cell by cell; nothing where there is none.
std::vector<std::uint8_t> printedIn(const Box& box, const std::vector<const Item*>& items, bool savesInk)
{
    if (items.empty())
        return {};
    constexpr int fine = 4; // dots of a cell
    constexpr int dots = boxCells * fine;
    const Box inside = insideOf(box);
    Page page;
    for (const Item* item : items)
        page.items.push_back(*item);
    QImage image(dots, dots, QImage::Format_RGB32);
    image.fill(Qt::white);
    {
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(static_cast<qreal>(dots) / inside.width, static_cast<qreal>(dots) / inside.height);
        painter.translate(-inside.x, -inside.y);
        paintPage(painter, page, savesInk);
    }
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    std::vector<std::uint8_t> cells;
    bool isWhite = true;
    for (int row = 0; row < boxCells; ++row)
        for (int column = 0; column < boxCells; ++column) {
            int dark = 0;
            for (int y = 0; y < fine; ++y)
                for (int x = 0; x < fine; ++x)
                    dark += 255 - grey.constScanLine(row * fine + y)[column * fine + x];
            const int shade = (dark * shades + 255 * fine * fine / 2) / (255 * fine * fine);
            cells.push_back(static_cast<std::uint8_t>(shade));
            isWhite = isWhite && shade == 0;
        }
    return isWhite ? std::vector<std::uint8_t>() : cells;
}

MappedSheet sheetOf(const Page& page, const Box& area, bool savesInk, PrintedBefore& before)
{
    MappedSheet sheet;
    sheet.area = area;
    std::vector<const Frame*> frames;
    std::vector<const Item*> texts;
    // A card may stand out below its place by what gaps spare.
    const Box room{area.x, area.y, area.width, area.height + millimetres(3)};
    for (const Item& item : page.items) {
        if (!room.contains(boxOf(item)))
            continue;
        if (const auto* code = std::get_if<QrSymbol>(&item))
            sheet.codes.push_back({code->text.toStdString(), modulesOf(*code)});
        else if (const auto* frame = std::get_if<Frame>(&item); frame && !frame->meaning.key.empty())
            frames.push_back(frame);
        else if (std::holds_alternative<TextRun>(item))
            texts.push_back(&item);
    }
    for (const Frame* frame : frames) {
        MappedBox box{frame->box,          std::string(frame->meaning.key),   frame->meaning.place,
                      frame->meaning.ship, frame->mark == Frame::Mark::Hatch, {}};
        std::vector<const Item*> inside;
        for (const Item* text : texts)
            if (boxOf(*text).overlaps(frame->box))
                inside.push_back(text);
        if (!box.isHatched && !inside.empty()) {
            QString likeness = QStringLiteral("%1 %2").arg(box.box.width).arg(box.box.height);
            for (const Item* item : inside) {
                const auto& run = std::get<TextRun>(*item);
                likeness += QStringLiteral("\n%1 %2 %3 %4 %5")
                                .arg(run.box.x - box.box.x)
                                .arg(run.box.y - box.box.y)
                                .arg(run.style.size)
                                .arg(static_cast<int>(run.style.role) * 10 + static_cast<int>(run.ink))
                                .arg(run.text);
            }
            const auto [known, isNew] = before.try_emplace(likeness);
            if (isNew)
                known->second = printedIn(box.box, inside, savesInk);
            box.printed = known->second;
        }
        sheet.boxes.push_back(std::move(box));
    }
    return sheet;
}

Json boxJson(const Box& box)
{
    return Json::array({box.x, box.y, box.width, box.height});
}

Box readSides(std::string_view name, ObjectReader& read)
{
    std::vector<int> sides;
    read(name, sides, ListBounds{{-farthest, farthest}, 4});
    if (sides.size() != 4 || sides[2] <= 0 || sides[3] <= 0) {
        read.refuse(name, phrase("A box is four numbers: x, y, width and height."),
                    phrase("Write the map anew with `navarch sheets --boxes`."));
        return {0, 0, 100, 100};
    }
    return {sides[0], sides[1], sides[2], sides[3]};
}

std::string hexOf(const std::vector<std::uint8_t>& cells)
{
    std::string text;
    for (const std::uint8_t cell : cells)
        text += hexDigits[std::min<std::size_t>(cell, shades)];
    return text;
}

MappedBox readMappedBox(const Json& json, const std::string& path, ObjectReader& top)
{
    ObjectReader read(json, top.file(), path, top.problems(), Missing::IsAProblem);
    MappedBox made;
    made.box = readSides("box", read);
    read("key", made.key, TextBounds{60, false});
    read("place", made.place, Bounds{-1, 10'000});
    read("ship", made.ship, Bounds{0, std::int64_t{1} << 53});
    read("hatched", made.isHatched);
    std::string printed;
    if (read.has("printed"))
        read("printed", printed, TextBounds{boxCells * boxCells, true});
    for (const char c : printed)
        if (const std::size_t shade = hexDigits.find(c); shade != std::string_view::npos)
            made.printed.push_back(static_cast<std::uint8_t>(shade));
    if (!made.printed.empty() && made.printed.size() != boxCells * boxCells) {
        read.refuse("printed", phrase("It is not %1 hexadecimal digits.", boxCells * boxCells),
                    phrase("Write the map anew with `navarch sheets --boxes`."));
        made.printed.clear();
    }
    read.finish();
    return made;
}

std::string listPath(const std::string& path, std::string_view list, std::size_t index)
{
    return (path.empty() ? std::string() : path + ".") + std::string(list) + "[" + std::to_string(index)
           + "]";
}

MappedSheet readSheet(const Json& json, const std::string& path, ObjectReader& top)
{
    ObjectReader read(json, top.file(), path, top.problems(), Missing::IsAProblem);
    MappedSheet sheet;
    read("page", sheet.page, Bounds{1, 100'000});
    sheet.area = readSides("area", read);
    std::size_t index = 0;
    for (const Json* item : read.items("codes", mostCodes)) {
        ObjectReader code(*item, top.file(), listPath(path, "codes", index++), top.problems(),
                          Missing::IsAProblem);
        MappedCode made;
        code("text", made.text, TextBounds{400, false});
        made.modules = readSides("box", code);
        code.finish();
        sheet.codes.push_back(std::move(made));
    }
    index = 0;
    for (const Json* item : read.items("boxes", mostBoxes))
        sheet.boxes.push_back(readMappedBox(*item, listPath(path, "boxes", index++), top));
    read.finish();
    return sheet;
}

} // namespace

Box insideOf(const Box& box)
{
    return box.inset(std::max(millimetres(0.32), std::min(box.width, box.height) * 11 / 100));
}

std::vector<MappedSheet> boxMapOf(const Document& document)
{
    std::vector<MappedSheet> sheets;
    PrintedBefore before;
    for (std::size_t page = 0; page < document.pages.size(); ++page)
        for (const Box& area : document.pages[page].sheets) {
            sheets.push_back(sheetOf(document.pages[page], area, document.savesInk, before));
            sheets.back().page = static_cast<int>(page) + 1;
        }
    return sheets;
}

Json boxMapJson(const std::vector<MappedSheet>& sheets)
{
    Json all = Json::array();
    for (const MappedSheet& sheet : sheets) {
        Json codes = Json::array();
        for (const MappedCode& code : sheet.codes)
            codes.push_back({{"text", code.text}, {"box", boxJson(code.modules)}});
        Json boxes = Json::array();
        for (const MappedBox& box : sheet.boxes) {
            boxes.push_back({{"box", boxJson(box.box)},
                             {"key", box.key},
                             {"place", box.place},
                             {"ship", box.ship},
                             {"hatched", box.isHatched}});
            if (!box.printed.empty())
                boxes.back()["printed"] = hexOf(box.printed);
        }
        all.push_back({{"page", sheet.page},
                       {"area", boxJson(sheet.area)},
                       {"codes", std::move(codes)},
                       {"boxes", std::move(boxes)}});
    }
    return Json{{"format", boxMapFormat}, {"sheets", std::move(all)}};
}

Result<std::vector<MappedSheet>> readBoxMap(const Json& json, const std::string& file)
{
    Problems problems;
    ObjectReader read(json, file, {}, problems, Missing::IsAProblem);
    read.expectFormat(boxMapFormat);
    std::vector<MappedSheet> sheets;
    std::size_t index = 0;
    for (const Json* item : read.items("sheets", mostSheets)) {
        sheets.push_back(readSheet(*item, listPath({}, "sheets", index++), read));
        if (problems.size() >= maxProblems)
            break;
    }
    read.finish();
    if (!problems.empty())
        return tl::unexpected(std::move(problems));
    return sheets;
}

} // namespace navarch
