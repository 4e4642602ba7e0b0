// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <numeric>

#include "core/base/naming/folded.h"
#include "core/base/naming/meant.h"
#include "tests/support/show.h"

using namespace navarch;

namespace {

std::vector<std::string> namesIn(const QByteArray& list)
{
    std::vector<std::string> names;
    for (const QByteArray& name : list.split('|'))
        names.push_back(name.toStdString());
    return names;
}

std::string joined(const std::vector<std::size_t>& places)
{
    return std::accumulate(places.begin(), places.end(), std::string(),
                           [](const std::string& text, std::size_t place) {
                               return text + (text.empty() ? "" : ",") + std::to_string(place);
                           });
}

} // namespace

class MeantTest : public QObject {
    Q_OBJECT

private slots:
    void namesAreTheSameButForCaseAndAccents_data();
    void namesAreTheSameButForCaseAndAccents();
    void otherNamesStayApart_data();
    void otherNamesStayApart();
    void everyLetterWithAnAccentLosesIt();
    void theNameThatIsMeant_data();
    void theNameThatIsMeant();
    void whatIsNearIsProposed();
};

void MeantTest::namesAreTheSameButForCaseAndAccents_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("typed");
    const auto row = [](const char* name, const char* typed) {
        QTest::addRow("%s", name) << QByteArray(name) << QByteArray(typed);
    };
    row("Athens", "athens");
    row("Níkē", "nike");
    row("Cap d’Agde", "cap d'agde");
    row("Öland's Æsc", "oland's aesc");
    row("Große Flotte", "grosse flotte");
    row("Łódź", "lodz");
    row("Ἀθῆναι", "αθηναι");
    row("ΑΘΗΝΑΙ", "ἀθῆναι");
    row("Πάραλος", "ΠΑΡΑΛΟΣ");
    row("Ἀΐδῃ", "αιδη");
    row("a\xCC\x81", "Á");
    row("  Ships\xC2\xA0of   Aiakos ", "ships of aiakos");
    row("Marseille–Nice", "marseille-nice");
}

void MeantTest::namesAreTheSameButForCaseAndAccents()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, typed);
    QVERIFY(foldedName(name.toStdString()) == foldedName(typed.toStdString()));
}

void MeantTest::otherNamesStayApart_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("other");
    const auto row = [](const char* name, const char* other) {
        QTest::addRow("%s", name) << QByteArray(name) << QByteArray(other);
    };
    row("Athens", "Athena");
    row("Ships of Aiakos", "Ships ofAiakos");
    row("קרתחדשת", "קרתחדש");
    row("Nike 1", "Nike 2");
    row("\xFF", "");
}

void MeantTest::otherNamesStayApart()
{
    QFETCH(const QByteArray, name);
    QFETCH(const QByteArray, other);
    QVERIFY(foldedName(name.toStdString()) != foldedName(other.toStdString()));
}

/// By Unicode's own tables, as Qt has them: no letter of Latin or Greek was forgotten.
void MeantTest::everyLetterWithAnAccentLosesIt()
{
    const auto check = [](char32_t first, char32_t last) {
        for (char32_t c = first; c <= last; ++c) {
            if (!QChar::isLetter(c))
                continue;
            const QString letter = QString::fromUcs4(&c, 1);
            QString bare;
            for (const QChar part : letter.normalized(QString::NormalizationForm_D))
                if (part.category() != QChar::Mark_NonSpacing)
                    bare += part;
            if (bare != letter)
                QVERIFY2(foldedName(letter.toStdString()) == foldedName(bare.toStdString()),
                         qPrintable(letter));
        }
    };
    check(0xC0, 0x24F);
    check(0x386, 0x3CE);
    check(0x1E00, 0x1EFF);
    check(0x1F00, 0x1FFC);
}

void MeantTest::theNameThatIsMeant_data()
{
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QByteArray>("near");
    const auto row = [](const char* name, const char* names, const char* typed, const char* found,
                        const char* near) {
        QTest::newRow(name) << QByteArray(names) << QByteArray(typed) << QByteArray(found)
                            << QByteArray(near);
    };
    row("to the letter", "athens|Athens|ATHENS", "Athens", "1", "");
    row("but for case", "Athens|Corinth", "aTHENS", "0", "");
    row("several but for case", "Athens|ATHENS|Corinth", "athens", "0,1", "");
    row("two of one name", "Nike|Nike", "Nike", "0,1", "");
    row("a slip", "Athens|Corinth|Argos", "Corynth", "", "1");
    row("the nearest first", "Athene|Athens|Argos", "Athenss", "", "1,0");
    row("a part", "Ships of Aiakos|Ships of Nisaia", "aiakos", "", "0");
    row("no more than three", "Nike a|Nike b|Nike c|Nike d", "Nike", "", "0,1,2");
    row("once each", "Nike|Nike|Nikon", "Nikx", "", "0,2");
    row("too short for slips", "A|B|Io", "x", "", "");
    row("nothing like it", "Athens|Corinth", "Karthago", "", "");
    row("nothing", "Athens|Corinth", "", "", "");
    QTest::newRow("endless") << QByteArray("Athens") << QByteArray(100'000, 'x') << QByteArray()
                             << QByteArray();
}

void MeantTest::theNameThatIsMeant()
{
    QFETCH(const QByteArray, names);
    QFETCH(const QByteArray, typed);
    QFETCH(const QByteArray, found);
    QFETCH(const QByteArray, near);
    const Meant meant = meantBy(typed.toStdString(), namesIn(names));
    COMPARE_TEXT(joined(meant.found), found.toStdString());
    COMPARE_TEXT(joined(meant.near), near.toStdString());
}

void MeantTest::whatIsNearIsProposed()
{
    const std::vector<std::string> names = namesIn("Athens|Athene|Argos");
    COMPARE_TEXT(didYouMean(meantBy("Athenx", names), names).english(),
                 "Did you mean \"Athens\" or \"Athene\"?");
    QVERIFY(didYouMean(meantBy("Karthago", names), names).isEmpty());
    // Where a name is written to the letter or is none.
    COMPARE_TEXT(didYouMean("ATHÈNS", names).english(), "Did you mean \"Athens\"?");
    COMPARE_TEXT(didYouMean("Athenx", names).english(), "Did you mean \"Athens\" or \"Athene\"?");
    QVERIFY(didYouMean("Karthago", names).isEmpty());
}

QTEST_APPLESS_MAIN(MeantTest)
#include "meant_test.moc"
