// SPDX-License-Identifier: GPL-3.0-or-later
// Coasts from GeoJSON, packed coasts, and what is built in.
#include <QTest>

#include "core/chart/geojson.h"
#include "core/data/coasts.h"
#include "core/data/embedded.h"
#include "tests/core/finding_keys.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

const std::string square = "[[20,37],[21,37],[21,38],[20,38],[20,37]]";

std::string polygon(const std::string& rings)
{
    return R"({"type":"Polygon","coordinates":[)" + rings + "]}";
}

} // namespace

class CoastTest : public QObject {
    Q_OBJECT

private slots:
    void everyKindOfGeoJsonIsRead_data();
    void everyKindOfGeoJsonIsRead();
    void whatIsNoGeoJsonIsRefused_data();
    void whatIsNoGeoJsonIsRefused();
    void tooMuchIsRefused();
    void windingIsMended();
    void whatCannotBeMendedIsTold();
    void theSheetEndsWhereTheLandWasCutOff();
    void packedLinesComeBack();
    void damagedPackedLinesAreRefused();
    void theBuiltInCoast();
};

void CoastTest::everyKindOfGeoJsonIsRead_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("polygons");
    QTest::addColumn<int>("points");
    const auto row = [](const char* name, const std::string& text, int polygons, int points) {
        QTest::newRow(name) << QString::fromStdString(text) << polygons << points;
    };
    const std::string lake = "[[20.2,37.2],[20.4,37.2],[20.4,37.4],[20.2,37.2]]";
    const std::string feature = R"({"properties":{"coordinates":"none","type":"Polygon"},"geometry":)"
                                + polygon(square) + R"(,"type":"Feature","bbox":[20,37,21,38]})";
    row("polygon", polygon(square), 1, 5);
    row("with a lake", polygon(square + "," + lake), 1, 9);
    row("with heights", polygon("[[20,37,5],[21,37,5],[21,38,5],[20,37,5]]"), 1, 4);
    row("coordinates before the type", R"({"coordinates":[)" + square + R"(],"type":"Polygon"})", 1, 5);
    row("many", R"({"type":"MultiPolygon","coordinates":[[)" + square + "],[" + lake + "," + lake + "]]}", 2,
        13);
    row("feature", feature, 1, 5);
    row("collection",
        R"({"type":"FeatureCollection","features":[)" + feature + "," + feature
            + R"(,{"type":"Feature","geometry":null}]})",
        2, 10);
    row("geometries",
        R"({"type":"GeometryCollection","geometries":[{"type":"Point","coordinates":[1,2]},)"
        R"({"type":"LineString","coordinates":[[1,2],[3,4]]},{"type":"MultiLineString","coordinates":[[[1,2],[3,4]]]},)"
            + polygon(square) + "]}",
        1, 5);
    row("a list of features", "[" + feature + "]", 1, 5);
    row("nothing in it", R"({"type":"FeatureCollection","features":[]})", 0, 0);
    row("an empty polygon", R"({"type":"Polygon","coordinates":[]})", 0, 0);
}

void CoastTest::everyKindOfGeoJsonIsRead()
{
    QFETCH(QString, text);
    const auto coast = readGeoJson(text.toStdString(), "land");
    QVERIFY2(coast, coast ? "" : shown(coast.error()).c_str());
    QTEST(static_cast<int>(coast->polygons.size()), "polygons");
    QTEST(static_cast<int>(coast->points()), "points");
    if (!coast->polygons.empty() && coast->polygons[0].rings[0].size() == 5)
        QVERIFY(coast->polygons[0].rings[0][2] == (Position{3'800'000, 2'100'000}));
}

void CoastTest::whatIsNoGeoJsonIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("complaint");
    const auto row = [](const char* name, const std::string& text, const char* complaint) {
        QTest::newRow(name) << QString::fromStdString(text) << QString(complaint);
    };
    row("nothing", "", "malformed at line 1");
    row("a number", "5", "no GeoJSON");
    row("a list", "[1,2]", "no GeoJSON");
    row("breaks off", polygon(square).substr(0, 40), "malformed");
    row("NaN", polygon("[[20,37],[NaN,37],[21,38]]"), "malformed");
    row("beyond numbers", polygon("[[20,37],[1e999,37],[21,38]]"), "land: coordinates[0][1][0]: The number");
    row("off the globe", polygon("[[20,37],[21,97],[21,38]]"), "land: coordinates[0][1][1]: Degrees");
    row("text", polygon("[[20,37],[\"21\",37],[21,38]]"), "land: coordinates[0][1][0]: A number of degrees");
    row("null", polygon("[[20,37],null,[21,38]]"), "A number of degrees");
    row("an object", polygon("[[20,37],{},[21,38]]"), "A number of degrees");
    row("half a point", polygon("[[20,37],[21],[21,38]]"), "A pair");
    row("deeper than the others", polygon("[[20,37],[[21,37]],[21,38]]"), "nested otherwise");
    row("a polygon as many", R"({"type":"MultiPolygon","coordinates":[)" + square + "]}", "not nested as");
    row("twice", R"({"type":"Polygon","coordinates":[],"coordinates":[]})", "stands twice");
    row("in a collection",
        R"({"type":"FeatureCollection","features":[{"type":"Feature","geometry":)" + polygon(square) + "},"
            + R"({"type":"Feature","geometry":)" + polygon("[[20,37],[200,37],[21,38]]") + "}]}",
        "land: features[1].geometry.coordinates[0][1][0]");
    row("a number of features", R"({"type":"FeatureCollection","features":5})", "land: features: A list");
    row("features by name", R"({"type":"FeatureCollection","features":{"a":{}}})", "land: features: A list");
    row("no features", R"({"type":"FeatureCollection","features":null})", "land: features: A list");
    row("a number among features", R"({"features":[{},5]})", "land: features[1]: An object");
    row("a list among features", R"({"features":[[{}]]})", "land: features[0]: An object");
    row("words for a geometry", R"({"features":[{"geometry":"Polygon"}]})",
        "land: features[0].geometry: An object");
    row("a list for a geometry", R"({"type":"Feature","geometry":[]})", "land: geometry: An object");
    row("words for geometries", R"({"type":"GeometryCollection","geometries":"none"})",
        "land: geometries: A list");
    row("nothing among geometries", R"({"geometries":[null]})", "land: geometries[0]: An object");
    row("a number for coordinates", R"({"type":"Polygon","coordinates":20})", "land: coordinates: A list");
    row("an object for coordinates", R"({"type":"Polygon","coordinates":{"x":20}})",
        "land: coordinates: A list");
    row("a number for a type", R"({"type":3,"coordinates":[]})", "land: type: A text");
    row("nested 10,000 deep", std::string(10'000, '['), "nested more than 24 deep");
    row("nested deep in coordinates", R"({"type":"Polygon","coordinates":)" + std::string(10'000, '['),
        "nested more than 24 deep");
    row("nested deep in properties", R"({"type":"Feature","properties":)" + std::string(10'000, '['),
        "nested more than 24 deep");
    row("a null byte", polygon(square) + std::string(1, '\0') + "x", "malformed");
    row("no UTF-8", "{\"type\":\"\xff\"}", "malformed");
}

void CoastTest::whatIsNoGeoJsonIsRefused()
{
    QFETCH(QString, text);
    QFETCH(QString, complaint);
    std::string bytes = text.toStdString();
    if (QByteArray(QTest::currentDataTag()) == "no UTF-8")
        bytes = "{\"type\":\"\xff\"}";
    const auto coast = readGeoJson(bytes, "land");
    QVERIFY(!coast);
    QCOMPARE(coast.error().size(), std::size_t{1});
    QVERIFY2(shown(coast.error()).find(complaint.toStdString()) != std::string::npos,
             shown(coast.error()).c_str());
}

void CoastTest::tooMuchIsRefused()
{
    std::string many = R"({"type":"Polygon","coordinates":[[)";
    for (std::size_t i = 0; i < mostCoastPoints + 1; ++i)
        many += "[1,2],";
    QVERIFY(shown(readGeoJson(many, "land").error()).find("more than 1000000 points") != std::string::npos);
    const std::string large(largestGeoJson + 1, ' ');
    QVERIFY(shown(readGeoJson(large, "land").error()).find("larger than 64 MB") != std::string::npos);
}

void CoastTest::windingIsMended()
{
    const std::string turned = "[[20,37],[20,38],[21,38],[21,38],[21,37],[20,37]]";
    const std::string lake = "[[20.2,37.2],[20.4,37.2],[20.4,37.4],[20.2,37.2]]";
    auto right = readGeoJson(polygon(square + "," + lake), "land");
    auto wrong = readGeoJson(polygon(turned + "," + lake), "land");
    QVERIFY(right && wrong);
    Findings findings;
    tidy(*right, findings);
    tidy(*wrong, findings);
    QCOMPARE(keysOf(findings), "");
    QVERIFY(right->polygons == wrong->polygons);
    QCOMPARE(windingOf(wrong->polygons[0].rings[0]), 1);
    QCOMPARE(windingOf(wrong->polygons[0].rings[1]), -1);
    QCOMPARE(wrong->points(), std::size_t{7});
}

void CoastTest::whatCannotBeMendedIsTold()
{
    auto flat = readGeoJson(polygon("[[20,37],[21,37],[20,37]]"), "land");
    QVERIFY(flat);
    Findings findings;
    tidy(*flat, findings);
    QCOMPARE(keysOf(findings), "ring-without-area");
    QCOMPARE(findings[0].subject.english(), "37.00 N 20.00 E");
    QVERIFY(flat->polygons.empty());
    auto leap = readGeoJson(polygon("[[179,10],[-179,10],[-179,11],[179,11],[179,10]]"), "land");
    QVERIFY(leap);
    findings.clear();
    tidy(*leap, findings);
    QCOMPARE(keysOf(findings), "antimeridian antimeridian");
    QVERIFY(hasErrors(findings));
    QCOMPARE(findings[0].subject.english().substr(0, 7), "10.00 N");
}

void CoastTest::theSheetEndsWhereTheLandWasCutOff()
{
    const auto triangle = readGeoJson(polygon("[[20,37],[21,37.5],[20.5,38],[20,37]]"), "land");
    QVERIFY(triangle);
    const Sheet free = sheetOf(*triangle, {{3'750'000, 2'200'000}});
    QVERIFY(free == (Sheet{{3'600'000, 1'900'000}, {3'900'000, 2'300'000}}));
    // A hundred points, the last two of them on the southern edge; of fewer it is an island with a straight side.
    Coast cut;
    cut.polygons = {{{{{3'700'000, 2'000'000}, {3'700'000, 2'100'000}}}}};
    Ring& shore = cut.polygons[0].rings[0];
    for (int i = 0; i < 97; ++i)
        shore.push_back({3'800'000 - i % 2 * 1000, 2'098'000 - i * 1000});
    QVERIFY(sheetOf(cut, {}) == (Sheet{{3'600'000, 1'900'000}, {3'900'000, 2'200'000}}));
    shore.push_back({3'750'000, 2'001'000});
    QVERIFY(sheetOf(cut, {}) == (Sheet{{3'700'000, 1'900'000}, {3'900'000, 2'200'000}}));
    QVERIFY(sheetOf(Coast(), {}).holds({0, 0}));
}

void CoastTest::packedLinesComeBack()
{
    // Two rings at steps of a thousandth: 1 E 2 N, a step east, a step north; then 1 W 2 S, one step west and 64 steps south.
    const std::string bytes{"NVCOAST1\x01\x64\x02"
                            "\x03\xd0\x0f\xa0\x1f\x02\x00\x00\x02"
                            "\x02\xcf\x0f\x9f\x1f\x01\x7f",
                            27};
    const auto packed = unpackLines(bytes, "packed");
    QVERIFY2(packed, packed ? "" : shown(packed.error()).c_str());
    QVERIFY(packed->areClosed);
    QCOMPARE(packed->lines.size(), std::size_t{2});
    const std::vector<Position> first{{200'000, 100'000}, {200'000, 100'100}, {200'100, 100'100}};
    QVERIFY(packed->lines[0] == first);
    const std::vector<Position> second{{-200'000, -100'000}, {-206'400, -100'100}};
    QVERIFY(packed->lines[1] == second);
}

void CoastTest::damagedPackedLinesAreRefused()
{
    const std::string whole(*embeddedFile("coast/rivers.coast"));
    QVERIFY(unpackLines(whole, "rivers"));
    // Wherever it breaks off, and with any byte after it.
    for (std::size_t size = 0; size < 400; ++size)
        QVERIFY(!unpackLines(whole.substr(0, size), "rivers"));
    QVERIFY(!unpackLines(whole + "x", "rivers"));
    // A changed byte is another line, or refused; never worse.
    for (std::size_t at = 0; at < 600; ++at) {
        std::string damaged = whole;
        damaged[at] = static_cast<char>(damaged[at] ^ 0xff);
        const auto read = unpackLines(damaged, "rivers");
        QVERIFY(!read || read->lines.size() <= damaged.size());
        if (at < 8)
            QVERIFY(!read);
    }
    QVERIFY(!unpackLines("NVCOAST1\x01\x01\xff\xff\xff\x7f", "many"));
}

void CoastTest::theBuiltInCoast()
{
    std::size_t finer = 1'000'000;
    for (const CoastLevel level : {CoastLevel::Fine, CoastLevel::Middle, CoastLevel::Coarse}) {
        const auto& rings = builtInLand(level);
        std::size_t points = 0;
        const Sheet sheet{{2'950'000, -1'000'000}, {4'800'000, 4'300'000}};
        for (const Ring& ring : rings) {
            points += ring.size();
            QVERIFY(ring.size() >= 3);
            for (const Position at : ring)
                QVERIFY(sheet.holds(at));
        }
        QVERIFY(points < finer);
        finer = points / 3;
    }
    const Coast coast = builtInCoast(CoastLevel::Coarse);
    QVERIFY(sheetOf(coast, {}) == (Sheet{{2'950'000, -1'000'000}, {4'800'000, 4'300'000}}));
    QVERIFY(builtInRivers().size() > 100);
}

QTEST_APPLESS_MAIN(CoastTest)
#include "coast_test.moc"
