import { factLabel, factText, factTypeName } from "../../../../../domain/readings/fact-words.ts";
import { FACT_TYPES, type FactType, type ReadFact } from "../../../../../domain/readings/reading.model.ts";
import { isDocumentType, DOCUMENT_TYPES } from "../../../../../domain/templates/document-types.ts";
import { formatDate, formatNumber, formatTime, wordFrom, words } from "../../../ui/format.ts";
import { language, locale } from "../../../language/language.ts";
import { FACTS } from "./texts.ts";

/** How a value of a source is written for a reader. Whoever shows or looks for one uses this. */

const grouped = new Intl.NumberFormat(locale(), { maximumFractionDigits: 2 });
const NO_BREAK = "\u00a0";

export const formatAmount = (number: number): string =>
  language() === "en" ? grouped.format(number).replaceAll(",", NO_BREAK) : grouped.format(number);

/** One value as text. A name of a fact or of its part says what the value is, such as `turnover_eur`. */
export function formatLeaf(name: string, value: string | number | boolean): string {
  if (typeof value === "boolean") return value ? FACTS.yes : FACTS.no;
  if (typeof value === "number") {
    if (name.endsWith("_eur")) return `€${NO_BREAK}${formatAmount(value)}`;
    return name.endsWith("percent") ? `${formatAmount(value)} %` : formatAmount(value);
  }
  if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return formatTime(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return formatDate(value);
  return value in FACTS.values ? FACTS.values[value as keyof typeof FACTS.values] : formatNumber(value);
}

/** A sentence of the service with its dates as the reader's. */
export const formatDatesWithin = (text: string): string =>
  text.replaceAll(/\b\d{4}-\d{2}-\d{2}\b(?!T)/g, (date) => formatDate(date));

/** Parts that need no name beside them. */
const PLAIN = new Set(["name", "description", "street", "postal_code", "city", "country", "title", "role", "date"]);

/** Parts that the whole name beside them tells already. */
const WITHIN_NAME = new Set(["kind", "given_name", "given_names", "family_name"]);

/** A value of a fact as lines: an entry of a list is a line, and the parts of an object follow each other. */
export function factLines(name: string, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((one) => factLines(name, one));
  const type = typeRead(name);
  if (typeof value === "object") {
    if (type !== null) return [readText(type, value as ReadFact["value"])];
    const parts = Object.entries(value).flatMap(([part, given]) => {
      const text = factLines(part, given).join(", ");
      if (text === "" || ("name" in value && WITHIN_NAME.has(part))) return [];
      return PLAIN.has(part) ? [text] : [`${words(part).toLowerCase()} ${text}`];
    });
    return parts.length > 0 ? [parts.join(", ")] : [];
  }
  return [formatLeaf(name, value as string | number | boolean)];
}

/** The type of a fact that was read in a document, whose name it follows, as in `document_iban`. */
function typeRead(fact: string): FactType | null {
  const type = /^document_(.+)$/.exec(fact)?.[1];
  return FACT_TYPES.find((known) => known === type) ?? null;
}

/** A person, a company or an amount as its document tells it: by its role or its rubric. */
function readText(type: FactType, value: ReadFact["value"]): string {
  const said = formatDatesWithin(factText({ type, value }));
  return type === "mrz" ? said : `${factLabel({ type, subject: "subject", value })}: ${said}`;
}

export function factName(fact: string): string {
  const type = typeRead(fact);
  return type === null ? wordFrom(FACTS.names, fact) : factTypeName(type);
}

/** A kind of document by its name. */
export const documentName = (kind: string): string =>
  isDocumentType(kind) ? DOCUMENT_TYPES[kind].name[language()] : words(kind);

export const sourceName = (source: string): string =>
  source.startsWith("document:") ? documentName(source.slice("document:".length)) : wordFrom(FACTS.sources, source);
