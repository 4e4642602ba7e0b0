// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"

namespace navarch {

/// A commander about to be appointed (SA-15.9): for which side, his name, quality and command; asked at each change what it
/// costs or why not.
class Appointment : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(int side READ side WRITE setSide NOTIFY changed)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString quality READ quality WRITE setQuality NOTIFY changed)
    /// One of `commands`.
    Q_PROPERTY(QString command READ command WRITE setCommand NOTIFY changed)
    /// The qualities, best first, and the side's commands that nobody has.
    Q_PROPERTY(QList<navarch::ShownChoice> qualities READ qualities CONSTANT)
    Q_PROPERTY(QList<navarch::ShownChoice> commands READ commands NOTIFY changed)
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    /// What he costs, with his pay, and why he cannot be appointed; one of the two is empty.
    Q_PROPERTY(QString cost READ cost NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)

public:
    explicit Appointment(QObject* parent = nullptr) : QObject(parent) {}

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] int side() const { return static_cast<int>(m_side.value); }
    void setSide(int side);
    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QString quality() const { return m_quality; }
    void setQuality(const QString& quality);
    [[nodiscard]] QString command() const { return m_command; }
    void setCommand(const QString& command);
    [[nodiscard]] QList<ShownChoice> qualities() const;
    [[nodiscard]] QList<ShownChoice> commands() const { return m_commands; }
    [[nodiscard]] bool allowed() const { return m_allowed; }
    [[nodiscard]] QString cost() const { return m_cost; }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }

    /// The number of who was appointed, or 0.
    Q_INVOKABLE int appoint();

signals:
    void changed();

private:
    void look();
    [[nodiscard]] std::optional<Action> action() const;

    QPointer<OpenCampaign> m_campaign;
    SideId m_side;
    QString m_name;
    QString m_quality = QStringLiteral("average");
    QString m_command;
    QList<ShownChoice> m_commands;
    bool m_allowed = false;
    QString m_cost;
    QString m_whyNot;
};

} // namespace navarch
