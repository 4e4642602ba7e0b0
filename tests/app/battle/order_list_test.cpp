// SPDX-License-Identifier: GPL-3.0-or-later
// What rows of orders say of whom everybody sees already.
#include <QTest>

#include "app/base/speech/speech.h"
#include "app/battle/order_list.h"

using namespace navarch;

namespace {

/// A language in which names stand elsewhere.
Speech turnedAround()
{
    Speech speech;
    speech.language = QStringLiteral("xx");
    speech.words = [](std::string_view english, std::optional<std::int64_t>,
                      std::string_view) -> std::optional<std::string> {
        if (english == "%1 moves %2 cm ahead")
            return "%2 cm ahead moves %1";
        if (english == "%1: hold fire")
            return "%1s fire is held";
        return std::nullopt;
    };
    return speech;
}

} // namespace

class OrderListTest : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { speak({}); }
    void theNameInFrontIsLeftOut();
    void whereItStandsElsewhereAllIsSaid();
    void rowsSayBoth();
};

void OrderListTest::theNameInFrontIsLeftOut()
{
    const Phrase aigle = given("Aigle");
    const Phrase move = phrase("%1 moves %2 cm ahead", given("Aigle"), 6);
    QCOMPARE(brieflySpoken(move, aigle, {}), QStringLiteral("Moves 6 cm ahead"));
    QCOMPARE(brieflySpoken(phrase("%1: hold fire", given("Aigle")), aigle, {}), QStringLiteral("Hold fire"));
    // within what is said of it, and only there
    QCOMPARE(brieflySpoken(phrase("%1, into %2", move, given("Aigle")), aigle, {}),
             QStringLiteral("Moves 6 cm ahead, into Aigle"));
    QCOMPARE(brieflySpoken(phrase("%1 takes %2", given("Nike"), given("Aigle")), aigle, {}),
             QStringLiteral("Nike takes Aigle"));
    QCOMPARE(brieflySpoken(phrase("%1 takes %2", given("Aigles"), given("Nike")), aigle, {}),
             QStringLiteral("Aigles takes Nike"));
    QCOMPARE(brieflySpoken(move, {}, {}), QStringLiteral("Aigle moves 6 cm ahead"));
    QCOMPARE(brieflySpoken(aigle, aigle, {}), QStringLiteral("Aigle"));
    QCOMPARE(brieflySpoken(phrase("%1", given("Aigle")), aigle, {}), QStringLiteral("Aigle"));
}

void OrderListTest::whereItStandsElsewhereAllIsSaid()
{
    speak(turnedAround());
    const Phrase aigle = given("Aigle");
    QCOMPARE(brieflySpoken(phrase("%1 moves %2 cm ahead", given("Aigle"), 6), aigle, {}),
             QStringLiteral("6 cm ahead moves Aigle"));
    QCOMPARE(brieflySpoken(phrase("%1: hold fire", given("Aigle")), aigle, {}),
             QStringLiteral("Aigles fire is held"));
}

void OrderListTest::rowsSayBoth()
{
    OrderList list;
    MatchOption option;
    option.wording = phrase("%1: hold fire", given("Athens"));
    list.show({option}, "tiny", given("Athens"));
    const QModelIndex first = list.index(0);
    QCOMPARE(list.data(first, OrderList::WordingRole).toString(), QStringLiteral("Athens: hold fire"));
    QCOMPARE(list.data(first, OrderList::BrieflyRole).toString(), QStringLiteral("Hold fire"));
}

QTEST_GUILESS_MAIN(OrderListTest)
#include "order_list_test.moc"
