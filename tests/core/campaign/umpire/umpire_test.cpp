// SPDX-License-Identifier: GPL-3.0-or-later
// The umpire's hand: what it sets, what it refuses and why, and the mark it leaves.
#include <QtTest>

#include <set>

#include "core/campaign/deed/chronicle.h"
#include "core/campaign/gate/actions.h"
#include "core/campaign/gate/authority.h"
#include "core/campaign/umpire/marks.h"
#include "core/campaign/umpire/record_fields.h"
#include "core/data/figures.h"
#include "tests/core/campaign/battle_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

/// A language of two words.
class LittleDutch final : public Tongue {
public:
    [[nodiscard]] std::optional<std::string> patternOf(std::string_view english,
                                                       std::optional<std::int64_t>) const override
    {
        return english == "heavy"  ? std::optional<std::string>("zwaar")
               : english == "none" ? std::optional<std::string>("geen")
                                   : std::nullopt;
    }
};

/// The teaching campaign, begun, and an umpire over it.
class UmpiresTable : public GamingTable {
public:
    UmpiresTable() { perform(R"({"do": "campaign.begin"})"); }

    /// Sets a field; the keys of what stood against it, "" when done.
    std::string set(const std::string& table, std::int64_t number, const std::string& field,
                    const Json& value, const std::string& reason = "A reef")
    {
        return perform(Json{
            {"do", "umpire.set"},
            {"table", table},
            {"id", number},
            {"field", field},
            {"value", value},
            {"reason",
             reason}}.dump());
    }
    [[nodiscard]] std::string whyNot() const
    {
        return verdict.reasons.empty() ? std::string() : verdict.reasons.front().message.english();
    }
    [[nodiscard]] std::string exported() const { return jsonText(campaignJson(campaign)); }
};

template <class Record>
std::int64_t firstOf(const Campaign& campaign)
{
    const auto& table = campaign.table<Record>();
    return table.empty() ? 0 : table.begin()->first.value;
}

} // namespace

class UmpireTest : public QObject {
    Q_OBJECT

private slots:
    void itSetsAFieldAndLeavesAMark()
    {
        UmpiresTable table;
        const auto ship = firstOf<ShipRecord>(table.campaign);
        QCOMPARE(table.set("ships", ship, "oars_lost", 1), std::string());
        QCOMPARE(table.campaign.find(ShipId{ship})->condition.oarsLost, 1);
        const auto marks = umpireMarks(table.campaign, "ships", ship);
        QCOMPARE(marks.size(), std::size_t(1));
        QCOMPARE(marks.front().field, std::string("oars_lost"));
        QCOMPARE(marks.front().reason, std::string("A reef"));
        QVERIFY(umpireMarks(table.campaign, "ships", ship + 1).empty());
        QVERIFY(umpireMarks(table.campaign, "fleets", ship).empty());
        // The umpire reads it in the chronicle, and no side does.
        const auto isMark = [](const ChronicleRecord* entry) { return entry->kind == umpireSetKind; };
        const auto all = chronicleFor(table.campaign, {});
        QCOMPARE(std::count_if(all.begin(), all.end(), isMark), 1);
        for (const auto& [id, side] : table.campaign.table<SideRecord>()) {
            const auto known = chronicleFor(table.campaign, id);
            QCOMPARE(std::count_if(known.begin(), known.end(), isMark), 0);
        }
    }

    /// Figures stand bare, and what is chosen of several is a word that has a translation.
    void aMarkIsReadAsItIsSaid()
    {
        UmpiresTable table;
        const auto ship = firstOf<ShipRecord>(table.campaign);
        QCOMPARE(table.set("ships", ship, "oars_lost", 1), std::string());
        QCOMPARE(table.set("ships", ship, "damage", "heavy"), std::string());
        const auto marks = umpireMarks(table.campaign, "ships", ship);
        QCOMPARE(marks.size(), std::size_t(2));
        const std::string lost = marks[0].text.english();
        QVERIFY2(lost.find(" is 1, and was 0. ") != std::string::npos, lost.c_str());
        const std::string damage = marks[1].text.in(LittleDutch());
        QVERIFY2(damage.find(" is zwaar, and was geen. ") != std::string::npos, damage.c_str());
    }

    void noSideDoesItOrHearsOfIt()
    {
        UmpiresTable table;
        const Action action =
            SetField{"ships", firstOf<ShipRecord>(table.campaign), "oars_lost", 1, "A reef"};
        for (const auto& [id, side] : table.campaign.table<SideRecord>()) {
            const Verdict verdict = consider(table.campaign, builtInFigures(), action, id);
            QCOMPARE(errorKeys(verdict.reasons), std::string("umpires-business"));
            QVERIFY(!mayHearOf(table.campaign, builtInFigures(), journalJson(action), id));
        }
    }

    void takenBackItIsAsItWas()
    {
        UmpiresTable table;
        const std::string before = table.exported();
        QCOMPARE(table.set("ships", firstOf<ShipRecord>(table.campaign), "captain", "Lykon"), std::string());
        QVERIFY(table.exported() != before);
        applyChanges(table.campaign, reversed(table.verdict.changes));
        QCOMPARE(table.exported(), before);
    }

