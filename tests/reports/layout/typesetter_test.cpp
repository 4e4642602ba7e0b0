// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/layout/typesetter.h"

#include <QTest>

#include "reports/layout/flow.h"
#include "reports/layout/table.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/rule_measurer.h"

using namespace navarch;

namespace {

constexpr TextStyle style{FontRole::Data, 200}; // a character is 100 wide, a line 240 high

TextRun textOfItem(const Piece& piece, int index)
{
    return std::get<TextRun>(piece.items.at(static_cast<std::size_t>(index)));
}

Piece block(int height)
{
    Piece piece;
    piece.width = 100;
    piece.height = height;
    piece.add(Frame{{0, 0, 100, height}});
    return piece;
}

} // namespace

class TypesetterTest : public QObject {
    Q_OBJECT

private slots:
    void aLineThatFitsIsLeftAlone();
    void alignsInItsWidth();
    void shrinksBeforeItIsShortened();
    void shortensByReadersCharacters();
    void wrapsAtSpaces();
    void noShortWordStandsAlone();
    void wordsAreNeverBroken();
    void lastLineIsShortened();
    void titleShrinksThenWraps();
    void pointsOfAmountsStandUnderOneAnother();
    void tableRowsGrowWithTheirCells();
    void columnsHaveRoomForTheirWords();
    void flowBreaksPages();
    void flowKeepsCompany();
    void feetCountPages();

private:
    RuleMeasurer m_measurer;
    Typesetter m_set{m_measurer};
};

void TypesetterTest::aLineThatFitsIsLeftAlone()
{
    const TextRun run = m_set.line(QStringLiteral("Paralos"), 700, {style});
    QCOMPARE(run.text, QStringLiteral("Paralos"));
    QCOMPARE(run.box, (Box{0, 0, 700, 240}));
    QVERIFY(!run.shortened);
}

void TypesetterTest::alignsInItsWidth()
{
    QCOMPARE(m_set.line(QStringLiteral("abc"), 1000, {style, Ink::Full, Align::Right}).box.x, 700);
    QCOMPARE(m_set.line(QStringLiteral("abc"), 1000, {style, Ink::Full, Align::Centre}).box.x, 350);
    const TextRun inside = m_set.lineIn({50, 10, 1000, 400}, QStringLiteral("abc"), {style});
    QCOMPARE(inside.box, (Box{50, 90, 300, 240}));
}

void TypesetterTest::shrinksBeforeItIsShortened()
{
    const TextLook look{style, Ink::Full, Align::Left, 150};
    const TextRun shrunk = m_set.line(QStringLiteral("0123456789"), 800, look);
    QCOMPARE(shrunk.style.size, 160);
    QVERIFY(!shrunk.shortened);
    const TextRun both = m_set.line(QStringLiteral("0123456789"), 600, look);
    QCOMPARE(both.style.size, 150);
    QCOMPARE(both.text, QStringLiteral("0123456") + QChar(0x2026));
    QVERIFY(both.shortened);
    QVERIFY(both.box.width <= 600);
}

void TypesetterTest::shortensByReadersCharacters()
{
    // The second accent is a character of its own; it must not be cut from its letter.
    const QString text = QStringLiteral("ae\u0301e\u0301e\u0301e\u0301");
    const TextRun run = m_set.line(text, 500, {style});
    QCOMPARE(run.text, QStringLiteral("ae\u0301") + QChar(0x2026));
    QCOMPARE(m_set.line(QStringLiteral("abc"), 50, {style}).text, QString(QChar(0x2026)));
    QCOMPARE(m_set.line(QString(), 50, {style}).text, QString());
}

void TypesetterTest::wrapsAtSpaces()
{
    const Piece piece = m_set.paragraph(QStringLiteral("one two three"), 700, {style});
    QCOMPARE(piece.items.size(), std::size_t(2));
    QCOMPARE(textOfItem(piece, 0).text, QStringLiteral("one two"));
    QCOMPARE(textOfItem(piece, 1).text, QStringLiteral("three"));
    QCOMPARE(textOfItem(piece, 1).box.y, 240);
    QCOMPARE(piece.height, 480);
}

