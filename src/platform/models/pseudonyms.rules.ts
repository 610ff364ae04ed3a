import { mapTexts } from "./model-input.rules.ts";

const PARTICLE = "(?:van|de|der|den|von|zu|el|al|di|du|da|la|le|ten|ter|bin|ibn|d['’])";
const WORD = "\\p{Lu}[\\p{L}'’.-]+";
/** Two or more capitalised words in a row. Company names match too, which is harmless: they are restored. */
const NAME_LIKE = new RegExp(
  `(?<![\\p{L}\\p{N}])${WORD}(?: ${PARTICLE})*(?: ${WORD}(?: ${PARTICLE})*){0,4} ${WORD}`,
  "gu",
);
const NAME_MIN_CHARS = 3;
const PART_MIN_CHARS = 4;

/** Parts of a text that may be names of persons. */
export const findNames = (text: string): string[] => [...new Set([...text.matchAll(NAME_LIKE)].map(([name]) => name))];

/** Replaces each name by its own placeholder, and restores the names in a reply. */
export class Pseudonyms {
  readonly #prefix: string;
  readonly #originals = new Map<string, string>();
  readonly #placeholders = new Map<string, string>();
  readonly #forms: readonly RegExp[];

  /**
   * @param people known persons; each part of their names is replaced too.
   * @param text decides the prefix of placeholders: one that already occurs in it would be restored into a name.
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

  /** Restores issued placeholders. One that the model invented stays as it is. */
  restore(reply: unknown): unknown {
    return mapTexts(reply, (text) => text.replace(/\[[\w-]+\]/g, (found) => this.#originals.get(found) ?? found));
  }
}

/** Longest first, so that a shorter name does not leave part of a longer one unreplaced. */
function formOf(names: readonly string[], flags: string): RegExp | null {
  if (names.length === 0) return null;
  const forms = [...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.trim().split(/\s+/).map(escapeForm).join("\\s+"));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join("|")})(?![\\p{L}\\p{N}])`, flags);
}

const escapeForm = (word: string): string => word.replace(/[.*+?^$()|[\]\\{}]/g, "\\$&");

const keyOf = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();
