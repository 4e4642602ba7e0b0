// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/campaign/file/seat_key.h"

#include <iostream>

#if __has_include(<termios.h>)
#include <termios.h>
#include <unistd.h>
#endif

#include "app/base/files/file_access.h"
#include "app/base/speech/speech.h"
#include "db/campaign_file.h"
#include "db/seat_lock.h"

namespace navarch {

#if __has_include(<termios.h>)

std::optional<QString> askUnseen(const std::string& question)
{
    termios shown{};
    if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDERR_FILENO) == 0 || ::tcgetattr(STDIN_FILENO, &shown) != 0)
        return std::nullopt;
    std::cerr << question << std::flush;
    termios unseen = shown;
    unseen.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &unseen);
    std::string line;
    const bool isTyped = static_cast<bool>(std::getline(std::cin, line));
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &shown);
    std::cerr << '\n' << std::flush;
    return isTyped ? std::optional(QString::fromStdString(line)) : std::nullopt;
}

#else

std::optional<QString> askUnseen(const std::string&)
{
    return std::nullopt;
}

#endif

bool mayTakeSeat(const CampaignFile& file, const std::string& path, const Console& console)
{
    if (!SeatLock::isSet(file))
        return true;
    const bool isGiven = qEnvironmentVariableIsSet(seatPinVariable);
    const std::optional<QString> word =
        isGiven ? std::optional(qEnvironmentVariable(seatPinVariable))
                : askUnseen(spokenText(phrase("PIN of the umpire's seat of %1: ", given(shownPath(path)))));
    if (word && SeatLock::opens(file, *word))
        return true;
    console.complain(
        word ? phrase(
            "That is not the PIN of the umpire's seat. Nothing was changed or shown. Give it in the "
            "variable %1; `navarch campaign seat FILE.navarch --forgotten` takes away one that nobody "
            "knows.",
            given(seatPinVariable))
             : phrase(
                 "The umpire's seat has a PIN, and this is the umpire's. Nothing was changed or shown. Give "
                 "it in the variable %1, or at a terminal, where it is asked for; `navarch campaign seat "
                 "FILE.navarch --forgotten` takes away one that nobody knows.",
                 given(seatPinVariable)),
        given(shownPath(path)));
    return false;
}

} // namespace navarch
