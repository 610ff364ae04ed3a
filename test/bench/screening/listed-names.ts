import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { type Figure, HALVES, halfOf, LEAST, MOST, sample } from "./figure.ts";
import { generateEntries } from "./name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { type BenchList, indexed } from "./real-lists.ts";

interface Listed {
  readonly entry: ListEntry;
  readonly list: BenchList;
  readonly name: string;
}

export const asSubject = (name: string, kind: ListEntry["kind"]): ScreeningSubject => ({
  name,
  kind: kind === "person" || kind === "company" ? kind : "unknown",
});

const listedNames = (lists: readonly BenchList[]): Listed[] =>
  lists.flatMap((list) =>
    list.entries.flatMap((entry) => entry.names.filter(({ weak }) => !weak).map(({ name }) => ({ entry, list, name }))),
  );

/** Each listed name, letter for letter, as the subject's name. */
export function measureOwnNames(lists: readonly BenchList[], threshold: number, most: number): Figure[] {
  const some = sample(listedNames(lists), most);
  const missed = some.filter(
    ({ entry, list, name }) =>
      !findEntries(asSubject(name, entry.kind), [list], threshold).some((found) => found.entry.id === entry.id),
  );
  return [
    {
      group: "Listed names",
      name: "letter for letter",
      value: 1 - missed.length / some.length,
      unit: "share",
      of: some.length,
      ...LEAST(1),
      worst: missed.map(({ entry, name }) => `${name} (${entry.id})`),
    },
  ];
}

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

type Change = (name: string, at: number, random: () => number) => string;

/** What a typist does to a letter that is followed by another one. */
const CHANGES: readonly (readonly [string, Change])[] = [
  ["wrong", (name, at, random) => name.slice(0, at) + otherLetter(name[at]!, random) + name.slice(at + 1)],
  ["dropped", (name, at) => name.slice(0, at) + name.slice(at + 1)],
  ["doubled", (name, at) => name.slice(0, at) + name[at]! + name.slice(at)],
  ["swapped", (name, at) => name.slice(0, at) + name[at + 1]! + name[at]! + name.slice(at + 2)],
];

function otherLetter(letter: string, random: () => number): string {
  const others = LETTERS.replace(letter.toLowerCase(), "");
  return others[Math.floor(random() * others.length)]!;
}

/** Changes one letter of a word of at least four, whose neighbour differs so that a swap changes something. */
function changeLetter(name: string, change: Change, random: () => number): string | null {
  const places = [...name.matchAll(/(?<=[a-z]|\b)[a-z](?=[a-z])/gi)]
    .map(({ index }) => index)
    .filter((at) => name[at]!.toLowerCase() !== name[at + 1]!.toLowerCase() && wordAt(name, at).length >= 4);
  if (places.length === 0) return null;
  return change(name, places[Math.floor(random() * places.length)]!, random);
}

const wordAt = (name: string, at: number): string =>
  /[a-z]*$/i.exec(name.slice(0, at))![0] + /^[a-z]*/i.exec(name.slice(at))![0];

const FEWEST_LETTERS = 8;

/** Listed names of two words or more with one letter wrong, in a list filled up with made-up names. */
export function measureLetters(lists: readonly BenchList[], size: number, threshold: number, most: number): Figure[] {
  const least = size > 100_000 ? 0.98 : 0.985;
  const real = lists.flatMap(({ entries }) => entries);
  const names = real.reduce((sum, entry) => sum + entry.names.length, 0);
  const whole = indexed("filled up", [...real, ...generateEntries(Math.max(0, size - names), 17)]);
  const some = sample(
    listedNames(lists).filter(
      ({ name }) =>
        /^[\x20-\x7e]+\s[\x20-\x7e]+$/.test(name) && name.replaceAll(/[^a-z]/gi, "").length >= FEWEST_LETTERS,
    ),
    most,
  );
  return CHANGES.map(([kind, change], number) => {
    const random = seededRandom(number + 1);
    const tried = some.flatMap((listed) => {
      const changed = changeLetter(listed.name, change, random);
      return changed === null ? [] : [{ ...listed, changed }];
    });
    const missed = tried.filter(
      ({ entry, changed }) =>
        !findEntries(asSubject(changed, entry.kind), [whole], threshold).some((found) => found.entry.id === entry.id),
    );
    return {
      group: `One letter, ${size.toLocaleString("en")} names`,
      name: kind,
      value: 1 - missed.length / tried.length,
      unit: "share",
      of: tried.length,
      ...LEAST(least),
      worst: missed.map(({ entry, name, changed }) => `${changed} (${name}, ${entry.id})`),
    } satisfies Figure;
  });
}

const ARABIC = /\p{Script=Arabic}/u;

/** Persons whose listed name in Arabic script is screened against their and all others' names in Latin letters. */
export function measureArabic(lists: readonly BenchList[], threshold: number, most: number): Figure[] {
  const latin = lists.map(({ name, entries }) =>
    indexed(
      name,
      entries
        .map((entry) => ({ ...entry, names: entry.names.filter((listed) => !ARABIC.test(listed.name)) }))
        .filter(({ names }) => names.length > 0),
    ),
  );
  const known = new Map(latin.flatMap(({ entries }) => entries.map((entry) => [entry.id, entry] as const)));
  const persons = lists
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.kind === "person" && known.has(entry.id))
    .flatMap((entry) => {
      const name = entry.names.find((listed) => ARABIC.test(listed.name));
      return name === undefined ? [] : [{ id: entry.id, name: name.name, latin: known.get(entry.id)!.names }];
    });
  return HALVES.flatMap((half, number) => {
    const some = sample(
      persons.filter(({ id }) => halfOf(id) === number),
      most,
    );
    if (some.length === 0) return [];
    const missed: string[] = [];
    const wrong: string[] = [];
    for (const { id, name, latin: own } of some) {
      const found = findEntries(asSubject(name, "person"), latin, threshold);
      if (!found.some(({ entry }) => entry.id === id)) missed.push(`${name} (${own[0]!.name}, ${id})`);
      // The lists repeat each other: an entry that a Latin name of the person hits as well is not a wrong one.
      const right = new Set([
        id,
        ...own
          .filter(({ weak }) => !weak)
          .flatMap((listed) => findEntries(asSubject(listed.name, "person"), latin, threshold))
          .map(({ entry }) => entry.id),
      ]);
      for (const { entry, scored } of found.filter((one) => !right.has(one.entry.id)))
        wrong.push(`${scored.score.toFixed(2)} ${name} (${own[0]!.name}) ~ ${scored.matchedName} (${entry.id})`);
    }
    const group = "Arabic script against Latin entries";
    const kept = half === "kept";
    const of = some.length;
    return [
      {
        group,
        name: `persons found, ${half} half`,
        value: 1 - missed.length / of,
        unit: "share",
        of,
        ...(kept ? LEAST(0.75) : {}),
        worst: kept ? [] : missed,
      },
      {
        group,
        name: `wrong entries a query, ${half} half`,
        value: wrong.length / of,
        unit: "count",
        of,
        ...(kept ? MOST(0.3) : {}),
        worst: kept ? [] : wrong.toSorted((a, b) => (a < b ? 1 : -1)),
      },
    ] satisfies Figure[];
  });
}
