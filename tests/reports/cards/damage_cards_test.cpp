// SPDX-License-Identifier: GPL-3.0-or-later
// What stands on a damage card of Pompeius is what the engine makes of it, in every language.
#include <QRegularExpression>
#include <QTest>

#include "core/rules/pompeius/figures/words.h"
#include "core/rules/pompeius/phases/recovery.h"
#include "reports/cards/sheets_of_game.h"
#include "reports/pompeius/papers.h"
#include "reports/words.h"
#include "tests/core/rules/pompeius/skirmish.h"

using namespace navarch;
using pompeius::Card;

namespace {

/// What a text takes off, after `word`: "turns −1" is 1; 0 where it does not say so.
int takenOff(const QString& text, const QString& word)
{
    const QRegularExpression pattern(word + QStringLiteral(" \u2212(\\d)"));
    return pattern.match(text).captured(1).toInt();
}

} // namespace

class DamageCardsTest : public QObject {
    Q_OBJECT

private slots:
    void aCardSaysWhatItDoes_data();
    void aCardSaysWhatItDoes();
    void everyLanguageHasTheSameFigures();
    void everyKindHasItsOwnWords();
};

void DamageCardsTest::aCardSaysWhatItDoes_data()
{
    QTest::addColumn<int>("card");
    for (const auto& [card, name] : EnumNames<Card>::names)
        QTest::newRow(name.data()) << static_cast<int>(card);
}

void DamageCardsTest::aCardSaysWhatItDoes()
{
    QFETCH(int, card);
    const auto kind = static_cast<Card>(card);
    pompeius::Skirmish battle;
    const ShipNumber ship = battle.add(0, 10, 10, 0);
    const ShipNumber other = battle.add(1, 11, 10, 1);
    const pompeius::UnitNumber unit = battle.man(ship, pompeius::UnitKind::Milites, 2);
    const int speed = pompeius::adjustedMax(battle.facts, battle.state, ship);
    const int turns = pompeius::turnsMoving(battle.facts, battle.state, ship);
    if (kind == Card::Disorder)
        battle.disorder(unit);
    else if (kind == Card::Stuck)
        battle.stuck(ship, other);
    else
        battle.lay(ship, kind);
    const int slower = speed - pompeius::adjustedMax(battle.facts, battle.state, ship);
    const int fewer = turns - pompeius::turnsMoving(battle.facts, battle.state, ship);
    const bool isMended =
        pompeius::remediesOf(battle.facts, battle.state, pompeius::Success{unit, false}).count > 0;

    const QString text = effectOf(kind);
    QCOMPARE(takenOff(text, QStringLiteral("speed")), slower);
    if (text.contains(QStringLiteral("no turns while moving")))
        QVERIFY(turns > 1 && fewer == turns);
    else
        QCOMPARE(takenOff(text, QStringLiteral("turns")), fewer);
    QCOMPARE(text.contains(QStringLiteral("one turn")), pompeius::isForOneTurn(kind));
    QCOMPARE(text.contains(QStringLiteral("repair")), isMended);
    QCOMPARE(takenOff(text, QStringLiteral("hull")), kind == Card::Leak ? battle.facts.house().leak : 0);
}

/// A translation takes off as much as the English does.
void DamageCardsTest::everyLanguageHasTheSameFigures()
{
    static const QRegularExpression figures(QStringLiteral("[^\u2212\\d]+"));
    for (const SheetLanguage& language : SheetLanguage::all())
        for (const auto& [card, name] : EnumNames<Card>::names) {
            const QString english = effectOf(card).remove(figures);
            const SpokenLanguage spoken(language, "pompeius");
            QVERIFY2(effectOf(card).remove(figures) == english,
                     qPrintable(language.tag() + QStringLiteral(": ") + effectOf(card)));
        }
}

/// No two kinds read alike, and none is without words or a name.
void DamageCardsTest::everyKindHasItsOwnWords()
{
    QStringList texts;
    for (const auto& [card, name] : EnumNames<Card>::names) {
        QVERIFY(!pompeius::cardWords[static_cast<std::size_t>(card)].empty());
        texts += effectOf(card);
    }
    QVERIFY(!texts.contains(QString()));
    QCOMPARE(texts.removeDuplicates(), qsizetype(0));
}

QTEST_APPLESS_MAIN(DamageCardsTest)
#include "damage_cards_test.moc"
