import type { Finding } from "../../domain/case/case.model.ts";
import { amountsIn } from "../../domain/diligence/rating/private-means.rules.ts";
import { foldAccents } from "../../platform/folding.ts";
import type { MediaSeverity } from "../../sources/adverse-media/judge/judgement.model.ts";
import type { Clearing, MediaAnswer, MediaHit } from "../../sources/media-answer.ts";

/** Stems of offences in folded Dutch, French, German and English, one entry an offence. */
const OFFENCES = [
  /witwas|blanchi|geldwasch|launder/,
  /(?:fiscale|belasting|btw|steuer|tax|vat)[ -]?(?:fraude|ontduik|betrug|hinterzieh|fraud|evasion)|fraude (?:fiscale|a la tva|a l.impot)|steuerhinterzieh/,
  /sociale fraude|fraude sociale|sozialbetrug|social fraud/,
  /oplicht|escroqu|betrug|swindl|\bscam/,
  /verduister|misbruik van (?:vertrouwen|vennootschaps)|detourn|abus de (?:confiance|biens)|untreue|veruntreu|unterschlag|embezz|misappropri/,
  /omkop|corrup|bestech|brib/,
  /valsheid|vervals|faux|falsi|falsch|urkund|forge(?:d|r(?!on))|forging/,
  /drugs|cocai|stupefiant|betaubungsm|narcot/,
  /mensenhandel|traite des|menschenhandel|traffick/,
  /terror/,
  /\bheling|\brecel|hehler|gestolen|gestohlen|stolen|objets voles/,
  /sancti(?:e|ons?)(?:wet|ontduik|s? evasion)|embargo/,
] as const;

/** Whether a finding on news tells of a search, an arrest or an investigation for such an offence, of surely its subject, that no later article ends. */
export const isOpenedForCrime = ({ category, code, title, description }: Finding): boolean =>
  category === "criminal" &&
  code !== "media_lifted" &&
  /^Adverse media: (?:investigation|search or arrest), /.test(title) &&
  offencesIn(foldAccents(description)).length > 0;

const ALL_COUNTS =
  /over de hele lijn|van alle (?:aanklachten|tenlasteleggingen)|toutes les (?:preventions|charges|accusations)|sur toute la ligne|in allen punkten|von allen vorwurfen|(?:on|of) all (?:counts|charges)/;
/** A conviction ends by a higher court alone. */
const ON_APPEAL =
  /vernietig|hervorm|in (?:hoger )?beroep|(?:hof|cour) (?:van beroep|d.appel)|annul|en appel|aufgehoben|berufung|revision|overturn|quash|on appeal|court of appeal/;
/** Of professions or traffic, whatever it is about. */
const OF_OTHER_MATTER =
  /tucht|disciplin|politierecht|tribunal de police|verkehrs(?:ger|straf)|vluchtmisdrijf|fahrerflucht/;
/** It is not the last word. */
const APPEALED =
  /(?:gaat|gaan|ging|tekent?|tekende) [^.\n]{0,25}beroep|beroep aan(?:ge|te)teken|cassatie|(?:fait|font|interjet\p{L}*|forme) (?:un )?appel|va faire appel|pourvoi|(?:legt|legte|geht|ging) [^.\n]{0,20}(?:berufung|revision)|(?:will|to|has|have|is) appeal|appeals? (?:against|the)|prosecutors? appeal/u;

export const wordsOf = ({ title, snippet }: Pick<MediaHit, "title" | "snippet">): string =>
  foldAccents(`${title}\n${snippet}`);
export const offencesIn = (words: string): number[] =>
  OFFENCES.flatMap((offence, at) => (offence.test(words) ? [at] : []));

/**
 * The later article that clears the subject of every offence that an article accuses it of, is not appealed, and after which none accuses it
 * again. Null where there is none, or it may be of another matter or person.
 */
export function liftedBy(hit: MediaHit, { hits, clearings = [] }: MediaAnswer): Clearing | null {
  const { judgement, published_at: told, subject } = hit;
  if (!judgement || told === null) return null;
  const last = hits.reduce(
    (latest, one) =>
      one.subject === subject && (one.published_at ?? "9") > latest ? (one.published_at ?? "9") : latest,
    told,
  );
  const lifts = ({ subject: cleared, published_at, snippet, title, isCertain }: Clearing): boolean => {
    if (cleared !== subject || snippet === undefined || published_at === null || published_at <= last) return false;
    if (judgement.namesake === "certain" && isCertain !== true) return false;
    const words = wordsOf({ title, snippet });
    if (OF_OTHER_MATTER.test(words) || APPEALED.test(words)) return false;
    if (judgement.role === "convicted" && !ON_APPEAL.test(words)) return false;
    const [accused, ended] = [offencesIn(wordsOf(hit)), offencesIn(words)];
    const shared = accused.filter((one) => ended.includes(one));
    return shared.length > 0 && (shared.length === accused.length || ALL_COUNTS.test(words));
  };
  return clearings.find(lifts) ?? null;
}

/** Authorities and rules of a trade's everyday work. */
const EVERYDAY =
  /hygien|voedsel(?!bank)|\bfavv\b|\bafsca\b|\bnvwa\b|food (?:safety|agency|standards)|lebensmittel|verkeer|roulage|\btraffic|parkeer|stationnement|stedenbouw|urbanisme|bouwovertreding|omgevingsvergunning|terras|sluitingsuur|geluidsoverlast|nuisances? sonores?|larmbelast/;
const NOT_EVERYDAY =
  /illega|zwart|au noir|schwarz|zonder papieren|sans papiers|ohne papiere|undeclared|uitbuit|exploit|ausbeut/;
const EVERYDAY_EURO_MAX = 10_000;

/** The severity of an article: what was lifted since, and a small fine in everyday matters, are medium at most. */
export function gradeOf(hit: MediaHit, lifted: Clearing | null): MediaSeverity | null {
  const severity = hit.judgement?.severity ?? null;
  return severity === "high" && (lifted !== null || isEveryday(hit)) ? "medium" : severity;
}

function isEveryday(hit: MediaHit): boolean {
  const words = wordsOf(hit);
  return (
    hit.judgement?.event === "authority_sanction" &&
    EVERYDAY.test(words) &&
    !NOT_EVERYDAY.test(words) &&
    offencesIn(words).length === 0 &&
    amountsIn(`${hit.title}\n${hit.snippet}`).every(({ euro }) => euro < EVERYDAY_EURO_MAX)
  );
}
