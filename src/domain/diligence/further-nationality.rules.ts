import { sentencesIn } from "../customer/sentences.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { foldAccents } from "../../platform/folding.ts";
import { countryOfAdjective } from "../../platform/nationalities.ts";
import { text } from "../case/answers.ts";
import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { taskTexts, type WithResponses } from "../customer/stated-functions.rules.ts";
import { nationalitiesIn } from "../customer/stated-nationality.ts";
import { lastOf } from "./past-said.rules.ts";
import { NOT, NOT_ONLY, OTHERS, SELF, TRADE } from "./past-words.ts";
import { hasWords } from "./rating/rating-facts.ts";

/** Words of a nationality in Dutch, French, German and English, folded. */
const NATIONALITY =
  "(?:nationaliteit(?:en)?|nationalit(?:e|es|y|ies|at|aten)|staatsangehorig\\p{L}*|staatsburger\\p{L}*|citizen(?:ship|s)?|citoyen(?:ne|nete)?s?|ressortissante?s?|onderdaan|onderdanen|nationals?|paspoort(?:en)?|passeports?|passports?|reisepasse?|pass|passe)";
/** Of several people, who are meant where the writer counts among them. */
const OF_MANY =
  /^(?:citizens|citoyens|citoyennes|ressortissante?s|onderdanen|staatsburgers|nationals|staatsangehorigen|staatsburgern)$/;
const JOINED =
  /^(?:and|or|also|both|dual|double|the|a|an|my|of|from|second|other|en|ook|tevens|eveneens|dubbele|tweede|de|het|een|mijn|van|uit|et|aussi|egalement|la|le|l|les|ma|mon|une?|deuxieme|d|du|und|auch|ebenfalls|sowie|die|der|das|eine?|mein|meine|zweite|doppelte|von|aus)$/;

/** "I am also Russian", and nothing behind it. */
const ALSO =
  "(?:i am|i.m|ik ben|je suis|ich bin) (?:also|ook|tevens|aussi|egalement|auch|half|halb|a moitie|zur halfte) (?<said>[\\p{L}-]+(?: (?:and|en|et|und) [\\p{L}-]+)?)(?= *(?:$|[.,;!)]))";

/** A nationality that is hoped for. */
const WISHED =
  "(?:appl(?:y|ied|ying|ication)|aanvra\\p{L}+|aangevraagd|vraag|demand\\p{L}*|beantrag\\p{L}*|antrag|want|wil|veux|souhait\\p{L}*|mochte|hop(?:e|ing)|hoop|naturalis\\p{L}*|wait\\p{L}*|wacht\\p{L}*|attend\\p{L}*|warte\\p{L}*|obtenir|verkrijgen|obtain|become|worden|devenir|werden)(?!\\p{L})";
const WISHED_CHARS = 30;

/** A nationality that ended: "I gave up", "die ik verloren heb". */
const ENDED =
  "(?:(?:gave|given|giving) up|renounc\\p{L}*|renonc\\p{L}*|opgegeven|opgaf|afgestaan|afstand|abgelegt|aufgegeben|verzicht\\p{L}*|lost|verloren|perdue?|former(?:ly)?|previous(?:ly)?|voormalig\\p{L}*|vroegere|ehemalig\\p{L}*|fruhere\\p{L}*|ancien(?:ne)?|(?<!(?:have|altijd|toujours|immer) )(?:had|avais|hatte))(?!\\p{L})";
/** A passport that is lost is still of the nationality. */
const PASSPORT = /^(?:paspoort|passe?port|reisepass|pass)/;
/** A journey, or work with other people's passports. */
const WORK_OR_JOURNEY =
  "(?:travel\\p{L}*|voyag\\p{L}*|reis\\p{L}*|translat\\p{L}*|vertal\\p{L}*|vertaal|tradui\\p{L}*|ubersetz\\p{L}*)(?! (?:[\\p{L}]+ )*(?:my|mijn|mon|mein\\p{L}*)(?!\\p{L}))(?!\\p{L})";
/** "renewal of my wife" */
const OF_SOMEBODY = /^[\p{L} ]{0,12} (?:of|van|de|von) (?:my|mijn|ma|mon|mes|mein\p{L}*) (?<whose>[\p{L}]+)/u;

const KIN =
  "(?:child|children|kids?|kind\\p{L}*|kleinkind\\p{L}*|enfants?|grand\\p{L}*|nephews?|nieces?|neef|nicht|neven|cousine?s?|neveu\\p{L}*|niece|neffe|nichte|vetter|colleagues?|collega.?s?|collegues?|kolleg\\p{L}*|staff|personeel|personal|employees|werknemers|salaries|mitarbeitern|arbeiders|workers|students|studenten|etudiants|visitors|tourist\\p{L}*|guests?|boyfriend|girlfriend|fiance\\p{L}*|verloofde|spouse|conjointe?|compagn\\p{L}+|partner\\p{L}*|family|familie|famille|au.pair)(?!\\p{L})";

/** A nationality that a private customer states beside the declared ones. */
export interface FurtherNationality {
  /** ISO 3166-1 alpha-2. */
  readonly codes: readonly string[];
  /** The sentence as it was written. */
  readonly sentence: string;
}

const QUESTIONS = ["occupation", "purpose_of_relationship", "source_of_funds"];

