// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>
#include <vector>

#include <QString>

#include "reports/layout/geometry.h"
#include "reports/layout/text_style.h"
#include "reports/paper.h"

namespace navarch {

/// The colours of print. None carries a meaning alone: everything reads the same in black and white.
enum class Ink : std::uint8_t {
    None,
    Full,   ///< text, marks, outlines
    Soft,   ///< labels
    Faint,  ///< hairlines
    Shade,  ///< light fills
    Paper,  ///< covers what is under it
    Accent, ///< titles' rules, what needs attention
};

/// One line of text. Its box is as wide as the text and as high as a line of its style; it is never wrapped.
struct TextRun {
    Box box;
    QString text;
    TextStyle style;
    Ink ink = Ink::Full;
    bool struckOut = false;
    bool shortened = false; ///< ends in an ellipsis; the whole text stands elsewhere
    int leadsTo = 0; ///< a page's mark: the text is that page's number, once the document is bound; 0: none
    bool endsHere =
        true; ///< of such a number: its end stays, however long it becomes; otherwise its beginning
};

/// What a box says when it is marked with a pencil, for whoever reads the paper back (reports/scan).
struct BoxMeaning {
    std::string_view
        key{};     ///< "oars_lost", "fate.sunk"; text of the program's own; empty: nothing is read there
    int place = 0; ///< in its row, from 0; -1: a number is written in it; of a commander his row in the fleet
    std::int64_t ship = 0; ///< her number on paper; 0: the ship of the sheet
};

/// A rectangle: a tick box, a cell of a track, the frame of a table.
struct Frame {
    /// Hatched is what was lost before, so that it differs from a pencil's cross.
    enum class Mark : std::uint8_t { None, Hatch };
    Box box;
    Ink line = Ink::Full;
    int lineWidth = 18;
    Ink fill = Ink::None;
    Mark mark = Mark::None;
    Ink markInk = Ink::Full; ///< lighter where there is text to be read through it
    int corner = 0;          ///< radius
    BoxMeaning meaning{};
};

/// A straight line, level or upright.
struct Rule {
    Box box; ///< of no width or no height
    Ink ink = Ink::Faint;
    int lineWidth = 12;
    bool dashed = false;
};

/// A drawing of polylines inside its box.
struct Drawing {
    struct Point {
        int x = 0;
        int y = 0;
    };
    struct Stroke {
        std::vector<Point> points;
        bool closed = false;
        Ink line = Ink::Full;
        int lineWidth = 12;
        Ink fill = Ink::None;
        bool dashed = false;
    };
    Box box;
    std::vector<Stroke> strokes; ///< later ones cover earlier ones
    QString description;         ///< in words, for screen readers
};

/// A QR code: a square of dark and light modules, with free space round it as wide as four of them.
struct QrSymbol {
    Box box;                ///< with the free space
    int module = 0;         ///< the side of one
    int side = 0;           ///< in modules, without the free space
    std::vector<bool> dark; ///< row by row
    QString text;           ///< what it says

    [[nodiscard]] bool isDark(int column, int row) const
    {
        return dark[static_cast<std::size_t>(row) * static_cast<std::size_t>(side)
                    + static_cast<std::size_t>(column)];
    }
    /// From the edge of the box to the first module.
    [[nodiscard]] int quiet() const { return (box.width - side * module) / 2; }
};

using Item = std::variant<TextRun, Frame, Rule, Drawing, QrSymbol>;

[[nodiscard]] Box boxOf(const Item& item);
void moveItem(Item& item, int dx, int dy);

/// Where a page stands when its job is printed on both sides of the paper.
enum class Face : std::uint8_t {
    Any,
    Front, ///< on a new leaf; the page after it is its back
    Back,  ///< behind the page before it
    CutUp, ///< on a new leaf with nothing behind it, for it is cut to pieces
};

/// One page. Items are painted in their order; but for the marks of addSheet() they lie inside the margin. No text overlaps another text, a rule, or the edge of a frame or drawing.
struct Page {
    Paper paper = Paper::A4;
    int margin = 0; ///< what is set lies inside it
    std::vector<Item> items;
    Face face = Face::Any;
    int mark = 0;              ///< its own within the document, for texts that lead to it; 0: none do
    QString foot{};            ///< what it is a page of; null: of the document
    bool isFiller = false;     ///< put in by bind(), to keep faces apart
    std::size_t footAt = 0;    ///< the first of the items that bind() added; 0: it has not been bound
    std::vector<Box> sheets{}; ///< what can be read back from it, each by itself: addSheet()

    [[nodiscard]] Box area() const;
};

/// What is printed, previewed or written as PDF in one job.
struct Document {
    QString title;
    std::vector<Page> pages; ///< all of one paper
    bool savesInk = false;   ///< printed in black and grey, without fills

    /// Adds the pages of `other`, whose marks go on after these.
    void append(Document other);
    /// The highest mark of its pages; 0: none has one.
    [[nodiscard]] int lastMark() const;
    /// The mark of one of its pages, which is given one when it has none.
    int markOf(std::size_t page);
};

/// The document as text, an item a line: what goldens compare.
[[nodiscard]] QString dump(const Document& document);

} // namespace navarch
