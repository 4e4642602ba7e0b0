// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <QFile>
#include <QProcess>
#include <QRawFont>
#include <QTemporaryDir>
#include <QTest>

#include "core/data/figures.h"
#include "reports/cards/game_sheets.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/layout/registration.h"
#include "reports/lists/roster.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "reports/sheets/port_card.h"
#include "reports/translations/catalogue.h"
#include "tests/reports/languages.h"
#include "tests/reports/page_checks.h"
#include "tests/reports/sample_fleets.h"

using namespace navarch;

namespace {

QString outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return QStringLiteral("%1 failed: %2")
            .arg(program, QString::fromUtf8(process.readAllStandardError()));
    return QString::fromUtf8(process.readAllStandardOutput());
}

/// Spaces and the marks that pdftotext sets round right-to-left text made plain.
QString plain(QString text)
{
    for (const char16_t mark : {u'\u202a', u'\u202b', u'\u202c', u'\u200e', u'\u200f'})
        text.remove(QChar(mark));
    return text.simplified();
}

/// Of a preview at 72 dots to the inch: the marks by which a scan is put straight stand in the white edge, within what printers
/// reach.
bool isOfAMark(const Page& page, int x, int y)
{
    for (const Box& sheet : page.sheets)
        for (const Box& mark : registrationMarks(sheet)) {
            const QRect seen = QRectF(mark.x * 72 / 2540.0, mark.y * 72 / 2540.0, mark.width * 72 / 2540.0,
                                      mark.height * 72 / 2540.0)
                                   .toAlignedRect();
            if (seen.adjusted(-1, -1, 1, 1).contains(x, y) && mark.x >= millimetres(5)
                && mark.y >= millimetres(5))
                return true;
        }
    return false;
}

} // namespace

/// What other programs read in our PDF files.
class PdfTest : public QObject {
    Q_OBJECT

private slots:
    void everyLetterIsInItsFont_data();
    void everyLetterIsInItsFont();
    void pageSizeAndCount_data();
    void pageSizeAndCount();
    void everyTextReadsBack_data();
    void everyTextReadsBack();
    void everyGamesSheetReadsBack_data();
    void everyGamesSheetReadsBack();
    void longNamesStandInFullSomewhere();
    void allFontsAreEmbedded();
    void titleIsThere();
    void markupStaysText();
    void nothingIsPaintedInTheMargins();
    void previewIsThePage();
    void savedInkIsSavedInBlackToo();
    void savedTextIsBlack();
    void emptyDocumentIsRefused();

private:
    /// Writes `document` as a PDF and returns its path.
    QString written(const Document& document)
    {
        const Result<QByteArray> bytes = pdfOf(document);
        const QString path = m_folder.filePath(QStringLiteral("pages.pdf"));
        QFile file(path);
        if (bytes && file.open(QIODevice::WriteOnly | QIODevice::Truncate))
            file.write(*bytes);
        return path;
    }
    Document sheets(const Fleet& fleet, const SheetOptions& options = {}) const
    {
        return *gameSheets(fleet, nullptr, builtInFigures(), options, m_measurer);
    }

    QTemporaryDir m_folder;
    FontMeasurer m_measurer;
};

void PdfTest::pageSizeAndCount_data()
{
    QTest::addColumn<int>("paper");
    QTest::addColumn<QString>("size");
    QTest::newRow("A3") << int(Paper::A3) << QStringLiteral("842 x 1191 pts (A3)");
    QTest::newRow("A4") << int(Paper::A4) << QStringLiteral("595 x 842 pts (A4)");
    QTest::newRow("A5") << int(Paper::A5) << QStringLiteral("420 x 595 pts (A5)");
    QTest::newRow("Letter") << int(Paper::Letter) << QStringLiteral("612 x 792 pts (letter)");
}

void PdfTest::pageSizeAndCount()
{
    QFETCH(int, paper);
    QFETCH(QString, size);
    SheetOptions options;
    options.paper = static_cast<Paper>(paper);
    options.cutOuts = true;
    for (const SheetsOfGame& game : builtInSheets()) {
        options.game = game.rules;
        const Document document = *gameSheets(plainFleet(), nullptr, builtInFigures(), options, m_measurer);
        const QString info = plain(outputOf(QStringLiteral("pdfinfo"), {written(document)}));
        QVERIFY2(info.contains(QStringLiteral("Page size: ") + size), qPrintable(info));
        QVERIFY2(info.contains(QStringLiteral("Pages: %1 ").arg(document.pages.size())), qPrintable(info));
    }
}

