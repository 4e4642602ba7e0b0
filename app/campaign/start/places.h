// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace navarch {

/// Files and folders, for the screens that ask for them.
class Places : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// The path of a file that a dialog gave.
    Q_INVOKABLE QString localPath(const QUrl& file) const { return file.toLocalFile(); }
    /// A path as a dialog would have given it.
    Q_INVOKABLE QUrl urlOf(const QString& path) const { return QUrl::fromLocalFile(path); }
};

} // namespace navarch
