import { readFileSync } from "node:fs";
import path from "node:path";
import { runCommand, UsageError } from "../../src/cli/command.ts";
import { repositoryRoot } from "../../src/cli/program.ts";
import { fitTransliteration } from "./screening/fit-transliteration.ts";
import { measureFalseAlarms } from "./screening/false-alarms.ts";
import { type Figure, isMissed, MOST } from "./screening/figure.ts";
import { measureGenerated } from "./screening/generated-names.ts";
import { measureLargeList } from "./screening/large-list-figures.ts";
import { PAIRS_FILE } from "./screening/labelled-pairs.ts";
import { measureArabic, measureLetters, measureOwnNames } from "./screening/listed-names.ts";
import { measureNicknames } from "./screening/nicknames.ts";
import { measurePairs } from "./screening/pair-figures.ts";
import { readBenchLists } from "./screening/real-lists.ts";
import { lineOf, machine, writeResults } from "./screening/report.ts";
import { measureRuntime } from "./screening/runtime-figures.ts";
import { measureTransliterated } from "./screening/transliterated-names.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
const WORST = 20;
const sizes = (text: string): number[] => (text === "" ? [] : text.split(",").map(Number));

runCommand("bench:screening", {
  options: {
    quick: { type: "boolean", help: "a sample of 300 queries for each figure, without the lists that are filled up" },
    sample: { type: "string", value: "N", default: "10000", help: "most queries for each figure" },
    letters: {
      type: "string",
      value: "N,N,...",
      default: "100000,1000000",
      help: "sizes of the lists in which names with a wrong letter are looked up",
    },
    pairs: { type: "string", value: "FILE", default: PAIRS_FILE, help: "labelled name pairs" },
    names: {
      type: "string",
      value: "N,N,...",
      default: "10000,100000,500000",
      help: "sizes of the lists whose cost is measured",
    },
    only: {
      type: "string",
      value: "NAME,...",
      help: "only these: pairs, alarms, own, letters, arabic, writings, nicknames, made-up, cost, large",
    },
    large: {
      type: "string",
      value: "N",
      default: "0",
      help: "also import a list of so many entities, with two names each, and search it; 2000000 takes half an hour",
    },
    altered: { type: "string", value: "N", default: "5000", help: "altered names that are looked up in that list" },
    fit: { type: "boolean", help: "fit the tables of other writings again on the fitted halves, and write them" },
    worst: { type: "boolean", help: "print the twenty worst errors of each figure, never of what is kept" },
  },
  details: "Ends with exit code 1 if a limit is exceeded. Writes test/bench/screening/RESULTS.md, except with --quick.",
  async run({ values }) {
    const threshold = readThreshold();
    const most = values.quick ? Math.min(300, Number(values.sample)) : Number(values.sample);
    say(`Machine: ${machine()}`);
    say(`Threshold: ${threshold} (SCREENING_FUZZY_THRESHOLD)`);
    const lists = await readBenchLists();
    if (values.fit) return fitTransliteration(lists);
    const [filled, cost] = values.quick ? [[], []] : [sizes(values.letters), sizes(values.names)];
    const measures: readonly (readonly [string, () => Figure[] | Promise<Figure[]>])[] = [
      ["pairs", () => measurePairs(values.pairs, threshold)],
      ["alarms", () => measureFalseAlarms(lists, threshold, most)],
      ["own", () => measureOwnNames(lists, threshold, values.quick ? most : Infinity)],
      ...(filled.length > 0 ? filled : [0]).map(
        (size) => ["letters", () => measureLetters(lists, size, threshold, Math.min(most, 1_000))] as const,
      ),
      ["arabic", () => measureArabic(lists, threshold, most)],
      ["writings", () => measureTransliterated(lists, threshold, most)],
      ["nicknames", () => measureNicknames(threshold)],
      ["made-up", () => measureMadeUp(threshold, Math.min(most, 1_000))],
      ["cost", () => (cost.length > 0 ? measureRuntime(cost) : [])],
      ["large", () => (large > 0 ? measureLargeList(large, Number(values.altered), threshold) : [])],
    ];
    const large = Number(values.large);
    const only = values.only?.split(",");
    const unknown = only?.filter((name) => measures.every(([known]) => known !== name)) ?? [];
    if (unknown.length > 0) throw new UsageError();
    const figures: Figure[] = [];
    for (const [name, measure] of measures) {
      if (only && !only.includes(name)) continue;
      const some = await measure();
      report(some, values.worst === true);
      if (!values.quick) writeResults(some, threshold);
      figures.push(...some);
    }
    const missed = figures.filter(isMissed);
    say(missed.length === 0 ? "\nAll limits are met." : `\n${missed.length} limits are missed.`);
    if (missed.length > 0) process.exitCode = 1;
  },
});

function report(figures: readonly Figure[], worst: boolean): void {
  for (const [group, some] of Map.groupBy(figures, (figure) => figure.group)) {
    say(`\n${group}`);
    for (const figure of some) {
      say(lineOf(figure));
      if (worst) for (const error of (figure.worst ?? []).slice(0, WORST)) say(`      ${error}`);
    }
  }
}

function readThreshold(): number {
  const toml = readFileSync(path.join(repositoryRoot, "wrangler.toml"), "utf8");
  return Number(/^SCREENING_FUZZY_THRESHOLD = "(.+)"$/m.exec(toml)![1]);
}

function measureMadeUp(threshold: number, queries: number): Figure[] {
  const { recall, missed, falseAlarms, hitsPerUnlisted, commonNamesHit } = measureGenerated(50_000, queries, threshold);
  const shared = { group: "Made-up list of 50,000 names", of: queries };
  return [
    { ...shared, name: "misspelt names found", value: recall, unit: "share", worst: missed },
    { ...shared, name: "unlisted names hit", value: falseAlarms, unit: "share" },
    { ...shared, name: "entries an unlisted name hits", value: hitsPerUnlisted, unit: "count" },
    { ...shared, name: "usual Belgian names hit", value: commonNamesHit, unit: "share", ...MOST(0.015) },
  ];
}
