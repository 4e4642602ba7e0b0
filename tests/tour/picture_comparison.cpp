// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tour/picture_comparison.h"

#include <algorithm>
#include <set>

#include <QDir>

namespace navarch {
namespace {

std::set<QString> picturesIn(const QString& folder)
{
    const QStringList names = QDir(folder).entryList({QStringLiteral("*.png")}, QDir::Files);
    return {names.begin(), names.end()};
}

QString told(const ChangedPicture& picture)
{
    switch (picture.how) {
    case ChangedPicture::Missing: return QStringLiteral("is not there any more");
    case ChangedPicture::New: return QStringLiteral("is new");
    case ChangedPicture::Unreadable: return QStringLiteral("cannot be read");
    case ChangedPicture::Differs: break;
    }
    const QRect& within = picture.difference.within;
    return QStringLiteral("%1 pixels within %2x%3 at %4,%5")
        .arg(picture.difference.pixels)
        .arg(within.width())
        .arg(within.height())
        .arg(within.x())
        .arg(within.y());
}

} // namespace

PixelDifference differenceOf(const QImage& before, const QImage& now)
{
    const QImage a = before.convertToFormat(QImage::Format_ARGB32);
    const QImage b = now.convertToFormat(QImage::Format_ARGB32);
    PixelDifference found;
    const QSize size = a.size().expandedTo(b.size());
    for (int y = 0; y < size.height(); ++y) {
        const auto* rowOfA = y < a.height() ? reinterpret_cast<const QRgb*>(a.constScanLine(y)) : nullptr;
        const auto* rowOfB = y < b.height() ? reinterpret_cast<const QRgb*>(b.constScanLine(y)) : nullptr;
        for (int x = 0; x < size.width(); ++x) {
            const bool inBoth = rowOfA && rowOfB && x < a.width() && x < b.width();
            if (inBoth && rowOfA[x] == rowOfB[x])
                continue;
            ++found.pixels;
            found.within |= QRect(x, y, 1, 1);
        }
    }
    return found;
}

FolderComparison comparePictures(const QString& before, const QString& now)
{
    const std::set<QString> old = picturesIn(before);
    const std::set<QString> fresh = picturesIn(now);
    std::set<QString> all = old;
    all.insert(fresh.begin(), fresh.end());
    FolderComparison comparison;
    comparison.pictures = static_cast<int>(all.size());
    for (const QString& name : all) {
        ChangedPicture picture{name, ChangedPicture::Differs, {}};
        if (!fresh.contains(name)) {
            picture.how = ChangedPicture::Missing;
        } else if (!old.contains(name)) {
            picture.how = ChangedPicture::New;
        } else {
            const QImage a(QDir(before).filePath(name));
            const QImage b(QDir(now).filePath(name));
            if (a.isNull() || b.isNull())
                picture.how = ChangedPicture::Unreadable;
            else if (picture.difference = differenceOf(a, b); picture.difference.pixels == 0)
                continue;
        }
        comparison.changed.push_back(picture);
    }
    std::stable_sort(comparison.changed.begin(), comparison.changed.end(),
                     [](const ChangedPicture& a, const ChangedPicture& b) {
                         return a.difference.pixels > b.difference.pixels;
                     });
    return comparison;
}

QString toldComparison(const FolderComparison& comparison)
{
    QString text;
    for (const ChangedPicture& picture : comparison.changed)
        text += picture.name + QStringLiteral(": ") + told(picture) + QLatin1Char('\n');
    const int same = comparison.pictures - static_cast<int>(comparison.changed.size());
    return text
           + QStringLiteral("%1 of %2 pictures are the same, %3 are not\n")
                 .arg(same)
                 .arg(comparison.pictures)
                 .arg(comparison.changed.size());
}

} // namespace navarch
