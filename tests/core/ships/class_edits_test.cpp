// SPDX-License-Identifier: GPL-3.0-or-later
// What is done to a file of own classes: each edit, that whatever comes of them can be read back, and what is refused.
#include <QTest>

#include <limits>
#include <random>

#include "core/data/figures.h"
#include "core/ships/class_edits.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const ShipClasses& known()
{
    return builtInFigures().classes;
}

ClassBook bookOf(const EditedBook& edited)
{
    return edited ? *edited : ClassBook();
}

std::string whyNot(const EditedBook& edited)
{
    return edited ? std::string() : edited.error().front().text();
}

ClassBook withTrireme()
{
    return bookOf(withCopy({}, *known().find("trireme"), known()));
}

/// Whether the book says of itself, in a file, all that it is.
bool readsBackEqual(const ClassBook& book)
{
    if (book.classes.empty())
        return true; // no file
    const auto again = readClassBook(classBookJson(book), "c.json", known());
    return again && *again == book;
}

} // namespace

class ClassEditsTest : public QObject {
    Q_OBJECT

private slots:
    void aCopyIsLikeItsOriginalUnderAFreeName()
    {
        ClassBook book = withTrireme();
        QCOMPARE(book.classes.size(), std::size_t{1});
        const ShipClass& copy = book.classes.front();
        QVERIFY(copy.isOwn);
        QCOMPARE(copy.name, std::string("Trireme 2"));
        QCOMPARE(copy.id, std::string("own-trireme-2"));
        QCOMPARE(copy.like, std::string("trireme"));
        QVERIFY(copy.fit == known().find("trireme")->fit);
        QVERIFY(!hasDerivedValues(copy));
        book = bookOf(withCopy(book, *known().find("trireme"), known()));
        book = bookOf(withCopy(book, book.classes.back(), known()));
        QCOMPARE(book.classes.size(), std::size_t{3});
        QCOMPARE(book.classes[2].like, std::string("trireme"));
        QVERIFY(readsBackEqual(book));
    }

    void aPlainClassIsFoundByTheFormulasAndFollowsTheShip()
    {
        ClassBook book = bookOf(withPlainClass({}, "Corsair", 60, 20, known()));
        QCOMPARE(book.classes.size(), std::size_t{1});
        const int hull = book.classes[0].games["trireme"]["hull"].get<int>();
        book = bookOf(withClassField(book, 0, "rowers", 400, known()));
        const ShipClass& larger = book.classes[0];
        QCOMPARE(larger.rowers, 400);
        QVERIFY(larger.games["trireme"]["hull"].get<int>() > hull);
        for (const ClassFormula& formula : known().formulas().all())
            QVERIFY2(larger.games[formula.game][formula.value]
                         == derivedValue(larger, formula.game, formula.value, known()),
                     formula.value.c_str());
        // A new name alters no value.
        const Json before = larger.games;
        book = bookOf(withClassField(book, 0, "name", "Great corsair", known()));
        QVERIFY(book.classes[0].games == before);
    }

    void aValueThatIsGivenStaysUntilItGoesBackToTheFormula()
    {
        ClassBook book = bookOf(withPlainClass({}, "Corsair", 60, 20, known()));
        const ClassBook plain = book;
        book = bookOf(withClassValue(book, 0, "trireme", "hull", 31, known()));
        QCOMPARE(book.classes[0].games["trireme"]["hull"].get<int>(), 31);
        QCOMPARE(derivedValues(book.classes[0], "trireme").size(),
                 derivedValues(plain.classes[0], "trireme").size() - 1);
        book = bookOf(withClassField(book, 0, "rowers", 300, known()));
        QCOMPARE(book.classes[0].games["trireme"]["hull"].get<int>(), 31);
        book = bookOf(withClassField(book, 0, "rowers", 60, known()));
        book = bookOf(withDerived(book, 0, "trireme", "hull", known()));
        QVERIFY(book == plain);
        // The home game's values are what the others are reckoned with.
        const ClassBook bigger = bookOf(withClassValue(plain, 0, std::string(homeGame), "size", 7, known()));
        QCOMPARE(bigger.classes[0].fit.size, 7);
        QVERIFY(bigger.classes[0].games["trireme"]["hull"] != plain.classes[0].games["trireme"]["hull"]);
        // All of them at once, of a copy of which every value was given.
        const ClassBook derived = bookOf(withDerived(withTrireme(), 0, {}, {}, known()));
        for (const std::string& game : known().formulas().games())
            QVERIFY(!derivedValues(derived.classes[0], game).empty());
        const ClassBook ofOneGame = bookOf(withDerived(withTrireme(), 0, "pompeius", {}, known()));
        QVERIFY(derivedValues(ofOneGame.classes[0], "trireme").empty());
        QCOMPARE(derivedValues(ofOneGame.classes[0], "pompeius").size(), std::size_t{6});
    }

