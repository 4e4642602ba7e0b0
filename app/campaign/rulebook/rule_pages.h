// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QString>
#include <QStringList>

#include <map>

#include "app/base/background_job.h"
#include "app/campaign/open_campaign.h"
#include "app/campaign/rulebook/rule_lists.h"
#include "core/rulebook/played_examples.h"

namespace navarch {

/// The rulebook as one reads in it: a page that is open, those read before, and what was looked for. Tables show the figures
/// in force, and mark what the umpire of the open campaign changed; so do examples, which are worked out with them. What
/// captains came to under a rule is added when they have fought, on another thread.
class RulePages : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Whose umpire's figures are shown; null: those of the games.
    Q_PROPERTY(navarch::OpenCampaign* campaign READ campaign WRITE setCampaign NOTIFY campaignChanged)
    /// The number of the page that is open; empty: none is.
    Q_PROPERTY(QString number READ number NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// The game the page belongs to, by its name; of the campaign's own rules "The campaign".
    Q_PROPERTY(QString game READ game NOTIFY changed)
    Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
    Q_PROPERTY(navarch::RuleBlocks* blocks READ blocks CONSTANT)
    Q_PROPERTY(navarch::RuleEntries* see READ see CONSTANT)
    /// What is looked for: a number or words. `found` lists the pages with it, those of the open page's game first.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY searchChanged)
    Q_PROPERTY(navarch::RuleEntries* found READ found CONSTANT)

public:
    using QObject::QObject;

    [[nodiscard]] OpenCampaign* campaign() const { return m_campaign; }
    void setCampaign(OpenCampaign* campaign);
    [[nodiscard]] QString number() const { return m_number; }
    [[nodiscard]] QString title() const { return m_title; }
    [[nodiscard]] QString game() const { return m_game; }
    [[nodiscard]] bool canGoBack() const { return !m_before.isEmpty(); }
    [[nodiscard]] RuleBlocks* blocks() { return &m_blocks; }
    [[nodiscard]] RuleEntries* see() { return &m_see; }
    [[nodiscard]] QString search() const { return m_search; }
    void setSearch(const QString& search);
    [[nodiscard]] RuleEntries* found() { return &m_found; }

    /// Opens the page of a number as it stands on a die or a finding ("SA-7.4.2", "SA-7.4.2, SA-9.1": the first); false, and
    /// the open page stays, when it has none.
    Q_INVOKABLE bool open(const QString& number);
    /// To the page that was read before.
    Q_INVOKABLE void back();
    /// Forgets what was read and looked for.
    Q_INVOKABLE void putAway();

signals:
    void campaignChanged();
    void changed();
    void searchChanged();

private:
    void show(const QString& number);
    void refill();
    [[nodiscard]] HouseValues changesTo(const std::string& game) const;
    /// What captains came to under a game's rules with these changes; null, and it is begun, when they have not fought yet.
    [[nodiscard]] const PlayedExamples* playedBy(const std::string& game, const HouseValues& changes);

    QPointer<OpenCampaign> m_campaign;
    QString m_number;
    QString m_title;
    QString m_game;
    QString m_search;
    QStringList m_before;
    RuleBlocks m_blocks;
    RuleEntries m_see;
    RuleEntries m_found;
    /// By game: with which changes, and what came of it.
    std::map<std::string, std::pair<HouseValues, PlayedExamples>> m_played;
    std::pair<std::string, HouseValues> m_fighting; ///< what they fight by now
    BackgroundJob<PlayedExamples> m_playing;
};

} // namespace navarch
