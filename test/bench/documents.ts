import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand, UsageError } from "../../src/cli/command.ts";
import { placeCopiedFiles } from "../../src/cli/console/copied-files.ts";
import { DOCUMENT_KINDS } from "../../src/domain/documents/document-kinds.ts";
import { READING_LANGUAGES } from "../../src/domain/readings/reading.model.ts";
import type { Recogniser } from "../../src/reading/ports.ts";
import { createNodeRecogniser } from "../support/recogniser-in-node.ts";
import { kindTextTable } from "./documents/kind-texts.ts";
import { largestEngineMemory, watchEngineMemory } from "./documents/engine-memory.ts";
import { kindTables } from "./documents/kinds/authors.ts";
import { fitHalfExamples, textExamples } from "./documents/kinds/examples.ts";
import { fitKinds } from "./documents/kinds/fit.ts";
import { takeTexts } from "./documents/kinds/texts.ts";
import { layoutsOf, type MadeDocument, makeDocument } from "./documents/make-document.ts";
import { fittedPapers, fittedPeoplePapers, unseenPapers } from "./documents/fields/examples.ts";
import { fieldTables } from "./documents/fields/field-tables.ts";
import { allExamples, fitFields } from "./documents/fields/fit-fields.ts";
import { fitPeople, spanExamples } from "./documents/people/fit-people.ts";
import { peopleTables } from "./documents/people/tables.ts";
import { type Measured, measureDocument } from "./documents/measure.ts";
import { renderDocument } from "./documents/render.ts";
import { limits, tables, worst } from "./documents/report.ts";
import { type Form, FORMS, type Half, HALVES } from "./documents/truth.ts";

/** Megabytes of WebAssembly. */
const MOST_MEMORY = 64;
const KINDS_FILE = path.resolve(import.meta.dirname, "../../src/reading/models/kinds.json");
const FIELDS_FILE = path.resolve(import.meta.dirname, "../../src/reading/models/fields.json");

const PEOPLE_FILE = path.resolve(import.meta.dirname, "../../src/reading/models/people.json");

const say = (line = "") => void process.stdout.write(`${line}\n`);

/** One of the names, or all where none is given. */
function chosen<T extends string>(option: string, given: string | undefined, names: readonly T[]): readonly T[] {
  if (given === undefined) return names;
  const found = names.filter((name) => given.split(",").includes(name));
  if (found.length === 0) throw new UsageError(`--${option} is one of ${names.join(", ")}, not ${given}`);
  return found;
}

runCommand("bench:documents", {
  options: {
    half: { type: "string", value: "HALF", help: "fit or kept; both unless given" },
    kind: { type: "string", value: "KIND", help: "documents of this kind only" },
    layout: { type: "string", value: "WORD", help: "layouts whose name contains this only" },
    form: { type: "string", value: "FORM,...", help: "text, scan, photo or office only" },
    language: { type: "string", value: "LANGUAGE", help: "nl, fr, de or en only" },
    count: { type: "string", value: "N", default: "1", help: "documents of each layout, language and form" },
    every: { type: "boolean", help: "scans and photos in each language of a layout, instead of one of them" },
    seed: { type: "string", value: "N", default: "1", help: "other documents of the same layouts" },
    worst: { type: "string", value: "N", default: "20", help: "wrong kinds, wrong and missing facts to print" },
    "show-kept": { type: "boolean", help: "print those of the kept half as well, on which no rule may be written" },
    texts: {
      type: "boolean",
      help: "the kinds of texts by nine authors, of whom one is never fitted on, and nothing else",
    },
    fields: {
      type: "boolean",
      help: "judge the model of fields on each author by the others, and the facts of texts; then end",
    },
    "fit-fields": { type: "boolean", help: "fit the model of fields again, and write it" },
    people: { type: "boolean", help: "judge the model of people on each author by the others; then end" },
    "fit-people": { type: "boolean", help: "fit the model of people again, and write it" },
    kinds: { type: "boolean", help: "judge the model of kinds on each author's papers by the others, and end" },
    "fit-kinds": { type: "boolean", help: "fit the model of kinds again on the fit half and the texts, and write it" },
    "take-texts": { type: "string", value: "FOLDER", help: "take in texts of --author from a folder, and end" },
    author: { type: "string", value: "NAME", help: "their author, by which their file is named" },
    write: { type: "string", value: "FOLDER", help: "write the files with their truth instead of reading them" },
  },
  details: "Ends with exit code 1 if a limit is missed on the kept half.",
  async run({ values }) {
    if (values["take-texts"] !== undefined) {
      if (!/^author-\d+$/.test(values.author ?? "")) throw new UsageError("--take-texts needs --author author-NUMBER");
      return say(`${takeTexts(values["take-texts"], values.author!)} texts of ${values.author}`);
    }
    if (values.texts === true) return kindTextTable().forEach(say);
    if (values.kinds === true || values["fit-kinds"] === true) return await fitOrJudge(values["fit-kinds"] === true);
    const forms = chosen("form", values.form, FORMS);
    const halves = chosen("half", values.half, HALVES);
    watchEngineMemory();
    placeCopiedFiles();
    const recogniser = createNodeRecogniser();
    await warmUp(forms, recogniser);
    if (values.people === true || values["fit-people"] === true) {
      const papers = await fittedPeoplePapers({ recogniser, now: () => new Date() });
      if (values.people === true) return peopleTables(papers, unseenPapers()).forEach((line) => say(line));
      writeFileSync(PEOPLE_FILE, `${JSON.stringify(fitPeople(spanExamples(papers)), null, 2)}\n`);
      return say(`Model of people fitted on ${papers.length} documents`);
    }
    if (values.fields === true || values["fit-fields"] === true) {
      const papers = await fittedPapers({ recogniser, now: () => new Date() });
      const examples = allExamples(papers);
      if (values.fields === true) {
        for (const line of fieldTables(papers, examples, Number(values.worst))) say(line);
        return;
      }
      writeFileSync(FIELDS_FILE, `${JSON.stringify(fitFields(examples), null, 2)}\n`);
      return say(`Model of fields fitted on ${papers.length} documents`);
    }
    const measured: Measured[] = [];
    let done = 0;
    for await (const { half, form, document } of documentsOf(halves, forms, values)) {
      if (values.write !== undefined) {
        if (half === "kept" && values["show-kept"] !== true)
          throw new UsageError("--write of the kept half needs --show-kept");
        await writeDocument(values.write, document, form);
      } else {
        measured.push(await measureDocument(half, document, form, recogniser));
        largestEngineMemory();
      }
      if (++done % 20 === 0) process.stderr.write(`${done} documents, now ${half} as ${form}\n`);
    }
    if (values.write !== undefined) return say(`${done} files in ${values.write}`);
    let missed = 0;
    for (const half of halves) {
      const some = measured.filter((one) => one.half === half);
      if (some.length === 0) continue;
      say(`\n${half === "fit" ? "Fit half" : "Kept half"}, ${some.length} documents`);
      for (const line of tables(some)) say(line);
      const found = limits(some);
      say();
      for (const line of found.lines) say(line);
      if (half === "kept") missed += found.missed;
      if (half === "fit" || values["show-kept"] === true)
        for (const line of worst(some, Number(values.worst))) say(line);
    }
    const memory = largestEngineMemory() / 2 ** 20;
    say(
      `\nWebAssembly memory: ${memory.toFixed(0)} MB, at most ${MOST_MEMORY}${memory <= MOST_MEMORY ? "" : "  MISSED"}`,
    );
    if (memory > MOST_MEMORY) missed++;
    if (missed > 0) process.exitCode = 1;
  },
});