    void aRefusalNamesFieldBoundsAndRemedy_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QByteArray>("value");
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("says");
        const auto row = [](const char* name, const char* where, const char* field, const char* value,
                            const char* key, const char* says) {
            QTest::newRow(name) << where << field << QByteArray(value) << key << says;
        };
        row("out of bounds", "ships", "oars_lost", "21", "field-value", "from 0 to 20");
        row("another kind", "ships", "rudder_hit", "3", "field-value", "true or false");
        row("no choice", "ships", "damage", R"("sunk")", "field-value", "light");
        row("no such field", "ships", "colour", R"("red")", "unknown-field", "oars_lost");
        row("its number", "ships", "id", "3", "unknown-field", "oars_lost");
        row("nothing has that number", "ships", "fleet_id", "999999", "unsound", "999999");
        row("nowhere", "ships", "fleet_id", "0", "unsound", "missing");
        row("more lost than there is", "ships", "corvi", "0", "nothing-changes", "already");
        row("no class", "ships", "class", R"("submarine")", "unknown-class", "submarine");
        row("an empty name", "ships", "name", R"("")", "field-value", "at least one");
        row("a negative price", "ships", "paid", R"("-5.00")", "negative-amount", "0.00");
        row("money", "ledger_postings", "amount", R"("900.00")", "closed-field", "ledger.enter");
        row("a key", "settings", "key", R"("victory")", "closed-field", "never set");
        row("the dice", "campaign", "seed", "4", "closed-field", "never set");
        row("the stage", "campaign", "stage", R"("setup")", "closed-field", "campaign.begin");
        row("no year 0", "campaign", "year", "0", "unsound", "year 0");
        row("a turn to come", "ports", "captured_turn", "5", "not-yet", "up to 0");
        row("the chart's place", "ports", "place", R"("rhodos")", "closed-field", "never set");
        row("no place", "fleets", "lane_from", R"("atlantis")", "unknown-place", "no such place");
        row("a lane that is none", "fleets", "lane_to", R"("aegina")", "unsound", "begins nowhere");
        row("a foreign port", "fleets", "port_id", "\"2\"", "field-value", "whole number");
        row("an option", "settings", "value", R"("perhaps")", "setting-value", "choose");
    }
    void aRefusalNamesFieldBoundsAndRemedy()
    {
        QFETCH(QString, where);
        QFETCH(QString, field);
        QFETCH(QByteArray, value);
        QFETCH(QString, key);
        QFETCH(QString, says);
        UmpiresTable table;
        table.perform(R"({"do": "setting.change", "key": "randomised-training", "value": "off"})");
        table.perform(R"({"do": "setting.change", "key": "equipment-periods", "value": "advisory"})");
        const std::string before = table.exported();
        const auto records = recordsOf(Draft(table.campaign), where.toStdString());
        QVERIFY(records && !records->empty());
        const auto keys =
            QString::fromStdString(table.set(where.toStdString(), records->front().number,
                                             field.toStdString(), Json::parse(value.toStdString())));
        QVERIFY2(keys.split(", ").contains(key) || keys.split(",").contains(key), qPrintable(keys));
        QString all;
        for (const Finding& finding : table.verdict.reasons)
            all += QString::fromStdString(finding.message.english()) + "\n";
        QVERIFY2(all.contains(says), qPrintable(all));
        QCOMPARE(table.exported(), before);
    }

    void withoutAReasonOrATableItIsNothing()
    {
        UmpiresTable table;
        QCOMPARE(table.set("ships", firstOf<ShipRecord>(table.campaign), "oars_lost", 1, ""),
                 std::string("unreadable"));
        QCOMPARE(table.set("secrets", 1, "oars_lost", 1), std::string("unknown-table"));
        QVERIFY(table.whyNot().find("chronicle") != std::string::npos);
        QCOMPARE(table.set("ships", 999'999, "oars_lost", 1), std::string("unknown-record"));
        QCOMPARE(table.set("ships", firstOf<ShipRecord>(table.campaign), "oars_lost", Json::object()),
                 std::string("unreadable"));
    }

    void whatContradictsAFieldFollowsIt()
    {
        UmpiresTable table;
        const auto fleet = firstOf<FleetRecord>(table.campaign);
        QCOMPARE(table.set("fleets", fleet, "lane_from", "aegina"), std::string());
        QVERIFY(table.campaign.find(FleetId{fleet})->port.isNone());
        QCOMPARE(table.campaign.find(FleetId{fleet})->at.from, std::string("aegina"));
        const SideId side = table.campaign.find(FleetId{fleet})->side;
        PortId home;
        for (const auto& [id, port] : table.campaign.table<PortRecord>())
            if (port.owner == side)
                home = id;
        QCOMPARE(table.set("fleets", fleet, "port_id", home.value), std::string());
        QVERIFY(table.campaign.find(FleetId{fleet})->at.isNone());
        // A text that is written anew is told by itself.
        table.perform(R"({"do": "chronicle.note", "text": "A herald came."})");
        const auto entry = table.campaign.table<ChronicleRecord>().rbegin()->first.value;
        QCOMPARE(table.set("chronicle", entry, "text", "No herald came."), std::string());
        QVERIFY(table.campaign.find(Id<ChronicleRecord>{entry})->said.empty());
    }

    void thePortThatChangesHandsGoesWithItsMen()
    {
        UmpiresTable table;
        const PortId epidauros = table.port("epidauros");
        table.perform(R"({"do":"port.roll","port":)" + n(epidauros) + "}");
        const SideId side = table.side("Aegina");
        const std::string keys = table.set("ports", epidauros.value, "owner_side_id", side.value);
        QVERIFY2(keys.empty(), (keys + table.whyNot()).c_str());
        QCOMPARE(table.campaign.find(epidauros)->owner.value, side.value);
        for (const auto& [id, commander] : table.campaign.table<CommanderRecord>())
            if (commander.port == epidauros)
                QCOMPARE(commander.side.value, side.value);
    }

    void twoDoNotOwnOneThing()
    {
        UmpiresTable table;
        const auto fleet = firstOf<FleetRecord>(table.campaign);
        const SideId own = table.campaign.find(FleetId{fleet})->side;
        SideId other;
        for (const auto& [id, side] : table.campaign.table<SideRecord>())
            if (id != own)
                other = id;
        const std::string keys = table.set("fleets", fleet, "side_id", other.value);
        QVERIFY2(keys.find("two-owners") != std::string::npos
                     || keys.find("foreign-port") != std::string::npos,
                 keys.c_str());
        QVERIFY(!table.verdict.allowed());
    }

    void whatWaitsForABattleStaysAsItIs()
    {
        WarTable table;
        const BattleParts parts = table.parts();
        const auto set = [&](const std::string& where, std::int64_t number, const std::string& field,
                             const Json& value) {
            return table.perform(Json{
                {"do", "umpire.set"},
                {"table", where},
                {"id", number},
                {"field", field},
                {"value", value},
                {"reason",
                 "Why not"}}.dump());
        };
        QCOMPARE(set("ships", parts.ships.front()->ship, "oars_lost", 1),
                 std::string("fleet-waits-for-battle"));
        QCOMPARE(set("battle_ships", parts.ships.front()->id.value, "rams", 1), std::string("battle-waits"));
        QCOMPARE(set("battles", table.battle.value, "brief", "{}"), std::string("closed-field"));
        QCOMPARE(set("battles", table.battle.value, "name", "Salamis"), std::string());
        QCOMPARE(table.flaws(), std::string());
    }

    /// What is too long is refused for its length, and not for its kind.
    void aValueTooLongIsToldSo()
    {
        const auto said = [](const Json& value) {
            const Json action{{"do", "umpire.set"}, {"table", "ships"}, {"id", 1},
                              {"field", "name"},    {"value", value},   {"reason", "Why not"}};
            const auto read = readAction(action, "f.json: actions[0]", builtInFigures());
            return read ? std::string() : read.error().front().text();
        };
        QCOMPARE(
            said(std::string(1 << 20, 'x')),
            std::string("f.json: actions[0]: value: The text \"") + std::string(40, 'x')
                + "...\" is longer than 40000 characters. Write plain text of at most 40000 characters.");
        QCOMPARE(
            said(Json(std::vector<int>(101, 1))),
            std::string("f.json: actions[0]: value: The list holds 101 items. At most 100 are allowed."));
        QCOMPARE(said(Json::object()),
                 std::string("f.json: actions[0]: value: A number, a text, true, false or "
                             "a list of whole numbers belongs here."));
        QCOMPARE(said("Ajax"), std::string());
    }

    void aMarkIsNotRubbedOut()
    {
        UmpiresTable table;
        QCOMPARE(table.set("ships", firstOf<ShipRecord>(table.campaign), "oars_lost", 1), std::string());
        const auto mark = umpireMarks(table.campaign).front().entry;
        QCOMPARE(table.set("chronicle", mark, "text", "Nothing happened."), std::string("mark"));
    }

    /// Every field of every kind of record says what it is, and is closed with a reason or set by its own value.
    void everyFieldIsKnown()
    {
        WarTable table;
        const Draft draft(table.campaign);
        std::set<std::string> closed;
        for (const std::string& name : recordTables()) {
            const auto records = recordsOf(draft, name).value();
            for (const NamedRecord& record : records) {
                QVERIFY(!record.name.isEmpty());
                const auto fields = fieldsOfRecord(draft, name, record.number).value();
                for (const RecordField& field : fields) {
                    QVERIFY(!field.name.empty());
                    if (field.closed)
                        closed.insert(name + "." + field.name);
                    QVERIFY(field.kind != FieldKind::Choice || !field.choices.empty());
                    QVERIFY(field.kind != FieldKind::Reference || !field.table.empty());
                }
            }
        }
        QVERIFY(closed.contains("campaign.next_number"));
        QVERIFY(!closed.contains("ships.damage"));
        QVERIFY(!fieldsOfRecord(draft, "ships", 999'999));
        QVERIFY(!recordsOf(draft, "secrets"));
    }
};

QTEST_GUILESS_MAIN(UmpireTest)
#include "umpire_test.moc"
