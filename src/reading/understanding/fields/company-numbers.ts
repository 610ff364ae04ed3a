import { parseEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";
import { foldInPlace } from "../text.ts";

type CompanyNumberScheme = "be" | "kvk" | "siren" | "siret" | "hr" | "rcs_lu" | "uk" | "ie";

export interface CompanyNumber {
  readonly scheme: CompanyNumberScheme;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Without separators: `0123456749`, `12345678`, `HRB12345`, `B123456`, `SC123456`. */
  readonly number: string;
  /** Town of the court or clerk's office, where the number needs it and the text names it. */
  readonly court?: string;
}

const BELGIAN = /(?<![\dA-Z])(BE[\s.:]{0,2})?([01]?\d{3})([.,\s]?)(\d{3})([.,\s]?)(\d{3})(?!\d|[.,-]\d)/g;
const BELGIAN_LABEL =
  /(?:(?<vat>btw|tva|mwst|vat)|ondernemingsn(umme)?r|ondernemingsnummer|\bkbo\b|\bbce\b|\bcbe\b|\bzdu\b|numero d.entreprise|n(umer|)[o°]\.? ?(d.)?entreprise|unternehmensn(umme)?r|enterprise n(umber|o|r)|company number|\brpr\b|\brpm\b|\brjp\b)[^\n\d]{0,50}$/;
const TELEPHONE = /(tel|gsm|fax|phone|mobile|mobiel|handy)[^\n]{0,12}$/;

/**
 * Registration numbers of companies in a text. Numbers with check digits (Belgium, France) that fail are found with
 * `valid: false`, if a label says what they should be. Numbers without check digits need their label.
 */
export function companyNumbersIn(text: string): Found<CompanyNumber>[] {
  if (!/\d/.test(text)) return [];
  const folded = foldInPlace(text);
  return withoutOverlaps([...belgian(text, folded), ...french(text, folded), ...labelled(text, folded)]);
}

function belgian(text: string, folded: string): Found<CompanyNumber>[] {
  return matchesOf(text, BELGIAN).flatMap((match): Found<CompanyNumber>[] => {
    const [quote, prefix, first, mark, , secondMark] = match;
    const before = folded.slice(Math.max(0, match.index - 60), match.index);
    const label = BELGIAN_LABEL.exec(before);
    // Nine digits after a word for VAT may be of any country.
    const isLabelled =
      prefix !== undefined || (label !== null && (first!.length === 4 || label.groups?.["vat"] === undefined));
    const isUsual =
      first!.length === 4 &&
      /^[.,]{2}$/.test(mark! + secondMark!) &&
      `${mark}${secondMark}` !== ",," &&
      !TELEPHONE.test(before);
    if ((!isLabelled && !isUsual) || quote.includes("\n")) return [];
    const parsed = parseEnterpriseNumber(quote.replace(/^BE[\s.:]*/, "").replaceAll(",", "."));
    if (parsed.ok) {
      return [
        found({ scheme: "be", country: "BE", number: parsed.number }, text, match.index, match.index + quote.length),
      ];
    }
    if (!isLabelled || parsed.fault !== "check_digits" || first!.length !== 4) return [];
    const number = quote.replaceAll(/\D/g, "");
    const end = match.index + quote.length;
    return [{ ...found({ scheme: "be", country: "BE", number } as const, text, match.index, end, 0.8), valid: false }];
  });
}

const SIREN =
  /(?<![\d.,])(\d{3})[ .\u00a0]?(\d{3})[ .\u00a0]?(\d{3})(?:[ .\u00a0]?(\d{2})[ .\u00a0]?(\d{3}))?(?![\d]|[.,]\d)/g;
const SIREN_LABEL =
  /(siren|siret|\br\.? ?c\.? ?s\.?(?! luxembourg)|registre du commerce et des societes de (?!luxembourg))[^\n\d]{0,50}$/;
const SIREN_AFTER = /^\s{0,2}r\.? ?c\.? ?s\.?(?! luxembourg)\b/;

function french(text: string, folded: string): Found<CompanyNumber>[] {
  return matchesOf(text, SIREN).flatMap((match): Found<CompanyNumber>[] => {
    const end = match.index + match[0].length;
    const isLabelled =
      SIREN_LABEL.test(folded.slice(Math.max(0, match.index - 70), match.index)) || SIREN_AFTER.test(folded.slice(end));
    if (!isLabelled) return [];
    const number = match[0].replaceAll(/\D/g, "");
    const one = found(
      { scheme: number.length === 14 ? "siret" : "siren", country: "FR", number } as const,
      text,
      match.index,
      end,
    );
    return [passesLuhn(number) ? one : { ...one, confidence: 0.8, valid: false }];
  });
}

/** The check digit of French company numbers. */
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, at) => total + (at % 2 === 0 ? digit : digit > 4 ? 2 * digit - 9 : 2 * digit), 0);
  return sum % 10 === 0 && /[1-9]/.test(digits);
}

