import { type Reading, known, unknown } from "../answer.ts";
import { findCountryCode } from "../countries.ts";
import { parseBelgianDate } from "../dates.ts";
import { type Element, findAll, isCaptcha, isWholePage } from "../html.ts";
import { registryEntry } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Address } from "../../domain/matching/index.ts";
import type { MissingPart, RegistryEntry } from "../types.ts";
import { findLegalFormByLabel } from "./legal-forms.ts";
import { cellLines, firstLine, type PageParts, readPageParts } from "./page-cells.ts";
import { findStatus, isNoData, isNoResultHeading } from "./page-labels.ts";
import { readActivities, readOfficeHolders } from "./page-sections.ts";
import { findSituationCode } from "./situations.ts";

const SOURCE = "kbo_public_search";

/**
 * Parses the page of one enterprise in the public register. Unknown without a valid number and status. Parts that
 * cannot be parsed are listed in `missing` and never appear empty.
 */
export function parseKboPage(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  if (isCaptcha(raw)) return unknown("captcha", "the register requires a captcha");
  if (raw.status !== 200) return unknown(raw.status === 429 ? "rate_limited" : "http_error", `HTTP ${raw.status}`);
  if (!isWholePage(raw.text)) return unknown("parse_error", "the page is incomplete");
  const page = readPageParts(raw.text);
  const printedNumber = firstLine(page.fields.get("number"))?.replaceAll(".", "") ?? null;
  if (printedNumber === null && page.headings.some(isNoResultHeading))
    return known(registryEntry({ number, status: "not_found", source: SOURCE }));
  if (printedNumber !== number) return unknown("parse_error", "the page is not about this enterprise number");
  const status = findStatus(firstLine(page.fields.get("status")) ?? "");
  if (!status) return unknown("parse_error", "the page has no known status");
  return known(readEntry(page, number, status));
}

function readEntry(page: PageParts, number: string, status: "active" | "stopped"): RegistryEntry {
  const { fields } = page;
  const missing: MissingPart[] = [];
  const situation = firstLine(fields.get("situation"));
  const situationSince = readNoteDate(fields.get("situation"));
  const nameSince = readNoteDate(fields.get("name"));
  const form = firstLine(fields.get("form"));
  const names = readNames(fields.get("name"));
  const holders = readOfficeHolders(page);
  if (!holders.ok) missing.push({ part: "directors", reason: "parse_error", detail: holders.detail });
  const address = readAddress(fields.get("address"));
  if (address === undefined)
    missing.push({ part: "address", reason: "parse_error", detail: "the address has an unknown format" });
  return {
    number,
    status,
    juridical_situation: situation === null ? null : findSituationCode(situation),
    juridical_situation_label: situation,
    ...(situationSince === null ? {} : { juridical_situation_since: situationSince }),
    legal_name: names[0] ?? null,
    ...(nameSince === null ? {} : { name_since: nameSince }),
    other_names: [...names.slice(1), ...readNames(fields.get("abbreviation"))],
    commercial_names: readNames(fields.get("commercialName")),
    legal_form_code: form === null ? null : (findLegalFormByLabel(form)?.code ?? null),
    legal_form: form,
    address: address ?? null,
    start_date: readDate(fields.get("start")),
    end_date: readDate(fields.get("end")) ?? (status === "stopped" ? readNoteDate(fields.get("status")) : null),
    activities: readActivities(page),
    directors: holders.ok ? holders.people : null,
    owners: null,
    establishments: readCount(fields.get("establishments")),
    website: readLink(fields.get("website")),
    ...readMail(fields.get("email")),
    remarks: readRemarks(fields.get("strikeOff")),
    ...(missing.length > 0 ? { missing } : {}),
    source: SOURCE,
  };
}

/** One name per line, each with its language in small print. */
const readNames = (cell: Element | undefined): string[] =>
  (cell ? cellLines(cell) : []).filter((line) => !line.isNote && !isNoData(line.text)).map((line) => line.text);

/**
 * Parses street, postal code and city, and a country for foreign seats. Null: no address. Undefined: an address of an
 * unknown format.
 */
function readAddress(cell: Element | undefined): Address | null | undefined {
  const lines = cell ? cellLines(cell) : [];
  const firstNote = lines.findIndex((line) => line.isNote);
  const [street, town, countryName, ...rest] = (firstNote < 0 ? lines : lines.slice(0, firstNote)).map(
    (line) => line.text,
  );
  if (street === undefined || isNoData(street)) return null;
  const parts = /^([A-Z]{0,3}-?\d{4,5})\s+(.+)$/.exec(town ?? "");
  const country = countryName === undefined ? "BE" : findCountryCode(countryName);
  if (!parts || country === null || rest.length > 0) return undefined;
  return { street, postal_code: parts[1]!, city: parts[2]!, country };
}

const readDate = (cell: Element | undefined): string | null => parseBelgianDate(firstLine(cell) ?? "");

const readNoteDate = (cell: Element | undefined): string | null =>
  parseBelgianDate((cell && cellLines(cell).find((line) => line.isNote)?.text) ?? "");

function readCount(cell: Element | undefined): number | null {
  const digits = /^\d+/.exec(firstLine(cell) ?? "");
  return digits ? Number(digits[0]) : null;
}

function readLink(cell: Element | undefined): string | null {
  const link = (cell && findAll(cell, "a")[0]?.attribs["href"]?.trim()) ?? "";
  return /^https?:\/\/\S+$/i.test(link) ? link : null;
}

function readMail(cell: Element | undefined): Pick<RegistryEntry, "email"> {
  const email = /\S+@[^\s@]+\.[^\s@]+/.exec(firstLine(cell) ?? "")?.[0];
  return email === undefined ? {} : { email };
}

/** Such as an ex-officio strike-off for missing UBO registration, which leaves the status active. */
const readRemarks = (cell: Element | undefined): string[] =>
  readNames(cell).filter((text) => !/^(neen|non|nein|no)$/i.test(text));
