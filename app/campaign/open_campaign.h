// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QUrl>

#include <memory>

#include "app/base/lists/deed_preview.h"
#include "app/campaign/campaign_head.h"
#include "app/campaign/campaign_seat.h"
#include "app/campaign/campaign_undo.h"
#include "core/campaign/gate/authority.h"
#include "core/campaign/gate/gate.h"

namespace navarch {

class CampaignFile;
struct Backup;

/// The scenario that the sample campaign begins from.
inline constexpr const char* sampleScenario = "saronic-gulf";

/// The campaign on the table: one file, whose eyes look at it, and the way every change goes. View models hold it and
/// lay themselves out anew on changed().
class OpenCampaign : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(bool isOpen READ isOpen NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    /// Why nothing can be changed; empty when it can.
    Q_PROPERTY(QString readOnlyReason READ readOnlyReason NOTIFY changed)
    /// Whose eyes: a side's number, 0 for the umpire, who sees everything (CP-2.3).
    Q_PROPERTY(int eyes READ eyes WRITE setEyes NOTIFY changed)
    Q_PROPERTY(navarch::CampaignSeat* seat READ seat CONSTANT)
    Q_PROPERTY(navarch::CampaignHead* head READ head CONSTANT)
    Q_PROPERTY(navarch::CampaignUndo* undoStack READ undoStack CONSTANT)

public:
    explicit OpenCampaign(QObject* parent = nullptr);
    ~OpenCampaign() override;

    // For view models

    /// Null when none is open.
    [[nodiscard]] const Campaign* campaign() const;
    [[nodiscard]] const Figures& figures() const;
    [[nodiscard]] SideId looksAs() const { return m_eyes; }
    /// Whether what belongs to `side` may be seen.
    [[nodiscard]] bool sees(SideId side) const { return m_eyes.isNone() || m_eyes == side; }

    /// May I, why not, what does it cost.
    [[nodiscard]] Verdict ask(const Action& action) const;
    /// The same for QML.
    [[nodiscard]] DeedPreview preview(const Action& action) const;
    /// Does it and stores it, or says why not (refused). With `verdict` what it did is told.
    bool perform(const Action& action, Verdict* verdict = nullptr);

    /// Puts another file on the table; `readOnlyReason` when it can only be looked at. Where its umpire's seat has a PIN and
    /// the umpire's eyes are to look, it waits until he has sat down, and what lies on the table stays there. `isUmpire`: he
    /// sits there already.
    void take(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason = {}, bool isUmpire = false);
    /// The same with these eyes, without asking.
    void place(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason, SideId eyes);
    /// These eyes look from now on, without asking.
    void lookWith(SideId eyes);
    /// The file, to change what is no part of the campaign; null when none is open that can be changed.
    [[nodiscard]] CampaignFile* editedFile() const;
    /// The file itself; null when none is open.
    [[nodiscard]] const CampaignFile* file() const { return m_file.get(); }

    /// Puts a backup of the campaign at `path` in its place and on the table, or says why not (failed). What stood there, open
    /// here or not, is kept among the backups.
    bool restore(const QString& path, const Backup& backup);

    // For QML

    /// Opens a campaign file, or says why not (failed) and keeps what was open. A war against the machine is opened with the
    /// eyes of its one player, any other with the umpire's. False, too, while the seat waits for its PIN.
    Q_INVOKABLE bool open(const QString& path);
    /// Opens this person's sample campaign, made if it is not there yet.
    Q_INVOKABLE bool openSample();
    Q_INVOKABLE void close();
    /// Nothing, where these eyes may not (undoStack).
    Q_INVOKABLE void undo();
    Q_INVOKABLE void redo();

    [[nodiscard]] bool isOpen() const { return campaign() != nullptr; }
    [[nodiscard]] QString path() const;
    [[nodiscard]] QString readOnlyReason() const;
    [[nodiscard]] int eyes() const { return static_cast<int>(m_eyes.value); }
    /// The umpire's are asked for their PIN where there is one.
    void setEyes(int side);
    [[nodiscard]] CampaignSeat* seat() { return &m_seat; }
    [[nodiscard]] CampaignHead* head() { return &m_head; }
    [[nodiscard]] CampaignUndo* undoStack() { return &m_undoStack; }

signals:
    /// Anything of it may be different: the file, its contents, whose eyes.
    void changed();
    /// Another campaign is on the table.
    void opened();
    /// The rules or the umpire's stage stand against it; nothing was changed.
    void refused(const QString& what, const QString& remedy);
    /// Something could not be read or written.
    void failed(const QString& what, const QString& remedy);
    /// It went well, but not as one would have it: "It is open elsewhere, and can only be looked at here."
    void noted(const QString& what, const QString& remedy);
    /// Worth a word: "Taken back: Rename Paralos".
    void done(const QString& what);

private:
    std::unique_ptr<CampaignFile> m_file;
    QString m_readOnlyReason;
    SideId m_eyes;
    CampaignSeat m_seat{*this};
    CampaignHead m_head{*this};
    CampaignUndo m_undoStack{*this};
};

} // namespace navarch
