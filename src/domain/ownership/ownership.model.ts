import type { IsoTime } from "../case/case.model.ts";

/** What a party can be in a chain of owners. An `arrangement` is a trust or what resembles one. */
const PARTY_KINDS = ["person", "entity", "arrangement", "unknown"] as const;
export type PartyKind = (typeof PARTY_KINDS)[number];

/** Types of interests of the Beneficial Ownership Data Standard 0.4. */
export const INTEREST_TYPES = [
  "shareholding",
  "votingRights",
  "appointmentOfBoard",
  "otherInfluenceOrControl",
  "seniorManagingOfficial",
  "settlor",
  "trustee",
  "protector",
  "beneficiaryOfLegalArrangement",
  "rightsToSurplusAssetsOnDissolution",
  "rightsToProfitOrIncome",
  "rightsGrantedByContract",
  "conditionalRightsGrantedByContract",
  "controlViaCompanyRulesOrArticles",
  "controlByLegalFramework",
  "boardMember",
  "boardChair",
  "unknownInterest",
  "unpublishedInterest",
  "enjoymentAndUseOfAssets",
  "rightToProfitOrIncomeFromAssets",
  "nominee",
  "nominator",
] as const;
export type InterestType = (typeof INTEREST_TYPES)[number];

/** Interests of who manages and holds nothing by it. */
export const OFFICES: readonly InterestType[] = ["boardMember", "boardChair", "seniorManagingOfficial"];

/** Whether somebody owns or controls by an interest, and does not only manage. */
export const isHolding = ({ type }: { readonly type: InterestType }): boolean => !OFFICES.includes(type);

/** Why nobody is named on the other end of an interest, in the terms of the Beneficial Ownership Data Standard 0.4. */
export const UNNAMED_REASONS = [
  "noBeneficialOwners",
  "subjectUnableToConfirmOrIdentifyBeneficialOwner",
  "interestedPartyHasNotProvidedInformation",
  "subjectExemptFromDisclosure",
  "interestedPartyExemptFromDisclosure",
  "unknown",
  "informationUnknownToPublisher",
] as const;
export type UnnamedReason = (typeof UNNAMED_REASONS)[number];

export interface PartyIdentifier {
  /** Code of org-id.guide, such as `BE-BCE_KBO`, `XI-LEI` or `FR-RCS`. */
  readonly scheme: string;
  /** As the register writes it, without separators: `0403170701`. */
  readonly id: string;
}

/** A person, a company or an arrangement in the chain of owners. */
export interface OwnershipParty {
  /** Unique in one ownership; the same party has the same id in every statement of it. */
  readonly id: string;
  readonly kind: PartyKind;
  readonly name: string;
  readonly given_name?: string;
  readonly family_name?: string;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly birth_date?: string;
  readonly birth_place?: string;
  /** ISO 3166-1 alpha-2: nationality of a person. */
  readonly nationality?: string;
  /** ISO 3166-1 alpha-2: where a person lives, or where a company is registered. */
  readonly country?: string;
  readonly identifiers?: readonly PartyIdentifier[];
  /** Legal form in the words of its source. */
  readonly legal_form?: string;
  /** By its register; absent where no register stated it. */
  readonly status?: "active" | "stopped";
  /** Regulated market on which its shares are admitted, or the public body that it is: its owners are not asked for. */
  readonly exempt?: string;
  /** Whether the party says that it holds a prominent public function; absent where nobody said either. */
  readonly is_pep?: boolean;
}

/** Per cent of the shares or votes, 0 to 100. Registers that publish bands give a minimum and a maximum. */
export interface Share {
  readonly exact?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** More than this. */
  readonly exclusive_minimum?: number;
  /** Less than this. */
  readonly exclusive_maximum?: number;
}

export interface Interest {
  readonly type: InterestType;
  readonly directness: "direct" | "indirect" | "unknown";
  /** Whether the source says that the interested party is a beneficial owner by it. */
  readonly beneficial: boolean;
  /** Absent where the source names none. */
  readonly share?: Share;
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  readonly start_date?: string;
  readonly end_date?: string;
  /** In the words of the source, such as `Bearer shares`. */
  readonly details?: string;
}

/** `sourceType` of the Beneficial Ownership Data Standard 0.4. */
export const SOURCE_TYPES = [
  "selfDeclaration",
  "officialRegister",
  "thirdParty",
  "primaryResearch",
  "verified",
] as const;

export interface StatementSource {
  readonly type: (typeof SOURCE_TYPES)[number];
  /** `kbo`, `gleif`, `customer`, `document:ubo_extract`, `filed:<evidence id>` and so on. */
  readonly name: string;
  /** Day that the statement is about, YYYY-MM-DD; null where the source names none. */
  readonly as_of: string | null;
  /** When it was asked, handed in or filed. */
  readonly retrieved_at: IsoTime;
  readonly evidence_ids: readonly string[];
}

/** One source's word that one party holds interests in another. */
export interface OwnershipStatement {
  /** The same for the same statement of the same source. */
  readonly id: string;
  /** Id of the party in which the interests are held. */
  readonly subject: string;
  /** Id of the party that holds them, or why nobody is named. */
  readonly interested_party: string | { readonly reason: UnnamedReason; readonly description?: string };
  readonly interests: readonly Interest[];
  readonly source: StatementSource;
}

/** Why nobody asked further for the owners of a party. */
export const OPEN_END_REASONS = [
  "source_unavailable",
  "source_not_configured",
  "not_covered",
  "not_found",
  "no_number",
  "no_owners_published",
  "below_threshold",
  "layer_limit",
  "entity_limit",
  "time_limit",
] as const;

/** A company in the chain whose owners no source named. */
export interface OpenEnd {
  readonly party: string;
  readonly reason: (typeof OPEN_END_REASONS)[number];
  /** Name of the source that was asked; absent where none was. */
  readonly source?: string;
}

/** Everything that any source stated of who stands behind one company. Statements may contradict each other. */
export interface Ownership {
  /** Id of the customer's party. */
  readonly subject: string;
  readonly parties: readonly OwnershipParty[];
  readonly statements: readonly OwnershipStatement[];
  readonly open_ends: readonly OpenEnd[];
}
