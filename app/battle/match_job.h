// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThreadPool>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <vector>

namespace navarch {

/// A background job that looks at a match: what a captain would order, what hands may order. As long
/// as it lasts the match is being looked at, and who wants to change it waits with afterwards().
class MatchJob : public QObject {
    Q_OBJECT

public:
    /// What is done with what was found, on this object's thread.
    using Then = std::function<void()>;
    /// Looks, on the other thread; it owns what it needs. When it is stopped nothing comes of what it gives.
    using Look = std::function<Then(const std::stop_token& stop)>;

    explicit MatchJob(QObject* parent = nullptr);
    /// Waits for the thread, which is told to stop.
    ~MatchJob() override;

    /// Drops the look before, if it lasts still.
    void begin(Look look);
    /// Nothing comes of the look.
    void drop();
    /// Waits at most so long for what is being found, and then does with it what is to be done; false when it is not
    /// found yet.
    bool waitFor(int milliseconds);
    [[nodiscard]] bool isOn() const { return m_isOn; }
    /// Drops the look; `deed` is done as soon as nobody looks at the match any more, at once when nobody does.
    void afterwards(std::function<void()> deed);
    /// Deeds wait: what is looked at now will be another match.
    [[nodiscard]] bool isAwaited() const { return !m_deeds.empty(); }

signals:
    void changed();

private:
    struct Found {
        int number = 0;
        Then then;
    };

    void take();
    [[nodiscard]] bool isLookedAt();

    QThreadPool m_thread;
    std::stop_source m_stop;
    int m_number = 0; ///< of the latest look
    bool m_isOn = false;
    std::vector<std::function<void()>> m_deeds;

    std::mutex m_mutex; ///< guards what follows
    std::condition_variable m_cameUp;
    int m_looking = 0;
    std::optional<Found> m_found;
};

} // namespace navarch