void TypesetterTest::noShortWordStandsAlone()
{
    const auto linesOf = [this](const char* text, int width) {
        QStringList lines;
        const Piece piece = m_set.paragraph(QString::fromLatin1(text), width, {style});
        for (const Item& item : piece.items)
            lines += std::get<TextRun>(item).text;
        return lines;
    };
    QCOMPARE(linesOf("aaaa bbbb cccc dddd eeee fffff g", 3000),
             (QStringList{"aaaa bbbb cccc dddd eeee", "fffff g"}));
    // A longer word is seen; what is broken at a hyphen is one; of two words one is left.
    QCOMPARE(linesOf("aaaa bbbb cccc dddd eeee fffff ggg", 3000),
             (QStringList{"aaaa bbbb cccc dddd eeee fffff", "ggg"}));
    QCOMPARE(linesOf("aaaa bbbb cccc dddd eeee ffff-g", 3000),
             (QStringList{"aaaa bbbb cccc dddd eeee ffff-", "g"}));
    QCOMPARE(linesOf("aaaaaaaaaaaaaaaaaaaaaaa bbbbbb c", 3000),
             (QStringList{"aaaaaaaaaaaaaaaaaaaaaaa bbbbbb", "c"}));
}

void TypesetterTest::wordsAreNeverBroken()
{
    const auto linesOf = [](const Piece& piece) {
        QStringList lines;
        for (const Item& item : piece.items)
            lines += std::get<TextRun>(item).text;
        return lines;
    };
    // Type of 200 is below what may be smaller.
    const Piece tooLong = m_set.paragraph(QStringLiteral("abcdefghij kl"), 400, {style});
    QCOMPARE(linesOf(tooLong), (QStringList{QStringLiteral("abc") + QChar(0x2026), QStringLiteral("kl")}));
    QVERIFY(textOfItem(tooLong, 0).shortened && !textOfItem(tooLong, 1).shortened);
    // What is larger goes down to the smallest type for it, whatever its look asks for, and no further.
    const TextStyle large{FontRole::Data, 400};
    for (const int asked : {0, 300}) {
        const TextLook look{large, Ink::Full, Align::Left, asked};
        const Piece whole = m_set.paragraph(QStringLiteral("abcdefghij kl"), 1200, look);
        QCOMPARE(linesOf(whole), (QStringList{QStringLiteral("abcdefghij"), QStringLiteral("kl")}));
        QVERIFY(textOfItem(whole, 0).style.size >= smallestText && textOfItem(whole, 0).style.size <= 240);
        QCOMPARE(textOfItem(whole, 1).style.size, textOfItem(whole, 0).style.size);
        const Piece cut = m_set.paragraph(QStringLiteral("abcdefghijklmn"), 1200, look);
        QCOMPARE(textOfItem(cut, 0).style.size, smallestText);
        QVERIFY(textOfItem(cut, 0).shortened && cut.items.size() == 1);
        const TextRun line = m_set.line(QStringLiteral("abcdefghij"), 1200, look);
        QVERIFY(!line.shortened && line.style.size >= smallestText);
        const Piece title = m_set.title(QStringLiteral("abcdefghij"), 1200, look, 2);
        QCOMPARE(linesOf(title), QStringList{QStringLiteral("abcdefghij")});
    }
    // Figures with a space between them are words as well.
    QCOMPARE(linesOf(m_set.paragraph(QStringLiteral("01234 56789, 4"), 600, {style})),
             (QStringList{QStringLiteral("01234"), QStringLiteral("56789,"), QStringLiteral("4")}));
    // Heads of three words stand on three lines rather than lose one.
    const Piece head = m_set.heading(QStringLiteral("abcdef ghijkl mnopqr"), 600, {style});
    QCOMPARE(head.items.size(), std::size_t(3));
    QVERIFY(!textOfItem(head, 2).shortened);
}

void TypesetterTest::lastLineIsShortened()
{
    const Piece piece = m_set.paragraph(QStringLiteral("one two three four five"), 700, {style}, 2);
    QCOMPARE(textOfItem(piece, 1).text, QStringLiteral("three") + QChar(0x2026));
    QVERIFY(textOfItem(piece, 1).shortened);
    QVERIFY(!textOfItem(piece, 0).shortened);
}

void TypesetterTest::titleShrinksThenWraps()
{
    const TextLook look{{FontRole::Title, 400}, Ink::Full, Align::Left, 200};
    QCOMPARE(textOfItem(m_set.title(QStringLiteral("0123456789"), 2000, look, 2), 0).style.size, 400);
    const Piece shrunk = m_set.title(QStringLiteral("0123456789"), 1600, look, 2);
    QCOMPARE(shrunk.items.size(), std::size_t(1));
    QCOMPARE(textOfItem(shrunk, 0).style.size, 320);
    const Piece wrapped = m_set.title(QStringLiteral("01234 56789"), 1000, look, 2);
    QCOMPARE(wrapped.items.size(), std::size_t(2));
    QVERIFY(textOfItem(wrapped, 0).style.size >= 200);
    const Piece cut = m_set.title(QString(80, QLatin1Char('W')), 1000, look, 2);
    QCOMPARE(cut.items.size(), std::size_t(1)); // a word is not broken
    QVERIFY(textOfItem(cut, 0).shortened);
}

