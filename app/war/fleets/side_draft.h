// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QVariant>

#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "core/campaign/actions/side_actions.h"

namespace navarch {

/// A side that is to be added to the campaign (CP-2.1), before it is: the umpire's business, before the war or in it. At each
/// change the gate is asked what stands against it.
class SideDraft : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY changed)
    Q_PROPERTY(QString colour READ colour WRITE setColour NOTIFY changed)
    Q_PROPERTY(QString emblem READ emblem WRITE setEmblem NOTIFY changed)
    /// "person" or "machine".
    Q_PROPERTY(QString player READ player WRITE setPlayer NOTIFY changed)
    Q_PROPERTY(QString period READ period WRITE setPeriod NOTIFY changed)
    /// A neutral port that becomes its own; 0: none.
    Q_PROPERTY(int home READ home WRITE setHome NOTIFY changed)
    /// Talents, as typed.
    Q_PROPERTY(QString budget READ budget WRITE setBudget NOTIFY changed)
    Q_PROPERTY(QString budgetProblem READ budgetProblem NOTIFY changed)
    /// The fleet lists, and the ports that may be its home.
    Q_PROPERTY(QList<navarch::ShownChoice> periods READ periods CONSTANT)
    Q_PROPERTY(QList<navarch::ShownChoice> homes READ homes NOTIFY changed)
    /// May it be added, and why not.
    Q_PROPERTY(bool allowed READ allowed NOTIFY changed)
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);

    /// Begins anew, with signs that nobody has.
    Q_INVOKABLE void begin();
    /// Its number once it is added; 0: it was not.
    Q_INVOKABLE int add();

    [[nodiscard]] QString name() const { return QString::fromStdString(m_side.name); }
    void setName(const QString& name);
    [[nodiscard]] QString colour() const;
    void setColour(const QString& colour);
    [[nodiscard]] QString emblem() const;
    void setEmblem(const QString& emblem);
    [[nodiscard]] QString player() const;
    void setPlayer(const QString& player);
    [[nodiscard]] QString period() const;
    void setPeriod(const QString& period);
    [[nodiscard]] int home() const { return static_cast<int>(m_side.homePort.value); }
    void setHome(int port);
    [[nodiscard]] QString budget() const { return m_budget; }
    void setBudget(const QString& budget);
    [[nodiscard]] QString budgetProblem() const;
    [[nodiscard]] QList<ShownChoice> periods() const;
    [[nodiscard]] QList<ShownChoice> homes() const;
    [[nodiscard]] bool allowed() const { return m_whyNot.isEmpty() && !m_side.name.empty(); }
    [[nodiscard]] QString whyNot() const { return m_whyNot; }

signals:
    void campaignChanged();
    void changed();

private:
    void ask();

    QPointer<OpenCampaign> m_campaign;
    AddSide m_side;
    QString m_budget;
    QString m_whyNot;
};

} // namespace navarch
