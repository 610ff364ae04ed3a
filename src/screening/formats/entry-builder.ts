import { LISTED_BIRTH_DATE } from "../../domain/hits/birth-dates.rules.ts";
import type { ListTopic } from "../../domain/hits/screening.model.ts";
import type { ListedDocument, ListedName, ListEntry } from "../list-entry.ts";
import { countryCode } from "./country-codes.ts";
import { documentKind } from "./document-kinds.ts";
import { namesJoined } from "./joined-names.ts";
import { ListFormatError } from "./list-format.ts";

/** Longer texts are cut: `ListEntrySchema` refuses them. */
const MAX_TEXT = 500;

/** Collects the data of one entry without duplicates, in any order. */
export class EntryBuilder {
  readonly id: string;
  kind: ListEntry["kind"] = "unknown";
  #gender: ListEntry["gender"];
  readonly #names = new Map<string, ListedName>();
  readonly #topics = new Set<ListTopic>();
  readonly #birthDates = new Set<string>();
  readonly #countries = new Set<string>();
  readonly #identifiers = new Set<string>();
  readonly #documents = new Map<string, ListedDocument>();
  readonly #birthPlaces = new Set<string>();
  readonly #titles = new Set<string>();
  readonly #programmes = new Set<string>();

  constructor(id: string) {
    if (id === "") throw new ListFormatError("an entry has no id");
    this.id = id;
  }

  addName(text: string | undefined, weak = false): this {
    const name = tidy(text);
    this.#addName(name, weak);
    for (const part of namesJoined(name)) this.#addName(part.name, weak || part.weak);
    return this;
  }

  #addName(name: string, weak: boolean): void {
    const known = this.#names.get(name);
    // A name that is listed as strong and weak is strong.
    if (/[\p{L}\p{N}]/u.test(name) && (known === undefined || known.weak)) this.#names.set(name, { name, weak });
  }

  addTopic(topic: ListTopic): this {
    this.#topics.add(topic);
    return this;
  }

  /** Whether the entry has a topic. */
  get isListed(): boolean {
    return this.#topics.size > 0;
  }

  /** Adds a date in the notation of `birth-dates.rules.ts`; ignores anything else. */
  addBirthDate(date: string | undefined): this {
    const text = tidy(date);
    if (LISTED_BIRTH_DATE.test(text)) this.#birthDates.add(text);
    return this;
  }

  /** Adds a place in the list's words, and the country that its last part names. */
  addBirthPlace(...parts: readonly (string | undefined)[]): this {
    const place = parts.map(tidy).filter(Boolean).join(", ");
    this.#add(this.#birthPlaces, place.slice(0, MAX_TEXT));
    return this.addCountry(countryCode(/[^,]*$/.exec(place)![0]));
  }

  addTitle(title: string | undefined): this {
    return this.#add(this.#titles, title?.slice(0, MAX_TEXT));
  }

  /** @param gender in any of the lists' words: `Male`, `M`, `female` */
  setGender(gender: string | undefined): this {
    const [letter] = /^(?:[mf]|male|female)$/.exec(tidy(gender).toLowerCase()) ?? [];
    if (letter !== undefined) this.#gender = letter.startsWith("m") ? "male" : "female";
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

  /**
   * Adds an identifier with what the list says of it.
   * @param label what the list calls the document
   * @param country ISO 3166-1 alpha-2, or an English name; unknown ones are left out
   */
  addDocument(identifier: string | undefined, label: string, country?: string | null): this {
    const number = tidy(identifier);
    if (number === "") return this;
    const code = /^[A-Z]{2}$/.test(country ?? "") ? country! : countryCode(country ?? undefined);
    const known = this.#documents.get(number);
    if (!known?.country) this.#documents.set(number, { number, kind: documentKind(label), country: code });
    return this.addIdentifier(number);
  }

  addProgramme(programme: string | undefined): this {
    return this.#add(this.#programmes, programme);
  }

  /** @throws ListFormatError if the entry has no name */
  build(): ListEntry {
    // The first name is the one shown, which must not be a weak alias.
    const names = [...this.#names.values()].sort((a, b) => Number(a.weak) - Number(b.weak));
    if (names.length === 0) throw new ListFormatError(`entry ${this.id} has no name`);
    const documents = [...this.#documents.values()];
    const [birthPlaces, titles] = [[...this.#birthPlaces], [...this.#titles]];
    return {
      id: this.id,
      kind: this.kind,
      names,
      topics: [...this.#topics],
      birthDates: [...this.#birthDates],
      countries: [...this.#countries],
      identifiers: [...this.#identifiers],
      programmes: [...this.#programmes],
      ...(documents.length > 0 && { documents }),
      ...(this.#gender && { gender: this.#gender }),
      ...(birthPlaces.length > 0 && { birthPlaces }),
      ...(titles.length > 0 && { titles }),
    };
  }

  #add(set: Set<string>, text: string | undefined): this {
    const value = tidy(text);
    if (value !== "") set.add(value);
    return this;
  }
}

const tidy = (text: string | undefined): string => (text ?? "").replace(/\s+/g, " ").trim();
