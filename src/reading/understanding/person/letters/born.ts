import { matchesOf } from "../../../../platform/matches.ts";
import { datesIn } from "../../fields/dates.ts";
import { type PersonName, readPersonName } from "../../fields/person-names.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import type { Place } from "../../text.ts";

/** A person whom a document names beside a date of birth. */
export interface Born {
  readonly name: PersonName;
  readonly birth: string;
  readonly place: Place;
}

/** What stands between a name and a date of birth. Over folded text that ends where the date begins. */
const CUE =
  /(?:\b(?:geboortedatum|geboren|geb\.?(?: ?dat(?:um|\.))?|date de naissance|naissance|nee?(?:\(e\)|\.e|·e)?|geburtsdatum|geburtstag|date of birth|birth ?date|born|dob|d\.o\.b\.)|[°*])[\s:.)]*(?:(?:te|a|in|zu|at)\s[^\n\d,;]{2,40}?[\s,]+)?(?:(?:op|le|am|on|den)\s+)?$/u;
/** A possible hit of a list is another person than the one that was searched. */
const HIT =
  /(?:^|\n)(?:(?:mogelijke |possible |potential )?(?:match|hit|treffer|correspondance|overeenkomst)\s*(?:n[°o.]*|nr\.?|#)?\s*\d{1,2}\b(?! ?%)(?! ?(?:gef|found|hits|treffer))|(?:listed name|identite listee|gelistete? (?:name|person)|naam op (?:de )?lijst)\b)/gu;
const LAW =
  /(?:\b(?:wet|loi|law|act|gesetz|besluit|arrete|decreet|decret|verordening|reglement|regulation|directive|richtlijn|verordnung|richtlinie)\b)[^\n]{0,12}$/u;

/** Nobody who is screened, or lives on his own, is younger. */
const YOUNGEST = 14;
const LINES_OVER = 3;
const MOST_WORDS = 8;
/** Of a cell that holds a name and its label, in characters. */
const LONGEST = 120;
/** A name and the line before it stand within so many characters. */
const REACH = 1400;

/**
 * People by their dates of birth: a name right before the date, in the same row, or in a line over it. A date is of a
 * birth if a word says so, or if it is much older than the document and a name stands with it.
 */
export function bornPeople({ text, flow, language }: ReadableDocument): Born[] {
  const dates = datesIn(flow.text, { language, latestYear: 2029 });
  const newest = Math.max(...dates.map(({ value }) => Number(value.slice(0, 4))));
  const hit = matchesOf(flow.folded, HIT)[0]?.index ?? Infinity;
  return dates.flatMap((date): Born[] => {
    const before = flow.folded.slice(Math.max(0, date.at - 220), date.at);
    const cue = CUE.exec(before);
    const isOld = Number(date.value.slice(0, 4)) <= newest - YOUNGEST;
    if (date.at > hit || (cue === null && (!isOld || LAW.test(before)))) return [];
    const end = date.at - before.length + (cue?.index ?? before.length);
    const from = Math.max(0, end - REACH);
    const found = nameBefore(flow.text.slice(from, end));
    const after = date.at + date.quote.length;
    if (found !== null)
      return [{ name: found.name, birth: date.value, place: flow.place(from + found.at, Math.max(after, end)) }];
    const cell = flow.cellAt(date.at);
    const row = text.rows[cell.row]!.filter((other) => other !== cell && other.text.length <= LONGEST);
    const over =
      cue === null
        ? []
        : text.rows
            .slice(Math.max(0, cell.row - LINES_OVER), cell.row)
            .toReversed()
            .flat();
    for (const other of [...row, ...over.filter(({ page }) => page === cell.page)]) {
      const name = readPersonName(afterLabel(other.text));
      if (name !== null) return [{ name, birth: date.value, place: flow.place(date.at, after) }];
    }
    return [];
  });
}

const afterLabel = (text: string): string => /^[^:]{2,40}:\s*(.+)$/.exec(text)?.[1] ?? text;

/** The name that a text ends with. A line that ends within a name goes on with the one before it. */
function nameBefore(text: string): { name: PersonName; at: number } | null {
  const trimmed = text.replace(/[\s,;:(|–-]+$/u, "");
  const start = trimmed.lastIndexOf("\n") + 1;
  const line = trimmed.slice(start);
  const comma = /^(?<family>[^,]+),\s(?<given>[^,]+)$/.exec(line)?.groups;
  if (comma !== undefined) {
    const family = comma["family"]!.trim().split(" ");
    const isFamily =
      family.length === 1 ||
      !/\p{Ll}{2}/u.test(comma["family"]!) ||
      /^(?:van|de|der|von|le|la|du|ten|ter|o|mac)$/i.test(family[0]!);
    const name = isFamily ? readPersonName(line) : null;
    if (name !== null) return { name, at: start };
  }
  const previous = trimmed.lastIndexOf("\n", start - 2) + 1;
  return suffixName(trimmed, start) ?? (start - previous > 50 ? suffixName(trimmed, previous) : null);
}

function suffixName(text: string, from: number): { name: PersonName; at: number } | null {
  const words = matchesOf(text.slice(from), /\S+/gu).slice(-MOST_WORDS);
  for (const word of words) {
    const part = text.slice(from + word.index).replaceAll("\n", " ");
    const name = /,/.test(part) || !/^\p{Lu}|^(?:van|von|de|d['’])/u.test(part) ? null : readPersonName(part);
    if (name !== null) return { name, at: from + word.index };
  }
  return null;
}
