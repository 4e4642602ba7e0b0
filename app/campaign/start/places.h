// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFileInfo>
#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include "app/campaign/campaign_places.h"

namespace navarch {

/// Files and folders, for the screens that ask for them.
class Places : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// Where campaigns are kept unless told otherwise; the documents while that is not there.
    Q_PROPERTY(QUrl campaignFolder READ campaignFolder CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] QUrl campaignFolder() const
    {
        const QString folder = campaignFolderPath();
        return QUrl::fromLocalFile(QFileInfo::exists(folder) ? folder : QFileInfo(folder).path());
    }

    /// The path of a file that a dialog gave.
    Q_INVOKABLE QString localPath(const QUrl& file) const { return file.toLocalFile(); }
    /// A path as a dialog would have given it.
    Q_INVOKABLE QUrl urlOf(const QString& path) const { return QUrl::fromLocalFile(path); }
};

} // namespace navarch
