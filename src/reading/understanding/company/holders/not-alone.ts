import type { CompanyShareFact, PersonFact, PersonRole } from "../../../../domain/readings/reading.model.ts";
import type { FactDraft } from "../../facts.ts";
import { areGivenNames, hasGivenName, readPersonName } from "../../fields/person-names.ts";
import { type Cell, type DocumentText, foldInPlace, lineOf, placeWithin } from "../../text.ts";
import { factOf, nameWords } from "../common.ts";
import { sentenceStops } from "../passages.ts";
import { SPOUSE } from "../words/deed-phrases.ts";
import { BY } from "./clauses.ts";
import { DIVIDED, dividedRows, isOfDivision, isOfOthersInPart } from "./divided-columns.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { withParagraphs } from "./paragraphs.ts";

/** Holders of whom a paper says that the share beside them is not theirs, or not theirs alone. */

/** Behind a name: `Jan Maes c.s.`, `Jan Maes et consorts`. */
const OTHERS_BEHIND =
  /^[\s,(]{0,3}(?:c\. ?s\.|cs(?=$|[\s,)])|e\. ?a\.|u\. ?a\.|et al\b|(?:(?:en|et|und|and) |& ?|\+ ?)(?:consorte?n?s?|partners?(?! mbb)|partenaires?|gezin|famil(?:ie|le|y)|anderen?|autres|weitere|others|co(?=$|[\s,.)])))/;
const KIN = String.raw`(?:(?:klein)?kind(?:er(?:en)?)?|zo(?:on|nen)|dochters?|ouders|(?:petits-)?enfants|fils|filles?|parents|enkel|sohne?|tochter|eltern|(?:grand)?children|sons?|daughters?|broers?|freres?|soeurs?|bruder|schwester|geschwister|zussen?|echtgeno(?:ot|te)|epou(?:x|se)|ehe(?:frau|mann)|wife|husband|spouse|heirs|erven|erben|heritiers)\b`;
/** Behind a name, where no name follows: `Jan Maes en kinderen`, `An Peeters et ses deux filles`. */
const KIN_BEHIND = new RegExp(
  String.raw`^[\s,(]{0,3}(?:(?:en|et|und|and) |& ?|\+ ?)(?:(?:zijn|haar|hun|son|sa|ses|leurs?|seine?|ihre?|his|her|their) )?(?:(?:\d|twee|drie|vier|vijf|deux|trois|quatre|cinq|zwei|drei|funf|two|three|four|five) )?${KIN}`,
);
/** Between two names of one cell with one share: `Jan Maes x An Peeters`. */
const JOIN = String.raw`(?:[x×/\\+&;*-]|(?:en|et|und|and|e)\/(?:of|ou|oder|or|o)|en|et|und|and|alsook|bzw\.?|(?:(?:samen|gezamenlijk|in onverdeeldheid|conjointement|ensemble|gemeinsam|zusammen|jointly|together) )?(?:met|avec|mit|with))`;
const JOINED = new RegExp(String.raw`^\s*\(?\s*${JOIN}\s*$`);
/** Between names of persons only: a town may stand behind a comma. */
const LISTED = /^\s*[,;]\s*$/;
const JOINED_NAMES = String.raw`\p{L}{2} ?\(?(?:${JOIN}|[,;]) ?\p{L}{2}`;
/** Before the name of the other: `Jan & Els Maes`. */
const GIVEN_BEFORE = /^\W*(\p{Lu}[\p{L}-]+) ?(?:[&+/]|en|et|und|and) ?$/u;
/** In a line of its own: `jointly with Peter Brown`, beneath the holder. */
const JOINTLY =
  /^\W{0,3}(?:jointly|together|samen|gezamenlijk|in onverdeeldheid|conjointement|ensemble|en indivision|gemeinsam|zusammen)(?: \S+){0,2}? (?:with|met|avec|mit) /;
