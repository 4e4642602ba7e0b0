// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a battle: of every game, all of it in one small file that runs nothing but itself; what a side was not shown
// is not in its bytes, and names are text. How it plays is tried in a browser (browser_test.cpp).
#include <QCryptographicHash>
#include <QRegularExpression>
#include <QTest>

#include "core/battle/brief/laid_board.h"
#include "core/battle/forecast/comparison.h"
#include "core/boards/drawn/board_edits.h"
#include "core/data/figures.h"
#include "reports/web/battle_page.h"
#include "tests/reports/languages.h"
#include "tests/reports/web/fought.h"

using namespace navarch;
using namespace navarch::test;

namespace {

std::string pageOf(Match& match, int viewer = -1, SheetLanguage language = {})
{
    return battlePage(match, viewer, language, builtInFigures());
}

/// Where each piece is at the last of a page's pictures: [x, y, heading], and whose it is.
std::map<int, std::pair<Json, int>> lastPlaces(const Json& data)
{
    std::map<int, std::pair<Json, int>> places;
    for (const Json& picture : data["pictures"]) {
        for (const Json& gone : picture.value("g", Json::array()))
            places.erase(gone.get<int>());
        const Json moved = picture.value("m", Json::array());
        for (std::size_t i = 0; i + 3 < moved.size(); i += 4)
            places[moved[i].get<int>()].first = {moved[i + 1], moved[i + 2], moved[i + 3]};
        const Json held = picture.value("h", Json::array());
        for (std::size_t i = 0; i + 1 < held.size(); i += 2)
            places[held[i].get<int>()].second = held[i + 1].get<int>();
    }
    return places;
}

/// Eight triremes against eight.
BattleBrief fleetsOfEight(const std::string& game)
{
    const Json fleet{{"format", "navarch-fleet/1"},
                     {"ships", Json::array({{{"class", "trireme"}, {"count", 8}, {"squadron", "Van"}}})}};
    const Json brief{{"format", "navarch-brief/1"},
                     {"rules", game},
                     {"seed", 5u},
                     {"sides", Json::array({{{"name", "Athens"}, {"fleet", fleet}},
                                            {{"name", "Corinth"}, {"fleet", fleet}}})}};
    const auto noFiles = [](const std::string&) -> Result<std::string> { return problem({}, {}); };
    auto read = readBrief(brief, "brief", builtInFigures(), noFiles);
    if (!read)
        qFatal("%s", read.error().front().text().c_str());
    return std::move(*read);
}

std::size_t eventsIn(const Json& data)
{
    std::size_t count = 0;
    for (const Json& picture : data["pictures"])
        count += picture.value("e", Json::array()).size();
    return count;
}

/// Two battles that are the same until the last order, which `side` gives in secret: it differs, and nobody else may see it.
struct Secret {
    std::unique_ptr<Match> one;
    std::unique_ptr<Match> other;
    int side = 0;
};

std::vector<Secret> secretsOf(const BattleBrief& brief, std::size_t most)
{
    std::vector<Secret> found;
    const auto match = opened(brief);
    for (int given = 0; given < 400 && !match->isOver() && found.size() < most; ++given) {
        const WaitingDecision waiting = match->decisions().front();
        const auto options = match->options(waiting.decision, Temperament::Steady);
        // The same thing said of the same ship or squadron, otherwise: that something was said at all may be seen.
        const auto second = std::find_if(options.begin(), options.end(), [&](const MatchOption& each) {
            const auto isAlike = [&](const char* field) {
                return each.order.value(field, Json()) == options.front().order.value(field, Json());
            };
            return each.order != options.front().order && isAlike("do") && isAlike("ship")
                   && isAlike("squadron") && isAlike("order");
        });
        if (waiting.decision.secret && second != options.end()) {
            Secret secret{opened(brief), opened(brief), waiting.decision.side};
            for (Match* each : {secret.one.get(), secret.other.get()})
                for (const MatchStep& step : match->steps())
                    if (!each->perform(step.order).isDone())
                        qFatal("the battle does not go the same way");
            const bool isBoth = secret.one->perform(options.front().order).isDone()
                                && secret.other->perform(second->order).isDone();
            // Of both sides' answers the last one brings all of them to light.
            const auto isSecretStill = [&](const Match& each) {
                return !each.isOver() && each.decisions().front().decision.secret;
            };
            if (isBoth && isSecretStill(*secret.one) && isSecretStill(*secret.other))
                found.push_back(std::move(secret));
        }
        match->performCaptains(waiting.decision, Temperament::Steady, {});
    }
    return found;
}

} // namespace