    void aDeckSetsWhatTheHomeGameSaysOfIt()
    {
        ClassBook book = withTrireme();
        book = bookOf(withClassField(book, 0, "deck", "cataphract", known()));
        QVERIFY(book.classes[0].fit.cataphract && !book.classes[0].fit.sailOnly);
        book = bookOf(withClassField(book, 0, "deck", "sail", known()));
        QVERIFY(!book.classes[0].fit.cataphract && book.classes[0].fit.sailOnly);
        for (const Finding& finding : ownClassFindings(book.classes[0], builtInFigures().fitRules()))
            QVERIFY(finding.key != "deck-differs");
    }

    void theIdFollowsTheNameItWasMadeOf()
    {
        ClassBook book = withTrireme();
        book = bookOf(withClassField(book, 0, "name", "Corsair", known()));
        QCOMPARE(book.classes[0].id, std::string("own-corsair"));
        book = bookOf(withClassField(book, 0, "id", "own-raider", known()));
        book = bookOf(withClassField(book, 0, "name", "Raider of the isles", known()));
        QCOMPARE(book.classes[0].id, std::string("own-raider"));
    }

    void whatCannotBeReadIsRefused_data()
    {
        QTest::addColumn<QString>("field"); // "GAME/value" of a game
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("told");
        const auto row = [](const char* name, const char* field, const QByteArray& value, const char* told) {
            QTest::newRow(name) << QString(field) << value << QString(told);
        };
        row("no name", "name", "\"\"", "name");
        row("a built-in name", "name", "\"TRIREME\"", "A class of the program");
        row("control characters", "name", "\"A\\u0007\"", "name");
        row("an escape", "name", "\"\\u001b[2J\"", "name");
        row("hidden characters", "name", "\"A\\u202e\"", "name");
        row("too long", "name", "\"" + QByteArray(81, 'a') + "\"", "name");
        row("a megabyte", "name", "\"" + QByteArray(1 << 20, 'a') + "\"", "name");
        row("a number for a name", "name", "7", "name");
        row("a built-in id", "id", "\"trireme\"", "no id of an own class");
        row("an id with markup", "id", "\"own-<b>\"", "no id of an own class");
        row("an id that is a path", "id", "\"own-../../x\"", "no id of an own class");
        row("below nothing", "rowers", "-1", "rowers");
        row("huge", "rowers", "9000000000000000000", "rowers");
        row("a fraction", "rowers", "1.5", "rowers");
        row("no number", "fighters", "null", "fighters");
        row("text for a number", "fighters", "\"12\"", "fighters");
        row("no year", "from", "0", "years.from");
        row("years the wrong way", "from", "1500", "");
        row("a year beyond all", "to", "99999", "years.to");
        row("no deck", "deck", "\"glass\"", "aphract, cataphract or sail");
        row("like nothing", "like", "\"dreadnought\"", "no ship class");
        row("a field that is not", "wings", "2", "no such field");
        row("a field of the file", "games", "{}", "no such field");
        row("a value out of bounds", "trireme/hull", "99", "games.trireme.hull");
        row("a negative value", "trireme/hull", "-1", "games.trireme.hull");
        row("no whole value", "trireme/hull", "1.5", "games.trireme.hull");
        row("out of order", "trireme/cruise_speed", "6", "more than max_speed");
        row("a flag that is none", "squadrons/fast", "3", "games.squadrons.fast");
        row("a ram that is not", "salamis-ad-actium/ram", "\"laser\"", "ram");
        row("a value that is not", "trireme/wings", "3", "There is no such value");
        row("a list of the block", "trireme/derived", "[]", "There is no such value");
        row("a game that is not", "chess/hull", "3", "There is no such value");
        row("a game with markup", "<img>/hull", "3", "There is no such value");
    }
    void whatCannotBeReadIsRefused()
    {
        QFETCH(const QString, field);
        QFETCH(const QByteArray, value);
        QFETCH(const QString, told);
        ClassBook book = withTrireme();
        book = bookOf(withClassValue(book, 0, "trireme", "max_speed", 4, known()));
        if (field == QLatin1String("from"))
            book = bookOf(withClassField(book, 0, "to", -31, known()));
        const ClassBook before = book;
        const Json json = Json::parse(value.toStdString());
        const auto slash = field.indexOf('/');
        const std::string why =
            slash < 0 ? whyNot(withClassField(book, 0, field.toStdString(), json, known()))
                      : whyNot(withClassValue(book, 0, field.left(slash).toStdString(),
                                              field.mid(slash + 1).toStdString(), json, known()));
        QVERIFY2(!why.empty(), "taken");
        QVERIFY2(QString::fromStdString(why).contains(told), why.c_str());
        QVERIFY2(why.size() < 400, "a message is no place for what was typed");
        for (const char c : why)
            QVERIFY2(static_cast<unsigned char>(c) >= 0x20, "a control character in a message");
        QVERIFY(book == before);
    }

    void noNumberAtAllIsRefused()
    {
        const ClassBook book = withTrireme();
        for (const double each :
             {std::numeric_limits<double>::quiet_NaN(), std::numeric_limits<double>::infinity(),
              -std::numeric_limits<double>::infinity(), 1e300, -0.5}) {
            QVERIFY(!withClassField(book, 0, "rowers", each, known()));
            QVERIFY(!withClassValue(book, 0, "trireme", "hull", each, known()));
        }
    }