const EACH = /\b(?:elk|ieder|allebei|chacune?|jeweils|je|each)\b/;
const SEVERAL = String.raw`(?:erven|erfgenamen|erben(?:gemeinschaft)?|hoirs|heritiers?|heirs|estate|succession|nalatenschap|nachlas|boedel|onverdeeldheid|indivision|indivisaires|gemeenschap|familie|(?<!nom de )famille|family|gebroeders|gebruder|freres|brothers|geschwister)(?: (?:van|de|du|des|d'|der|nach|von|of|between|tussen|entre|zwischen|wijlen|feu|late|the|de heer|mevrouw|m\.|mme|herrn?|frau|mr\.?|mrs\.?)){0,3}\s?`;
/** Before a name, or at the beginning of what was read as one: nobody of an estate or of a family has its shares alone. */
const OF_SEVERAL = new RegExp(String.raw`(?:^|[\s,(])${SEVERAL}$`);
const COUPLE = String.raw`(?:echtgenoten|echtpaar|epoux(?! (?:de|d'))|eheleute|ehepaar|spouses|(?:de )?(?:heer|hr\.?) (?:en|&) (?:mevrouw|mevr\.?)|m(?:onsieur|r)?\.? et m(?:adame|me)\.?|herr und frau|mr\.? (?:and|&) mrs\.?)\s?`;
/** Before a single name. */
const OF_COUPLE = new RegExp(String.raw`(?:^|[\s,(])${COUPLE}$`);
const BEGINS_WITH = new RegExp(String.raw`^(?:${SEVERAL}|${COUPLE})(?<=\s)(?=\S)`);
const BEGINS_WITH_COUPLE = new RegExp(String.raw`^${COUPLE}(?<=\s)`);
/** Who stands in the paper acts for somebody. */
const NOMINEE = String.raw`\b(?:naamleners?|stroman(?:nen)?|prete-nom|homme de paille|a titre fiduciaire|ten titel van (?:fiducie|trustee)|treuhander(?:in|isch)?|treuhandweise|treugeber(?:in)?|strohmann|nominees?|as trustee|trustees? (?:of|for)|held in trust)\b`;
const IS_NOMINEE = new RegExp(NOMINEE);
/** In deeds founders act like this for the company that they found. */
export const FOR_ANOTHER = new RegExp(
  String.raw`${NOMINEE}|\b(?:in opdracht van|(?:voor|op) rekening van|ten behoeve van|pour (?:le )?compte d[eu']|fiduciaire (?:de|pour)|fur (?:fremde )?rechnung|im auftrag|on behalf of|for the (?:account|benefit) of)`,
);
/** Somebody else votes for the shares, or may buy them. */
const OF_ANOTHER =
  /\b(?:(?:aan)?koopoptie|call-?optie|optie op|option d'achat|promesse de vente|(?:ank|k)auf(?:s)?option|ankaufsrecht|call option|option (?:to|on)|warrants?)\b|\b(?:stemrecht\S*|droits? de vote|stimmrecht\S*|voting rights?)\b.{0,80}\b(?:uitgeoefend|uitgeubd|overgedragen|toegekend|toekom\S*|exerces?|cedes?|appartien\S*|ausgeubt|ubertragen|zusteh\S*|exercised|assigned|vested)\b/;
/** There is no such thing, or the paper speaks of itself. */
const NONE = /\b(?:geen|niet|zonder|aucune?|sans|kein(?:e|en)?|ohne|nicht|no|not|without|pas|none|nihil|neant)\b/;
const NONE_BEHIND = /^\W{0,4}(?:geen|neen?|nvt|n\.v\.t|aucune?|non|neant|keine?|nein|none|no|n\/a)\b/;
const OF_PAPER =
  /uittreksel|extrait|auszug|extract\b|afgeleverd|delivre|ausgestellt|issued|aanvra|demande|beantrag|request|opgemaakt|redige|erstellt|drawn up/;
const IS_ANY = new RegExp(
  String.raw`${JOINTLY.source}|c\. ?s\.|\bcs\b|e\. ?a\.|u\. ?a\.|et al\b|consort|partner|partenaire|andere|autres|weitere|others|& co\b|\b${KIN}|${JOINED_NAMES}|\b${SEVERAL}|${COUPLE}|${DIVIDED.source}|${FOR_ANOTHER.source}|${OF_ANOTHER.source}`,
  "u",
);
/** From a line without a name to the holder whom it is about, in heights of a line. */
const GAP = 3;
/** From the words to the names that they are said of. */
const REACH = 110;
const NAMED = 0.9;
/** From words for kin to the name of whom they mean. */
const NAME_BEHIND = 45;
/** Of a cell that holds names and little else. */
const MOSTLY = 0.8;
const LONGEST_LABEL = 60;
const LONGEST_QUOTE = 160;

/** Facts of holders with shares that are theirs alone, and the words that say so of no others. */
export interface HoldersAlone {
  readonly facts: readonly FactDraft[];
  /** The words of the paper, with the page they stand on. */
  readonly shared: readonly { readonly page: number | null; readonly quote: string }[];
}

/**
 * Takes the share from every holder who does not have it alone: with others who are not named, in usufruct or bare ownership, or for
 * somebody else. Whom such a line names beside them is a holder too, so that nobody of it goes unscreened.
 */
export function holdersAlone(whole: DocumentText, facts: readonly FactDraft[], role: PersonRole): HoldersAlone {
  const holders = facts.filter(isHolder);
  if (!whole.cells.some(({ folded }) => IS_ANY.test(folded) || isOfDivision(folded))) return { facts, shared: [] };
  const text = withParagraphs(whole);
  const inRows = Map.groupBy(
    mentionsIn(text, () => true).filter(({ unheld }) => unheld === undefined),
    ({ cell }) => cell.row,
  );
  const divided = dividedRows(text);
  const found = text.rows.flatMap((row) => {
    const named = inRows.get(row[0]?.row ?? -1) ?? [];
    const [first] = named;
    if (first !== undefined && divided.has(first.cell.row))
      return [{ cell: first.cell, quote: lineOf(row).slice(0, LONGEST_QUOTE), mentions: named, spans: [] }];
    return row.flatMap((cell) =>
      unitsOf(cell).flatMap(
        (unit) =>
          sharedIn(
            unit,
            named,
            holders,
            role,
            row.some(({ text: own }) => /\d/.test(own)),
          ) ?? [],
      ),
    );
  });
  if (found.length === 0) return { facts, shared: [] };
  const names = found.flatMap(({ mentions }) => mentions);
  const spanned = new Set(found.flatMap(({ spans }) => spans));
  const isShared = (fact: FactDraft) => spanned.has(fact) || names.some((mention) => isOf(fact, mention));
  const added = names
    .filter(({ name }) => name !== null && isWhole(name.name))
    .filter((mention) => !holders.some((fact) => isOf(fact, mention)))
    .map(({ name, cell, start, end }) =>
      withoutShare(factOf("person", { ...name!, role }, placeWithin(cell, start, end), { certainty: NAMED })),
    );
  return {
    facts: [
      ...facts.map((fact) =>
        isHolder(fact) && isShared(fact)
          ? named(withoutShare(fact))
          : isOfOthersInPart(fact)
            ? withoutShare(fact)
            : fact,
      ),
      ...added,
    ],
    shared: found.map(({ cell, quote }) => ({ page: cell.factPage, quote })),
  };
}

/** `Familie Maes` names a family. */
const isWhole = (name: string): boolean => {
  const lead = BEGINS_WITH.exec(foldInPlace(name))?.[0].length ?? 0;
  return lead === 0 || readPersonName(name.slice(lead)) !== null;
};

/** Only the share is in doubt. */
const named = (fact: FactDraft): FactDraft => ({ ...fact, certainty: Math.max(fact.certainty, NAMED) });

interface Unit {
  readonly cell: Cell;
  readonly from: number;
  readonly to: number;
}

const SENTENCE = 90;

/** A sentence of a long cell, or a short cell as a whole. */
function unitsOf(cell: Cell): Unit[] {
  if (cell.text.length < SENTENCE) return [{ cell, from: 0, to: cell.text.length }];
  const stops = [...sentenceStops(cell.text), cell.text.length];
  return stops.map((to, at) => ({ cell, from: at === 0 ? 0 : stops[at - 1]! + 1, to }));
}

interface Shared {
  readonly cell: Cell;
  readonly quote: string;
  readonly mentions: readonly Mention[];
  /** Facts that a line without a name is about. */
  readonly spans: readonly FactDraft[];
}

function sharedIn(
  { cell, from, to }: Unit,
  row: readonly Mention[],
  holders: readonly FactDraft[],
  role: PersonRole,
  hasFigures: boolean,
): Shared | null {
  const folded = cell.folded.slice(from, to);
  const all = row.filter((one) => one.cell === cell && one.start >= from && one.start < to);
  const own = all.filter(({ start }, at) => at === 0 || !isCompanion(cell.folded.slice(from, start)));
  const quote = quoteOf(cell, row, from, to);
  const estate = own.length === 0 ? estateIn(cell, from, folded) : null;
  if (estate !== null) return { cell, quote, mentions: estate, spans: [] };
  if (OF_PAPER.test(folded)) return null;
  const beneath = JOINTLY.test(folded) ? holders.filter((fact) => isUnder(cell, fact)).at(-1) : undefined;
  if (beneath !== undefined) return { cell, quote, mentions: all, spans: [beneath] };
  const strangers = own.filter((mention) => !holders.some((fact) => isOf(fact, mention)));
  const held = own.filter(
    (one) => (hasFigures || !strangers.includes(one)) && isWithOthers(one, cell.folded.slice(from, one.start), own),
  );
  const joined = (hasFigures || strangers.length < own.length) && role !== "founder" ? joinedIn(cell, own) : [];
  if (held.length + joined.length > 0) return { cell, quote, mentions: [...held, ...joined], spans: [] };
  // Who may buy shares by articles founded nothing.
  if (strangers.length > 0 && OF_ANOTHER.test(folded))
    return { cell, quote, mentions: role === "founder" ? [] : strangers, spans: [] };
  const acting = role === "founder" ? IS_NOMINEE : FOR_ANOTHER;
  const sign = [DIVIDED, acting].map((words) => words.exec(folded)).find((match) => match !== null);
  if (sign === undefined || NONE.test(own.length === 0 ? folded : folded.slice(0, sign.index))) return null;
  const at = from + sign.index;
  // `Alfa Nominees Ltd` is a name.
  if (own.some(({ company, start, end }) => company !== null && start <= at && at < end)) return null;
  if (NONE_BEHIND.test(folded.slice(sign.index + sign[0].length))) return null;
  const near = own.filter(({ start, end }) => start < at + REACH && end > at - REACH);
  if (near.length > 0 && (strangers.length < own.length || /\d/.test(folded))) {
    return { cell, quote, mentions: near, spans: [] };
  }
  if (own.length > 0 || folded.length > LONGEST_LABEL) return null;
  const left = row.findLast((one) => one.cell.at < cell.at);
  if (left !== undefined) return { cell, quote, mentions: [left], spans: [] };
  const above = holders.filter((fact) => isUnder(cell, fact)).at(-1);
  return above === undefined ? null : { cell, quote, mentions: [], spans: [above] };
}

/** The names of a cell that stand as one holder: `Jan Maes / An Peeters`. */
function joinedIn({ text, folded }: Cell, own: readonly Mention[]): readonly Mention[] {
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || EACH.test(folded)) return [];
  if (first === last) return sharingName(text, first);
  // `Naam: Maes Jan en Claes Els`
  const isAll = last!.end - first.start > MOSTLY * text.replace(/^[^:]{2,40}:\s/, "").trim().length;
  const arePeople = own.every(({ name }) => name !== null && hasGivenName(name.name));
  const isJoined = own.slice(1).every(({ start }, at) => {
    const between = folded.slice(own[at]!.end, start);
    return JOINED.test(between) || (arePeople && LISTED.test(between));
  });
  return isAll && isJoined ? own : [];
}

