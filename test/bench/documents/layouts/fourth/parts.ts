import type { Draft } from "../../draft.ts";
import type { Address, Company, Person } from "../../world.ts";
import { streetOf, townOf } from "../../world.ts";

/** A line below the text of the current page. */
export function foot(d: Draft, text: string, align: "left" | "center" | "right" = "center"): void {
  const x = align === "left" ? 50 : align === "right" ? d.pageWidth - 50 : d.pageWidth / 2;
  text.split("\n").forEach((line, at) => d.put(x, d.pageHeight - 44 + at * 10, line, { size: 7.5, align, grey: 0.35 }));
}

/** Town before the street, as deeds of several countries write it. */
export const townFirst = (d: Draft, address: Address): string => `${townOf(address)}, ${streetOf(address, d.language)}`;

export const titled = (
  who: Person,
  [man, woman]: readonly [string, string],
  name = `${who.given.join(" ")} ${who.family}`,
): string => `${who.sex === "m" ? man : woman} ${name}`;

/** Family name in capitals, a comma, then all given names. */
export const listed = (who: Person): string => `${who.family.toUpperCase()}, ${who.given.join(" ")}`;

/** `0403.170.701` with the dots left out after the first group, as some forms have it. */
export const spaced = (company: Company): string =>
  `${company.number.slice(0, 4)} ${company.number.slice(4, 7)} ${company.number.slice(7)}`;

export const dotted = (company: Company): string =>
  `${company.number.slice(0, 4)}.${company.number.slice(4, 7)}.${company.number.slice(7)}`;

/** Headings with the paragraphs below each. */
export function clauses(
  d: Draft,
  list: readonly (readonly [string, ...string[]])[],
  {
    head = (at: number, title: string) => `${at}. ${title}`,
    style = "bold",
    align = "left",
    indent = 0,
  }: {
    head?: (at: number, title: string) => string;
    style?: "bold" | "italic" | "regular";
    align?: "left" | "center";
    indent?: number;
  } = {},
): void {
  list.forEach(([title, ...paragraphs], at) => {
    d.text(head(at + 1, title), { style, align, after: 2 });
    for (const paragraph of paragraphs) d.text(paragraph, { after: 4, indent });
    d.space(6);
  });
}

/** Numbers of shares as a Dutch-language deed spells them. */
export const SPELT: Readonly<Record<number, string>> = { 50: "vijftig", 60: "zestig", 75: "vijfenzeventig" };
