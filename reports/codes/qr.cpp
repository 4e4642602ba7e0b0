// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/codes/qr.h"

#include <algorithm>
#include <memory>

#include <qrencode.h>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr int quietModules = 4; // ISO/IEC 18004

/// The widest that a module of a square of so many is.
int widestModule(int side)
{
    constexpr int ofOneShip = 21;
    constexpr int ofAPage = 29; // of a list that has several
    return side <= ofOneShip ? usualModule : side <= ofAPage ? millimetres(0.56) : millimetres(0.5);
}

struct FreeCode {
    void operator()(QRcode* code) const { QRcode_free(code); }
};
using EncodedCode = std::unique_ptr<QRcode, FreeCode>;

/// At the highest level that makes no larger square than level M does.
EncodedCode encoded(const std::string& text)
{
    const auto at = [&](QRecLevel level) {
        return EncodedCode(QRcode_encodeString(text.c_str(), 0, level, QR_MODE_8, 1));
    };
    EncodedCode usual = at(QR_ECLEVEL_M);
    for (const QRecLevel more : {QR_ECLEVEL_H, QR_ECLEVEL_Q})
        if (EncodedCode better = at(more); usual && better && better->width == usual->width)
            return better;
    return usual;
}

} // namespace

QrSymbol qrSymbol(std::string_view text, int module)
{
    QrSymbol symbol;
    const EncodedCode code = encoded(std::string(text));
    if (!code)
        return symbol;
    symbol.text = fromUtf8(text);
    symbol.module = std::min(module, widestModule(code->width));
    symbol.side = code->width;
    const int wide = (code->width + 2 * quietModules) * symbol.module;
    symbol.box = {0, 0, wide, wide};
    const auto count = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    symbol.dark.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        symbol.dark.push_back((code->data[i] & 1) != 0);
    return symbol;
}

} // namespace navarch
