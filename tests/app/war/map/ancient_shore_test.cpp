// SPDX-License-Identifier: GPL-3.0-or-later
// A port whose shore was another in antiquity says so on the chart, where the chart is that of the Mediterranean.
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/campaign/open_campaign.h"
#include "app/war/map/chart/sea_chart.h"
#include "core/campaign/founding/plan.h"
#include "core/chart/chart.h"
#include "core/data/ancient_coast.h"
#include "core/data/coasts.h"
#include "db/campaign_file.h"

using namespace navarch;

class AncientShoreTest : public QObject {
    Q_OBJECT

private slots:
    void aPortSaysHowItsShoreWas();
    void anotherSeaHasShoresOfItsOwn();

private:
    /// What is said of Miletos and of Samos in the war between Chios and Rhodes, on that chart.
    [[nodiscard]] QStringList saidOn(std::shared_ptr<const Chart> chart);

    QTemporaryDir m_folder;
};

QStringList AncientShoreTest::saidOn(std::shared_ptr<const Chart> chart)
{
    auto plan = builtInScenario("chios-and-rhodes", builtInFigures());
    if (!plan)
        return {};
    plan->chart = std::move(chart);
    const auto campaign = foundCampaign(*plan, builtInFigures());
    const QString path =
        m_folder.filePath(plan->chart ? QStringLiteral("own.navarch") : QStringLiteral("built-in.navarch"));
    if (!campaign || !CampaignFile::create(path, *campaign, "Found it"))
        return {};
    OpenCampaign opened;
    if (!opened.open(path))
        return {};
    SeaChart shown;
    shown.setCampaign(&opened);
    QStringList said;
    for (const char* name : {"Miletos", "Samos"}) {
        shown.pick(CampaignItem::Port, shown.idOf(CampaignItem::Port, QString::fromLatin1(name)));
        said += shown.facts()->pickedPort().name + QStringLiteral(": ")
                + shown.facts()->pickedPort().ancientShore;
    }
    return said;
}

void AncientShoreTest::aPortSaysHowItsShoreWas()
{
    const AncientPlace* place = AncientCoast::builtIn().of("miletos");
    QVERIFY(place);
    QCOMPARE(saidOn(nullptr), (QStringList{QStringLiteral("Miletos: ") + QString::fromStdString(place->then),
                                           QStringLiteral("Samos: ")}));
}

void AncientShoreTest::anotherSeaHasShoresOfItsOwn()
{
    Chart chart;
    chart.name = "Another sea";
    chart.coast = builtInCoast(CoastLevel::Coarse);
    chart.ports = builtInFigures().gazetteer.all();
    chart.lanes = builtInFigures().lanes.all();
    chart.sheet = sheetOf(chart.coast, {});
    QCOMPARE(saidOn(std::make_shared<const Chart>(std::move(chart))),
             (QStringList{QStringLiteral("Miletos: "), QStringLiteral("Samos: ")}));
}

QTEST_MAIN(AncientShoreTest)
#include "ancient_shore_test.moc"