    void whatIsNotThereIsRefused()
    {
        const ClassBook book = withTrireme();
        for (const int at : {-1, 1, 200, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}) {
            QVERIFY(!withoutClass(book, at));
            QVERIFY(!withClassField(book, at, "rowers", 1, known()));
            QVERIFY(!withClassValue(book, at, "trireme", "hull", 1, known()));
            QVERIFY(!withDerived(book, at, {}, {}, known()));
        }
        QVERIFY(!withoutFigure(book, "trireme", "none"));
    }

    void twoOfOneNameOrIdAreRefused()
    {
        ClassBook book = withTrireme();
        book = bookOf(withPlainClass(book, "Corsair", 60, 20, known()));
        QVERIFY(!withClassField(book, 1, "name", "TRIREME 2", known())); // by its id, which follows
        QVERIFY(whyNot(withClassField(book, 1, "id", "own-trireme-2", known())).find("has the id")
                != std::string::npos);
        QVERIFY(whyNot(withOwn(book, book.classes[0], known())).find("has the id") != std::string::npos);
    }

    void noMoreThanAFileHolds()
    {
        ClassBook book;
        for (int i = 0; i < maxOwnClasses; ++i)
            book = bookOf(withPlainClass(book, "Class", 60, 20, known()));
        QCOMPARE(book.classes.size(), std::size_t{maxOwnClasses});
        QVERIFY(whyNot(withPlainClass(book, "One more", 60, 20, known())).find("200") != std::string::npos);
        QVERIFY(readsBackEqual(book));
        QVERIFY(withClassField(book, maxOwnClasses - 1, "rowers", 5, known()));
        ClassBook figures;
        for (int i = 0; i < maxOwnFigures; ++i)
            figures = bookOf(withFigure(figures, {"campaign", "figure-" + std::to_string(i), "1"}));
        QCOMPARE(figures.figures.size(), std::size_t{maxOwnFigures});
        QVERIFY(!withFigure(figures, {"campaign", "one-more", "1"}));
        QVERIFY(withFigure(figures, {"campaign", "figure-3", "2"})); // in its place
        QVERIFY(!withFigure(figures, {"campaign", "fig\x07", "2"}));
    }

    void aLongNameHasRoomForItsNumber()
    {
        ClassBook book;
        std::string greek;
        for (int i = 0; i < 80; ++i)
            greek += "\u03c4";
        for (int i = 0; i < 12; ++i)
            book = bookOf(withPlainClass(book, greek, 60, 20, known()));
        QCOMPARE(book.classes.size(), std::size_t{12});
        QVERIFY(readsBackEqual(book));
    }

    /// Whatever is done, in any order and with any values: what comes of it reads back equal, or nothing was done.
    void randomEditsLeaveWhatCanBeRead()
    {
        std::mt19937 dice(7);
        const auto roll = [&](int sides) { return static_cast<int>(dice() % static_cast<unsigned>(sides)); };
        const auto value = [&]() -> Json {
            switch (roll(8)) {
            case 0: return roll(6000) - 100;
            case 1: return roll(2) == 0;
            case 2: return "reinforced";
            case 3: return std::string(static_cast<std::size_t>(roll(90)), 'x');
            case 4: return nullptr;
            case 5: return Json::array();
            default: return roll(12);
            }
        };
        const std::vector<std::string> fields{"name", "id",   "rowers", "fighters", "fighting_oars",
                                              "deck", "like", "from",   "to",       "?"};
        const auto& formulas = known().formulas().all();
        ClassBook book;
        int taken = 0;
        for (int step = 0; step < 600; ++step) {
            const int at = roll(4) - 1;
            const ClassFormula& formula =
                formulas[static_cast<std::size_t>(roll(static_cast<int>(formulas.size())))];
            const auto edited = [&]() -> EditedBook {
                switch (roll(9)) {
                case 0: return withCopy(book, known().all()[static_cast<std::size_t>(roll(24))], known());
                case 1: return withPlainClass(book, "Plain", roll(400), roll(90), known());
                case 2: return withoutClass(book, at);
                case 3:
                    return withDerived(book, at, roll(2) == 0 ? "" : formula.game,
                                       roll(2) == 0 ? "" : formula.value, known());
                case 4:
                case 5:
                    return withClassField(book, at, fields[static_cast<std::size_t>(roll(10))], value(),
                                          known());
                default: return withClassValue(book, at, formula.game, formula.value, value(), known());
                }
            }();
            if (edited && edited->classes.size() <= 5) {
                book = *edited;
                ++taken;
                QVERIFY2(readsBackEqual(book), std::to_string(step).c_str());
            } else if (!edited) {
                QVERIFY(!edited.error().front().what.english().empty());
            }
        }
        QVERIFY(taken > 100);
    }
};

QTEST_GUILESS_MAIN(ClassEditsTest)
#include "class_edits_test.moc"
