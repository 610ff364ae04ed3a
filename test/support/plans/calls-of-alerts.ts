import { type Calls, T } from "./calls.ts";
import { TENANT } from "./rows.ts";

const foundRow = {
  tenantId: TENANT,
  id: "alert-9",
  patternType: "phoenix",
  entityKey: "key-9",
  severity: "high",
  title: "t",
  description: "d",
  linkedCaseIds: ["id-9"],
  evidenceSnapshot: { entities: [], relationships: [], motif_details: {} },
  evidenceHash: "new",
  createdAt: T,
  updatedAt: T,
  focusId: "entity-9",
  isPartial: false,
  storyId: "alert-9",
  basis: null,
};
const alertLine = {
  tenantId: TENANT,
  id: "l2",
  alertId: "alert-8",
  event: "acknowledged",
  actor: "o",
  reason: null,
  reasonText: null,
  evidenceHash: "h",
  at: T,
  details: null,
};

export const CALLS_OF_ALERTS: Calls = {
  "features/alerts/alerts.store.ts": {
    listAlertRows: [
      (f, ctx) => f(ctx, { status: "active", patternType: undefined, severity: undefined, limit: 200, offset: 0 }),
      (f, ctx) => f(ctx, { status: "dismissed", patternType: "phoenix", severity: undefined, limit: 200, offset: 0 }),
      (f, ctx) => f(ctx, { status: "dismissed", patternType: undefined, severity: "high", limit: 200, offset: 0 }),
      (f, ctx) => f(ctx, { status: "active", patternType: "circular", severity: "critical", limit: 200, offset: 0 }),
    ],
    listAlertRowsOfCase: (f, ctx) => f(ctx, "id-100"),
    findAlert: (f, ctx) => f(ctx, "alert-7"),
    readHistory: (f, ctx) => f(ctx, "alert-9"),
    listAlertRowsOfStories: (f, ctx) => f(ctx, ["alert-9", "alert-10"]),
    findKnownAlerts: (f, ctx) => f(ctx, [{ patternType: "phoenix", entityKey: "key-9" }], ["entity-100"]),
    listDueAlerts: (f, ctx) => f(ctx, 20),
    listCasesAbout: (f, ctx) => f(ctx, ["entity-100"]),
    countAlerts: (f, ctx) => f(ctx),
    readTrends: (f, ctx) => f(ctx, "2025-09-22"),
  },
  "features/alerts/alert-writes.store.ts": {
    makeDue: (f, ctx) => f(ctx, ["alert-8"]),
    saveFound: (f, ctx) =>
      f(ctx, [{ row: foundRow, before: undefined, reopens: false, anchors: [], log: [alertLine] }]),
    saveAction: (f, ctx) =>
      f(
        ctx,
        { id: "alert-8", storyId: "alert-8", evidenceHash: "h" },
        { status: "acknowledged", basis: null, line: alertLine },
      ),
    saveResolved: (f, ctx) =>
      f(
        ctx,
        { id: "alert-8", storyId: "alert-8", evidenceHash: "h" },
        { resolution: "case_deleted", text: "t", line: alertLine },
      ),
  },
  "features/alerts/case-withdrawal.store.ts": { withdrawCaseFromAlerts: (f, ctx) => f(ctx, "id-200") },
  "features/alerts/stories.store.ts": {
    listStoryRows: [
      (f, ctx) => f(ctx, { status: "active", patternType: undefined, severity: undefined, limit: 200, offset: 0 }),
      (f, ctx) => f(ctx, { status: "active", patternType: "phoenix", severity: "high", limit: 50, offset: 0 }),
    ],
    findStory: (f, ctx) => f(ctx, "alert-9"),
    listStoriesAt: (f, ctx) => f(ctx, ["entity-100"]),
    mergeStories: (f, ctx) => f(ctx, ["alert-10"], "alert-9"),
    refreshStories: (f, ctx) => f(ctx, ["alert-9"]),
  },
};
