import { checkBsn } from "../../../../domain/identifiers/bsn.ts";
import { readAddress } from "../../fields/addresses.ts";
import { datesIn } from "../../fields/dates.ts";
import { readNationality } from "../../../../platform/nationalities.ts";
import { nationalNumbersIn } from "../../fields/national-numbers.ts";
import { isNamePart, personOf, readPersonName } from "../../fields/person-names.ts";
import type { Cell, DocumentText, Place } from "../../text.ts";
import { fieldValues, type FieldValue } from "./field-values.ts";
import type { IdentityField } from "./words.ts";

/** A value beside its label. */
export interface Visible<T = string> {
  readonly value: T;
  readonly place: Place;
  readonly valid?: false;
}

/** What the fields beside the machine-readable zone say. */
export interface VisibleFields {
  readonly name: Visible<{ readonly name: string; readonly given?: string; readonly family?: string }> | null;
  readonly family: Visible | null;
  readonly given: Visible | null;
  readonly birthDate: Visible | null;
  readonly birthPlace: Visible | null;
  readonly nationality: Visible | null;
  readonly sex: Visible<"m" | "f" | "x"> | null;
  readonly number: Visible | null;
  readonly nationalNumber: Visible | null;
  readonly issueDate: Visible | null;
  readonly expiryDate: Visible | null;
  readonly authority: Visible | null;
  readonly address: Visible | null;
}

type Read<T> = (value: FieldValue) => Omit<Visible<T>, "place"> | null;

/** The latest year that a two-digit birth year stands for. */
const LATEST_BIRTH = 2029;

export function visibleFields(text: DocumentText): VisibleFields {
  const values = fieldValues(text);
  const first = <T>(fields: readonly IdentityField[], read: Read<T>): Visible<T> | null => {
    for (const value of values.filter(({ field }) => fields.includes(field))) {
      const parsed = read(value);
      if (parsed !== null) return { ...parsed, place: value.place };
    }
    return null;
  };
  const plain = first(["plain_name"], readPart);
  const surname = first(["family"], readPart);
  const given = first(["given"], readPart) ?? (surname === null ? null : plain);
  const family = surname ?? plain;
  return {
    given,
    family,
    name:
      family !== null && given !== null
        ? joined(given, family)
        : (first(["name"], readName) ?? first(["family", "plain_name"], readName)),
    birthDate: first(["birth_date", "birth"], ({ text: value }) => lastDate(value, LATEST_BIRTH)),
    birthPlace: first(["birth_place", "birth"], readPlace) ?? placeAfterBirth(values),
    nationality: first(["nationality"], ({ text: value }) =>
      wrap(readNationality(value) ?? readNationality(value.split(/\s{2,}|\s(?=\d)/)[0]!)),
    ),
    sex: first(["sex"], readSex),
    number: first(["number"], readNumber),
    nationalNumber: first(["national_number"], readNational),
    issueDate:
      first(["issue"], ({ text: value }) => onlyDate(value)) ??
      first(["validity"], ({ text: value }) => dateOfTwo(value, 0)),
    expiryDate:
      first(["expiry"], ({ text: value }) => lastDate(value)) ??
      first(["validity"], ({ text: value }) => dateOfTwo(value, 1) ?? onlyDate(value)),
    authority: first(["authority"], readAuthority),
    address: first(["address"], ({ text: value }) => wrap(readAddress(value)?.value.text ?? null)),
  };
}

/** Fields of which two labels of the same words have different values: the sides of two cards stand on one scan. */
export function toldTwice(
  text: DocumentText,
): ReadonlySet<"document_number" | "national_number" | "expiry_date" | "issue_date"> {
  const { numbers, nationals, expiries, issues } = visibleOfEach(text);
  const isTwice = (some: Labelled): boolean =>
    [...Map.groupBy(some, ([label]) => label.folded.slice(0, LABEL).replaceAll(/[^\p{L}]/gu, "")).values()].some(
      (same) => new Set(same.map(([, { value }]) => value)).size > 1,
    );
  return new Set(
    (
      [
        ["document_number", numbers],
        ["national_number", nationals],
        ["expiry_date", expiries],
        ["issue_date", issues],
      ] as const
    ).flatMap(([type, some]) => (isTwice(some) ? [type] : [])),
  );
}

