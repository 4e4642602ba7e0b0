// SPDX-License-Identifier: GPL-3.0-or-later
// compare_pictures BEFORE NOW: which pictures of two folders differ, by how many pixels, and where. `./dev shots` calls it.
// The exit code is 0 when all are the same, 1 when some are not, 2 when there is nothing to compare.
#include <QCoreApplication>

#include <cstdio>

#include "tests/tour/picture_comparison.h"

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList folders = QCoreApplication::arguments().mid(1);
    if (folders.size() != 2) {
        std::fprintf(stderr, "compare_pictures: name two folders, that of before and that of now.\n");
        return 2;
    }
    const navarch::FolderComparison found = navarch::comparePictures(folders[0], folders[1]);
    std::fputs(qPrintable(navarch::toldComparison(found)), stdout);
    if (found.pictures == 0)
        return 2;
    return found.changed.empty() ? 0 : 1;
}
