import type { ReadingLanguage } from "../../../src/domain/readings/reading.model.ts";
import { FIRST_POOLS } from "./layouts/first/pools.ts";
import { layoutsOf, makeDocument, type MadeDocument } from "./make-document.ts";
import { iban, nationalNumber } from "./numbers.ts";
import { Random } from "./random.ts";
import { type RenderedFile, renderDocument } from "./render.ts";
import type { Form, Truth } from "./truth.ts";
import { type Address, type Company, type Person, World } from "./world.ts";

/** A person of the customer. What is not given is made up, the same each time. */
interface PaperPerson {
  readonly given_names: string;
  readonly family_name: string;
  /** `YYYY-MM-DD`. */
  readonly birth_date: string;
  readonly sex?: "m" | "f";
  /** ISO 3166-1 alpha-2; `BE` unless given. */
  readonly nationality?: string;
  readonly national_number?: string;
  readonly address?: Address;
}

/** The company whose papers are made. */
export interface PaperCompany {
  /** Without its legal form. */
  readonly name: string;
  /** `BV`, `NV`, `SRL`, ... */
  readonly legal_form: string;
  /** Ten digits. */
  readonly enterprise_number: string;
  readonly seat: Address;
  readonly iban?: string;
  readonly bank?: string;
  /** The first one is the representative whose card is made. */
  readonly directors: readonly PaperPerson[];
  readonly owners: readonly (PaperPerson & { readonly share_percent: number })[];
}

export interface Paper extends RenderedFile {
  /** Such as `register_extract.pdf`. */
  readonly name: string;
  readonly truth: Truth;
}

const PAPERS = [
  "articles_of_association",
  "register_extract",
  "ubo_extract",
  "identity_card",
  "proof_of_address",
  "bank_account_certificate",
] as const;
export type PaperName = (typeof PAPERS)[number];

const BAD_PAPERS = ["recipe", "expired_card", "strange_statement", "foreign_articles"] as const;
export type BadPaperName = (typeof BAD_PAPERS)[number];

const LAYOUTS: Readonly<Record<PaperName | BadPaperName, string>> = {
  articles_of_association: "first/coordinated",
  register_extract: "first/belgian-search",
  ubo_extract: "first/ubo-cards",
  identity_card: "first/belgian-card",
  proof_of_address: "first/utility-bill",
  bank_account_certificate: "first/bank-form",
  recipe: "first/recipe",
  expired_card: "first/belgian-card",
  strange_statement: "first/account-statement",
  foreign_articles: "first/british-articles",
};

/**
 * A clean set of papers of a Belgian company, which agree with each other and with what is given. The same arguments
 * always give the same bytes; a scan or a photo loads the drawing library.
 * @param today Papers are of the two months before it, where a service with the real clock reads them.
 */
export async function papersOf(
  company: PaperCompany,
  language: ReadingLanguage = "nl",
  form: Form = "text",
  today?: Date,
): Promise<Record<PaperName, Paper>> {
  const { directors, owners } = company;
  const people: Readonly<Record<PaperName, readonly PaperPerson[]>> = {
    articles_of_association: [],
    register_extract: directors,
    ubo_extract: owners,
    identity_card: directors.slice(0, 1),
    // A bill is addressed to one name, here the company's.
    proof_of_address: [
      { given_names: company.name, family_name: company.legal_form, birth_date: "1990-01-01", address: company.seat },
    ],
    bank_account_certificate: [],
  };
  const papers: Partial<Record<PaperName, Paper>> = {};
  for (const name of PAPERS) {
    papers[name] = await make(
      name,
      language,
      form,
      (random) => new CustomerWorld(random, company, people[name], today),
      today,
    );
  }
  return papers as Record<PaperName, Paper>;
}

/**
 * Papers that a careless reader takes for those that were asked for: a recipe, the card of a stranger that expired in
 * 2015, a stranger's statement of account, and the articles of a foreign company.
 */
export async function badPapers(
  language: ReadingLanguage = "nl",
  form: Form = "text",
): Promise<Record<BadPaperName, Paper>> {
  const papers: Partial<Record<BadPaperName, Paper>> = {};
  for (const name of BAD_PAPERS) {
    const own = name === "foreign_articles" ? "en" : language;
    papers[name] = await make(name, own, form, (random) =>
      name === "expired_card" ? new OldWorld(random, FIRST_POOLS) : undefined,
    );
  }
  return papers as Record<BadPaperName, Paper>;
}

async function make(
  name: PaperName | BadPaperName,
  language: ReadingLanguage,
  form: Form,
  worldOf: (random: Random) => World | undefined,
  written?: Date,
): Promise<Paper> {
  const layout = layoutsOf("fit").find(({ id }) => id === LAYOUTS[name])!;
  const document: MadeDocument = await makeDocument("fit", layout, language, 7, worldOf);
  const file = await renderDocument(document, form, written?.toISOString());
  return { ...file, name: `${name}.${file.extension}`, truth: document.truth };
}

/** Cards that were issued in 2005. */
class OldWorld extends World {
  override get issueYears(): readonly [number, number] {
    return [2005, 2005];
  }
}

/** The customer's company and people in the places where a document needs some; strangers after them. */
class CustomerWorld extends World {
  readonly #company: PaperCompany;
  readonly #people: readonly PaperPerson[];
  readonly #waiting: PaperPerson[];
  readonly #today: Date | undefined;
  #isTaken = false;

  constructor(random: Random, company: PaperCompany, people: readonly PaperPerson[], today?: Date) {
    super(random, FIRST_POOLS);
    this.#today = today;
    this.#company = company;
    this.#people = people;
    this.#waiting = [...people];
  }

  override recentDay(days: number): string {
    const own = super.recentDay(Math.min(days, this.#today === undefined ? days : 60));
    if (this.#today === undefined) return own;
    const age = Date.UTC(2026, 9, 30) - Date.parse(own);
    return new Date(this.#today.getTime() - age).toISOString().slice(0, 10);
  }

  override company(region: Parameters<World["company"]>[0], form?: string): Company {
    const stranger = super.company(region, form);
    if (this.#isTaken) return stranger;
    this.#isTaken = true;
    const { name, legal_form, enterprise_number: number, seat, iban: account, bank } = this.#company;
    // The account is the company's, whatever else its papers draw by chance.
    const own = account ?? iban(new Random(number), "BE", "734");
    return {
      ...stranger,
      name,
      form: legal_form,
      number,
      vat: `BE${number}`,
      seat,
      iban: own,
      bank: bank ?? "KBC Bank",
      bic: "KREDBEBB",
    };
  }

  override person(region: Parameters<World["person"]>[0], nationality?: string): Person {
    const stranger = super.person(region, nationality);
    const one = this.#waiting.shift();
    if (one === undefined) return stranger;
    const sex = one.sex ?? "f";
    return {
      ...stranger,
      given: one.given_names.split(" "),
      family: one.family_name,
      sex,
      birthDate: one.birth_date,
      nationality: one.nationality ?? "BE",
      nationalNumber: one.national_number ?? nationalNumber(new Random(one.family_name), one.birth_date, sex),
      address: one.address ?? stranger.address,
    };
  }

  override official(region: Parameters<World["person"]>[0]): Person {
    return super.person(region);
  }

  override headcount(): number {
    return this.#people.length;
  }

  override shares(): number[] {
    return this.#people.map((one) => ("share_percent" in one ? Number(one.share_percent) : 0));
  }
}
