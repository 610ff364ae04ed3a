import { normalizeEnterpriseNumber } from "../../platform/enterprise-number.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { readDay } from "../case/answers.ts";
import { DECLARED_CONTROLS, type DeclaredControl, type DeclaredOwner } from "./declared-owner.model.ts";

/** Ways of saying that there is none (decisions, section 3). */
const NONE = new Set(["n/a", "none", "geen", "aucun", "keine"]);

const SHARE = String.raw`(\d{1,3}(?:[.,]\d{1,9})?) ?(?:%|percent|procent|prozent|pour ?cent)`;
/** In brackets, with whatever else stands in them, or bare. */
const SHARES = new RegExp(`\\([^()]{0,40}?${SHARE}[^()]{0,40}\\)|[,:-]? ?${SHARE}`, "i");
const SHARE_ALONE = new RegExp(`^${SHARE}$`, "i");
const NUMBER_ALONE = /^\d{1,3}(?:[.,]\d{1,9})?$/;
const YEAR_OR_MONTH = /^(?:18|19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;
const COMPANY_NUMBER = /^(?=(?:\D*\d){4})[A-Z]{0,5}[ .:-]?[\d .\-/]+[A-Z]{0,2}$/;

/** Codes of countries that are given names too: a country only after a full name. */
const GIVEN_NAMES = /^(?:A[ILN]|BO|JO|KI|L[IY]|M[AOY]|SO|SU|VI|YE)$/;
/** Codes of countries that are legal forms too: a country only of somebody with a birth date. */
const LEGAL_FORMS = /^(?:A[GS]|BV|C[OV]|KG|S[ACELN])$/;

type Field =
  | { readonly is: "date" | "country" | "number" | "unread"; readonly value: string }
  | { readonly is: "share"; readonly value: number }
  | { readonly is: "control"; readonly value: DeclaredControl };

/** A name that ends in one of them, with something beside it, is a company's. */
const LEGAL_ENDING =
  /\s(?:BV|BVBA|NV|SA|SRL|SPRL|SARL|SAS|AG|SE|KG|CV|VOF|VZW|ASBL|GmbH|Ltd|LLC|LLP|PLC|Inc|N\.V|B\.V|S\.A)\.?$/i;

/** Endings that no natural person's name has, as companies write them; `MARIA SA` may be a person's. */
const COMPANY_ENDING =
  /\s(?:BV|BVBA|NV|SRL|SPRL|SARL|SAS|VOF|VZW|ASBL|[Gg]mb[Hh]|L[Tt][Dd]|Limited|LLC|LLP|P[Ll][Cc]|Inc|N\.V|B\.V|S\.A)\.?$/;
const COMPANY_BEGINNING = /^(?:stichting|fondation|foundation|stiftung)\s/i;

/** Whether a name that is declared as a natural person's is a company's. */
export const isCompanyName = (name: string): boolean => COMPANY_ENDING.test(name) || COMPANY_BEGINNING.test(name);

/** One name with what stands beside it. */
interface Entry {
  readonly texts: string[];
  readonly fields: Field[];
}

/**
 * The owners that one line names: a name alone, several full names, a name with its share, or a name with birth date,
 * country, share and number between semicolons, commas or tabs. A date, a country, a share and a number are known by
 * their form; everything else with a letter in it is a name, so that no name gets lost.
 */
export function readDeclaredLine(line: string): DeclaredOwner[] {
  if (!/[;\t,]/.test(line)) return namesIn(tidy(line));
  const bySemicolon = partsOf(line, ";");
  if (bySemicolon.length !== 1) return readParts(bySemicolon);
  const parts = ["\t", ","].map((mark) => partsOf(line, mark)).find((some) => some.some(isCertainField));
  return parts === undefined || parts.length === 1 ? namesIn(bySemicolon[0]!) : readParts(parts);
}

/** Parts of a line between a mark that stands outside of brackets, and not between two digits. */
function partsOf(line: string, mark: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === "(") depth++;
    if (sign === ")") depth = Math.max(0, depth - 1);
    const isDecimal = sign === "," && /\d,\d/.test(line.slice(at - 1, at + 2));
    if (sign === mark && depth === 0 && !isDecimal) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map(tidy).filter((part) => part !== "");
}