void TypesetterTest::pointsOfAmountsStandUnderOneAnother()
{
    TextLook look{style, Ink::Full, Align::Right};
    look.isAmount = true;
    const TextRun low = m_set.line(QStringLiteral("1.90"), 2000, look);
    const TextRun high = m_set.line(QStringLiteral("188.00"), 2000, look);
    QCOMPARE(low.box.x + 100, high.box.x + 300); // where the point begins
    // So they do in every column of numbers that ends at the right; the number of a rule has no such point.
    look.isAmount = false;
    const TextRun tenths = m_set.line(QStringLiteral("2.5"), 2000, look);
    QCOMPARE(tenths.box.x, low.box.x);
    QCOMPARE(m_set.line(QStringLiteral("SA-2.5"), 2000, look).box.right(), 2000);
    look.align = Align::Left;
    QCOMPARE(m_set.line(QStringLiteral("2.5"), 2000, look).box.width, 300);
}

void TypesetterTest::tableRowsGrowWithTheirCells()
{
    const PrintedTable table(m_set, {{QStringLiteral("A"), 300}, {QStringLiteral("B")}}, 1440, style, 10);
    // The gap is 140: 1000 are left for the second column.
    const Piece one = table.row({QStringLiteral("abc"), QStringLiteral("0123456789")});
    QCOMPARE(one.height, 240 + 20);
    const Piece two = table.row({QStringLiteral("abc"), QStringLiteral("0123456789 0")});
    QCOMPARE(two.height, 480 + 20);
    QCOMPARE(textOfItem(two, 1).box.x, 440);
}

void TypesetterTest::columnsHaveRoomForTheirWords()
{
    // In the smallest type a character takes 114.
    const int word = m_measurer.width(QStringLiteral("0123456789"), {FontRole::Data, smallestText}) + 1;
    const std::vector<QStringList> rows{{QStringLiteral("0123456789 ab"), QStringLiteral("c")}};
    const std::vector<TableColumn> columns{{QString(), 0, Align::Left, 1}, {QString(), 0, Align::Left, 3}};
    const int width = 4 * word + 140;
    QCOMPARE(PrintedTable(m_set, columns, width, style).columnWidth(0), word);
    QCOMPARE(PrintedTable(m_set, columns, width - 400, style).columnWidth(0), word - 100);
    const PrintedTable roomy(m_set, withRoomForWords(columns, rows, m_set), width - 400, style);
    QCOMPARE(roomy.columnWidth(0), word);
    QCOMPARE(roomy.columnWidth(1), width - 400 - 140 - word);
    // Nobody's name takes half of a table; a title's word has its room in a column that is narrower.
    const PrintedTable narrow(m_set, withRoomForWords(columns, rows, m_set), word * 2, style);
    QCOMPARE(narrow.columnWidth(0), word * 2 * 45 / 100);
    const PrintedTable titled(m_set, {{QStringLiteral("0123456789 ab"), 300}, {}}, width, style);
    QCOMPARE(titled.columnWidth(0), word);
}

void TypesetterTest::flowBreaksPages()
{
    Flow flow(Paper::A4, m_set);
    const int page = flow.room();
    flow.add(block(page - 100));
    flow.add(block(100));
    flow.add(block(1));
    flow.setHead(block(50));
    flow.newPage();
    QCOMPARE(flow.room(), page - 50);
    flow.add(block(page - 50));
    const std::vector<Page> pages = flow.take();
    QCOMPARE(pages.size(), std::size_t(3));
    QCOMPARE(pages[0].items.size(), std::size_t(2));
    QCOMPARE(pages[1].items.size(), std::size_t(1));
    QCOMPARE(boxOf(pages[2].items[0]).height, 50);
}

void TypesetterTest::flowKeepsCompany()
{
    Flow flow(Paper::A5, m_set);
    flow.add(block(flow.room() - 300));
    flow.add(block(100), 50, 200); // fits, but not with what must stand below it
    QCOMPARE(flow.take().size(), std::size_t(2));
}

void TypesetterTest::feetCountPages()
{
    Flow flow(Paper::Letter, m_set);
    flow.add(block(flow.room()));
    flow.add(block(10));
    Document document{QString(300, QLatin1Char('x')), flow.take()};
    bind(document, m_set);
    bind(document, m_set); // once more comes to the same
    QCOMPARE(geometryFaults(document, m_measurer), QStringList());
    QVERIFY(allText(document).contains(QStringLiteral("1 of 2")));
    QVERIFY(allText(document).contains(QStringLiteral("2 of 2")));
}

QTEST_APPLESS_MAIN(TypesetterTest)
#include "typesetter_test.moc"
