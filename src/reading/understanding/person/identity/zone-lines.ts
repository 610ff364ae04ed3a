import { matchesOf } from "../../../../platform/matches.ts";
import type { ParseResult } from "mrz";
import type { MrzFact } from "../../../../domain/readings/reading.model.ts";
import { checkDigits, combinations, correctedLines, parseZone } from "../../../zone-parsing.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../../text.ts";

/** A machine-readable zone as it stands in a document. */
export interface Zone {
  readonly format: MrzFact["format"];
  /** As read, without spaces; if every check digit holds, with fillers and letters as they then must be. */
  readonly lines: readonly string[];
  readonly parsed: ParseResult;
  /** Whether every check digit holds. */
  readonly isValid: boolean;
  readonly place: Place;
}

interface ZoneLine {
  readonly text: string;
  readonly cell: Cell;
}

/** ICAO 9303: lines and characters a line. */
const FORMATS = [
  { format: "TD3", lines: 2, width: 44 },
  { format: "TD2", lines: 2, width: 36 },
  { format: "TD1", lines: 3, width: 30 },
] as const;

/** Fillers that recognition made too many or too few of. */
const SLACK = 3;

/** The zone of a document whose check digits agree best; null without one. */
export const zoneOf = (text: DocumentText): Zone | null => zonesIn(text)[0] ?? null;

/** Every reading of lines as a zone, best first. */
export function zonesIn(text: DocumentText): Zone[] {
  const candidates = byColumn(zoneLines(text));
  const zones = FORMATS.flatMap(({ format, lines, width }) =>
    candidates.flatMap((_, at) => {
      const part = candidates.slice(at, at + lines);
      return part.length === lines && part.every(({ text: line }) => Math.abs(line.length - width) <= SLACK)
        ? zoneFrom(part, format, width)
        : [];
    }),
  );
  return zones.sort((a, b) => holding(b.parsed) - holding(a.parsed));
}

/** Lines of two cards side by side, card by card: one begins where the other has ended. */
function byColumn(lines: readonly ZoneLine[]): readonly ZoneLine[] {
  const isBeside = lines.some(({ cell }, at) => cell.row === lines[at - 1]?.cell.row);
  const [left, right] = [
    lines.filter(({ cell }) => !isRight(cell, lines)),
    lines.filter(({ cell }) => isRight(cell, lines)),
  ];
  return isBeside ? [...left, ...right] : lines;
}

const isRight = ({ box, page }: Cell, lines: readonly ZoneLine[]): boolean =>
  box !== null &&
  lines.some(({ cell }) => cell.page === page && cell.box !== null && cell.box[0] + cell.box[2] <= box[0]);

const zoneLines = (text: DocumentText): ZoneLine[] =>
  text.rows
    .map((row) => ({ cell: row[0]!, text: compact(row.map((cell) => cell.text).join("")), row }))
    .flatMap((line) => {
      const single = line.row
        .map((cell) => ({ cell, text: compact(cell.text) }))
        .filter(({ text: one }) => isZoneLine(one));
      return single.length > 0 ? single : isZoneLine(line.text) ? [{ cell: line.cell, text: line.text }] : [];
    });

const compact = (text: string): string =>
  text
    .replaceAll(/[«‹]/g, "<")
    .replaceAll(/[\s.,·]/g, "")
    .toUpperCase();

/** A digit, or a letter that recognition takes it for. */
const D = "[0-9OIBSZGQD]";
const DATA = new RegExp(`^[A-Z0-9<]{9}${D}[A-Z<]{3}${D}{7}[MFX<]${D}{7}|^${D}{7}[MFX<]${D}{7}[A-Z<]{3}`);

/** A line of data may hold few fillers or none; one of names has two together. */
const isZoneLine = (line: string): boolean =>
  /^[A-Z0-9<]{27,47}$/.test(line) && (line.includes("<<") || DATA.test(line));

function zoneFrom(part: readonly ZoneLine[], format: MrzFact["format"], width: number): Zone[] {
  const first = part[0]!.text;
  const isStart = format === "TD3" ? /^P[A-Z<]/.test(first) : /^[ACI][A-Z0-9<]/.test(first);
  if (!isStart) return [];
  const texts = part.map(({ text }) => text);
  const spellings = [texts, ...withoutEdge(texts, width)].flatMap((lines) =>
    combinations(lines.map((line, at) => widthSpellings(line, width, isNameLine(format, at)))),
  );
  const read = spellings
    .flatMap((lines) =>
      [false, true].flatMap((autocorrect) => {
        const result = parseZone(lines, autocorrect);
        return result === null ? [] : [{ lines, result }];
      }),
    )
    .sort((a, b) => holding(b.result) - holding(a.result) || sound(b.result) - sound(a.result))[0];
  if (read === undefined || holding(read.result) === 0) return [];
  const place = placeOfAll(part.map(({ cell }) => placeWithin(cell)));
  const isValid = allHold(read.result);
  const lines = isValid ? correctedLines(read.lines, read.result) : part.map(({ text }) => text);
  return [{ format, lines, parsed: read.result, isValid, place }];
}

/** The edge of a card, read as a stroke before its lines. */
const withoutEdge = (lines: readonly string[], width: number): string[][] => {
  const drop = (line: string) => (/^[I1LJ]/.test(line) ? line.slice(1) : line);
  const isBeforeEach = lines.every((line) => /^[I1LJ]/.test(line)) && lines.some((line) => line.length > width);
  if (isBeforeEach) return [lines.map(drop)];
  return /^[I1LJ][IAC][A-Z<]/.test(lines[0]!) ? [lines.map((line, at) => (at === 1 ? line : drop(line)))] : [];
};

const isNameLine = (format: MrzFact["format"], at: number): boolean => (format === "TD1" ? at === 2 : at === 0);

/** A line at its right width: fillers put in or left out at the end of names, or in a run of fillers of the data. */
function widthSpellings(line: string, width: number, isName: boolean): string[] {
  if (isName) return [withoutNoise(line).padEnd(width, "<").slice(0, width)];
  if (line.length === width) return [line];
  const runs = matchesOf(line, /<+/g).filter(([run]) => run.length >= 2 || line.length < width);
  return runs.flatMap((run) => {
    const length = run[0].length + width - line.length;
    return length < 0 ? [] : [line.slice(0, run.index) + "<".repeat(length) + line.slice(run.index + run[0].length)];
  });
}

/** Letters that recognition made of the last fillers. */
const withoutNoise = (line: string): string => line.replace(/<{3,}[<KCSEL]*$/, (run) => "<".repeat(run.length));

const holding = (result: ParseResult): number =>
  checkDigits(result).filter(({ valid }) => valid).length / Math.max(1, checkDigits(result).length);
/** How many fields of any kind are well formed, such as the code of the state. */
const sound = ({ details }: ParseResult): number => details.filter(({ valid }) => valid).length;
const allHold = (result: ParseResult): boolean => checkDigits(result).every(({ valid }) => valid);
