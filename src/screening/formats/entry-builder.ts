import type { ListEntry, ListedName } from "../list-entry.ts";
import type { ListTopic } from "../../domain/hits/screening.model.ts";
import { ListFormatError } from "./list-format.ts";

/** Collects what a file says of one entry, each thing once, in whatever order and however often it says it. */
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
    // The stronger word holds where a file says both.
    if (/[\p{L}\p{N}]/u.test(name) && (known === undefined || known.weak)) this.#names.set(name, { name, weak });
    return this;
  }

  addTopic(topic: ListTopic): this {
    this.#topics.add(topic);
    return this;
  }

  /** Whether there is any reason to list it. */
  get isListed(): boolean {
    return this.#topics.size > 0;
  }

  /** YYYY, YYYY-MM or YYYY-MM-DD; anything else is no date. */
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

  /** @throws ListFormatError for an entry without a name, which nobody could ever match. */
  build(): ListEntry {
    // A weak alias never stands for the entry.
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
