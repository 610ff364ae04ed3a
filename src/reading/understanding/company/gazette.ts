import { matchesOf } from "../../../platform/matches.ts";
import { type FactDraft, textIn } from "../facts.ts";
import { addressesIn, readAddress } from "../fields/addresses.ts";
import { type CompanyNumber, companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Found } from "../fields/found.ts";
import type { Flow } from "../flow.ts";
import type { Item } from "../item.ts";
import { itemsOf } from "../items.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { foldInPlace, placeWithin, type Cell, type DocumentText, type Place } from "../text.ts";
import { isSameName } from "./articles-people.ts";
import { companyFacts, endsWithForm, formOfName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { changesOfOffice } from "./gazette-people.ts";
import { companiesIn, sentenceAt } from "./mentions.ts";
import { ownEnd } from "./own-end.ts";
import { onOneLine, sentenceStops } from "./passages.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";

type Key = CompanyKey | "name" | "act";
const FINDER = new LabelFinder<Key>({
  ...COMPANY_LABELS,
  name: [
    ...PERSON_LABELS.name,
    "Naam (voluit)",
    "Nom (en entier)",
    "Name (voll)",
    "Gesellschaftsname",
    "Gesellschaftsname (ausgeschrieben)",
    "Name (ausgeschrieben)",
    "Name der Gesellschaft",
    "Company name in full",
  ],
  seat: [
    ...COMPANY_LABELS.seat,
    "Volledig adres v.d. zetel",
    "Volledig adres van de zetel",
    "Adresse complète du siège",
    "Vollständige Adresse des Sitzes",
    "Full address of the seat",
    "Vestiging",
  ],
  act: [
    "Onderwerp akte",
    "Onderwerp(en) akte",
    "Objet de l'acte",
    "Objet(s) de l'acte",
    "Gegenstand der Urkunde",
    "Subject of the act",
    "Subject of the deed",
    "Voorwerp van de akte",
  ],
});

/** The first act of a page is the one that was handed in; what stands behind it may concern other companies. */
export const readGazette: KindReader = (document) => {
  const { text, flow } = document;
  const items = itemsOf(text, FINDER);
  const labelled = companyFacts(items.filter(({ key }) => key !== "capital"));
  const isForm =
    labelled.some(({ type }) => type === "company_name") || items.some(({ key }) => key === "act" || key === "name");
  const scope = scopeOf(text, flow);
  const told = isForm ? formFacts(flow, items, labelled) : [];
  const known = new Set(told.map(({ type }) => type));
  const facts = [
    ...told,
    ...(known.has("company_name") ? [] : notice(document, scope).filter(({ type }) => !known.has(type))),
  ];
  const name = facts.find(({ type }) => type === "company_name");
  facts.push(...formOfName(facts));
  const moved = newSeat(flow, scope);
  const address = facts.findIndex(({ type }) => type === "address");
  if (moved !== null && address >= 0) facts.splice(address, 1, moved);
  else if (address < 0) facts.push(...(moved === null ? seat(flow, scope) : [moved]));
  const subject = withoutForm(textIn(name)) || textIn(name);
  const companies = companiesIn(flow.text);
  const stops = sentenceStops(flow.text);
  const end = ownEnd(document, (at) => {
    const named = companies.findLast((one) => one.end <= at && one.at >= sentenceAt(stops, at).from);
    return at >= scope || (named !== undefined && !isSameName(named.name, textIn(name)));
  });
  return [...facts, ...end, ...changesOfOffice(document, scope, subject), ...published(document)];
};

function formFacts(flow: Flow, items: readonly Item<Key>[], labelled: readonly FactDraft[]): FactDraft[] {
  const facts = [...labelled];
  if (!facts.some(({ type }) => type === "company_name")) {
    const named = items.find(({ key, form }) => key === "name" && form !== "adjacent");
    const name = named === undefined ? null : companyNameOf(named.value);
    if (name !== null) facts.push(factOf("company_name", name, named!.linePlace));
  }
  if (!facts.some(({ type }) => type === "enterprise_number")) facts.push(...numberInHead(flow));
  return facts;
}

/** `552 100 554 RCS Bordeaux` above the labels. */
function numberInHead(flow: Flow): FactDraft[] {
  const number = companyNumbersIn(onOneLine(flow.text).slice(0, 400)).find(({ valid }) => valid !== false);
  return number === undefined ? [] : [numberOf(flow, number)];
}

const numberOf = (flow: Flow, { at, quote, value, valid }: Found<CompanyNumber>): FactDraft =>
  numberFact("enterprise_number", { number: value.number, valid: valid !== false }, flow.place(at, at + quote.length));

const OTHERS =
  /\n[^\n]{0,12}(?:andere (?:berichten|bekendmakingen|vennootschappen)|autres (?:annonces|avis|societes)|weitere (?:bekanntmachungen|eintragungen)|other (?:notices|announcements|companies))/;

/** How far the running text concerns the first company. */
function scopeOf(text: DocumentText, flow: Flow): number {
  const others = OTHERS.exec(flow.folded);
  return others?.index ?? secondNotice(text, flow) ?? flow.text.length;
}

/** Where a second company with a number of its own begins: the headline before that number. */
function secondNotice({ cells }: DocumentText, flow: Flow): number | null {
  const numbers = companyNumbersIn(onOneLine(flow.text)).filter(({ valid }) => valid !== false);
  const first = numbers[0];
  if (first === undefined) return null;
  for (const other of numbers.filter(({ value }) => value.number !== first.value.number)) {
    const at = cells.indexOf(flow.cellAt(other.at));
    const heading = [at - 1, at - 2].find((one) => nameIn(cells, one)?.isLine === true);
    const start = heading === undefined ? -1 : flow.text.lastIndexOf(cells[heading]!.text, other.at);
    if (start > first.at) return start;
  }
  return null;
}

const NAMED =
  /(?:\bdenommee?|denomination(?: sociale)? ?:|ayant pour (?:denomination|nom)(?: sociale)? ?:?|\bgenaamd|met als (?:naam|benaming)|firma lautet:?|\bnamed)\s["«„“]?\s?(?=\S)/;

interface Named {
  readonly name: string;
  readonly place: Place;
  readonly form: string | null;
  /** In the running text. */
  readonly at: number;
}

/** The headline of a notice, its number, form and seat. */
function notice({ flow, text }: ReadableDocument, scope: number): FactDraft[] {
  const line = onOneLine(flow.text).slice(0, scope);
  const numbers = companyNumbersIn(line).filter(({ valid }) => valid !== false);
  const limit = numbers[0]?.at ?? Math.min(scope, 1500);
  const named = nameBehindPhrase(flow, line) ?? headline(text.cells, flow, limit) ?? entryName(flow, line);
  const facts: FactDraft[] = [];
  if (named !== null) {
    facts.push(factOf("company_name", named.name, named.place, { certainty: 0.94 }));
    if (named.form !== null) facts.push(factOf("legal_form", named.form, named.place, { certainty: 0.94 }));
  }
  const number = numbers.find(({ at }) => !isOfAnother(line, at, named));
  return number === undefined ? facts : [...facts, numberOf(flow, number)];
}

/** A number behind the name of another company, such as the publisher of the newspaper. */
function isOfAnother(line: string, at: number, named: Named | null): boolean {
  if (named === null || Math.abs(at - named.at) < 300) return false;
  const { from } = sentenceAt(sentenceStops(line), at);
  const owner = companiesIn(line.slice(Math.max(from, at - 200), at)).at(-1);
  return owner !== undefined && !isSameName(owner.name, named.name);
}

/** `il a été constitué une SAS dénommée ALFA. Siège : ...` */
function nameBehindPhrase(flow: Flow, line: string): Named | null {
  const phrase = NAMED.exec(onOneLine(flow.folded).slice(0, line.length));
  if (phrase === null) return null;
  const at = phrase.index + phrase[0].length;
  const spelled = /^[\p{Lu}\d][^.,;:"»”()]{1,70}/u.exec(line.slice(at))?.[0].trim();
  const name = spelled === undefined ? null : companyNameOf(spelled);
  if (name === null) return null;
  const form = legalFormsIn(line.slice(Math.max(0, phrase.index - 60), at + spelled!.length)).at(-1)?.quote ?? null;
  return { name, place: flow.place(at, at + spelled!.length), form, at };
}

/** `HRB 84412: Alfa Logistik GmbH, Köln, ...` */
const ENTRY = /\bHR[AB]\s?\d{1,6}(?:\s[A-Z]{1,2})?:\s([^,:]{2,90})(?=,)/;

function entryName(flow: Flow, line: string): Named | null {
  const entry = ENTRY.exec(line);
  if (entry === null || !endsWithForm(entry[1]!)) return null;
  const at = entry.index + entry[0].length - entry[1]!.length;
  const form = legalFormsIn(entry[1]!).at(-1)?.quote ?? null;
  return { name: entry[1]!, place: flow.place(at, at + entry[1]!.length), form, at };
}

const MOVES =
  /(?:zetel|siege|sitz|registered office|\bseat)\b[^;]{0,90}(?:overgebracht|verplaatst|overgeplaatst|transferee?|verlegt|transferred|moved|changed|te verplaatsen|de transferer)[^;]{0,90}?(?:naar|a l'adresse(?: suivante)?|\ba\b|\bau\b|nach|\bto\b)\s?:?\s/;

/** The seat that a decision moves the company to. */
function newSeat(flow: Flow, scope: number): FactDraft | null {
  const cue = MOVES.exec(onOneLine(flow.folded).slice(0, scope));
  if (cue === null) return null;
  const from = cue.index + cue[0].length;
  const address = readAddress(flow.text.slice(from, from + 110));
  if (address === null || address.at > 25) return null;
  const place = flow.place(cue.index, from + address.at + address.quote.length);
  return factOf("address", address.value.text, place, { certainty: 0.94 });
}

/** The first address that is no person's home. */
function seat(flow: Flow, scope: number): FactDraft[] {
  const address = addressesIn(flow.text.slice(0, scope)).find(
    ({ at }) =>
      !/\b(?:wonende|woonachtig|domicili\S*|demeurant|wohnhaft|residing|residant|kantoor(?!houd)\S*|notaris|notaire|notar|dila|medieninhaber|uitgever|editeur|curator|liquidat\S*)\b[^.]{0,70}$/.test(
        foldInPlace(flow.text.slice(Math.max(0, at - 90), at)).replaceAll("\n", " "),
      ),
  );
  if (address === undefined) return [];
  const place = flow.place(address.at, address.at + address.quote.length);
  return [factOf("address", address.value.text, place, { certainty: 0.93 })];
}

const TITLES =
  /staatsblad|moniteur|staatsblatt|gazette|bulletin|anzeiger|staatscourant|bodacc|iris oifigiuil|koninkrijk|bekanntmachung|officiel|amtsblatt|registerportal|recueil|compendium/;

/** The last line before the number that names a company with its form. */
function headline(cells: readonly Cell[], flow: Flow, limit: number): Named | null {
  const last = flow.cellAt(Math.max(0, limit)).at;
  for (let at = Math.min(last + 1, cells.length - 1); at >= 0; at -= 1) {
    const named = TITLES.test(cells[at]!.folded) ? null : nameIn(cells, at);
    if (named !== null) return { ...named, place: placeWithin(cells[at]!), at: flow.text.indexOf(cells[at]!.text) };
  }
  return null;
}

/** What stands before the name in the headline of a notice. */
const SUBJECT_WORD =
  /^(?:\(?[\d/.-]{3,}\)?\s+|(?:faillissement|surseance|ontbinding|vereffening|faillite|dissolution|liquidation|insolvenz|in the matter of|extract requested for|betreft|concerne)(?: van(?: de)?| de(?: la)?| der| of)?\s?:?\s+)+/;

/** The company of a line: `"Alfa", NV`, `Alfa BV`, `Alfa, public limited company, Kerkstraat 1, ...`; a name above its form. */
function nameIn(
  cells: readonly Cell[],
  at: number,
): { readonly name: string; readonly form: string | null; readonly isLine: boolean } | null {
  const cell = cells[at];
  if (cell === undefined) return null;
  const written = cell.text.slice(SUBJECT_WORD.exec(cell.folded)?.[0].length ?? 0);
  const text = written.replace(/ LTD\.?$/, " Ltd").replace(/ GMBH$/, " GmbH");
  const form = legalFormsIn(text).at(-1)?.quote ?? null;
  const quoted = /^["«„“]\s?([^"«»„“”]{2,60}?)\s?["»”],?/.exec(text);
  if (text.length < 100 && (quoted !== null || endsWithForm(text))) {
    const name = companyNameOf(quoted?.[1] ?? withoutForm(text));
    return name === null ? null : { name, form, isLine: true };
  }
  const [inside] = legalFormsIn(text);
  const before = inside === undefined ? "" : text.slice(0, inside.at);
  const above = cells[at - 1]?.text ?? "";
  const isFirstLine = written.length < cell.text.length || above.length < 50 || /[.:;)]\s*$/.test(above);
  const isNamed =
    isFirstLine &&
    /^[\p{Lu}\d][^.:;,]{1,60},?\s(?:an? )?$/u.test(before) &&
    /^\s?[,(–-]\s?\S/.test(text.slice(inside!.at + inside!.quote.length));
  if (isNamed) {
    const name = companyNameOf(before.replace(/,?\s(?:an? )?$/, ""));
    return name === null ? null : { name, form: inside!.quote, isLine: false };
  }
  const below = cells[at + 1]?.text ?? "";
  const [under] = legalFormsIn(below.slice(0, 60));
  const isAbove =
    under?.at === 0 && below.length > under.quote.length && /^\s?[-–,.(]/.test(below.slice(under.quote.length));
  const isTitle = /^[\p{Lu}\d][^.:;,]{1,60}$/u.test(text) && !/\p{Ll}/u.test(text) && /\p{Lu}{2}/u.test(text);
  const name = isAbove && isTitle ? companyNameOf(text) : null;
  return name === null ? null : { name, form: under!.quote, isLine: true };
}

const withoutForm = (text: string): string => {
  const form = legalFormsIn(text).at(-1);
  return form === undefined ? text : text.slice(0, form.at).replace(/[\s,]+$/, "");
};

const PRINTED = [
  /(?:bijlagen? (?:bij|tot) het belgisch staatsblad|annexes? (?:du|au) moniteur belge|anlagen zum belgischen staatsblatt)\s?[-:,]?\s?(?:van |du |vom )?/g,
  /(?:belgisch staatsblad|\bstaatsblad|moniteur(?: belge)?|staatsblatt|belgisches staatsblatt|belgian official gazette|staatscourant|bundesanzeiger|iris oifigiuil|bodacc)[^.\d]{0,60}/g,
];

const OF_BIRTH = /(?:\*|\bgeb\.|\b(?:geboren|nee?|ne\(e\)|born)\b[^.;:\d]{0,40})\s?$/;

/** The day of publication: beside the name of the gazette; else the first date of the page. */
function published({ flow, language }: ReadableDocument): FactDraft[] {
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  for (const cue of PRINTED) {
    for (const match of matchesOf(folded, cue)) {
      const from = match.index + match[0].length;
      const [date] = datesIn(text.slice(from, from + 60), { language });
      if (date === undefined || date.at > 30) continue;
      return [factOf("document_date", date.value, flow.place(match.index, from + date.at + date.quote.length))];
    }
  }
  const [first] = datesIn(text.slice(0, 500), { language }).filter(({ at }) => !OF_BIRTH.test(folded.slice(0, at)));
  if (first === undefined) return [];
  return [
    factOf("document_date", first.value, flow.place(first.at, first.at + first.quote.length), { certainty: 0.88 }),
  ];
}
