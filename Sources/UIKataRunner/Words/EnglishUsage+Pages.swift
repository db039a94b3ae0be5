extension EnglishUsage {
  func page(for command: CommandName) -> (synopsis: String, body: String) {
    switch command {
    case .list:
      (
        "list [--track TRACK] [--json | --ids]",
        "Names the katas in the order they are taught, and marks the solved ones.\n"
          + "--ids prints one name a line and nothing else."
      )
    case .show:
      (
        "show KATA [--seed N] [--program | --json]",
        "Shows a kata's question as it is dealt for a seed, 1 unless given.\n"
          + "--program prints the program alone, to be run or changed."
      )
    case .answer:
      (
        "answer KATA [--seed N] [--file FILE] [--json]",
        "Judges the answer that standard input or a file holds. Status 0: right, 1: wrong. "
          + "A review takes one remark a line, a line number first where you like."
      )
    case .check:
      (
        "check KATA [FILE] [--seed N] [--sandbox] [--json]",
        "Compiles your file for a code kata, or another, and tries it. Status 0: every check "
          + "holds, 1: some don't, or it doesn't compile. The seed draws the inputs.\n"
          + "--sandbox is for code that isn't yours: it runs without network, home and company, "
          + "and not at all where nothing confines it, which `uikata doctor` tells."
      )
    case .watch:
      (
        "watch [KATA] [--seed N]",
        "Tries your file for a code kata whenever your editor saves it, until every check holds. "
          + "Without a name: the first code kata you haven't solved. r tries it as it is, q ends."
      )
    case .workspace:
      (
        "workspace DIR",
        "Writes a SwiftPM package that knows your files for the code katas, in which "
          + "`import UIKit` is the model: open it in an editor with SourceKit-LSP, which then completes and explains."
      )
    case .progress:
      (
        "progress [--track TRACK] [--facts | --json]",
        "Tells what is solved, how many answers it took, and which ideas led you astray more than\n"
          + "once. --facts tells what you can do, fact by fact, by your latest answers."
      )
    case .forget:
      (
        "forget KATA [--yes]",
        "Throws away every answer to a kata, as if you had never opened it; a file of yours stays.\n"
          + "Asks first, unless --yes is given. What is forgotten isn't imported again."
      )
    case .exporting:
      (
        "export [FILE]",
        "Writes everything that is kept to a file, or to standard output: answers, follow-ups,\n"
          + "placements, interviews and what was forgotten, a line of JSON each."
      )
    case .importing:
      (
        "import FILE",
        "Takes in what `uikata export` has written, here or on another machine, all of it or\n"
          + "nothing. What is here already stays, so importing twice doubles nothing."
      )
    case .due:
      (
        "due [--track TRACK] [--json]",
        "Names the katas that are due: each comes again on the day when one in ten would have "
          + "forgotten it, as FSRS-6 reckons from your answers, and always with other values. Behind "
          + "them stand those that practise an idea which several of your answers came from.\n"
          + "At a terminal it offers to go through them."
      )
    case .placement:
      (
        "placement [--track TRACK] [--json]",
        "Asks one prediction a level in each track, harder each time and without hints. An answer "
          + "that is right at once counts the levels below it as known, which isn't solved: the "
          + "course passes over them. Anything else ends the track; quit when you like.\n"
          + "--json asks nothing, and tells what would be asked and the level that counts so far."
      )
    case .interview:
      (
        "interview [--minutes N] [--topics TRACK,…] [--level N] [--seed N] [--allow-back] "
          + "[--report FILE]… [--sheet FILE]…",
        "Asks questions for so many minutes, 25 unless given: short ones that get harder, a "
          + "review, and code to write. No hints, and going back only with --allow-back. The clock never "
          + "stops; after a closed terminal `uikata interview` goes on with the time gone. What was "
          + "right is told at the end, and written to each --report (.txt, .md, .html or .json).\n"
          + "--topics   tracks, all unless given; --level the hardest asked, 1 to 5, 3 unless given\n"
          + "--seed     asks everybody the same\n"
          + "--sheet    asks nobody, and writes the questions of a seed with answers and follow-ups"
      )
    case .run:
      (
        "run FILE.swift [--approachable | --swift-5] [--rules JSON] [--json]",
        "Compiles a program that says `import UIKit` against the model and runs it. "
          + "Its input and output pass untouched, and so does its exit status; 128 and the "
          + "signal where one ended it, 124 at the time limit, 1 where it doesn't compile.\n"
          + "--approachable isolates to the main actor by default, as new Xcode 26 projects do.\n"
          + "--swift-5 compiles in the language mode before Swift 6.\n"
          + "--rules changes rules of the model: '{\"runLoop\": {…}}', as `uikata rules` names them."
      )
    case .scratchpad:
      (
        "try [KATA] [--seed N] [--approachable | --swift-5] [--rules JSON] [--json]",
        "Runs what you type, line by line, on the model; with a kata's program or your file for it "
          + "where you name one. An expression shows its value; draw draws the windows; undo takes "
          + "a line back, with all it did. Lines may come through a pipe: status 1 where one didn't "
          + "compile or come to its end. --json tells what became of each, a line of JSON."
      )
    case .replay:
      (
        "replay KATA [--seed N] [--html FILE | --json]",
        "Steps through what a kata's program does, forwards and backwards: the line, what was printed, "
          + "and a picture of controllers, cells, recognisers, a touch or views. space goes on, b "
          + "back, h lists the keys. Through a pipe all steps come below each other.\n"
          + "--html writes a page for a browser: a projector, a phone."
      )
    case .rules:
      (
        "rules [ID] [--json]",
        "Lists the model's rules with their sources: all, a group such as appearance, one such as "
          + "appearance.push, or those whose names begin so. Orders of callbacks stand side by side. "
          + "The ID of a fact, such as L3, shows what it says, which katas teach it, and its sources."
      )
    case .beliefs:
      (
        "beliefs [--json]",
        "Lists the false ideas of UIKit that the course recognises in an answer."
      )
    case .report:
      (
        "report KATA [--seed N]",
        "Prints what to send when a lesson looks wrong: versions, program, output, sources."
      )
    case .course:
      (
        "course check [--runs N] [--seeds N] [--thorough] | record | new TRACK/NAME [--katas DIR]",
        "check   proves that every kata loads, runs, prints what is recorded, and is fair; "
          + "with --runs, that it prints the same so many times; with --seeds, that so many "
          + "variants, 10 unless given, have one answer, and none that is had for nothing; "
          + "with --thorough, under -O as well, and every belief at every seed\n"
          + "record  writes down what every kata prints now\n"
          + "new     makes a kata's folder, ready to be filled in"
      )
    case .doctor:
      (
        "doctor",
        "Looks whether compiler, library, sandbox, course and terminal are fit, and says what to do."
      )
    case .completions:
      (
        "completions bash | zsh | fish",
        "Prints completion for a shell: source <(uikata completions bash)"
      )
    case .help: ("help [COMMAND]", "Explains a command, or names them all.")
    }
  }
}
