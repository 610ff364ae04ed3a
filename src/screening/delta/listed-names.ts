import type { ComparedName } from "./compared-name.ts";
import { ListedParts } from "./listed-parts.ts";
import { SpellingTable } from "./spelling-table.ts";

/** Parts that have all required words of some names, or all that initials may not stand for, and the names of each. */
interface SufficientParts {
  readonly table: SpellingTable;
  readonly names: readonly (readonly number[])[];
}

/** Listed names by their parts, as flat arrays. A name that is null has no parts. */
export class ListedNames {
  readonly parts: ListedParts;
  /**
   * Of name n, from `starts[n]` to `starts[n + 1]`: the places of its required words, its initials, then each part with its
   * places. One after the other, because a search reads hundreds of names.
   */
  readonly records: Int32Array;
  readonly starts: Int32Array;
  /** Names by part. */
  readonly withPart: readonly (readonly number[])[];
  /** Those in which the part has a required word. */
  readonly requiring: readonly (readonly number[])[];
  readonly sufficientWords: SufficientParts;
  readonly sufficientJoins: SufficientParts;

  constructor(names: readonly (ComparedName | null)[]) {
    this.parts = new ListedParts(
      names.flatMap((name) => name?.words.map(({ text }) => text) ?? []),
      names.flatMap((name) => name?.joins.map(({ text }) => text) ?? []),
    );
    const numbered = names.map((name) => (name === null ? [] : this.#partsOf(name)));
    const records = names.map((name, at) => [
      name?.required ?? 0,
      name?.initials ?? 0,
      ...numbered[at]!.flatMap(({ part, places }) => [part, places]),
    ]);
    this.records = Int32Array.from(records.flat());
    this.starts = new Int32Array(names.length + 1);
    for (const [at, { length }] of records.entries()) this.starts[at + 1] = this.starts[at]! + length;
    const lists = () => Array.from({ length: this.parts.size }, (): number[] => []);
    const [withPart, requiring] = [lists(), lists()];
    for (const [name, parts] of numbered.entries()) {
      const required = names[name]?.required ?? 0;
      for (const { part, places } of parts) {
        withPart[part]!.push(name);
        if ((places & required) !== 0) requiring[part]!.push(name);
      }
    }
    [this.withPart, this.requiring] = [withPart, requiring];
    this.sufficientWords = sufficientOf(names, "words");
    this.sufficientJoins = sufficientOf(names, "joins");
  }

  #partsOf({ words, joins }: ComparedName): { part: number; places: number }[] {
    return [
      ...words.map(({ text, places }) => ({ part: this.parts.numberOfWord(text), places })),
      ...joins.map(({ text, places }) => ({ part: this.parts.numberOfJoin(text), places })),
    ];
  }
}

function sufficientOf(names: readonly (ComparedName | null)[], parts: "words" | "joins"): SufficientParts {
  const byText = new Map<string, number[]>();
  for (const [at, name] of names.entries()) {
    for (const { text, places } of name?.[parts] ?? []) {
      const { required, initials } = name!;
      const isSufficient = (required & ~places) === 0 || (initials !== 0 && (required & places) !== 0);
      if (isSufficient) byText.set(text, [...(byText.get(text) ?? []), at]);
    }
  }
  const table = new SpellingTable(byText.keys());
  return { table, names: table.texts.map((text) => byText.get(text)!) };
}
