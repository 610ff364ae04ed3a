import { newest } from "../../domain/case/facts.rules.ts";
import { isOneOf, namesBefore } from "../../domain/customer/former-names.rules.ts";
import { isLive } from "../../domain/diligence/provided-documents.ts";
import { COMPANY_QUESTIONS } from "../../domain/portal/company-questions.ts";
import type { Answer, FormerName, RegistryEntry } from "../../sources/types.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";
import { textsOf } from "./mentioned.ts";

/** A name, and where it stands. */
interface KnownFormerName extends FormerName {
  readonly by: string;
}

/** Names of a company that are searched for beside its present one. */
const NAMES_MAX = 5;

/** The names that a company had before, by its register, its own words and its papers. Runs before version 12 of the rules knew none. */
export function formerNamesOf(
  { input, name, subject }: Dossier,
  registry: Answer<RegistryEntry> | undefined,
): KnownFormerName[] {
  if (subject !== "company" || !(input.isLook || judgesBy(input, 12))) return [];
  const entry = registry?.outcome === "known" ? registry.value : null;
  const before = newest(input, "former_names") as RegistryEntry["former_names"];
  const own = [name, ...(entry?.legal_name ? [entry.legal_name] : []), ...(entry?.other_names ?? [])];
  const found = [
    ...(entry?.former_names ?? before ?? []).map((one) => ({
      ...one,
      by: `the register${one.since ? `, from ${one.since}` : ""}${one.until ? `, until ${one.until}` : ""}`,
    })),
    ...[...textsOf(input), ...saidByPapers(input)].flatMap(({ words, where }) =>
      namesBefore(words, own).map((one) => ({ name: one.name, by: `${where}: "${one.quote}"` })),
    ),
    ...answered(input),
  ];
  return found
    .filter((one, at) => !isOneOf(one.name, [...own, ...found.slice(0, at).map((other) => other.name)]))
    .slice(0, NAMES_MAX);
}

const saidByPapers = ({ documents }: Dossier["input"]) =>
  documents
    .filter(isLive)
    .flatMap(({ filename, reading }) =>
      (reading?.warnings ?? [])
        .filter(({ code }) => code === "former_name_stated")
        .map(({ detail }) => ({ words: detail.replace(/^[^"]*"(.*)"\.$/s, "$1"), where: `the file "${filename}"` })),
    );

const NONE = /^(?:no|none|never|nee|geen|nooit|non|aucun|jamais|nein|kein|nie)(?!\p{L})/iu;

/** What the customer answers to the question for its earlier names: a name a line. */
const answered = ({ taskResponses }: Dossier["input"]): KnownFormerName[] =>
  taskResponses
    .filter(({ description }) => description === COMPANY_QUESTIONS.formerName.en)
    .flatMap(({ answer }) => answer.split("\n"))
    .map((line) => line.split(/[,;(]/)[0]!.trim())
    .filter((name) => /\p{L}/u.test(name) && !NONE.test(name) && name.length <= NAME_CHARS_MAX)
    .map((name) => ({ name, by: "the customer's answer to that question" }));
const NAME_CHARS_MAX = 80;
