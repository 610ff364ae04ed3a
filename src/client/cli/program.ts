import { CASE } from "./case.ts";
import { type Action, runAction, usageOf } from "./command.ts";
import { EXIT, type ExitCode, exitCodeOf, UsageError } from "./exit-codes.ts";
import { IMPORT } from "./import.ts";
import { login, logout } from "./login.ts";
import { PORTFOLIO } from "./portfolio.ts";
import { scan } from "./scan.ts";
import { failure, type Terminal } from "./terminal.ts";
import { verify } from "./verify.ts";

const COMMANDS: Readonly<Record<string, Action | Readonly<Record<string, Action>>>> = {
  login,
  logout,
  case: CASE,
  scan,
  portfolio: PORTFOLIO,
  import: IMPORT,
  verify,
};

const isAction = (command: Action | Readonly<Record<string, Action>>): command is Action =>
  typeof command.run === "function";

/** Every action under the name that is typed. */
const ACTIONS: ReadonlyMap<string, Action> = new Map(
  Object.entries(COMMANDS).flatMap(([name, command]): [string, Action][] =>
    isAction(command)
      ? [[name, command]]
      : Object.entries(command).map(([form, action]) => [`${name} ${form}`, action]),
  ),
);

const EXIT_TEXT = `Exit codes:
  0  done; everything that was checked is established
  1  refused by the service, or failed here
  2  wrong usage
  3  contradicted: failed, or red
  4  needs a person's review: flags, or amber
  5  not established: no answer, or a source did not answer
  6  not signed in, or the sign-in has expired
`;

function listCommands(): string {
  const rows = [...ACTIONS].map(([name, action]) => [usageOf(name, action), action.summary.split("\n")[0]!] as const);
  const width = Math.max(...rows.map(([usage]) => usage.length));
  const lines = rows.map(([usage, summary]) => `  ${usage.padEnd(width)}  ${summary}`);
  return ["The command line of Dossier, for the callers of a service.", "", ...lines, "", EXIT_TEXT].join("\n");
}

/** Runs what was typed. Never throws: a failure is a line on the standard error and an exit code. */
export async function runProgram(terminal: Terminal, args: readonly string[]): Promise<ExitCode> {
  try {
    const [first = "--help", second] = args;
    if (["--help", "-h", "help"].includes(first)) {
      terminal.out(listCommands());
      return args.length === 0 ? EXIT.usage : EXIT.good;
    }
    const single = ACTIONS.get(first);
    if (single) return await runAction(terminal, first, single, args.slice(1));
    const name = `${first} ${second ?? ""}`.trimEnd();
    const action = ACTIONS.get(name);
    if (action) return await runAction(terminal, name, action, args.slice(2));
    const near = [...ACTIONS.keys()].filter((known) => known.startsWith(`${first} `));
    throw new UsageError(
      near.length > 0
        ? `${first} takes one of ${near.map((known) => known.slice(first.length + 1)).join(", ")}`
        : `There is no command ${first}; dossier --help lists them. The operator's commands are in the service's ` +
            "repository: node bin/dossier.mjs",
    );
  } catch (error) {
    terminal.err(failure(error, args.includes("--json")));
    return exitCodeOf(error);
  }
}
