// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/picture_comparison.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace navarch;

namespace {

QImage plain(QSize size = {40, 30})
{
    QImage picture(size, QImage::Format_RGB32);
    picture.fill(Qt::white);
    return picture;
}

} // namespace

/// Pictures of two runs of the tour, set side by side.
class PictureComparisonTest : public QObject {
    Q_OBJECT

private slots:
    void everyPixelThatDiffersIsCounted();
    void picturesOfTwoFoldersAreComparedByName();
};

void PictureComparisonTest::everyPixelThatDiffersIsCounted()
{
    QCOMPARE(differenceOf(plain(), plain()).pixels, 0);
    QCOMPARE(differenceOf(plain(), plain().convertToFormat(QImage::Format_ARGB32)).pixels, 0);
    QImage other = plain();
    other.setPixelColor(5, 7, Qt::black);
    other.setPixelColor(20, 9, QColor(255, 255, 254)); // one step of one colour
    const PixelDifference found = differenceOf(plain(), other);
    QCOMPARE(found.pixels, 2);
    QCOMPARE(found.within, QRect(5, 7, 16, 3));
    QCOMPARE(differenceOf(plain(), plain({41, 30})).pixels, 30);
}

void PictureComparisonTest::picturesOfTwoFoldersAreComparedByName()
{
    QTemporaryDir folder;
    const QString before = folder.filePath(QStringLiteral("before"));
    const QString now = folder.filePath(QStringLiteral("now"));
    QVERIFY(QDir().mkpath(before) && QDir().mkpath(now));
    const auto put = [](const QString& in, const char* name, const QImage& picture) {
        return picture.save(QDir(in).filePath(QLatin1String(name)));
    };
    QImage other = plain();
    other.setPixelColor(1, 2, Qt::black);
    QVERIFY(put(before, "same.png", plain()) && put(now, "same.png", plain()));
    QVERIFY(put(before, "changed.png", plain()) && put(now, "changed.png", other));
    QVERIFY(put(before, "gone.png", plain()));
    QVERIFY(put(now, "added.png", plain()));
    QFile broken(QDir(now).filePath(QStringLiteral("broken.png")));
    QVERIFY(put(before, "broken.png", plain()) && broken.open(QIODevice::WriteOnly));
    QCOMPARE(toldComparison(comparePictures(before, now)),
             QStringLiteral("changed.png: 1 pixels within 1x1 at 1,2\n"
                            "added.png: is new\n"
                            "broken.png: cannot be read\n"
                            "gone.png: is not there any more\n"
                            "1 of 5 pictures are the same, 4 are not\n"));
}

QTEST_MAIN(PictureComparisonTest)
#include "picture_comparison_test.moc"