interface LabelledNumber {
  readonly scheme: CompanyNumberScheme;
  readonly country: string;
  /** Over the folded text; group 1 is the number. */
  readonly pattern: RegExp;
}

const LABELLED: readonly LabelledNumber[] = [
  {
    scheme: "kvk",
    country: "NL",
    pattern:
      /(?:\bk\.?v\.?k\.?\b|kamers? van koophandel|chamber of commerce|handelsregister)[^\n\d]{0,60}(\d{8})(?!\d|[.,]\d)/g,
  },
  {
    scheme: "hr",
    country: "DE",
    // Courts print the number in groups of three as well: `HRB 718 442`. A figure of what is held or paid is no group of it.
    pattern:
      /\b(hr ?[ab] ?(?:nr\.?|nummer)?:? ?(?:\d{1,3}[ .\u00a0\u202f]\d{3}(?![\d%]|[.,]\d| ?(?:%|eur\b|€|euro|aktien|anteile|stuck|geschaftsanteile))|\d{1,6}(?!\d))(?: (?!ag\b)[a-z]{1,3}\b(?=[\s,.;)]|$))?)/g,
  },
  {
    scheme: "rcs_lu",
    country: "LU",
    pattern:
      /(?:\br\.? ?c\.? ?s\.?|registre de commerce(?: et des societes)?|handels- und gesellschaftsregister)[^\n\d]{0,60}?\b(b ?\d{1,3}[. ]?\d{3}|b ?\d{3,6})(?!\d)/g,
  },
  {
    scheme: "uk",
    country: "GB",
    pattern:
      /(?:company (?:registration )?(?:no|number)|registered (?:in (?:england|scotland|wales|northern ireland)|(?:under |with )?(?:the )?(?:company )?(?:no|number))|companies house)[^\n\d]{0,50}?\b((?:sc|ni|oc|so|nc|r0|fc|lp) ?\d{5,6}|0?\d{7,8})(?!\d)/g,
  },
  {
    scheme: "ie",
    country: "IE",
    pattern:
      /(?:registered|registration|company) (?:no|number)[^\n\d]{0,12}(?<!\b(?:c|he|k) ?)(?<![a-z])(\d{5,6})(?!\d|[.,/-]\d)/g,
  },
  {
    scheme: "ie",
    country: "IE",
    pattern:
      /(?:registered in (?:the republic of )?ireland|\bcro\b|companies registration office)[^\n\d]{0,40}(\d{5,6})(?!\d|[.,-]\d)/g,
  },
];

/** What a next line begins with is no part of a number: a letter of a list, a figure. A court's letters are capitals. */
const BEHIND_NUMBER = /(?<=\d)(?:\n(?:\p{L}{1,3}|\d{3}(?: \p{L}{1,3})?)| (?!\p{Lu}{1,2}$)\p{L}{1,3})$/u;

const COURT =
  /(?:Amtsgericht|Registergericht|AG)\s+(\p{Lu}[\p{L}-]+(?:[ -](?:am|an der|im)?\s?\p{Lu}[\p{L}-]+|\s\([\p{L} .]+\))?)/u;

function labelled(text: string, folded: string): Found<CompanyNumber>[] {
  // A line may end between a label and its number.
  const unbroken = folded.replaceAll("\n", " ");
  return LABELLED.flatMap(({ scheme, country, pattern }) =>
    matchesOf(unbroken, pattern).map((match): Found<CompanyNumber> => {
      const at = match.index + match[0].length - match[1]!.length;
      const end = at + (BEHIND_NUMBER.exec(text.slice(at, at + match[1]!.length))?.index ?? match[1]!.length);
      const number = text
        .slice(at, end)
        .toUpperCase()
        .replaceAll(/NR|NUMMER|[^A-Z0-9]/g, "");
      const court = scheme === "hr" ? COURT.exec(text.slice(Math.max(0, at - 80), end + 60))?.[1] : undefined;
      const value: CompanyNumber = {
        scheme,
        country,
        number: scheme === "uk" && /^\d{7}$/.test(number) ? `0${number}` : number,
      };
      return found(court === undefined ? value : { ...value, court }, text, at, end);
    }),
  );
}