void PdfTest::everyTextReadsBack_data()
{
    QTest::addColumn<bool>("savesInk");
    QTest::newRow("in colour") << false;
    QTest::newRow("saving ink") << true;
}

/// Names in Greek and Hebrew as well, of which light fonts have no letters.
void PdfTest::everyTextReadsBack()
{
    QFETCH(bool, savesInk);
    Document document = sheets(plainFleet());
    document.savesInk = savesInk;
    SheetOptions four;
    four.perPage = 4;
    document.append(sheets(plainFleet(), four));
    document.append(*fleetRoster(plainFleet(), builtInFigures(), {}, m_measurer));
    document.append(*portCard(plainPort(), builtInFigures(), {}, m_measurer));
    const QString path = written(document);
    const auto read = [&](const char* order, std::size_t page) {
        const QString number = QString::number(page + 1);
        return plain(
            outputOf(QStringLiteral("pdftotext"), {QString::fromLatin1(order), QStringLiteral("-enc"),
                                                   QStringLiteral("UTF-8"), QStringLiteral("-f"), number,
                                                   QStringLiteral("-l"), number, path, QStringLiteral("-")}));
    };
    for (std::size_t i = 0; i < document.pages.size(); ++i) {
        // In the order of painting, columns stay apart; only set out as on the page, Hebrew is read from the right.
        const QString painted = read("-raw", i);
        const QString laidOut = read("-layout", i);
        for (const Item& item : document.pages[i].items) {
            const auto* run = std::get_if<TextRun>(&item);
            if (!run)
                continue;
            const QString& text = run->text.isRightToLeft() ? laidOut : painted;
            QVERIFY2(
                text.contains(plain(run->text)),
                qPrintable(QStringLiteral("page %1 lacks \"%2\" in: %3").arg(i + 1).arg(run->text, text)));
        }
    }
}

void PdfTest::everyGamesSheetReadsBack_data()
{
    QTest::addColumn<std::string>("game");
    for (const SheetsOfGame& game : builtInSheets())
        QTest::newRow(game.rules.data()) << std::string(game.rules);
}

/// Of the fullest ships, and of forms, so many to a page on every paper: what is laid out is what a reader finds.
void PdfTest::everyGamesSheetReadsBack()
{
    QFETCH(std::string, game);
    const auto squeezed = [](const QString& text) { return plain(text).remove(QLatin1Char(' ')); };
    for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
        SheetOptions options;
        options.game = game;
        options.paper = paper;
        options.perPage = paper == Paper::A3 ? 8 : paper == Paper::A5 ? 2 : paper == Paper::A4 ? 4 : 1;
        options.fill = paper == Paper::Letter ? SheetFill::Class : SheetFill::Ship;
        options.language = paper == Paper::A5 ? paperIn("nl") : SheetLanguage();
        const Document document = *gameSheets(paper == Paper::A4 ? plainFleet() : fullestFleet(), nullptr,
                                              builtInFigures(), options, m_measurer);
        const QString path = written(document);
        const auto read = [&](const char* order) {
            return outputOf(QStringLiteral("pdftotext"), {QString::fromLatin1(order), QStringLiteral("-enc"),
                                                          QStringLiteral("UTF-8"), path, QStringLiteral("-")})
                .split(QLatin1Char('\f'));
        };
        const QStringList painted = read("-raw");
        const QStringList laidOut = read("-layout");
        QVERIFY(painted.size() >= static_cast<int>(document.pages.size()));
        for (std::size_t i = 0; i < document.pages.size(); ++i) {
            const int page = static_cast<int>(i);
            const QString raw = squeezed(painted[page]);
            const QString set = squeezed(laidOut[page]);
            for (const Item& item : document.pages[i].items)
                if (const auto* run = std::get_if<TextRun>(&item))
                    QVERIFY2((run->text.isRightToLeft() ? set : raw).contains(squeezed(run->text)),
                             qPrintable(QStringLiteral("%1: page %2 lacks \"%3\"")
                                            .arg(QString::fromUtf8(paperName.data()))
                                            .arg(i + 1)
                                            .arg(run->text)));
        }
    }
}

/// A sheet may shorten a name; the list before it never does.
void PdfTest::longNamesStandInFullSomewhere()
{
    const Fleet fleet = fullestFleet();
    for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
        SheetOptions options;
        options.perPage = paper == Paper::A5 ? 2 : 4; // four of the fullest are refused there
        options.paper = paper;
        const QString path = written(sheets(fleet, options));
        const QString text =
            plain(outputOf(QStringLiteral("pdftotext"), {QStringLiteral("-raw"), QStringLiteral("-enc"),
                                                         QStringLiteral("UTF-8"), path, QStringLiteral("-")}))
                .remove(QLatin1Char(' '));
        for (const FleetShip& ship : fleet.ships)
            QVERIFY2(text.contains(QString::fromStdString(ship.name).remove(QLatin1Char(' '))),
                     ship.name.c_str());
    }
}

