import { type DeclaredOwner, roleWords } from "../customer/declared-owner.model.ts";
import { countriesOf } from "../customer/declared-owners.ts";
import type { OwnershipFiling } from "./ownership-filing.model.ts";
import { isHolding, type OwnershipParty } from "./ownership.model.ts";

/** A person or company that an officer's filing names behind the customer. */
export interface FiledParty {
  readonly kind: "person" | "company" | "unknown";
  readonly name: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countries?: readonly string[];
  readonly number?: string;
  /** Such as `beneficial owner`, `trustee` or `senior managing official`. */
  readonly role: string;
  /** Per cent of the customer; absent where the filing states none, or of a company between. */
  readonly share_percent?: number;
}

/** Everybody whom the filings of a case name behind its customer, without those that were withdrawn. */
export const partiesInFilings = (filings: readonly OwnershipFiling[]): FiledParty[] =>
  filings
    .filter(({ withdrawn }) => withdrawn === undefined)
    .flatMap(({ stated }) =>
      stated.form === "owners"
        ? stated.owners.map(fromOwner)
        : stated.parties.filter(({ id }) => id !== stated.subject).map((party) => fromParty(party, stated)),
    );

function fromOwner(owner: DeclaredOwner): FiledParty {
  const { kind, name } = owner;
  const number = kind === "company" ? (owner.enterprise_number ?? owner.foreign_number) : undefined;
  return {
    kind,
    name,
    role: roleWords(owner),
    ...known({
      birth_date: kind === "person" ? owner.birth_date : undefined,
      number,
      share_percent: owner.share_percent,
    }),
    ...inCountries(countriesOf(owner)),
  };
}

function fromParty(party: OwnershipParty, { subject, statements }: Stated): FiledParty {
  const { kind, name, birth_date, nationality, country, identifiers } = party;
  const own = statements.filter(({ interested_party: holder }) => holder === party.id);
  const isOwner = own.some(({ interests }) => interests.some(isHolding));
  const { share } =
    own.find((one) => one.subject === subject)?.interests.find(({ type }) => type === "shareholding") ?? {};
  return {
    kind: kind === "person" || kind === "unknown" ? kind : "company",
    name,
    role: isOwner ? (kind === "person" || kind === "unknown" ? "beneficial owner" : "shareholder") : "official",
    ...known({ birth_date, number: identifiers?.[0]?.id, share_percent: share?.exact }),
    ...inCountries([nationality, country].filter((code) => code !== undefined)),
  };
}

type Stated = Extract<OwnershipFiling["stated"], { form: "bods" }>;

type Known<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const known = <T extends object>(members: T): Known<T> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Known<T>;

const inCountries = (codes: readonly string[]): Pick<FiledParty, "countries"> =>
  codes.length === 0 ? {} : { countries: [...new Set(codes)] };
