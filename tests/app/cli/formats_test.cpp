// SPDX-License-Identifier: GPL-3.0-or-later
// The reference of files and answers says everything, and nothing that is not so: every field is described, and every
// example is what the program reads and prints.
#include <QRegularExpression>
#include <QTest>

#include "app/cli/formats.h"
#include "core/battle/brief/brief.h"
#include "core/battle/brief/captain_level.h"
#include "core/battle/forecast/comparison.h"
#include "core/battle/outcome/outcome.h"
#include "core/campaign/files/export.h"
#include "core/campaign/gate/actions.h"
#include "core/data/figures.h"
#include "core/ports/fortification.h"
#include "core/ships/fleet.h"
#include "tests/app/cli/program.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

QString page()
{
    return QString::fromUtf8(embedded::formatsPage.data(), qsizetype(embedded::formatsPage.size()));
}

/// The part of the page under a heading, down to the next one of the same rank.
QString section(const QString& heading)
{
    const QString rank = heading.section(' ', 0, 0);
    const qsizetype begin = page().indexOf("\n" + heading);
    if (begin < 0)
        return {};
    qsizetype end =
        page().indexOf(QRegularExpression("\n#{1," + QString::number(rank.size()) + "} "), begin + 2);
    return page().mid(begin, end < 0 ? -1 : end - begin);
}

/// The examples in JSON, in their order.
std::vector<Json> examples()
{
    std::vector<Json> found;
    QRegularExpression fence("\n```json\n(.*?)\n```", QRegularExpression::DotMatchesEverythingOption);
    for (auto match = fence.globalMatch(page()); match.hasNext();)
        found.push_back(Json::parse(match.next().captured(1).toStdString(), nullptr, false));
    return found;
}

Json example(const std::string& format)
{
    for (const Json& json : examples())
        if (json.is_object() && json.value("format", "") == format)
            return json;
    return nullptr;
}

/// Collects the names of a record's fields.
struct CollectNames {
    QStringList names;
    template <class Value, class... Limits>
    void operator()(std::string_view name, Value&, const Limits&...)
    {
        names << QString::fromUtf8(name.data(), qsizetype(name.size()));
    }
};

/// Collects the fields of every object in a document.
void collectKeys(const Json& json, QStringList& keys)
{
    if (json.is_object()) {
        for (const auto& [key, value] : json.items()) {
            keys << QString::fromStdString(key);
            collectKeys(value, keys);
        }
    } else if (json.is_array()) {
        for (const Json& item : json)
            collectKeys(item, keys);
    }
}

/// Every field that is not in backticks or quotes in `text`.
QStringList undescribed(const QStringList& names, const QString& text)
{
    QStringList missing;
    for (const QString& name : names)
        if (!text.contains("`" + name + "`") && !text.contains("\"" + name + "\""))
            missing << name;
    return missing;
}

} // namespace

class FormatsTest : public QObject {
    Q_OBJECT

private slots:
    void theProgramPrintsIt();
    void everyExampleIsJson();
    void everyFieldOfAFleetIsDescribed();
    void everyFieldOfAPortIsDescribed();
    void theFleetExampleIsRead();
    void thePortExampleIsRead();
    void theBriefExampleIsReadAndHasEveryField();
    void theOutcomeExampleIsReadAndHasEveryField();
    void everyActionIsThereAndIsRead();
    void everyTableOfACampaignIsNamed();
    void theAnswersAreWhatTheProgramPrints_data();
    void theAnswersAreWhatTheProgramPrints();
    void everyFieldOfAnswersIsDescribed();
    void everyFieldOfAComparisonIsDescribed();
    void everyFieldOfACaptainsMatchIsDescribed();
    void theScenarioOfThePageIsSound();
    void everyAnswerFormatIsNamed();
};

void FormatsTest::theProgramPrintsIt()
{
    const Run run = navarchRun({"help", "formats"});
    QCOMPARE(run.code, 0);
    COMPARE_TEXT(run.out.toStdString(), page().toStdString());
}

void FormatsTest::everyExampleIsJson()
{
    QVERIFY(examples().size() >= 8);
    for (const Json& json : examples())
        QVERIFY(json.is_object());
}

void FormatsTest::everyFieldOfAFleetIsDescribed()
{
    const QString text = section("## Fleet: navarch-fleet/1");
    CollectNames fields;
    ShipFit fit;
    visitFit(fit, fields);
    Condition condition;
    visitCondition(condition, fields);
    QVERIFY(fields.names.size() > 30);
    // What a fleet file is written with, and so can hold.
    Fleet fleet;
    fleet.year = -429;
    fleet.ships.resize(1);
    fleet.ships[0].condition.mastDown = true;
    fleet.commanders.resize(1);
    collectKeys(fleetJson(fleet), fields.names);
    const QRegularExpression row("^\\| `(\\w+)` \\|", QRegularExpression::MultilineOption);
    QStringList described;
    for (auto match = row.globalMatch(text); match.hasNext();)
        described << match.next().captured(1);
    for (const QString& name : fields.names)
        QVERIFY2(described.contains(name), qPrintable(name));
    for (const QString& name : described)
        QVERIFY2(fields.names.contains(name), qPrintable(name));
}

