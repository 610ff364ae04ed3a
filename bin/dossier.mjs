#!/usr/bin/env node
// Every command of the project: `node bin/dossier.mjs` lists them. It runs on any Node from 20 with nothing installed,
// and runs the command itself on the Node of the lock file, which it installs first where it is missing.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, lineage, node24, root } from "../src/cli/install.mjs";

/** `{ group, file, args?, summary }` by name. */
const commands = JSON.parse(readFileSync(join(root, "src/cli/commands.json"), "utf8"));
const MISUSE = 2;

function listCommands() {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const groups = [...new Set(Object.values(commands).map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    "",
    group,
    ...Object.entries(commands)
      .filter(([, command]) => command.group === group)
      .map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
  ]);
  return ["usage: node bin/dossier.mjs COMMAND [options]; COMMAND --help explains one", ...lines, ""].join("\n");
}

/** The number of letters to add, remove or replace to make one word of the other. */
function editDistance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

const nearestTo = (name) =>
  Object.keys(commands).reduce((best, known) => (editDistance(name, known) < editDistance(name, best) ? known : best));

/** Runs a command to its end, and ends as it ended. */
function run({ file, args = [], endsWithParent = false }, given) {
  const child = spawn(node24, [join(root, file), ...args, ...given], { stdio: "inherit" });
  const isAtTerminal = process.stdin.isTTY || process.stderr.isTTY;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    // A terminal interrupts the command itself; a second signal would end what is just being tidied up.
    process.on(signal, () => (signal === "SIGINT" && isAtTerminal ? undefined : child.kill(signal)));
  }
  const startedBy = lineage();
  if (endsWithParent) setInterval(() => lineage() !== startedBy && child.kill("SIGTERM"), 250).unref();
  child.on("error", ({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

const [name, ...given] = process.argv.slice(2);
if (name === undefined || name === "--help" || name === "-h" || name === "help") {
  process.stdout.write(listCommands());
} else if (!Object.hasOwn(commands, name)) {
  process.stderr.write(
    `There is no command ${name}; the nearest is ${nearestTo(name)}. All are listed by: node bin/dossier.mjs\n`,
  );
  process.exitCode = MISUSE;
} else {
  await ensureInstalled();
  run(commands[name], given);
}
