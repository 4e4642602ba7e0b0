// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of lines from a table's paper or a spreadsheet: what they say is taken, what is wrong is named by its line.
#include <QTest>

#include "app/battle/result/outcome/outcome_table.h"
#include "app/battle/result/outcome/pasted_lines.h"
#include "app/campaign/wording.h"
#include "reports/codes/paper_code.h"
#include "tests/core/battle/made_up/tiny_brief.h"

using namespace navarch;

class PastedLinesTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();

    void wordsInTheOrderOfTheSheet();
    void namesPickShips();
    void commandersAreNamed();
    void aLineSaysAllOfItsShip();
    void tablesComeBackAsTheyWent();
    void aFormulaIsOnlyAName();
    void badLines_data();
    void badLines();
    void rubbishIsRefusedOrTakenButNeverWorse();
    void codesOfSheetsPickShips();
    void aCodeByItselfPicksOnly();
    void theCodeOfAListGivesTheOrder();
    void linesFollowTheSheets();
    void wrongCodesAreToldLineByLine();
    void aCodeOfBothSidesIsOfTheOneLookedAt();
    void sheetsOfAnEarlierTagAreTaken();
    void sheetsOfAnotherBattleAreRefused();

private:
    [[nodiscard]] OutcomeSheet sheet() const { return {m_brief, m_before, m_ships}; }
    [[nodiscard]] Result<PastedLines> read(const QString& text, std::size_t first = 0) const
    {
        return pastedLines(text, m_before, first, sheet());
    }

    /// Ships 34 and 35 of a campaign against 61 and 62 of it.
    [[nodiscard]] Result<PastedLines> readCoded(const QString& text, std::size_t first = 0) const
    {
        return pastedLines(text, m_before, first, {m_brief, m_before, m_ships, {}, m_codes});
    }

    const std::vector<RowCode> m_codes{{"KMPT", 34}, {"KMPT", 35}, {"KMPT", 61}, {"KMPT", 62}};
    BattleBrief m_brief;
    BattleOutcome m_before;
    std::vector<BriefShip> m_ships;
};

void PastedLinesTest::initTestCase()
{
    m_brief = tinyBrief(2);
    m_brief.sides[0].fleet.ships[0].count = 1;
    m_brief.sides[0].fleet.ships[0].name = "Paralos";
    m_brief.sides[0].fleet.ships.push_back(m_brief.sides[0].fleet.ships[0]);
    m_brief.sides[0].fleet.ships[1].name = "Paralos the Second";
    m_brief.sides[0].fleet.ships[1].fit.marines = 2;
    m_brief.sides[0].fleet.ships[1].fit.heavyMarines = 1;
    m_brief.sides[0].fleet.commanders.push_back({"Phormio", Post::Fleet, CommandQuality::Average, {}});
    m_before = outcomeBefore(m_brief, builtInFigures().classes);
    m_ships = shipsOf(m_brief, builtInFigures().classes);
}

void PastedLinesTest::wordsInTheOrderOfTheSheet()
{
    const auto pasted = read(QStringLiteral("# after supper\n\nSunk\r\nheavy marines 1, marines: 0\n"));
    QVERIFY(!pasted); // "marines:" is no word of the form
    const auto good = read(QStringLiteral("# after supper\n\nSunk\r\nheavy, heavy marines 1; x\n"));
    QVERIFY(!good);
    const auto taken = read(QStringLiteral("SUNK\nheavy damage, 1 heavy marine lost, oars 2 lost, rudder "
                                           "hit, mast down, captain dead\ncaptured\nfled\n"));
    QVERIFY2(taken, taken ? "" : taken.error().front().what.english().c_str());
    QCOMPARE(taken->ships, 4);
    const auto& ships = taken->outcome.ships;
    QCOMPARE(ships[0].fate, ShipFate::Sunk);
    QCOMPARE(ships[1].condition.damage, Damage::Heavy);
    QCOMPARE(ships[1].condition.heavyMarinesLost, 1);
    QCOMPARE(ships[1].condition.oarsLost, 2);
    QVERIFY(ships[1].condition.rudderHit && ships[1].condition.mastDown);
    QCOMPARE(ships[1].condition.captain, PersonState::Dead);
    QCOMPARE(ships[2].fate, ShipFate::Captured);
    QCOMPARE(ships[2].captor, 0);
    QCOMPARE(ships[3].fate, ShipFate::Fled);
    const auto last = read(QStringLiteral("withdrew"), 3);
    QVERIFY(last && last->outcome.ships[3].fate == ShipFate::Withdrew);
}

