// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>

#include "app/campaign/wording.h"

namespace navarch {

/// What the parts of a battle room tell people in passing.
class BattleNotices : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A battle room has it.")

public:
    using QObject::QObject;

    void refuse(const Problem& why) { emit refused(words(why.what), words(why.remedy)); }

signals:
    /// Something that was asked for cannot be, and nothing changed.
    void refused(const QString& what, const QString& remedy);
    /// A file could not be written.
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);
    /// An order of hands was carried out: what was refused before is settled.
    void ordered();
};

} // namespace navarch