class BattlePageTest : public QObject {
    Q_OBJECT

private slots:
    void everyGameHasItsPage_data();
    void everyGameHasItsPage();
    void aDrawnBoardIsDrawn_data();
    void aDrawnBoardIsDrawn();
    void nothingButItselfIsAllowed();
    void tenAgainstTenAreSmall_data();
    void tenAgainstTenAreSmall();
    void whatASideMayNotKnowIsNotInIt_data();
    void whatASideMayNotKnowIsNotInIt();
    void shipsThatWereNotSeenAreNotNamed();
    void namesAreText();
    void dutchIsDutch();
    void theMatchIsLeftWhereItStood();
};

void BattlePageTest::everyGameHasItsPage_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : aBattleOfEachGame())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

/// Its pictures lead from an empty board to where the battle stands, and nothing that is told is left out.
void BattlePageTest::everyGameHasItsPage()
{
    QFETCH(QString, name);
    const auto match = opened(sampleBrief(name.toStdString()));
    fight(*match, 90);
    for (const int viewer : {-1, 0, 1}) {
        const Json data = dataOf(pageOf(*match, viewer));
        QVERIFY(data.is_object());
        QVERIFY2(data["pictures"].size() > 20, qPrintable(QString::number(data["pictures"].size())));
        const auto places = lastPlaces(data);
        const auto view = match->boardView(viewer);
        QCOMPARE(places.size(), view->pieces.size());
        for (const BoardPiece& piece : view->pieces) {
            const auto& [place, side] = places.at(piece.ship);
            QCOMPARE(side, piece.side);
            const bool isFree = view->kind == BoardKind::FreeTable;
            const int x = isFree ? (piece.pose.x + 5) / 10 : piece.pose.x;
            const int y = isFree ? (view->depth - piece.pose.y + 5) / 10 : piece.pose.y;
            QCOMPARE(QString::fromStdString(place.dump()),
                     QString::fromStdString(Json({x, y, piece.pose.heading}).dump()));
            const Json& ship = data["ships"][std::to_string(piece.ship)];
            QCOMPARE(data["texts"][ship["n"].get<std::size_t>()].get<std::string>(), piece.name.english());
        }
        std::size_t told = 0;
        for (const MatchStep& step : match->steps())
            told += match->eventsFor(step, viewer).size();
        if (viewer < 0)
            QCOMPARE(eventsIn(data), told);
    }
}

void BattlePageTest::aDrawnBoardIsDrawn_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("shape");
    const auto row = [](const char* game, BoardShape shape) {
        QTest::newRow(game) << QString(game) << static_cast<int>(shape);
    };
    row("ramming-speed", BoardShape::Hexes);
    row("trireme", BoardShape::Hexes);
    row("pompeius", BoardShape::Rexes);
    row("salamis-ad-actium", BoardShape::FreeTable);
    row("squadrons", BoardShape::FreeTable);
}

/// Land and zones of a board that somebody drew are on its page, of every game; without zones sides deploy along their edges.
void BattlePageTest::aDrawnBoardIsDrawn()
{
    QFETCH(QString, game);
    QFETCH(int, shape);
    const bool isFree = static_cast<BoardShape>(shape) == BoardShape::FreeTable;
    DrawnBoard board = blankBoard(static_cast<BoardShape>(shape), isFree ? 60 : 36, isFree ? 48 : 30);
    const BoardCell isle{20, 20};
    board.terrain[board.indexOf(isle)] = hex::Terrain::Land;
    BattleBrief brief = fleetsOfEight(game.toStdString());
    for (const bool hasZones : {false, true}) {
        if (hasZones)
            QVERIFY(zonesAlongEdges(board, 8));
        layBoard(brief, board);
        const auto match = opened(brief);
        fight(*match, 12);
        const Json data = dataOf(pageOf(*match));
        const Json& drawn = data["board"];
        const std::string terrain = isFree ? drawn["squares"]["terrain"] : drawn["terrain"];
        QCOMPARE(terrain.size(), board.terrain.size());
        QCOMPARE(terrain[board.indexOf(isle)], '6');
        QCOMPARE(std::count(terrain.begin(), terrain.end(), '0'),
                 static_cast<std::ptrdiff_t>(terrain.size() - 1));
        QCOMPARE(drawn.contains("zones"), hasZones);
        const Json& first = data["pictures"][0];
        QCOMPARE(first.contains("z"), hasZones);
        if (!hasZones)
            continue;
        QCOMPARE(first["d"].get<int>(), 0);
        const std::string zones = drawn["zones"];
        for (std::size_t cell = 0; cell < zones.size(); ++cell)
            QCOMPARE(zones[cell], static_cast<char>('0' + board.zones[cell]));
    }
}

