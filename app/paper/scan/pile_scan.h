// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QQmlEngine>
#include <QUrl>
#include <QVariant>

#include "app/base/background_job.h"
#include "app/base/lists/shown_problem.h"
#include "app/battle/result/result_entry.h"
#include "app/campaign/open_campaign.h"
#include "app/paper/scan/scanned_pile.h"

namespace navarch {

/// What was read with a doubt from a marked sheet: of which row, why, from where, and the picture of it.
struct ShownDoubt {
    Q_GADGET
    QML_VALUE_TYPE(shownDoubt)
    Q_PROPERTY(int rowKey MEMBER rowKey)
    Q_PROPERTY(QString why MEMBER why)
    Q_PROPERTY(QString from MEMBER from)
    Q_PROPERTY(QImage crop MEMBER crop)

public:
    int rowKey = 0;
    QString why;
    QString from;
    QImage crop;

    friend bool operator==(const ShownDoubt&, const ShownDoubt&) = default;
};

/// Scanned sheets of the battle whose result is entered. They are read on another thread; what they say is put into the rows as
/// one step of undo, and nothing is applied. What a person is to look at stands here row by row until it was looked at, the
/// entry is left, or another pile is read.
class PileScan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY changed)
    Q_PROPERTY(navarch::ResultEntry* entry READ entry WRITE setEntry NOTIFY changed)
    /// Why no pile can be read now; empty when one can.
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// So many of so many pages are read; of files that were not opened yet one counts for each.
    Q_PROPERTY(int done READ done NOTIFY changed)
    Q_PROPERTY(int of READ of NOTIFY changed)
    /// A pile was read, whatever came of it.
    Q_PROPERTY(bool hasResult READ hasResult NOTIFY changed)
    /// "4 pages, 12 sheets and 380 boxes read, of 10 of 12 ships".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    /// Pages and sheets that say nothing.
    Q_PROPERTY(QList<navarch::ShownProblem> problems READ problems NOTIFY changed)
    /// Pages without boxes; cards that were printed and are not in the pile.
    Q_PROPERTY(QStringList passedOver READ passedOver NOTIFY changed)
    Q_PROPERTY(QStringList unread READ unread NOTIFY changed)
    /// How many boxes a person is still to look at.
    Q_PROPERTY(int toLookAt READ toLookAt NOTIFY doubtsChanged)
    /// The boxes that are to be looked at, each with the key of its row.
    Q_PROPERTY(QList<navarch::ShownDoubt> doubts READ doubts NOTIFY doubtsChanged)

public:
    explicit PileScan(QObject* parent = nullptr);

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] ResultEntry* entry() const { return m_entry; }
    void setEntry(ResultEntry* entry);

    /// Begins to read PNG, JPEG and PDF files. False when none may be, or there are none.
    Q_INVOKABLE bool read(const QList<QUrl>& files);
    /// Stops reading; the rows stay as they are.
    Q_INVOKABLE void cancel();
    /// What stands beside that row was looked at.
    Q_INVOKABLE void looked(int rowKey);
    /// The next row after that one, in the order of the sheets, of which a box is to be looked at; 0: there is none.
    Q_INVOKABLE int rowAfter(int rowKey) const;

    [[nodiscard]] QString whyNot() const;
    [[nodiscard]] bool running() const { return m_job.isRunning(); }
    [[nodiscard]] int done() const { return m_job.done(); }
    [[nodiscard]] int of() const { return m_job.of(); }
    [[nodiscard]] bool hasResult() const { return m_hasResult; }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QList<ShownProblem> problems() const;
    [[nodiscard]] QStringList passedOver() const;
    [[nodiscard]] QStringList unread() const;
    [[nodiscard]] int toLookAt() const { return static_cast<int>(m_pile.doubts.size()); }
    [[nodiscard]] QList<ShownDoubt> doubts() const;

signals:
    void changed();
    /// There are other boxes to be looked at.
    void doubtsChanged();

private:
    void follow();
    void forget();
    void take(ScannedPile pile);

    QPointer<OpenCampaign> m_campaign;
    QPointer<ResultEntry> m_entry;
    ResultOrigin m_origin; ///< whose pile it is
    ScannedPile m_pile;
    bool m_hasResult = false;
    BackgroundJob<ScannedPile> m_job;
};

} // namespace navarch
