import { matchesOf } from "../../platform/matches.ts";
import { fold } from "../../sources/adverse-media/judge/folded-text.ts";
import { escaped } from "../../sources/adverse-media/judge/mentions.rules.ts";
import type { MediaHit } from "../../sources/media-answer.ts";

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

/** Whether an article names a subject only to say whose director or owner it tells of. */
function isBehind({ title, snippet, subject, judgement }: MediaHit, people: readonly string[]): boolean {
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
    places.every(
      ({ 0: { length }, index }) => before.test(text.slice(0, index)) || after.test(text.slice(index + length)),
    )
  );
}

/**
 * Whom an article accuses, in words: its subject, those of the case whom it may accuse as well, or only somebody behind its subject.
 * @param others hits of the same article on others of the case.
 */
export function whomItAccuses(hit: MediaHit, others: readonly MediaHit[]): string {
  const { subject } = hit;
  const behind = (one: MediaHit) =>
    isBehind(
      one,
      [hit, ...others].filter((other) => other !== one).map((other) => other.subject),
    );
  const accused = others.filter((other) => !behind(other)).map((other) => other.subject);
  if (!behind(hit)) return [subject, ...accused].join(" or ");
  return accused.length === 0 ? `somebody behind ${subject}` : `${accused.join(" or ")}, behind ${subject},`;
}