/// One file: no address in it, and its policy allows its own script and style alone.
void BattlePageTest::nothingButItselfIsAllowed()
{
    const auto match = opened(sampleBrief("first-blood"));
    fight(*match, 30);
    const QString page = QString::fromStdString(pageOf(*match));
    QVERIFY(page.startsWith(QStringLiteral("<!DOCTYPE html>\n")));
    QString rest = page;
    rest.remove(QStringLiteral("http://www.w3.org/2000/svg"));
    for (const char* reach : {"http:", "https:", "//www", " src=", "@import", "url(", "fetch(", "import("})
        QVERIFY2(!rest.contains(QLatin1String(reach)), reach);
    const auto policy = QRegularExpression(QStringLiteral("Content-Security-Policy\" content=\"([^\"]*)\""))
                            .match(page)
                            .captured(1);
    QVERIFY2(policy.startsWith(QStringLiteral("default-src 'none'; script-src 'sha256-")),
             qPrintable(policy));
    QVERIFY(!policy.contains(QStringLiteral("unsafe")));
    for (const QString& element : {QStringLiteral("script"), QStringLiteral("style")}) {
        const auto found = QRegularExpression(QStringLiteral("<%1>(.*)</%1>").arg(element),
                                              QRegularExpression::DotMatchesEverythingOption)
                               .match(page);
        QVERIFY(found.hasMatch());
        const QByteArray hash =
            QCryptographicHash::hash(found.captured(1).toUtf8(), QCryptographicHash::Sha256).toBase64();
        QVERIFY(policy.contains(element + QStringLiteral("-src 'sha256-%1'").arg(QString::fromLatin1(hash))));
    }
    QCOMPARE(page.count(QStringLiteral("<script")), 2);
    QVERIFY(!page.contains(QRegularExpression(QStringLiteral(" on[a-z]+="))));
    QVERIFY(!page.contains(QStringLiteral("{{")));
}

void BattlePageTest::tenAgainstTenAreSmall_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("game"); // another than its own; empty: its own, and all its ships
    for (const char* name : {"phormio-at-the-gulf", "round-the-end"})
        QTest::newRow(name) << QString::fromLatin1(name) << QString();
    for (const RuleSet& game : builtInRuleSets().all())
        QTest::newRow(std::string(game.id).c_str())
            << QStringLiteral("phormio-at-the-gulf") << QString::fromStdString(std::string(game.id));
}

/// Ten against ten by every game, and battles of more, fought to their end.
void BattlePageTest::tenAgainstTenAreSmall()
{
    QFETCH(QString, name);
    QFETCH(QString, game);
    BattleBrief brief = sampleBrief(name.toStdString());
    if (!game.isEmpty()) {
        brief = briefUnder(game.toStdString(), brief);
        for (BriefSide& side : brief.sides) {
            auto& ships = side.fleet.ships;
            while (ships.size() < 10)
                ships.push_back(ships.front());
            ships.resize(10);
        }
    }
    const auto match = opened(brief);
    fight(*match);
    const std::string page = pageOf(*match, -1, paperIn("nl"));
    QVERIFY(!dataOf(page)["end"].is_null());
    qInfo("%s %s: %zu bytes, unpacked data of %zu, %zu pictures, %zu orders", qPrintable(name),
          qPrintable(game), page.size(), dataTextOf(page).size(), dataOf(page)["pictures"].size(),
          match->at());
    QVERIFY2(page.size() < 150 * 1000, qPrintable(QString::number(page.size())));
}

void BattlePageTest::whatASideMayNotKnowIsNotInIt_data()
{
    QTest::addColumn<QString>("name");
    for (const std::string& name : aBattleOfEachGame())
        QTest::newRow(name.c_str()) << QString::fromStdString(name);
}

/// An order that is still another's secret changes no byte of what a side gets to see.
void BattlePageTest::whatASideMayNotKnowIsNotInIt()
{
    QFETCH(QString, name);
    const BattleBrief brief = sampleBrief(name.toStdString());
    const auto secrets = secretsOf(brief, 3);
    for (const Secret& secret : secrets) {
        const int viewer = 1 - secret.side;
        const std::string one = pageOf(*secret.one, viewer);
        const std::string other = pageOf(*secret.other, viewer);
        const auto from = static_cast<std::size_t>(
            std::mismatch(one.begin(), one.end(), other.begin(), other.end()).first - one.begin());
        QVERIFY2(one == other,
                 (secret.one->steps().back().order.dump() + "\n" + secret.other->steps().back().order.dump()
                  + "\n" + one.substr(from - 60, 120) + "\n" + other.substr(from - 60, 120))
                     .c_str());
    }
    // Secrets are what games of plots have.
    QVERIFY(!secrets.empty() || (brief.rules != "trireme" && brief.rules != "pompeius"));
}