/** Characters by which two labels are one. */
const LABEL = 14;

type Labelled = readonly (readonly [Cell, Visible])[];

/** Family names, given names and birth dates, each with its label: one scan may show two cards. */
export function visibleOfEach(text: DocumentText): {
  readonly families: Labelled;
  readonly givens: Labelled;
  readonly births: Labelled;
  readonly numbers: Labelled;
  readonly nationals: Labelled;
  readonly expiries: Labelled;
  readonly issues: Labelled;
} {
  const byLabel = [...Map.groupBy(fieldValues(text), ({ label }) => label)];
  const each = (fields: readonly IdentityField[], read: Read<string>): Labelled =>
    byLabel.flatMap(([label, values]) => {
      const found = values
        .filter(({ field }) => fields.includes(field))
        .flatMap((value) => {
          const parsed = read(value);
          return parsed === null ? [] : [{ ...parsed, place: value.place }];
        });
      return found.length === 0 ? [] : [[label, found[0]!] as const];
    });
  return {
    families: each(["family", "plain_name"], readPart),
    givens: each(["given"], readPart),
    births: each(["birth_date", "birth"], ({ text: value }) => lastDate(value, LATEST_BIRTH)),
    numbers: each(["number"], readNumber),
    nationals: each(["national_number"], readNational),
    expiries: each(["expiry"], ({ text: value }) => lastDate(value)),
    issues: each(["issue"], ({ text: value }) => onlyDate(value)),
  };
}

const wrap = (value: string | null) => (value === null ? null : { value });

function joined(given: Visible, family: Visible): VisibleFields["name"] {
  const person = personOf(given.value, family.value);
  if (person === null) return null;
  const confidence = Math.min(given.place.confidence, family.place.confidence);
  const quote = `${family.place.quote} ${given.place.quote}`;
  return {
    value: { name: person.name, given: given.value, family: family.value },
    place: { ...family.place, confidence, quote },
  };
}