void PdfTest::allFontsAreEmbedded()
{
    const QStringList lines = outputOf(QStringLiteral("pdffonts"), {written(sheets(plainFleet()))})
                                  .split(QLatin1Char('\n'), Qt::SkipEmptyParts);
    QVERIFY(lines.size() > 4);
    QVERIFY(lines.join(QLatin1Char(' ')).contains(QStringLiteral("Garamond")));
    QVERIFY(lines.join(QLatin1Char(' ')).contains(QStringLiteral("Inter")));
    for (qsizetype i = 2; i < lines.size(); ++i) {
        // name, type, encoding, emb, sub, uni, object: the last five are one word each.
        const QStringList words = lines[i].simplified().split(QLatin1Char(' '));
        QVERIFY2(words[words.size() - 5] == QStringLiteral("yes"), qPrintable(lines[i]));
        QVERIFY2(words[words.size() - 3] == QStringLiteral("yes"), qPrintable(lines[i]));
    }
}

void PdfTest::titleIsThere()
{
    const QString info = plain(outputOf(QStringLiteral("pdfinfo"), {written(sheets(plainFleet()))}));
    QVERIFY2(info.contains(QStringLiteral("Title: Phormio's squadron: record sheets")), qPrintable(info));
    QVERIFY2(info.contains(QStringLiteral("Creator: Navarch")), qPrintable(info));
    // Whose fleet nobody has named: how many ships it has, for one file differs from another.
    Fleet unnamed = plainFleet();
    unnamed.name.clear();
    const QString told = QStringLiteral("Title: %1 ships: record sheets").arg(unnamed.shipCount());
    const QString other = plain(outputOf(QStringLiteral("pdfinfo"), {written(sheets(unnamed))}));
    QVERIFY2(other.contains(told), qPrintable(other));
}

void PdfTest::markupStaysText()
{
    Fleet fleet = plainFleet();
    fleet.name = "<b>Bold</b> & <img src='http://localhost/x'>";
    fleet.ships.resize(1);
    fleet.ships.front().name = "<a href='x'>%1 %2 &amp; \\n";
    const QString text = plain(outputOf(
        QStringLiteral("pdftotext"), {QStringLiteral("-raw"), written(sheets(fleet)), QStringLiteral("-")}));
    QVERIFY2(text.contains(QString::fromStdString(fleet.name)), qPrintable(text));
    QVERIFY2(text.contains(QString::fromStdString(fleet.ships.front().name)), qPrintable(text));
}

/// The white edge of every page is white: no glyph reaches beyond its box so far that a printer cuts it.
void PdfTest::nothingIsPaintedInTheMargins()
{
    for (const auto& [paper, paperName] : EnumNames<Paper>::names) {
        SheetOptions options;
        options.paper = paper;
        Document document = sheets(fullestFleet(), options);
        document.append(*portCard(fullestPort(), builtInFigures(), options, m_measurer));
        for (int i = 0; i < static_cast<int>(document.pages.size()); ++i) {
            const QImage image = previewPage(document, i, 72);
            const int edge = document.pages[static_cast<std::size_t>(i)].margin * 72 / 2540 - 2;
            const QRect inner = image.rect().adjusted(edge, edge, -edge, -edge);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (!inner.contains(x, y) && image.pixel(x, y) != qRgb(255, 255, 255)
                        && !isOfAMark(document.pages[static_cast<std::size_t>(i)], x, y))
                        QFAIL(qPrintable(QStringLiteral("page %1 of %2 has ink at %3,%4")
                                             .arg(i + 1)
                                             .arg(QLatin1String(paperName.data()))
                                             .arg(x)
                                             .arg(y)));
        }
    }
}

void PdfTest::previewIsThePage()
{
    const Document document = sheets(plainFleet());
    QCOMPARE(previewPage(document, 0, 72).size(), QSize(595, 842));
    QCOMPARE(previewPage(document, 0, QSize(300, 1000)).size(), QSize(300, 424));
    // There is something on it.
    const QImage image = previewPage(document, 1, 36);
    int inked = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            inked += qGray(image.pixel(x, y)) < 200;
    QVERIFY(inked > 500);
}