void PastedLinesTest::namesPickShips()
{
    const auto pasted = read(
        QStringLiteral("paralos the second\tsunk\nParalos captured by corinth\nTrireme 2;light;marines 0"));
    QVERIFY2(pasted, pasted ? "" : pasted.error().front().what.english().c_str());
    const auto& ships = pasted->outcome.ships;
    QCOMPARE(ships[1].fate, ShipFate::Sunk);
    QCOMPARE(ships[0].fate, ShipFate::Captured);
    QCOMPARE(ships[0].captor, 1);
    QCOMPARE(ships[3].condition.damage, Damage::Light);
    QCOMPARE(ships[2], m_before.ships[2]);
}

void PastedLinesTest::commandersAreNamed()
{
    const auto pasted = read(QStringLiteral("Phormio, captured by Corinth"));
    QVERIFY(pasted);
    QCOMPARE(pasted->commanders, 1);
    QCOMPARE(pasted->outcome.commanders[0].state, PersonState::Captured);
    QCOMPARE(pasted->outcome.commanders[0].captor, 1);
}

void PastedLinesTest::aLineSaysAllOfItsShip()
{
    BattleOutcome now = m_before;
    now.ships[0].fate = ShipFate::Sunk;
    now.ships[0].condition.damage = Damage::Severe;
    now.ships[0].deeds.rams = 3;
    const auto pasted = pastedLines(QStringLiteral("Paralos, light"), now, 0, sheet());
    QVERIFY(pasted);
    QCOMPARE(pasted->outcome.ships[0].fate, ShipFate::Afloat);
    QCOMPARE(pasted->outcome.ships[0].condition.damage, Damage::Light);
    QCOMPARE(pasted->outcome.ships[0].deeds.rams, 3); // no line tells of deeds
}

void PastedLinesTest::tablesComeBackAsTheyWent()
{
    BattleOutcome outcome = m_before;
    outcome.ships[0].fate = ShipFate::Captured;
    outcome.ships[0].captor = 1;
    outcome.ships[1].condition.marinesLost = 2;
    outcome.ships[1].condition.rudderHit = true;
    outcome.ships[2].onTable = false;
    outcome.ships[3].condition.damage = Damage::Wrecked;
    outcome.ships[3].condition.captain = PersonState::Wounded;
    const QString table = outcomeTable(m_brief, outcome);
    QVERIFY(table.startsWith(QStringLiteral("ship\tside\tfate\tcaptor\tdamage\toars\t")));
    const auto back = read(table);
    QVERIFY2(back, back ? "" : back.error().front().what.english().c_str());
    QVERIFY(back->outcome == outcome);
    QString commas = table;
    const auto other = read(commas.replace(QLatin1Char('\t'), QLatin1Char(',')));
    QVERIFY(other && other->outcome == outcome);
}

void PastedLinesTest::aFormulaIsOnlyAName()
{
    BattleBrief brief = m_brief;
    brief.sides[0].fleet.ships[0].name = "=HYPERLINK()";
    const BattleOutcome before = outcomeBefore(brief, builtInFigures().classes);
    const auto ships = shipsOf(brief, builtInFigures().classes);
    BattleOutcome outcome = before;
    outcome.ships[0].fate = ShipFate::Sunk;
    const QString table = outcomeTable(brief, outcome);
    QVERIFY(table.contains(QStringLiteral("\n'=HYPERLINK()\t")));
    const auto back = pastedLines(table, before, 0, {brief, before, ships});
    QVERIFY(back && back->outcome == outcome);
}