void FormatsTest::everyFieldOfAPortIsDescribed()
{
    const QString text = section("## Port: navarch-port/1");
    CollectNames fields;
    WallSection wall;
    visitWallSection(wall, fields);
    Fortification port;
    port.sections.resize(1);
    collectKeys(fortificationJson(port), fields.names);
    QCOMPARE(undescribed(fields.names, text), QStringList());
}

void FormatsTest::theFleetExampleIsRead()
{
    const Figures& figures = builtInFigures();
    const auto fleet =
        readFleet(example("navarch-fleet/1"), "example", figures.classes, figures.prices.limits);
    QVERIFY2(fleet, fleet ? "" : shown(fleet.error()).c_str());
    const Run run =
        navarchRun({"price", "--strict", "-"}, QByteArray::fromStdString(example("navarch-fleet/1").dump()));
    QVERIFY2(run.code == 0, run.err); // it is legal too
}

void FormatsTest::thePortExampleIsRead()
{
    const auto port = readFortification(example("navarch-port/1"), "example");
    QVERIFY2(port, port ? "" : shown(port.error()).c_str());
    const Run run = navarchRun({"port", "price", "--strict", "-"},
                               QByteArray::fromStdString(example("navarch-port/1").dump()));
    QVERIFY2(run.code == 0, run.err);
}

void FormatsTest::theBriefExampleIsReadAndHasEveryField()
{
    const auto noFiles = [](const std::string& name) -> Result<std::string> {
        return problem(name, phrase("No file."));
    };
    const auto brief = readBrief(example("navarch-brief/1"), "example", builtInFigures(), noFiles);
    QVERIFY2(brief, brief ? "" : shown(brief.error()).c_str());
    QCOMPARE(whyUnfought(*brief, builtInFigures().classes), Problems());
    QStringList fields;
    collectKeys(briefJson(*brief), fields);
    const QString text = section("## Brief: navarch-brief/1") + section("## Fleet: navarch-fleet/1")
                         + section("## Port: navarch-port/1");
    QCOMPARE(undescribed(fields, text), QStringList());
}

void FormatsTest::theOutcomeExampleIsReadAndHasEveryField()
{
    const auto outcome = readOutcome(example("navarch-outcome/1"), "example");
    QVERIFY2(outcome, outcome ? "" : shown(outcome.error()).c_str());
    COMPARE_TEXT(outcomeJson(*outcome).dump(2), example("navarch-outcome/1").dump(2));
}

namespace {

template <class... Typed>
std::vector<std::string> kindsOf(const std::variant<Typed...>*)
{
    return {std::string(Typed::kind)...};
}

} // namespace

void FormatsTest::everyActionIsThereAndIsRead()
{
    std::vector<std::string> shownKinds;
    const Json actions = example("navarch-actions/1");
    for (const Json& json : actions.at("actions")) {
        const auto action = readAction(json, "example", builtInFigures());
        QVERIFY2(action, action ? "" : shown(action.error()).c_str());
        shownKinds.push_back(json["do"].get<std::string>());
        // Every field that it can have is in the example, or said to be optional there.
        QStringList written;
        const Json whole = actionJson(*action);
        for (const auto& [key, value] : whole.items())
            if (!json.contains(key))
                written << QString::fromStdString(key);
        for (const QString& key : written)
            QVERIFY2(QStringList({"fleet", "squadron", "port", "post", "months", "owner", "forced",
                                  "escorted", "patrol_from", "patrol_to", "route"})
                         .contains(key),
                     qPrintable(QString::fromStdString(shownKinds.back()) + "." + key));
    }
    for (const std::string& kind : kindsOf(static_cast<const ActionKinds*>(nullptr)))
        QVERIFY2(std::find(shownKinds.begin(), shownKinds.end(), kind) != shownKinds.end(), kind.c_str());
}

void FormatsTest::everyTableOfACampaignIsNamed()
{
    const QString text = section("## Campaign: navarch-campaign/1");
    Campaign().forEachTable([&](const auto& table) {
        using Record = typename std::decay_t<decltype(table)>::mapped_type;
        const std::string name = "\"" + std::string(Record::tableName) + "\":";
        QVERIFY2(text.contains(QString::fromStdString(name)), name.c_str());
    });
}

