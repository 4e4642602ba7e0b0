// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <set>
#include <vector>

namespace navarch {

/// Which rows of a list are taken, by their keys, and which one is looked at. Clicks work as everywhere: alone, with one
/// more or less (`adding`), or all from the last one on (`ranging`).
class RowSelection {
public:
    [[nodiscard]] const std::set<int>& keys() const { return m_keys; }
    [[nodiscard]] bool has(int key) const { return m_keys.contains(key); }
    /// 0: none.
    [[nodiscard]] int current() const { return m_current; }

    void clear() { *this = {}; }

    void set(std::set<int> keys)
    {
        m_keys = std::move(keys);
        m_current = m_keys.empty() ? 0 : *m_keys.begin();
        m_anchor = m_current;
    }

    /// `order`: the keys as they stand in the list.
    void pick(const std::vector<int>& order, int key, bool adding, bool ranging)
    {
        const auto from = std::find(order.begin(), order.end(), m_anchor);
        const auto to = std::find(order.begin(), order.end(), key);
        if (to == order.end())
            return;
        if (ranging && from != order.end()) {
            if (!adding)
                m_keys.clear();
            m_keys.insert(std::min(from, to), std::max(from, to) + 1);
            m_current = key;
            return;
        }
        m_anchor = key;
        if (adding && m_keys.erase(key) > 0) {
            m_current = m_keys.empty() ? 0 : *m_keys.rbegin();
            return;
        }
        if (!adding)
            m_keys.clear();
        m_keys.insert(key);
        m_current = key;
    }

    /// Forgets keys that are no longer in the list.
    void prune(const std::vector<int>& order)
    {
        std::erase_if(m_keys,
                      [&](int key) { return std::find(order.begin(), order.end(), key) == order.end(); });
        if (!m_keys.contains(m_current))
            m_current = m_keys.empty() ? 0 : *m_keys.begin();
    }

    friend bool operator==(const RowSelection&, const RowSelection&) = default;

private:
    std::set<int> m_keys;
    int m_current = 0;
    int m_anchor = 0;
};

} // namespace navarch
