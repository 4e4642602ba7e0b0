// SPDX-License-Identifier: GPL-3.0-or-later
// TOP FOLDER OUT [TABLE]: copies TOP/FOLDER to OUT/FOLDER with its mutants in it, and lists them in OUT/mutants.tsv:
// number, file, line (offset in a table), change, the line as it is. Lines named in OUT/left.txt ("path:line") are left as
// they are: their mutants did not compile. What decides no rule is copied unaltered: how captains think and the ceiling of
// their orders, which no battle may reach (battles_end_soak_test), what is shown, drafted and told, and the check of a
// state's soundness.
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "tests/mutation/rewriting.h"

namespace fs = std::filesystem;
using namespace navarch::mutation;

namespace {

std::string contentOf(const fs::path& path)
{
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>{}};
}

/// Only when it is another, so that nothing is compiled for nothing.
void write(const fs::path& path, const std::string& content)
{
    if (fs::exists(path) && contentOf(path) == content)
        return;
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

bool decidesRules(const std::string& path)
{
    constexpr std::array<const char*, 12> others{
        "/captains/", "/battle/view.", "/battle/hand.", "/battle/bounds.", "/plotting.",     "/unit_choices.",
        "/wording.",  "/soundness.",   "/fault_words.", "/figures/words",  "/order_names.h", "/ship_names."};
    return std::none_of(others.begin(), others.end(),
                        [&](const char* each) { return path.find(each) != std::string::npos; });
}

std::map<std::string, std::set<int>> linesLeft(const fs::path& file)
{
    std::map<std::string, std::set<int>> left;
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);)
        if (const auto colon = line.rfind(':'); colon != std::string::npos)
            left[line.substr(0, colon)].insert(std::stoi(line.substr(colon + 1)));
    return left;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc < 4) {
        std::cerr << "usage: mutation_rewrite TOP FOLDER OUT [TABLE]\n";
        return 2;
    }
    const fs::path top = argv[1];
    const fs::path out = argv[3];
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(top / argv[2]))
        if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h")
            files.push_back(fs::relative(entry.path(), top));
    std::sort(files.begin(), files.end());
    auto left = linesLeft(out / "left.txt");
    std::string list;
    int nextId = 1;
    const auto add = [&list](const Mutant& each) {
        list += std::to_string(each.id) + '\t' + each.path + '\t' + std::to_string(each.line) + '\t'
                + each.change + '\t' + each.shown + '\n';
    };
    for (const fs::path& file : files) {
        const std::string path = file.generic_string();
        std::string text = contentOf(top / file);
        if (decidesRules(path)) {
            Rewritten done = rewritten(text, path, nextId, left[path]);
            nextId = done.nextId;
            std::for_each(done.mutants.begin(), done.mutants.end(), add);
            // On the first line, which is the licence's, so that the others stay where they are.
            text = "#include \"tests/mutation/mutant.h\" " + done.text;
        }
        write(out / file, text);
    }
    if (argc > 4) {
        const std::string json = contentOf(top / argv[4]);
        for (const std::size_t at : numbersIn(json)) {
            const std::size_t end = json.find('\n', at);
            const std::size_t begin = json.find_first_not_of(' ', json.rfind('\n', at) + 1);
            add({nextId++, argv[4], static_cast<int>(at),
                 "the number at column " + std::to_string(at - json.rfind('\n', at)) + " becomes one more",
                 json.substr(begin, end - begin)});
        }
    }
    write(out / "mutants.tsv", list);
    return 0;
}