interface Answered extends JudgedBy, WithResponses {
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Nationalities that a private customer names of itself in other answers than the one that asks for them, by sentence. */
export function furtherNationalities(said: Answered): FurtherNationality[] {
  if (judgesBefore(said, 8)) return [];
  const declared = nationalitiesIn(text(said.answers["nationality"]) ?? "", said);
  const texts = [...QUESTIONS.map((question) => text(said.answers[question]) ?? ""), ...taskTexts(said)];
  return sentencesIn(texts)
    .map((sentence) => ({
      sentence,
      codes: ownNationalities(sentence).filter((code) => !declared.includes(code)),
    }))
    .filter(({ codes }) => codes.length > 0);
}

/** The codes alone, each once. */
export const furtherNationalityCodes = (said: Answered): string[] => [
  ...new Set(furtherNationalities(said).flatMap(({ codes }) => codes)),
];

/** Codes of the nationalities that a sentence names of its writer. */
export function ownNationalities(sentence: string): string[] {
  const folded = foldAccents(sentence).toLowerCase().replaceAll(NOT_ONLY, " ");
  const nouns = folded.matchAll(new RegExp(`(?<!\\p{L})${NATIONALITY}(?!\\p{L})`, "gu"));
  const byNoun = [...nouns].flatMap(({ 0: noun, index }) => besideNoun(folded, noun, index));
  const also = new RegExp(`(?<!\\p{L})${ALSO}`, "u").exec(folded)?.groups?.["said"] ?? "";
  return [...new Set([...byNoun, ...also.split(/ |-/).flatMap((word) => countryOf(word) ?? [])])];
}

function besideNoun(folded: string, noun: string, index: number): string[] {
  const clause = wordsOf(
    folded
      .slice(0, index)
      .split(/[.;:(]/u)
      .at(-1)!,
  );
  const behind = folded.slice(index + noun.length);
  const left = namedBefore(clause);
  const codes = left.codes.length > 0 ? left.codes : namedBehind(wordsOf(behind.split(/[.;:(),]/u)[0]!));
  const lead = clause.slice(0, clause.length - left.length);
  while (JOINED.test(lead.at(-1) ?? "")) lead.pop();
  const said = clause.slice(0, clause.length - left.length).join(" ");
  const isWished = hasWords(`${said.slice(-WISHED_CHARS)} ${behind.slice(0, WISHED_CHARS)}`, WISHED);
  if (codes.length === 0 || isWished || hasWords(said.slice(-WISHED_CHARS), NOT)) return [];
  if (isEnded(said, noun, behind) || hasWords(said.slice(-WISHED_CHARS), WORK_OR_JOURNEY)) return [];
  if (hasWords(OF_SOMEBODY.exec(behind)?.groups?.["whose"] ?? "", `${OTHERS}|${KIN}`)) return [];
  const self = lastOf(said, SELF);
  const other = Math.max(lastOf(said, OTHERS), lastOf(said, KIN));
  const trade = lastOf(said, TRADE);
  if (self > Math.max(other, trade)) return codes;
  if (other >= 0) return [];
  // "Clerk (Russian nationality)", "Nurse, with a Russian passport"
  const isAlone = /(?:^|,|(?<!\p{L})(?:with|met|avec|mit)) *$/u.test(lead.join(" "));
  return isAlone && !OF_MANY.test(noun) ? codes : [];
}

/** "Ik heb de Iraanse nationaliteit opgegeven", and not "... nooit opgegeven". */
function isEnded(said: string, noun: string, behind: string): boolean {
  const before = said.split(new RegExp(`(?<!\\p{L})${NATIONALITY}(?!\\p{L})|,`, "u")).at(-1)!;
  const after = behind.split(/[.,;:()]| (?:and|en|et|und) /u)[0]!;
  if (PASSPORT.test(noun) || hasWords(after, NOT)) return false;
  return hasWords(before, ENDED) || hasWords(after, ENDED);
}

/** The words of a clause, and its commas. */
const wordsOf = (clause: string): string[] => clause.match(/[\p{L}\p{N}]+|,/gu) ?? [];

/** Countries and their adjectives at the end of these words, and how many words name and join them. */
function namedBefore(words: readonly string[]): { readonly codes: string[]; readonly length: number } {
  const codes: string[] = [];
  let [length, isList] = [0, false];
  for (let end = words.length; end > 0;) {
    const word = words[end - 1]!;
    const two = OF_ONE_COUNTRY.test(words[end - 2] ?? "") ? countryOf(`${words[end - 2]!}${word}`) : null;
    const code = two ?? countryOf(word);
    if (code === null && !JOINED.test(word) && !(word === "," && isList)) break;
    isList ||= AND.test(word);
    end -= two === null ? 1 : 2;
    if (code === null) continue;
    codes.unshift(code);
    length = words.length - end;
  }
  return { codes, length };
}

/** "nationalité russe et iranienne", "passport of Iran" */
function namedBehind(words: readonly string[]): string[] {
  const codes: string[] = [];
  for (const [at, word] of words.entries()) {
    const code = countryOf(word);
    if (code !== null) codes.push(code);
    else if (!JOINED.test(word) || (at === 0 && AND.test(word))) break;
  }
  return codes;
}

const AND = /^(?:and|en|et|und)$/;
/** "Wit-Russische": the first word is of the name of one country. */
const OF_ONE_COUNTRY = /^(?:wit|weiss|white|noord|nord|north|zuid|sud|south)$/;

/** An adjective, or the name of a country of more than two letters. */
function countryOf(word: string): string | null {
  if (word.length < 4 || JOINED.test(word)) return null;
  return toCountryCode(word) ?? countryOfAdjective(word);
}