void FormatsTest::theAnswersAreWhatTheProgramPrints_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QByteArray>("format");
    QTest::newRow("price") << QStringList{"price", "-"}
                           << QByteArray(R"({"format":"navarch-fleet/1","name":"One ship","year":-429,)"
                                         R"("ships":[{"class":"trireme"}]})")
                           << QByteArray("navarch-price/1");
    QTest::newRow("port price") << QStringList{"port", "price", "-"}
                                << QByteArray(
                                       R"({"format":"navarch-port/1","name":"Aegina","economic_value":5,)"
                                       R"("sections":[{"heavy_engines":[2]}]})")
                                << QByteArray("navarch-port-price/1");
    QTest::newRow("odds ram")
        << QStringList{"odds", "ram", "-"}
        << QByteArray(R"({"format":"navarch-ram/1","attacker":{"class":"trireme","ram":"bronze"},)"
                      R"("target":{"class":"trireme"},"distance_moved":4,"target_speed":4})")
        << QByteArray("navarch-ram-odds/1");
    QTest::newRow("port random") << QStringList{"port", "random", "--value", "1", "--seed", "3"}
                                 << QByteArray() << QByteArray("navarch-port-random/1");
}

void FormatsTest::theAnswersAreWhatTheProgramPrints()
{
    QFETCH(QStringList, command);
    QFETCH(QByteArray, input);
    QFETCH(QByteArray, format);
    const Run run = navarchRun(command + QStringList{"--format", "json"}, input);
    QVERIFY2(run.code == 0, run.err);
    COMPARE_TEXT(run.json().dump(2), example(format.toStdString()).dump(2));
}

void FormatsTest::everyFieldOfAnswersIsDescribed()
{
    const Json classes =
        navarchRun({"classes", "--rules", "trireme", "--year", "-429", "--format", "json"}).json();
    COMPARE_TEXT(classes["classes"][0].dump(2), example("navarch-classes-answer/1")["classes"][0].dump(2));

    const Folder folder;
    const QString path = folder.path("s.navarch");
    const auto campaign = [&](QStringList command, const QByteArray& input = {}) {
        command.insert(1, path);
        return navarchRun(QStringList{"campaign"} + command + QStringList{"--format", "json"}, input).json();
    };
    QStringList keys;
    const auto take = [&](const Json& answer) {
        QVERIFY(answer.is_object());
        for (const auto& [key, value] : answer.items())
            keys << QString::fromStdString(key);
    };
    take(campaign({"new", "--scenario", "saronic-gulf"}));
    take(campaign({"show"}));
    take(campaign({"fields"}));
    take(campaign({"fields", "ships"}));
    const Json fields = campaign({"fields", "ships", "34"});
    take(fields);
    for (const Json& field : fields["fields"])
        take(field);
    const Json applied =
        campaign({"apply", "-"}, R"({"format":"navarch-actions/1","actions":[{"do":"port.roll","port":6}]})");
    take(applied);
    take(applied["actions"][0]);
    take(applied["actions"][0]["events"][0]);
    take(campaign({"undo"}));
    take(campaign({"verify"}));
    take(campaign({"backup"}));
    take(campaign({"seat"}));
    take(campaign({"export", "--out", folder.path("s.json")}));
    keys.removeAll("format");
    QCOMPARE(undescribed(keys, section("## Answers about a campaign")), QStringList());
}

