// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/mutation/mutant.h"

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

int numberIn(const char* variable)
{
    const char* text = std::getenv(variable);
    return text ? std::atoi(text) : 0;
}

/// Which mutants a run came by; written when it ends, one number a line.
class Reached {
public:
    Reached() : m_path(std::getenv("NAVARCH_MUTANTS_REACHED")) {}
    Reached(const Reached&) = delete;
    Reached& operator=(const Reached&) = delete;
    ~Reached()
    {
        std::FILE* file = m_path ? std::fopen(m_path, "w") : nullptr;
        if (!file)
            return;
        for (std::size_t id = 0; id < m_ids.size(); ++id)
            if (m_ids[id])
                std::fprintf(file, "%zu\n", id);
        std::fclose(file);
    }
    void note(std::size_t id)
    {
        if (!m_path)
            return;
        if (id >= m_ids.size())
            m_ids.resize(id + 1000);
        m_ids[id] = 1;
    }

private:
    const char* m_path;
    std::vector<char> m_ids;
};

/// Made when it is first asked: rewritten sources initialise objects before main().
Reached& notes()
{
    static Reached all;
    return all;
}

} // namespace

namespace mutant {

Asked::Asked() : active(numberIn("NAVARCH_MUTANT")), noting(std::getenv("NAVARCH_MUTANTS_REACHED") != nullptr)
{
}

__attribute__((init_priority(101))) const Asked asked;

void reached(int id)
{
    notes().note(static_cast<std::size_t>(id));
}

} // namespace mutant
