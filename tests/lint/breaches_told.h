// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <vector>

#include "tests/lint/source_rules.h"

namespace navarch::lint {

/// What was found, a line each, for a test that fails.
inline QByteArray messages(const std::vector<Breach>& breaches)
{
    QByteArray text;
    for (const Breach& breach : breaches)
        text += QByteArray::number(qulonglong(breach.line)) + ": " + breach.message.c_str() + "\n";
    return text;
}

} // namespace navarch::lint
