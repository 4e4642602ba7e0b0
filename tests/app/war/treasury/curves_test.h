// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Runs the tests of curves over time; how many failed.
int testCurves(int argc, char** argv);
