import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export const LABELLED_SET_FILE = path.resolve(import.meta.dirname, "labelled.jsonl");

/** Items that the model is fitted on beside the fit half, a file an author; none of them is ever measured against the limits. */
const FIT_ONLY_FOLDER = path.resolve(import.meta.dirname, "fit-only");
const KEPT_AUTHORS_FOLDER = path.resolve(import.meta.dirname, "kept-authors");

export const LANGUAGES = ["nl", "fr", "de", "en"] as const;

/**
 * What a careful officer concludes from headline and snippet alone. Every company and person is invented.
 *
 * - `adverse`: the article reports an adverse event in which the subject is suspect or convicted. An unsure namesake counts.
 * - `event`: what the article reports of the subject or, where the subject is victim, witness or the like, of others; `none`
 *   where it reports nothing of the kind or clears the subject (acquittal, dropped case, annulled sanction, accusation
 *   withdrawn), even if another is convicted in the same article. `charge` is any formal charge: indicted, summoned, committed
 *   for trial, on trial. `authority_sanction` includes a settlement with the prosecutor and a licence withdrawn for good.
 *   `asset_freeze` is any provisional measure: frozen, seized, sealed, provisionally closed or suspended. `insolvency_fraud`
 *   takes the place of the stage of its proceedings, which `severity` tells.
 * - `role`: the subject's part in the event. `convicted` also names who was sanctioned by an authority or settled.
 *   `unrelated` is a namesake, a lawyer, a commentator or a supplier; `none` goes with the event `none`.
 * - `severity`: `high` for a conviction, a formal charge or a sanction; `medium` for a search, arrest, custody without charge,
 *   investigation, warning or provisional measure; `low` for an accusation by private persons, competitors, unions or
 *   politicians and for an unsure namesake; null where nothing is adverse.
 * - `namesake`: `certain` where the name and a place, trade or person agree; `unsure` where only a common name or an initial
 *   does; `other_subject` where the text tells of somebody else.
 * - `exculpatory`: the article clears the subject.
 */
const Labels = z.strictObject({
  adverse: z.boolean(),
  event: z.enum([
    "accusation",
    "investigation",
    "search_or_arrest",
    "charge",
    "conviction",
    "authority_sanction",
    "regulator_warning",
    "asset_freeze",
    "insolvency_fraud",
    "none",
  ]),
  role: z.enum(["suspect", "convicted", "victim", "witness", "complainant", "authority", "unrelated", "none"]),
  severity: z.enum(["high", "medium", "low"]).nullable(),
  namesake: z.enum(["certain", "unsure", "other_subject"]),
  exculpatory: z.boolean(),
  /** One short sentence in English. */
  why: z.string().min(5),
});

export const LabelledItem = z.strictObject({
  id: z.string().regex(/^(nl|fr|de|en)-\d{3}$/u),
  language: z.enum(LANGUAGES),
  subject: z.strictObject({
    kind: z.enum(["company", "person"]),
    name: z.string().min(2),
    place: z.string().optional(),
    trade: z.string().optional(),
    /** Names of the people behind a company. */
    people: z.array(z.string()).min(1).optional(),
    birth_year: z.int().min(1900).max(2010).optional(),
  }),
  headline: z.string().min(3),
  snippet: z.string().min(10),
  published_at: z.iso.date(),
  publisher: z.string().min(2),
  labels: Labels,
});
export type LabelledItem = z.infer<typeof LabelledItem>;

/** An item of another author: its id carries an `f`, and its labels need no reason. */
const FitOnlyItem = LabelledItem.extend({
  id: z.string().regex(/^(nl|fr|de|en)-f\d{3,6}$/u),
  labels: Labels.omit({ why: true }),
});
export type FitItem = LabelledItem | z.infer<typeof FitOnlyItem>;

/** The lines of the set as they stand in the file, not yet validated. */
export function readLines(file = LABELLED_SET_FILE): unknown[] {
  return readFileSync(file, "utf8")
    .trimEnd()
    .split("\n")
    .map((line): unknown => JSON.parse(line));
}

/** The labelled set. Throws where a line does not fit the schema. */
export function readLabelledSet(): LabelledItem[] {
  return readLines().map((line) => LabelledItem.parse(line));
}

/** The items that serve to fit only, by author. */
export const readFitOnlyItems = (): Map<string, FitItem[]> => readAuthors(FIT_ONLY_FOLDER);

/** Items of authors on whose items nothing is ever fitted. */
export const readKeptAuthors = (): Map<string, FitItem[]> => readAuthors(KEPT_AUTHORS_FOLDER);

function readAuthors(folder: string): Map<string, FitItem[]> {
  const files = readdirSync(folder).toSorted();
  return new Map(
    files.map((file) => [
      path.parse(file).name,
      readLines(path.join(folder, file)).map((line) => FitOnlyItem.parse(line)),
    ]),
  );
}
