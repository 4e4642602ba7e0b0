// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>

#include <string>

namespace navarch {

class OpenCampaign;

/// What the open campaign could take back or do again. The umpire's eyes may with anything; a side's with what it did since
/// it sat down, and of other deeds not even the name is shown (CP-2.3).
class CampaignUndo : public QObject {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
    /// What they would take back or do again: "Rename Paralos to Salaminia".
    Q_PROPERTY(QString undoTitle READ undoTitle NOTIFY changed)
    Q_PROPERTY(QString redoTitle READ redoTitle NOTIFY changed)

public:
    /// `campaign` must outlive it.
    explicit CampaignUndo(OpenCampaign& campaign) : m_campaign(campaign) {}

    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] QString undoTitle() const;
    [[nodiscard]] QString redoTitle() const;

    /// These eyes did something, took something back, or did it again.
    void noteDeed();
    void noteUndone();
    void noteRedone();
    /// Others look from now on.
    void forget();

signals:
    void changed();

private:
    [[nodiscard]] bool mayHearOfUndo() const;
    [[nodiscard]] bool mayHearOfRedo() const;
    [[nodiscard]] static QString titleShown(const std::string& title, bool isTold);

    OpenCampaign& m_campaign;
    int m_ownDeeds = 0;  ///< done with these eyes and standing
    int m_ownUndone = 0; ///< done with these eyes and taken back
};

} // namespace navarch
