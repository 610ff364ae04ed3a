import { matchesOf } from "../../platform/matches.ts";
import { fold } from "../../sources/adverse-media/judge/folded-text.ts";
import { escaped, isCompanyName } from "../../sources/adverse-media/judge/mentions.rules.ts";
import type { MediaHit } from "../../sources/media-answer.ts";
import { compareText } from "../../platform/compare-text.ts";

/** Who leads or owns a company, folded, in Dutch, French, German and English. */
const OFFICE =
  "(?:[a-z]+-|mede|oud|groot)?(?:bestuurders?|bestuurster|zaakvoerders?|zaakvoerster|eigenaars?|eigenares|directeurs?|directrice|" +
  "topman|topvrouw|baas|ceo|cfo|voorzitters?|oprichters?|oprichtster|aandeelhouders?|vennoten|vennoot|patronn?e?s?|dirigeante?s?|" +
  "gerante?s?|administrateurs?|administratrice|presidente?|fondateurs?|fondatrice|proprietaires?|actionnaires?|associes?|" +
  "geschaftsfuhrer(?:in|s)?|inhaber(?:in|s)?|chefs?|vorstand|vorstandschef|grunder(?:in|s)?|gesellschafter(?:in|s)?|eigentumer(?:in|s)?|" +
  "directors?|managers?|owners?|chief executive|chairman|chairwoman|founders?|boss|shareholders?)";
const OF = "(?:van|bij|of|at|de|du|des|d'|der|von|vom|beim)";
/** Up to two words before the name, such as `the bakery`. */
const THE = "(?:(?:(?!en |et |and |und |of |ou |oder |or )[a-z-]+ |l'|d'){0,2})";

/** The company without its name: `The owner of Alfa said that the company was convicted`. */
const FIRM =
  /(?<![a-z])(?:(?:het|de|dit|deze) (?:[a-z]*bedrijf|firma|vennootschap|onderneming|zaak)|(?:la|cette) (?:societe|firme|sarl|srl)|l'(?:entreprise|etablissement)|(?:das|dem) unternehmen|(?:die|der) (?:firma|gesellschaft)|the (?:company|firm|business))(?![a-z])(?! (?:van|de|du|of|der|von) )/;

/** Whether an article names a subject only to say whose director or owner it tells of. */
function isOnlyCompany({ title, snippet, subject, judgement }: MediaHit, people: readonly string[]): boolean {
  const text = fold(`${title}\n${snippet}`);
  const names = judgement?.quotes.find((quote) => quote.for === "name")?.words ?? subject;
  const persons = people.map((name) => escaped(fold(name))).join("|");
  const age = "(?: \\(\\d\\d\\)|,)?";
  const who = persons === "" ? OFFICE : `(?:${OFFICE}(?: (?:${persons}))?|${persons})`;
  const before = new RegExp(`(?<![a-z])${who}${age} ${OF}(?:(?<=')| )${THE}["']?\\s?$`);
  const after = new RegExp(`^(?: [a-z.]{2,4})?(?:'s|') (?:[a-z-]+ ){0,2}?${OFFICE}(?![a-z])`);
  const places = matchesOf(text, new RegExp(escaped(fold(names)), "g"));
  return (
    places.length > 0 &&
    !new RegExp(`${FIRM.source}(?! ["']?${escaped(fold(names))})`).test(text) &&
    places.every(
      ({ 0: { length }, index }) => before.test(text.slice(0, index)) || after.test(text.slice(index + length)),
    )
  );
}

/** Those for whom the news was searched. */
export interface Searched {
  /** The customer first. */
  readonly names: readonly string[];
  readonly customer: "company" | "person";
}

/** Whom an article accuses that is held against a subject. */
export interface Accused {
  /** Names of the case, the customer first; nobody where it is a director or owner whom the article does not name. */
  readonly names: readonly string[];
  /** Whether the article names the subject only as the company of whom it accuses. */
  readonly isOnlyCompany: boolean;
}

/** @param others hits of the same article on others of the case. */
export function accusedBy(hit: MediaHit, others: readonly MediaHit[], { names, customer }: Searched): Accused {
  const all = [hit, ...others];
  const isCompany = ({ subject }: MediaHit) =>
    (customer === "company" && subject === names[0]) || isCompanyName(subject);
  const isOnly = (one: MediaHit) =>
    isCompany(one) &&
    isOnlyCompany(
      one,
      all.filter((other) => other !== one).map(({ subject }) => subject),
    );
  const rank = ({ subject }: MediaHit) => (names.includes(subject) ? names.indexOf(subject) : names.length);
  const accused = all
    .filter((one) => saysTheSame(one, hit) && !isOnly(one))
    .toSorted((a, b) => rank(a) - rank(b) || compareText(a.subject, b.subject));
  return { names: accused.map(({ subject }) => subject), isOnlyCompany: isOnly(hit) };
}

const saysTheSame = (one: MediaHit, other: MediaHit): boolean =>
  one.judgement?.event === other.judgement?.event && one.judgement?.role === other.judgement?.role;

/** Such as `An Peeters, director or owner of Alfa NV,`. */
export function accusedInWords({ names, isOnlyCompany }: Accused, subject: string): string {
  if (!isOnlyCompany) return names.join(" or ");
  return names.length === 0
    ? `a director or owner of ${subject}`
    : `${names.join(" or ")}, director or owner of ${subject},`;
}
