# SPDX-License-Identifier: GPL-3.0-or-later
# The program: main.cpp over the libraries. It lands at build/<preset>/navarch.
add_executable(navarch app/main.cpp)
navarch_own(navarch)
target_link_libraries(navarch PRIVATE navarch_cli navarch_window)
add_subdirectory(app/packaging)
