// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of paper that people print: what saves ink saves it there, on a printer that has black alone as well; no page ends with a
// heading, and each says which it is.
#include <QHash>
#include <QImage>
#include <QSet>
#include <QTest>
#include <QTextBoundaryFinder>

#include <functional>
#include <vector>

#include "core/battle/replay/replay.h"
#include "core/campaign/founding/plan.h"
#include "core/data/figures.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/layout/binding.h"
#include "reports/paint/fonts.h"
#include "reports/paint/page_painter.h"
#include "reports/scan/page_source.h"
#include "reports/sheets/port_card.h"
#include "reports/umpire/battle_papers.h"
#include "reports/umpire/campaign_papers.h"
#include "reports/umpire/rulebook_paper.h"
#include "tests/reports/printed_job.h"
#include "tests/reports/sample_fleets.h"
#include "tests/reports/web/fought.h"

using namespace navarch;

namespace {

const FontMeasurer& fonts()
{
    static const FontMeasurer measurer;
    return measurer;
}

/// Measures as if type were of no width to speak of: on paper that is set by it every word stands whole.
class SlenderMeasurer : public TextMeasurer {
public:
    [[nodiscard]] int width(const QString& text, const TextStyle&) const override
    {
        return static_cast<int>(text.size());
    }
    [[nodiscard]] int ascent(const TextStyle& style) const override { return fonts().ascent(style); }
    [[nodiscard]] int descent(const TextStyle& style) const override { return fonts().descent(style); }
};

/// How it is printed: ink saved or not, in which language, on which paper, and by which measures it is set.
struct How {
    bool savesInk = false;
    SheetLanguage language;
    Paper paper = Paper::A4;
    const TextMeasurer& measurer = fonts();

