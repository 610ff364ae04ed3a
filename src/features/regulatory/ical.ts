import type { CalendarEntry } from "./calendar.rules.ts";

const PRODUCT = "-//Dossier//Regulatory radar//EN";
const LINE_MAX_OCTETS = 75;

/**
 * Calendar entries as an iCalendar file (RFC 5545): all-day events that block no time.
 * @param host makes the entries' ids globally unique.
 */
export function writeCalendar(entries: readonly CalendarEntry[], host: string, now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:${PRODUCT}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Regulatory calendar",
    "REFRESH-INTERVAL;VALUE=DURATION:P1D",
    ...entries.flatMap((entry) => [
      "BEGIN:VEVENT",
      `UID:${entry.uid}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${entry.date.replaceAll("-", "")}`,
      `SUMMARY:${escapeText(entry.title)}`,
      `DESCRIPTION:${escapeText(`${entry.description}\n${entry.article_id ?? entry.regulation_id}`)}`,
      `CATEGORIES:${escapeText(entry.event_type)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

/** A calendar allows no control characters; a line break is written as `\n`. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/\r\n?|\n/g, "\n")
    .replaceAll(/[^\P{Cc}\n]/gu, " ")
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll("\n", String.raw`\n`);

/** Folds lines at 75 octets, never inside a character. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_MAX_OCTETS) {
      folded.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join("\r\n");
}
