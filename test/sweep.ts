// The long forms of the fault sweep and the kill sweep: `npm run sweep`, with the options below.
import { stripVTControlCharacters } from "node:util";
import { runCommand, UsageError } from "../src/cli/command.ts";
import { CliError } from "../src/cli/program.ts";
import { spawnTests } from "./support/checks.ts";

/** Runs of the fault sweep, each with its share of the calls, so that none fills the memory of its isolate. */
const FAULT_RUNS = 24;

const PARTS = {
  faults: { projects: ["workerd"], files: ["test/faults"], runs: FAULT_RUNS },
  kills: {
    projects: ["proofs"],
    runs: 1,
    files: [
      "test/proofs/kill-sweep.test.ts",
      "test/proofs/kill.test.ts",
      ...["mail", "memory", "monitor", "portfolio", "reader", "scan", "webhook"].map(
        (name) => `test/proofs/${name}-kill.test.ts`,
      ),
    ],
  },
} as const;
type Part = keyof typeof PARTS;

interface Swept {
  readonly isGood: boolean;
  /** What the tests say of themselves, a line each. */
  readonly lines: readonly string[];
}

async function sweep(part: Part, seed: number, minutes: number): Promise<Swept[]> {
  const swept: Swept[] = [];
  for (let run = 1; run <= PARTS[part].runs; run++) swept.push(await sweepOnce(part, run, seed, minutes));
  return swept;
}

async function sweepOnce(part: Part, number: number, seed: number, minutes: number): Promise<Swept> {
  const { projects, files, runs } = PARTS[part];
  const settings = {
    SWEEP: "long",
    SWEEP_SEED: String(seed),
    SWEEP_MINUTES: String(minutes),
    SWEEP_PART: `${number}/${runs}`,
  };
  const run = spawnTests(projects, files, settings, "pipe");
  let said = "";
  run.stdout!.setEncoding("utf8").on("data", (text: string) => {
    said += text;
    process.stdout.write(text);
  });
  const code = await new Promise<number | null>((done, broken) => run.on("error", broken).on("close", done));
  const lines = stripVTControlCharacters(said).split("\n");
  return { isGood: code === 0, lines: lines.filter((line) => /^(?:fault|kill) sweep\b/.test(line)) };
}

/** A number as the option says, or in its place. */
function readNumber(name: string, given: string | undefined, otherwise: number): number {
  const number = given === undefined ? otherwise : Number(given);
  if (!Number.isSafeInteger(number) || number < 0) throw new CliError(`--${name} takes a whole number.`);
  return number;
}

/** The sum of a count that the lines give, such as "77 calls failed". */
const total = (lines: readonly string[], what: string): number =>
  lines.reduce((sum, line) => sum + Number(new RegExp(`(\\d+) ${what}`).exec(line)?.[1] ?? 0), 0);

runCommand("sweep", {
  options: {
    only: { type: "string", value: "faults|kills", help: "one of the two parts" },
    seed: { type: "string", value: "N", help: "repeats a run; by default the time" },
    minutes: { type: "string", value: "N", default: "10", help: "how long the service is killed" },
  },
  details:
    "The part `faults` fails every call of every job, before and after it took effect, which takes its own time. The part\n" +
    "`kills` kills the service at random moments.",
  async run({ values }) {
    const { only } = values;
    if (only !== undefined && !Object.hasOwn(PARTS, only)) throw new UsageError();
    const seed = readNumber("seed", values.seed, Math.floor(Date.now() / 1000));
    const minutes = readNumber("minutes", values.minutes, 10);
    const parts = only === undefined ? (["faults", "kills"] as const) : [only as Part];
    const swept: Swept[] = [];
    for (const part of parts) swept.push(...(await sweep(part, seed, minutes)));
    const lines = swept.flatMap((one) => one.lines);
    const isGood = swept.every((one) => one.isGood);
    const counts = ["runs", "calls failed", "retries", "kills"].map((what) => `${total(lines, what)} ${what}`);
    const broken = isGood ? "0" : "see above";
    process.stdout.write(`\n${lines.join("\n")}\nsweep: seed ${seed}, ${counts.join(", ")}, broken ${broken}\n`);
    process.exitCode = isGood ? 0 : 1;
  },
});