function readParts(parts: readonly string[]): DeclaredOwner[] {
  const hasDate = parts.some((part) => dateOf(part) !== null);
  const entries: Entry[] = parts.length === 0 ? [] : [{ texts: [], fields: [] }];
  for (const part of parts) {
    const entry = entries.at(-1)!;
    const field = fieldOf(part, entry, hasDate);
    if (field !== null) entry.fields.push(field);
    else if (entry.texts.length > 0 && entry.fields.length > 0) entries.push({ texts: [part], fields: [] });
    else entry.texts.push(part);
  }
  return entries.flatMap(ownersOf);
}

/** What stands beside a name, by its form; null for a name. */
function fieldOf(part: string, { texts, fields }: Entry, hasDate: boolean): Field | null {
  const date = dateOf(part);
  if (date !== null) return { is: "date", value: date };
  const share = SHARE_ALONE.exec(part)?.[1] ?? (texts.length > 0 && NUMBER_ALONE.test(part) ? part : undefined);
  if (share !== undefined) return shareField(share, part);
  if (texts.length === 0 && fields.length === 0 && /\p{L}/u.test(part)) return null;
  const isAfterField = fields.length > 0;
  const country = toCountryCode(part);
  if (country !== null) {
    const code = part.toUpperCase();
    const isName = GIVEN_NAMES.test(code);
    if (part !== code && (isName || LEGAL_FORMS.test(code))) return null;
    if (LEGAL_FORMS.test(code) && !hasDate) return isAfterField ? { is: "unread", value: part } : null;
    const isFirstName = !isAfterField && texts.every((text) => !text.includes(" "));
    return isFirstName && (isName || part.length > 2) ? null : { is: "country", value: country };
  }
  const control = DECLARED_CONTROLS.find((word) => word === part.toLowerCase().replaceAll(" ", "_"));
  if (control !== undefined) return { is: "control", value: control };
  if (COMPANY_NUMBER.test(part)) return { is: "number", value: part };
  return /\p{L}/u.test(part) ? null : { is: "unread", value: part };
}

/** Whether a part between commas or tabs is no name, so that the line is a list of fields. */
const isCertainField = (part: string): boolean =>
  dateOf(part) !== null || SHARE_ALONE.test(part) || normalizeEnterpriseNumber(part) !== null;

function dateOf(part: string): string | null {
  if (YEAR_OR_MONTH.test(part)) return part;
  const day = readDay(part);
  return day !== null && YEAR_OR_MONTH.test(day.slice(0, 4)) ? day : null;
}

function shareField(digits: string, written: string): Field {
  const value = Number(digits.replace(",", "."));
  return value <= 100 ? { is: "share", value } : { is: "unread", value: written };
}

/** Fields belong to the last full name before them. Single words before fields are parts of one name. */
function ownersOf({ texts: written, fields }: Entry): DeclaredOwner[] {
  if (fields.length === 0) return written.flatMap((text) => namesIn(text));
  const texts = written.reduce<string[]>((all, text) => {
    const joins = all.length > 0 && (LEGAL_FORMS.test(text) || written.every((one) => !one.includes(" ")));
    return joins ? [...all.slice(0, -1), `${all.at(-1)!} ${text}`] : [...all, text];
  }, []);
  if (texts.length === 0) return [{ kind: "unknown", name: fields.map(({ value }) => value).join("; ") }];
  const holder = texts.findLastIndex((text) => text.includes(" "));
  return texts.flatMap((text, at) => namesIn(text, at === Math.max(0, holder) ? fields : []));
}

/** Full names of one text; `fields` describe the last of them. */
function namesIn(text: string, fields: readonly Field[] = []): DeclaredOwner[] {
  const names = splitFullNames(text).map(tidy);
  return names
    .filter((name) => name !== "" && !isNone(name))
    .flatMap((name, at, all) => ownersIn(name, at === all.length - 1 ? fields : []));
}

const isNone = (name: string): boolean => NONE.has(name.toLowerCase().replace(/[.!]+$/, ""));

/** "Peeters, An" is one name; "An Peeters, Jo Claes" are two; a comma before a digit belongs to a share. */
function splitFullNames(line: string): string[] {
  const parts = line.split(/,(?!\s*\d)(?![^()]{0,80}\))|\s(?:and|en|et|und|&)\s(?![^()]{0,80}\))/);
  return parts.every((part) => part.trim().split(/\s+/).length > 1) ? parts : [line];
}

