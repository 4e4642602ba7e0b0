// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_output.h"
#include "app/paper/material.h"
#include "core/base/text.h"

namespace navarch {

/// --language of what a command writes for people: the language of the answers when it is left out. `language` lives as
/// long as the command.
inline CLI::Option* addPaperLanguage(CLI::App& command, const std::string& description,
                                     SheetLanguage& language)
{
    language = SheetLanguage::of(languageSpoken()).value_or(SheetLanguage());
    return takesALanguage(command.add_option_function<std::string>(
                              "--language",
                              [&language](const std::string& name) {
                                  language =
                                      *SheetLanguage::of(QString::fromStdString(languageSpelled(name)));
                              },
                              description))
        ->default_str("that of the answers")
        ->type_name("LANGUAGE");
}

/// The options of every command that writes a PDF: --paper, --language, --save-ink, --out, --dry-run and --force. `request`
/// is of a type with `options` (PrintOptions) and `target` (PaperTarget), and lives as long as the command.
template <class Request>
void addPaperOptions(CLI::App& command, const std::shared_ptr<Request>& request)
{
    takesOnly(
        command.add_option_function<std::string>(
            "--paper",
            [request](const std::string& name) { request->options.sheets.paper = *paperByName(name); },
            "A3, A4, A5 or Letter"),
        [](const std::string& name) { return paperByName(name).has_value(); },
        phrase("Give one of these: %1.", given("A3, A4, A5, Letter")))
        ->default_str("A4")
        ->type_name("PAPER");
    addPaperLanguage(command, "of the paper", request->options.sheets.language);
    command.add_flag("--save-ink", request->options.sheets.saveInk, "black and grey, without fills");
    command.add_option("--out", request->target.out, "the PDF to write")->type_name("FILE.pdf");
    command.add_flag("--dry-run", request->target.isDryRun,
                     "writes nothing, and says how many pages and sheets of paper it would take");
    addForce(command, request->target.replacing);
}

} // namespace navarch
