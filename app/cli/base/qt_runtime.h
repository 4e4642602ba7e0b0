// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QCoreApplication;

namespace navarch {

/// What Qt needs while a subcommand uses it. One at a time, for as long as the subcommand runs; declare it before anything
/// of Qt's. The surroundings' locale is put aside: answers and numbers are the same everywhere.
class QtRuntime {
public:
    enum class Uses {
        Core,   ///< files and databases
        Drawing ///< fonts and painting too, without a screen
    };
    explicit QtRuntime(Uses uses = Uses::Core);
    ~QtRuntime();
    QtRuntime(const QtRuntime&) = delete;
    QtRuntime& operator=(const QtRuntime&) = delete;

private:
    std::unique_ptr<QCoreApplication> m_application;
};

} // namespace navarch
