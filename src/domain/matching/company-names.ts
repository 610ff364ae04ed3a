import { canonicalWord, formFamily, PUBLIC_LAW_WORDS, WRITTEN_FORMS, wordWeight } from "./company-words.ts";
import { areDisjoint, editDistance, type MatchScore, pairWords, roundScore, toWords, wordSimilarity } from "./words.ts";

/** Score from which two names count as the same company. */
export const NAME_MATCH_THRESHOLD = 0.8;

/** Different legal forms suggest two companies, although registers may lag behind conversions. */
const FORM_CONFLICT_FACTOR = 0.9;
/** "Invest 1" and "Invest 2" are different companies. */
const NUMBER_CONFLICT_FACTOR = 0.6;
const ACRONYM_SCORE = 0.85;

interface CompanyName {
  readonly words: readonly string[];
  readonly families: ReadonlySet<string>;
}

/**
 * Compares two company names by Belgian conventions: the legal form may precede, follow or be omitted; accents, dots,
 * word order and abbreviations are ignored; common words match across languages. Either side may be a list of a
 * company's names; the best pair counts.
 */
export function compareCompanyNames(a: string | readonly string[], b: string | readonly string[]): MatchScore {
  const scores = toList(a).flatMap((left) => toList(b).map((right) => comparePair(left, right)));
  if (scores.length === 0) return { score: 0, detail: "a name is missing" };
  return scores.reduce((best, score) => (score.score > best.score ? score : best));
}

const toList = (names: string | readonly string[]): readonly string[] =>
  (typeof names === "string" ? [names] : names).filter((name) => name.trim() !== "");

function comparePair(a: string, b: string): MatchScore {
  const left = readName(a);
  const right = readName(b);
  const pairing = pairWords(left.words, right.words, similarWords, wordWeight);
  let score = Math.max(
    pairing.score,
    joinedSimilarity(left.words, right.words),
    acronymSimilarity(left.words, right.words),
  );
  const notes: string[] = [];
  if (hasNumber(pairing.unmatched[0]) || hasNumber(pairing.unmatched[1])) {
    score *= NUMBER_CONFLICT_FACTOR;
    notes.push("numbers differ");
  }
  if (left.families.size > 0 && right.families.size > 0 && areDisjoint(left.families, right.families)) {
    score *= FORM_CONFLICT_FACTOR;
    notes.push("legal forms differ");
  }
  const [onlyLeft, onlyRight] = pairing.unmatched;
  if (onlyLeft.length > 0) notes.push(`only in the first: ${onlyLeft.join(" ")}`);
  if (onlyRight.length > 0) notes.push(`only in the second: ${onlyRight.join(" ")}`);
  return { score: roundScore(score), detail: notes.join("; ") || "the names match" };
}

const formInFull = (phrases: string, flags = ""): RegExp => new RegExp(`(^|\\s)(?:${phrases})(?=\\s|$)`, flags);
const FORMS_IN_FULL = WRITTEN_FORMS.map(([phrase, form]) => [formInFull(phrase, "g"), ` ${form} `] as const);
/** Most names have none. */
const FORM_IN_FULL = formInFull(WRITTEN_FORMS.map(([phrase]) => phrase).join("|"));

/** Legal forms in full of registers beyond those whose names are compared by their own forms. */
const FOREIGN_FORMS =
  /\b(?:(?:prosta )?spolka (?:akcyjna|jawna|komandytowa|(?:z|s) ograniczona odpowiedzialnoscia)|spolecnost s rucenim omezenym|spolocnost s rucenim obmedzenym|akciova spolecnost|akciova spolocnost|sabiedriba ar ierobezotu atbildibu|akciju sabiedriba|uzdaroji akcine bendrove|osauhing|korlatolt felelossegu tarsasag|societate cu raspundere limitata|societa (?:a responsabilita limitata|per azioni)|sociedad (?:de responsabilidad )?limitada|sociedad anonima|sociedade (?:anonima|por quotas)|drustvo s ogranicenom odgovornoscu|druzba z omejeno odgovornostjo|(?:publikt )?aktiebolag|aktieselskab|anpartsselskab|osakeyhtio|private limited company|public limited company|societe par actions simplifiee(?: unipersonnelle)?|sp z o ?o|spol s r ?o|s r o)\b/;

/** A name without a legal form that it bears in full, such as `spółka z ograniczoną odpowiedzialnością`. */
export function withoutForeignForm(name: string): string {
  const written = toWords(name).join(" ");
  const rest = written.replace(FOREIGN_FORMS, "").trim();
  return rest === written || rest === "" ? name : rest;
}

/** Whether a name bears a legal form, so that it is a company's. */
export const hasCompanyForm = (name: string): boolean => readName(name).families.size > 0;

/** The words of a name without its legal forms, and the families of those forms. */
function readName(name: string): CompanyName {
  const families = new Set<string>();
  const written = toWords(name).join(" ");
  const text = FORM_IN_FULL.test(written)
    ? FORMS_IN_FULL.reduce((rest, [phrase, form]) => rest.replace(phrase, form), written)
    : written;
  const words = text.split(" ").filter(Boolean);
  const stripped = stripForms(stripForms(words, families).toReversed(), families).toReversed();
  return { words: (stripped.length > 0 ? stripped : words).map(canonicalWord), families };
}

/** Removes legal forms from the front, including "of public law" directly after one. */
function stripForms(words: readonly string[], families: Set<string>): readonly string[] {
  let at = 0;
  for (let family = formFamily(words[0] ?? ""); family !== undefined; family = formFamily(words[at] ?? "")) {
    families.add(family);
    at++;
    if (PUBLIC_LAW_WORDS.has(words[at] ?? "")) at++;
  }
  return words.slice(at);
}

/** Similarity of equal words, typing errors and abbreviations such as "Fr." for "Franz". */
function similarWords(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  const isShortened = short.length >= 2 && !/\d/.test(long) && long.startsWith(short);
  return Math.max(wordSimilarity(a, b), isShortened ? (short.length >= 4 ? 0.85 : 0.6) : 0);
}

/** Matches "Tuin Aanleg" with "Tuinaanleg", allowing one typing error. */
function joinedSimilarity(left: readonly string[], right: readonly string[]): number {
  const [a, b] = [left.join(""), right.join("")];
  const length = Math.max(a.length, b.length);
  if (left.length === right.length || length < 6 || length > 200 || digitsOf(a) !== digitsOf(b)) return 0;
  const distance = editDistance(a, b);
  return distance <= 1 ? 1 - distance / length : 0;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Matches "UCB" with "Union Chimique Belge". */
function acronymSimilarity(left: readonly string[], right: readonly string[]): number {
  const isAcronym = (short: readonly string[], long: readonly string[]) =>
    short.length === 1 && long.length >= 3 && short[0] === long.map((word) => word[0]).join("");
  return isAcronym(left, right) || isAcronym(right, left) ? ACRONYM_SCORE : 0;
}

const hasNumber = (words: readonly string[]): boolean =>
  words.some((word) => /\d|^(ii|iii|iv|vi|vii|viii|ix)$/.test(word));
