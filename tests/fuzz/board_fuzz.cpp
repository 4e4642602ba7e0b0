// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a board file.
#include "tests/fuzz/checks.h"

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size)
{
    const std::string broken = navarch::brokenByBoard({reinterpret_cast<const char*>(bytes), size});
    if (!broken.empty()) {
        std::fprintf(stderr, "%s\n", broken.c_str());
        std::abort();
    }
    return 0;
}