    [[nodiscard]] SheetOptions options() const
    {
        SheetOptions made;
        made.saveInk = savesInk;
        made.language = language;
        made.paper = paper;
        return made;
    }
};
using Making = std::function<Document(const How& how)>;

struct Printed {
    std::string name;
    Making make;
};

Document bound(Result<Document> document, const How& how)
{
    if (!document)
        qFatal("%s", document.error().front().text().c_str());
    bind(*document, Typesetter(how.measurer));
    return std::move(*document);
}

/// Every way in which a game's sheets, lists and cards are printed.
std::vector<Printed> papersOf(const std::string& game)
{
    std::vector<Printed> all;
    const auto add = [&](const std::string& name, auto change) {
        all.push_back({game + ", " + name, [game, change](const How& how) {
                           PrintedJob job{{battered("Van"), battered("Second")}, {}, false};
                           job.options = how.options();
                           job.options.game = game;
                           job.options.perPage = 2;
                           change(job);
                           return job.made(how.measurer);
                       }});
    };
    for (const int perPage : {1, 2, 4})
        add("sheets " + std::to_string(perPage) + " a page",
            [perPage](PrintedJob& job) { job.options.perPage = perPage; });
    for (const int perPage : {1, 4})
        add("one fleet's sheets " + std::to_string(perPage) + " a page", [perPage](PrintedJob& job) {
            job.options.perPage = perPage;
            job.fleets.pop_back();
        });
    add("sheets alone", [](PrintedJob& job) {
        job.options.coverList = false;
        job.options.tables = ReferenceTables::None;
    });
    add("sheets with the tables on their backs",
        [](PrintedJob& job) { job.options.tables = ReferenceTables::Backs; });
    add("lists alone", [](PrintedJob& job) { job.options.shipSheets = false; });
    add("rosters", [](PrintedJob& job) {
        job.options.shipSheets = false;
        job.hasRosters = true;
    });
    add("cut-outs", [](PrintedJob& job) {
        job.options.shipSheets = false;
        job.options.cutOuts = true;
    });
    add("forms", [](PrintedJob& job) { job.options.fill = SheetFill::Nothing; });
    all.push_back({game + ", its rulebook", [game](const How& how) {
                       return bound(rulebookPaper(game, {}, how.options(), how.measurer), how);
                   }});
    return all;
}

/// What an umpire hands out.
std::vector<Printed> papersOfTheUmpire()
{
    std::vector<Printed> all;
    for (const auto& [kind, name] : EnumNames<CampaignPaper>::names)
        if (!isOfBattle(kind))
            all.push_back({std::string(name), [kind = kind](const How& how) {
                               const Campaign campaign = *foundCampaign(
                                   *builtInScenario("saronic-gulf", builtInFigures()), builtInFigures());
                               const SideId side = campaign.table<SideRecord>().begin()->first;
                               return bound(campaignPaper({kind, side, {}}, campaign, builtInFigures(),
                                                          how.options(), how.measurer),
                                            how);
                           }});
    all.push_back({"a port's card", [](const How& how) {
                       return bound(portCard(plainPort(), builtInFigures(), how.options(), how.measurer),
                                    how);
                   }});
    all.push_back({"a brief", [](const How& how) {
                       return bound(battleBrief(*battleMatter(test::sampleBrief("first-blood"), -1),
                                                builtInFigures(), {how.options(), false}, how.measurer),
                                    how);
                   }});
    for (const bool hasDice : {false, true})
        all.push_back({hasDice ? "a report with its dice" : "a report", [hasDice](const How& how) {
                           const auto match = test::opened(test::sampleBrief("first-blood"));
                           test::fight(*match);
                           return bound(battleReport(*battleMatter(replayOf(*match), -1), builtInFigures(),
                                                     {how.options(), hasDice}, how.measurer),
                                        how);
                       }});
    all.push_back({"the campaign's rulebook", [](const How& how) {
                       return bound(rulebookPaper("campaign", {}, how.options(), how.measurer), how);
                   }});
    return all;
}

constexpr int mostPages = 6; // of a rulebook

/// Of the black that a printer without colours lays down, as it is seen at so many dots to the inch.
std::int64_t inkOf(const Document& document, int dots)
{
    constexpr QRgb white = qRgb(255, 255, 255);
    std::int64_t ink = 0;
    for (int page = 0; page < static_cast<int>(document.pages.size()); ++page) {
        const QImage image = previewPage(document, page, dots);
        for (int y = 0; y < image.height(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = 0; x < image.width(); ++x)
                if (line[x] != white) // as most of a page is
                    ink += 255 - qGray(line[x]);
        }
    }
    return ink;
}

/// The same as another program prints the PDF, which draws no line finer than a dot.
std::int64_t inkOfPdf(const Document& document)
{
    const QByteArray pdf = *pdfOf(document);
    std::int64_t ink = 0;
    const auto add = [&ink](int, const GreyImage& page) {
        for (const std::uint8_t pixel : page.pixels)
            ink += 255 - pixel;
        return true;
    };
    if (!pagesOf(pdf.toStdString(), "pages", add))
        qFatal("the PDF does not open");
    return ink;
}

/// As many pages as are measured; a short paper is measured whole, also where it takes fewer pages.
Document measured(Document document)
{
    if (document.pages.size() > mostPages)
        document.pages.resize(mostPages);
    return document;
}

/// The same pages without their texts, and without codes, which stay black to be read.
Document drawnOf(Document document)
{
    for (Page& page : document.pages)
        std::erase_if(page.items, [](const Item& item) {
            return std::holds_alternative<TextRun>(item) || std::holds_alternative<QrSymbol>(item);
        });
    return document;
}

/// What is written without a place to go on to the next line, without what stands before and behind it, and figures aside; of a
/// text that was shortened without its end.
QSet<QString> wordsOf(const Document& document)
{
    QSet<QString> words;
    for (const Page& page : document.pages)
        for (const Item& item : page.items) {
            const auto* run = std::get_if<TextRun>(&item);
            if (!run)
                continue;
            QString text = run->text;
            text.replace(QChar::Nbsp, QLatin1Char(' '));
            for (const QString& part : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
                QTextBoundaryFinder places(QTextBoundaryFinder::Line, part);
                qsizetype from = 0;
                while (places.toNextBoundary() > 0) {
                    QString word = part.mid(from, places.position() - from);
                    from = places.position();
                    if (run->shortened && word.endsWith(QChar(0x2026)))
                        continue;
                    while (!word.isEmpty() && word.back().isPunct())
                        word.chop(1);
                    while (!word.isEmpty() && word.front().isPunct())
                        word.remove(0, 1);
                    if (std::any_of(word.begin(), word.end(), [](QChar c) { return c.isLetter(); }))
                        words.insert(word);
                }
            }
        }
    return words;
}

double percentOf(std::int64_t part, std::int64_t whole)
{
    return 100.0 * static_cast<double>(part) / static_cast<double>(whole);
}

} // namespace

class EveryPaperTest : public QObject {
    Q_OBJECT

private slots:
    void inkIsSavedWhereItCan_data() { everyPaper(); }
    /// Of every paper at most seven tenths are left, of text as well, which stays black: in lighter type. Of what is drawn alone it
    /// is less, and enough of all to be seen.
    void inkIsSavedWhereItCan()
    {
        QFETCH(int, index);
        const Printed& printed = papers()[static_cast<std::size_t>(index)];
        const Document rich = measured(printed.make({}));
        const Document saving = measured(printed.make({true, {}}));
        const Document richDrawn = drawnOf(rich);
        const Document savingDrawn = drawnOf(saving);
        const double leftOfPdf = percentOf(inkOfPdf(saving), inkOfPdf(rich));
        const QString saidOfPdf = QStringLiteral("PDF: %1 of 100 left").arg(leftOfPdf, 0, 'f', 1);
        if (qEnvironmentVariableIsSet("NAVARCH_INK_TELL"))
            qInfo("%s: %s", printed.name.c_str(), qPrintable(saidOfPdf));
        QVERIFY2(leftOfPdf <= 70 && leftOfPdf >= 30, qPrintable(saidOfPdf));
        constexpr int dots = 150;
        const std::int64_t all = inkOf(rich, dots);
        const std::int64_t drawn = inkOf(richDrawn, dots);
        QVERIFY(all > 0 && drawn > 0);
        const double left = percentOf(inkOf(saving, dots), all);
        const double leftDrawn = percentOf(inkOf(savingDrawn, dots), drawn);
        const QString said = QStringLiteral("%1 of 100 left, of what is drawn %2, which is %3 of 100")
                                 .arg(left, 0, 'f', 1)
                                 .arg(leftDrawn, 0, 'f', 1)
                                 .arg(percentOf(drawn, all), 0, 'f', 1);
        if (qEnvironmentVariableIsSet("NAVARCH_INK_TELL"))
            qInfo("%s: %s", printed.name.c_str(), qPrintable(said));
        QVERIFY2(leftDrawn <= 60, qPrintable(said));
        QVERIFY2(left <= 70 && left >= 25, qPrintable(said));
    }

