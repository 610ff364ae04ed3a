import { Card, type IdentityTruth, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, OPTIONAL } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";
import type { Person } from "../../world.ts";

/** Who bears a document, and what it says of itself. */
export interface Bearer {
  readonly who: Person;
  readonly number: string;
  readonly issue: string;
  readonly expiry: string;
}

interface BearerOptions {
  readonly years: number;
  readonly issuer: string;
  readonly nationality: string;
  readonly format: IdentityTruth["format"];
  readonly code: string;
  readonly authority: string;
  readonly optional?: string;
  readonly prints?: IdentityTruth["prints"];
}

/** States an identity document, and returns the lines of its zone with the dates that it prints. */
export function bear(
  d: Draft,
  who: Person,
  number: string,
  options: BearerOptions,
): Bearer & { readonly zone: string[] } {
  const { years, authority, prints, ...rest } = options;
  const issue = d.random.day(...d.world.issueYears);
  const expiry = daysAfter(yearsAfter(issue, years), -1);
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    ...rest,
    prints: { birth_place: who.birthPlace, ...prints },
  });
  if (authority !== "") d.issuer(authority, OPTIONAL);
  return { who, number, issue, expiry, zone };
}

/** A side of a card or a page at a place of the sheet, with fields at (x, y): label, value and size. */
export function side(
  d: Draft,
  place: readonly [number, number],
  size: readonly [number, number],
  scale: number,
  fields: readonly (readonly [number, number, string, string, number?])[],
): Card {
  const card = new Card(d, ...place, size, scale);
  for (const [x, y, label, value, height] of fields) {
    if (label === "") card.text(x, y, value, height ?? 7, "bold");
    else card.field(x, y, label, value, height ?? 7);
  }
  return card;
}

/** `05 MEI/MAY 1980`; one name where both languages have the same. */
export function twinMonths(day: string, first: "nl" | "fr" | "de", second: "en" | "fr" = "en"): string {
  const [date, month, year] = writtenDate(day, first, "card").split(" ");
  const other = writtenDate(day, second, "card").split(" ")[1];
  return `${date} ${month}/${other} ${year}`;
}

export const dotted = (day: string): string => writtenDate(day, "de", "dots");
export const parted = (day: string): string => writtenDate(day, "de", "dots").replaceAll(".", " ");
