// SPDX-License-Identifier: GPL-3.0-or-later
// MUTANTS PROGRAM... [--sample N] [--seed N] [--at-once N] [--slowest SECONDS]: runs the programs, which hold the mutants
// of MUTANTS (mutants.tsv), once as they are, and then for each mutant those that come by it, the one first that has found
// most for its time so far, until one fails: the mutant is killed. Prints each mutant that survives as soon as it has, and at
// the end the share killed; fails when a program had to be left out, for then the share is not the whole one. Times are a
// processor's, so that a busy machine makes no program too slow.
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <random>
#include <set>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace fs = std::filesystem;

namespace {

struct Mutant {
    int id = 0;
    std::string path;
    std::string line;
    std::string change;
    std::string shown;
    [[nodiscard]] bool isOfTable() const { return path.ends_with(".json"); }
};

/// What the tables of a game are called in the program: "ramming-speed/tables.json" of "core/rules/ramming_speed/...".
std::string embeddedName(const std::string& path)
{
    const std::string_view before = "core/rules/";
    std::string game = path.substr(before.size(), path.find('/', before.size()) - before.size());
    std::replace(game.begin(), game.end(), '_', '-');
    return game + "/tables.json";
}

std::string kindOf(const Mutant& mutant)
{
    return mutant.isOfTable()                          ? "numbers of tables"
           : mutant.change.ends_with("one more")       ? "numbers"
           : mutant.change.starts_with("what follows") ? "logical operators"
                                                       : "comparisons";
}

struct Program {
    std::string path;
    double seconds = 0;
    std::set<int> reached;
    int killed = 0; ///< so many mutants by now
    [[nodiscard]] double worth() const { return (killed + 1) / (seconds + 0.05); }
};

struct Wishes {
    std::string mutants;
    std::vector<Program> programs;
    std::size_t sample = 0; ///< 0: all
    unsigned seed = 1;
    unsigned atOnce = 2;
    double slowest = 60;
};

Wishes wishesOf(int argc, char** argv)
{
    Wishes wishes;
    for (int i = 1; i < argc; ++i) {
        const std::string text = argv[i];
        const bool named = text.starts_with("--");
        if (named && i + 1 == argc)
            break;
        if (text == "--sample")
            wishes.sample = std::stoul(argv[++i]);
        else if (text == "--seed")
            wishes.seed = static_cast<unsigned>(std::stoul(argv[++i]));
        else if (text == "--at-once")
            wishes.atOnce = static_cast<unsigned>(std::stoul(argv[++i]));
        else if (text == "--slowest")
            wishes.slowest = std::stod(argv[++i]);
        else if (wishes.mutants.empty())
            wishes.mutants = text;
        else
            wishes.programs.push_back({text, 0, {}});
    }
    return wishes;
}

std::vector<Mutant> mutantsIn(const std::string& path)
{
    std::vector<Mutant> mutants;
    std::ifstream in(path);
    for (std::string line; std::getline(in, line);) {
        std::istringstream fields(line);
        Mutant one;
        std::string id;
        std::getline(fields, id, '\t');
        std::getline(fields, one.path, '\t');
        std::getline(fields, one.line, '\t');
        std::getline(fields, one.change, '\t');
        std::getline(fields, one.shown);
        one.id = std::stoi(id);
        mutants.push_back(one);
    }
    return mutants;
}

struct Run {
    bool succeeded = false;
    double seconds = 0; ///< of a processor
};

/// Runs a program for so many seconds of a processor at most. Environment: NAME=VALUE.
Run run(const std::string& program, const std::vector<std::string>& environment, double seconds)
{
    const auto limit = static_cast<rlim_t>(seconds) + 1;
    // Of the tests that every engine inherits only random play is about the rules; the others try captains and files.
    const bool isOfEngine = program.find("_engine_test") != std::string::npos;
    const bool isReferees = program.find("_referee_test") != std::string::npos;
    // A program that waits takes no processor.
    std::vector<std::string> words{
        "timeout", "-s",
        "KILL",    std::to_string(limit * 20),
        "env",     "QTEST_DISABLE_STACK_DUMP=1"}; // else a debugger walks every crash
    if (isOfEngine || isReferees)
        words.push_back("NAVARCH_BATTLES=8");
    words.insert(words.end(), environment.begin(), environment.end());
    words.push_back(program);
    if (isOfEngine)
        words.push_back("randomPlayBreaksNothing");
    std::vector<char*> arguments;
    for (std::string& word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::cout.flush(); // or the child would write it once more
    const pid_t child = fork();
    if (child == 0) {
        const rlimit memory{4UL << 30, 4UL << 30};
        setrlimit(RLIMIT_AS, &memory);
        const rlimit none{0, 0};
        setrlimit(RLIMIT_CORE, &none);
        const rlimit processor{limit, limit};
        setrlimit(RLIMIT_CPU, &processor);
        (void)!freopen("/dev/null", "w", stdout);
        (void)!freopen("/dev/null", "w", stderr);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    rusage used{};
    wait4(child, &status, 0, &used);
    const auto secondsOf = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return {WIFEXITED(status) && WEXITSTATUS(status) == 0,
            secondsOf(used.ru_utime) + secondsOf(used.ru_stime)};
}

/// Each program as it is: its time, and which mutants it comes by. Those that fail or are too slow are named and left out;
/// returns how many.
std::size_t runUnaltered(Wishes& wishes)
{
    const std::string notes = (fs::temp_directory_path() / ("mutants-" + std::to_string(getpid()))).string();
    for (Program& program : wishes.programs) {
        const Run asItIs = run(program.path, {"NAVARCH_MUTANTS_REACHED=" + notes}, wishes.slowest);
        program.seconds = asItIs.seconds;
        const std::string name = fs::path(program.path).filename().string();
        if (!asItIs.succeeded) {
            std::cout << "left out: " << name << " fails by itself, or takes longer than " << wishes.slowest
                      << " s\n";
            program.path.clear();
            continue;
        }
        std::ifstream in(notes);
        for (int id = 0; in >> id;)
            program.reached.insert(id);
        fs::remove(notes);
    }
    return std::erase_if(wishes.programs, [](const Program& program) { return program.path.empty(); });
}

struct Verdict {
    bool killed = false;
    bool reached = false;
};

/// `inTurn`: held while `programs` is read in the order of their worth, or a kill is added to one.
Verdict verdictOn(const Mutant& mutant, std::vector<Program>& programs, std::mutex& inTurn)
{
    Verdict verdict;
    std::vector<Program*> fit;
    {
        const std::lock_guard lock(inTurn);
        for (Program& program : programs)
            if (mutant.isOfTable() || program.reached.contains(mutant.id))
                fit.push_back(&program);
        std::stable_sort(fit.begin(), fit.end(),
                         [](const Program* a, const Program* b) { return a->worth() > b->worth(); });
    }
    verdict.reached = !fit.empty();
    const std::string asked = mutant.isOfTable()
                                  ? "NAVARCH_MUTANT_TABLE=" + embeddedName(mutant.path) + "@" + mutant.line
                                  : "NAVARCH_MUTANT=" + std::to_string(mutant.id);
    for (Program* program : fit)
        if (!run(program->path, {asked}, 1 + 3 * program->seconds).succeeded) {
            const std::lock_guard lock(inTurn);
            ++program->killed;
            verdict.killed = true;
            return verdict;
        }
    return verdict;
}

} // namespace

int main(int argc, char** argv)
{
    Wishes wishes = wishesOf(argc, argv);
    std::vector<Mutant> mutants = mutantsIn(wishes.mutants);
    if (mutants.empty() || wishes.programs.empty()) {
        std::cerr << "usage: mutation_run MUTANTS PROGRAM... [--sample N] [--seed N] [--at-once N] "
                     "[--slowest SECONDS]\n";
        return 2;
    }
    const std::size_t leftOut = runUnaltered(wishes);
    const std::size_t known = mutants.size();
    if (wishes.sample > 0 && wishes.sample < mutants.size()) {
        std::mt19937 random(wishes.seed);
        std::shuffle(mutants.begin(), mutants.end(), random);
        mutants.resize(wishes.sample);
        std::sort(mutants.begin(), mutants.end(),
                  [](const Mutant& a, const Mutant& b) { return a.id < b.id; });
    }
    std::vector<Verdict> verdicts(mutants.size());
    std::atomic<std::size_t> next{0};
    std::mutex inTurn;
    std::vector<std::thread> workers;
    for (unsigned i = 0; i < std::max(1U, wishes.atOnce); ++i)
        workers.emplace_back([&] {
            for (std::size_t at = next++; at < mutants.size(); at = next++)
                if (verdicts[at] = verdictOn(mutants[at], wishes.programs, inTurn); !verdicts[at].killed) {
                    const std::lock_guard lock(inTurn);
                    std::cout << (verdicts[at].reached ? "survives: " : "no test comes by: ")
                              << mutants[at].path << ':' << mutants[at].line << ": " << mutants[at].change
                              << ": " << mutants[at].shown << std::endl;
                }
        });
    for (std::thread& worker : workers)
        worker.join();
    std::size_t killed = 0;
    std::size_t unreached = 0;
    std::map<std::string, std::array<std::size_t, 2>> byKind; // killed, of so many
    for (std::size_t i = 0; i < mutants.size(); ++i) {
        killed += verdicts[i].killed;
        unreached += !verdicts[i].reached;
        auto& kind = byKind[kindOf(mutants[i])];
        kind[0] += verdicts[i].killed;
        ++kind[1];
    }
    for (const Program& program : wishes.programs)
        std::cout << fs::path(program.path).filename().string() << ": killed " << program.killed << '\n';
    for (const auto& [kind, count] : byKind)
        std::cout << kind << ": " << count[0] << " of " << count[1] << " killed ("
                  << count[0] * 100 / count[1] << " of 100)\n";
    std::cout << mutants.size() << " of " << known << " mutants tried: " << killed << " killed ("
              << killed * 100 / mutants.size() << " of 100), " << mutants.size() - killed << " survived, "
              << unreached << " of them where no test comes by\n";
    if (leftOut == 0)
        return 0;
    std::cout << "not the whole share: " << leftOut << " of " << leftOut + wishes.programs.size()
              << " test programs were left out\n";
    return 1;
}
