import type { ReadingLanguage } from "../../../src/domain/readings/reading.model.ts";
import {
  belgianNumber,
  britishVat,
  dutchVat,
  frenchVat,
  germanVat,
  iban,
  luxembourgVat,
  nationalNumber,
  siren,
} from "./numbers.ts";
import { sharesOf } from "./parts.ts";
import type { Random } from "./random.ts";

/** Regions whose documents the bench makes: Flanders, Wallonia, East Belgium, and six countries. */
const REGIONS = ["vl", "wal", "og", "nl", "fr", "de", "lu", "gb", "ie"] as const;
export type Region = (typeof REGIONS)[number];

/** Names of one half. The other half has others. */
export interface Pools {
  readonly men: Readonly<Record<ReadingLanguage, readonly string[]>>;
  readonly women: Readonly<Record<ReadingLanguage, readonly string[]>>;
  readonly families: Readonly<Record<ReadingLanguage, readonly string[]>>;
  /** First and second half of a company's name. */
  readonly firms: Readonly<Record<ReadingLanguage, readonly [readonly string[], readonly string[]]>>;
  readonly places: Readonly<Record<Region, Places>>;
}

export interface Places {
  readonly streets: readonly string[];
  /** Postcode and town. */
  readonly towns: readonly (readonly [string, string])[];
  /** Name, BIC and the code that its account numbers begin with. */
  readonly banks: readonly (readonly [string, string, string])[];
}

export interface Address {
  readonly street: string;
  readonly house: string;
  readonly box: string | null;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

export interface Person {
  readonly given: readonly string[];
  readonly family: string;
  readonly sex: "m" | "f";
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly nationality: string;
  readonly address: Address;
  readonly nationalNumber: string;
}

export interface Company {
  /** Without its legal form. */
  readonly name: string;
  readonly form: string;
  readonly country: string;
  /** Without separators, such as `0403170701`, `12345678` or `HRB12345`. */
  readonly number: string;
  readonly vat: string;
  readonly seat: Address;
  readonly iban: string;
  readonly bic: string;
  readonly bank: string;
  readonly start: string;
}

const COUNTRY_OF: Readonly<Record<Region, string>> = {
  vl: "BE",
  wal: "BE",
  og: "BE",
  nl: "NL",
  fr: "FR",
  de: "DE",
  lu: "LU",
  gb: "GB",
  ie: "IE",
};
const LANGUAGE_OF: Readonly<Record<Region, ReadingLanguage>> = {
  vl: "nl",
  wal: "fr",
  og: "de",
  nl: "nl",
  fr: "fr",
  de: "de",
  lu: "fr",
  gb: "en",
  ie: "en",
};
const FORMS: Readonly<Record<Region, readonly string[]>> = {
  vl: ["BV", "BV", "NV", "CV"],
  wal: ["SRL", "SRL", "SA", "SC"],
  og: ["PGmbH", "GmbH", "AG"],
  nl: ["B.V.", "B.V.", "N.V."],
  fr: ["SAS", "SARL", "SA"],
  de: ["GmbH", "GmbH", "AG"],
  lu: ["S.à r.l.", "S.A."],
  gb: ["Limited", "Ltd", "LLP"],
  ie: ["Limited", "DAC"],
};

/** Where the people and companies of one document come from. */
export class World {
  readonly random: Random;
  readonly pools: Pools;
  readonly #used = new Set<string>();

  constructor(random: Random, pools: Pools) {
    this.random = random;
    this.pools = pools;
  }

  address(region: Region): Address {
    const { streets, towns } = this.pools.places[region];
    const [postcode, town] = this.random.pick(towns);
    const box = this.random.chance(0.2) ? String(this.random.whole(1, 30)) : null;
    return {
      street: this.random.pick(streets),
      house: String(this.random.whole(1, 240)),
      box: ["BE"].includes(COUNTRY_OF[region]) ? box : null,
      postcode,
      town,
      country: COUNTRY_OF[region],
    };
  }

  /** Nobody twice in a document. */
  person(region: Region, nationality = COUNTRY_OF[region]): Person {
    const language = LANGUAGE_OF[region];
    for (let attempt = 0; ; attempt++) {
      const sex = this.random.pick(["m", "f"] as const);
      const names = (sex === "m" ? this.pools.men : this.pools.women)[language];
      const given = this.random.some(names, this.random.chance(0.3) ? 2 : 1);
      const family = this.random.pick(this.pools.families[language]);
      // A page with many people may repeat a name's parts, as a long list of names would, but never a whole name.
      const isUsed =
        attempt < 40 ? this.#used.has(family) || this.#used.has(given[0]!) : this.#used.has(`${given[0]!} ${family}`);
      if (isUsed) continue;
      this.#used.add(family).add(given[0]!).add(`${given[0]!} ${family}`);
      const birthDate = this.random.day(1950, 2001);
      return {
        given,
        family,
        sex,
        birthDate,
        birthPlace: this.random.pick(this.pools.places[region].towns)[1],
        nationality,
        address: this.address(region),
        nationalNumber: nationalNumber(this.random, birthDate, sex),
      };
    }
  }