/// While fleets deploy unseen, and allies have not come, no name of theirs is in the page.
void BattlePageTest::shipsThatWereNotSeenAreNotNamed()
{
    int unseen = 0;
    for (const std::string& name : aBattleOfEachGame()) {
        BattleBrief brief = sampleBrief(name);
        for (std::size_t side = 0; side < brief.sides.size(); ++side)
            for (std::size_t row = 0; row < brief.sides[side].fleet.ships.size(); ++row)
                brief.sides[side].fleet.ships[row].name =
                    "Qz" + std::to_string(side) + std::string(row + 1, 'x') + "zQ";
        for (const int orders : {1, 3, 6}) {
            const auto match = opened(brief);
            std::string seen; // all that is ever shown to the first side
            const auto see = [&] {
                if (const auto view = match->boardView(0))
                    for (const BoardPiece& piece : view->pieces)
                        seen += piece.name.english() + "\n";
            };
            see();
            for (int i = 0; i < orders && !match->isOver(); ++i) {
                fight(*match, 1);
                see();
                for (const BattleEvent& event : match->eventsFor(match->steps().back(), 0))
                    seen += event.text.english() + "\n";
                for (const BoardMoment& moment : match->course(match->at() - 1, 0).moments)
                    seen += moment.event.text.english() + "\n";
            }
            const std::string page = pageOf(*match, 0);
            const std::string data = dataTextOf(page);
            for (const BriefShip& ship : shipsOf(brief, builtInFigures().classes)) {
                if (ship.side == 0 || seen.find(ship.name) != seen.npos)
                    continue;
                ++unseen;
                QVERIFY2(page.find(ship.name) == page.npos && data.find(ship.name) == data.npos,
                         (name + ": " + ship.name).c_str());
            }
        }
    }
    QVERIFY2(unseen > 40, qPrintable(QString::number(unseen)));
}

void BattlePageTest::namesAreText()
{
    for (const std::string& name : aBattleOfEachGame()) {
        const BattleBrief brief = withHostileNames(sampleBrief(name));
        const auto match = opened(brief);
        fight(*match, 60);
        const std::string page = pageOf(*match);
        const QString text = QString::fromStdString(page);
        QCOMPARE(text.count(QStringLiteral("<script")), 2);
        QCOMPARE(text.count(QStringLiteral("</script")), 2);
        for (const char* markup : {"<img", "<svg onload", "<b>", "--><!--"})
            QVERIFY2(!text.contains(QLatin1String(markup)), markup);
        // In a packing, and harmless out of it.
        for (const uint letter : (text + QString::fromStdString(dataTextOf(page))).toUcs4())
            QVERIFY2(letter == '\n'
                         || (letter >= 0x20 && letter != 0x7F && letter != 0x2028 && letter != 0x2029
                             && letter != 0x202E && letter != 0x2066),
                     qPrintable(QString::number(letter, 16)));
        // They are there all the same, as what they are.
        const Json data = dataOf(page);
        QVERIFY(data.is_object());
        const Json& texts = data["texts"];
        const auto has = [&](const std::string& wanted) {
            return std::any_of(texts.begin(), texts.end(), [&](const Json& each) { return each == wanted; });
        };
        QVERIFY(has(brief.sides[0].name));
        QVERIFY(brief.sides[0].name == "0</script><script>window.harm=1</script>");
    }
}

void BattlePageTest::dutchIsDutch()
{
    const auto match = opened(sampleBrief("the-new-bridges"));
    fight(*match, 80);
    const std::string page = pageOf(*match, -1, paperIn("nl"));
    QVERIFY(page.find("<html lang=\"nl\">") != page.npos);
    const Json dutch = dataOf(page)["words"];
    const Json english = dataOf(pageOf(*match))["words"];
    QCOMPARE(dutch.size(), english.size());
    int same = 0;
    for (const auto& [name, text] : english.items()) {
        QVERIFY(!dutch[name].get<std::string>().empty());
        same += dutch[name] == text;
    }
    QVERIFY2(same <= 3, qPrintable(QString::number(same))); // "%1 cm"
}

void BattlePageTest::theMatchIsLeftWhereItStood()
{
    const auto match = opened(sampleBrief("first-blood"));
    fight(*match, 40);
    const std::string whole = pageOf(*match);
    match->seek(7);
    QVERIFY(pageOf(*match) == whole);
    QCOMPARE(match->at(), std::size_t{7});
    QCOMPARE(match->steps().size(), std::size_t{40});
}

QTEST_GUILESS_MAIN(BattlePageTest)
#include "battle_page_test.moc"
