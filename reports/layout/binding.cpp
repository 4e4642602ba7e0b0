// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/binding.h"

#include <algorithm>
#include <map>
#include <utility>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr TextLook footLook{{FontRole::Data, points(7)}, Ink::Soft};
constexpr int footGap = millimetres(3);

void takeOffFoot(Page& page)
{
    if (page.footAt > 0)
        page.items.resize(page.footAt - 1, Item{});
    page.footAt = 0;
}

void unbind(Document& document)
{
    std::erase_if(document.pages, [](const Page& page) { return page.isFiller; });
    for (Page& page : document.pages)
        takeOffFoot(page);
}

bool mayBeShared(const Page& page)
{
    return page.face == Face::Any && page.sheets.empty() && !page.isFiller;
}

/// The lower edge of what stands on it.
int bottomOf(const Page& page)
{
    int bottom = page.area().y;
    for (const Item& item : page.items)
        bottom = std::max(bottom, boxOf(item).bottom());
    return bottom;
}

/// Fronts and pages to be cut up on odd pages, and nothing on the back of these.
std::vector<Page> onLeaves(std::vector<Page> pages)
{
    std::vector<Page> bound;
    bound.reserve(pages.size());
    for (Page& page : pages) {
        const bool isBack = bound.size() % 2 == 1;
        const bool opensLeaf = page.face == Face::Front || page.face == Face::CutUp;
        if (isBack && (opensLeaf || bound.back().face == Face::CutUp)) {
            Page filler{page.paper, page.margin, {}};
            filler.foot = bound.back().foot;
            filler.isFiller = true;
            bound.push_back(std::move(filler));
        }
        bound.push_back(std::move(page));
    }
    return bound;
}

void addFoot(Page& page, const QString& left, std::size_t number, std::size_t of, const Typesetter& set)
{
    const Box area = page.area();
    const int y = area.bottom() - set.lineHeight(footLook.style);
    page.footAt = page.items.size() + 1;
    page.items.emplace_back(Rule{{area.x, y - millimetres(1), area.width, 0}});
    TextLook right = footLook;
    right.align = Align::Right;
    TextRun counted = set.line(Words::tr("%1 of %2").arg(number).arg(of), area.width / 4, right);
    counted.box.x += area.x + area.width - area.width / 4;
    counted.box.y = y;
    TextRun named = set.line(left, area.width * 3 / 4 - millimetres(3), footLook);
    named.box.x += area.x;
    named.box.y = y;
    page.items.emplace_back(std::move(named));
    page.items.emplace_back(std::move(counted));
}

} // namespace

int marginOf(Paper paper)
{
    return paper == Paper::A5 ? millimetres(8) : millimetres(11);
}

int footHeight(const Typesetter& set)
{
    return footGap + millimetres(1) + set.lineHeight(footLook.style);
}

void appendBelow(Document& whole, Document part, const Typesetter& set)
{
    constexpr int between = millimetres(9);
    if (part.pages.size() != 1 || whole.pages.empty()) {
        whole.append(std::move(part));
        return;
    }
    Page& last = whole.pages.back();
    Page& page = part.pages.front();
    if (!mayBeShared(last) || !mayBeShared(page) || last.paper != page.paper || page.mark > 0) {
        whole.append(std::move(part));
        return;
    }
    takeOffFoot(last);
    takeOffFoot(page);
    const Box area = last.area();
    const int down = bottomOf(last) + between - area.y;
    if (bottomOf(page) + down > area.bottom() - footHeight(set)) {
        whole.append(std::move(part));
        return;
    }
    for (Item& item : page.items) {
        moveItem(item, 0, down);
        last.items.push_back(std::move(item));
    }
    last.foot += QStringLiteral(" · ") + (page.foot.isNull() ? part.title : page.foot);
}

TextRun pageNumber(int mark, const Box& cell, const TextLook& look, const Typesetter& set)
{
    TextRun run = set.lineIn(cell, QStringLiteral("–"), look);
    run.leadsTo = mark;
    run.endsHere = look.align == Align::Right;
    return run;
}

void bind(Document& document, const Typesetter& set)
{
    unbind(document);
    document.pages = onLeaves(std::move(document.pages));
    std::map<int, std::size_t> numbers; // of the marks
    for (std::size_t i = 0; i < document.pages.size(); ++i)
        if (document.pages[i].mark > 0)
            numbers.emplace(document.pages[i].mark, i + 1);
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        Page& page = document.pages[i];
        for (Item& item : page.items) {
            auto* run = std::get_if<TextRun>(&item);
            const auto found = run ? numbers.find(run->leadsTo) : numbers.end();
            if (found == numbers.end())
                continue;
            const int right = run->box.right();
            run->text = QString::number(found->second);
            run->box.width = set.width(run->text, {run->style});
            if (run->endsHere)
                run->box.x = right - run->box.width;
        }
        if (page.foot.isNull())
            page.foot = document.title.isNull() ? QStringLiteral("") : document.title;
        addFoot(page, page.foot, i + 1, document.pages.size(), set);
    }
}

} // namespace navarch
