// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <string>

#include "core/base/problem.h"

namespace navarch {

/// What lies on a builder's table as a document: its undo, its file, and whose work it is. Opening and beginning anew are
/// steps of undo like any other. What is not saved is kept as a draft and is there again.
class BuilderDocument : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A builder hands it out.")
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)
    /// Differs from its file (or from what one begins with).
    Q_PROPERTY(bool modified READ modified NOTIFY changed)
    /// The file's name without its folder; empty: none yet.
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Where it was read from or last written; empty: nowhere yet.
    Q_PROPERTY(QUrl file READ file NOTIFY changed)

public:
    using QObject::QObject;

    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();
    Q_INVOKABLE virtual void beginAnew() = 0;
    /// Somebody else sits down: `whose` names him, "" who has this machine to himself. He finds what he left, with its draft
    /// and its undo, and nothing of anybody else (CP-2.3).
    Q_INVOKABLE virtual void handTo(const QString& whose) = 0;
    Q_INVOKABLE bool open(const QUrl& file);
    /// Into the file it came from; false when there is none yet.
    Q_INVOKABLE bool save();
    Q_INVOKABLE bool saveAs(const QUrl& file);

    [[nodiscard]] virtual bool canUndo() const = 0;
    [[nodiscard]] virtual bool canRedo() const = 0;
    [[nodiscard]] virtual QString undoTitle() const = 0;
    [[nodiscard]] virtual QString redoTitle() const = 0;
    [[nodiscard]] virtual bool modified() const = 0;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QUrl file() const;

    /// Tells why something is not done, and lets what was typed give way to what stands.
    void refuse(const Problems& problems);

signals:
    void changed();
    /// Another piece of work lies on the table: nothing of the former one is looked at any more. altered() follows.
    void opened();
    /// What is built is not what it was: who shows it reads it anew, and says changed() for all of it.
    void altered();
    /// Not done, and why; nothing was changed.
    void refused(const QString& what, const QString& remedy);
    /// Something could not be read or written.
    void failed(const QString& what, const QString& remedy);
    void done(const QString& what);

protected:
    /// One step along what was done, -1 or 1.
    virtual void walk(int by) = 0;
    [[nodiscard]] virtual const std::string& path() const = 0;
    virtual Result<void> readFrom(const std::string& path, const QString& title) = 0;
    virtual Result<void> writeTo(const std::string& path) = 0;
};

} // namespace navarch
