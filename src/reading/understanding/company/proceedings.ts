import { matchesOf } from "../../../platform/matches.ts";
import type { StatusFact } from "../../../domain/readings/reading.model.ts";
import { asGuess, type FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { factOf } from "./common.ts";
import { onOneLine } from "./passages.ts";

/** Words for proceedings and ends of a company, the gravest first. */
const PROCEEDINGS: readonly (readonly [StatusFact, RegExp])[] = [
  [
    "bankrupt",
    /\b(?:liquidation judiciaire|faillissement(?:en)?|failliet\w*|faillites?|bankruptcy|konkurs(?!amt|gericht)\w*)/g,
  ],
  [
    "in_insolvency",
    /\b(?:redressement judiciaire|(?:procedure|plan) de sauvegarde|sauvegarde acceleree|sauvegarde judiciaire|plan de (?:redressement|cession|continuation)|procedures? collectives?|procedure d'insolvabilite|reorganisation judiciaire|gerechtelijke reorganisatie|surs[ee]ance(?: van betaling)?|schuldsanering\w*|insolvenz(?:eroffnung\w*|verfahrens?|plan\w*|verwaltung|verwalter(?:s|in)?)|verfugungsverbot\w*|eigenverwaltung|sachwalter(?:s|in)?|sanierungsverfahrens?|nachlassstundung|insolvency proceedings?|administration order|(?:administrator|receiver|liquidator)s? (?:was |were |has been |have been )?appointed|voluntary arrangement)/g,
  ],
  [
    "in_liquidation",
    /\b(?:in liquidatie|in vereffening|(?:mise )?en liquidation|in liquidation|liquidation amiable|in abwicklung|vereffenaars? benoemd|liquidateurs? nommee?s?|winding[- ]up)\b/g,
  ],
  ["dissolved", /\b(?:dissolution|dissoute|ontbonden|ontbinding|aufgelost|auflosung|dissolved)\b/g],
  [
    "stopped",
    /\b(?:radiation|radiee?|doorgehaald|uitgeschreven|geloscht|(?<=(?:firma|gesellschaft|partnerschaft|verein) (?:ist |wurde )?(?:von amts wegen )?)erloschen|cessation (?:totale |complete )?d'activite|cessation totale|struck off)\b/g,
  ],
];

/** Words of an act or of an entry beside the proceedings that it opens. */
const ACT =
  /\b(?:mention|jugement|ordonnance|prononc\w*|ouvertur\w*|ouvrant|arretant|decidee?|vonnis|uitgesproken|verklaard|verleend|rechtbank|beschikking|besluit|met ingang van|beschluss\w*|eroffnet|eroffnung|insolvenzgericht|angeordnet|anordnung|bestellt|(?:firma|gesellschaft) ist (?:von amts wegen )?(?:erloschen|geloscht|aufgelost)(?! ?[,w])|court|ordered|resolution|declared|resolved)\b/;
/** Words by which proceedings may be over, or are denied in a way that is not told here. */
const OVER =
  /\b(?:cloture|cloturee?|clos|fin (?:d[eu]|aux?|a la)|levee|termine\w*|expire\w*|opgeheven|opheffing|beeindigd|einde|vernietigd|aufgehoben|aufhebung|beendet|eingestellt|terminated|discharged|closed|annule\w*|rapporte)\b/;

const SAME_SENTENCE = String.raw`(?:[^.;]|(?<=\d)\.)`;
/** Behind the words: proceedings that ended well, or were set aside, after which the company goes on. For want of assets it does not. */
const LIFTED = new RegExp(
  `^${SAME_SENTENCE}{0,120}(?:insolvenzplan${SAME_SENTENCE}{0,60}aufgehoben|aufgehoben${SAME_SENTENCE}{0,3}[.;]? {0,2}(?:die )?gesellschaft (?:wird|ist) fortgesetzt|\\bvernietigd|\\bextinction du passif|\\bbonne execution du plan)`,
);
const CARRIED_OUT = /\bbonne execution d[ue] $/;

const NO = /(?:aucune?s?|geen|keine?[mnrs]?|nicht|niet|pas|not?|neither|ni|noch|nor)/;
const BETWEEN =
  /(?:declaree?s?|prononcee?|verklaard|uitgesproken|declared|l'objet|en|etat|in|staat|van|im|a|an|any|de|d'une?|d'|du|une?|procedures?|mention|inscriptions?|mesures?|subject|to|under|sous|een|het|enige|proceedings?|judiciaire|collective|ou|of|or|oder|et|und|and|sauvegarde|redressement|liquidation|faillissement|surseance|bankruptcy|insolvency)/;
const DENIED_BEFORE = new RegExp(`\\b${NO.source}(?:[\\s,]+${BETWEEN.source})*[\\s,']+$`);
const DENIED_BEHIND =
  /^(?: per| op)?[ \t:.=]{0,4}(?:geen|nee|neen|non|neant|aucune?(?: (?:procedure|mention|inscription)[^\n]{0,30})?|keine?|nein|none|no|nihil|nvt|n\.v\.t\.?|sans objet|not applicable|0)\s*(?:[.,;\n]|$)/;

/** A field without a value: the next line is another one, of neither a day nor an act. */
const EMPTY = /^(?: per| op)?[ \t]*:[ \t]*(?:$|\n[^\d\n:]{2,40}:[^\d\n]*(?:\n|$))/;
/** Words before an end that may come, and before the part of a court for such ends. */
const MAY_BE =
  /\b(?:sauf|hors|tenzij|behoudens|im falle?|en cas|in geval|ingeval|unless|in the event|chambre|afdeling|dienst|griffie|greffe|service|section|abteilung)(?: (?:de[rs]?|du|d'une?|la|van|een|voor|einer|fur|of|a))*[ '’]$/;
/** What ends where the company goes on: an establishment, a name, an office, a contract, an entry where its seat was, a company merged into it. */
const OTHER_BEFORE =
  /(?:\b(?:vestiging|handelsnaam|bestuurder|gevolmachtigde|prokura|zweigniederlassung|zweigstelle|(?:etablissement|bureau) secondaire)|(?<!gesellschafts)vertrag)\b(?:(?!\b(?:rechtspersoon|vennootschap|onderneming|societe|gesellschaft|firma)\b)[^.;]){0,60}$/;
const OTHER_BEHIND =
  /^ (?:anticipee |sans liquidation )*(?:de |du )?(?:l'|la |d'un |cet |un )?(?:etablissement|succursale|nom commercial|cette derniere|celle-ci|societe absorbee)\b/;
const MOVED = /\btransfert d[eu] (?:son )?siege(?: social)?[ ,;:]{0,3}$/;
const MERGED = /\b(?:fusion\w*|fusie\w*|verschmelzung\w*|transmission universelle)\b/;
/** Where the business was bought from. */
const ORIGIN = /\borigine du fonds\b(?:(?!\bmention\b|\bobservations?\b|;|\. ).)*$/s;

/** Heads of what a company does, and those of the entries that come behind it. */
const PURPOSE =
  /\b(?:activite|activites|objet social|bedrijfsomschrijving|activiteiten|sbi|doel|gegenstand|objects?|nature of business|nace)\b/;
const ENTRY = /\b(?:mention|observations?|jugement|vonnis|beschluss)\b/;

const BEFORE = 140;
const BEHIND = 110;
/** How far from its head a purpose may go on. */
const PURPOSE_REACH = 260;

/**
 * What an extract says in sentences of insolvency, winding up or an end: certain where an act or entry states it, otherwise a guess. Nothing
 * where it says nothing of it, or that there is none.
 */
export function proceedingsFacts(flow: Flow): FactDraft[] {
  const found = PROCEEDINGS.flatMap(([status, pattern]) =>
    matchesOf(onOneLine(flow.folded), pattern).flatMap((match) => statusAt(flow, status, match)),
  );
  const certain = found.find(({ isCertain }) => isCertain);
  const [first] = certain === undefined ? found : [certain];
  return first === undefined ? [] : [first.isCertain ? first.fact : asGuess(first.fact)];
}

function statusAt(flow: Flow, status: StatusFact, { index, 0: words }: RegExpExecArray) {
  const line = onOneLine(flow.folded);
  const end = index + words.length;
  const before = line.slice(Math.max(0, index - BEFORE), index);
  const behind = flow.folded.slice(end, end + 60);
  if (DENIED_BEFORE.test(before) || DENIED_BEHIND.test(behind) || MAY_BE.test(before)) return [];
  if (LIFTED.test(line.slice(end, end + 200)) || CARRIED_OUT.test(before)) return [];
  const isEnd = status === "dissolved" || status === "stopped";
  const rows = flow.folded.slice(end, end + 140);
  if (isEnd && EMPTY.test(rows) && !ACT.test(rows)) return [];
  const ofOther = (text: string) => (isEnd ? OTHER_BEFORE : ORIGIN).test(text);
  const row = flow.folded.slice(flow.folded.lastIndexOf("\n", index - 1) + 1, index);
  if (ofOther(row) || (isEnd && OTHER_BEHIND.test(line.slice(end, end + 60)))) return [];
  if (MOVED.test(before) && line.startsWith(" du rcs de ", end)) return [];
  const around = `${before}${words} ${line.slice(end, end + BEHIND)}`;
  const purpose = line.slice(Math.max(0, index - PURPOSE_REACH), index);
  const isCertain =
    ACT.test(around) &&
    !OVER.test(around) &&
    !(PURPOSE.test(purpose) && !ENTRY.test(purpose) && !isEntry(line, row, index, end, flow.folded)) &&
    !ofOther(before) &&
    !(isEnd && MERGED.test(around));
  return [
    {
      isCertain,
      fact: factOf("status", status, placeWithWords(flow, index, end + overBehind(line.slice(end, end + BEHIND))), {
        certainty: 0.93,
      }),
    },
  ];
}

/** How far behind the words it says that they may be over; 0 where it does not: a quote without that would say the contrary. */
function overBehind(behind: string): number {
  const over = OVER.exec(behind);
  return over === null ? 0 : over.index + over[0].length;
}

const DAY = /\d{1,2}(?:[-./]|\. ?| )[\da-z]{1,9}[-./ ]\d{4}/;
/** `Surseance van betaling verleend op 03-11-2026`: a line of its own with an act and its day, or on the property of the company. */
function isEntry(line: string, row: string, index: number, end: number, folded: string): boolean {
  const stop = folded.indexOf("\n", end);
  const own = `${row}${line.slice(index, stop < 0 ? undefined : stop)}`;
  const isOfProperty = /^uber das vermogen\b/.test(own);
  return ACT.test(own) && !PURPOSE.test(own) && (DAY.test(own) || isOfProperty);
}

/** The words with the act beside them, as far as their lines go. */
function placeWithWords(flow: Flow, from: number, to: number) {
  const start = flow.folded.lastIndexOf("\n", from - 1) + 1;
  const stop = flow.folded.indexOf("\n", to);
  return flow.place(start, stop < 0 ? flow.folded.length : stop);
}
