import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { runCommand } from "../../src/cli/command.ts";
import { readModel, writeModel } from "../../src/sources/adverse-media/judge/model-file.ts";
import { exampleOf, fitModel } from "./media/fit.ts";
import {
  type FitItem,
  LANGUAGES,
  LABELLED_SET_FILE,
  readFitOnlyItems,
  readKeptAuthors,
  readLabelledSet,
} from "./media/labelled-set.ts";
import { judgeItems, type Judged, measureMedia, type MediaFigures, worstOf } from "./media/measure.ts";
import { isKept } from "./media/split.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const WORST = 20;
const MODEL_FILE = path.resolve(import.meta.dirname, "../../src/sources/adverse-media/judge/adverse-media.bin.gz");

/** Limits on the kept half (decisions on adverse media). */
const LIMITS: readonly (readonly [string, (figures: MediaFigures) => number, "least" | "most", number])[] = [
  ["precision for adverse", ({ precision }) => precision, "least", 0.92],
  ["recall for adverse", ({ recall }) => recall, "least", 0.88],
  ["exculpatory taken for adverse", ({ exculpatoryAsAdverse }) => exculpatoryAsAdverse, "most", 0.02],
  ["namesakes taken as certain", ({ namesakesAsCertain }) => namesakesAsCertain, "most", 0.05],
  ["high ones that are high", ({ highFound }) => highFound, "least", 0.85],
  ["others that are high", ({ othersHigh }) => othersHigh, "most", 0.05],
  ...LANGUAGES.map(
    (language) =>
      [`recall in ${language}`, (figures: MediaFigures) => figures.recallByLanguage[language]!, "least", 0.8] as const,
  ),
];

runCommand("bench:media", {
  options: {
    worst: { type: "string", value: "N", default: String(WORST), help: "errors to print, never of the kept half" },
    fit: {
      type: "boolean",
      help: "fit the model again on the fit half and the items that serve to fit, and write it",
    },
    authors: {
      type: "boolean",
      help: "judge each author's items, and the fit half, by a model that was fitted without them",
    },
  },
  async run({ values }) {
    say(`Rules on adverse media, over ${LABELLED_SET_FILE}`);
    const items = readLabelledSet();
    const fitHalf = items.filter(({ id }) => !isKept(id));
    const authors = new Map([["fit half", fitHalf as FitItem[]], ...readFitOnlyItems()]);
    const examples = [...authors].flatMap(([author, of]) => of.map((item) => ({ author, ...exampleOf(item) })));
    if (values.fit) {
      writeFileSync(MODEL_FILE, gzipSync(writeModel(fitModel(examples)), { level: 9 }));
      say(`Model fitted on ${examples.length} items`);
      return;
    }
    if (values.authors) {
      const judged = [...authors].map(([author, of]) => {
        const found = judgeItems(of, fitModel(examples.filter((example) => example.author !== author)));
        report(`${author}, by the others`, measureMedia(found));
        return found;
      });
      report("All authors, each by the others", measureMedia(judged.flat()));
      sayWorst(judged.flat(), Number(values.worst));
      return;
    }
    const model = readModel(gunzipSync(readFileSync(MODEL_FILE)));
    const seen = judgeItems(fitHalf, model);
    report("Fit half", measureMedia(seen));
    sayWorst(seen, Number(values.worst));
    const kept = [["Kept half", items.filter(({ id }) => isKept(id))], ...readKeptAuthors()] as const;
    const missed = kept.map(([name, of]) => report(name, measureMedia(judgeItems(of, model))));
    if (missed.some((count) => count > 0)) process.exitCode = 1;
  },
});

function sayWorst(judged: readonly Judged[], most: number): void {
  say("\nWorst of these");
  for (const one of worstOf(judged, most)) say(describe(one));
}

/** Prints the figures of a half beside their limits; returns how many limits are missed. */
function report(name: string, figures: MediaFigures): number {
  say(`\n${name}, ${figures.items} items`);
  let missed = 0;
  for (const [label, figureOf, bound, limit] of LIMITS) {
    const figure = figureOf(figures);
    const holds = bound === "least" ? figure >= limit : figure <= limit;
    if (!holds) missed++;
    say(
      `  ${label.padEnd(30)} ${percent(figure).padStart(7)}  at ${bound} ${percent(limit)}${holds ? "" : "  MISSED"}`,
    );
  }
  return missed;
}

function describe({ item: { id, headline, labels }, judgement }: Judged): string {
  const expected = `${labels.event}, ${labels.role}, ${labels.severity ?? "not adverse"}, ${labels.namesake}`;
  const found =
    judgement === null
      ? "subject not found"
      : `${judgement.event}, ${judgement.role}, ${judgement.severity ?? "not adverse"}, ${judgement.namesake}`;
  const quoted = judgement?.quotes.map((quote) => `${quote.for} "${quote.words}"`).join("; ") ?? "";
  return `  ${id}  ${headline}\n      labelled ${expected}; judged ${found}${quoted === "" ? "" : `: ${quoted}`}`;
}
