import { legalFormsIn } from "../../fields/legal-forms.ts";
import { foldInPlace, type Place } from "../../text.ts";
import type { Party } from "../party.ts";
import { personNameOf } from "../people.ts";

/** A company's name without its legal form, letters and digits only. */
export function plainCompany(name: string): string {
  const form = legalFormsIn(name).at(-1);
  const isLast = form !== undefined && form.at > 2 && form.at + form.quote.length >= name.length - 1;
  return foldInPlace(isLast ? name.slice(0, form.at) : name).replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export const partyKey = (party: Party): string =>
  party.company === null
    ? foldInPlace(personNameOf(party)?.name ?? "")
        .split(/[\s,.-]+/)
        .sort()
        .join(" ")
    : plainCompany(party.company);

const FIELDS = [
  "number",
  "birth",
  "birthPlace",
  "nationality",
  "country",
  "share",
  "votes",
  "count",
  "control",
  "since",
] as const;

/**
 * Parties that labels tell, with what stands beside their names where labels told nothing, and parties that no label
 * tells. Holdings of more than the whole show that a sign was given to the wrong name: then labels alone count.
 */
export function mergeParties(labelled: readonly Party[], bySign: readonly Party[], subject: string | null): Party[] {
  const signs = new Map<string, Party>();
  for (const party of bySign) {
    const key = partyKey(party);
    const isSubject = party.company !== null && subject !== null && key === plainCompany(subject);
    const known = signs.get(key);
    if (key !== "" && !isSubject) signs.set(key, known === undefined ? party : agreed(known, party));
  }
  const merged = labelled.map((party) => {
    const key = [...signs.keys()].find((one) => isPartOf(one, partyKey(party)));
    const same = key === undefined ? undefined : signs.get(key);
    if (key !== undefined) signs.delete(key);
    return same === undefined ? party : filled(party, same);
  });
  const all = [...merged, ...signs.values()];
  return sharesOf(all) <= 100.5 ? all : sharesOf(merged) <= 100.5 ? merged : [...labelled];
}

/** Whether a name is another, or its given or family names alone. */
function isPartOf(part: string, whole: string): boolean {
  const words = whole.split(" ");
  return part === whole || part.split(" ").every((word) => words.includes(word));
}

const sharesOf = (parties: readonly Party[]): number =>
  parties.reduce((sum, { share, votes }) => sum + (share ?? votes ?? 0), 0);

function filled(party: Party, from: Party): Party {
  const own = { ...party };
  for (const field of FIELDS) if (own[field] === null) Object.assign(own, { [field]: from[field] });
  const isTold = (place: Place) =>
    party.places.some(({ page, quote }) => page === place.page && quote.includes(place.quote));
  return { ...own, places: [...party.places, ...from.places.filter((place) => !isTold(place))] };
}

/** Two mentions of one party: what they tell differently is not certain. */
export function agreed(a: Party, b: Party): Party {
  const own = filled(a, b);
  for (const field of FIELDS)
    if (a[field] !== null && b[field] !== null && a[field] !== b[field]) Object.assign(own, { [field]: null });
  return own;
}
