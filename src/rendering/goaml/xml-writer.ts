import anyAscii from "any-ascii";
import type { GoamlNote, GoamlProfile } from "./goaml.model.ts";

/** Everything but the characters of XML 1.0 (section 2.2): lone surrogates, most controls, two non-characters. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** The text without characters that XML does not allow. */
export const withoutForbidden = (value: string): string => value.replace(FORBIDDEN, "");
const NOT_IN_A_NAME = /[^a-zA-Z0-9 .'-]+/g;
/** `comments_type`: the longest text that the schema takes. */
export const MAX_COMMENT = 8000;
const DATE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}:\d{2}))?/;
const DECIMAL = /^\d{1,15}(?:\.\d{1,13})?$/;

/** Writes values in the schema's form, and records a note for each changed value. */
export class XmlWriter {
  readonly profile: GoamlProfile;
  readonly #notes = new Map<string, GoamlNote>();

  constructor(profile: GoamlProfile) {
    this.profile = profile;
  }

  get notes(): GoamlNote[] {
    return [...this.#notes.values()];
  }

  /** Once a field and code, however often the field is written. */
  note(path: string, code: GoamlNote["code"], message: string): void {
    this.#notes.set(`${path} ${code}`, { path, code, message });
  }

  /** Text of at most `maxLength` characters without what XML forbids; the mark for unknown in place of nothing. */
  text(path: string, value: string | null, maxLength: number): string {
    return this.optionalText(path, value, maxLength) ?? this.#unknown(path);
  }

  /** The same for an element that may be left out. */
  optionalText(path: string, value: string | null, maxLength: number): string | undefined {
    const allowed = withoutForbidden(value ?? "");
    if (allowed.length !== (value ?? "").length)
      this.note(path, "characters_dropped", "Characters that XML does not allow were removed.");
    const trimmed = allowed.trim();
    return trimmed === "" ? undefined : this.#shorten(path, trimmed, maxLength);
  }

  /** A name as the unit takes it; what was changed can be read in the note and in the element of the original. */
  name(path: string, value: string | null, maxLength: number): string {
    const given = this.text(path, value, 4000);
    if (!this.profile.ascii_names) return this.#shorten(path, given, maxLength);
    const latin = anyAscii(given.replaceAll("&", " and ")).replace(NOT_IN_A_NAME, " ").replace(/ +/g, " ").trim();
    if (latin === given) return this.#shorten(path, latin, maxLength);
    this.note(path, "transliterated", "The name is transliterated to plain Latin letters, as the schema requires.");
    return latin === "" ? this.profile.unknown : this.#shorten(path, latin, maxLength);
  }

  /** A date as `xs:dateTime` without a zone, or undefined when it cannot be read as one. */
  date(path: string, value: string | null): string | undefined {
    if (value === null) return undefined;
    const written = toSqlDate(value);
    if (written === undefined) this.note(path, "unreadable_value", "The date is invalid.");
    return written;
  }

  amount(path: string, value: string): string {
    if (isAmount(value)) return value;
    this.note(path, "unreadable_value", "The amount is not a decimal number; it is reported as zero.");
    return "0";
  }

  country(path: string, value: string | null): string {
    return this.optionalCountry(path, value) ?? this.profile.unknown;
  }

  optionalCountry(path: string, value: string | null): string | undefined {
    if (value === null) return undefined;
    const code = value.toUpperCase();
    if (this.profile.countries.has(code)) return code;
    this.note(path, "not_in_code_list", "The country is not in the FIU's code list.");
    return undefined;
  }

  #unknown(path: string): string {
    this.note(path, "not_known", "The value is not known; it is reported as unknown.");
    return this.profile.unknown;
  }

  #shorten(path: string, value: string, maxLength: number): string {
    const characters = Array.from(value);
    if (characters.length <= maxLength) return value;
    this.note(path, "shortened", `Only the first ${maxLength} characters are in the report.`);
    return characters.slice(0, maxLength).join("").trim();
  }
}

/** `2026-05-24T14:30:00` of an ISO date or time from 1753 on, the schema's first year. */
export function toSqlDate(value: string): string | undefined {
  const match = DATE.exec(value);
  if (match === null) return undefined;
  const written = `${match[1]}T${match[2] ?? "00:00:00"}`;
  const read = new Date(`${written}Z`);
  const exists = !Number.isNaN(read.getTime()) && read.toISOString().startsWith(written);
  return exists && read.getUTCFullYear() >= 1753 ? written : undefined;
}

/** A decimal with a point, within what the schema holds (`sql_decimal`). */
export const isAmount = (value: string): boolean => DECIMAL.test(value);

/** `Direct debit` and `direct-debit` as `direct_debit`: how words are looked up in a profile. */
const toWord = (value: string): string =>
  value
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, "_");

/** The code for a word of a profile's list; a word such as `constructor` is on no list. */
export function codeOf(codes: Readonly<Record<string, string>>, value: string | null): string | undefined {
  const word = toWord(value ?? "");
  return Object.hasOwn(codes, word) ? codes[word] : undefined;
}
