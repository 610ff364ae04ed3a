import type { CaseOutcome, EntityType, RelationType, ScreeningWord, Standing } from "../graph.model.ts";

/** An entity as one observation has it. Null and an empty name are "does not say" and never erase what is known. */
export interface EntityDraft {
  readonly id: string;
  readonly type: EntityType;
  readonly name: string;
  readonly number?: string | null;
  readonly country?: string | null;
  readonly standing?: Standing | null;
  readonly startDate?: string | null;
  readonly endDate?: string | null;
  readonly bankruptOn?: string | null;
  readonly activities?: readonly string[] | null;
  readonly birthDate?: string | null;
  readonly nationality?: string | null;
  readonly sanctions?: ScreeningWord | null;
  readonly outcome?: CaseOutcome | null;
  /** Where it was seen at another time than the rest. */
  readonly seenAt?: string;
}

/** Where a statement stands: its source and the raw answer that it was read from. */
export interface Grounds {
  readonly source: string;
  readonly evidenceHash: string | null;
  readonly evidenceKey: string | null;
}

export interface RelationDraft extends Grounds {
  readonly from: string;
  readonly type: RelationType;
  readonly to: string;
  readonly role?: string | null;
  readonly sharePercent?: number | null;
  readonly since?: string | null;
}

/** Someone named; who of the graph that is comes out when it is recorded. */
export interface SeenPerson {
  readonly name: string;
  readonly birthDate: string | null;
  readonly nationality: string | null;
  readonly sanctions: ScreeningWord | null;
  /** The person takes the place of the missing end. */
  readonly ties: readonly (Omit<RelationDraft, "from"> | Omit<RelationDraft, "to">)[];
}

/** A list that a source gave in full: whoever it named before and does not name now has gone. */
export interface CompleteList {
  readonly entity: string;
  readonly end: "from" | "to";
  readonly type: RelationType;
  readonly source: string;
}

/** All that one observation says. Recording it again changes nothing. */
export interface Sighting {
  /** ISO time; of two observations the later one wins, in whatever order they are recorded. */
  readonly observedAt: string;
  /** All but people. */
  readonly entities: readonly EntityDraft[];
  readonly people: readonly SeenPerson[];
  readonly relations: readonly RelationDraft[];
  readonly complete: readonly CompleteList[];
  /** Where the people were seen: who is named there again under the same name is the same. */
  readonly company: string | null;
  readonly address: string | null;
  /** Case it comes from, which takes it along when it is deleted; null for a scan. */
  readonly caseId: string | null;
  /** The entity whose cases are to be counted anew. */
  readonly caseSubject: string | null;
}
