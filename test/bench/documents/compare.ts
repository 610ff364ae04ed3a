import type {
  AmountFact,
  CompanyShareFact,
  FactType,
  MrzFact,
  PersonFact,
  ReadFact,
} from "../../../src/domain/readings/reading.model.ts";
import { addressWords, compact, companyName, distance, legalForm, personName, words } from "./normalise.ts";
import type { Form, TrueFact, Truth } from "./truth.ts";

/*
 * How a reading is held against the truth.
 *
 * - Each fact that is not optional is a field to be found. Of a person, role, birth date, nationality, share and whatever
 *   else the truth states are fields of their own (`person.birth_date`); the same holds for the share and number of a
 *   company's holding (`company_share.share_percent`).
 * - Text is compared without capitals, accents and punctuation; company names also without their legal form; names of
 *   persons and addresses with their words in any order, addresses without the country; legal forms by what they mean.
 *   In a scan, a photo or an office file nothing else is forgiven but this: names and addresses of scans and photos may
 *   differ by one letter in ten. Numbers, dates, shares and amounts must be right to the last digit.
 * - A purpose (`object`) is right if at least half of its words are there, or sixty characters, and four in five of the
 *   words read are its words.
 * - Dates of issue and of the document are one type, and so are enterprise and VAT numbers of equal digits and licence
 *   and document numbers. `also` names further types that serve.
 * - The subject counts only as `subject` or not: whether a bank is the issuer or another is left open. It does not count
 *   for persons, holdings, amounts, dates and zones.
 * - What was read and is not in the truth is wrong, with these exceptions: facts with `valid: false`; amounts of rubrics
 *   that the truth does not speak of; what a document says of others or of its issuer, and persons in the role `other`,
 *   if the words stand in it; parts of a person that are true though the truth does not ask for them; whatever an
 *   optional fact covers: one of its type and subject, its person or its rubric. The same fact read twice counts once.
 */

export interface Verdict {
  readonly field: string;
  readonly outcome: "right" | "wrong" | "missing";
  /** What was read; null where it is missing. */
  readonly read: string | null;
  /** What is true; null where nothing of the kind is. */
  readonly truth: string | null;
}

const CLASSES: Partial<Record<FactType, string>> = {
  issue_date: "date",
  document_date: "date",
  enterprise_number: "number",
  vat_number: "number",
  licence_number: "document_number",
  document_number: "document_number",
};
const classOf = (type: FactType): string => CLASSES[type] ?? type;
const PERSON_PARTS = [
  "role",
  "birth_date",
  "birth_place",
  "nationality",
  "country",
  "sex",
  "national_number",
  "since",
  "until",
  "share_percent",
  "control",
  "given_names",
  "family_name",
] as const;
const FREE_OF_SUBJECT: readonly FactType[] = [
  "person",
  "company_share",
  "amount",
  "mrz",
  "document_date",
  "issue_date",
  "object",
];
const RUBRICS = ["turnover", "equity", "total_assets", "workforce", "capital", "total"];

