import type { CaseRecord } from "../../domain/case/case.record.ts";
import { readDay } from "../../domain/case/answers.ts";
import { namedInDocuments } from "../../domain/customer/parties.rules.ts";
import { proxySaid } from "../../domain/customer/proxy-said.rules.ts";
import { isSameName, isSamePerson } from "../../domain/customer/same-person.ts";
import { answersOf, text } from "../../domain/customer/stated-facts.ts";
import { quotedReason } from "../../domain/decisions/quoted-reason.ts";
import { RELATED } from "../../domain/diligence/rating/people-said.ts";
import { hasCompanyForm } from "../../domain/matching/company-names.ts";
import { foldAccents } from "../../platform/folding.ts";
import { textsOf } from "./mentioned.ts";

/** A name in a private customer's words or papers for which the screening searched. */
export interface NamedPerson {
  readonly name: string;
  /** YYYY-MM-DD; null where nothing says it. */
  readonly birth_date: string | null;
  /** Where it is named, and in what words or as what. */
  readonly said: readonly string[];
  /** Whether the words beside the name, or the paper, say that it is a person's. */
  readonly is_person: boolean;
}

const RELATIVE = `(?!werkgever|arbeitgeber|employ)${RELATED}`;
/** `mon cousin Igor Petrov`, `Frau Petrova`. */
export const BESIDE = new RegExp(
  `(?<!\\p{L})(?:${RELATIVE}|herrn?|frau|mr|mrs|ms|mevr(?:ouw)?|mevr|dhr|(?:de )?heer|meneer|monsieur|madame|mme|mlle|m)[.,:]? *$`,
  "iu",
);
const RELATIVE_BEFORE = new RegExp(`(?<!\\p{L})${RELATIVE}[.,:]? *$`, "iu");
const RELATIVE_BEHIND = new RegExp(`^,? ?(?:is |est |ist )?(?:mijn|my|mon|ma|mein\\p{L}*) ${RELATIVE}`, "iu");

/** Whether a text says beside a name that it is a relative's or a friend's of whom writes. */
export function isRelativeIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && (RELATIVE_BEFORE.test(text.slice(0, at)) || RELATIVE_BEHIND.test(text.slice(at + name.length)));
}
const BORN = /^[\s,(]*(?:née?|geb(?:oren)?|born|°)[^\d;\n]{0,20}(\d{1,2}[./-]\d{1,2}[./-]\d{4}|\d{4}-\d{2}-\d{2})/iu;
/** `bij KBC Leuven`: a bank or a town. */
const AT = /(?<!\p{L})(?:bij|chez|bei|at|in|te|a|aupres d\S*) $/iu;

/**
 * Whom a private customer's words and papers name beside the customer itself, each once, persons first. Only names for which the
 * screening searched: nobody is made up.
 */
export function namedPersons(record: CaseRecord): NamedPerson[] {
  const { companyName, documents, grounds } = record;
  const answers = answersOf(record);
  const own = [companyName, text(answers["full_name"]) ?? ""];
  const {
    uncertain = [],
    in_papers: inPapers = [],
    named = { searched: [] },
  } = grounds?.screening.state === "answered" ? grounds.screening : {};
  const texts = textsOf({ ...record, answers });
  const found: NamedPerson[] = namedInDocuments(record).flatMap(({ name, kind, role, birthDate }) =>
    kind === "company"
      ? []
      : [{ name, birth_date: readDay(birthDate), said: [`in a paper: ${role}`], is_person: true }],
  );
  for (const name of [...named.searched, ...uncertain, ...inPapers]) {
    const passages = texts.flatMap(({ words, where }) => passagesOf(name, words, where));
    const papers = documents.filter(({ reading }) => reading?.names?.includes(name));
    found.push({
      name,
      birth_date: passages.find(({ born }) => born)?.born ?? null,
      said: [...passages.map(({ said }) => said), ...papers.map(({ filename }) => `in the text of "${filename}"`)],
      is_person: passages.some(({ isPerson }) => isPerson),
    });
  }
  const kept: NamedPerson[] = [];
  for (const one of found) {
    const at = kept.findIndex(({ name, birth_date: born }) =>
      one.is_person && born && one.birth_date && born !== one.birth_date ? false : isSamePerson(name, one.name),
    );
    if (own.some((name) => isSamePerson(name, one.name)) || hasCompanyForm(one.name) || one.said.length === 0) continue;
    if (at < 0) kept.push(one);
    else if (isSameName(kept[at]!.name, one.name)) kept[at] = merged(kept[at]!, one);
  }
  return kept.toSorted((a, b) => Number(b.is_person) - Number(a.is_person));
}

const merged = (a: NamedPerson, b: NamedPerson): NamedPerson => ({
  name: a.name,
  birth_date: a.birth_date ?? b.birth_date,
  said: [...new Set([...a.said, ...b.said])],
  is_person: a.is_person || b.is_person,
});

/** The sentences of an answer that have a name. */
function passagesOf(name: string, words: string, where: string) {
  return words.split(/(?<=\p{L}{3}[.!?;])\s+|\n+/u).flatMap((sentence) => {
    const at = sentence.indexOf(name);
    if (at < 0) return [];
    const before = foldAccents(sentence.slice(0, at));
    const born = readDay(BORN.exec(sentence.slice(at + name.length))?.[1] ?? null);
    const isProxy = proxySaid("", [sentence]) !== null && !AT.test(before);
    const isPerson = born !== null || isProxy || BESIDE.test(before);
    return [{ said: `in ${where}: ${quotedReason(sentence.trim())}`, born, isPerson }];
  });
}
