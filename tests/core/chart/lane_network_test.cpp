// SPDX-License-Identifier: GPL-3.0-or-later
// Whether ports are near enough along the lanes there are, against every way gone through.
#include <QTest>

#include <algorithm>
#include <cmath>
#include <ctime>
#include <random>
#include <tuple>

#include "core/chart/lane_network.h"
#include "tests/support/rounds.h"

using namespace navarch;

namespace {

constexpr std::int64_t noWay = std::int64_t{1} << 40;

struct DrawnPair {
    std::int64_t length;
    std::size_t from;
    std::size_t to;
};

/// All pairs of so many ports strewn over a plane, the nearest first.
std::vector<DrawnPair> pairsOnAPlane(std::size_t ports, unsigned seed)
{
    std::mt19937 random(seed);
    std::vector<std::pair<int, int>> at;
    for (std::size_t port = 0; port < ports; ++port) {
        const int east = static_cast<int>(random() % 100'000);
        at.emplace_back(east, static_cast<int>(random() % 100'000));
    }
    std::vector<DrawnPair> pairs;
    for (std::size_t a = 0; a < ports; ++a)
        for (std::size_t b = a + 1; b < ports; ++b)
            pairs.push_back(
                {1 + std::lround(std::hypot(at[a].first - at[b].first, at[a].second - at[b].second)), a, b});
    std::sort(pairs.begin(), pairs.end(), [](const DrawnPair& x, const DrawnPair& y) {
        return std::tie(x.length, x.from, x.to) < std::tie(y.length, y.from, y.to);
    });
    return pairs;
}

} // namespace

class LaneNetworkTest : public QObject {
    Q_OBJECT

private slots:
    void itAgreesWithAllWays();
    void piecesHangTogether();
    void aThousandPortsAreNoNight();
};

void LaneNetworkTest::itAgreesWithAllWays()
{
    const int networks = rounds(60, 20);
    int yes = 0;
    int no = 0;
    for (int seed = 0; seed < networks; ++seed) {
        std::mt19937 random(static_cast<unsigned>(seed));
        const std::size_t ports = 2 + random() % 20;
        LaneNetwork network(ports);
        std::vector<std::vector<std::int64_t>> far(ports, std::vector<std::int64_t>(ports, noWay));
        for (std::size_t port = 0; port < ports; ++port)
            far[port][port] = 0;
        for (int step = 0; step < 200; ++step) {
            const std::size_t a = random() % ports;
            const std::size_t b = random() % ports;
            const auto length = static_cast<std::int64_t>(1 + random() % 1000);
            if (a != b && random() % 4 == 0) {
                network.add(a, b, length);
                for (std::size_t x = 0; x < ports; ++x)
                    for (std::size_t y = 0; y < ports; ++y)
                        far[x][y] = std::min(
                            {far[x][y], far[x][a] + length + far[b][y], far[x][b] + length + far[a][y]});
            }
            // At the very length as well, and just below it.
            for (const std::int64_t most : {length, far[a][b], far[a][b] - 1}) {
                if (most < 0)
                    continue;
                const bool leads = far[a][b] <= most && far[a][b] < noWay;
                if (far[a][b] < noWay || most < noWay)
                    QCOMPARE(network.leadsWithin(a, b, most), leads);
                ++(leads ? yes : no);
            }
        }
    }
    QVERIFY(yes > networks * 20 && no > networks * 20);
}

void LaneNetworkTest::piecesHangTogether()
{
    LaneNetwork network(6);
    network.add(4, 1, 7);
    network.add(5, 4, 7);
    network.add(3, 2, 7);
    QVERIFY((network.pieces() == std::vector<std::size_t>{0, 1, 2, 2, 1, 1}));
    QVERIFY(LaneNetwork(0).pieces().empty());
}

/// Half a million pairs: what grew with the square of the ports for every lane took minutes.
void LaneNetworkTest::aThousandPortsAreNoNight()
{
    constexpr std::size_t ports = 1000;
    const auto pairs = pairsOnAPlane(ports, 3);
    const std::clock_t begun = std::clock();
    LaneNetwork network(ports);
    std::size_t lanes = 0;
    for (const DrawnPair& pair : pairs) {
        if (network.leadsWithin(pair.from, pair.to, pair.length * 110 / 100))
            continue;
        network.add(pair.from, pair.to, pair.length);
        ++lanes;
    }
    QVERIFY(lanes > ports && lanes < ports * 10);
    const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
    QVERIFY2(seconds < 60, std::to_string(seconds).c_str());
}

QTEST_APPLESS_MAIN(LaneNetworkTest)
#include "lane_network_test.moc"
