import { latinWords } from "../../platform/folding.ts";
import { text } from "../case/answers.ts";
import { comparePersonNames } from "../readings/person-names.rules.ts";

/** A private customer's case by the two names that it has: whom it was opened for, and who answered. */
interface NamedCase {
  readonly templateId: string;
  readonly companyName: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The name that a private customer answers with; null where there is none. */
export const answeredName = ({ templateId, answers }: Omit<NamedCase, "companyName">): string | null =>
  templateId === "kyc_natural_person" ? text(answers["full_name"]) : null;

/**
 * A name that a private customer answers with and that is not the one that the case was opened under: `different` where it is
 * certainly another, `incomparable` where nobody can tell by the letters, or where either is no person's name.
 */
export interface OtherName {
  readonly answered: string;
  readonly is: "different" | "incomparable";
}

/** Null where they agree or may, as with other spellings, initials and married names. */
export function otherNameThanOpened(named: NamedCase): OtherName | null {
  const answered = answeredName(named);
  const { companyName: opened } = named;
  if (answered === null || comparePersonNames(opened, answered) !== "different") return null;
  const isComparable = isName(opened) && isName(answered) && shareScript(opened, answered);
  return { answered, is: isComparable ? "different" : "incomparable" };
}

/** Words of an answer that points elsewhere, or of a placeholder. A name beside them makes it a name. */
const NO_NAMES = new Set(
  "see zie voir siehe cf my mijn mon ma mein meine the de het le la l der die das on in op sur auf a as above bovenstaand bijgevoegd attached bijlage annex annexe anlage passport paspoort passeport reisepass id identity identiteit identite identitat identiteitskaart personalausweis ausweis kaart carte card document documents documenten name naam nom unknown onbekend inconnu unbekannt same idem test private particuliere prive customer klant client kunde person persoon personne".split(
    " ",
  ),
);

const isName = (name: string): boolean => latinWords(name).some((word) => !/\d/.test(word) && !NO_NAMES.has(word));

/** Scripts that write one name in letters that no table turns into the Latin ones its bearer uses. */
const SCRIPTS = [
  "Arabic",
  "Hebrew",
  "Han",
  "Hiragana",
  "Katakana",
  "Hangul",
  "Thai",
  "Georgian",
  "Armenian",
  "Devanagari",
].map((script) => new RegExp(`\\p{Script=${script}}`, "u"));
const ALPHABETS = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u;

/** Latin, Greek and Cyrillic letters count as one script; of any other letter nothing is known. */
function shareScript(a: string, b: string): boolean {
  const scriptsOf = (name: string) =>
    (name.match(/\p{L}/gu) ?? []).map((letter) =>
      ALPHABETS.test(letter) ? "alphabet" : (SCRIPTS.find((script) => script.test(letter))?.source ?? letter),
    );
  const [left, right] = [new Set(scriptsOf(a)), new Set(scriptsOf(b))];
  return [...left].every((one) => right.has(one)) || [...right].every((one) => left.has(one));
}
