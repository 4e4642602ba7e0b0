// SPDX-License-Identifier: GPL-3.0-or-later
// What of a deed can be told otherwise field by field, and which deeds can be put in so.
#include "core/campaign/retelling/deed_fields.h"

#include <QtTest>

#include <algorithm>

#include "tests/core/campaign/battle_fixture.h"

using namespace navarch;
using namespace navarch::test;

namespace {

template <std::size_t... I>
std::vector<Action> blanks(std::index_sequence<I...>)
{
    return {Action(std::variant_alternative_t<I, ActionKinds>())...};
}

/// One of each kind, before anything of it is chosen.
std::vector<Action> everyAction()
{
    return blanks(std::make_index_sequence<std::variant_size_v<ActionKinds>>());
}

/// The names in its JSON that no field stands for.
std::vector<std::string> missingFields(const Action& action)
{
    const std::vector<RecordField> fields = fieldsOfAction(action);
    std::vector<std::string> missing;
    const Json json = actionJson(action);
    for (const auto& [name, value] : json.items())
        if (name != "do" && std::none_of(fields.begin(), fields.end(), [&](const RecordField& field) {
                return field.name == name;
            }))
            missing.push_back(name);
    return missing;
}

bool isInsertable(std::string_view kind)
{
    return std::any_of(insertableDeeds().begin(), insertableDeeds().end(),
                       [&](const DeedKind& deed) { return deed.kind == kind; });
}

} // namespace

class DeedFieldsTest : public QObject {
    Q_OBJECT

private slots:
    void whatCanBePutInIsEnteredFieldByField()
    {
        for (const DeedKind& deed : insertableDeeds()) {
            const auto blank = blankAction(deed.kind);
            QVERIFY2(blank, std::string(deed.kind).c_str());
            QCOMPARE(kindOf(*blank), deed.kind);
            const auto missing = missingFields(*blank);
            QVERIFY2(missing.empty(),
                     (std::string(deed.kind) + ": " + (missing.empty() ? "" : missing[0])).c_str());
        }
        QVERIFY(!blankAction("ship.sink"));
    }

    /// A new action that people could enter so is either among them or named here.
    void whatCouldBePutInCanBe()
    {
        const std::vector<std::string_view> otherwise{
            "campaign.begin",                // there is one, and it stands
            "turn.advance", "orders.finish", // the week's own course
            "umpire.set",                    // where the thing is shown
        };
        for (const Action& action : everyAction()) {
            const std::string_view kind = kindOf(action);
            if (std::find(otherwise.begin(), otherwise.end(), kind) != otherwise.end())
                QVERIFY2(!isInsertable(kind), std::string(kind).c_str());
            else if (missingFields(action).empty())
                QVERIFY2(isInsertable(kind), std::string(kind).c_str());
        }
    }

    void everyFieldHasItsWords()
    {
        for (const Action& action : everyAction())
            for (const RecordField& field : fieldsOfAction(action))
                QVERIFY2(deedFieldWords(field.name).english() != field.name,
                         (std::string(kindOf(action)) + ": " + field.name).c_str());
    }

    void aFieldIsToldOtherwise()
    {
        Action order = *blankAction("fleet.order");
        const auto fields = fieldsOfAction(order);
        const auto stance = std::find_if(fields.begin(), fields.end(),
                                         [](const RecordField& field) { return field.name == "stance"; });
        QVERIFY(stance != fields.end());
        QCOMPARE(stance->kind, FieldKind::Choice);
        QVERIFY(stance->choices.size() > 1);
        for (const std::string& choice : stance->choices) {
            const auto changed = withField(order, "stance", choice, builtInFigures());
            QVERIFY(changed);
            QCOMPARE(actionJson(*changed).at("stance").get<std::string>(), choice);
        }
        QVERIFY(!withField(order, "stance", "sideways", builtInFigures()));
        QVERIFY(!withField(order, "fleet", "the first", builtInFigures()));
        QVERIFY(withField(order, "fleet", 7, builtInFigures()));
    }

    /// Ships, fits and outcomes are not entered so; what else there is of such a deed is.
    void whatIsMoreThanAFieldStaysAsItIs()
    {
        GamingTable table;
        const Json buy =
            Json::parse(R"({"do": "ship.buy", "fleet": 1, "ships": [{"class": "trireme"}], "placed": true})");
        auto action = readAction(buy, "deed", builtInFigures());
        QVERIFY(action);
        const auto changed = withField(*action, "placed", false, builtInFigures());
        QVERIFY(changed);
        Json expected = actionJson(*action);
        expected["placed"] = false;
        QCOMPARE(jsonText(actionJson(*changed)), jsonText(expected));
        QVERIFY(!missingFields(*action).empty());
    }
};

QTEST_GUILESS_MAIN(DeedFieldsTest)
#include "deed_fields_test.moc"