/** Remarks that stand behind a name: a partner's, or a former one. */
export const tidyName = (text: string): string =>
  text
    .replace(/\s(?:e\/v|e\/g|ép\.?|épouse|ep\.|echtg\.?|geb\.?|geboren|née?|born)\s.*$/iu, "")
    .replaceAll(/^[^\p{L}'’]+|[^\p{L}.]+$/gu, "")
    .replaceAll(/\s*,\s*/g, " ")
    .trim();

const readPart: Read<string> = ({ text, form }) =>
  form !== "second" && isNamePart(tidyName(text)) ? { value: tidyName(text) } : null;

const readName: Read<{ name: string; given?: string; family?: string }> = ({ text, form }) => {
  const person = form === "second" ? null : readPersonName(text.includes(",") ? text : tidyName(text));
  if (person === null) return null;
  const { name, given_names: given, family_name: family } = person;
  return { value: given === undefined || family === undefined ? { name } : { name, given, family } };
};

/** Recognition may lose the spaces of `20 01 2021`. */
const withSpaces = (text: string): string =>
  text.replace(/(?<![\d.,/-])(\d{2}) ?(\d{2}) ?((?:19|20)\d{2})$/, "$1 $2 $3");
const dates = (text: string, latestYear?: number) =>
  datesIn(withSpaces(text.trim()), latestYear === undefined ? {} : { latestYear });

const lastDate = (text: string, latestYear?: number) => wrap(dates(text, latestYear).at(-1)?.value ?? null);
const onlyDate = (text: string) => (dates(text).length === 1 ? wrap(dates(text)[0]!.value) : null);
const dateOfTwo = (text: string, at: number) => (dates(text).length === 2 ? wrap(dates(text)[at]!.value) : null);

const PLACE = /^\p{Lu}[\p{L}\p{M}'’.()/ -]{1,40}$/u;

const readPlace: Read<string> = ({ text, field, form }) => {
  if (form === "second") return null;
  const date = dates(text)[0];
  const rest = date === undefined ? text : `${text.slice(0, date.at)} ${text.slice(date.at + date.quote.length)}`;
  if (field === "birth" && date === undefined && !/^\p{Lu}/u.test(text)) return null;
  const place = rest
    .replaceAll(/\b(te|à|a|in|op|le|am|on)\b(?=\s|$)/gu, " ")
    .replaceAll(/^[\s,;:/-]+|[\s,;:/.-]+$/g, "")
    .replaceAll(/\s+/g, " ");
  return PLACE.test(place) && /\p{L}{2}/u.test(place) ? { value: place } : null;
};

/** `Geboren op: 5.2.1964` in one line, `te: Hasselt` in the next: such a short word is a label only there. */
function placeAfterBirth(values: readonly FieldValue[]): Visible | null {
  const found = values.find(
    ({ field }, at) => field === "in" && ["birth", "birth_date"].includes(values[at - 1]?.field ?? ""),
  );
  const place = found === undefined ? null : readPlace(found);
  return place === null ? null : { ...place, place: found!.place };
}

const SEX: readonly (readonly [RegExp, "m" | "f" | "x"])[] = [
  [/^(?:m\s?\/\s?m|m\s?\/\s?h|h\s?\/\s?m|m|mann?elijk|man|masculin|mannlich|männlich|male)(?![\p{L}/])/iu, "m"],
  [/^(?:[vfw]\s?\/\s?[vfw]|v|f|w|vrouwelijk|vrouw|féminin|feminin|weiblich|female)(?![\p{L}/])/iu, "f"],
  [/^(?:x\s?\/\s?x|x)(?![\p{L}/])/iu, "x"],
];

const readSex: Read<"m" | "f" | "x"> = ({ text }) => {
  const sex = SEX.find(([pattern]) => pattern.test(text))?.[1];
  return sex === undefined ? null : { value: sex };
};

const readNumber: Read<string> = ({ text, form }) => {
  if (form === "second") return null;
  const whole = /^(?:[A-Z]{1,3}[ -]?)?[A-Z0-9]{1,12}(?:[ -][A-Z0-9]{1,12}){0,4}/.exec(text)?.[0] ?? "";
  const first = whole.replaceAll(/[ -]/g, "").length > 14 || /\s[A-Z]{2,}$/.test(whole) ? whole.split(" ")[0]! : whole;
  const number = first.replaceAll(/[ -]/g, "");
  const isNumber = number.length >= 6 && number.length <= 14 && (number.match(/\d/g) ?? []).length >= 3;
  return isNumber && dates(text).length === 0 ? { value: number } : null;
};

const readNational: Read<string> = ({ text }) => {
  const [found] = nationalNumbersIn(text, true);
  if (found !== undefined)
    return { value: found.value.number, ...(found.valid === false ? { valid: false as const } : {}) };
  const digits = /^(\d{4}[. ]?\d{2}[. ]?\d{3}|\d{3}[. ]?\d{3}[. ]?\d{3})(?!\d)/
    .exec(text)?.[0]
    ?.replaceAll(/[. ]/g, "");
  return digits !== undefined && checkBsn(digits).valid ? { value: digits } : null;
};

const readAuthority: Read<string> = ({ text, form }) => {
  const name = text.trim();
  const isName = /^\p{Lu}/u.test(name) && name.length >= 3 && name.length <= 60 && !/\d{2}/.test(name);
  return form !== "second" && isName && dates(name).length === 0 ? { value: name } : null;
};
