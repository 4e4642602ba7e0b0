// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/reports/page_checks.h"

#include <QTest>

#include <algorithm>

#include "reports/cards/sheets_of_game.h"
#include "reports/layout/registration.h"

using namespace navarch;

namespace {

QString nameOfItem(const Item& item)
{
    const Box box = boxOf(item);
    const QString place =
        QStringLiteral(" at %1,%2 %3x%4").arg(box.x).arg(box.y).arg(box.width).arg(box.height);
    if (const auto* text = std::get_if<TextRun>(&item))
        return QLatin1Char('"') + text->text + QLatin1Char('"') + place;
    if (std::holds_alternative<Frame>(item))
        return QStringLiteral("frame") + place;
    if (std::holds_alternative<Rule>(item))
        return QStringLiteral("rule") + place;
    return QStringLiteral("drawing") + place;
}

/// Rules may cross rules; a text, frame or drawing may lie wholly inside a frame or drawing.
bool mayMeet(const Item& a, const Item& b)
{
    if (std::holds_alternative<Rule>(a) && std::holds_alternative<Rule>(b))
        return true;
    const auto holds = [](const Item& outer, const Item& inner) {
        return (std::holds_alternative<Frame>(outer) || std::holds_alternative<Drawing>(outer))
               && boxOf(outer).contains(boxOf(inner));
    };
    return holds(a, b) || holds(b, a);
}

} // namespace

QStringList geometryFaults(const Document& document, const TextMeasurer& measurer)
{
    QStringList faults;
    int number = 0;
    for (const Page& page : document.pages) {
        const QString where = QStringLiteral("page %1: ").arg(++number);
        for (std::size_t i = 0; i < page.items.size(); ++i) {
            const Item& item = page.items[i];
            const auto* frame = std::get_if<Frame>(&item);
            const bool isMark = frame && frame->meaning.key == registrationKey;
            if (!isMark && !page.area().contains(boxOf(item)))
                faults += where + nameOfItem(item) + QStringLiteral(" is outside the margins");
            for (std::size_t j = 0; j < i; ++j)
                if (boxOf(item).overlaps(boxOf(page.items[j])) && !mayMeet(item, page.items[j]))
                    faults +=
                        where + nameOfItem(item) + QStringLiteral(" lies over ") + nameOfItem(page.items[j]);
            if (const auto* text = std::get_if<TextRun>(&item); text) {
                if (measurer.width(text->text, text->style) > text->box.width)
                    faults += where + nameOfItem(item) + QStringLiteral(" is wider than its box");
                if (measurer.lineHeight(text->style) > text->box.height)
                    faults += where + nameOfItem(item) + QStringLiteral(" is higher than its box");
            }
            if (const auto* drawing = std::get_if<Drawing>(&item))
                for (const Drawing::Stroke& stroke : drawing->strokes)
                    for (const Drawing::Point& point : stroke.points)
                        if (!drawing->box.contains({point.x, point.y, 0, 0})) {
                            faults += where + nameOfItem(item) + QStringLiteral(" has a stroke outside");
                            break;
                        }
        }
    }
    return faults;
}

QString allText(const Document& document)
{
    QStringList texts;
    for (const Page& page : document.pages)
        for (const Item& item : page.items)
            if (const auto* text = std::get_if<TextRun>(&item))
                texts += text->text;
    return texts.join(QLatin1Char(' '));
}

void everyGameOnEveryPaper()
{
    QTest::addColumn<std::string>("game");
    QTest::addColumn<int>("paper");
    for (const SheetsOfGame& game : builtInSheets())
        for (const auto& [paper, paperName] : EnumNames<Paper>::names)
            QTest::addRow("%s on %s", game.rules.data(), paperName.data())
                << std::string(game.rules) << static_cast<int>(paper);
}
