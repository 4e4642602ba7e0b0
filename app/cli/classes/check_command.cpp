// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes check CLASSES.json
#include "app/cli/base/input.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/classes/class_input.h"

namespace navarch {

namespace {

struct CheckRequest {
    std::string path;
};

ExitCode check(const CheckRequest& request, Console& console)
{
    const auto book = classBookOf(request.path);
    if (!book) {
        console.complain(book.error());
        return ExitCode::Unusable;
    }
    const Findings findings = bookFindings(*book);
    const bool isSound = !hasErrors(findings);
    if (console.wantsJson()) {
        Json answer{{"format", "navarch-classes-check/1"}, {"name", book->name}, {"classes", Json::array()}};
        for (const ShipClass& each : book->classes)
            answer["classes"].push_back(each.id);
        answer["house_figures"] = book->figures.size();
        answer["sound"] = isSound;
        answer["findings"] = findingsAnswer(findings);
        console.printJson(answer);
    } else {
        const auto count = static_cast<std::int64_t>(book->classes.size());
        console.print(isSound ? phraseN("{%n class|%n classes}, sound", count)
                              : phraseN("{%n class|%n classes}, not sound", count),
                      placeOf(request.path));
        console.print(findingsText(findings));
    }
    return verdictOn(findings, console);
}

} // namespace

void addClassesCheck(CLI::App& classes, ChosenCommand& chosen)
{
    const auto request = std::make_shared<CheckRequest>();
    CLI::App* command =
        addCommand(classes, chosen, "check", "What is to be known of a file of own classes and house figures",
                   request, check);
    command->add_option("CLASSES.json", request->path, "a file of classes; - reads standard input")
        ->required();
}

} // namespace navarch
