import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { DeclaredOwner } from "./declared-owner.model.ts";
import { agreesOnDate } from "../readings/person-names.rules.ts";
import { isSamePerson } from "./same-person.ts";

/** What may be missing of a declared owner. The last two are of a name that is a person's or a company's. */
const OWNER_DETAILS = [
  "birth_date",
  "nationality",
  "share",
  "number",
  "country",
  "birth_date_or_number",
  "nationality_or_country",
] as const;
export type OwnerDetail = (typeof OWNER_DETAILS)[number];

/** What a register or a document tells of a party. */
export interface KnownDetails {
  readonly name: string;
  readonly birth_date?: string;
  readonly nationality?: string;
  readonly share_percent?: number;
  /** By a register, such as `settlor`. */
  readonly interests?: readonly string[];
}

const OF_TRUSTS = ["settlor", "trustee", "protector", "beneficiaryOfLegalArrangement"];
/** A trust has no number; `Trust NV` is a company. */
const TRUST = /\s(?:trust|settlement|fiducie)$/i;

/** @param thresholdPercent who clearly holds less, and controls in no other way, need not be identified. */
export function missingDetails(
  owner: DeclaredOwner,
  thresholdPercent: number,
  known: readonly KnownDetails[] = [],
  rules: JudgedBy = {},
): OwnerDetail[] {
  const told = known.filter(({ name }) => isSamePerson(name, owner.name));
  const share = owner.share_percent ?? told.find(({ share_percent: one }) => one !== undefined)?.share_percent;
  const isByShares = owner.control === undefined || owner.control === "shares" || owner.control === "votes";
  if (share !== undefined && share < thresholdPercent && isByShares) return [];
  const isNew = !judgesBefore(rules, 11);
  const hasRole = isNew && told.some(({ interests = [] }) => interests.some((one) => OF_TRUSTS.includes(one)));
  const rest: OwnerDetail[] = share === undefined && owner.control === undefined && !hasRole ? ["share"] : [];
  const isTrust = isNew && TRUST.test(owner.name);
  if (owner.kind === "company") {
    const { enterprise_number: belgian, foreign_number: foreign, country } = owner;
    return [
      ...(belgian === undefined && foreign === undefined && !isTrust ? (["number"] as const) : []),
      ...(belgian === undefined && country === undefined ? (["country"] as const) : []),
      ...rest,
    ];
  }
  const isPerson = owner.kind === "person";
  const isBorn = isPerson && owner.birth_date !== undefined;
  const births = told.flatMap(({ birth_date }) => birth_date ?? []);
  // Two persons of one name: which of them is meant is not told.
  const areTwo = !judgesBefore(rules, 6) && births.some((born) => agreesOnDate(born, births[0]) === false);
  const isBirthTold = (births.length > 0 && !areTwo) || (isTrust && !isPerson);
  const country = isPerson ? owner.nationality : owner.country;
  return [
    ...(isBorn || isBirthTold ? [] : [isPerson ? ("birth_date" as const) : ("birth_date_or_number" as const)]),
    ...(country !== undefined || told.some(({ nationality }) => nationality !== undefined)
      ? []
      : [isPerson ? ("nationality" as const) : ("nationality_or_country" as const)]),
    ...rest,
  ];
}
