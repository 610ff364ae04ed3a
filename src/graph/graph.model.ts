/** The nouns of the entity graph, for every room that reads it. */

const ENTITY_TYPES = ["company", "person", "address", "account", "portfolio", "case"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Each has one direction; an owner `owns` what it owns, a case is `about` its subject, a portfolio `lists` companies. */
const RELATION_TYPES = ["directs", "owns", "seated_at", "holds_account", "about", "lists"] as const;
export type RelationType = (typeof RELATION_TYPES)[number];

/** How a company stands in its register. */
export type Standing = "active" | "in_dissolution" | "ceased" | "bankrupt" | "unknown";

/** What the last screening said that was not cleared since; null where nobody has screened. */
export type ScreeningWord = "exact" | "near" | "clear";

/** What became of a case; of a company or person the gravest of all its cases. */
export type CaseOutcome = "rejected" | "escalated" | "open" | "approved";

export interface Entity {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  /** Enterprise number of a company, workflow_id of a case. */
  readonly number: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly standing: Standing | null;
  /** YYYY-MM-DD, as are all dates of this noun. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** The day the bankruptcy was opened; null with standing `bankrupt` where the register gives no day. */
  readonly bankruptOn: string | null;
  /** NACE classes of a company; null where not known. */
  readonly activities: readonly string[] | null;
  /** Of a person; may be YYYY or YYYY-MM. */
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly sanctions: ScreeningWord | null;
  readonly outcome: CaseOutcome | null;
  /** Cases about it. */
  readonly caseCount: number;
  /** ISO times. */
  readonly firstSeen: string;
  readonly lastSeen: string;
}

/** One statement of one source about two entities. */
export interface Relation {
  readonly from: string;
  readonly type: RelationType;
  readonly to: string;
  readonly source: string;
  readonly role: string | null;
  readonly sharePercent: number | null;
  /** YYYY-MM-DD in the world, as far as the source says; `until` also where a source no longer names it. */
  readonly since: string | null;
  readonly until: string | null;
  /** `sha256:<hex>` of the raw answer it was read from, and where its bytes are. */
  readonly evidenceHash: string | null;
  readonly evidenceKey: string | null;
  readonly firstSeen: string;
  /** ISO time at which the source was last asked, and made this statement again or had it no more. */
  readonly checkedAt: string;
}

/** An entity and what lies within a number of steps of it. */
export interface Neighbourhood {
  /** Undefined: the graph does not know it. */
  readonly centre: Entity | undefined;
  /** Everything reached but the centre, nearest first. */
  readonly entities: readonly ReachedEntity[];
  readonly relations: readonly Relation[];
  /** An entity had more relations than were followed. */
  readonly isTruncated: boolean;
}

export interface ReachedEntity extends Entity {
  /** Steps from the centre, 1 or more. */
  readonly distance: number;
}

export const companyId = (country: string, number: string): string => `company:${country}:${number}`;
export const caseEntityId = (caseId: string): string => `case:${caseId}`;
export const portfolioEntityId = (portfolioId: string): string => `portfolio:${portfolioId}`;
