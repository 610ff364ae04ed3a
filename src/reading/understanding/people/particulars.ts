import { readNationality } from "../../../platform/nationalities.ts";
import { birthDateOf, countryOf, exactShareOf } from "../company/common.ts";
import type { Mention } from "../company/holders/mentions.ts";
import { agreed } from "../company/holders/merge.ts";
import { emptyParty, type Party } from "../company/party.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { foldInPlace, placeWithin, type DocumentText } from "../text.ts";

/** Between two particulars of a line: `Jan Peeters, 4 mei 1960, Belg`, `Jan Peeters / 4 mei 1960 / Belg`. */
const BETWEEN = /[,;|()]|\s[-–/·•]\s|:\s/;
/** A year and no day: `04/1960`; a day in figures or words and nothing else but the word for birth. */
const BIRTH =
  /^(?:\*|°|geb(?:oren|\.)?(?: op| am| in)?|nee?(?: le| en)?|ne\(e\) le|born(?: on| in)?|d\.?o\.?b\.?)?\s*(?:\d{1,2}[./ -]?\s?(?:\d{1,2}|\p{L}{3,9}\.?)[./ -]\s?\d{4}|\d{1,2}[./-]\d{4}|\d{4}-\d{2}(?:-\d{2})?|\p{L}{3,9} \d{4})$/u;
const NUMBER =
  /^(?:(?:kbo|bce|rpr|rpm|be|kvk|siren|rcs(?: \p{L}+)?|hrb|hra|fn|no|nr|n°|company no|reg no)[ .:]*)?(?:che-)?[a-z]{0,3}[ -]?\d[\d. -]{4,}(?: ?[a-z])?$/u;
const REACH = 220;

/**
 * What stands behind a name on its line, up to the next name, without a label that says what it is: a day long ago is that of a
 * birth, a country's adjective a nationality.
 */
export function particularsBehind(text: DocumentText, mention: Mention, next: Mention | undefined): Party {
  const party = emptyParty(mention.cell.row);
  const row = text.rows[mention.cell.row]!;
  const inSame = next?.cell === mention.cell ? next.start : undefined;
  const cells = row.slice(row.indexOf(mention.cell) + 1);
  const until = inSame === undefined && next !== undefined ? cells.indexOf(next.cell) : -1;
  const behind = [
    mention.cell.text.slice(mention.end, inSame),
    ...(inSame === undefined ? cells.slice(0, until < 0 ? undefined : until).map(({ text: own }) => own) : []),
  ];
  const parts = behind
    .join(" | ")
    .slice(0, REACH)
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  for (const part of parts) {
    const folded = foldInPlace(part);
    if (party.company === null && BIRTH.test(folded)) party.birth ??= birthDateOf(part);
    else if (part.includes("%")) party.share ??= exactShareOf(part);
    else if (/^\p{L}[\p{L} ]{3,24}$/u.test(part)) party.nationality ??= readNationality(part) ?? countryOf(part);
  }
  if (mention.company !== null) party.number = numberIn(parts);
  party.places = [placeWithin(mention.cell, mention.start, mention.end)];
  return { ...party, name: mention.name, company: mention.company };
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

/** What all mentions of one name tell together. */
export const together = (parties: readonly Party[]): Party =>
  parties.reduce((all, one) => ({ ...agreed(all, one), role: all.role ?? one.role }));
