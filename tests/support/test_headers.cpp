// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of its own: the object library that carries every test's precompiled header needs a file.
