import { newest } from "../../case/facts.rules.ts";
import { type JudgedBy, judgesBefore } from "../../case/rules-version.model.ts";
import { INSOLVENT } from "../../case/ended-entity.rules.ts";
import { foldAccents } from "../../../platform/folding.ts";
import { formFamily, WRITTEN_FORMS } from "../../matching/company-words.ts";
import type { DocumentKind } from "../../documents/document-kinds.ts";
import { CERTAIN } from "../../readings/certain-kind.ts";
import { agreesOnAddress, agreesOnCompany } from "../../readings/agreement.rules.ts";
import { type EffectiveText, effectiveFacts, subjectTexts } from "../../readings/effective-facts.rules.ts";
import { isPersonCase, knownAddresses, knownNames, registerOf } from "../../readings/known-case.ts";
import { NORMAL_SITUATIONS, type RegisterStatement } from "../grounds.model.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import { inWords, placeOf } from "../reading-words.ts";
import type { Contradiction, JudgedFile } from "./contradiction.model.ts";
import { registerName } from "../../customer/register-name.ts";
import { statusIn } from "../status-in-papers.rules.ts";

/** Compares name, address and status of the customer with recent documents. */
export function seatContradictions(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  if (!file.isCurrent || file.whose.is !== "own") return [];
  return [
    ...otherName(facts, file),
    ...otherAddress(facts, file),
    ...otherStatus(facts, file),
    ...wordsOnEnd(facts, file),
    ...otherForm(facts, file),
  ];
}

const BY_LEGAL_NAME: readonly DocumentKind[] = ["register_extract", "ubo_extract"];

/** Articles of association that bear the customer's number. */
const isOwnArticles = (facts: DocumentFacts, { kind, whose }: JudgedFile): boolean =>
  !judgesBefore(facts, 5) &&
  kind === "articles_of_association" &&
  whose.is === "own" &&
  whose.agrees.includes("number");

/** A document with the customer's number and a name that the customer is not known by. */
function otherName(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  const { document, kind, whose } = file;
  if (
    (!BY_LEGAL_NAME.includes(kind) && !isOwnArticles(facts, file)) ||
    whose.is !== "own" ||
    !whose.agrees.includes("number")
  )
    return [];
  const names = subjectTexts(document, "company_name");
  const known = knownNames(facts);
  const isOther = names.every(({ value }) => known.every((one) => agreesOnCompany(one.value, value) === false));
  if (names.length === 0 || !isOther) return [];
  const side = registerOf(facts) === null ? "answer" : "register";
  const declared = [...new Set(known.map(({ value }) => value))].join("; ");
  return [told("company_name", side, names[0]!, declared, `the customer is known as ${declared}`)];
}

const SHOW_ADDRESS: readonly DocumentKind[] = ["register_extract", "proof_of_address", "invoice"];

/** An address that is neither declared nor registered. A company may have others beside its seat, so one must be declared. */
function otherAddress(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  const { document, kind } = file;
  const showsSeat = kind === "register_extract" || isOwnArticles(facts, file);
  const addresses = subjectTexts(document, "address");
  const known = knownAddresses(facts);
  const isDeclared = known.some((one) => one.with === "answer");
  if ((!SHOW_ADDRESS.includes(kind) && !showsSeat) || addresses.length === 0 || known.length === 0) return [];
  if (!isDeclared && !showsSeat) return [];
  if (!showsSeat && kind !== "proof_of_address" && !isPersonCase(facts)) return [];
  const isOther = addresses.every(({ value }) => known.every((one) => agreesOnAddress(one.value, value) === false));
  if (!isOther) return [];
  const declared = [...new Set(known.map(({ value }) => value.replaceAll(/\s*\n\s*/g, ", ")))].join("; ");
  const side = isDeclared ? "answer" : "register";
  return [told("address", side, addresses[0]!, declared, `the known address is ${declared}`)];
}

/** Another family of legal forms than the register's: articles of an association for a company. */
function otherForm(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  const registered = newest(facts, "legal_form");
  if (judgesBefore(facts, 8) || !isOwnArticles(facts, file) || typeof registered !== "string") return [];
  const known = familyOf(registered);
  const read = subjectTexts(file.document, "legal_form");
  const [first] = read;
  const families = read.map(({ value }) => familyOf(value));
  if (known === null || first === undefined || families.some((family) => family === null || family === known))
    return [];
  return [told("legal_form", "register", first, registered, `the register has ${registered}`)];
}

