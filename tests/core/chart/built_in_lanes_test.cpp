// SPDX-License-Identifier: GPL-3.0-or-later
// The built-in lanes are what the program computes of the built-in coast and ports.
#include <QFile>
#include <QTest>

#include "core/chart/chart_check.h"
#include "core/chart/chart_lanes.h"
#include "core/chart/drafting/beginning.h"
#include "core/data/coasts.h"
#include "core/data/figures.h"

using namespace navarch;

namespace {

constexpr int degree = 100'000;

/// All of the built-in coast with all ports.
Chart mediterranean()
{
    Chart chart;
    chart.name = "Mediterranean";
    chart.sheet = {{2'950'000, -10 * degree}, {48 * degree, 43 * degree}};
    chart.coast = builtInCoast(CoastLevel::Fine);
    chart.ports = builtInFigures().gazetteer.all();
    return chart;
}

QByteArray line(const Lane& lane)
{
    Json path = Json::array();
    for (const Position& at : lane.path)
        path.push_back({at.longitude / double{degree}, at.latitude / double{degree}});
    return QByteArray::fromStdString(R"({ "from": ")" + lane.from + R"(", "to": ")" + lane.to + R"(", "nm": )"
                                     + std::to_string(lane.miles) + R"(, "path": )" + path.dump() + " }");
}

/// The lines of the file that the lanes are kept in.
QByteArray document(const std::vector<Lane>& lanes)
{
    QByteArray text = "{\n  \"format\": \"navarch-lanes/1\",\n"
                      "  \"source\": \"Computed of the fine coast and the ports by computeLanes()\",\n"
                      "  \"lanes\": [\n";
    for (const Lane& lane : lanes)
        text += "    " + line(lane) + (&lane == &lanes.back() ? "\n" : ",\n");
    return text + "  ]\n}\n";
}

std::string told(const Findings& findings)
{
    std::string text;
    for (const Finding& finding : findings)
        text += finding.subject.english() + ": " + finding.message.english() + "\n";
    return text;
}

} // namespace

class BuiltInLanesTest : public QObject {
    Q_OBJECT

private slots:
    void theyAreWhatIsComputed()
    {
        Chart chart = mediterranean();
        const Findings findings = computeLanes(chart);
        QVERIFY2(!hasErrors(findings), told(findings).c_str());
        const QByteArray computed = document(chart.lanes);
        if (computed == document(builtInFigures().lanes.all()))
            return;
        QFile file(QDir::homePath() + QStringLiteral("/sea-lanes.json"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(computed) == computed.size());
        QFAIL(qPrintable(
            QStringLiteral("Other lanes come of the coast and the ports: core/data/README.md says what to "
                           "do with %1")
                .arg(file.fileName())));
    }

    void noneTouchesLand()
    {
        Chart chart = mediterranean();
        chart.lanes = builtInFigures().lanes.all();
        const Findings findings = checkChart(chart);
        QVERIFY2(findings.empty(), told(findings).c_str());
    }
};

QTEST_GUILESS_MAIN(BuiltInLanesTest)
#include "built_in_lanes_test.moc"
