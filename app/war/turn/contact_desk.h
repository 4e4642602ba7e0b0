// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "core/campaign/battles/contact_actions.h"

namespace navarch {

/// What can be done about fleets that have met or a port that is attacked (CP-8.1): their battle is arranged under one of
/// the games, or the umpire lets them part. The battles themselves are fought among the battles.
class ContactDesk : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(int contact READ contact WRITE setContact NOTIFY changed)
    /// The games, and which one is chosen.
    Q_PROPERTY(QList<navarch::ShownChoice> games READ games CONSTANT)
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY changed)
    /// May its battle be arranged, and why not; what is worth knowing.
    Q_PROPERTY(bool canArrange READ canArrange NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    /// Only the umpire lets them part.
    Q_PROPERTY(bool isUmpire READ isUmpire NOTIFY changed)
    /// The umpire arranges, or whoever plays alone: his battles wait for nobody else.
    Q_PROPERTY(bool arranges READ arranges NOTIFY changed)

public:
    explicit ContactDesk(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] int contact() const { return static_cast<int>(m_action.contact.value); }
    void setContact(int contact);
    [[nodiscard]] QList<ShownChoice> games() const;
    [[nodiscard]] QString game() const { return QString::fromStdString(m_action.rules); }
    void setGame(const QString& game);
    [[nodiscard]] bool canArrange() const { return m_canArrange; }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }
    [[nodiscard]] QStringList notes() const { return m_notes; }
    [[nodiscard]] bool isUmpire() const { return m_campaign && m_campaign->looksAs().isNone(); }
    [[nodiscard]] bool arranges() const { return m_campaign && m_campaign->seat()->speaksForAll(); }

    /// Arranges it; the number of the battle that waits now, or 0.
    Q_INVOKABLE int arrange();
    /// Lets them part, for that reason.
    Q_INVOKABLE bool letGo(const QString& reason);

signals:
    void changed();

private:
    void ask();

    QPointer<OpenCampaign> m_campaign;
    ArrangeContact m_action;
    bool m_canArrange = false;
    QString m_whyNot;
    QStringList m_notes;
};

} // namespace navarch
