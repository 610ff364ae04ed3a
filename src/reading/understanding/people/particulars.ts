import { readNationality } from "../../../platform/nationalities.ts";
import { birthDateOf, countryOf, exactShareOf } from "../company/common.ts";
import type { Mention } from "../company/holders/mentions.ts";
import { agreed } from "../company/holders/merge.ts";
import { BIRTH_CUE, PAID } from "../company/holders/signs.ts";
import { emptyParty, type Party } from "../company/party.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { type Cell, foldInPlace, placeWithin, type DocumentText } from "../text.ts";
import { cellsOver } from "./name-surroundings.ts";

/** Between two particulars of a line: `Jan Peeters, 4 mei 1960, Belg`, `Jan Peeters / 4 mei 1960 / Belg`. */
const BETWEEN = /[,;|()]|\s[-–/·•]\s|(?<=:)\s/;
/** A year and no day: `04/1960`; a day in figures or words and nothing else but the word for birth. */
const BIRTH =
  /^(?:\*|°|geb(?:oren|\.)?(?: op| am| in)?|nee?(?: le| en)?|ne\(e\) le|born(?: on| in)?|d\.?o\.?b\.?)?\s*(?:\d{1,2}[./ -]?\s?(?:\d{1,2}|\p{L}{3,9}\.?)[./ -]\s?\d{4}|\d{1,2}[./-]\d{4}|\d{4}-\d{2}(?:-\d{2})?|\p{L}{3,9} \d{4})$/u;
const WORD_OF_BIRTH = /^(?:\*|°|geb|nee?\b|born|d\.?o\.?b)/;
const NUMBER =
  /^(?:(?:kbo|bce|rpr|rpm|be|kvk|siren|rcs(?: \p{L}+)?|hrb|hra|fn|no|nr|n°|company no|reg no)[ .:]*)?(?:che-)?[a-z]{0,3}[ -]?\d[\d. -]{4,}(?: ?[a-z])?$/u;
const REACH = 220;
/** Least age of a founder, holder or director in years: a later day without a word for birth is that of an entry. */
const YOUNGEST = 16;

/** Words of a line between two separators. */
interface Part {
  readonly text: string;
  readonly folded: string;
  /** The label before it, as in `Benoemd: 4 mei 2001`, or the head of its column, folded; empty without either. */
  readonly label: string;
}

/**
 * Particulars between a name and the next one on its line. A country's adjective is a nationality. A day is a birth date if its
 * label or the head of its column says so or, without either, if it lies at least 16 years before the paper's own day,
 * `paperDay`.
 */
export function particularsBehind(
  text: DocumentText,
  mention: Mention,
  next: Mention | undefined,
  paperDay: string,
): Party {
  const party = emptyParty(mention.cell.row);
  const parts = partsBehind(text, mention, next);
  for (const part of parts) {
    if (party.company === null && BIRTH.test(part.folded)) party.birth ??= birthIn(part, paperDay);
    else if (part.text.includes("%") && !PAID.test(part.label)) party.share ??= exactShareOf(part.text);
    else if (/^\p{L}[\p{L} ]{3,24}$/u.test(part.text))
      party.nationality ??= readNationality(part.text) ?? countryOf(part.text);
  }
  if (mention.company !== null) party.number = numberIn(parts.map(({ text: own }) => own));
  party.places = [placeWithin(mention.cell, mention.start, mention.end)];
  return { ...party, name: mention.name, company: mention.company };
}

function partsBehind(text: DocumentText, { cell, end }: Mention, next: Mention | undefined): Part[] {
  const row = text.rows[cell.row]!;
  const inSame = next?.cell === cell ? next.start : undefined;
  const cells = row.slice(row.indexOf(cell) + 1);
  const until = inSame === undefined && next !== undefined ? cells.indexOf(next.cell) : -1;
  const behind = inSame === undefined ? cells.slice(0, until < 0 ? undefined : until) : [];
  const parts: Part[] = [];
  let left = REACH;
  for (const own of [cell, ...behind]) {
    const words = (own === cell ? cell.text.slice(end, inSame) : own.text).slice(0, Math.max(0, left));
    left -= words.length + 3;
    const head = own === cell ? "" : headOver(text, own);
    let label = isLabel(parts.at(-1)?.text) ? parts.at(-1)!.folded : head;
    for (const found of words.split(BETWEEN)) {
      const part = found.trim();
      if (part === "") continue;
      parts.push({ text: part, folded: foldInPlace(part), label });
      label = isLabel(part) ? foldInPlace(part) : head;
    }
  }
  return parts;
}

const isLabel = (part: string | undefined): boolean =>
  part !== undefined && (part.endsWith(":") || OF_BIRTH.test(foldInPlace(part)));

/** The words over a cell in its column. Rows of values have digits. */
const headOver = (text: DocumentText, cell: Cell): string =>
  cellsOver(text, cell)
    .filter(({ folded }) => !/\d/.test(folded))
    .map(({ folded }) => folded)
    .join(" ");

const OF_BIRTH = new RegExp(String.raw`${BIRTH_CUE.source}|d\.o\.b|nascita|nacimiento|narozen|urodz`);

function birthIn({ text, folded, label }: Part, paperDay: string): string | null {
  const day = birthDateOf(text);
  if (day === null || OF_BIRTH.test(label) || WORD_OF_BIRTH.test(folded)) return day;
  return label === "" && Number(day.slice(0, 4)) + YOUNGEST <= Number(paperDay.slice(0, 4)) ? day : null;
}

function numberIn(parts: readonly string[]): string | null {
  const [own] = companyNumbersIn(parts.slice(0, 4).join(", ")).filter(({ valid }) => valid !== false);
  if (own !== undefined) return own.value.number;
  const bare = parts.slice(0, 4).find((part) => NUMBER.test(foldInPlace(part)) && !BIRTH.test(foldInPlace(part)));
  return bare === undefined
    ? null
    : bare.replace(/^(?:KBO|BCE|RPR|RPM|KvK|SIREN|RCS)\b[ .:]*/i, "").replaceAll(/[\s.-]/g, "");
}

/** A party by its signs, with what stands behind its name where signs tell nothing. */
export const withBehind = (party: Party | null, behind: Party): Party =>
  party === null
    ? behind
    : {
        ...party,
        birth: party.birth ?? behind.birth,
        nationality: party.nationality ?? behind.nationality,
        share: party.share ?? behind.share,
        number: party.number ?? behind.number,
      };

/** What all mentions of one name tell together. Nobody is born on the day of an entry. */
export function together(parties: readonly Party[]): Party {
  const all = parties.reduce((some, one) => ({ ...agreed(some, one), role: some.role ?? one.role }));
  return all.birth === all.since || all.birth === all.until ? { ...all, birth: null } : all;
}