/** Companies of any sort are one family: one is converted into another. */
function familyOf(form: string): string | null {
  const folded = foldAccents(form);
  const short = WRITTEN_FORMS.find(([phrase]) => folded.includes(phrase))?.[1] ?? folded.replaceAll(/[^a-z]/g, "");
  const family = formFamily(short);
  if (family === undefined) return null;
  return family === "association" || family === "partnership" ? family : "company";
}

/** A company that winds up says so behind its name, on each of its papers. */
const SAY_WHETHER_IT_ENDS: readonly DocumentKind[] = ["articles_of_association", "gazette_publication"];

/**
 * Whether a paper states an end of which the register knows nothing. A liquidation reaches the register later than the company's own
 * papers; in an extract of that register it is a situation like others.
 */
export const isEndUnknownTo = (
  rules: JudgedBy,
  { juridical_situation: situation, ending, unpublished }: RegisterStatement,
  kind: DocumentKind | null,
  status: string,
): boolean => {
  const isSilentOnEnds = !judgesBefore(rules, 8) && unpublished?.includes("insolvencies") === true;
  const isNormal = NORMAL_SITUATIONS.includes(situation ?? "") || (situation === null && isSilentOnEnds);
  const isKnown = kind === "register_extract" && !isSilentOnEnds;
  return (
    isNormal &&
    !ending &&
    (["bankrupt", "in_insolvency", "stopped", "dissolved"].includes(status) ||
      (status === "in_liquidation" && !isKnown))
  );
};

function otherStatus(facts: DocumentFacts, { document, kind }: JudgedFile): Contradiction[] {
  const register = registerOf(facts);
  const said = subjectTexts(document, "status");
  const status = said.find(({ value }) => value === statusIn(facts, document));
  const isTold = kind === "register_extract" || (!judgesBefore(facts, 6) && SAY_WHETHER_IT_ENDS.includes(kind));
  if (!isTold || register === null || status === undefined) return [];
  // In liquidation and bankruptcy a company is still active in the register; its situation tells which.
  const isEnded =
    status.value === "stopped" || status.value === "dissolved" || isEndUnknownTo(facts, register, kind, status.value);
  const isActive = status.value === "active";
  if (register.status === "active" ? !isEnded : !isActive) return [];
  const read = { ...status, value: inWords(status.value) };
  const registered = `the register (${registerName(register.source, facts)}) says ${register.status}`;
  const isGrave = !judgesBefore(facts, 8) && INSOLVENT.includes(status.value);
  return [{ ...told("status", "register", read, register.status, registered), ...(isGrave && { isGrave }) }];
}

/**
 * Words on an end in the customer's own extract, where no register says whether it ends: of whatever country, an officer settles what they
 * mean. Certain ones that a register contradicts are told as its other status.
 */
function wordsOnEnd(facts: DocumentFacts, file: JudgedFile): Contradiction[] {
  const { document, kind, whose } = file;
  const register = registerOf(facts);
  const isSilent = register === null || register.unpublished?.includes("insolvencies") === true;
  const isOwn = kind === "register_extract" && whose.is === "own" && whose.agrees.includes("number");
  if (judgesBefore(facts, 12) || !isOwn || !isSilent || otherStatus(facts, file).length > 0) return [];
  const status = effectiveFacts(document).find(
    (fact): fact is EffectiveText =>
      fact.type === "status" && fact.subject === "subject" && typeof fact.value === "string" && fact.value !== "active",
  );
  if (status === undefined) return [];
  const read = { ...status, value: inWords(status.value) };
  const otherwise = "the customer applies as a company that goes on";
  const isGrave = status.confidence >= CERTAIN && INSOLVENT.includes(status.value);
  return [{ ...told("status_words", "answer", read, "active", otherwise), ...(isGrave && { isGrave }) }];
}

const told = (
  field: Contradiction["field"],
  against: Contradiction["against"],
  fact: EffectiveText,
  declared: string,
  otherwise: string,
): Contradiction => ({
  field,
  against,
  declared,
  observed: fact.value,
  says: `states "${fact.value}" (${placeOf(fact)})`,
  otherwise,
});
