// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "app/base/background_job.h"
#include "core/base/problem.h"

namespace navarch {

/// Unsaved work kept beside the program, so that a crash or a power cut loses at most the last moment of it. Written a
/// moment after the last change, wholly or not at all, on a thread of its own; what still waits is written on destruction.
class DraftFile : public QObject {
    Q_OBJECT

public:
    /// `name` of a file in the folder for the program's own files ("fleet-draft.json"). Of several running programs only
    /// the first keeps a draft.
    explicit DraftFile(const QString& name, QObject* parent = nullptr);
    ~DraftFile() override;

    [[nodiscard]] QString path() const { return m_path; }
    /// False when another running Navarch keeps this draft.
    [[nodiscard]] bool isOurs() const { return m_lock != nullptr; }

    /// What was kept last, from an earlier run too.
    [[nodiscard]] std::optional<std::string> read() const;

    /// Keeps what `text` gives, soon. It is called on another thread and must own what it needs.
    void keep(std::function<std::string()> text);

    /// Waits until everything kept so far is written.
    void flush();

signals:
    /// A draft could not be written: what happened, and what to do.
    void failed(const QString& what, const QString& remedy);

private:
    void writeNow();

    QString m_path;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_soon;
    std::function<std::string()> m_next;
    QThreadPool m_writer;
    BackgroundJob<Result<void>> m_writing{nullptr,
                                          &m_writer}; ///< of the newest; what is newer takes its place
    bool m_complained = false;
};

/// The name of the draft that is one person's own: "fleet-draft.json" for `whose` "", else one that no other gets.
[[nodiscard]] QString draftNameFor(const QString& work, const QString& whose);

/// The folder for the program's own files, made when it is missing; ends without a slash.
[[nodiscard]] QString appFolder();

} // namespace navarch
