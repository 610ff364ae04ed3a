import type { PersonFact } from "../../../../domain/readings/reading.model.ts";
import { foldAccents } from "../../../../platform/folding.ts";
import { isWithin } from "../../distance.ts";
import type { DocumentText } from "../../text.ts";
import type { Zone } from "./zone-lines.ts";

/** How the zone and the fields beside it relate. `misread` differs by a character or two, as recognition does. */
export type Agreement = "same" | "misread" | "different";

/** Letters as a zone writes them (ICAO 9303, part 3, section 6): an umlaut by two letters or by one. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/[äæ]/g, "ae", "a"],
  [/[öøœ]/g, "oe", "o"],
  [/ü/g, "ue", "u"],
  [/ß/g, "ss", "ss"],
  [/å/g, "aa", "a"],
  [/ĳ/g, "ij", "y"],
];

const inZone = (name: string, spelling: 1 | 2): string =>
  foldAccents(
    SPELLINGS.reduce((text, rule) => text.replaceAll(rule[0], rule[spelling]), name.normalize("NFC").toLowerCase()),
  )
    .replaceAll(/[^a-z ]/g, (letter) => (letter === "-" ? " " : ""))
    .replaceAll(/\s+/g, " ")
    .trim();

/** Compares a name of the zone, which may be cut off, with the same name as the document shows it. */
export function compareWithZone(zone: string, visible: string): Agreement {
  const ours = inZone(zone, 1).replaceAll(" ", "");
  const spellings = ([1, 2] as const).map((spelling) => inZone(visible, spelling).replaceAll(" ", ""));
  if (
    spellings.some(
      (text) =>
        text === ours || (ours.length >= 5 && text.startsWith(ours)) || (text.length >= 3 && ours.startsWith(text)),
    )
  )
    return "same";
  const slack = ours.length >= 9 ? 2 : ours.length >= 4 ? 1 : 0;
  return spellings.some((text) => isWithin(ours, text, slack)) ? "misread" : "different";
}

/** The holder with the whole family name of the zone, where the card prints its second word on a line of its own. */
export function withWholeFamily(beside: PersonFact, zone: PersonFact, { cells }: DocumentText): PersonFact {
  const { given_names: given, family_name: family } = beside;
  if (given === undefined || family === undefined) return beside;
  const [printed, whole] = [family, zone.family_name!].map((name) => inZone(name, 1).split(" ")) as [
    string[],
    string[],
  ];
  if (printed.length >= whole.length || printed.some((word, at) => word !== whole[at])) return beside;
  const rest = whole.slice(printed.length).join(" ");
  const line = cells.find(({ text }) => ([1, 2] as const).some((spelling) => inZone(text, spelling) === rest));
  if (line === undefined) return beside;
  const both = `${family} ${line.text.trim()}`;
  return { ...beside, name: `${given} ${both}`, family_name: both };
}

/** Numbers and dates: equal, or with one character that recognition confused. */
export function compareExactly(zone: string, visible: string): Agreement {
  if (zone === visible) return "same";
  return isWithin(zone.replaceAll("O", "0"), visible.replaceAll("O", "0"), zone.length >= 8 ? 2 : 1)
    ? "misread"
    : "different";
}

/** A zone whose line of names begins with the edge of the card, read as some letter: no check digit covers the names. */
export function withoutStroke(zone: Zone, family: string | null): Zone {
  const at = zone.lines.length - 1;
  const isStroke = family !== null && zone.format === "TD1";
  const lastName = zone.parsed.fields.lastName ?? "";
  if (
    !isStroke ||
    compareWithZone(lastName, family) === "same" ||
    compareWithZone(lastName.slice(1), family) !== "same"
  )
    return zone;
  const lines = zone.lines.map((own, index) => (index === at ? `${own.slice(1)}<` : own));
  return { ...zone, lines, parsed: { ...zone.parsed, fields: { ...zone.parsed.fields, lastName: lastName.slice(1) } } };
}
