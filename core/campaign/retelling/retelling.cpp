// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/campaign/retelling/retelling.h"

#include "core/campaign/retelling/renumbering.h"
#include "core/campaign/settings/classes_in_force.h"

namespace navarch {

namespace {

class Teller {
public:
    Teller(const Campaign& before, const Figures& figures) : m_figures(&figuresNow(before, figures))
    {
        m_told.campaign = before;
    }

    /// Tells an action that stands nowhere yet, in the place of `old` or before it. False when it is refused.
    bool tellAnew(const Action& action, const ToldDeed* old)
    {
        RetoldDeed deed;
        deed.action = action;
        const Verdict verdict = consider(m_told.campaign, *m_figures, action);
        const bool fits = take(std::move(deed), verdict);
        if (old)
            m_numbers.match(old->changes, fits ? verdict.changes : Changes());
        return fits;
    }

    void strike(const ToldDeed& old) { m_numbers.forget(old.changes); }

    /// Tells a deed again. False when it does not fit any more.
    bool tellAgain(const ToldDeed& old)
    {
        RetoldDeed deed;
        deed.number = old.number;
        deed.title = given(old.title);
        if (!old.action)
            return drop(std::move(deed), old,
                        phrase("An older Navarch kept it in words that are not read any more."));
        deed.action = m_numbers.translated(*old.action);
        if (!deed.action)
            return drop(std::move(deed), old, phrase("It is about something that never came to be."));
        if (auto* advance = std::get_if<AdvanceTurn>(&*deed.action))
            if (advance->phase == m_told.campaign.head().phase)
                advance->turn = m_told.campaign.head().turn;
        const Verdict verdict = consider(m_told.campaign, *m_figures, *deed.action);
        const bool fits = take(std::move(deed), verdict);
        m_numbers.match(old.changes, fits ? verdict.changes : Changes());
        return fits;
    }

    [[nodiscard]] Retelling take() { return std::move(m_told); }
    void stop() { m_told.isWhole = false; }

private:
    bool take(RetoldDeed deed, const Verdict& verdict)
    {
        deed.fits = verdict.allowed();
        if (!verdict.title.isEmpty())
            deed.title = verdict.title;
        if (deed.fits) {
            applyChanges(m_told.campaign, verdict.changes);
            m_figures = &figuresAfter(verdict.changes, m_told.campaign, *m_figures);
        } else {
            for (const Finding& finding : verdict.reasons)
                if (finding.severity == Severity::Error)
                    deed.reasons.push_back(finding);
            if (deed.reasons.empty())
                deed.reasons.push_back(
                    reason("missing-dice", phrase("It needs dice that were not thrown then.")));
        }
        m_told.deeds.push_back(std::move(deed));
        return m_told.deeds.back().fits;
    }

    bool drop(RetoldDeed deed, const ToldDeed& old, Phrase why)
    {
        deed.action.reset();
        deed.reasons.push_back(reason("not-there", std::move(why)));
        m_told.deeds.push_back(std::move(deed));
        m_numbers.forget(old.changes);
        return false;
    }

    static Finding reason(std::string key, Phrase why)
    {
        return {Severity::Error, std::move(key), {}, {}, std::move(why)};
    }

    const Figures* m_figures; ///< of the war as it is told so far
    Retelling m_told;
    Renumbering m_numbers;
};

} // namespace

std::vector<Action> Retelling::actions() const
{
    std::vector<Action> actions;
    for (const RetoldDeed& deed : deeds)
        if (deed.fits && deed.action)
            actions.push_back(*deed.action);
    return actions;
}

std::size_t Retelling::dropped() const
{
    std::size_t count = 0;
    for (const RetoldDeed& deed : deeds)
        count += deed.fits ? 0 : 1;
    return count;
}

Retelling retell(const Campaign& before, const Figures& figures, const std::vector<ToldDeed>& later,
                 Alteration alteration, const std::optional<Action>& action, Unfit unfit)
{
    Teller teller(before, figures);
    std::size_t next = 0;
    if (alteration == Alteration::Strike) {
        if (!later.empty())
            teller.strike(later[next++]);
    } else if (action) {
        const bool replaces = alteration == Alteration::Change && !later.empty();
        if (!teller.tellAnew(*action, replaces ? &later[next++] : nullptr)) {
            teller.stop();
            return teller.take();
        }
    }
    for (; next < later.size(); ++next)
        if (!teller.tellAgain(later[next]) && unfit == Unfit::Stop) {
            teller.stop();
            break;
        }
    return teller.take();
}

} // namespace navarch