  /** A notary, a clerk: nobody of the customer's. */
  official(region: Region): Person {
    return this.person(region);
  }

  /** How many directors, owners or founders a document names. */
  headcount(least: number, most: number): number {
    return this.random.whole(least, most);
  }

  /** Shares of so many owners. */
  shares(count: number): number[] {
    return sharesOf(this.random, count);
  }

  /** Years in which cards are issued. */
  get issueYears(): readonly [number, number] {
    return [2019, 2025];
  }

  people(region: Region, count: number): Person[] {
    return Array.from({ length: count }, () => this.person(region));
  }

  company(region: Region, form?: string): Company {
    const { random } = this;
    const [first, second] = this.pools.firms[LANGUAGE_OF[region]];
    for (;;) {
      const name = `${random.pick(first)} ${random.pick(second)}`;
      if (this.#used.has(name)) continue;
      this.#used.add(name);
      const country = COUNTRY_OF[region];
      const [bank, bic, code] = random.pick(this.pools.places[region].banks);
      const [number, vat] = numbersOf(random, country);
      return {
        name,
        form: form ?? random.pick(FORMS[region]),
        country,
        number,
        vat,
        seat: this.address(region),
        iban: iban(random, country, code),
        bic,
        bank,
        start: random.day(1996, 2020),
      };
    }
  }

  /** A day of the last years, at most so many before the day on which the bench says it is. */
  recentDay(days: number): string {
    return new Date(Date.UTC(2026, 9, 30) - this.random.whole(1, days) * 86_400_000).toISOString().slice(0, 10);
  }
}

function numbersOf(random: Random, country: string): [string, string] {
  if (country === "BE") {
    const number = belgianNumber(random);
    return [number, `BE${number}`];
  }
  if (country === "NL") return [`${random.whole(1, 8)}${random.digits(7)}`, dutchVat(random)];
  if (country === "FR") {
    const number = siren(random);
    return [number, frenchVat(number)];
  }
  if (country === "DE") return [`HRB${random.whole(1000, 240_000)}`, germanVat(random)];
  if (country === "LU") return [`B${random.whole(50_000, 289_000)}`, luxembourgVat(random)];
  if (country === "IE") return [String(random.whole(300_000, 740_000)), `IE${random.digits(7)}${random.letters(1)}`];
  return [`${random.pick(["0", "1"])}${random.digits(7)}`, britishVat(random)];
}

export const given = (person: Person): string => person.given.join(" ");
/** Given names first. */
export const nameOf = (person: Person): string => `${given(person)} ${person.family}`;
/** Family name first, in capitals. */
export const registerName = (person: Person): string => `${person.family.toUpperCase()} ${given(person)}`;

const BOX: Readonly<Record<ReadingLanguage, string>> = { nl: "bus", fr: "bte", de: "Bk.", en: "box" };

export const streetOf = ({ street, house, box, country }: Address, language: ReadingLanguage): string => {
  const isNumberFirst = ["FR", "LU", "GB", "IE"].includes(country);
  const line = isNumberFirst
    ? `${house}${country === "FR" || country === "LU" ? "," : ""} ${street}`
    : `${street} ${house}`;
  return box === null ? line : `${line} ${BOX[language]} ${box}`;
};
export const townOf = ({ postcode, town, country }: Address): string =>
  country === "GB" || country === "IE" ? `${town} ${postcode}` : `${postcode} ${town}`;
/** On one line. */
export const addressOf = (address: Address, language: ReadingLanguage): string =>
  `${streetOf(address, language)}, ${townOf(address)}`;

const dotted = (number: string): string => `${number.slice(0, 4)}.${number.slice(4, 7)}.${number.slice(7)}`;
/** A company's number as its country writes it. */
export const writtenNumber = ({ country, number }: Pick<Company, "country" | "number">): string => {
  if (country === "BE") return dotted(number);
  if (country === "FR") return number.replace(/(\d{3})(?=\d)/g, "$1 ");
  if (country === "DE") return number.replace("HRB", "HRB ");
  if (country === "LU") return number;
  return number;
};
export const writtenNationalNumber = (number: string): string =>
  `${number.slice(0, 2)}.${number.slice(2, 4)}.${number.slice(4, 6)}-${number.slice(6, 9)}.${number.slice(9)}`;
