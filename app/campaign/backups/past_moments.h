// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QUrl>

#include "app/base/background_job.h"
#include "app/base/lists/row_list.h"
#include "app/campaign/open_campaign.h"
#include "db/branching.h"

namespace navarch {

struct PastMomentRow {
    PastMoment moment;

    [[nodiscard]] QString key() const { return QString::number(moment.deed); }
};

/// The open campaign's past, the latest first, and branching off: a new campaign of the war as it stood after one of its deeds.
/// Both on another thread. A side's eyes find nothing: what is done with it is the umpire's.
///
/// Roles: deed (its number in the history), title (its line there), date and stage of the campaign then, begins (the first
/// moment of its turn).
class PastMoments : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY lookedUp)
    /// Lists only the first moment of each turn; else every deed that stands.
    Q_PROPERTY(bool turnsOnly READ turnsOnly WRITE setTurnsOnly NOTIFY lookedUp)
    /// The history is being read.
    Q_PROPERTY(bool reading READ reading NOTIFY busyChanged)
    /// A branch is being made.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// Why the history could not be read; empty when it could.
    Q_PROPERTY(QString problem READ problem NOTIFY lookedUp)

public:
    explicit PastMoments(QObject* parent = nullptr);
    ~PastMoments() override;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] bool turnsOnly() const { return m_turnsOnly; }
    void setTurnsOnly(bool turnsOnly);
    [[nodiscard]] bool reading() const { return m_reading.isRunning(); }
    [[nodiscard]] bool busy() const { return m_making.isRunning(); }
    [[nodiscard]] QString problem() const { return m_problem; }

    /// Reads the history anew.
    Q_INVOKABLE void look();
    /// Nothing is listed or read any more. A branch that is being made is made.
    Q_INVOKABLE void leave();
    /// A name for a branch from that row: "The Saronic Gulf from turn 3".
    Q_INVOKABLE QString suggestedName(int row) const;
    /// Makes a campaign called `name` of how the war stood then, in a file that is not there yet. made() follows, or the
    /// campaign's failed() and given up.
    Q_INVOKABLE void branch(int row, const QString& name, const QUrl& file);

signals:
    void lookedUp();
    void busyChanged();
    /// It lies there, and can be opened.
    void made(const QString& path);
    /// Nothing was made.
    void failed();

private:
    [[nodiscard]] static const RowRoles<PastMomentRow>& roles();
    struct Made {
        QString path;
        Problems problems; ///< empty: it was made
        Problems notes;
    };
    void take(Result<std::vector<PastMoment>> moments);
    void tell(const Made& made, const QString& name);
    void refill();

    QPointer<OpenCampaign> m_campaign;
    bool m_turnsOnly = true;
    QString m_problem;
    std::vector<PastMoment> m_moments;
    ListRows<PastMomentRow> m_rows{*this, roles()};
    BackgroundJob<Result<std::vector<PastMoment>>> m_reading;
    BackgroundJob<Made> m_making;
};

} // namespace navarch
