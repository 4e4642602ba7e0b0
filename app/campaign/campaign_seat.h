// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QVariant>

#include <memory>
#include <optional>

#include "app/base/lists/shown_side.h"
#include "core/campaign/records/ids.h"

namespace navarch {

class CampaignFile;
class OpenCampaign;

/// Who sits before the screen, and who is to: the seat is handed from one pair of eyes to another, and that of the umpire may
/// have a PIN (db/seat_lock.h). Whoever is awaited has not sat down yet; the window shows nothing of the campaign meanwhile.
/// A campaign with a PIN that is opened with the umpire's eyes is not on the table until it was given.
class CampaignSeat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The open campaign has one.")
    /// Who is to take the seat: a side's name, or the umpire's. Empty when nobody is awaited.
    Q_PROPERTY(QString awaited READ awaited NOTIFY changed)
    /// It is the umpire, and he is asked for his PIN.
    Q_PROPERTY(bool asks READ asks NOTIFY changed)
    /// Why he was not let in; empty: nobody has tried.
    Q_PROPERTY(QString complaint READ complaint NOTIFY changed)
    /// The campaign that is to be opened; empty when it lies on the table already.
    Q_PROPERTY(QString war READ war NOTIFY changed)
    /// Those who may open it instead, without what the umpire knows.
    Q_PROPERTY(QList<navarch::ShownSide> others READ others NOTIFY changed)
    /// These eyes may say that everyone has done, and take anything back: the umpire's, or those of the only side that a
    /// person plays.
    Q_PROPERTY(bool speaksForAll READ speaksForAll NOTIFY changed)
    /// The umpire's seat of the campaign on the table has a PIN.
    Q_PROPERTY(bool locked READ isLocked NOTIFY changed)

public:
    explicit CampaignSeat(OpenCampaign& campaign);
    ~CampaignSeat() override;

    /// Hands the seat to a side, 0: the umpire. Where there is a PIN to be asked for, or two or more people share this screen
    /// in a war, he is awaited until he sits down; else these are his eyes at once.
    Q_INVOKABLE void handTo(int side);
    /// Whoever is awaited is here (CP-2.3). False: the PIN is not that one.
    Q_INVOKABLE bool sitDown(const QString& word = {});
    /// One of the others is here instead.
    Q_INVOKABLE void sitAs(int side);
    /// He is not: all stays with whoever had the seat, and as it lay on the table.
    Q_INVOKABLE void staySeated();

    /// The umpire puts a PIN on his seat, or another one, or takes it away (`next` empty). `current` is the one there is.
    /// Empty when it is done, or why it is not.
    Q_INVOKABLE QString lock(const QString& current, const QString& next);
    /// Why that cannot be a PIN; empty: it can.
    Q_INVOKABLE QString problemOf(const QString& word) const;

    /// Keeps a campaign that is to be opened until the umpire of it has sat down.
    void await(std::unique_ptr<CampaignFile> file, const QString& readOnlyReason);
    /// Nobody is awaited any more, and no campaign either.
    void settle();

    [[nodiscard]] QString awaited() const;
    [[nodiscard]] bool asks() const;
    [[nodiscard]] QString complaint() const { return m_complaint; }
    [[nodiscard]] QString war() const;
    [[nodiscard]] QList<ShownSide> others() const;
    [[nodiscard]] bool speaksForAll() const;
    [[nodiscard]] bool isLocked() const;

signals:
    void changed();
    /// A campaign that was waiting for its umpire lies on the table.
    void entered();

private:
    /// The campaign it is about: the one that waits, or the one on the table.
    [[nodiscard]] const CampaignFile* file() const;
    void lookWith(SideId eyes);

    OpenCampaign& m_campaign;
    std::unique_ptr<CampaignFile> m_file; ///< waiting
    QString m_readOnlyReason;
    std::optional<SideId> m_awaited;
    QString m_complaint;
};

} // namespace navarch
