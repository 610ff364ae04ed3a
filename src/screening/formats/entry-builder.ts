import type { ListEntry, ListedName } from "../list-entry.ts";
import type { ListTopic } from "../../domain/hits/screening.model.ts";
import { ListFormatError } from "./list-format.ts";

/** Collects the data of one entry without duplicates, in any order. */
export class EntryBuilder {
  readonly id: string;
  kind: ListEntry["kind"] = "unknown";
  readonly #names = new Map<string, ListedName>();
  readonly #topics = new Set<ListTopic>();
  readonly #birthDates = new Set<string>();
  readonly #countries = new Set<string>();
  readonly #identifiers = new Set<string>();
  readonly #programmes = new Set<string>();

  constructor(id: string) {
    if (id === "") throw new ListFormatError("an entry has no id");
    this.id = id;
  }

  addName(text: string | undefined, weak = false): this {
    const name = tidy(text);
    const known = this.#names.get(name);
    // A name that is listed as strong and weak is strong.
    if (/[\p{L}\p{N}]/u.test(name) && (known === undefined || known.weak)) this.#names.set(name, { name, weak });
    return this;
  }

  addTopic(topic: ListTopic): this {
    this.#topics.add(topic);
    return this;
  }

  /** Whether the entry has a topic. */
  get isListed(): boolean {
    return this.#topics.size > 0;
  }

  /** Adds a date of the form YYYY, YYYY-MM or YYYY-MM-DD; ignores anything else. */
  addBirthDate(date: string | undefined): this {
    const [year] = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/.exec(tidy(date)) ?? [];
    if (year !== undefined) this.#birthDates.add(year);
    return this;
  }

  addCountry(code: string | undefined | null): this {
    const upper = tidy(code ?? "").toUpperCase();
    if (/^[A-Z]{2}$/.test(upper)) this.#countries.add(upper);
    return this;
  }

  addIdentifier(identifier: string | undefined): this {
    return this.#add(this.#identifiers, identifier);
  }

  addProgramme(programme: string | undefined): this {
    return this.#add(this.#programmes, programme);
  }

  /** @throws ListFormatError if the entry has no name */
  build(): ListEntry {
    // The first name is the one shown, which must not be a weak alias.
    const names = [...this.#names.values()].sort((a, b) => Number(a.weak) - Number(b.weak));
    if (names.length === 0) throw new ListFormatError(`entry ${this.id} has no name`);
    return {
      id: this.id,
      kind: this.kind,
      names,
      topics: [...this.#topics],
      birthDates: [...this.#birthDates],
      countries: [...this.#countries],
      identifiers: [...this.#identifiers],
      programmes: [...this.#programmes],
    };
  }

  #add(set: Set<string>, text: string | undefined): this {
    const value = tidy(text);
    if (value !== "") set.add(value);
    return this;
  }
}

const tidy = (text: string | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
