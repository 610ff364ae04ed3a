import { foldAccents } from "../../../../platform/folding.ts";
import { isWithin } from "../../distance.ts";
import type { DocumentText } from "../../text.ts";
import { compareExactly } from "./same-holder.ts";
import { type Visible, visibleFields, visibleOfEach } from "./visible-fields.ts";
import { zoneHolder } from "./zone-holder.ts";
import { zonesIn } from "./zone-lines.ts";

/** A field that the printed side and the zone of one card state otherwise. */
export interface ZoneDifference {
  readonly field: "expiry" | "birth date" | "sex" | "nationality" | "number" | "name";
  readonly printed: string;
  readonly inZone: string;
  readonly page: number | null;
}

/** Nationalities whose words are taken for one another. */
const ALIKE: readonly string[] = [
  "CN TW HK MO",
  "KR KP",
  "CG CD",
  "DM DO",
  "GN GW GQ",
  "NE NG",
  "SD SS",
  "GB IE",
  "RS XK",
];

/** What recognition read, and may have misread by a character or two, says nothing. */
const differs = (zone: string, { value, place }: Visible): boolean =>
  place.confidence === 1 ? zone !== value : place.confidence >= 0.95 && compareExactly(zone, value) === "different";

/**
 * Where the printed side of a card differs from its own zone, of which every check digit holds. Of a file that shows more than one card
 * nothing is said: the zone may be another's.
 */
export function zoneDifferences(text: DocumentText): ZoneDifference[] {
  const zones = zonesIn(text).filter(({ isValid }) => isValid);
  const [zone] = zones;
  if (zone === undefined || new Set(zones.map(({ lines }) => lines.join(""))).size > 1 || showsMore(text)) return [];
  const { name, birthDate, expiryDate, sex, nationality, number } = visibleFields(text);
  const holder = zoneHolder(zone, null);
  const found: ZoneDifference[] = [];
  const tell = (field: ZoneDifference["field"], printed: Visible, inZone: string) =>
    found.push({ field, printed: printed.value, inZone, page: printed.place.page });
  // A zone has two digits of a year. A day of the zone that is printed as well was read beside another label.
  const isOtherDay = (inZone: string, printed: Visible) =>
    differs(inZone.slice(2), { ...printed, value: printed.value.slice(2) }) && !isPrinted(text, inZone);
  if (expiryDate && holder.expiryDate && isOtherDay(holder.expiryDate, expiryDate))
    tell("expiry", expiryDate, holder.expiryDate);
  if (birthDate && holder.birthDate && isOtherDay(holder.birthDate, birthDate))
    tell("birth date", birthDate, holder.birthDate);
  if (sex && holder.sex && sex.value !== holder.sex && ![sex.value, holder.sex].includes("x") && isClear(sex))
    tell("sex", sex, holder.sex);
  if (
    nationality &&
    holder.nationality &&
    isOtherCountry(nationality.value, holder.nationality) &&
    isClear(nationality)
  )
    tell("nationality", nationality, holder.nationality);
  if (number && holder.documentNumber && isOtherNumber(text, holder.documentNumber, number))
    tell("number", number, holder.documentNumber);
  const inZone = [holder.given, holder.family].filter((part) => part !== null).join(" ");
  if (name && name.place.confidence >= 0.95 && sharesNothing(name.value.name, inZone))
    tell("name", { value: name.value.name, place: name.place }, inZone);
  return found;
}

const isClear = ({ place }: Visible): boolean => place.confidence >= 0.97;

const isOtherCountry = (a: string, b: string): boolean =>
  a !== b && !ALIKE.some((group) => group.includes(a) && group.includes(b));

const PRINTED_DAY = /(\d{1,2})[^\p{L}\d]+(\d{1,2}|\p{L}{3,}[^\d]{0,12}?)[^\p{L}\d]+(\d{4}|\d{2})(?!\d)/gu;

/** Whether a day stands on the printed side, by whatever label and with its month in letters or digits. */
function isPrinted({ cells }: DocumentText, day: string): boolean {
  const [year, month, date] = day.split("-");
  return cells.some(
    ({ text }) =>
      !text.includes("<") &&
      [...text.matchAll(PRINTED_DAY)].some(
        ([, d, m, y]) =>
          Number(d) === Number(date) && (/\p{L}/u.test(m!) || Number(m) === Number(month)) && year!.endsWith(y!),
      ),
  );
}

/** Numbers of one form; a card also prints others, with check letters, or of its support. */
function isOtherNumber({ cells }: DocumentText, inZone: string, number: Visible): boolean {
  const form = (value: string) => value.replaceAll(/\d/g, "9").replaceAll(/[A-Z]/g, "A");
  if (form(inZone) !== form(number.value) || !differs(inZone, number)) return false;
  return !cells.some(({ text }) => !text.includes("<") && text.replaceAll(/[^A-Za-z0-9]/g, "").includes(inZone));
}

const wordsOf = (name: string): string[] =>
  foldAccents(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= 3);

/** Whether no word of a name is one of the other's, also not cut off, written together or in another spelling. */
function sharesNothing(printed: string, inZone: string): boolean {
  const [own, others] = [wordsOf(printed), wordsOf(inZone)];
  if (own.length < 2 || others.length < 2 || /[^\p{Script=Latin}\s'’.-]/u.test(printed)) return false;
  const isAlike = (a: string, b: string) => a.includes(b) || b.includes(a) || isWithin(a, b, 2);
  return own.every((word) => others.every((other) => !isAlike(word, other)));
}

/** Whether labels of one kind have different values. */
function showsMore(text: DocumentText): boolean {
  const { families, births, numbers, expiries } = visibleOfEach(text);
  return [families, births, numbers, expiries].some(
    (labelled) => new Set(labelled.map(([, { value }]) => value)).size > 1,
  );
}
