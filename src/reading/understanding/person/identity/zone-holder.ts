import type { ParseResult } from "mrz";
import { checkBsn } from "../../../../domain/identifiers/bsn.ts";
import { fullYear, isDate, isoDate } from "../../fields/calendar.ts";
import { ofThreeLetters } from "../../../../platform/nationalities.ts";
import { nationalNumbersIn } from "../../fields/national-numbers.ts";
import type { Zone } from "./zone-lines.ts";

/** What a machine-readable zone says. Names are in capitals and Latin letters. */
export interface ZoneHolder {
  readonly given: string | null;
  readonly family: string | null;
  readonly birthDate: string | null;
  readonly expiryDate: string | null;
  readonly nationality: string | null;
  readonly issuer: string | null;
  readonly sex: "m" | "f" | "x" | null;
  readonly documentNumber: string | null;
  readonly nationalNumber: string | null;
}

/** Identity documents of today expire in this century; the oldest that are still handed in expired around 2000. */
const LATEST_EXPIRY = 2075;
/** Without another sign, nobody is born after it. */
const LATEST_BIRTH = 2029;

export function zoneHolder({ parsed, format }: Zone, issueDate: string | null): ZoneHolder {
  const { fields } = parsed;
  const holds = (field: string) => parsed.details.find((one) => one.field === `${field}CheckDigit`)?.valid !== false;
  const expiry = holds("expirationDate") ? dateOf(fields.expirationDate, LATEST_EXPIRY) : null;
  const latest = issueDate === null ? LATEST_BIRTH : Number(issueDate.slice(0, 4));
  const issuer = ofThreeLetters(fields.issuingState ?? "");
  return {
    given: name(fields.firstName),
    family: name(fields.lastName),
    birthDate: holds("birthDate") ? dateOf(fields.birthDate, latest) : null,
    expiryDate: expiry,
    nationality: ofThreeLetters(fields.nationality ?? (format === "TD2" ? (fields.issuingState ?? "") : "")),
    issuer,
    sex: fields.sex === "male" ? "m" : fields.sex === "female" ? "f" : null,
    documentNumber: holds("documentNumber") ? (parsed.documentNumber ?? fields.documentNumber ?? null) : null,
    nationalNumber: nationalNumber(parsed, issuer),
  };
}

const name = (text: string | null | undefined): string | null => {
  const words = text?.replaceAll(/\s+/g, " ").trim() ?? "";
  return /^\p{L}[\p{L} ]*$/u.test(words) ? words : null;
};

function dateOf(text: string | null | undefined, latest: number): string | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)$/.exec(text ?? "") ?? [];
  if (year === undefined) return null;
  const whole = fullYear(Number(year), latest);
  return isDate(whole, Number(month), Number(day)) ? isoDate(whole, Number(month), Number(day)) : null;
}

/** Belgium and the Netherlands put the national number into the optional field. */
function nationalNumber({ fields }: ParseResult, issuer: string | null): string | null {
  const optional = [fields.optional2, fields.optional1, fields.optional, fields.personalNumber]
    .map((text) => (text ?? "").replaceAll(/[< ]/g, ""))
    .filter((text) => /^\d{9}$|^\d{11}$/.test(text));
  if (issuer === "BE") {
    return (
      optional.find(
        (text) => nationalNumbersIn(text, true)[0]?.valid === undefined && nationalNumbersIn(text, true).length > 0,
      ) ?? null
    );
  }
  return issuer === "NL" ? (optional.find((text) => text.length === 9 && checkBsn(text).valid) ?? null) : null;
}