void PastedLinesTest::badLines_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("what");
    const auto row = [](const char* name, const char* text, const char* place, const char* what) {
        QTest::newRow(name) << QString::fromLatin1(text) << QString::fromLatin1(place)
                            << QString::fromLatin1(what);
    };
    row("an unknown word", "sunk\nParallos, sunk", "Line 2", "\"Parallos\" is neither a ship");
    row("too many lines", "sunk\nsunk\nsunk\nsunk\nsunk", "Line 5", "no more ships");
    row("twice the same", "Paralos, sunk\nTrireme 1, sunk\nParalos, fled", "Line 3", "has a line already");
    row("more than aboard", "oars 19", "Line 1", "19 oar factors are lost");
    row("no number", "oars many", "Line 1", "how many oar factors");
    row("a number of nothing", "sunk, 3", "Line 1", "what is meant by 3");
    row("its own captor", "captured by Athens", "Line 1", "cannot capture its own");
    row("a strange captor", "captured by Sparta", "Line 1", "called \"sparta\"");
    row("a captain's luck", "captain lucky", "Line 1", "After \"captain\"");
    row("a commander's luck", "Phormio, lucky", "Line 1", "After a commander's name");
    row("nothing", "\n# nothing\n", "The block", "no line with a ship");
    row("a strange column", "ship,hats\nParalos,3", "Line 1", "no column \"hats\"");
    row("a strange ship", "ship,fate\nGhost,sunk", "Line 2", "No ship is called \"Ghost\"");
    row("a strange cell", "ship,fate\nParalos,eaten", "Line 2", "cannot stand under fate");
    row("a captor of nobody", "ship,fate,captor\nParalos,sunk,Corinth", "Line 2", "Only what is captured");
    row("too many cells", "ship,fate\nParalos,sunk,2", "Line 2", "more cells");
}

void PastedLinesTest::badLines()
{
    QFETCH(QString, text);
    QFETCH(QString, place);
    QFETCH(QString, what);
    const auto pasted = read(text);
    QVERIFY(!pasted);
    QCOMPARE(words(pasted.error().front().place), place);
    const QString said = words(pasted.error().front().what);
    QVERIFY2(said.contains(what), qPrintable(said));
}

void PastedLinesTest::rubbishIsRefusedOrTakenButNeverWorse()
{
    const QStringList pieces{
        QStringLiteral("sunk"), QStringLiteral("heavy"),   QStringLiteral("marines"),
        QStringLiteral("2"),    QStringLiteral(","),       QStringLiteral("\t"),
        QStringLiteral("\n"),   QStringLiteral("Paralos"), QStringLiteral("captured by"),
        QStringLiteral("\""),   QStringLiteral("-1"),      QStringLiteral("captain"),
        QStringLiteral("ship"), QStringLiteral("'="),      QStringLiteral("99999999999")};
    std::uint32_t state = 7;
    for (int run = 0; run < 20000; ++run) {
        QString text;
        for (int i = 0; i < 12; ++i) {
            state = state * 1664525u + 1013904223u;
            text += pieces[static_cast<int>((state >> 16) % static_cast<unsigned>(pieces.size()))];
            if ((state >> 8) % 2 == 0)
                text += QLatin1Char(' ');
        }
        const auto pasted = read(text);
        if (!pasted) {
            QVERIFY(!pasted.error().empty() && !pasted.error().front().what.isEmpty());
            continue;
        }
        for (const OutcomeFinding& each : outcomeFindings(m_brief, pasted->outcome, builtInFigures().classes))
            QVERIFY2(each.finding.key != "lost-more" && each.finding.key != "captor-own"
                         && each.finding.key != "captor-missing",
                     qPrintable(text));
    }
    QVERIFY(!read(QString(maxPastedText + 1, QLatin1Char('s'))));
}

void PastedLinesTest::codesOfSheetsPickShips()
{
    const QString square = words(codeText({"KMPT", {61}}));
    const auto pasted = readCoded(
        QStringLiteral("km-035 sunk\n%1, captured by Athens\nfled\nKM-34;light;oars 1").arg(square));
    QVERIFY2(pasted, pasted ? "" : pasted.error().front().what.english().c_str());
    QCOMPARE(pasted->ships, 4);
    QVERIFY((pasted->rows == std::vector<std::size_t>{1, 2, 3, 0}));
    const auto& ships = pasted->outcome.ships;
    QCOMPARE(ships[1].fate, ShipFate::Sunk);
    QCOMPARE(ships[2].captor, 0);
    QCOMPARE(ships[3].fate, ShipFate::Fled);
    QCOMPARE(ships[0].condition.damage, Damage::Light);
    const auto table = readCoded(QStringLiteral("ship\tfate\nKM-062\tsunk\nParalos\tfled"));
    QVERIFY2(table, table ? "" : table.error().front().what.english().c_str());
    QCOMPARE(table->outcome.ships[3].fate, ShipFate::Sunk);
    QCOMPARE(table->outcome.ships[0].fate, ShipFate::Fled);
}

