// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariant>

#include <memory>

#include "app/base/background_job.h"
#include "app/base/lists/row_list.h"
#include "app/base/lists/shown_choice.h"
#include "app/campaign/open_campaign.h"
#include "app/war/umpire/deed_entry.h"
#include "app/war/umpire/field_entry.h"
#include "app/war/umpire/retelling_work.h"

namespace navarch {

struct UnfitRow {
    std::int64_t deed = 0;
    QString title;
    QString why;
    bool leftOut = false;

    [[nodiscard]] QString key() const { return QString::number(deed); }
};

/// A past deed told otherwise: the umpire strikes it, changes it or puts one before it, and all later deeds are gone through
/// again on another thread. What does not fit any more is listed, each to be left out; nothing is changed before tell().
/// A side's eyes find nothing.
///
/// Roles: deed (its number in the history), title, why (it does not fit), leftOut.
class RetoldWar : public navarch::RowList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY fieldsChanged)
    /// The deed that is told otherwise, by its number in the history; 0: none.
    Q_PROPERTY(int deed READ deed WRITE setDeed NOTIFY fieldsChanged)
    Q_PROPERTY(Way way READ way WRITE setWay NOTIFY fieldsChanged)
    /// What can be put in: {text, value}, and which is.
    Q_PROPERTY(QList<navarch::ShownChoice> kinds READ kinds CONSTANT)
    Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY fieldsChanged)
    /// What can be told otherwise of it, as FieldEditor.qml shows it (fieldEntry()). Laid anew with the deed, the way and the kind,
    /// not while values are entered.
    Q_PROPERTY(QList<navarch::FieldEntry> fields READ fields NOTIFY fieldsChanged)
    /// The history is read, later deeds are gone through again, or it is being retold.
    Q_PROPERTY(bool busy READ busy NOTIFY told)
    /// What it would be in the history: "Raise Second Fleet"; empty while nothing is told otherwise.
    Q_PROPERTY(QString title READ title NOTIFY told)
    /// Why it cannot be told so; empty when it can.
    Q_PROPERTY(QString problem READ problem NOTIFY told)
    /// How many later deeds are gone through again.
    Q_PROPERTY(int later READ later NOTIFY told)
    Q_PROPERTY(bool canTell READ canTell NOTIFY told)
    /// It being retold, while it is.
    Q_PROPERTY(navarch::RetellingWork* work READ work CONSTANT)

public:
    enum Way { Strike, Change, Insert };
    Q_ENUM(Way)

    explicit RetoldWar(QObject* parent = nullptr);
    ~RetoldWar() override;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] int deed() const { return static_cast<int>(m_deed); }
    void setDeed(int deed);
    [[nodiscard]] Way way() const { return m_way; }
    void setWay(Way way);
    [[nodiscard]] QList<ShownChoice> kinds() const;
    [[nodiscard]] QString kind() const;
    void setKind(const QString& kind);
    [[nodiscard]] QList<FieldEntry> fields() const { return m_entry.fields(); }
    [[nodiscard]] bool busy() const
    {
        return m_reading.isRunning() || m_telling.isRunning() || m_work.isRunning();
    }
    [[nodiscard]] QString title() const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] int later() const;
    [[nodiscard]] bool canTell() const;
    [[nodiscard]] RetellingWork* work() { return &m_work; }

    /// What shall stand in a field, as it was entered.
    Q_INVOKABLE void setField(const QString& name, const QVariant& value);
    Q_INVOKABLE void leaveOut(int row, bool out);
    /// Keeps a backup and puts the retelling into the file: work() does, and says so. Nothing while canTell() is false.
    Q_INVOKABLE void tell();
    /// Nothing is told otherwise any more; what is being retold is called off.
    Q_INVOKABLE void leave();

signals:
    void fieldsChanged();
    void told();

private:
    /// A war's past from a deed on, read once for all that is tried with it.
    struct Past {
        ToldHistory history;
        Figures figures;
    };
    using ReadPast = Result<std::shared_ptr<const Past>>;

    [[nodiscard]] bool isAllowed() const;
    void read();
    void begin(std::optional<Action> action);
    void goThroughAgain();
    void take(Retelling retelling);

    QPointer<OpenCampaign> m_campaign;
    std::int64_t m_deed = 0;
    Way m_way = Strike;
    std::shared_ptr<const Past> m_past;
    DeedEntry m_entry;                            ///< what is told; of no action while the deed is struck
    std::shared_ptr<const Retelling> m_retelling; ///< null: none yet
    QString m_problem;
    ListRows<UnfitRow> m_rows;
    BackgroundJob<ReadPast> m_reading;
    BackgroundJob<Retelling> m_telling;
    RetellingWork m_work;
};

} // namespace navarch
