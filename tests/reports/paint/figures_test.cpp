// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of papers: of one width in every role, so that numbers below one another stand in line, and read back as numbers.
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"

using namespace navarch;

namespace {

constexpr int dots = 254; // ten to a millimetre

/// `text` by itself on a page, its box from 20 mm on.
Document setAlone(const QString& text, const TextStyle& style, bool savesInk, const FontMeasurer& fonts)
{
    Document document;
    document.savesInk = savesInk;
    Page& page = document.pages.emplace_back();
    TextRun run;
    run.style = style;
    run.text = text;
    run.box = {millimetres(20), millimetres(20), fonts.width(text, style), fonts.lineHeight(style)};
    page.items.emplace_back(std::move(run));
    return document;
}

/// The first and the last column of dots with ink.
std::pair<int, int> inkedColumns(const Document& document)
{
    const QImage image = previewPage(document, 0, dots);
    int first = image.width();
    int last = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (qGray(image.pixel(x, y)) < 200) {
                first = std::min(first, x);
                last = std::max(last, x);
            }
    return {first, last};
}

} // namespace

class PaperFiguresTest : public QObject {
    Q_OBJECT

private slots:
    void allAreAsWide_data();
    void allAreAsWide();
    void theyStandBelowOneAnother_data() { allAreAsWide_data(); }
    void theyStandBelowOneAnother();
    void numbersReadBackWhole();

private:
    FontMeasurer m_fonts;
};

void PaperFiguresTest::allAreAsWide_data()
{
    QTest::addColumn<int>("role");
    QTest::newRow("titles") << int(FontRole::Title);
    QTest::newRow("headings") << int(FontRole::Heading);
    QTest::newRow("italics") << int(FontRole::Italic);
    QTest::newRow("data") << int(FontRole::Data);
    QTest::newRow("strong") << int(FontRole::Strong);
}

void PaperFiguresTest::allAreAsWide()
{
    QFETCH(int, role);
    for (const int size : {points(6.5), points(9), points(26)}) {
        const TextStyle style{static_cast<FontRole>(role), size};
        const int nought = m_fonts.width(QStringLiteral("00000"), style);
        QVERIFY(nought > 0);
        for (char16_t figure = u'1'; figure <= u'9'; ++figure)
            QCOMPARE(m_fonts.width(QString(5, QChar(figure)), style), nought);
        QCOMPARE(m_fonts.width(QStringLiteral("111.11"), style),
                 m_fonts.width(QStringLiteral("888.88"), style));
    }
}

/// The last figure of two numbers stands in one place whatever is before it, in colour and where ink is saved.
void PaperFiguresTest::theyStandBelowOneAnother()
{
    QFETCH(int, role);
    const TextStyle style{static_cast<FontRole>(role), millimetres(10)};
    for (const bool savesInk : {false, true}) {
        const auto narrow = inkedColumns(setAlone(QStringLiteral("8118"), style, savesInk, m_fonts));
        const auto wide = inkedColumns(setAlone(QStringLiteral("8008"), style, savesInk, m_fonts));
        QVERIFY(narrow.second > narrow.first);
        QVERIFY2(std::abs(narrow.first - wide.first) <= 1 && std::abs(narrow.second - wide.second) <= 1,
                 qPrintable(QStringLiteral("%1 to %2 and %3 to %4")
                                .arg(narrow.first)
                                .arg(narrow.second)
                                .arg(wide.first)
                                .arg(wide.second)));
    }
}

/// No reader of a PDF finds a space in one, however narrow its figures.
void PaperFiguresTest::numbersReadBackWhole()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("figures.pdf"));
    for (const FontRole role :
         {FontRole::Title, FontRole::Heading, FontRole::Italic, FontRole::Data, FontRole::Strong})
        for (const bool savesInk : {false, true})
            for (const int size : {points(6.5), points(9), points(20)}) {
                const QString text = QStringLiteral("1111,11 7171.14");
                const auto bytes = pdfOf(setAlone(text, {role, size}, savesInk, m_fonts));
                QVERIFY(bytes.has_value());
                QFile file(path);
                QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
                file.write(*bytes);
                file.close();
                QProcess read;
                read.start(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), path, QStringLiteral("-")});
                QVERIFY(read.waitForFinished(60000));
                QCOMPARE(QString::fromUtf8(read.readAllStandardOutput()).simplified(), text);
            }
}

QTEST_MAIN(PaperFiguresTest)
#include "figures_test.moc"
