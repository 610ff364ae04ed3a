import type { CaseOutcome, EntityType, RelationType, ScreeningStatus, Standing } from "../graph.model.ts";

/** An entity in one observation. Null and an empty name mean "not stated" and never erase known values. */
export interface EntityDraft {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  /**
   * The name is no register's: it only names an entity that has none, and its screening does not replace an exact hit of
   * another name.
   */
  readonly isAsserted?: boolean;
  readonly number?: string | null;
  readonly country?: string | null;
  readonly standing?: Standing | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly bankruptOn?: string | null;
  readonly activities?: readonly string[] | null;
  readonly birthDate?: string | null;
  readonly nationality?: string | null;
  readonly sanctions?: ScreeningStatus | null;
  readonly outcome?: CaseOutcome | null;
  /** If it differs from the time of the observation. */
  readonly seenAt?: string;
}

/** The source of a statement and the raw response behind it. */
export interface Provenance {
  readonly source: string;
  readonly evidenceHash: string | null;
  readonly evidenceKey: string | null;
}

export interface RelationDraft extends Provenance {
  readonly from: string;
  readonly type: RelationType;
  readonly to: string;
  readonly role?: string | null;
  readonly sharePercent?: number | null;
  readonly since?: string | null;
  /** Where the source names the end. */
  readonly until?: string | null;
}

/** A named person, who is resolved to a person in the graph when the sighting is recorded. */
export interface SeenPerson {
  readonly name: string;
  readonly birthDate: string | null;
  /** Nobody but a paper gives the birth date. */
  readonly isDatedByPaper?: true;
  readonly nationality: string | null;
  readonly sanctions: ScreeningStatus | null;
  /** The person is the missing end. */
  readonly ties: readonly (Omit<RelationDraft, "from"> | Omit<RelationDraft, "to">)[];
}

/** A list that a source provided completely. Relations that it no longer contains have ended. */
export interface CompleteList {
  readonly entity: string;
  readonly end: "from" | "to";
  readonly type: RelationType;
  readonly source: string;
}

/** One observation. Recording it again changes nothing. */
export interface Sighting {
  /** ISO time. Later observations win, independent of the order of recording. */
  readonly observedAt: string;
  /** All entities except persons. */
  readonly entities: readonly EntityDraft[];
  readonly people: readonly SeenPerson[];
  readonly relations: readonly RelationDraft[];
  readonly complete: readonly CompleteList[];
  /** What the case stated before by documents, filings and its list of directors, and does not state now, has ended. */
  readonly restates?: boolean;
  /** Where the persons were seen. The same name in the same place is the same person. */
  readonly company: string | null;
  readonly address: string | null;
  /** The case that it comes from, with which it is deleted; null for a scan. */
  readonly caseId: string | null;
  /** The entity whose cases must be recounted. */
  readonly caseSubject: string | null;
}
