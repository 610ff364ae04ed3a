import type { FactDraft } from "../facts.ts";
import { addressesIn, readAddress } from "../fields/addresses.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import { itemsOf } from "../items.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { foldInPlace, placeWithin, type Cell } from "../text.ts";
import { type Deed, deedOf } from "./articles-people.ts";
import { isOther } from "./articles.ts";
import { companyFacts, endsWithForm, formOfName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { companiesIn } from "./mentions.ts";
import { changesOfOffice } from "./gazette-people.ts";
import { onOneLine } from "./passages.ts";
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
  ],
  seat: [
    ...COMPANY_LABELS.seat,
    "Volledig adres v.d. zetel",
    "Volledig adres van de zetel",
    "Adresse complète du siège",
    "Vollständige Adresse des Sitzes",
    "Full address of the seat",
    "Adresse",
    "Adres",
    "Address",
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
    "Onderwerp",
    "Gegenstand",
    "Objet",
  ],
});

/** The first act of a page is the one that was handed in; what stands behind it may concern other companies. */
export const readGazette: KindReader = (document) => {
  const { text, flow } = document;
  const scope = scopeOf(flow);
  const deed = deedOf(document);
  const people = (named: readonly FactDraft[]): FactDraft[] =>
    changesOfOffice(flow, deed, String(named.find(({ type }) => type === "company_name")?.value ?? ""), scope);
  const items = itemsOf(text, FINDER);
  const facts = companyFacts(items.filter(({ key }) => key !== "capital"));
  const isForm = facts.some(({ type }) => type === "company_name") || items.some(({ key }) => key === "act");
  if (isForm) {
    if (!facts.some(({ type }) => type === "company_name")) {
      const named = items.find(({ key, form }) => key === "name" && form !== "adjacent");
      const name = named === undefined ? null : companyNameOf(named.value);
      if (name !== null) facts.push(factOf("company_name", name, named!.linePlace));
    }
    if (!facts.some(({ type }) => type === "enterprise_number")) facts.push(...numberInHead(flow));
    const moved = newSeat(flow, deed, scope);
    const rest = moved.length === 0 ? facts : facts.filter(({ type }) => type !== "address");
    return [...rest, ...formOfName(facts), ...moved, ...people(facts), ...published(document)];
  }
  const own = notice(document, deed, scope);
  return [...own, ...people(own), ...published(document)];
};

const MOVED =
  /(?:overgebracht|verplaatst|overbrengen|transfere|verlegt|transferred|moved)\b[^.;]{0,90}(?:naar|adres|adresse|\ba|au|vers|\bto|nach)\b[^.;]{0,40}$/;

/** Where an act moves the seat to. */
function newSeat(flow: Flow, deed: Deed, scope: number): FactDraft[] {
  const found = addressesIn(deed.text.slice(0, scope)).find(({ at }) =>
    MOVED.test(deed.folded.slice(Math.max(0, at - 160), at)),
  );
  if (found === undefined) return [];
  return [
    factOf("address", found.value.text, flow.place(found.at, found.at + found.quote.length), { certainty: 0.93 }),
  ];
}

/** `552 100 554 RCS Bordeaux` above the labels. */
function numberInHead(flow: Flow): FactDraft[] {
  const number = companyNumbersIn(onOneLine(flow.text).slice(0, 400)).find(({ valid }) => valid !== false);
  if (number === undefined) return [];
  const place = flow.place(number.at, number.at + number.quote.length);
  return [numberFact("enterprise_number", { number: number.value.number, valid: true }, place)];
}

const OTHERS =
  /\n[^\n]{0,12}(?:andere (?:berichten|bekendmakingen|vennootschappen)|autres (?:annonces|avis|societes)|weitere (?:bekanntmachungen|eintragungen)|other (?:notices|announcements|companies))/;

/** How far the running text concerns the first company. */
function scopeOf(flow: Flow): number {
  const others = OTHERS.exec(flow.folded);
  return others?.index ?? secondNotice(flow) ?? flow.text.length;
}

/** Where a second company with a number of its own begins: the headline before that number. */
function secondNotice(flow: Flow): number | null {
  const numbers = companyNumbersIn(onOneLine(flow.text)).filter(({ valid }) => valid !== false);
  const first = numbers[0];
  const other = numbers.find(({ value }) => value.number !== first?.value.number);
  if (first === undefined || other === undefined) return null;
  const lines = flow.text.slice(0, other.at).lastIndexOf("\n");
  const previous = flow.text.slice(0, Math.max(0, lines)).lastIndexOf("\n");
  const headline = flow.text.slice(previous + 1, lines);
  const isHeadline = endsWithForm(headline) && headline.length < 80;
  return isHeadline && previous > first.at ? previous : null;
}

/** `HRB 84412: Alfa Logistik GmbH, Köln, ...` */
const ENTRY = /\bHR[AB]\s?\d{1,6}(?:\s[A-Z]{1,2})?:\s([^,:]{2,90})(?=,)/;

