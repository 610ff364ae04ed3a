import { matchesOf } from "../../../platform/matches.ts";
import type { ReadLine } from "../../../domain/readings/reading.model.ts";
import { checkDigits, combinations, correctedLines, parseZone } from "../../zone-parsing.ts";

/** A machine-readable zone (ICAO 9303) as recognition read it. */
export interface ReadZone {
  /** At their right width. */
  readonly lines: readonly string[];
  /** Which of the lines it was read from they are. */
  readonly from: readonly number[];
  /** Check digits that hold, 0 to 1. */
  readonly holding: number;
  /** Whether the holder has a second name: a model that misreads it takes it for fillers. */
  readonly hasGivenNames: boolean;
}

type ReadText = Pick<ReadLine, "text" | "box">;

/** `issuer`: characters before the names in their line, which end in fillers for a country of one letter, `D<<`. */
const FORMATS = [
  { count: 2, width: 44, names: 0, issuer: 5, start: /^[PV][A-Z<]/ },
  { count: 2, width: 36, names: 0, issuer: 5, start: /^[ACIPV][A-Z0-9<]/ },
  { count: 3, width: 30, names: 2, issuer: 0, start: /^[ACI][A-Z0-9<]/ },
] as const;

/** Characters that recognition made too many or too few of. */
const SLACK = 4;

/** As a zone writes: capitals, digits and fillers. */
export const compact = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll("«", "<<")
    .replaceAll("‹", "<")
    .replaceAll(/[^A-Z0-9<]/g, "");

/** The zone among lines whose check digits hold best; null if no lines form one, or fewer than half of them hold. */
export function zoneIn(read: readonly ReadText[]): ReadZone | null {
  const lines = read
    .map(({ text, box }, index) => ({ text: compact(text), box, index }))
    .filter(({ text }) => text.length >= 30 - SLACK);
  let best: ReadZone | null = null;
  for (const format of FORMATS) {
    for (let at = 0; at + format.count <= lines.length; at++) {
      const part = lines.slice(at, at + format.count);
      if (part.some(({ text }) => Math.abs(text.length - format.width) > SLACK)) continue;
      const texts = part.map((line, index) => (index === format.names ? withoutBorder(line, part) : line.text));
      const spellings = texts.map((text, line) =>
        spellingsOf(text, format.width, line === format.names ? format.issuer : null),
      );
      for (const spelling of combinations(spellings)) {
        if (!format.start.test(spelling[0]!)) continue;
        const read = check(spelling);
        if (read && read.holding >= 0.5 && read.holding > (best?.holding ?? 0)) {
          const hasGivenNames = /[A-Z]<<[A-Z]/.test(read.lines[format.names]!.slice(format.issuer));
          best = { ...read, hasGivenNames, from: part.map(({ index }) => index) };
        }
        if (best?.holding === 1) return best;
      }
    }
  }
  return best;
}

/** No check digit tells that the border of a card was read as a letter before the names, but it stands left of all lines. */
function withoutBorder({ text, box }: ReadText, lines: readonly ReadText[]): string {
  if (!box) return text;
  const lefts = lines.flatMap((line) => (line.box && line.box !== box ? [line.box[0]] : []));
  const extra = Math.round((Math.min(...lefts) - box[0]) / (box[2] / text.length));
  return extra >= 1 && extra <= 2 ? text.slice(extra) : text;
}

/**
 * A line at its right width: fillers put in or left out, or noise at its ends left out.
 * @param issuer characters before the names; null for a line without names
 */
function spellingsOf(line: string, width: number, issuer: number | null): string[] {
  if (issuer !== null) {
    const names = line.slice(0, issuer) + withoutNoise(line.slice(issuer));
    return [names.padEnd(width, "<").slice(0, width)];
  }
  const difference = line.length - width;
  if (difference === 0) return [line];
  const refilled = matchesOf(line, /<+/g).flatMap(({ 0: run, index }) =>
    run.length - difference < 1
      ? []
      : [line.slice(0, index) + "<".repeat(run.length - difference) + line.slice(index + run.length)],
  );
  // The longest run is where recognition miscounts most.
  const cut = Array.from({ length: Math.max(0, difference) + 1 }, (_, first) => line.slice(first, first + width));
  return difference > 0 ? [...refilled.slice(-3), ...cut] : refilled.slice(-4);
}

/** Only fillers follow the given names. A letter alone among fillers is a misread filler. */
function withoutNoise(line: string): string {
  const [, family, fillers, others] = /^(.*?[A-Z])(<<+)(.*)$/.exec(line) ?? [];
  if (!family) return line;
  const [given] = others!.split("<<");
  const isNoise = /^[KCSELX<]*$/.test(given!) && fillers!.length > 2;
  return `${family}<<${isNoise ? "" : given}`;
}

/** A letter where only a digit may stand becomes the digit that it looks like, and the other way round. */
function check(lines: readonly string[]): Pick<ReadZone, "lines" | "holding"> | null {
  const result = parseZone(lines, true);
  const digits = result === null ? [] : checkDigits(result);
  if (result === null || digits.length < 3) return null;
  const holding = digits.filter(({ valid }) => valid).length / digits.length;
  return { lines: correctedLines(lines, result), holding };
}
