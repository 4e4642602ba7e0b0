// SPDX-License-Identifier: GPL-3.0-or-later
// navarch classes add CLASSES.json [--replace], navarch classes remove CLASS, navarch classes copy CLASS --name NAME --out FILE
#include "app/base/files/class_shelf.h"
#include "app/base/files/file_access.h"
#include "app/cli/base/options.h"
#include "app/cli/base/price_answer.h"
#include "app/cli/classes/class_input.h"
#include "core/base/text.h"

namespace navarch {

namespace {

struct AddRequest {
    std::string path;
    bool replace = false;
};

Json idsOf(const std::vector<ShipClass>& classes)
{
    Json ids = Json::array();
    for (const ShipClass& each : classes)
        ids.push_back(each.id);
    return ids;
}

ExitCode add(const AddRequest& request, Console& console)
{
    const auto book = classBookOf(request.path);
    if (!book) {
        console.complain(book.error());
        return ExitCode::Unusable;
    }
    const Findings findings = bookFindings(*book);
    if (hasErrors(findings)) {
        console.complain(findings);
        return ExitCode::Refused;
    }
    const ShelvedClasses shelved = shelvedClasses();
    if (!request.replace)
        for (const ShipClass& each : book->classes)
            for (const ShipClass& known : shelved.classes)
                if (known.id == each.id && known != each) {
                    console.complain(
                        phrase("You have a class of that id already, which differs. Give the new one "
                               "another id, or add --replace."),
                        given(each.id));
                    return ExitCode::Refused;
                }
    std::vector<ShipClass> added;
    for (const ShipClass& each : book->classes) {
        if (const auto kept = shelve(each); !kept) {
            console.complain(kept.error());
            return added.empty() ? ExitCode::Unusable : ExitCode::Partly;
        }
        added.push_back(each);
        console.noteDone();
    }
    if (console.wantsJson()) {
        console.printJson({{"format", "navarch-classes-add/1"}, {"added", idsOf(added)}});
        return ExitCode::Done;
    }
    for (const ShipClass& each : added)
        console.print(phrase("%1 is in your library.", given(each.name)), each.id);
    console.print(findingsText(findings));
    return ExitCode::Done;
}

struct RemoveRequest {
    std::string id;
};

ExitCode remove(const RemoveRequest& request, Console& console)
{
    if (const auto gone = unshelve(request.id); !gone) {
        console.complain(gone.error());
        return ExitCode::Refused;
    }
    console.noteDone();
    if (console.wantsJson())
        console.printJson({{"format", "navarch-classes-remove/1"}, {"removed", request.id}});
    else
        console.print(
            phrase("It is taken out of your library. Fleets and wars that have ships of it keep theirs."),
            request.id);
    return ExitCode::Done;
}

struct CopyRequest {
    std::string id;
    std::string name;
    std::string out;
    Replacing replacing = Replacing::SameKind;
};

ExitCode copy(const CopyRequest& request, Console& console)
{
    const auto from = classNamed(request.id);
    if (!from) {
        console.complain(from.error());
        return ExitCode::Unusable;
    }
    const std::string name = request.name.empty() ? from->name + " (own)" : request.name;
    const Json file = classBookJson({{}, {copyOf(*from, classIdOf(name), name)}});
    Problems problems;
    if (auto read = readClassBook(file, request.out, builtInFigures().classes); !read) {
        console.complain(read.error());
        return ExitCode::Refused;
    }
    if (request.out.empty()) {
        console.printJson(file);
        return ExitCode::Done;
    }
    if (!wrote({request.out, FileKind::Classes, jsonText(file), request.replacing}, console))
        return ExitCode::Unusable;
    console.noteDone();
    if (console.wantsJson())
        console.printJson({{"format", "navarch-classes-copy/1"},
                           {"class", classIdOf(name)},
                           {"out", shownPath(request.out)}});
    else
        console.print(phrase("%1 is written.", given(name)), shownPath(request.out));
    return ExitCode::Done;
}

} // namespace

void addClassesAdd(CLI::App& classes, ChosenCommand& chosen)
{
    const auto request = std::make_shared<AddRequest>();
    CLI::App* command =
        addCommand(classes, chosen, "add", "Puts classes of one's own into the library", request, add);
    command->add_option("CLASSES.json", request->path, "a file of classes; - reads standard input")
        ->required();
    command->add_flag("--replace", request->replace, "in place of those of the same ids");
}

void addClassesRemove(CLI::App& classes, ChosenCommand& chosen)
{
    const auto request = std::make_shared<RemoveRequest>();
    CLI::App* command = addCommand(classes, chosen, "remove", "Takes a class of one's own out of the library",
                                   request, remove);
    command->add_option("CLASS", request->id, "its id")->required();
}

void addClassesCopy(CLI::App& classes, ChosenCommand& chosen)
{
    const auto request = std::make_shared<CopyRequest>();
    CLI::App* command =
        addCommand(classes, chosen, "copy", "A file with a copy of a class under another name, to be altered",
                   request, copy);
    command->add_option("CLASS", request->id, "its id")->required();
    takesName(command->add_option("--name", request->name, "what the copy is called"));
    command->add_option("--out", request->out, "where it is written; else to standard output");
    addForce(*command, request->replacing);
}

} // namespace navarch
