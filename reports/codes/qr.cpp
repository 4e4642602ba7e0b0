// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/codes/qr.h"

#include <memory>

#include <qrencode.h>

#include "reports/words.h"

namespace navarch {

namespace {

constexpr int quietModules = 4; // ISO/IEC 18004

struct FreeCode {
    void operator()(QRcode* code) const { QRcode_free(code); }
};

} // namespace

QrSymbol qrSymbol(std::string_view text, int module)
{
    QrSymbol symbol;
    const std::string whole(text);
    const std::unique_ptr<QRcode, FreeCode> code(
        QRcode_encodeString(whole.c_str(), 0, QR_ECLEVEL_M, QR_MODE_8, 1));
    if (!code)
        return symbol;
    symbol.text = fromUtf8(text);
    symbol.module = module;
    symbol.side = code->width;
    symbol.box = {0, 0, (code->width + 2 * quietModules) * module, (code->width + 2 * quietModules) * module};
    const auto count = static_cast<std::size_t>(code->width) * static_cast<std::size_t>(code->width);
    symbol.dark.reserve(count);
    for (std::size_t i = 0; i < count; ++i)
        symbol.dark.push_back((code->data[i] & 1) != 0);
    return symbol;
}

} // namespace navarch
