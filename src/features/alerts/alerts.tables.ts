import { desc } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import { ALERT_SEVERITIES, PATTERN_TYPES } from "../../graph/motifs/index.ts";
import { ALERT_STATUSES } from "./alert.machine.ts";

export interface EvidenceSnapshot {
  readonly entities: readonly { readonly id: string; readonly type: string; readonly name: string }[];
  readonly relationships: readonly {
    readonly from: string;
    readonly to: string;
    readonly type: string;
    readonly source: string;
  }[];
  readonly motif_details: Readonly<Record<string, unknown>>;
}

export const alerts = sqliteTable(
  "alerts",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    patternType: text("pattern_type", { enum: PATTERN_TYPES }).notNull(),
    entityKey: text("entity_key").notNull(),
    severity: text("severity", { enum: ALERT_SEVERITIES }).notNull(),
    status: text("status", { enum: ALERT_STATUSES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    linkedCaseIds: text("linked_case_ids", { mode: "json" }).$type<string[]>().notNull(),
    evidenceSnapshot: text("evidence_snapshot", { mode: "json" }).$type<EvidenceSnapshot>().notNull(),
    evidenceHash: text("evidence_hash").notNull(),
    createdAt: text("created_at").notNull(),
    updatedAt: text("updated_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.patternType, t.entityKey),
    index("alerts_newest").on(t.tenantId, t.status, desc(t.createdAt), t.id),
    index("alerts_pattern").on(t.tenantId, t.status, t.patternType, desc(t.createdAt), t.id),
    index("alerts_pattern_severity").on(t.tenantId, t.status, t.patternType, t.severity, desc(t.createdAt), t.id),
    index("alerts_severity").on(t.tenantId, t.status, t.severity, desc(t.createdAt), t.id),
  ],
);

export const alertCases = sqliteTable(
  "alert_cases",
  { tenantId: text("tenant_id").notNull(), caseId: text("case_id").notNull(), alertId: text("alert_id").notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.caseId, t.alertId] }),
    index("alert_cases_alert").on(t.tenantId, t.alertId),
  ],
);

export const alertLog = sqliteTable(
  "alert_log",
  {
    tenantId: text("tenant_id").notNull(),
    id: text("id").notNull(),
    alertId: text("alert_id").notNull(),
    event: text("event").notNull(),
    actor: text("actor").notNull(),
    reason: text("reason"),
    reasonText: text("reason_text"),
    evidenceHash: text("evidence_hash").notNull(),
    at: text("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), index("alert_log_alert").on(t.tenantId, t.alertId, t.at)],
);

/** How many active alerts each case stands in; written by triggers. */
export const alertCaseCounts = sqliteTable(
  "alert_case_counts",
  {
    tenantId: text("tenant_id").notNull(),
    caseId: text("case_id").notNull(),
    active: integer("active").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.caseId] })],
);

/** Alerts by status and severity; written by triggers. */
export const alertCounts = sqliteTable(
  "alert_counts",
  {
    tenantId: text("tenant_id").notNull(),
    status: text("status").notNull(),
    severity: text("severity").notNull(),
    alerts: integer("alerts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.status, t.severity] })],
);

/** Alerts raised on each day; written by triggers. */
export const alertDays = sqliteTable(
  "alert_days",
  {
    tenantId: text("tenant_id").notNull(),
    /** YYYY-MM-DD. */
    day: text("day").notNull(),
    alerts: integer("alerts").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] })],
);
