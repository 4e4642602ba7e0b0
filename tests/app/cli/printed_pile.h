// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QObject>
#include <QRectF>

#include "tests/app/cli/program.h"

/// Where a box of a map lies on a page of 150 dots to the inch.
[[nodiscard]] QRectF inDots(const navarch::Json& box);

/// A war with a battle whose sheets lie in pictures, for tests of what reads them back.
class PrintedPile : public QObject {
protected:
    /// Of two fleets, under Trireme; QVERIFY()s.
    void begin();
    [[nodiscard]] navarch::Run scan(const QStringList& arguments) const;
    /// Founds a war with a battle of those fleets, prints its sheets and puts their pictures into pages of `name`.
    QString printed(const QString& name, const QStringList& fleets, const QString& game);
    /// The same war by itself, begun.
    QString founded(const QString& name);
    /// Prints sheets of it, four to a page, as pictures "name-1.png" with the map "name.json".
    bool print(const QString& war, const QString& name, const QStringList& what);
    [[nodiscard]] QStringList picturesOf(const QString& name) const;
    [[nodiscard]] static QString saved(const QImage& image, const QString& path)
    {
        return image.save(path) ? path : QString();
    }
    /// The first sheet of a map that holds a box of that key.
    [[nodiscard]] static navarch::Json sheetWith(const char* key, const QString& map);
    /// The picture of its page.
    [[nodiscard]] QString pageOf(const navarch::Json& sheet, const QString& name) const;
    [[nodiscard]] QByteArray exported() const
    {
        return navarch::navarchRun({"campaign", "export", m_war}).out;
    }

    navarch::Folder m_folder;
    QString m_war;
    QString m_map;
    QString m_list;  ///< the picture of a page of it
    QString m_cards; ///< of four
    QByteArray m_before;
};