/// Nothing becomes of a ship that is only named: the next line tells of her, or nobody does.
void PastedLinesTest::aCodeByItselfPicksOnly()
{
    const auto alone = readCoded(QStringLiteral("KM-061\nKM-035\n"));
    QVERIFY(alone);
    QCOMPARE(alone->ships, 0);
    QVERIFY((alone->picked == std::vector<std::size_t>{2, 1}));
    QVERIFY(alone->outcome == m_before);
    const auto scanned = readCoded(QStringLiteral("KM-061\nsunk\nParalos the Second\nheavy\nKM-062"));
    QVERIFY2(scanned, scanned ? "" : scanned.error().front().what.english().c_str());
    QCOMPARE(scanned->ships, 2);
    QCOMPARE(scanned->outcome.ships[2].fate, ShipFate::Sunk);
    QCOMPARE(scanned->outcome.ships[1].condition.damage, Damage::Heavy);
    QCOMPARE(scanned->outcome.ships[3], m_before.ships[3]);
    QVERIFY((scanned->picked == std::vector<std::size_t>{3}));
}

void PastedLinesTest::theCodeOfAListGivesTheOrder()
{
    const QString list = words(codeText({"KMPT", {62, 61}, 1, 2})) + QLatin1Char('\n')
                         + words(codeText({"KMPT", {35, 99}, 2, 2}));
    const auto ordered = readCoded(list + QStringLiteral("\nsunk\nfled\nheavy"));
    QVERIFY2(ordered, ordered ? "" : ordered.error().front().what.english().c_str());
    QVERIFY((ordered->rows == std::vector<std::size_t>{3, 2, 1})); // 99 stayed behind
    QCOMPARE(ordered->outcome.ships[3].fate, ShipFate::Sunk);
    QCOMPARE(ordered->outcome.ships[1].condition.damage, Damage::Heavy);
    const auto all = readCoded(QStringLiteral("KM-061-062 withdrew"));
    QVERIFY(all);
    QCOMPARE(all->ships, 2);
    QCOMPARE(all->outcome.ships[3].fate, ShipFate::Withdrew);
}

/// Where squadrons were mixed when the fleet was put together, lines stand as the sheets do.
void PastedLinesTest::linesFollowTheSheets()
{
    BattleBrief brief = m_brief;
    auto& rows = brief.sides[0].fleet.ships;
    rows[0].squadron = "Owls";
    rows[1].squadron = "Horses";
    rows.push_back(rows[0]);
    rows.back().name = "Ajax";
    const BattleOutcome before = outcomeBefore(brief, builtInFigures().classes);
    const auto ships = shipsOf(brief, builtInFigures().classes);
    const auto order = sheetOrder(brief, ships, builtInFigures());
    QVERIFY((order == std::vector<std::size_t>{0, 2, 1, 3, 4}));
    const auto pasted =
        pastedLines(QStringLiteral("sunk\nheavy\nfled"), before, 0, {brief, before, ships, order});
    QVERIFY(pasted);
    QCOMPARE(pasted->outcome.ships[2].condition.damage, Damage::Heavy); // Ajax, the second of the Owls
    QCOMPARE(pasted->outcome.ships[1].fate, ShipFate::Fled);
    const auto fromHer = pastedLines(QStringLiteral("sunk\nfled"), before, 2, {brief, before, ships, order});
    QVERIFY(fromHer && fromHer->outcome.ships[1].fate == ShipFate::Fled);
}