/** The headline of a notice, its number, form and seat. */
function notice({ flow, text }: ReadableDocument, deed: Deed, scope: number): FactDraft[] {
  const line = onOneLine(flow.text).slice(0, scope);
  const number = companyNumbersIn(line)[0];
  const limit = number?.at ?? Math.min(scope, 1500);
  const heading = headline(text.cells, flow, limit);
  const facts: FactDraft[] = [];
  if (heading !== null) {
    facts.push(factOf("company_name", heading.name, placeWithin(heading.cell), { certainty: 0.94 }));
    const form = legalFormsIn(heading.cell.text.replace(/ LTD\.?$/, " Ltd")).at(-1);
    if (form !== undefined)
      facts.push(factOf("legal_form", form.quote, placeWithin(heading.cell), { certainty: 0.94 }));
  }
  const entry = heading === null ? ENTRY.exec(line) : null;
  if (entry !== null && endsWithForm(entry[1]!)) {
    const at = entry.index + entry[0].length - entry[1]!.length;
    facts.push(factOf("company_name", entry[1]!, flow.place(at, at + entry[1]!.length), { certainty: 0.94 }));
  }
  const named = facts.length > 0 ? undefined : deed.companies.find(({ at }) => at < scope);
  if (named !== undefined) {
    facts.push(factOf("company_name", named.name, flow.place(named.at, named.end), { certainty: 0.92 }));
    facts.push(factOf("legal_form", named.form, flow.place(named.at, named.end), { certainty: 0.92 }));
  }
  const subject = String(facts.find(({ type }) => type === "company_name")?.value ?? "");
  if (number !== undefined && !isOther(deed, number.at, subject)) {
    const place = flow.place(number.at, number.at + number.quote.length);
    facts.push(numberFact("enterprise_number", { number: number.value.number, valid: number.valid !== false }, place));
  }
  const address = readAddress(flow.text.slice(0, scope));
  const isSeat =
    address !== null &&
    !/\b(?:wonende|domicili|demeurant|wohnhaft|residing|residant)\b[^.]{0,40}$/.test(
      foldInPlace(flow.text.slice(Math.max(0, address.at - 60), address.at)),
    );
  if (isSeat) {
    const place = flow.place(address.at, address.at + address.quote.length);
    facts.push(factOf("address", address.value.text, place, { certainty: 0.93 }));
  }
  return facts;
}

const TITLES =
  /staatsblad|moniteur|staatsblatt|gazette|bulletin|anzeiger|staatscourant|bodacc|iris oifigiuil|koninkrijk|bekanntmachung|officiel/;

/** The last line before the number that is the name of a company with its form: `"Alfa", NV`, `Alfa BV`. */
function headline(
  cells: readonly Cell[],
  flow: Flow,
  limit: number,
): { readonly cell: Cell; readonly name: string } | null {
  const last = flow.cellAt(Math.max(0, limit)).at;
  const candidates = cells.filter(({ at, folded }) => at <= last + 1 && !TITLES.test(folded));
  const cell = candidates.findLast(
    ({ text }) => text.length < 100 && (endsWithForm(text) || /^["«„“][^"«»„“”]{2,60}["»”],?/.test(text)),
  );
  if (cell === undefined) return null;
  const quoted = /^["«„“]\s?([^"«»„“”]{2,60}?)\s?["»”]/.exec(cell.text);
  const name = companyNameOf(quoted?.[1] ?? withoutForm(companiesIn(cell.text).at(-1)?.name ?? cell.text));
  return name === null ? null : { cell, name };
}

const withoutForm = (text: string): string => {
  const form = legalFormsIn(text).at(-1);
  return form === undefined ? text : text.slice(0, form.at).replace(/[\s,]+$/, "");
};

const PRINTED = [
  /(?:staatsblad|moniteur|staatsblatt) (?=\d)/g,
  /(?:bijlagen? (?:bij|tot) het belgisch staatsblad|annexes? (?:du|au) moniteur belge|anlagen zum belgischen staatsblatt)\s?[-:,]?\s?(?:van |du |vom )?/g,
  /(?:belgisch staatsblad|moniteur belge|belgisches staatsblatt|belgian official gazette|staatscourant|bundesanzeiger|iris oifigiuil|bodacc)[^.\d]{0,60}/g,
];

/** The day of publication: beside the name of the gazette; else the first date of the page. */
function published({ flow, language }: ReadableDocument): FactDraft[] {
  const text = onOneLine(flow.text);
  const folded = onOneLine(flow.folded);
  for (const cue of PRINTED) {
    for (const match of folded.matchAll(cue)) {
      const from = match.index + match[0].length;
      const [date] = datesIn(text.slice(from, from + 60), { language });
      if (date === undefined || date.at > 30) continue;
      return [factOf("document_date", date.value, flow.place(match.index, from + date.at + date.quote.length))];
    }
  }
  const [first] = datesIn(text.slice(0, 500), { language });
  if (first === undefined) return [];
  return [
    factOf("document_date", first.value, flow.place(first.at, first.at + first.quote.length), { certainty: 0.88 }),
  ];
}
