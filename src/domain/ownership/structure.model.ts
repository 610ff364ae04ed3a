import type { JudgedBy } from "../case/rules-version.model.ts";
import type { PolicyValues } from "../diligence/policy.model.ts";
import type { InterestType, OpenEnd } from "./ownership.model.ts";

/** What `structureOf` (shares/structure.rules.ts) must know besides the statements. */
export interface StructurePolicy
  extends
    Pick<PolicyValues, "owner_threshold_percent" | "owner_threshold_inclusive" | "high_risk_countries">,
    JudgedBy {
  /** YYYY-MM-DD: an interest that ended before this day no longer counts. */
  readonly today: string;
}

/** One way from a beneficial owner to the customer. */
interface OwnershipPath {
  /** Ids of parties: the owner first, the customer last. */
  readonly parties: readonly string[];
  /** Per cent that this way alone carries, 0 to 100; null where one of its shares is not known. */
  readonly share: number | null;
}

export interface BeneficialOwner {
  /** Id of the party. */
  readonly person: string;
  /** Per cent, 0 to 100, over all ways; null where control is by other means alone or a share is not known. */
  readonly effective_share: number | null;
  /** Where bands leave the share open: the least and the most that it can be. */
  readonly share_range: { readonly minimum: number; readonly maximum: number } | null;
  /** Interests by which the person owns or controls the customer, `shareholding` included, directly or through a chain. */
  readonly control: readonly InterestType[];
  /** `owner`: by shares, votes or control; `senior_official`: nobody is, so a managing official stands in. */
  readonly basis: "owner" | "senior_official";
  /** One sentence for officers: why this person is a beneficial owner, and whether that is certain. */
  readonly explanation: string;
  readonly paths: readonly OwnershipPath[];
  /** Names of the sources, best first. */
  readonly sources: readonly string[];
  /** Only the customer, or a document of the customer's that no officer has accepted, says that this person owns as much. */
  readonly only_declared: boolean;
}

export const OWNERSHIP_WARNINGS = [
  "unaccounted_capital",
  "shares_not_stated",
  "over_accounted_capital",
  "circular_holdings",
  "many_layers",
  "several_countries",
  "high_risk_country",
  "nominee",
  "trust",
  "foundation",
  "certificates",
  "bearer_shares",
  "ended_entity",
  "unknown_end",
  "only_declared",
  "sources_disagree",
  "fallback_officials",
] as const;

export interface OwnershipWarning {
  readonly code: (typeof OWNERSHIP_WARNINGS)[number];
  /** One sentence for officers. */
  readonly text: string;
  /** Ids of the parties concerned. */
  readonly parties: readonly string[];
}

/** A link of the graph after all sources were weighed: the shares that the calculation stands on. */
export interface EffectiveLink {
  readonly owner: string;
  readonly owned: string;
  /** Per cent of the owned, 0 to 100; null where no source names it. */
  readonly share: number | null;
  readonly share_range: { readonly minimum: number; readonly maximum: number } | null;
  /** Interests other than `shareholding`. */
  readonly control: readonly InterestType[];
  /** Ids of the statements that it stands on. */
  readonly statements: readonly string[];
}

/** Who stands behind a company, by everything that is stated. */
export interface OwnershipStructure {
  readonly links: readonly EffectiveLink[];
  readonly beneficial_owners: readonly BeneficialOwner[];
  /** Per cent of the capital, 0 to 100, that the least shares trace neither to a natural person nor to an exempt company. */
  readonly unaccounted_share: number;
  /** Whether somebody who is not named, or is named with too little, may be a beneficial owner. */
  readonly may_hide_owner: boolean;
  /** Companies and arrangements on the longest way from the customer to an owner; 0: persons hold it themselves. */
  readonly layers: number;
  /** ISO 3166-1 alpha-2 of the companies in the chain, the customer's first. */
  readonly countries: readonly string[];
  readonly open_ends: readonly OpenEnd[];
  readonly warnings: readonly OwnershipWarning[];
}
