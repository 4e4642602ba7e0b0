// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/data/embedded.h"

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

void EmbeddedTest::everyFileIsEmbeddedByteForByte()
{
    const QDir root(QStringLiteral(NAVARCH_DATA_DIR));
    size_t onDisk = 0;
    QDirIterator files(root.path(), {QStringLiteral("*.json"), QStringLiteral("*.geojson")}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QByteArray name = root.relativeFilePath(path).toUtf8();
        QFile file(path);
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
        const QByteArray expected = file.readAll();
        const auto embedded = embeddedFile(std::string_view(name.constData(), size_t(name.size())));
        QVERIFY2(embedded.has_value(), name.constData());
        QVERIFY2(*embedded == std::string_view(expected.constData(), size_t(expected.size())),
                 name.constData());
        ++onDisk;
    }
    QCOMPARE(embeddedFileNames().size(), onDisk);
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
