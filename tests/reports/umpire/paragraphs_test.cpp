// SPDX-License-Identifier: GPL-3.0-or-later
// Paragraphs of papers that go on over the page: no line of theirs stands on a page alone, nor what belongs to their last.
#include <QTest>

#include <algorithm>

#include "reports/umpire/paper_setter.h"
#include "tests/reports/rule_measurer.h"

using namespace navarch;

namespace {

/// The texts of a page, from its top.
QStringList textsOf(const Page& page)
{
    QStringList texts;
    for (const Item& item : page.items)
        if (const auto* run = std::get_if<TextRun>(&item))
            texts += run->text;
    return texts;
}

} // namespace

class ParagraphsTest : public QObject {
    Q_OBJECT

private slots:
    void noLineStandsAlone_data();
    void noLineStandsAlone();
    void whatBelongsToAParagraphStaysWithIt();
    void aRuleStandsBehindItsSentence();
    void noLineToWriteOnStandsAlone();

private:
    /// A paragraph of so many lines on a page of A5.
    [[nodiscard]] QString textOf(int lines) const
    {
        const PaperSetter setter(m_options, m_set);
        const auto linesOf = [&](const QString& text) {
            return static_cast<int>(m_set.paragraph(text, setter.width(), {setter.style()}).items.size());
        };
        QString text = QStringLiteral("oars");
        while (linesOf(text) < lines)
            text += QStringLiteral(" oars");
        return text;
    }

    RuleMeasurer m_measurer;
    Typesetter m_set{m_measurer};
    SheetOptions m_options = [] {
        SheetOptions options;
        options.paper = Paper::A5;
        return options;
    }();
};

void ParagraphsTest::noLineStandsAlone_data()
{
    QTest::addColumn<int>("lines");
    for (const int lines : {2, 3, 4, 5, 7})
        QTest::addRow("%d lines", lines) << lines;
}

void ParagraphsTest::noLineStandsAlone()
{
    QFETCH(int, lines);
    PaperSetter setter(m_options, m_set);
    const QString text = textOf(lines);
    for (int i = 0; i < 60; ++i)
        setter.prose(text);
    const std::vector<Page> pages = setter.take();
    QVERIFY(pages.size() > 2);
    qsizetype before = 0;
    for (std::size_t page = 0; page + 1 < pages.size(); ++page) {
        before += textsOf(pages[page]).size();
        const auto begun = static_cast<int>(before % lines); // of the paragraph that goes on
        QVERIFY2(begun != 1 && begun != lines - 1, qPrintable(QString::number(begun)));
    }
}

void ParagraphsTest::whatBelongsToAParagraphStaysWithIt()
{
    PaperSetter setter(m_options, m_set);
    const QString text = textOf(4);
    const QString see = QStringLiteral("See");
    for (int i = 0; i < 60; ++i) {
        setter.prose(text, m_set.lineHeight(setter.style()) * 2);
        setter.text(see, FontRole::Italic);
    }
    const std::vector<Page> pages = setter.take();
    QVERIFY(pages.size() > 2);
    for (const Page& page : pages)
        QVERIFY(textsOf(page).front() != see);
}

/// A report with its dice has thousands of them.
void ParagraphsTest::aRuleStandsBehindItsSentence()
{
    PaperSetter setter(m_options, m_set);
    setter.told(QStringLiteral("Paralos rams."), QStringLiteral("TR-8.1"));
    setter.told(textOf(2), textOf(3));
    const int wide = setter.width();
    const std::vector<Page> pages = setter.take();
    const Page& page = pages.front();
    std::vector<Box> boxes;
    for (const Item& item : page.items)
        boxes.push_back(boxOf(item));
    QVERIFY(boxes.size() >= 6);
    QVERIFY(boxes[1].x > boxes[0].right() && boxes[1].y < boxes[0].bottom());
    // Where there is no room it stands below.
    QVERIFY(boxes[4].y >= boxes[3].bottom());
    for (const Box& box : boxes)
        QVERIFY(box.right() <= boxes[0].x + wide);
}

void ParagraphsTest::noLineToWriteOnStandsAlone()
{
    constexpr int lines = 5;
    int goOn = 0;
    for (int above = 0; above < 70; ++above) {
        PaperSetter setter(m_options, m_set);
        for (int i = 0; i < above; ++i)
            setter.text(QStringLiteral("oars"));
        setter.lines(lines);
        const std::vector<Page> pages = setter.take();
        const Page& last = pages.back();
        const auto count = std::count_if(last.items.begin(), last.items.end(), [](const Item& item) {
            const auto* rule = std::get_if<Rule>(&item);
            return rule && rule->dashed;
        });
        QVERIFY2(count >= (lines + 1) / 2, qPrintable(QString::number(count)));
        goOn += count < lines;
    }
    QVERIFY(goOn > 0);
}

QTEST_GUILESS_MAIN(ParagraphsTest)
#include "paragraphs_test.moc"
