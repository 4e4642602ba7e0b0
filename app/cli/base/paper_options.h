// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/speech/speech.h"
#include "app/cli/base/options.h"
#include "app/cli/base/paper_output.h"
#include "app/paper/material.h"
#include "core/base/text.h"

namespace navarch {

/// --language of what a command writes for people; `language` lives as long as the command.
inline CLI::Option* addPaperLanguage(CLI::App& command, const std::string& description,
                                     SheetLanguage& language)
{
    const auto isLanguage = [](const std::string& text) {
        const std::string spelled = languageSpelled(text);
        return spelled == "en" || spelled == "nl" ? std::string()
                                                  : quotedForMessage(text) + " not in {en,nl}";
    };
    return command
        .add_option_function<std::string>(
            "--language",
            [&language](const std::string& name) {
                language = languageSpelled(name) == "nl" ? SheetLanguage::Dutch : SheetLanguage::English;
            },
            description)
        ->check(CLI::Validator(isLanguage, "{en,nl}"))
        ->default_str("en")
        ->type_name("LANGUAGE");
}

/// The options of every command that writes a PDF: --paper, --language, --save-ink, --out, --dry-run and --force. `request`
/// is of a type with `options` (PrintOptions) and `target` (PaperTarget), and lives as long as the command.
template <class Request>
void addPaperOptions(CLI::App& command, const std::shared_ptr<Request>& request)
{
    const auto isPaper = [](const std::string& text) {
        return paperByName(text) ? std::string()
                                 : quotedForMessage(text) + " is no paper. Give A3, A4, A5 or Letter.";
    };
    command
        .add_option_function<std::string>(
            "--paper",
            [request](const std::string& name) { request->options.sheets.paper = *paperByName(name); },
            "A3, A4, A5 or Letter")
        ->check(CLI::Validator(isPaper, ""))
        ->default_str("A4")
        ->type_name("PAPER");
    addPaperLanguage(command, "of the paper: en or nl", request->options.sheets.language);
    command.add_flag("--save-ink", request->options.sheets.saveInk, "black and grey, without fills");
    command.add_option("--out", request->target.out, "the PDF to write")->type_name("FILE.pdf");
    command.add_flag("--dry-run", request->target.isDryRun,
                     "writes nothing, and says how many pages and sheets of paper it would take");
    addForce(command, request->target.replacing);
}

} // namespace navarch
