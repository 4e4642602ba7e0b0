// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/base/options.h"

#include <algorithm>
#include <charconv>
#include <thread>

#include "app/base/speech/speech.h"
#include "core/base/text.h"

namespace navarch {

namespace {

template <class Number>
std::optional<Number> numberFrom(const std::string& text)
{
    Number number{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc{} || stop != end)
        return std::nullopt;
    return number;
}

} // namespace

CLI::Option* addWholeNumber(CLI::App& command, const std::string& name, Bounds bounds,
                            const std::function<void(std::int64_t)>& take, const std::string& description)
{
    const auto read = [name, bounds, take](const std::string& text) {
        const auto number = numberFrom<std::int64_t>(text);
        if (!number || *number < bounds.least || *number > bounds.most)
            refuseArgument(name, text,
                           phrase("Give a whole number from %1 to %2.", bounds.least, bounds.most));
        take(*number);
    };
    return command.add_option_function<std::string>(name, read, description)->type_name("N");
}

namespace {

template <class Seed>
CLI::Option* addSeedTo(CLI::App& command, const std::string& name, Seed& value,
                       const std::string& description)
{
    const auto take = [name, &value](const std::string& text) {
        const auto number = numberFrom<std::uint64_t>(text);
        if (!number)
            refuseArgument(name, text,
                           phrase("Give a whole number from %1 to %2.", 0, given("18446744073709551615")));
        value = *number;
    };
    return command.add_option_function<std::string>(name, take, description)->type_name("N");
}

} // namespace

CLI::Option* addSeed(CLI::App& command, const std::string& name, std::uint64_t& value,
                     const std::string& description)
{
    return addSeedTo(command, name, value, description);
}

CLI::Option* addSeed(CLI::App& command, const std::string& name, std::optional<std::uint64_t>& value,
                     const std::string& description)
{
    return addSeedTo(command, name, value, description);
}

void addForce(CLI::App& command, Replacing& replacing)
{
    command.add_flag(
        "--force", [&replacing](std::int64_t) { replacing = Replacing::Anything; },
        "write over a file of another kind, or one that is read here; never over a campaign");
}

ExitCode writeAll(std::span<const Output> outputs, Console& console)
{
    const WrittenOutputs written = writeOutputs(outputs);
    console.complain(written.problems);
    if (written.count > 0)
        console.noteDone();
    if (written.problems.empty())
        return ExitCode::Done;
    return written.count > 0 ? ExitCode::Partly : ExitCode::Unusable;
}

bool wrote(const Output& output, Console& console)
{
    return writeAll({&output, 1}, console) == ExitCode::Done;
}

CLI::Option* addThreads(CLI::App& command, int& threads, int most)
{
    return addWholeNumber(
        command, "--threads", Bounds{1, most},
        [&threads](std::int64_t wanted) { threads = static_cast<int>(wanted); },
        "as many as the machine has, when left out; the numbers are the same with any");
}

CLI::Option* takesALanguage(CLI::Option* option)
{
    const QStringList known = spokenLanguages();
    return takesOnly(
        option,
        [known](const std::string& word) {
            return known.contains(QString::fromStdString(languageSpelled(word)));
        },
        phrase("Give one of these: %1.", given(known.join(QStringLiteral(", ")).toStdString())),
        "{" + known.join(QLatin1Char(',')).toStdString() + "}");
}

CLI::Option* takesName(CLI::Option* option)
{
    return option->check([option](const std::string& name) {
        if (const auto why = whyUnfitText(name, maxNameLength))
            throw ArgumentError({option->get_name(),
                                 phrase("The name %1 %2.", given(quotedForMessage(name)), *why),
                                 phrase("Give another one.")});
        return std::string();
    });
}

int threadsOf(int asked)
{
    return asked > 0 ? asked : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

CLI::Option* addYear(CLI::App& command, const std::string& name, std::optional<int>& value,
                     const std::string& description)
{
    const auto take = [name, &value](const std::string& text) {
        const auto year = numberFrom<int>(text);
        if (!year || *year == 0 || *year < yearBounds.least || *year > yearBounds.most)
            refuseArgument(name, text,
                           phrase("Give a year from %1 to %2 without 0, which there is not; 431 BCE is -431.",
                                  yearBounds.least, yearBounds.most));
        value = *year;
    };
    return command.add_option_function<std::string>(name, take, description)->type_name("YEAR");
}

} // namespace navarch
