// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

namespace navarch {

/// A file or folder, and when it was changed.
struct FolderEntry {
    Q_GADGET
    QML_VALUE_TYPE(folderEntry)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(bool isFolder MEMBER isFolder)
    Q_PROPERTY(QString changed MEMBER changed)

public:
    QString name;
    bool isFolder = false;
    QString changed;

    friend bool operator==(const FolderEntry&, const FolderEntry&) = default;
};

/// A file that is being chosen, to be written or to be read: the folder one looks into, what lies there, the name that
/// was typed, and whether it will do. Nothing is written here.
class FileChoice : public QObject {
    Q_OBJECT
    QML_ELEMENT

    /// What kind of file: each kind begins where the last of its kind was written or read. "fleets".
    Q_PROPERTY(QString kind MEMBER m_kind NOTIFY changed)
    /// How names of its kind end, without the dot: "json". It is added where it lacks; others are not listed. Empty: any. Of
    /// what is only read there may be several, with spaces between: "pdf png".
    Q_PROPERTY(QString ending READ ending WRITE setEnding NOTIFY changed)
    /// To be written; else to be read.
    Q_PROPERTY(bool saving MEMBER m_saving NOTIFY changed)
    /// What is written takes no file's place, as a campaign takes none.
    Q_PROPERTY(bool sparing MEMBER m_sparing NOTIFY changed)
    /// What was typed: a name, a path from here, from `~` or from the root.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    /// The folder one looks into, as it is shown: "~/Documents/Navarch".
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(bool hasParent READ hasParent NOTIFY changed)
    /// Folders, then files of the kind, by name; no more than mostEntries.
    Q_PROPERTY(QList<navarch::FolderEntry> entries READ entries NOTIFY entriesChanged)
    /// There is more than is listed.
    Q_PROPERTY(bool more READ more NOTIFY entriesChanged)
    /// Why this name will not do; empty when it will.
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    /// A file of this name is there: when it was last written; empty when none is.
    Q_PROPERTY(QString replaced READ replaced NOTIFY changed)
    /// What the name stands for, with its ending.
    Q_PROPERTY(QUrl file READ file NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    /// Several may be read at once: those that were picked, and the one whose name was typed.
    Q_PROPERTY(bool several MEMBER m_several NOTIFY changed)
    Q_PROPERTY(QList<QUrl> files READ files NOTIFY changed)

public:
    static constexpr int mostEntries = 1000;

    using QObject::QObject;

    /// Looks where `current` lies when that is a file, else where the last of its kind was, else among the person's
    /// documents; with that file's name, or with `suggested` made a name of a file that is not there yet.
    Q_INVOKABLE void begin(const QUrl& current, const QString& suggested);
    /// Looks into the folder of that name.
    Q_INVOKABLE void enter(const QString& name);
    Q_INVOKABLE void up();
    /// Picks the file of that name in this folder, or lets it go again; or picks all that are listed.
    Q_INVOKABLE void toggle(const QString& name);
    Q_INVOKABLE void pickAll();
    Q_INVOKABLE bool isPicked(const QString& name) const;
    /// Takes what was typed: looks into it when it is a folder (false), else, when it will do, remembers where it is (true).
    Q_INVOKABLE bool take();

    [[nodiscard]] QString ending() const { return m_ending; }
    void setEnding(const QString& ending);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QString folder() const;
    [[nodiscard]] bool hasParent() const;
    [[nodiscard]] QList<FolderEntry> entries() const;
    [[nodiscard]] bool more() const { return m_more; }
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString replaced() const;
    [[nodiscard]] QUrl file() const { return QUrl::fromLocalFile(path()); }
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QList<QUrl> files() const;

signals:
    void changed();
    void entriesChanged();

private:
    [[nodiscard]] QString typedPath() const;
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString pathIn(const QString& name) const;
    [[nodiscard]] QString freeName(const QString& suggested) const;
    void look(const QString& folder);

    QString m_kind;
    QString m_ending;
    bool m_saving = false;
    bool m_sparing = false;
    bool m_several = false;
    QStringList m_picked; ///< paths, in the order in which they were picked
    QString m_name;
    QString m_folder;
    QList<FolderEntry> m_entries;
    bool m_more = false;
};

} // namespace navarch
