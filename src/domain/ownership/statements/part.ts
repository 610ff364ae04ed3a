import { sha256Hex } from "../../../platform/hashing.ts";
import { wholeLatinWords } from "../../../platform/folding.ts";
import type {
  Interest,
  InterestType,
  OpenEnd,
  OwnershipParty,
  OwnershipStatement,
  Share,
  StatementSource,
  UnnamedReason,
} from "../ownership.model.ts";
import { identifiersOf, LEI_SCHEME } from "./identifiers.ts";

/** What one source stated of one company. Ids of parties hold within the part; `mergeOwnership` unites them. */
export interface OwnershipPart {
  readonly parties: readonly OwnershipParty[];
  readonly statements: readonly OwnershipStatement[];
  readonly open_ends?: readonly OpenEnd[];
}

/** A member with a value, or nothing: optional members must not be undefined. */
export const given = <K extends string, V>(key: K, value: V | null | undefined): { readonly [P in K]?: V } =>
  (value === null || value === undefined || value === "" ? {} : { [key]: value }) as { readonly [P in K]?: V };

/** A percentage as a share; empty for a value that is none. */
export const exactShare = (percent: number | null | undefined): { readonly share?: Share } =>
  typeof percent === "number" && percent >= 0 && percent <= 100 ? { share: { exact: percent } } : {};

export const interest = (
  type: InterestType,
  directness: Interest["directness"],
  beneficial: boolean,
  more: Partial<Interest> = {},
): Interest => ({ type, directness, beneficial, ...more });

interface Company {
  readonly name: string;
  /** ISO 3166-1 alpha-2 of the register. */
  readonly country?: string | undefined;
  /** In the register of `country`. */
  readonly number?: string | null | undefined;
  readonly lei?: string | null | undefined;
}

type Unkeyed = Omit<OwnershipParty, "id">;

/** A company as a party without its id. */
export function companyOf({ name, country, number, lei }: Company): Unkeyed {
  const identifiers = identifiersOf({ country, number, lei });
  return { kind: "entity", name, ...given("country", country), ...(identifiers.length > 0 ? { identifiers } : {}) };
}

/** A company as a party: the customer, or one in the chain. Its id follows from its number, else from its name. */
export const companyParty = (company: Company): OwnershipParty => withId(companyOf(company), "company");

/** A party with its id: from its number, else from name and birth date, which tell parties apart within `scope`. */
function withId(party: Unkeyed, scope: string): OwnershipParty {
  const { kind, name, birth_date = "", identifiers = [] } = party;
  const own = identifiers.find(({ scheme }) => scheme !== LEI_SCHEME) ?? identifiers[0];
  if (own !== undefined) return { id: `${own.scheme}-${own.id}`, ...party };
  const words = wholeLatinWords(name).sort().join(" ") || name;
  return { id: `${kind}-${hashOf(scope, words, birth_date)}`, ...party };
}

const hashOf = (...parts: readonly string[]): string => sha256Hex(JSON.stringify(parts)).slice(0, 32);

interface PartDraft {
  /** A party is added once whatever offices it holds; its interests add up in one statement. */
  readonly add: (party: Unkeyed, interests: readonly Interest[]) => void;
  readonly addUnnamed: (reason: UnnamedReason, description: string, interests: readonly Interest[]) => void;
  readonly part: () => OwnershipPart;
}

/**
 * Collects what a source states of one company. `scope` tells two papers of one source apart, such as by a document's id:
 * ids of statements and of parties without a number follow from it.
 */
export function draftPart(subject: OwnershipParty, source: StatementSource, scope: string = source.name): PartDraft {
  const parties = new Map([[subject.id, subject]]);
  const statements = new Map<string, OwnershipStatement>();
  const state = (party: OwnershipStatement["interested_party"], interests: readonly Interest[]) => {
    const id = `statement-${hashOf(scope, subject.id, JSON.stringify(party))}`;
    const before = statements.get(id)?.interests ?? [];
    statements.set(id, {
      id,
      subject: subject.id,
      interested_party: party,
      interests: [...before, ...interests],
      source,
    });
  };
  return {
    add: (party, interests) => {
      const named = withId(party, `${scope} ${subject.id}`);
      parties.set(named.id, { ...named, ...parties.get(named.id) });
      state(named.id, interests);
    },
    addUnnamed: (reason, description, interests) => state({ reason, description }, interests),
    part: () => ({ parties: [...parties.values()], statements: [...statements.values()] }),
  };
}
