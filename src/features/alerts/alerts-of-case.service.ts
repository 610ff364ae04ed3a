import type { AlertSeverity, PatternType } from "../../graph/motifs/index.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AlertStatus } from "./alert.machine.ts";
import { listAlertRowsOfCase, listAlertRowsOfEntities } from "./alerts.store.ts";
import type { AlertRow } from "./alerts.tables.ts";
import { membersOf, type StoryMember } from "./story-texts.rules.ts";

/** An alert as other features use it. */
export interface KnownAlert {
  readonly id: string;
  /** Stable while the story grows; alerts of one story share it. */
  readonly storyId: string;
  readonly pattern: PatternType;
  readonly severity: AlertSeverity;
  readonly status: AlertStatus;
  readonly title: string;
  /** Who, what, when and how far away. */
  readonly text: string;
  readonly members: readonly StoryMember[];
  readonly linkedCaseIds: readonly string[];
  /** There may be more members than were read. */
  readonly isPartial: boolean;
  /** Hash of members, relations, figures and severity. */
  readonly evidenceHash: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const knownAlert = (row: AlertRow): KnownAlert => ({
  id: row.id,
  storyId: row.storyId ?? row.id,
  pattern: row.patternType,
  severity: row.severity,
  status: row.status,
  title: row.title,
  text: row.description,
  members: membersOf([row]),
  linkedCaseIds: row.linkedCaseIds,
  isPartial: row.isPartial,
  evidenceHash: row.evidenceHash,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
});

/** Alerts of any status that a case is linked to. */
export const alertsOfCase = async (ctx: Ctx, caseId: string): Promise<KnownAlert[]> =>
  (await listAlertRowsOfCase(ctx, caseId)).map(knownAlert);

/** Alerts of any status that some entities of the graph are members of, such as a company without a case yet. */
export const alertsOfEntities = async (ctx: Ctx, entityIds: readonly string[]): Promise<KnownAlert[]> =>
  (await listAlertRowsOfEntities(ctx, entityIds)).map(knownAlert);
