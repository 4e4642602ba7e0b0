// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/embedded.h"

#include <map>

#include <QDirIterator>
#include <QFile>
#include <QTest>

using namespace navarch;

class EmbeddedTest : public QObject {
    Q_OBJECT

private slots:
    void everyFileIsEmbeddedByteForByte();
    void namesAreSortedAndUnique();
    void unknownFileIsAbsent();
};

/// Those of core/data under their paths, those that lie with their rules under the names they were given.
void EmbeddedTest::everyFileIsEmbeddedByteForByte()
{
    const QDir root(QStringLiteral(NAVARCH_DATA_DIR));
    std::map<QString, QByteArray> names; // by path
    QDirIterator files(root.path(),
                       {QStringLiteral("*.json"), QStringLiteral("*.geojson"), QStringLiteral("*.coast")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        names[path] = root.relativeFilePath(path).toUtf8();
    }
    for (const QString& entry : QStringLiteral(NAVARCH_EMBEDDED).split(QLatin1Char('|')))
        names[entry.section(QLatin1Char('='), 1)] = entry.section(QLatin1Char('='), 0, 0).toUtf8();
    for (const auto& [path, name] : names) {
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray expected = file.readAll();
        const auto embedded = embeddedFile(std::string_view(name.constData(), size_t(name.size())));
        QVERIFY2(embedded.has_value(), name.constData());
        QVERIFY2(*embedded == std::string_view(expected.constData(), size_t(expected.size())),
                 name.constData());
    }
    QCOMPARE(embeddedFileNames().size(), names.size());
}

void EmbeddedTest::namesAreSortedAndUnique()
{
    const auto names = embeddedFileNames();
    for (size_t i = 1; i < names.size(); ++i)
        QVERIFY(names[i - 1] < names[i]);
}

void EmbeddedTest::unknownFileIsAbsent()
{
    QVERIFY(!embeddedFile("no-such-file.json"));
    QVERIFY(!embeddedFile(""));
}

QTEST_APPLESS_MAIN(EmbeddedTest)
#include "embedded_test.moc"
