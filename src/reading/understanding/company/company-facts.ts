import { matchesOf } from "../../../platform/matches.ts";
import type { StatusFact } from "../../../domain/readings/reading.model.ts";
import { type FactDraft, textIn } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { amountsIn } from "../fields/amounts.ts";
import { formOfEnd, legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import type { Item } from "../item.ts";
import { foldInPlace } from "../text.ts";
import { companyNameOf, factOf, numberFact, registerNumberOf, SINCE, vatNumberOf } from "./common.ts";
import type { COMPANY_LABELS } from "./words/company-labels.ts";

export type CompanyKey = keyof typeof COMPANY_LABELS;

/** Britons write it between town and postcode. */
const COUNTRY_OF_UK = /,\s*(?:England|Scotland|Wales|Northern Ireland|United Kingdom)(?=\s*,?\s*[A-Z]{1,2}\d)/i;

/** What stands under a heading such as `Entreprise` may be a label that is not known, with its value. */
const isLabelled = ({ form, value }: Item<string>): boolean =>
  form === "below" && /^\p{L}[^:\n]{1,50}\s?:\s/u.test(value);

/** A value whose label merely precedes it on the line counts only if it parses by itself. */
const isFirm = (item: Item<string>): boolean => item.form !== "adjacent";

/** `Farranreagh, Valentia Island, Co. Kerry V23 HK12`: a line that ends with a postal code or a county is an address of whatever form. */
const wholeAddress = (value: string): string | null =>
  /^[\p{L}\d][^:;|\n]{4,90}, ?[^:;|\n]*?(?:\b(?:[A-Z]{1,2}\d\w? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|LV-\d{4}|\d{5})|Co\. \p{Lu}\p{L}+)(?=\n|$)/u.exec(
    value,
  )?.[0] ?? null;

/** What labels say of the company that a document is about. The first of each label counts. */
export function companyFacts(items: readonly Item<string>[]): FactDraft[] {
  const facts: FactDraft[] = [];
  const first = (key: CompanyKey, read: (item: Item<string>) => FactDraft | null): void => {
    for (const item of items) {
      if (item.key !== key) continue;
      const fact = read(item);
      if (fact !== null) {
        facts.push(fact);
        return;
      }
    }
  };
  first("number", (item) => {
    const number = registerNumberOf(item.value, item.linePlace.quote);
    return number === null ? null : numberFact("enterprise_number", number, item.linePlace);
  });
  first("vat", (item) => {
    const number = vatNumberOf(item.linePlace.quote);
    if (number === null) return null;
    // A Belgian VAT number is the enterprise number behind BE.
    const isNumber = number.number.startsWith("BE") && !facts.some(({ type }) => type === "enterprise_number");
    return isNumber
      ? numberFact("enterprise_number", { ...number, number: number.number.slice(2) }, item.linePlace)
      : numberFact("vat_number", number, item.linePlace);
  });
  first("companyName", (item) => {
    const name = isFirm(item) && !isLabelled(item) ? companyNameOf(item.value) : null;
    return name === null ? null : factOf("company_name", name, item.linePlace);
  });
  if (!facts.some(({ type }) => type === "enterprise_number"))
    first("companyName", (item) => {
      const number = registerNumberOf(item.value.replace(/^[^,(]*/, ""), item.value);
      return number === null || !/\d{4}/.test(item.value)
        ? null
        : numberFact("enterprise_number", number, item.linePlace);
    });
  first("form", (item) => {
    const form = formOf(item.value, isFirm(item));
    return form === null ? null : factOf("legal_form", form, item.linePlace);
  });
  if (!facts.some(({ type }) => type === "legal_form"))
    first("entityType", (item) => {
      const line = item.value.split("\n")[0]!.trim();
      const isForm = legalFormsIn(line).some(({ quote }) => quote.length >= line.length - 1);
      return isForm ? factOf("legal_form", line, item.linePlace) : null;
    });
  first("seat", (item) => {
    const address = readAddress(item.value.replace(COUNTRY_OF_UK, "").replace(/\n(?=[A-Z\d]{3,4}$)/, " "), true);
    const text = address?.value.text ?? (isFirm(item) ? wholeAddress(item.value) : null);
    return text === null ? null : factOf("address", text, item.place, { certainty: address === null ? 0.9 : 0.97 });
  });
  first("capital", (item) => {
    // `9 EUR 700.000`: the number of an entry stands before the amount.
    const written = item.value.replace(/^\s*\d{1,3}\s+(?=(?:EUR|CHF|€)\s?\d)/, "");
    const [amount] = amountsIn(written.replace(/\s*Euros?\b/i, " EUR"));
    if (amount === undefined) return null;
    const { value, currency } = amount.value;
    return factOf("amount", { rubric: "capital", value, currency, period: null }, item.place);
  });
  const status = statusOf(items);
  if (status !== null) facts.push(factOf("status", status.value, status.item.place));
  return facts;
}

/** Answers to whether it is a person or a company, and heads of other columns, which are no legal form. */
const NO_FORM =
  /^(?:inscription|radiation|eintragung|loschung|registration|registered|inschrijving|status|statut|statuut|zetel|siege|sitz|rechtspersoon|personne morale|juristische person|legal (?:person|entity)|natuurlijk(?:e)? persoon|personne physique|naturliche person|natural person)$/;

/** A legal form as written, if the text is one; after a colon any short text, as registers of other countries have theirs. */
function formOf(text: string, isLabelled: boolean): string | null {
  // The second line of a long form begins with a small letter: `private company limited by` over `shares`.
  const line = text
    .replace(/\n(?=\p{Ll})/gu, " ")
    .split("\n")[0]!
    .replace(SINCE, "")
    .trim()
    .replace(/[.;,]$/, "");
  if (NO_FORM.test(foldInPlace(line))) return null;
  const [form] = legalFormsIn(line);
  // `Landwirtschaftsbetrieb (KG)`: what stands before the brackets is no form.
  const isBracketed = form !== undefined && /\p{L}{6}.*\($/u.test(line.slice(0, form.at));
  if (form !== undefined) return line.length <= 70 && !isBracketed && !/[:\d·]/.test(line) ? line : form.quote;
  return isLabelled && /^\p{L}[\p{L} .()'-]{1,60}$/u.test(line) ? line : null;
}

const FORM_STATED =
  /(?:rechtsvorm|juridische vorm|forme (?:juridique|legale|sociale)|rechtsform|legal form)(?: (?:van de \S+|de la \S+|der \S+|of the \S+))? (?:is|est|ist|luidt|lautet)(?: (?:een|une?|eine?|an?|de|die|la|celle d'une))? /g;

/** `de rechtsvorm is CV`: the form that a sentence states, where nothing else does. */
export function formStated(flow: Flow, facts: readonly FactDraft[]): FactDraft[] {
  if (facts.some(({ type }) => type === "legal_form")) return [];
  for (const { index, 0: cue } of matchesOf(flow.folded, FORM_STATED)) {
    const from = index + cue.length;
    const [form] = legalFormsIn(flow.text.slice(from, from + 80).replaceAll("\n", " "));
    if (form === undefined || form.at > 2) continue;
    // The full stop behind it is the sentence's.
    const written = form.quote.replace(/(?<=\p{L}{2})\.$/u, "");
    return [factOf("legal_form", written, flow.place(from + form.at, from + form.at + written.length))];
  }
  return [];
}

/** The form that a name ends or begins with, where nothing else states one; no surer than the name. */
export function formOfName(facts: readonly FactDraft[]): FactDraft[] {
  const names = facts.filter(({ type, subject }) => NAMES.has(type) && subject === "subject");
  const [name] = names;
  if (name === undefined || names.length > 1 || facts.some(({ type }) => type === "legal_form")) return [];
  const form = formIn(textIn(name));
  return form === null ? [] : [factOf("legal_form", form, name.place, { certainty: Math.min(0.93, name.certainty) })];
}

/** `Alfa Bouw BV`, `BV Alfa Bouw`, `Alfa Unlimited Company`, `Stichting Alfa`. */
function formIn(name: string): string | null {
  if (endsWithForm(name)) return formOfEnd(name);
  const forms = legalFormsIn(name).filter(({ quote }) => quote.length < name.trim().length);
  const own = forms.find(({ at, quote }) => at === 0 && /^ ["«„“]?[\p{Lu}\d'’]/u.test(name.slice(quote.length)));
  const last = forms.findLast(({ at, quote }) => at > 2 && at + quote.length >= name.trim().length);
  return (own ?? last)?.quote ?? null;
}

const NAMES: ReadonlySet<string> = new Set(["company_name", "account_holder"]);

const STATUSES: readonly (readonly [StatusFact, RegExp])[] = [
  ["bankrupt", /faillissement|failliet|faillite|insolvenz|konkurs|bankrupt|insolven/],
  ["in_liquidation", /vereffening|liquidati|liquidation|abwicklung/],
  ["dissolved", /ontbonden|ontbinding|dissou|dissolution|aufgelost|auflosung|dissolved/],
  [
    "stopped",
    /stopgezet|gestopt|cesse|arrete|radiee?|inactief|inacti[fv]|eingestellt|geloscht|erloschen|ceased|closed|struck off|strike off|doorgehaald|uitgeschreven/,
  ],
  [
    "active",
    /actie[fv]|^normaa?l$|^live$|en activite|actif|active|aktiv|normale? toestand|situation normale|normale? (?:rechtszustand|lage|situation)|normaler zustand|ingeschreven|immatriculee|bestehend/,
  ],
];

function statusOf(items: readonly Item<string>[]): { value: StatusFact; item: Item<string> } | null {
  const read = (key: CompanyKey) =>
    items.flatMap((item) => {
      if (item.key !== key) return [];
      const folded = foldInPlace(item.value.split("\n")[0]!);
      const isNegated = /\b(?:geen|niet|non|pas|kein|nicht|not|no)\b/.test(folded);
      const value = isNegated ? undefined : STATUSES.find(([, pattern]) => pattern.test(folded))?.[0];
      return value === undefined ? [] : [{ value, item }];
    })[0];
  const situation = read("situation");
  const status = read("status");
  if (situation !== undefined && situation.value !== "active") return situation;
  return status ?? situation ?? null;
}

/** The name of a company that stands as a heading: a line near the top that ends with a legal form, beside its number. */
export function headingName(items: readonly Item<string>[]): FactDraft[] {
  const numbered = new Set(
    items
      .filter(({ key, value, place }) => key === "number" || /[\d.]{10}|HR[AB]/.test(value + place.quote))
      .map(({ row }) => row),
  );
  const heading = items.find(({ key, value, row }) => {
    if (key !== null || row > 16 || value.length > 90 || value.includes("\n")) return false;
    const isNear = [-2, -1, 0, 1, 2, 3, 4].some((away) => numbered.has(row + away));
    return isNear && endsWithForm(value);
  });
  const name = heading === undefined ? null : companyNameOf(withoutTitle(heading.value));
  return name === null ? [] : [factOf("company_name", name, heading!.place, { certainty: 0.93 })];
}

const TITLE =
  /^.{0,60}(?:register|registre|liste?|lijst|boek|buch|overzicht|tableau|table|stat(?:uten|uts)|satzung|vertrag|accounts|jaarrekening|comptes annuels|jahresabschluss|auszug|extrait|extract|uittreksel|gesellschafter|aandeelhouders|actionnaires|associes|members|shareholders|(?:ownership|actionnariat|eigendom|structu\w*|struktur)(?= (?:van|of|de|du|der|des) ))(?: (?:van|der|des|de|du|of|fur|for|pour)(?: de| het| la| the)?)? (?:(?:de )?(?:besloten|naamloze) vennootschap |(?:la )?societe (?:anonyme )?)?(?=\S)/;

/** `Liste der Gesellschafter der Alfa GmbH` names Alfa GmbH. */
export function withoutTitle(text: string): string {
  const title = TITLE.exec(foldInPlace(text));
  return title !== null && /^[\p{Lu}\d"«„]/u.test(text.slice(title[0].length)) ? text.slice(title[0].length) : text;
}

/** Whether a text is a name with a legal form as its last word: `Alfa Bouw BV`, `"Alfa", NV`. */
export function endsWithForm(text: string): boolean {
  const bare = text.replace(/[\s"'».,;:]+$/, "");
  const last = legalFormsIn(bare.replace(/ LTD\.?$/, " Ltd").replace(/ GMBH$/, " GmbH")).at(-1);
  if (last === undefined || last.at < 2 || /^\p{Ll}/u.test(bare)) return false;
  const isShort = last.quote.length <= 9 || last.quote.includes("&") || /^(?:limited|incorporated)$/i.test(last.quote);
  return isShort && last.at + last.quote.length >= bare.length - 1 && /\p{L}{2}/u.test(bare.slice(0, last.at));
}
