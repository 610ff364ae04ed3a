import { mapTexts } from "./model-input.rules.ts";

const PARTICLE = "(?:van|de|der|den|von|zu|el|al|di|du|da|la|le|ten|ter|bin|ibn|d['’])";
const WORD = "\\p{Lu}[\\p{L}'’.-]+";
/** Two or more capitalised words in a row. Names of companies are found too, which costs nothing: they are restored. */
const NAME_LIKE = new RegExp(
  `(?<![\\p{L}\\p{N}])${WORD}(?: ${PARTICLE})*(?: ${WORD}(?: ${PARTICLE})*){0,4} ${WORD}`,
  "gu",
);
const NAME_MIN_CHARS = 3;
const PART_MIN_CHARS = 4;

/** What in a text may be the name of a person. */
export const findNames = (text: string): string[] => [...new Set([...text.matchAll(NAME_LIKE)].map(([name]) => name))];

/** Replaces names by placeholders, the same name by the same one, and puts them back into a reply. */
export class Pseudonyms {
  readonly #prefix: string;
  readonly #originals = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  readonly #forms: readonly RegExp[];

  /**
   * `people` are known to be persons: each part of their name is hidden too. A placeholder that the text already holds
   * would be restored into a name, so another word is used then.
   */
  constructor(people: readonly string[], others: readonly string[], text: string) {
    const taken = text.toUpperCase();
    this.#prefix = ["PERSON", ..."ABCDEFGHIJ"].find((word) => !taken.includes(`${word}_`)) ?? crypto.randomUUID();
    const names = [...people, ...others].filter((name) => keyOf(name).length >= NAME_MIN_CHARS);
    const parts = people.flatMap((name) => name.trim().split(/[\s,]+/)).filter((part) => part.length >= PART_MIN_CHARS);
    for (const name of [...names, ...parts]) this.#add(name);
    this.#forms = [formOf(names, "giu"), formOf(parts, "gu")].filter((form) => form !== null);
  }

  #add(name: string): void {
    const key = keyOf(name);
    if (this.#placeholders.has(key)) return;
    const placeholder = `[${this.#prefix}_${this.#placeholders.size + 1}]`;
    this.#placeholders.set(key, placeholder);
    this.#originals.set(placeholder, name);
  }

  hide(text: string): string {
    return this.#forms.reduce(
      (hidden, form) => hidden.replace(form, (name) => this.#placeholders.get(keyOf(name)) ?? `[${this.#prefix}]`),
      text,
    );
  }

  /** Only placeholders that were given are restored; one that the reply invents stays text. */
  restore(reply: unknown): unknown {
    return mapTexts(reply, (text) => text.replace(/\[[\w-]+\]/g, (found) => this.#originals.get(found) ?? found));
  }
}

/** The longest first, so that no part of a name is left standing. */
function formOf(names: readonly string[], flags: string): RegExp | null {
  if (names.length === 0) return null;
  const forms = [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.trim().split(/\s+/).map(escapeForm).join("\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, flags);
}

const escapeForm = (word: string): string => word.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();