    void pagesEndAsTheyShould_data() { everyPaper(); }
    /// In every language: nothing is headed on one page and told on the next, and each page says its number and how many there are.
    void pagesEndAsTheyShould()
    {
        QFETCH(int, index);
        for (const SheetLanguage& language : SheetLanguage::all()) {
            const Document document = papers()[static_cast<std::size_t>(index)].make({false, language});
            const std::size_t pages = document.pages.size();
            for (std::size_t i = 0; i < pages; ++i) {
                const Page& page = document.pages[i];
                const QString where = QStringLiteral("page %1 in %2: ").arg(i + 1).arg(language.tag());
                const TextRun* last = nullptr;
                const TextRun* lowestBesides = nullptr;
                for (std::size_t at = 0; at < page.footAt; ++at)
                    if (const auto* run = std::get_if<TextRun>(&page.items[at]);
                        run && (!last || run->box.y >= last->box.y)) {
                        lowestBesides = last;
                        last = run;
                    }
                // What is headed may be lines to write on.
                const bool hasLines =
                    last
                    && std::any_of(page.items.begin(),
                                   page.items.begin() + static_cast<std::ptrdiff_t>(page.footAt),
                                   [&](const Item& item) { return boxOf(item).y > last->box.bottom(); });
                if (last && lowestBesides && !hasLines && !page.isFiller)
                    QVERIFY2(last->style.role != FontRole::Heading && last->style.role != FontRole::Title,
                             qPrintable(where + last->text));
                if (pages < 2)
                    continue;
                bool isNumbered = false;
                for (std::size_t at = page.footAt; at < page.items.size(); ++at)
                    if (const auto* run = std::get_if<TextRun>(&page.items[at]))
                        isNumbered = isNumbered
                                     || (run->text.contains(QString::number(i + 1))
                                         && run->text.contains(QString::number(pages)));
                QVERIFY2(isNumbered, qPrintable(where + QStringLiteral("has no number")));
            }
        }
    }

    void wordsStandWhole_data() { everyPaper(); }
    /// In every language, on wide paper and narrow: what is too long stands smaller, down to the smallest type, or on another line.
    /// Where neither does it ends in an ellipsis, and no word is broken.
    void wordsStandWhole()
    {
        QFETCH(int, index);
        const Printed& printed = papers()[static_cast<std::size_t>(index)];
        for (const SheetLanguage& language : SheetLanguage::all())
            for (const Paper paper : {Paper::A4, Paper::A5}) {
                const Document document = printed.make({false, language, paper});
                const QString where = QLatin1String(nameOf(paper).data()) + QStringLiteral(" in ")
                                      + language.tag() + QStringLiteral(": ");
                QStringList broken((wordsOf(document) - wholeWords(language)).values());
                broken.sort();
                QVERIFY2(broken.isEmpty(), qPrintable(where + broken.join(QStringLiteral(" | "))));
                for (const Page& page : document.pages)
                    for (const Item& item : page.items)
                        if (const auto* run = std::get_if<TextRun>(&item); run && run->shortened)
                            QVERIFY2(run->style.size <= smallestText, qPrintable(where + run->text));
            }
    }

private:
    /// Of every paper in a language, set where there is room for them.
    static const QSet<QString>& wholeWords(const SheetLanguage& language)
    {
        static QHash<QString, QSet<QString>> known;
        QSet<QString>& words = known[language.tag()];
        const SlenderMeasurer slender;
        if (words.isEmpty())
            for (const Printed& printed : papers())
                for (const Paper paper : {Paper::A4, Paper::A5})
                    words += wordsOf(printed.make({false, language, paper, slender}));
        return words;
    }
    static void everyPaper()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < papers().size(); ++i)
            QTest::newRow(papers()[i].name.c_str()) << static_cast<int>(i);
    }
    static const std::vector<Printed>& papers()
    {
        static const std::vector<Printed> all = [] {
            std::vector<Printed> made;
            for (const SheetsOfGame& game : builtInSheets())
                for (Printed& each : papersOf(std::string(game.rules)))
                    made.push_back(std::move(each));
            for (Printed& each : papersOfTheUmpire())
                made.push_back(std::move(each));
            return made;
        }();
        return all;
    }
};

QTEST_MAIN(EveryPaperTest)
#include "every_paper_test.moc"