void PastedLinesTest::wrongCodesAreToldLineByLine()
{
    QString damaged = words(codeText({"KMPT", {34}}));
    damaged.back() = damaged.back() == QLatin1Char('0') ? QLatin1Char('1') : QLatin1Char('0');
    const auto pasted =
        readCoded(QStringLiteral("KM-034 sunk\nKM-044 sunk\nXX-034\n%1\nNAVARCH7:a\nKM-034\nKM-061\n"
                                 "KM-061\nKM-062-")
                      .arg(damaged));
    QVERIFY(!pasted);
    const std::vector<std::pair<QString, QString>> said{
        {QStringLiteral("Line 2"), QStringLiteral("KM-044 is a ship that is not in this battle")},
        {QStringLiteral("Line 3"), QStringLiteral("XX-034 is a ship of another campaign")},
        {QStringLiteral("Line 4"), QStringLiteral("damaged or mistyped")},
        {QStringLiteral("Line 5"), QStringLiteral("newer Navarch")},
        {QStringLiteral("Line 6"), QStringLiteral("Paralos stands in the list twice")},
        {QStringLiteral("Line 8"), QStringLiteral("Trireme 1 stands in the list twice")},
        {QStringLiteral("Line 9"), QStringLiteral("damaged or mistyped")}};
    QCOMPARE(pasted.error().size(), said.size());
    for (std::size_t i = 0; i < said.size(); ++i) {
        QCOMPARE(words(pasted.error()[i].place), said[i].first);
        QVERIFY2(words(pasted.error()[i].what).contains(said[i].second),
                 pasted.error()[i].what.english().c_str());
    }
    QString endless;
    for (int i = 0; i < 300; ++i)
        endless += QStringLiteral("KM-%1 sunk\n").arg(1000 + i);
    const auto many = readCoded(endless);
    QVERIFY(!many && many.error().size() == maxWrongLines);
}

void PastedLinesTest::aCodeOfBothSidesIsOfTheOneLookedAt()
{
    const std::vector<RowCode> mirrored{{"KMPT", 1}, {"KMPT", 2}, {"KMPT", 1}, {"KMPT", 2}};
    for (const std::size_t first : {std::size_t{0}, std::size_t{3}}) {
        const auto pasted = pastedLines(QStringLiteral("KM-002 sunk"), m_before, first,
                                        {m_brief, m_before, m_ships, {}, mirrored});
        QVERIFY(pasted);
        QCOMPARE(pasted->outcome.ships[first == 0 ? 1 : 3].fate, ShipFate::Sunk);
    }
}

/// Sheets that lay on the table when Navarch was brought up to date.
void PastedLinesTest::sheetsOfAnEarlierTagAreTaken()
{
    const std::vector<RowCode> renamed{
        {"KMPT", 34, "AXYZ"}, {"KMPT", 35, "AXYZ"}, {"KMPT", 61, "AXYZ"}, {"KMPT", 62, "AXYZ"}};
    const QString square = words(codeText({"AXYZ", {61}}));
    const auto pasted = pastedLines(QStringLiteral("AX-034 sunk\nKM-035 fled\n%1 light").arg(square),
                                    m_before, 0, {m_brief, m_before, m_ships, {}, renamed});
    QVERIFY2(pasted, pasted ? "" : pasted.error().front().what.english().c_str());
    QCOMPARE(pasted->outcome.ships[0].fate, ShipFate::Sunk);
    QCOMPARE(pasted->outcome.ships[1].fate, ShipFate::Fled);
    QCOMPARE(pasted->outcome.ships[2].condition.damage, Damage::Light);
    QVERIFY(!readCoded(QStringLiteral("AX-034 sunk"))); // of a war that was never called so
}

/// The same ships have sheets of an earlier battle, which are marked as well; what was printed before sheets said it is taken.
void PastedLinesTest::sheetsOfAnotherBattleAreRefused()
{
    std::vector<RowCode> rows = m_codes;
    for (RowCode& row : rows)
        row.occasions = {"GX", "GY"};
    const auto pasted = [&](const PaperCode& code) {
        return pastedLines(words(codeText(code)) + QStringLiteral(" sunk"), m_before, 0,
                           {m_brief, m_before, m_ships, {}, rows});
    };
    for (const char* ours : {"", "GX", "GY"})
        QVERIFY(pasted({"KMPT", {61}, 1, 1, ours}));
    for (const std::vector<std::int64_t>& ships : {std::vector<std::int64_t>{61}, {34, 35, 61}}) {
        const auto refused = pasted({"KMPT", ships, 1, 1, "GZ"});
        QVERIFY(!refused);
        QVERIFY(refused.error().front().what.english().find("another battle or week") != std::string::npos);
    }
}

QTEST_GUILESS_MAIN(PastedLinesTest)
#include "pasted_lines_test.moc"
