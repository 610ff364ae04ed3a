import { birthDateFrom, birthDateOf, birthPlaceOf, controlOf, countryOf, dateOf, exactShareOf } from "../common.ts";
import { officeInSentence, roleOf } from "../words/roles.ts";
import { companyNumbersIn } from "../../fields/company-numbers.ts";
import { parseNumber } from "../../fields/amounts.ts";
import { matchesOf } from "../../../../platform/matches.ts";
import { readNationality } from "../../../../platform/nationalities.ts";
import { sharesIn } from "../../fields/shares.ts";
import type { Cell } from "../../text.ts";

/** What a cell says of a holder, by its own form, its cue or the head of its column. */
export interface Sign {
  readonly kind:
    | "share"
    | "votes"
    | "count"
    | "birth"
    | "birthPlace"
    | "nationality"
    | "country"
    | "control"
    | "number"
    | "since"
    | "role";
  readonly value: string | number;
  readonly cell: Cell;
  readonly at: number;
}

const TOTAL = /^(?:\W*)(?:sub)?(?:totaal|total|ensemble|samen|totaux|gesamt|summe|insgesamt|totals?|som)\b/;
const NO_SHARE =
  /\b(?:btw|tva|vat|mwst|ust|rente|interest rate|zins|korting|remise|rabatt|discount|index|meer dan|minstens|plus de|au moins|mehr als|mindestens|more than|at least|or more|of meer|ou plus|oder mehr|exceed|drempel|seuil|schwelle|threshold)\b/;
export const PERCENT_HEAD = /%|procent|pourcent|prozent|percent|quote-?part|\bpct\b|beteiligungsquote/;
/** Words for how much of a share is paid in, which says nothing of how much is held. */
export const PAID = /volgestort|volstort|gestort|liber|eingezahlt|paid/;
/** Heads of shares that were multiplied along a chain, or of what is paid in. */
const NO_SHARE_HEAD = new RegExp(
  `effecti[ef]|doorgerekend|durchgerechnet|economi|wirtschaftlich|cumul|look-through|fully diluted|(?:volledig )?verwater|entierement dilue|(?:voll )?verwasser|${PAID.source}`,
);
export const VOTES = /stem(?:men|recht)|\bvotes?\b|voix|stimm|voting/;
export const COUNT_HEAD =
  /(?:aantal|nombre|nbre|\bnb\b|anzahl|stuck|number of|no\.? of|quantity|^aandelen|^actions|^parts|^anteile|^aktien|^shares|effecten|titres)/;
export const NO_COUNT =
  /nomina|waarde|valeur|wert|value|nenn|prijs|prix|price|bedrag|montant|betrag|amount|eur|€|nummer|numero|nrs|class|soort|kapitaal|kapital/;
/** Words beside or over a day of birth, folded. */
export const BIRTH_CUE =
  /\b(?:geb(?:oren|urt\w*|oorte\w*|\.)|nee?(?:\(e\))? (?:le|a|en)\b|ne\(e\)|naissance|born|birth|dob\b)|\*(?= ?\d)/;
const ALL_BIRTH_CUES = new RegExp(BIRTH_CUE, "g");
const NATION_CUE =
  /(?:nationaliteit|nationalite|staatsangehorigkeit|staatsburgerschaft|nationality|citizenship|\bnat\.)(?:\(en\)|\(s\)|en|s)?\s*:?\s*(\p{L}[\p{L} -]{1,28})|\bvan (\p{L}+e) nationaliteit|\bde nationalite (\p{L}+)|(\p{L}+) (?:national|citizen)\b|\b(\p{L}+e[rn]?) staatsangehorig\w*/u;
/** `resident in Ireland`, `wohnhaft in Deutschland`, `Wohnort Köln (Deutschland)`. */
const HOME_CUE =
  /(?:resident in|residing in|wohnhaft in|woonachtig in|verblijft in|résidant (?:en|au)|domiciliée? (?:en|au)|country of residence:?|land van verblijf:?|pays de résidence ?:?)\s(?:the )?(?<country>\p{Lu}[\p{L} ]{2,24}?)(?=[,.;)]|\s(?:holding|en|et|und|and|houdt|detient|hält|holds|with|met|mit|avec)\b|$)/iu;
const CONTROL_CUE =
  /rechtstreeks|onrechtstreeks|\bdire[ck]te?(?:ment|ly|s|n|r)?\b|\bindire[ck]te?(?:ment|ly|s|n|r)?\b|(?:un)?mittelbar/;
export const SINCE_CUE =
  /\b(?:sinds|sedert|depuis|seit|since|vanaf|appointed|appointment date|in functie(?: getreden)?|entree en fonction|benoemd|benoeming|nommee?|nomination|bestellt|ernannt|ernennungsdatum|im amt|periode)\b/;
