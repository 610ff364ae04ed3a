const ENTITY_TYPES = ["company", "person", "address", "account", "portfolio", "case"] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** Directed: an owner `owns` a company, a case is `about` its subject, a portfolio `lists` companies. */
export const RELATION_TYPES = ["directs", "owns", "seated_at", "holds_account", "about", "lists"] as const;
export type RelationType = (typeof RELATION_TYPES)[number];

/** Status of a company by its register. */
export type Standing = "active" | "in_dissolution" | "ceased" | "bankrupt" | "unknown";

/** Result of a screening without cleared hits; of a company or person the most severe of all its cases and scans. */
export type ScreeningStatus = "exact" | "near" | "clear";

/** Outcome of a case; for a company or person the most severe of all its cases. */
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
  /** YYYY-MM-DD, like all dates of an entity. */
  readonly startDate: string | null;
  readonly endDate: string | null;
  /** Opening of the bankruptcy; null with standing `bankrupt` if the register has no date. */
  readonly bankruptOn: string | null;
  /** NACE classes of a company; null if unknown. */
  readonly activities: readonly string[] | null;
  /** For a person; may be YYYY or YYYY-MM. */
  readonly birthDate: string | null;
  readonly nationality: string | null;
  /** Null if never screened. */
  readonly sanctions: ScreeningStatus | null;
  readonly outcome: CaseOutcome | null;
  /** Number of cases about it. */
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
  /** Valid time, YYYY-MM-DD, if the source states it. `until` is also set when a source no longer has the relation. */
  readonly since: string | null;
  readonly until: string | null;
  /** `sha256:<hex>` of the raw response, and its R2 key. */
  readonly evidenceHash: string | null;
  readonly evidenceKey: string | null;
  readonly firstSeen: string;
  /** ISO time of the last query of the source, which confirmed or ended the relation. */
  readonly checkedAt: string;
}

/** An entity with all entities within a number of steps. */
export interface Neighbourhood {
  /** Undefined if it is not in the graph. */
  readonly centre: Entity | undefined;
  /** All entities except the centre, nearest first. */
  readonly entities: readonly ReachedEntity[];
  readonly relations: readonly Relation[];
  /** Whether any entity has more relations than were followed. */
  readonly isTruncated: boolean;
  /** Ids of the entities that have. */
  readonly truncated: ReadonlySet<string>;
}

export interface ReachedEntity extends Entity {
  /** Steps from the centre, 1 or more. */
  readonly distance: number;
}

export const companyId = (country: string, number: string): string => `company:${country}:${number}`;
export const caseEntityId = (caseId: string): string => `case:${caseId}`;
export const portfolioEntityId = (portfolioId: string): string => `portfolio:${portfolioId}`;
