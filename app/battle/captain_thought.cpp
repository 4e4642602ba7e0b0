// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/battle/captain_thought.h"

#include <QtConcurrent>

#include <utility>

namespace navarch {

CaptainThought::CaptainThought(QObject* parent) : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcherBase::finished, this, &CaptainThought::finish);
}

CaptainThought::~CaptainThought()
{
    m_watcher.disconnect(this);
    m_watcher.waitForFinished();
}

void CaptainThought::begin(std::shared_ptr<const Match> match, const Decision& decision,
                           Temperament temperament, std::function<void(const Json&)> then)
{
    m_isOn = true;
    m_then = std::move(then);
    m_watcher.setFuture(QtConcurrent::run([match = std::move(match), decision, temperament] {
        return match->captainsOrder(decision, temperament);
    }));
    emit changed();
}

void CaptainThought::afterwards(std::function<void()> deed)
{
    if (!m_isOn) {
        deed();
        return;
    }
    m_then = {};
    m_deeds.push_back(std::move(deed));
}

void CaptainThought::finish()
{
    m_isOn = false;
    const auto then = std::exchange(m_then, {});
    const auto deeds = std::exchange(m_deeds, {});
    emit changed();
    if (then)
        then(m_watcher.result());
    for (const auto& deed : deeds)
        deed();
}

} // namespace navarch
