// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <random>

#include "core/chart/mesh.h"

using namespace navarch;

namespace {

constexpr int size = 1000;

std::optional<std::string> whatIsWrongWith(const Mesh& mesh)
{
    std::int64_t area = 0;
    const auto& triangles = mesh.triangles();
    for (std::size_t number = 0; number < triangles.size(); ++number) {
        const Mesh::Triangle& here = triangles[number];
        const std::int64_t twice =
            turn(mesh.at(here.corner[0]), mesh.at(here.corner[1]), mesh.at(here.corner[2]));
        if (twice <= 0)
            return "triangle " + std::to_string(number) + " is flat or turned over";
        area += twice;
        for (int i = 0; i < 3; ++i) {
            const Mesh::Side& side = here.side[slot(i)];
            if (side.next < 0)
                continue;
            const Mesh::Triangle& beyond = mesh.triangle(side.next);
            bool isBack = false;
            for (int j = 0; j < 3; ++j)
                isBack = isBack
                         || (beyond.side[slot(j)].next == static_cast<int>(number)
                             && beyond.corner[slot(cornerAfter(j))] == here.corner[slot(cornerBefore(i))]
                             && beyond.corner[slot(cornerBefore(j))] == here.corner[slot(cornerAfter(i))]
                             && beyond.side[slot(j)].isFixed == side.isFixed
                             && beyond.side[slot(j)].rise == -side.rise);
            if (!isBack)
                return "triangle " + std::to_string(number) + " and its neighbour disagree";
        }
    }
    for (int point = 0; point < static_cast<int>(mesh.points().size()); ++point) {
        const auto& corner = mesh.triangle(mesh.triangleAt(point)).corner;
        if (corner[0] != point && corner[1] != point && corner[2] != point)
            return "point " + std::to_string(point) + " is not where it says";
    }
    if (area != 2 * std::int64_t{size} * size)
        return "the sheet is not covered";
    return std::nullopt;
}

bool isSide(const Mesh& mesh, int from, int to)
{
    for (const Mesh::Triangle& here : mesh.triangles())
        for (int i = 0; i < 3; ++i)
            if (here.corner[slot(cornerAfter(i))] == from && here.corner[slot(cornerBefore(i))] == to)
                return here.side[slot(i)].isFixed;
    return false;
}

} // namespace

class MeshTest : public QObject {
    Q_OBJECT

private slots:
    void pointsGoAnywhere();
    void shoresGoThroughAnything();
    void aCrossingIsTold();
};

/// On sides, on corners, in rows: on a small grid all of it happens.
void MeshTest::pointsGoAnywhere()
{
    for (const int grid : {7, 50, 990}) {
        std::mt19937 random(static_cast<unsigned>(grid));
        Mesh mesh({0, 0}, {size, size});
        std::map<std::pair<int, int>, int> seen;
        for (int i = 0; i < 400; ++i) {
            const int step = 990 / grid;
            const Position at{5 + static_cast<int>(random() % static_cast<unsigned>(grid)) * step,
                              5 + static_cast<int>(random() % static_cast<unsigned>(grid)) * step};
            const int point = mesh.insert(at);
            QVERIFY(mesh.at(point) == at);
            const auto [known, isNew] = seen.emplace(std::pair(at.latitude, at.longitude), point);
            QCOMPARE(known->second, point);
        }
        QCOMPARE(mesh.points().size(), seen.size() + 4);
        QCOMPARE(mesh.triangles().size(), 2 * seen.size() + 2);
        const auto wrong = whatIsWrongWith(mesh);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
    }
}

void MeshTest::shoresGoThroughAnything()
{
    for (unsigned seed = 0; seed < 20; ++seed) {
        std::mt19937 random(seed);
        Mesh mesh({0, 0}, {size, size});
        std::vector<int> points;
        for (int i = 0; i < 150; ++i)
            points.push_back(mesh.insert({10 + static_cast<int>(random() % 98) * 10, //
                                          10 + static_cast<int>(random() % 98) * 10}));
        int fixed = 0;
        for (int i = 0; i < 60; ++i) {
            const int from = points[random() % points.size()];
            const int to = points[random() % points.size()];
            if (!mesh.fix(from, to) && from != to) {
                ++fixed;
                // All of it, whatever points it goes through.
                int at = from;
                while (at != to) {
                    int next = -1;
                    for (const int point : points)
                        if (point != at && turn(mesh.at(from), mesh.at(to), mesh.at(point)) == 0
                            && isSide(mesh, at, point)
                            && std::abs(mesh.at(to).longitude - mesh.at(point).longitude)
                                       + std::abs(mesh.at(to).latitude - mesh.at(point).latitude)
                                   < std::abs(mesh.at(to).longitude - mesh.at(at).longitude)
                                         + std::abs(mesh.at(to).latitude - mesh.at(at).latitude))
                            next = point;
                    QVERIFY(next >= 0);
                    at = next;
                }
            }
            const auto wrong = whatIsWrongWith(mesh);
            QVERIFY2(!wrong, wrong.value_or("").c_str());
        }
        QVERIFY(fixed > 5);
        for (int i = 0; i < 50; ++i)
            (void)mesh.insert({10 + static_cast<int>(random() % 980), 10 + static_cast<int>(random() % 980)});
        const auto wrong = whatIsWrongWith(mesh);
        QVERIFY2(!wrong, wrong.value_or("").c_str());
    }
}

void MeshTest::aCrossingIsTold()
{
    Mesh mesh({0, 0}, {size, size});
    const int west = mesh.insert({500, 100});
    const int east = mesh.insert({500, 900});
    const int south = mesh.insert({100, 500});
    const int north = mesh.insert({900, 500});
    QVERIFY(!mesh.fix(west, east));
    const auto crossing = mesh.fix(south, north);
    QVERIFY(crossing);
    QVERIFY((crossing->from == west && crossing->to == east)
            || (crossing->from == east && crossing->to == west));
    QVERIFY(!mesh.fix(east, west));
}

QTEST_APPLESS_MAIN(MeshTest)
#include "mesh_test.moc"
