import { text } from "../../case/answers.ts";
import { judgesBefore } from "../../case/rules-version.model.ts";
import { IDENTITY_KINDS } from "../../documents/document-kinds.ts";
import { checkBsn } from "../../identifiers/bsn.ts";
import { readNationalNumber } from "../../identifiers/national-register-number.ts";
import { numberName } from "../check-results.ts";
import { certainFacts, type EffectiveFact, personsIn } from "../../readings/effective-facts.rules.ts";
import { factText } from "../../readings/fact-words.ts";
import { isPersonCase } from "../../readings/known-case.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import type { Contradiction, JudgedFile } from "./contradiction.model.ts";

/** The personal number that a private customer declares is not that of the holder of the identity document. Says no number. */
export function numberContradictions(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  const isAsked = isPersonCase(facts) && IDENTITY_KINDS.includes(file.kind) && !judgesBefore(facts, 7);
  return isAsked ? (otherNumber(facts, file) ?? otherSex(facts, file)) : [];
}

type Scheme = "national_register_number" | "bsn";

/** A number as it is compared; null where it is none of its scheme. */
function comparable(facts: DocumentFacts, scheme: Scheme, given: string): string | null {
  const read = scheme === "bsn" ? checkBsn(given) : readNationalNumber(given, facts.now);
  return read.valid ? read.compact : null;
}

/** Null where no number of a declared scheme was read, so that nothing was compared. */
function otherNumber(facts: DocumentFacts, { document }: JudgedFile): Contradiction[] | null {
  const printed = certainFacts(document).filter(({ type }) => type === "national_number");
  for (const scheme of ["national_register_number", "bsn"] as const) {
    const declared = comparable(facts, scheme, text(facts.answers[scheme]) ?? "");
    const read = printed.filter((fact) => comparable(facts, scheme, factText(fact)) !== null);
    if (declared === null || read.length === 0) continue;
    if (read.some((fact) => comparable(facts, scheme, factText(fact)) === declared)) return [];
    return [contradiction(scheme, `has another ${numberName(scheme)}${onPage(read[0]!)}`)];
  }
  return null;
}

const SEXES = { m: "male", f: "female", x: null } as const;

/** A Belgian number tells the sex of its person. */
function otherSex(facts: DocumentFacts, { document }: JudgedFile): Contradiction[] {
  const [holder] = personsIn(document, ["holder"]);
  const declared = readNationalNumber(text(facts.answers["national_register_number"]) ?? "", facts.now);
  const sex = holder?.sex === undefined ? null : SEXES[holder.sex];
  if (holder === undefined || sex === null || !declared.valid || declared.sex === null || declared.sex === sex)
    return [];
  const says = `is of a person of the other sex than the declared ${numberName("national_register_number")}${onPage(holder.fact)}`;
  return [contradiction("national_register_number", says)];
}

const contradiction = (scheme: Scheme, says: string): Contradiction => ({
  field: scheme,
  against: "answer",
  declared: `the declared ${numberName(scheme)}`,
  observed: "another",
  says,
  otherwise: "the number in the application belongs to somebody else, or is misspelt",
});

const onPage = ({ page }: EffectiveFact): string => (page === null ? "" : ` (page ${page})`);