/// Of the black that a printer without colours lays down, sheets of saved ink leave at most 70 of 100, though their codes stay. What
/// is written on stays there to be seen.
void PdfTest::savedInkIsSavedInBlackToo()
{
    const auto inkOf = [](const Document& document, int dots) {
        std::int64_t ink = 0;
        for (int page = 0; page < static_cast<int>(document.pages.size()); ++page) {
            const QImage image = previewPage(document, page, dots);
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    ink += 255 - qGray(image.pixel(x, y));
        }
        return ink;
    };
    for (const SheetsOfGame& game : builtInSheets())
        for (const int perPage : {1, 4}) {
            SheetOptions options;
            options.game = game.rules;
            options.perPage = perPage;
            const Document inColour = sheets(plainFleet(), options);
            options.saveInk = true;
            const Document saving = sheets(plainFleet(), options);
            for (const int dots : {100, 200}) {
                const std::int64_t rich = inkOf(inColour, dots);
                const std::int64_t saved = inkOf(saving, dots);
                QVERIFY2(saved * 100 <= rich * 70 && saved * 100 >= rich * 30,
                         qPrintable(QStringLiteral("%1, %2 a page, %3 dots: %4 of 100")
                                        .arg(QLatin1String(game.rules))
                                        .arg(perPage)
                                        .arg(dots)
                                        .arg(saved * 100 / rich)));
            }
        }
}

/// In whatever ink and role: grey is for lines. It takes the room that it was measured in.
void PdfTest::savedTextIsBlack()
{
    for (const FontRole role : {FontRole::Title, FontRole::Italic, FontRole::Data, FontRole::Strong})
        for (const Ink ink : {Ink::Full, Ink::Soft, Ink::Accent}) {
            Document document;
            document.savesInk = true;
            Page& page = document.pages.emplace_back();
            TextRun run;
            run.style = {role, millimetres(20)};
            run.text = QStringLiteral("HIHIH");
            run.ink = ink;
            run.box = {millimetres(20), millimetres(20), m_measurer.width(run.text, run.style),
                       m_measurer.lineHeight(run.style)};
            const Box box = run.box;
            page.items.emplace_back(std::move(run));
            const QImage image = previewPage(document, 0, 254); // ten dots to a millimetre
            int darkest = 255;
            int right = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    const QRgb pixel = image.pixel(x, y);
                    QVERIFY(qRed(pixel) == qBlue(pixel));
                    darkest = std::min(darkest, qGray(pixel));
                    if (qGray(pixel) < 200)
                        right = std::max(right, x * 10);
                }
            QVERIFY2(darkest < 8, qPrintable(QString::number(darkest)));
            const double leaning = role == FontRole::Italic ? 3 : 0.5; // the top of a slanted letter
            QVERIFY2(right <= box.right() + millimetres(leaning) && right > box.right() - millimetres(3),
                     qPrintable(QStringLiteral("%1 of %2").arg(right).arg(box.right())));
        }
}

void PdfTest::emptyDocumentIsRefused()
{
    const Result<QByteArray> bytes = pdfOf({});
    QVERIFY(!bytes);
    QVERIFY(bytes.error().front().text().find("nothing to print") != std::string::npos);
}

void PdfTest::everyLetterIsInItsFont_data()
{
    QTest::addColumn<int>("role");
    QTest::newRow("titles") << int(FontRole::Title);
    QTest::newRow("headings") << int(FontRole::Heading);
    QTest::newRow("italics") << int(FontRole::Italic);
    QTest::newRow("data") << int(FontRole::Data);
    QTest::newRow("strong") << int(FontRole::Strong);
}

/// A letter that the font lacks is drawn in another, and stands out of its word.
void PdfTest::everyLetterIsInItsFont()
{
    QFETCH(int, role);
    QSet<QChar> letters;
    for (const QString& language : translatedLanguages())
        for (const auto& [key, translation] : catalogueOf(language)->all()) {
            if (translation.context != QLatin1String("Words"))
                continue;
            for (const QChar letter : fromUtf8(key.english))
                letters.insert(letter);
            for (const std::string& form : translation.forms)
                for (const QChar letter : fromUtf8(form))
                    letters.insert(letter);
        }
    QVERIFY(letters.contains(QChar(u'ß')) && letters.contains(QChar(u'’')));
    const Fonts fonts;
    const QRawFont font = QRawFont::fromFont(fonts.plain({static_cast<FontRole>(role), 400}).font());
    QString lacking;
    for (const QChar letter : letters)
        if ((letter.isLetter() || letter.isPunct()) && letter.script() != QChar::Script_Greek
            && !font.supportsCharacter(letter))
            lacking += letter;
    QVERIFY2(lacking.isEmpty(), qPrintable(font.familyName() + QLatin1String(" lacks ") + lacking));
}

QTEST_MAIN(PdfTest)
#include "pdf_test.moc"