export function compareFacts(facts: readonly ReadFact[], truth: Truth, form: Form): Verdict[] {
  const isRecognised = form === "scan" || form === "photo";
  const verdicts: Verdict[] = [];
  const found = new Set<TrueFact>();
  const seen = new Set<string>();
  const wrongs: ReadFact[] = [];
  // The best matches first: a person in the right role before the same person in another.
  const ranked = facts.toSorted((a, b) => rank(b, truth, isRecognised) - rank(a, truth, isRecognised));
  for (const fact of ranked) {
    if (fact.valid === false) continue;
    const key = `${classOf(fact.type)} ${fact.subject} ${showValue(fact.value)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const matches = truth.facts.filter((own) => isSame(fact, own, isRecognised));
    const free = matches.filter((one) => !found.has(one) && one.optional === undefined);
    const own = free.find((one) => hasSameRole(fact, one)) ?? free[0] ?? matches[0];
    if (own === undefined) {
      wrongs.push(fact);
      continue;
    }
    if (own.optional === true) continue;
    if (found.has(own)) continue;
    found.add(own);
    verdicts.push(right(fieldOf(own), fact, own), ...judgeParts(fact, own, isRecognised));
  }
  for (const own of truth.facts) {
    if (own.optional === true || found.has(own)) continue;
    verdicts.push(
      { field: fieldOf(own), outcome: "missing", read: null, truth: showValue(own.value) },
      ...missingParts(own),
    );
  }
  for (const fact of wrongs) {
    if (isExcused(fact, truth)) continue;
    verdicts.push({
      field: fieldOf(fact),
      outcome: "wrong",
      read: `${fact.subject}: ${showValue(fact.value)}`,
      truth: nearest(fact, truth),
    });
  }
  return verdicts;
}

const fieldOf = ({ type, value }: Pick<TrueFact, "type" | "value">): string =>
  type === "amount" ? `amount.${(value as AmountFact).rubric}` : type;

const right = (field: string, fact: ReadFact, own: TrueFact): Verdict => ({
  field,
  outcome: "right",
  read: showValue(fact.value),
  truth: showValue(own.value),
});

const hasSameRole = (fact: ReadFact, own: TrueFact): boolean =>
  fact.type === "person" && own.type === "person" && (fact.value as PersonFact).role === (own.value as PersonFact).role;

const rank = (fact: ReadFact, truth: Truth, isRecognised: boolean): number =>
  truth.facts.some((own) => hasSameRole(fact, own) && isSame(fact, own, isRecognised)) ? 1 : 0;

function isSame(fact: ReadFact, own: TrueFact, isRecognised: boolean): boolean {
  const types = [own.type, ...(own.also ?? [])];
  if (!types.some((type) => classOf(type) === classOf(fact.type))) return false;
  const isFree = own.party === true || FREE_OF_SUBJECT.includes(fact.type);
  if (!isFree && (fact.subject === "subject") !== (own.subject === "subject")) return false;
  return hasSameValue(fact, own, isRecognised);
}

function hasSameValue(fact: ReadFact, own: TrueFact, isRecognised: boolean): boolean {
  const slack = (length: number) => (isRecognised ? Math.floor(length / 10) : 0);
  const isNear = (a: string, b: string) => a === b || (a !== "" && distance(a, b, slack(b.length)) <= slack(b.length));
  if (own.type === "person" || fact.type === "person") {
    return isNear(personName(nameIn(fact.value)), personName(nameIn(own.value)));
  }
  if (own.type === "company_share") return isNear(companyName(nameIn(fact.value)), companyName(nameIn(own.value)));
  if (own.type === "amount") {
    const [read, real] = [fact.value as AmountFact, own.value as AmountFact];
    if (read.rubric !== real.rubric) return false;
    if (own.optional === true) return true;
    const isCurrency = read.currency === null || real.currency === null || read.currency === real.currency;
    const end = (period: string | null) => period?.split("/").at(-1) ?? null;
    const isPeriod = end(read.period) === null || end(real.period) === null || end(read.period) === end(real.period);
    return Math.abs(read.value - real.value) < 0.005 && isCurrency && isPeriod;
  }
  if (own.type === "mrz") return isSameZone(fact.value as MrzFact, own.value as MrzFact);
  const [read, real] = [showValue(fact.value), showValue(own.value)];
  // An optional text covers every value of its type.
  if (own.optional === true && !["enterprise_number", "vat_number", "company_name"].includes(own.type)) return true;
  switch (own.type) {
    case "company_name":
    case "account_holder":
    case "authority": {
      const [a, b] = [companyName(read), companyName(real)];
      return isNear(a, b) || (own.type === "authority" && a.length > 3 && (b.includes(a) || a.includes(b)));
    }
    case "legal_form":
      return legalForm(read) === legalForm(real);
    case "address":
      return isNear(addressWords(read).join(" "), addressWords(real).join(" "));
    case "object": {
      const real_ = words(real);
      const readWords = words(read);
      const shared = readWords.filter((word) => real_.includes(word)).length;
      return shared >= 0.8 * readWords.length && (read.length >= 60 || shared >= real_.length / 2);
    }
    case "enterprise_number":
    case "vat_number": {
      const digits = (text: string) => text.replace(/^(BE|FR\w\w|HRB|B)(?=\d)/i, "").toLowerCase();
      return compact(read) === compact(real) || digits(compact(read)) === digits(compact(real));
    }
    default:
      return compact(read) === compact(real);
  }
}

/** The line with the numbers to the letter; fillers of the name line do not count. */
function isSameZone(read: MrzFact, real: MrzFact): boolean {
  const lines = (fact: MrzFact) => fact.zone.split("\n").map((line) => line.replace(/\s/g, ""));
  const checked = (fact: MrzFact) => (fact.format === "TD1" ? lines(fact).slice(0, 2) : lines(fact).slice(1)).join("");
  const names = (fact: MrzFact) => (fact.format === "TD1" ? lines(fact)[2] : lines(fact)[0])?.replace(/<+$/, "");
  return read.valid === real.valid && checked(read) === checked(real) && names(read) === names(real);
}

const nameIn = (value: ReadFact["value"]): string =>
  typeof value === "string" ? value : "holder" in value ? value.holder : "name" in value ? value.name : "";

function judgeParts(fact: ReadFact, own: TrueFact, isRecognised: boolean): Verdict[] {
  if (own.type === "company_share" && typeof fact.value === "object") {
    return parts(
      fact.value as unknown as Parts,
      own.value as CompanyShareFact as unknown as Parts,
      ["enterprise_number", "share_percent"],
      "company_share",
      undefined,
      isRecognised,
    );
  }
  if (own.type !== "person") return [];
  if (fact.type !== "person") return missingParts(own).filter(({ field }) => field !== "person.role");
  const read = fact.value as unknown as Parts;
  return parts(
    read,
    own.value as unknown as Parts,
    PERSON_PARTS,
    "person",
    own.known as unknown as Parts,
    isRecognised,
  );
}

type Parts = Readonly<Record<string, string | number | undefined>>;

function parts(
  read: Parts,
  real: Parts,
  names: readonly string[],
  field: string,
  known: Parts | undefined,
  isRecognised: boolean,
): Verdict[] {
  return names.flatMap((name): Verdict[] => {
    const [a, b] = [read[name], real[name]];
    const verdict = (outcome: Verdict["outcome"]): Verdict => ({
      field: `${field}.${name}`,
      outcome,
      read: a === undefined ? null : `${nameIn(read as never)}: ${a}`,
      truth: b === undefined ? null : String(b),
    });
    if (a === undefined) return b === undefined ? [] : [verdict("missing")];
    if (b !== undefined) return [verdict(isSamePart(name, a, b, isRecognised) ? "right" : "wrong")];
    const truly = known?.[name];
    // What the truth neither asks for nor knows, such as a function's start, is not judged unless it is known to be false.
    return truly === undefined || isSamePart(name, a, truly, isRecognised) ? [] : [verdict("wrong")];
  });
}

function isSamePart(name: string, a: string | number, b: string | number, isRecognised: boolean): boolean {
  if (name === "share_percent") return Math.abs(Number(a) - Number(b)) < 0.011;
  if (name === "birth_date" && String(a).length === 7) return String(b).startsWith(String(a));
  if (["given_names", "family_name", "birth_place"].includes(name)) {
    const most = isRecognised ? Math.floor(String(b).length / 10) : 0;
    return distance(compact(String(a)), compact(String(b)), most) <= most;
  }
  return compact(String(a)) === compact(String(b));
}

function missingParts(own: TrueFact): Verdict[] {
  if (own.type !== "person" && own.type !== "company_share") return [];
  const names: readonly string[] = own.type === "person" ? PERSON_PARTS : ["enterprise_number", "share_percent"];
  const value = own.value as unknown as Parts;
  return names
    .filter((name) => value[name] !== undefined)
    .map((name) => ({ field: `${own.type}.${name}`, outcome: "missing", read: null, truth: String(value[name]) }));
}

/** What stands in the document about others, and what the truth does not speak of. */
function isExcused(fact: ReadFact, truth: Truth): boolean {
  if (fact.type === "amount") {
    const { rubric } = fact.value as AmountFact;
    return !RUBRICS.includes(rubric);
  }
  const name = typeof fact.value === "string" ? fact.value : nameIn(fact.value);
  const isPrinted = (text: string) => words(text).every((word) => compact(truth.text).includes(word));
  if (fact.type === "person") {
    return ["other", "signatory", "notary", undefined].includes((fact.value as PersonFact).role) && isPrinted(name);
  }
  // A form is read as its short name, whether or not the document writes it so.
  if (fact.type === "legal_form" && fact.subject !== "subject") return true;
  const isDate = classOf(fact.type) === "date" || fact.type === "expiry_date";
  return fact.subject !== "subject" && !isDate && isPrinted(name);
}

function nearest(fact: ReadFact, truth: Truth): string | null {
  const same = truth.facts.filter((own) =>
    [own.type, ...(own.also ?? [])].some((type) => classOf(type) === classOf(fact.type)),
  );
  return same.length === 0 ? null : same.map((own) => `${own.subject}: ${showValue(own.value)}`).join(" | ");
}

const showValue = (value: ReadFact["value"]): string => (typeof value === "string" ? value : JSON.stringify(value));
