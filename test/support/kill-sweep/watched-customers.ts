import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import { disturb, generateName } from "../../bench/screening/name-generator.ts";
import { listed } from "../listed.ts";
import type { KeptState } from "./kept-state.ts";

export const TENANT = "watched";
/** As `wrangler.toml` has it. */
const THRESHOLD = 0.7;
const CUSTOMERS = 500;
const PARTIES_A_CUSTOMER = 2;
const ENTRIES = 200;
/** Entries that a version adds, changes and removes. */
const ADDED = 300;
const CHANGED = 80;
const REMOVED = 150;

interface Party {
  readonly id: string;
  readonly customer: string;
  readonly subject: ScreeningSubject;
}

/** Customers whose people are searched for, versions of a list, and what must come of each: the matcher judges every pair. */
export class WatchedCustomers {
  readonly #random: () => number;
  readonly parties: readonly Party[];
  entries: readonly ListEntry[];
  /** Matches as `party entry`. */
  #matches: ReadonlySet<string>;
  /** Events that are due, as `party entry`, each as often as it is due. */
  readonly due: string[] = [];
  #made = 0;

  constructor(random: () => number) {
    this.#random = random;
    this.parties = Array.from({ length: CUSTOMERS * PARTIES_A_CUSTOMER }, (_, at) => this.#makeParty(at));
    this.entries = Array.from({ length: ENTRIES }, () => this.#makeEntry());
    this.#matches = new Set();
  }

  get matches(): readonly string[] {
    return [...this.#matches];
  }

  #makeParty(at: number): Party {
    const { name } = generateName(this.#random);
    const birthDate = this.#random() < 0.5 ? { birthDate: `${1950 + Math.floor(this.#random() * 40)}-03-14` } : {};
    const subject: ScreeningSubject = { kind: "person", name, ...birthDate, countries: ["BE"] };
    return { id: `party-${at}`, customer: `customer-${Math.floor(at / PARTIES_A_CUSTOMER)}`, subject };
  }

  /** Most are called like a party, some of them by another hand. */
  #makeEntry(): ListEntry {
    const chance = this.#random();
    const { name: own } = this.parties[Math.floor(this.#random() * this.parties.length)]!.subject;
    const name = chance < 0.5 ? own : chance < 0.8 ? disturb(own, this.#random) : generateName(this.#random).name;
    return listed(`un-${this.#made++}`, name, {
      topics: [this.#random() < 0.3 ? "sanction" : "pep"],
      birthDates: this.#random() < 0.3 ? [String(1950 + Math.floor(this.#random() * 40))] : [],
      countries: this.#random() < 0.3 ? ["RU"] : [],
    });
  }

  /** The next version of the list; what follows from it is due from now on. */
  nextVersion(): void {
    const [before, known] = [new Map(this.entries.map((entry) => [entry.id, entry])), this.#matches];
    const kept = this.entries.filter(() => this.#random() >= REMOVED / this.entries.length);
    const changed = kept.map((entry, at) => (this.#random() < CHANGED / kept.length ? this.#change(entry, at) : entry));
    this.entries = [...changed, ...Array.from({ length: ADDED }, () => this.#makeEntry())];
    const after = new Map(this.entries.map((entry) => [entry.id, entry]));
    const matches = new Set<string>();
    for (const { id: party, subject } of this.parties) {
      const matcher = new SubjectMatcher(subject);
      for (const [id, entry] of after) {
        const key = `${party} ${id}`;
        const isSame = before.get(id) === entry;
        const isMatch = isSame ? known.has(key) : matcher.scoreEntry(entry).score >= THRESHOLD;
        if (isMatch) matches.add(key);
        if (!isSame && (isMatch || known.has(key))) this.due.push(key);
      }
    }
    for (const key of known) if (!after.has(key.split(" ")[1]!)) this.due.push(key);
    this.#matches = matches;
  }

  /** Of one programme more, and every third of another name. */
  #change(entry: ListEntry, at: number): ListEntry {
    const programmes = [...entry.programmes, `programme-${entry.programmes.length}`];
    return { ...entry, programmes, ...(at % 3 === 0 && { names: this.#makeEntry().names }) };
  }

  /** Puts the customers into the database, as if all had been searched for on the version that is in force. */
  fill(state: KeptState, list: { readonly id: string; readonly version: string; readonly sha256: string }, at: string) {
    state.write(
      `INSERT INTO relationships (relationship_id, tenant_id, customer_key, kind, country, name, state, since, officer,
         updated_at) VALUES (?, ?, ?, 'person', 'BE', ?, 'active', ?, 'alice', ?)`,
      [...new Set(this.parties.map(({ customer }) => customer))].map((id) => [id, TENANT, id, id, at, at]),
    );
    state.write(
      `INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, birth_date, countries, added_at,
         salt_key, screened_at, screened_lists) VALUES (?, ?, ?, 'person', ?, ?, ?, ?, 'k', ?, ?)`,
      this.parties.map(({ id, customer, subject: { name, birthDate, countries } }) => [
        TENANT,
        id,
        customer,
        name,
        birthDate ?? null,
        JSON.stringify(countries),
        at,
        at,
        JSON.stringify({ un: list.id }),
      ]),
    );
    state.write("INSERT INTO list_coverage VALUES (?, 'un', ?, ?, ?, '1', ?)", [
      [TENANT, list.id, list.version, list.sha256, at],
    ]);
  }
}
