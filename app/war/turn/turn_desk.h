// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include <optional>

#include "app/campaign/open_campaign.h"

namespace navarch {

/// What waits before the turn goes on: how grave it is (FindingSeverity), what it is about (TurnDesk.About) and where.
struct WaitingLine {
    Q_GADGET
    QML_VALUE_TYPE(waitingLine)
    Q_PROPERTY(int severity MEMBER severity)
    Q_PROPERTY(QString key MEMBER key)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString subject MEMBER subject)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int side MEMBER side)
    Q_PROPERTY(int fleet MEMBER fleet)
    Q_PROPERTY(int port MEMBER port)
    Q_PROPERTY(int battle MEMBER battle)
    Q_PROPERTY(int contact MEMBER contact)
    Q_PROPERTY(int about MEMBER about)

public:
    int severity = 0;
    QString key;
    QString rule;
    QString subject;
    QString text;
    int side = 0; ///< whose it is; 0: everybody's
    int fleet = 0;
    int port = 0;
    int battle = 0;
    int contact = 0;
    int about = 0;

    friend bool operator==(const WaitingLine&, const WaitingLine&) = default;
};

/// What happened when the turn went on; mine: to those who look; great: it weighs more than what happens every day.
struct HappenedLine {
    Q_GADGET
    QML_VALUE_TYPE(happenedLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString dice MEMBER dice)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(int port MEMBER port)
    Q_PROPERTY(int battle MEMBER battle)
    Q_PROPERTY(bool mine MEMBER mine)
    Q_PROPERTY(bool great MEMBER great)

public:
    QString text;
    QString rule;
    QString dice;
    QString kind;
    int port = 0;
    int battle = 0;
    bool mine = false;
    bool great = false;

    friend bool operator==(const HappenedLine&, const HappenedLine&) = default;
};

/// Advancing the campaign (CP-1.3): what waits, what it would do, doing it, and what happened then - as far as the eyes
/// that look may know of it.
class TurnDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// The campaign has begun, so that there are turns at all.
    Q_PROPERTY(bool isRunning READ isRunning NOTIFY changed)
    /// What stands in the way first.
    Q_PROPERTY(QList<navarch::WaitingLine> waiting READ waiting NOTIFY changed)
    /// How many of them stand in the way, and how many are worth a look.
    Q_PROPERTY(int blocking READ blocking NOTIFY changed)
    Q_PROPERTY(int warnings READ warnings NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// Why not; empty when it may go on.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    /// These eyes are of one of several who play, and it is time for orders: they say when theirs are done, and have.
    Q_PROPERTY(bool takesOrders READ takesOrders NOTIFY changed)
    Q_PROPERTY(bool ordersDone READ ordersDone NOTIFY changed)
    /// The week that was sailed here is still being watched: until it has been, what stands above the screens is what stood
    /// there before. Whoever shows the week says so.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY changed)
    /// The date and the treasury of those who look, as far as they have been told.
    Q_PROPERTY(QString date READ date NOTIFY changed)
    Q_PROPERTY(QString treasury READ treasury NOTIFY changed)
    /// "Sail the week" or "End the turn", and what that does; first who has won the war, once somebody has (CP-10.1).
    Q_PROPERTY(QString deed READ deed NOTIFY changed)
    Q_PROPERTY(QString whatItDoes READ whatItDoes NOTIFY changed)
    /// Going on sails the week; else it ends the turn.
    Q_PROPERTY(bool sails READ sails NOTIFY changed)
    /// What happened when it was last advanced here, what weighs most first, and its heading.
    Q_PROPERTY(QList<navarch::HappenedLine> happened READ happened NOTIFY happenedChanged)
    Q_PROPERTY(QString happenedTitle READ happenedTitle NOTIFY happenedChanged)

public:
    /// Where what waits and names no more than a fleet, or a side, is settled: with its commander, where orders are given, in
    /// the books of the month that ends, or where sides answer each other. Anything: nowhere, unless it names more.
    enum About { Anything, Command, Orders, Month, Relations };
    Q_ENUM(About)

    explicit TurnDesk(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Takes the campaign on; false when it is refused. advanced() follows. That nothing happened while a turn ended is told
    /// through the campaign; a week that was sailed is watched, and tells it there.
    Q_INVOKABLE bool advance();
    /// These eyes' side says that its orders are done, or that they are not.
    Q_INVOKABLE bool finishOrders(bool done);

    [[nodiscard]] bool isRunning() const;
    [[nodiscard]] QList<WaitingLine> waiting() const { return m_waiting; }
    [[nodiscard]] int blocking() const { return m_blocking; }
    [[nodiscard]] int warnings() const { return static_cast<int>(m_waiting.size()) - m_blocking; }
    [[nodiscard]] bool allowed() const { return isRunning() && m_whyNot.isEmpty() && !takesOrders(); }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] bool takesOrders() const;
    [[nodiscard]] bool ordersDone() const;
    [[nodiscard]] bool watched() const { return m_isWatched; }
    void setWatched(bool watched);
    [[nodiscard]] QString date() const;
    [[nodiscard]] QString treasury() const;
    [[nodiscard]] QString deed() const;
    [[nodiscard]] bool sails() const;
    [[nodiscard]] QString whatItDoes() const;
    [[nodiscard]] QList<HappenedLine> happened() const { return m_happened; }
    [[nodiscard]] QString happenedTitle() const { return m_happenedTitle; }

signals:
    void campaignChanged();
    void changed();
    void happenedChanged();
    void advanced();

private:
    /// What stands above the screens.
    struct Told {
        QString date;
        QString treasury;
        QString deed;
    };
    void look();
    [[nodiscard]] QString deedNow() const;
    [[nodiscard]] const Campaign* records() const { return m_campaign ? m_campaign->campaign() : nullptr; }

    QPointer<OpenCampaign> m_campaign;
    bool m_isWatched = false;
    std::optional<Told> m_before; ///< the week that was sailed last here, until it has been watched
    QList<WaitingLine> m_waiting;
    int m_blocking = 0;
    QString m_whyNot;
    QList<HappenedLine> m_happened;
    QString m_happenedTitle;
    SideId m_happenedFor;
    std::int64_t m_happenedUpTo = 0; ///< the last entry of the chronicle then
};

} // namespace navarch