/** `Jan & Els Maes`: who comes first bears the family name of the other. */
function sharingName(text: string, other: Mention): readonly Mention[] {
  const given = GIVEN_BEFORE.exec(text.slice(0, other.start))?.[1];
  const family = other.name?.name.split(" ").slice(1).join(" ");
  const name = given === undefined || family === undefined ? null : readPersonName(`${given} ${family}`);
  if (name === null) return [];
  // `Peeters & Jan Maes`: not alone either, but `Peeters Maes` is nobody. The starts differ, so that both stand in the order of the cell.
  return areGivenNames(given!) ? [{ ...other, name, start: other.start - 1 }, other] : [other];
}

/** `Erbengemeinschaft nach Jan Maes`: the words before it keep the name from being read as one. */
function estateIn(cell: Cell, from: number, folded: string): readonly Mention[] | null {
  const lead = BEGINS_WITH.exec(folded)?.[0].length ?? 0;
  if (lead === 0 || folded.length > LONGEST_LABEL) return null;
  const start = from + lead;
  const bare = /^[^,;:(\d]+/.exec(cell.text.slice(start))?.[0].trim() ?? "";
  const name = readPersonName(bare);
  if (name === null) return /^\p{Lu}/u.test(bare) ? [] : null;
  return [{ cell, start, end: start + bare.length, name, company: null, number: null }];
}

const isCompanion = (before: string): boolean => SPOUSE.test(before.slice(-90)) || BY.test(before.slice(-90));

function isWithOthers({ cell, start, end, name }: Mention, before: string, named: readonly Mention[]): boolean {
  if (name === null) return false;
  const own = cell.folded.slice(start, end);
  const behind = cell.folded.slice(end);
  const kin = KIN_BEHIND.exec(behind);
  const isNamed = (until: number) => named.some((one) => one.start >= end && one.start < until);
  const isOne = named.length === 1;
  return (
    OTHERS_BEHIND.test(behind) ||
    (kin !== null && !isNamed(end + kin[0].length + NAME_BEHIND)) ||
    OF_SEVERAL.test(before) ||
    (BEGINS_WITH.test(own) && (isOne || !BEGINS_WITH_COUPLE.test(own))) ||
    (isOne && OF_COUPLE.test(before))
  );
}

const quoteOf = (cell: Cell, row: readonly Mention[], from: number, to: number): string => {
  const left = row.findLast((one) => one.cell.at < cell.at)?.cell.text;
  const own = cell.text.slice(from, to).trim();
  return (left === undefined ? own : `${left} ${own}`).slice(0, LONGEST_QUOTE);
};

export function isUnder({ box, factPage }: Cell, { place }: FactDraft): boolean {
  if (box === null || place.box === null) return false;
  const gap = box[1] - (place.box[1] + place.box[3]);
  return place.page === factPage && box[1] >= place.box[1] && gap < GAP * box[3];
}

export function isHolder({ type, subject, value }: FactDraft): boolean {
  if (subject !== "subject") return false;
  const { role } = value as PersonFact | CompanyShareFact;
  return type === "person"
    ? role === "owner" || role === "shareholder" || role === "founder"
    : type === "company_share" && role !== "director";
}

const isOf = ({ value }: FactDraft, { name, company }: Mention): boolean => {
  const { name: person, holder } = value as Partial<PersonFact & CompanyShareFact>;
  return nameWords(person ?? holder ?? "").join(" ") === nameWords(name?.name ?? company ?? "").join(" ");
};

export function withoutShare(fact: FactDraft): FactDraft {
  const { share_percent: _, ...value } = fact.value as PersonFact;
  if (fact.type !== "person") return { ...fact, value };
  const lead = BEGINS_WITH.exec(foldInPlace(value.name))?.[0].length ?? 0;
  const bare = lead === 0 ? null : readPersonName(value.name.slice(lead));
  if (bare === null) return { ...fact, value };
  const { given_names: _given, family_name: _family, ...rest } = value;
  return { ...fact, value: { ...rest, ...bare } };
}