/** "An Peeters (60 %)" declares a share with the name, "An Peeters (1971-04-03, BE)" a birth date and a country. */
function ownersIn(written: string, beside: readonly Field[]): DeclaredOwner[] {
  const [bracketed, inside] = / ?\(([^()]+)\)/.exec(written) ?? [];
  const named = bracketed === undefined ? "" : tidy(written.replace(bracketed, " "));
  if (named !== "" && inside !== undefined) {
    const parts = partsOf(inside, inside.includes(";") ? ";" : ",");
    const hasDate = [...parts.map(dateOf), ...beside.map(({ is }) => (is === "date" ? is : null))].some(Boolean);
    // In brackets there are no further names.
    const fields = parts.map((part) => fieldOf(part, { texts: ["full name"], fields: [] }, hasDate));
    // A number alone, as in "An Peeters (2)", may be anything.
    const isNumber = parts.length === 1 && NUMBER_ALONE.test(parts[0]!);
    if (!isNumber && fields.every((field) => field !== null && field.is !== "unread")) {
      return [declaredOwner(named, [...(fields as Field[]), ...beside])];
    }
  }
  const [found, first, second] = SHARES.exec(written) ?? [];
  const name = found === undefined ? "" : tidy(written.replace(found, " ")).replace(/^[\s,:-]+|[\s,:-]+$/g, "");
  if (name === "") return [declaredOwner(written, beside)];
  const owner = declaredOwner(name, [shareField((first ?? second)!, tidy(found!)), ...beside]);
  return [owner, ...namesBesideShare(found!).map((other) => declaredOwner(other, []))];
}

/** `BE (An Peeters 60 %)`: in brackets with a share may stand somebody's name, which must not get lost. */
function namesBesideShare(found: string): string[] {
  const rest = tidy(found.replace(new RegExp(SHARE, "i"), " ").replaceAll(/[()]/g, " "));
  return /\p{Lu}/u.test(rest) ? [rest] : [];
}

/** What is given twice in different ways is not known. A second country is that of residence. */
function declaredOwner(name: string, fields: readonly Field[]): DeclaredOwner {
  const of = <T extends Field["is"]>(wanted: T) => [
    ...new Set(fields.filter((field) => field.is === wanted).map(({ value }) => value)),
  ];
  const one = (values: readonly unknown[]) => (values.length === 1 ? values[0] : undefined);
  const [dates, shares, numbers, countries, controls] = [
    of("date") as string[],
    of("share") as number[],
    of("number") as string[],
    of("country") as string[],
    of("control"),
  ];
  const [country, residence] = countries;
  const isCompany = LEGAL_ENDING.test(name);
  const isPerson = dates.some((date) => !isCompany || date.length > 4);
  const number = isPerson || numbers.length !== 1 ? undefined : companyNumber(numbers[0]!, country);
  const unread = [
    ...of("unread"),
    ...[dates, shares, controls].flatMap((values) => (values.length > 1 ? values : [])),
    ...(isPerson || dates.length > 1 ? [] : dates),
    ...(number === undefined ? numbers : []),
    ...countries.slice(isPerson ? 2 : 1),
  ].map(String);
  const common = {
    name,
    ...given("share_percent", one(shares)),
    ...given("control", one(controls)),
    ...given("unread", unread.length === 0 ? undefined : unread),
  };
  if (isPerson) {
    const known = { ...given("birth_date", one(dates)), ...given("nationality", country) };
    return { kind: "person", ...common, ...known, ...given("residence", residence) };
  }
  const kind = number !== undefined || (isCompany && fields.length > 0) ? "company" : "unknown";
  return { kind, ...common, ...number, ...given("country", country) };
}

/** Nine digits are the number of a Belgian company only where the country says so. */
function companyNumber(written: string, country: string | undefined) {
  const number = normalizeEnterpriseNumber(written);
  const isBelgian =
    country === "BE" || (country === undefined && (/BE/i.test(written) || (number && digitsOf(written) === 10)));
  if (isBelgian) return number === null ? undefined : { enterprise_number: number };
  return country === undefined ? undefined : { foreign_number: written };
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

const given = <K extends string>(key: K, value: unknown) => (value === undefined ? {} : { [key]: value });

const tidy = (text: string): string => text.replace(/\s+/g, " ").trim();
