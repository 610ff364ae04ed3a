import { matchesOf } from "../../../platform/matches.ts";
import { type FactDraft, textIn } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { vatNumbersIn } from "../fields/vat-numbers.ts";
import type { Flow } from "../flow.ts";
import type { Item } from "../item.ts";
import { itemsOf } from "../items.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { hasNumberOf, issuersNumbers } from "../sender.ts";
import { foldInPlace, lineOf, placeOfAll, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { amounts } from "./accounts-amounts.ts";
import { type Deed, deedOf, isSameName } from "./articles-people.ts";
import { isOther, SEAT } from "./articles.ts";
import { companyFacts, endsWithForm, formOfName, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { addressesOverLines, companiesIn, joined } from "./mentions.ts";
import { periodOf } from "./period.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";

const FINDER = new LabelFinder<CompanyKey | "name" | "address">({
  ...COMPANY_LABELS,
  name: PERSON_LABELS.name,
  address: PERSON_LABELS.address,
  companyName: [...COMPANY_LABELS.companyName, "Désignation de l'entreprise", "Désignation"],
  number: [...COMPANY_LABELS.number, "Numéro SIRET", "N° SIRET", "SIRET", "Registered Number"],
});

export const readAnnualAccounts: KindReader = (document) => {
  const { text, flow, language } = document;
  const deed = deedOf(document);
  const issuers = issuersNumbers(text);
  const items = itemsOf(text, FINDER).filter(
    ({ key, value }) => key !== "capital" && !(key === "number" && hasNumberOf(value, issuers)),
  );
  const facts = companyFacts(items);
  const has = (type: FactDraft["type"]) => facts.some((fact) => fact.type === type);
  if (!has("company_name")) facts.push(...nameOf(items));
  const name = facts.find(({ type }) => type === "company_name");
  const subject = textIn(name);
  if (!has("enterprise_number") && !has("vat_number")) facts.push(...ownNumber(document, deed, issuers, subject));
  if (!has("address")) facts.push(...addressOnFirstPage(items, text));
  if (!has("address")) facts.push(...seatInNotes(flow, deed, subject));
  const period = periodOf(flow, language);
  return [...facts, ...formOfName(facts), ...amounts(text, flow, period), ...filed(flow)];
};

/** `Jaarrekening 2024 van Alfa BV`: the company whose accounts they are, not the accountant who drew them up. */
const TITLE_OF =
  /^(?:jaarrekening|comptes annuels|jahresabschluss|(?:annual|statutory) accounts|financial statements|bilan|balans|bilanz)\b.{0,20}\b(?:van|de|der|of)\s/;

function nameOf(items: readonly Item<string>[]): FactDraft[] {
  const labelled = items.find(({ key, form }) => key === "name" && form !== "adjacent");
  const name = labelled === undefined ? null : companyNameOf(labelled.value);
  if (name !== null) return [factOf("company_name", name, labelled!.place)];
  const title = items.find(({ key, value, row }) => key === null && row < 12 && TITLE_OF.test(foldInPlace(value)));
  const behind = title?.value.slice(TITLE_OF.exec(foldInPlace(title.value))![0].length) ?? "";
  const [titled] = companiesIn(behind);
  // Behind other words stands who drew them up.
  if (titled !== undefined && /^(?:(?:de|het|la|le|the|die|der)\s)?$/i.test(behind.slice(0, titled.at)))
    return [factOf("company_name", titled.name, title!.place, { certainty: 0.94 })];
  const heading = items.find(({ key, value, row }) => key === null && row < 12 && endsWithForm(value));
  const headed = heading === undefined ? null : companyNameOf(heading.value);
  if (headed !== null) return [factOf("company_name", headed, heading!.place, { certainty: 0.93 })];
  return [nameAboveNumber(items)].filter((fact) => fact !== null);
}

/** Above the number on the first page stands the name, as the first line of all. */
function nameAboveNumber(items: readonly Item<string>[]): FactDraft | null {
  const [first] = items;
  const number = items.find(
    ({ key, value, row }) =>
      key === "number" || key === "vat" || (row < 4 && companyNumbersIn(value).some(({ valid }) => valid !== false)),
  );
  if (first === undefined || first.key !== null || number === undefined || number.row > 4 || first.row >= number.row)
    return null;
  const isTitle = /jaarrekening|comptes|bilan|jahresabschluss|bilanz|balans|accounts|balance|statements|\d/.test(
    foldInPlace(first.value),
  );
  const name = isTitle || !/^\p{Lu}/u.test(first.value) ? null : companyNameOf(first.value);
  return name === null ? null : factOf("company_name", name, first.place, { certainty: 0.88 });
}

const firstPage = (text: DocumentText): Cell[] => text.cells.filter(({ page }) => page === text.cells[0]?.page);

/** Words of those who draw up or audit accounts, and of what the company holds. */
const OTHERS =
  /(?:opgesteld|samengesteld|accountant|auditor|revis|pruf|kantoor|prepared|subsidiar|beteiligung|deelneming|participation|filiale|gecorrigeerd|corrige|etabli par|erstellt|comptable|steuerberat|nazicht|verifie|bankers?)[^;]{0,140}$/;

/** Whether another company stands before a place on its line, or in the running text that the line goes on. */
function isAnothers(flow: Flow, deed: Deed, at: number, subject: string): boolean {
  const start = joined(flow.text).lastIndexOf("\n", at - 1);
  const owner = deed.companies.findLast((one) => one.end <= at && one.at > start);
  return owner !== undefined && isOther(deed, at, subject);
}

/** A number of the text that is the company's: no accountant, auditor or subsidiary stands before it. */
function ownNumber({ flow }: ReadableDocument, deed: Deed, issuers: ReadonlySet<string>, subject: string): FactDraft[] {
  const isOwn = (at: number) => {
    const before = deed.folded.slice(Math.max(0, at - 150), at);
    const own = deed.companies.findLast((one) => one.end <= at && at - one.end < 150);
    return (
      (!OTHERS.test(before) || (own !== undefined && isSameName(own.name, subject))) && !isOther(deed, at, subject)
    );
  };
  const found = companyNumbersIn(deed.text).find(({ at, value }) => isOwn(at) && !issuers.has(value.number));
  if (found !== undefined) {
    const number = { number: found.value.number, valid: found.valid !== false };
    return [numberFact("enterprise_number", number, flow.place(found.at, found.at + found.quote.length))];
  }
  const vat = vatNumbersIn(deed.text).find(({ at, valid }) => valid !== false && isOwn(at));
  if (vat === undefined) return [];
  return [
    numberFact("vat_number", { number: vat.value.number, valid: true }, flow.place(vat.at, vat.at + vat.quote.length)),
  ];
}

function seatInNotes(flow: Flow, deed: Deed, subject: string): FactDraft[] {
  const found = addressesOverLines(flow.text).find(({ at }) => {
    const before = deed.folded.slice(Math.max(0, at - 110), at);
    return SEAT.test(before) && !OTHERS.test(before) && !isAnothers(flow, deed, at, subject);
  });
  if (found === undefined) return [];
  return [
    factOf("address", found.value.text, flow.place(found.at, found.at + found.quote.length), { certainty: 0.92 }),
  ];
}

/** `Straat, nr.:` and `Postnummer, gemeente:` in lines of their own. */
function addressInParts(text: DocumentText): FactDraft[] {
  const part = (label: RegExp): { value: string; cell: Cell } | null => {
    const cell = text.cells.find(({ folded }) => label.test(folded));
    if (cell === undefined) return null;
    const inLine = cell.text.replace(/^[^:]*:\s*/, "");
    const next = text.rows[cell.row]!.find(({ at }) => at === cell.at + 1);
    const value = cell.text.includes(":") && inLine !== "" ? inLine : (next?.text ?? "");
    return value === "" ? null : { value, cell };
  };
  const street = part(/^(?:straat|rue|strasse|street)\b[^:]{0,20}(?::|$)/);
  const town = part(/^(?:postnummer|postcode|code postal|postleitzahl|plz|postal code)\b[^:]{0,20}(?::|$)/);
  const address = street === null || town === null ? null : readAddress(`${street.value}, ${town.value}`);
  return address === null
    ? []
    : [factOf("address", address.value.text, placeOfAll([placeWithin(street!.cell), placeWithin(town!.cell)]))];
}

/** The form of the National Bank of Belgium: `Adres: Industrieweg   Nr.: 31   Bus: 2` over `Postnummer: 2390   Gemeente: Malle`. */
const STREET_ROW =
  /^(?:adres|adresse|address)\s?:\s?(\p{Lu}[^:]*?)\s+(?:nr|n°|no|nummer|numéro)\.?\s?:\s?(\d\S*)(?:\s+(?:bus|boîte|bte|postfach|box)\.?\s?:(?:\s?([\p{L}\d]\S*))?)?$/iu;
const TOWN_ROW =
  /^(?:postnummer|postcode|code postal|postleitzahl|postal code)\s?:\s?(\d{4})\s+(?:gemeente|commune|localité|gemeinde|ort|town)\s?:\s?(\p{Lu}[\p{L}\p{M}' ()-]+)$/iu;

function addressOfForm(text: DocumentText): FactDraft[] {
  for (const [at, row] of text.rows.slice(0, 60).entries()) {
    const [, street, number, box] = STREET_ROW.exec(lineOf(row)) ?? [];
    const below = text.rows[at + 1];
    const [, code, town] = (below === undefined ? null : TOWN_ROW.exec(lineOf(below))) ?? [];
    if (street === undefined || town === undefined) continue;
    const written = `${street} ${number}${box === undefined ? "" : ` bus ${box}`}, ${code} ${town.trim()}`;
    return [factOf("address", written, placeOfAll([...row, ...below!].map((cell) => placeWithin(cell))))];
  }
  return [];
}

function addressOnFirstPage(items: readonly Item<string>[], text: DocumentText): FactDraft[] {
  const form = addressOfForm(text);
  if (form.length > 0) return form;
  const parts = addressInParts(text);
  if (parts.length > 0) return parts;
  const labelled = items.find(({ key }) => key === "address");
  const own = labelled === undefined ? null : readAddress(labelled.value);
  if (own !== null) return [factOf("address", own.value.text, labelled!.place)];
  for (const cell of firstPage(text).slice(0, 20)) {
    const address = readAddress(cell.text);
    if (address !== null && cell.text.length < address.quote.length + 22) {
      return [factOf("address", address.value.text, placeWithin(cell), { certainty: 0.9 })];
    }
  }
  return [];
}

const FILED =
  /(?:datum van (?:de )?neerlegging|neergelegd op|neerlegging op|date (?:du|de) depot|depose(?:e|s|es)? le|datum der hinterlegung|hinterlegt am|date of (?:filing|deposit)|filed on)\s*:?\s*/g;

function filed(flow: Flow): FactDraft[] {
  for (const match of matchesOf(flow.folded, FILED)) {
    const from = match.index + match[0].length;
    const [date] = datesIn(flow.text.slice(from, from + 40));
    if (date === undefined || date.at > 6) continue;
    return [factOf("document_date", date.value, flow.place(match.index, from + date.at + date.quote.length))];
  }
  return [];
}