const HELD =
  /(?<![\d.,])(\d{1,3}(?:[. ']\d{3})+|\d+)\s(?:(?:gewone |volgestorte |ordinary |nominative |nominatives )?(?:aandelen|aandeel|actions|action|parts sociales|parts|part|anteile|anteil|aktien|aktie|geschaftsanteile|shares|share|effecten|titres|stuks?|stuck)\b)/g;

/** Right before the number of all shares, which is no holder's: `verdeeld in 12.000 aandelen`. */
const PRECEDES_WHOLE =
  /(?:verdeeld in|vertegenwoordigd door|eingeteilt in|divise en|represente par|divided into|represented by|uitgegeven|emises|ausgegeben|issued|kapitaal bij oprichting)[^.;\d]{0,30}$/;

/** Signs of one cell. `head` is what stands over its column, or null. */
export function signsOf(cell: Cell, head: string | null): Sign[] {
  const signs: Sign[] = [];
  const add = (kind: Sign["kind"], value: string | number | null, at = 0) => {
    if (value !== null) signs.push({ kind, value, cell, at });
  };
  const { folded, text } = cell;
  const isIndirect = head !== null && NO_SHARE_HEAD.test(head);
  const isPlainNumber = /^\d{1,3}(?:[.,]\d{1,4})?$/.test(text.trim());
  if (!TOTAL.test(folded) && !NO_SHARE.test(folded) && !isIndirect) {
    for (const one of sharesIn(text)) {
      if (exactShareOf(one.quote) === null || /\/\d{4}$/.test(one.quote)) continue;
      const before = folded.slice(Math.max(0, one.at - 40), one.at) + (head ?? "");
      add(VOTES.test(before) ? "votes" : "share", one.value, one.at);
    }
    if (isPlainNumber && head !== null && PERCENT_HEAD.test(head)) {
      const value = parseNumber(text.trim());
      if (value !== null && value > 0 && value <= 100) add(VOTES.test(head) ? "votes" : "share", value);
    }
  }
  const held = TOTAL.test(folded) ? [] : matchesOf(folded, HELD);
  for (const one of held)
    if (!PRECEDES_WHOLE.test(folded.slice(Math.max(0, one.index - 60), one.index)))
      add("count", parseNumber(one[1]!), one.index);
  const isUnderCount = head !== null && COUNT_HEAD.test(head) && !NO_COUNT.test(head) && !PERCENT_HEAD.test(head);
  if (held.length === 0 && isUnderCount) {
    if (/^\d[\d., ']*$/.test(text.trim())) add("count", parseNumber(text.trim().replace(/[.,]$/, "")));
  }
  const cues = matchesOf(folded, ALL_BIRTH_CUES).map(({ index }) => index);
  for (const [at, cue] of cues.entries()) {
    const next = cues[at + 1] ?? Infinity;
    add("birth", birthDateFrom(text.slice(0, next), cue, 60), cue);
    add("birthPlace", birthPlaceOf(text.slice(cue, Math.min(next, cue + 80))), cue);
  }
  if (cues.length === 0 && head !== null && BIRTH_CUE.test(head)) add("birth", birthDateOf(text));
  const nation = NATION_CUE.exec(folded);
  const word = nation?.slice(1).find((group) => group !== undefined);
  if (nation !== null && word !== undefined) add("nationality", nationOf(word), nation.index);
  else if (head !== null && /^nat\b|^nat\.|nationalit|staatsang|staatsb|citizen/.test(head))
    add("nationality", nationOf(text));
  else if (head !== null && /verblijf|woon|resid|wohn|aufenthalt|^land\b|^pays\b|country/.test(head))
    add("country", countryOf(text));
  const home = HOME_CUE.exec(text);
  if (home !== null) add("country", countryOf(home.groups!["country"]!), home.index);
  if (CONTROL_CUE.test(folded)) {
    const control = controlOf(text);
    if (control === "direct" || control === "indirect") add("control", control, CONTROL_CUE.exec(folded)!.index);
  }
  const since = SINCE_CUE.exec(folded);
  if (since !== null) add("since", dateOf(text.slice(since.index, since.index + 60)), since.index);
  else if (head !== null && SINCE_CUE.test(head)) add("since", dateOf(text));
  for (const piece of folded.split(/[,;:()]|\s[-–]\s/)) {
    const role = piece.length < 60 ? roleOf(piece.trim()) : null;
    if (role !== null) add("role", role, folded.indexOf(piece));
  }
  const office = text.length > 20 ? officeInSentence(folded.replace(/\((?:e|in|s)\)/g, "")) : -1;
  if (office >= 0 && !signs.some(({ kind }) => kind === "role")) add("role", "director", office);
  const [number] = companyNumbersIn(text);
  if (number !== undefined && number.valid !== false) add("number", number.value.number, number.at);
  return signs;
}

const nationOf = (text: string): string | null =>
  countryOf(text) ?? readNationality(text) ?? countryOf(text.split(/\s/)[0]!) ?? readNationality(text.split(/\s/)[0]!);

/** Whether a row sums up the rows above it. */
export const isTotal = (row: readonly Cell[]): boolean => row.some(({ folded }) => TOTAL.test(folded));