/** Fits the model of kinds and writes it, or prints how a model without an author judges the author's papers. */
async function fitOrJudge(isFit: boolean): Promise<void> {
  placeCopiedFiles();
  const examples = [...(await fitHalfExamples()), ...textExamples()];
  if (!isFit) return kindTables(examples).forEach((one) => say(one));
  writeFileSync(KINDS_FILE, `${JSON.stringify(fitKinds(examples), null, 2)}\n`);
  say(`Model of kinds fitted on ${examples.length} papers`);
}

/** Reads one document of each form, so that loading the reader and the drawing library is not counted. */
async function warmUp(forms: readonly Form[], recogniser: Recogniser): Promise<void> {
  const document = await makeDocument("fit", layoutsOf("fit")[0]!, "nl", 0);
  for (const form of forms) await measureDocument("fit", document, form, recogniser);
}

interface Selection {
  readonly kind?: string | undefined;
  readonly layout?: string | undefined;
  readonly language?: string | undefined;
  readonly count: string;
  readonly seed: string;
  readonly every?: boolean | undefined;
}

async function* documentsOf(
  halves: readonly Half[],
  forms: readonly Form[],
  { kind, layout: word, language, count, seed, every }: Selection,
): AsyncGenerator<{ half: Half; form: Form; document: MadeDocument }> {
  const kinds = chosen("kind", kind, DOCUMENT_KINDS);
  const languages = chosen("language", language, READING_LANGUAGES);
  const isEverything =
    halves.length === HALVES.length && forms.length === FORMS.length && word === undefined && kind === undefined;
  for (const half of halves) {
    const layouts = layoutsOf(half).filter(
      ({ id, kind: own }) => kinds.includes(own) && (word === undefined || id.includes(word)),
    );
    for (const form of forms) {
      const isImage = form === "scan" || form === "photo";
      for (const [at, layout] of layouts.entries()) {
        // A run of everything takes ten minutes of a core, so each layout of the fit half is either scanned or photographed.
        if (isImage && isEverything && half === "fit" && (at % 2 === 0) !== (form === "scan")) continue;
        const own = layout.languages.filter((one) => languages.includes(one));
        // Recognition takes a second a page, so each layout is read in one of its languages in turn.
        const some =
          isImage && every !== true && own.length > 0 ? [own[(at + (form === "photo" ? 1 : 0)) % own.length]!] : own;
        for (const one of some) {
          for (let number = 0; number < Number(count); number++) {
            yield { half, form, document: await makeDocument(half, layout, one, Number(seed) * 1000 + number) };
          }
        }
      }
    }
  }
}

async function writeDocument(folder: string, document: MadeDocument, form: Form): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const { bytes, extension } = await renderDocument(document, form);
  const file = path.join(folder, `${document.id.replaceAll("/", "-")}.${form}`);
  writeFileSync(`${file}.${extension}`, bytes);
  writeFileSync(`${file}.json`, `${JSON.stringify(document.truth, null, 2)}\n`);
}
