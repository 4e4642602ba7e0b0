// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/paper.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include "core/data/figures.h"
#include "reports/words.h"

using namespace navarch;

class PaperTest : public QObject {
    Q_OBJECT

private slots:
    void namesInAnyCase();
    void unknownNames();
    void everyWordOfTheSheetsHasItsDutch();
};

void PaperTest::namesInAnyCase()
{
    QCOMPARE(*paperByName("A4"), Paper::A4);
    QCOMPARE(*paperByName("a5"), Paper::A5);
    QCOMPARE(*paperByName("letter"), Paper::Letter);
}

void PaperTest::unknownNames()
{
    QVERIFY(!paperByName("A2"));
    QVERIFY(!paperByName("A4 "));
    QVERIFY(!paperByName(""));
}

/// Every text that the sheets' sources pass through Words::tr() is in the Dutch list.
void PaperTest::everyWordOfTheSheetsHasItsDutch()
{
    static const QRegularExpression call(
        QStringLiteral("Words::tr\\(\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
    static const QRegularExpression literal(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    const QString root = qEnvironmentVariable("NAVARCH_TEST_DATA") + QStringLiteral("/../../reports");
    int found = 0;
    QDirIterator files(root, {QStringLiteral("*.cpp"), QStringLiteral("*.h")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(file.readAll());
        for (auto calls = call.globalMatch(text); calls.hasNext();) {
            QString word;
            for (auto parts = literal.globalMatch(calls.next().captured(1)); parts.hasNext();)
                word += parts.next().captured(1);
            ++found;
            QVERIFY2(!dutchOf(word.toStdString()).isEmpty(),
                     qPrintable(QStringLiteral("no Dutch for \"%1\" of %2").arg(word, file.fileName())));
        }
    }
    QVERIFY(found > 300);
    // As many places to fill in, whatever the order.
    for (const auto& row : builtInFigures().pompeiusTables.figures)
        if (!row.rule.starts_with("PM-1.") && row.rule != "PM-3.3")
            QVERIFY2(!dutchOf(row.text).isEmpty(), row.text.c_str());
}

QTEST_APPLESS_MAIN(PaperTest)
#include "paper_test.moc"
