import type { Flow } from "../../flow.ts";
import { datesIn } from "../../fields/dates.ts";
import { isNamePart } from "../../fields/person-names.ts";
import { placeWithin, type DocumentText } from "../../text.ts";
import { compareWithZone } from "./same-holder.ts";
import { tidyName, type Visible, type VisibleFields } from "./visible-fields.ts";
import type { ZoneHolder } from "./zone-holder.ts";

/** What an identity document says without a label that is known: in a sentence, or by how it relates to what was read. */

const ISSUED =
  /(?:afgegeven|afgeleverd|uitgereikt|delivree?|delivre\(e\)|emise?|ausgestellt|issued)(?:\s(?:te|a|in|at)\s\p{L}[\p{L} -]{1,30}?,?)?\s(?:op|le|am|on|den)\s$/u;
const EXPIRES =
  /(?:geldig (?:is )?tot(?: en met)?|(?:vervalt|verstrijkt) op|valable jusqu'(?:au|a)|expire le|(?:gultig|gilt) bis(?: zum| einschlieslich)?|lauft .{0,20}ab am|valid (?:until|to|till)|expires on|t\/m)\s$/u;

/** A date that a sentence gives as that of issue or of expiry. The same words with two dates give none. */
export function dateInSentence(flow: Flow, what: "issue" | "expiry"): Visible | null {
  const cue = what === "issue" ? ISSUED : EXPIRES;
  const running = flow.folded.replaceAll("\n", " ");
  const found = datesIn(flow.text).filter(({ at }) => cue.test(running.slice(Math.max(0, at - 70), at)));
  const [first] = found;
  if (first === undefined || new Set(found.map(({ value }) => value)).size > 1) return null;
  return { value: first.value, place: flow.place(first.at, first.at + first.quote.length) };
}

/** Documents are valid for so many years at most. */
const LONGEST = 15;
const DAY = 86_400_000;

/** The only date from which it is a round number of years to the expiry, a day more or less. */
export function issueBeforeExpiry(flow: Flow, expiry: string, birth: string | undefined): Visible | null {
  const end = Date.parse(expiry);
  const isRound = (date: string): boolean => {
    const years = Number(expiry.slice(0, 4)) - Number(date.slice(0, 4));
    const same = Date.parse(`${expiry.slice(0, 4)}${date.slice(4)}`);
    return date < expiry && years >= 1 && years <= LONGEST && Math.abs(same - end) <= DAY;
  };
  const found = datesIn(flow.text).filter(
    ({ value }) => isRound(value) && (birth === undefined || (value > birth && value.slice(4) !== birth.slice(4))),
  );
  const [first] = found;
  if (first === undefined || new Set(found.map(({ value }) => value)).size > 1) return null;
  return { value: first.value, place: flow.place(first.at, first.at + first.quote.length) };
}

/** The names of the zone as the document spells them elsewhere, with their accents: each fills a line of its own. */
export function spelledNames({ cells }: DocumentText, { given, family }: ZoneHolder): VisibleFields["name"] {
  if (given === null || family === null) return null;
  const lettersOf = (text: string) => text.replaceAll(/[^\p{L}]/gu, "").length;
  const spelled = (zone: string) => {
    const found = cells
      .filter(({ text }) => !text.includes("<"))
      .map((cell) => ({ cell, name: tidyName(cell.text) }))
      .filter(({ name }) => isNamePart(name) && lettersOf(name) >= lettersOf(zone) - 3)
      .filter(({ name }) => lettersOf(name) <= lettersOf(zone) && compareWithZone(zone, name) === "same");
    return new Set(found.map(({ name }) => name.toLowerCase())).size === 1 ? found[0]! : null;
  };
  const [own, first] = [spelled(family), spelled(given)];
  if (own === null || first === null || own.cell === first.cell) return null;
  const [place, other] = [placeWithin(own.cell), placeWithin(first.cell)];
  return {
    value: { name: `${first.name} ${own.name}`, given: first.name, family: own.name },
    place: {
      ...place,
      confidence: Math.min(place.confidence, other.confidence),
      quote: `${place.quote} ${other.quote}`,
    },
  };
}

/** `Nr. AI-0984368` in a line of its own. */
export function numberInHead({ cells }: DocumentText): Visible | null {
  const found = cells.flatMap((cell) => {
    const match =
      /^\W{0,3}(?:(?:kaart|card|carte|karte|document|titel|titre|pas|permit)\s?)?(?:n(?:r|o|um)?\s?[.°]?\s?[/|]?\s?){1,3}[:.]?\s*(?<number>(?:[a-z]{1,3}[ -]?)?\d[\d -]{4,16}\d)$/.exec(
        cell.folded,
      );
    return match === null ? [] : [{ cell, at: match[0].length - match.groups!["number"]!.length }];
  });
  const [only] = found;
  if (only === undefined || found.length > 1) return null;
  const { cell, at } = only;
  return { value: cell.text.slice(at).replaceAll(/[ -]/g, ""), place: placeWithin(cell, at) };
}
