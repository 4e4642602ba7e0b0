// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <map>
#include <memory>
#include <type_traits>

#include "app/base/files/file_access.h"
#include "app/campaign/drafts/draft_file.h"
#include "app/campaign/history/snapshots.h"
#include "app/workshop/document/builder_document.h"
#include "core/base/json.h"

namespace navarch {

/// The document of plans of a kind. `Kind` is a struct of static functions and says what the plan is:
///
///     using Plan;                                       what is built, a value with the `path` of its file
///     using Content;                                    what a file of it holds
///     static QString draftName();                       "fleet"
///     static QString freshTitle();                      for undo: "New fleet"
///     static Plan fresh();                              what one begins with
///     static void follow(const Plan& former, Plan&);    the plan comes onto the table after the former one
///     static void settle(const Plan& former, Plan&);    a command has made it of the former one
///     static Content contentOf(const Plan&);
///     static Plan planOf(const Content&, const Plan& former);
///     static Result<Content> read(const std::string& path);
///     static Result<void> write(const std::string& path, const Content&);
///     static Json draftJson(const Plan&);
///     static Result<Plan> readDraft(const Json&, const std::string& shownPath);
template <class Kind>
class PlanDocument : public BuilderDocument {
public:
    using Plan = typename Kind::Plan;

    explicit PlanDocument(QObject* parent = nullptr) : BuilderDocument(parent) { openDraft(); }

    [[nodiscard]] const Plan& plan() const { return m_history.now(); }
    [[nodiscard]] DraftFile& draft() { return *m_draft; }

    /// One step of undo: `command` takes the plan and returns void, or a Result whose problems are told (refused).
    template <class Command>
    bool perform(const QString& title, Command command)
    {
        Plan next = plan();
        if constexpr (std::is_void_v<decltype(command(next))>) {
            command(next);
        } else {
            const auto result = command(next);
            if (!result) {
                refuse(result.error());
                return false;
            }
        }
        Kind::settle(plan(), next);
        if (m_history.take(title, std::move(next)))
            tell();
        return true;
    }

    /// Puts into the plan what was reckoned of it: no step, and nobody is told.
    template <class Change>
    void amend(Change change)
    {
        m_history.amend(change);
    }

    /// Lays a plan on the table that was read, rolled or bought elsewhere.
    void take(const QString& title, Plan plan)
    {
        Kind::follow(this->plan(), plan);
        emit opened();
        m_history.take(title, std::move(plan));
        tell();
    }

    void beginAnew() override { take(Kind::freshTitle(), Kind::fresh()); }

    void handTo(const QString& whose) override
    {
        if (whose == m_whose)
            return;
        m_putAside[m_whose] = {std::move(m_history), std::move(m_draft)};
        m_whose = whose;
        if (auto own = m_putAside.extract(whose)) {
            m_history = std::move(own.mapped().history);
            m_draft = std::move(own.mapped().draft);
        } else {
            openDraft();
        }
        emit opened();
        tell();
    }

    [[nodiscard]] bool canUndo() const override { return m_history.canUndo(); }
    [[nodiscard]] bool canRedo() const override { return m_history.canRedo(); }
    [[nodiscard]] QString undoTitle() const override { return m_history.undoTitle(); }
    [[nodiscard]] QString redoTitle() const override { return m_history.redoTitle(); }

    [[nodiscard]] bool modified() const override
    {
        const auto saved = m_saved.find(plan().path);
        return Kind::contentOf(plan())
               != (saved != m_saved.end() ? saved->second : Kind::contentOf(Kind::fresh()));
    }

protected:
    void walk(int by) override
    {
        if (by < 0)
            m_history.undo();
        else
            m_history.redo();
        tell();
    }

    [[nodiscard]] const std::string& path() const override { return plan().path; }

    Result<void> readFrom(const std::string& path, const QString& title) override
    {
        auto read = Kind::read(path);
        if (!read)
            return tl::unexpected(read.error());
        Plan next = Kind::planOf(*read, plan());
        next.path = path;
        m_saved[path] = Kind::contentOf(next);
        take(title, std::move(next));
        return {};
    }

    Result<void> writeTo(const std::string& path) override
    {
        auto now = Kind::contentOf(plan());
        if (auto written = Kind::write(path, now); !written)
            return written;
        m_saved[path] = std::move(now);
        m_history.amend([&](Plan& plan) { plan.path = path; });
        tell();
        return {};
    }

private:
    void tell()
    {
        m_draft->keep([plan = plan()] { return jsonText(Kind::draftJson(plan)); });
        emit altered();
    }

    void openDraft()
    {
        m_draft = std::make_unique<DraftFile>(draftNameFor(Kind::draftName(), m_whose));
        connect(m_draft.get(), &DraftFile::failed, this, &BuilderDocument::failed);
        m_history.begin(Kind::fresh());
        restoreDraft();
    }

    void restoreDraft()
    {
        const auto text = m_draft->read();
        if (!text)
            return;
        const std::string shown = shownPath(QFile::encodeName(m_draft->path()).toStdString());
        Result<Plan> plan = problem(shown, {});
        if (const auto json = parseJson(*text, shown))
            plan = Kind::readDraft(*json, shown);
        if (!plan)
            return; // an unreadable draft is no reason to trouble anyone; the files are as they were
        if (!plan->path.empty()) {
            if (auto onDisk = Kind::read(plan->path))
                m_saved[plan->path] = std::move(*onDisk);
            else
                plan->path.clear(); // gone or changed beyond reading: it is saved under a name of its own
        }
        m_history.begin(std::move(*plan));
    }

    Snapshots<Plan> m_history;
    std::unique_ptr<DraftFile> m_draft;
    std::map<std::string, typename Kind::Content> m_saved; ///< by path, what stands in the file
    /// What lay on the table of those who sat here before.
    struct PutAside {
        Snapshots<Plan> history;
        std::unique_ptr<DraftFile> draft;
    };
    QString m_whose;
    std::map<QString, PutAside> m_putAside;
};

} // namespace navarch
