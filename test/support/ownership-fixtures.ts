import type {
  Interest,
  InterestType,
  OpenEnd,
  Ownership,
  OwnershipParty,
  OwnershipStatement,
  Share,
  StatementSource,
} from "../../src/domain/ownership/ownership.model.ts";
import { structureOf } from "../../src/domain/ownership/shares/structure.rules.ts";
import type { OwnershipStructure, StructurePolicy } from "../../src/domain/ownership/structure.model.ts";

export const POLICY: StructurePolicy = {
  owner_threshold_percent: 25,
  owner_threshold_inclusive: true,
  high_risk_countries: ["IR"],
  today: "2026-11-23",
};

export const REGISTER: StatementSource = {
  type: "officialRegister",
  name: "register",
  as_of: "2026-01-10",
  retrieved_at: "2026-11-20T09:00:00.000Z",
  evidence_ids: ["evidence-1"],
};
export const CUSTOMER: StatementSource = {
  type: "selfDeclaration",
  name: "customer",
  as_of: null,
  retrieved_at: "2026-11-21T09:00:00.000Z",
  evidence_ids: [],
};
export const EXTRACT: StatementSource = {
  ...REGISTER,
  type: "verified",
  name: "document:ubo_extract",
  as_of: "2026-02-01",
};

/** Persons are named "Jan" and so on; names in `COMPANIES` are companies, and `customer` is the subject. */
const kindOf = (name: string): OwnershipParty["kind"] =>
  /^trust/i.test(name)
    ? "arrangement"
    : /^(customer|[A-Z]\d*|Stichting.*|Bank|Listed)$/.test(name)
      ? "entity"
      : "person";

export interface Stated extends Partial<Omit<Interest, "share">> {
  readonly share?: number | Share;
  readonly also?: readonly InterestType[];
  readonly by?: StatementSource;
}

/** `"Jan > customer"`: what Jan holds in the customer, by a share in per cent or in detail. */
export const states = (pair: string, stated: number | Stated = {}): OwnershipStatement => {
  const [owner, owned] = pair.split(" > ") as [string, string];
  const { by = REGISTER, also = [], share, ...rest } = typeof stated === "number" ? { share: stated } : stated;
  const first: Interest = {
    type: "shareholding",
    directness: "direct",
    beneficial: false,
    ...(share === undefined ? {} : { share: typeof share === "number" ? { exact: share } : share }),
    ...rest,
  };
  const others = also.map((type): Interest => ({ type, directness: "direct", beneficial: false }));
  return {
    id: `${by.name}:${pair}:${JSON.stringify(stated)}`,
    subject: owned,
    interested_party: owner === "nobody" ? { reason: "unknown" } : owner,
    interests: [first, ...others],
    source: by,
  };
};

export const stated = (pair: string, share?: number, by: StatementSource = REGISTER): OwnershipStatement =>
  states(pair, {
    ...(share === undefined ? {} : { share }),
    by,
    beneficial: true,
    directness: "unknown",
  });

export function ownershipOf(
  statements: readonly OwnershipStatement[],
  parties: readonly (Partial<OwnershipParty> & { readonly id: string })[] = [],
  open_ends: readonly OpenEnd[] = [],
): Ownership {
  const named = statements.flatMap(({ subject, interested_party: party }) =>
    typeof party === "string" ? [party, subject] : [subject],
  );
  const ids = [...new Set(["customer", ...named, ...parties.map(({ id }) => id)])];
  return {
    subject: "customer",
    parties: ids.map((id) => ({ id, kind: kindOf(id), name: id, ...parties.find((one) => one.id === id) })),
    statements,
    open_ends,
  };
}

export const structure = (
  statements: readonly OwnershipStatement[],
  parties?: Parameters<typeof ownershipOf>[1],
  policy: Partial<StructurePolicy> = {},
): OwnershipStructure => structureOf(ownershipOf(statements, parties), { ...POLICY, ...policy });

/** Effective share, or the range, or null, by person. */
export const ownersIn = ({ beneficial_owners: owners }: OwnershipStructure): Record<string, unknown> =>
  Object.fromEntries(
    owners.map(({ person, effective_share: share, share_range: range }) => [
      person,
      range === null ? share : [range.minimum, range.maximum],
    ]),
  );

export const warningsIn = ({ warnings }: OwnershipStructure, code: string): string[] =>
  warnings.filter((one) => one.code === code).map(({ text }) => text);

export const codesIn = ({ warnings }: OwnershipStructure): string[] => [...new Set(warnings.map(({ code }) => code))];