void FormatsTest::everyFieldOfAComparisonIsDescribed()
{
    const QByteArray brief =
        R"({"format":"navarch-brief/1","rules":"ramming-speed","seed":5,"options":{"board":"40x30"},"sides":[
        {"name":"Athens","fleet":{"format":"navarch-fleet/1","ships":[{"class":"quinquereme","crew":"veteran","count":2}]}},
        {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"triaconter"}]}}]})";
    const Run run = navarchRun(
        {"battle", "compare", "-", "--runs", "60", "--rules", "ramming-speed,trireme", "--format", "json"},
        brief);
    QVERIFY2(run.code == 0, run.err);
    QStringList keys;
    collectKeys(run.json(), keys);
    for (const char* key : {"left_out", "fates", "processor_milliseconds", "share"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
    const QString text = section("## Comparison: navarch-comparison/1");
    QCOMPARE(undescribed(keys, text + section("## Forecast: navarch-forecast/1")), QStringList());
    for (const auto& term : EnumNames<OwnTerm>::names)
        QVERIFY(text.contains(QString::fromUtf8(term.name.data(), qsizetype(term.name.size()))));
    for (const auto& figure : EnumNames<ComparedFigure>::names)
        QVERIFY(
            text.contains("`" + QString::fromUtf8(figure.name.data(), qsizetype(figure.name.size())) + "`"));
}

void FormatsTest::everyFieldOfACaptainsMatchIsDescribed()
{
    const QByteArray brief =
        R"({"format":"navarch-brief/1","rules":"ramming-speed","seed":5,"options":{"board":"40x30"},"sides":[
        {"name":"Athens","fleet":{"format":"navarch-fleet/1","ships":[{"class":"triaconter"}]}},
        {"name":"Corinth","fleet":{"format":"navarch-fleet/1","ships":[{"class":"triaconter"}]}}]})";
    const Run run = navarchRun({"captains", "match", "-", "--level", "ensign", "--level", "random", "--pairs",
                                "2", "--sprt", "0,50", "--format", "json"},
                               brief);
    QVERIFY2(run.code == 0, run.err);
    QStringList keys;
    collectKeys(run.json(), keys);
    for (const char* key : {"pair_scores", "elo_interval", "log_likelihood_ratio", "longest"})
        QVERIFY2(keys.contains(QLatin1String(key)), key);
    const Run conduct =
        navarchRun({"captains", "conduct", "-", "--level", "random", "--battles", "1", "--format", "json"},
                   QByteArray(brief).replace("ramming-speed", "trireme").replace("40x30", "24x20"));
    QVERIFY2(conduct.code == 0, conduct.err);
    QStringList ofConduct;
    collectKeys(conduct.json(), ofConduct);
    QVERIFY(ofConduct.contains("among"));
    QCOMPARE(undescribed(ofConduct, section("## Captains' conduct: navarch-captains-conduct/1")),
             QStringList());
    const QString text = section("## Captains' match: navarch-captains-match/1");
    QCOMPARE(undescribed(keys, text), QStringList());
    for (const auto& level : EnumNames<CaptainLevel>::names)
        QVERIFY(
            text.contains("`" + QString::fromUtf8(level.name.data(), qsizetype(level.name.size())) + "`"));
}

void FormatsTest::theScenarioOfThePageIsSound()
{
    const Json scenario = example("navarch-scenario/1");
    const QByteArray text = QByteArray::fromStdString(scenario.dump());
    const Run check = navarchRun({"scenario", "check", "-", "--format", "json"}, text);
    QVERIFY2(check.code == 0 && check.json()["findings"].empty(), check.out + check.err);
    const QString described = section("## Scenario: navarch-scenario/1");
    for (const auto& [key, value] : scenario.items())
        QVERIFY2(described.contains("`" + QString::fromStdString(key) + "`"), key.c_str());
    for (const auto& [key, value] : scenario["sides"][0].items())
        QVERIFY2(described.contains("`" + QString::fromStdString(key) + "`"), key.c_str());
}

void FormatsTest::everyAnswerFormatIsNamed()
{
    for (const char* format : {"navarch-price/1",
                               "navarch-port-price/1",
                               "navarch-port-random/1",
                               "navarch-port-shore/1",
                               "navarch-ram-odds/1",
                               "navarch-classes-answer/1",
                               "navarch-classes/1",
                               "navarch-classes-show/1",
                               "navarch-classes-check/1",
                               "navarch-classes-add/1",
                               "navarch-classes-remove/1",
                               "navarch-classes-copy/1",
                               "navarch-class-formulas/1",
                               "navarch-ports/1",
                               "navarch-chart/1",
                               "navarch-chart-lanes/1",
                               "navarch-chart-check/1",
                               "navarch-scenario/1",
                               "navarch-scenario-list/1",
                               "navarch-scenario-check/1",
                               "navarch-scenario-price/1",
                               "navarch-scenario-export/1",
                               "navarch-rule-answer/1",
                               "navarch-rules-paper/1",
                               "navarch-help/1",
                               "navarch-sheets/1",
                               "navarch-battle-run/1",
                               "navarch-battle-replay/1",
                               "navarch-forecast/1",
                               "navarch-comparison/1",
                               "navarch-captains-match/1",
                               "navarch-captains-conduct/1",
                               "navarch-campaign-new/1",
                               "navarch-campaign-show/1",
                               "navarch-campaign-apply/1",
                               "navarch-campaign-step/1",
                               "navarch-campaign-class/1",
                               "navarch-campaign-verify/1",
                               "navarch-campaign-export/1",
                               "navarch-campaign-backup/1",
                               "navarch-campaign-restore/1",
                               "navarch-campaign-backups/1",
                               "navarch-campaign-seat/1",
                               "navarch-campaign-fields/1",
                               "navarch-campaign-retelling/1",
                               "navarch-campaign-branch/1",
                               "navarch-campaign-moments/1"})
        QVERIFY2(page().contains(format), format);
}

QTEST_GUILESS_MAIN(FormatsTest)
#include "formats_test.moc"
