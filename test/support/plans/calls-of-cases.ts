import { sql } from "drizzle-orm";
import { readSort } from "../../../src/features/cases/case-sort.rules.ts";
import { commit, queryTogether } from "../../../src/platform/db.ts";
import { type Calls, CASE, CASE_ID, DAY, hash, MOVES, NO_QUERY, placeOf, record, T } from "./calls.ts";
import { TENANT } from "./rows.ts";

const page = (more: object = {}) => ({ page: 1, perPage: 100, ...more });
const state = {
  tenantId: TENANT,
  officerId: "officer-1",
  templateId: "template-1",
  country: "BE",
  earnedTier: "full_review",
  confirmedTier: "full_review",
  customers: 0,
  topSectorShare: 1,
  days: 0,
  casesCompleted: 1,
  agreementRate: 1,
  forcedTier: null,
  forcedBy: null,
  forceReason: null,
  updatedAt: T,
};
const tier = { officerId: "officer-1", templateId: "template-1", country: "BE" };
const deletion = {
  workflow_id: "case-99980",
  case_id: "id-99980",
  deleted_by: "o",
  deleted_at: T,
  reason: "officer",
  rule: null,
  audit_seq: 1,
  audit_hash: hash,
  contents: {},
  seq: 20_001,
  prev_hash: hash,
  hash,
};
const sar = {
  sar_id: "sar-7",
  case_id: "id-140",
  status: "draft",
  created_at: T,
  raised_by: "o",
  readers: [],
  history: [{ from: "draft", to: "pending_mlro", timestamp: T }],
};
const waiting = { ...sar, status: "pending_mlro" };

export const CALLS_OF_CASES: Calls = {
  "features/alerts/network.store.ts": {
    findSubjects: (f, ctx) => f(ctx, "id-9"),
    readParties: (f, ctx) => f(ctx, ["company:BE:0000000009", "person:9"], ["alert-8", "alert-9"]),
    listMarkedCases: (f, ctx) => f(ctx, "id-9", 100),
    findMark: (f, ctx) => f(ctx, "id-9"),
    deleteMarks: (f, ctx) => f(ctx, [{ caseId: "id-9", version: "v" }]),
    deleteMarkOfCase: (f, ctx) => f(ctx, "id-9"),
    listMarkedTenants: (f, ctx) => f(ctx, 100),
    listWorkflowIds: (f, ctx) => f(ctx, ["id-8", "id-9"]),
  },
  "features/automation/automation.store.ts": {
    findStates: (f, ctx) => f(ctx, "officer-1"),
    findTeamStates: (f, ctx) => f(ctx, undefined),
    findState: (f, ctx) => f(ctx, tier),
    readWindow: (f, ctx) => f(ctx, tier),
    insertDecision: (f, ctx) =>
      f(ctx, {
        ...tier,
        id: "d-new",
        workflowId: CASE,
        decision: "approve",
        recommended: "approve",
        agreed: true,
        blindSample: false,
        decidedAt: T,
      }),
    saveState: (f, ctx) => f(ctx, state, 1, { id: "log", event: "e", details: {} }),
    countAlertsOnCase: (f, ctx) => f(ctx, "id-200"),
    deleteCaseFromDecisions: (f, ctx) => f(ctx, CASE),
  },
  "features/case-intelligence/assessments.store.ts": {
    claimAssessment: (f, ctx) => f(ctx, { workflowId: CASE, caseVersion: "2", startedAt: 1 }, 1),
    finishAssessment: (f, ctx) => f(ctx, { workflowId: CASE, caseVersion: "2", startedAt: 1 }, null),
  },
  "features/case-intelligence/neighbours.store.ts": {
    withoutDeleted: NO_QUERY,
    linkNeighbours: NO_QUERY,
    deleteCaseFromAssessments: NO_QUERY,
  },
  "features/case-intelligence/profiles.store.ts": {
    saveProfile: (f, ctx) =>
      f(ctx, {
        workflowId: CASE,
        createdBy: "o",
        isReviewed: true,
        decidedAt: T,
        changedAt: T,
        version: 4,
        profile: {},
        buckets: [{ key: "bucket-3", weight: 1 }],
      }),
    readSurroundings: (f, ctx) => f(ctx, "case-99970"),
    deleteIntelligenceOfCase: (f, ctx) => f(ctx, "case-99960"),
  },
  "features/cases/case-columns.store.ts": { datedColumns: NO_QUERY, toDatedCase: NO_QUERY },
  "features/cases/cases.store.ts": {
    projectCase: (f, ctx) =>
      f(ctx, record(99_990), [{ seq: 3, event: "e", timestamp: T, actor: "a" }], {
        checkpoint: { chain: `case:${CASE}`, seq: 3, hash, signed_at: T, signature: "s" },
        after: 2,
      }),
    findByWorkflowId: [(f, ctx) => f(ctx, CASE), (f, ctx) => f(ctx, CASE, "case_read")],
    findByCaseId: [(f, ctx) => f(ctx, CASE_ID), (f, ctx) => f(ctx, CASE_ID, "sars_read")],
    entryOfRow: NO_QUERY,
    readProjection: (f, ctx) => f(ctx, CASE),
    listOwnCases: (f, ctx) => f(ctx, [CASE, "case-none"]),
    deleteCaseRows: (f, ctx) => f(ctx, "case-99950"),
  },
  "features/portal/portal-link.store.ts": { findLink: (f, ctx) => f(ctx, "hash-5") },
  "features/cases/case-due.store.ts": { dueAt: NO_QUERY },
  "features/cases/case-list.store.ts": {
    countCases: (f, ctx) => f(ctx),
    listCasePage: [
      (f, ctx) => f(ctx, page()),
      (f, ctx) => f(ctx, page({ statuses: ["APPROVED"] })),
      (f, ctx) => f(ctx, page({ country: "NL" })),
      (f, ctx) => f(ctx, page({ statuses: ["REVIEW_PENDING"], country: "NL" })),
      (f, ctx) => f(ctx, page({ q: "company 99950" })),
      (f, ctx) => f(ctx, page({ q: "company" })),
      (f, ctx) => f(ctx, page({ q: "co" })),
      (f, ctx) => f(ctx, page({ q: "co", statuses: ["APPROVED"], country: "NL" })),
      (f, ctx) => f(ctx, page({ onlyReviews: true })),
      (f, ctx) => f(ctx, page({ onlyReviews: true, statuses: ["APPROVED"], country: "NL" })),
      (f, ctx) => f(ctx, page({ after: { key: T, workflowId: CASE } })),
      (f, ctx) => f(ctx, page({ sort: readSort("created_at"), after: { key: T, workflowId: CASE } })),
      (f, ctx) => f(ctx, page({ assignees: ["officer-1"], sort: readSort("due_at") })),
      (f, ctx) => f(ctx, page({ sort: readSort("due_at"), after: { key: T, workflowId: CASE } })),
      (f, ctx) => f(ctx, page({ statuses: ["REVIEW_PENDING", "ESCALATED"], ratings: ["high"], dueBefore: T })),
      (f, ctx) => f(ctx, page({ assignees: [], country: "NL", sort: readSort("-risk") })),
      (f, ctx) => f(ctx, page({ onlyReviews: true, assignees: [], sort: readSort("company_name") })),
      (f, ctx) => f(ctx, page({ q: "company", sort: readSort("-priority") })),
      (f, ctx) => f(ctx, page({ caseIds: ["id-140", "id-141"] })),
      (f, ctx) => f(ctx, page({ caseIds: ["id-140", "id-141"], ratings: ["high"] })),
    ],
  },
  "features/reviews/reviews.store.ts": {
    listCasesOfRelationship: (f, ctx) => f(ctx, "relationship-5"),
    addReviewWrites: (f, ctx) =>
      commit(ctx.db, f(ctx, { workflowId: CASE, caseId: "c-5", reviewOf: { relationshipId: "relationship-5" } })),
    isUndecided: NO_QUERY,
    findRelationshipInReview: (f, ctx) => f(ctx, CASE),
    hasSanctionsHit: (f, ctx) => f(ctx, "relationship-5"),
    findObservedFacts: (f, ctx) => f(ctx, "event-5"),
  },
  "features/cases/access-log.store.ts": {
    insertAccess: (f, ctx) => f(ctx, CASE, "report_exported"),
    insertReportsListed: (f, ctx) => f(ctx, ["case-7", "case-8"]),
    insertAccessWhere: (f, ctx) => queryTogether(ctx.db, [f(ctx, "case_read", sql`workflow_id = ${CASE}`)]),
  },
  "features/cases/checkpoint.store.ts": {
    saveCheckpoint: (f, ctx) => f(ctx, CASE, { chain: `case:${CASE}`, seq: 4, hash, signed_at: T, signature: "s" }),
    findCheckpoint: (f, ctx) => f(ctx, CASE),
    deleteCheckpoint: (f, ctx) => f(ctx, CASE),
  },
  "features/audit-chains/heads.store.ts": {
    findSignedHead: (f, ctx) => f(ctx, "sar:sar-7"),
    saveSignedHead: (f, ctx) => f(ctx, { chain: "sar:sar-7", seq: 4, hash, signed_at: T, signature: "s" }),
    queueForAnchor: (f, ctx) => f(ctx, { chain: "sar:sar-7", seq: 4, hash, signed_at: T }),
    deleteHeads: (f, ctx) => f(ctx, ["case:case-7"]),
    deleteHeadsOfReports: (f, ctx) => f(ctx, "id-140"),
    findDueTenant: (f, ctx) => f(ctx, DAY, []),
    listUnanchored: (f, ctx) => f(ctx, "cases", DAY, 1_000),
    dequeue: (f, ctx) => f(ctx, [{ chain: "case:case-7", seq: 4, hash, signed_at: T }]),
  },
  "features/config/config.store.ts": { pingDatabase: (f, ctx) => f(ctx) },
  "features/decisions/cleared-hits.store.ts": {
    insertClearedHit: (f, ctx) =>
      f(
        ctx,
        { caseId: CASE_ID, findingId: "f" },
        {
          category: "sanctions",
          sourceEntry: "list 4",
          company: null,
          fingerprint: "f",
          severity: "high",
          byMlro: false,
          subject: { name: "N" },
          entry: {},
          clearance: { reason: "r", cleared_by: "o", cleared_at: T },
        },
      ),
    findClearedHits: (f, ctx) =>
      f(ctx, CASE_ID, [{ company: "0000000004", subject: { name: "N" }, hit: { list: "list", entry: { id: "4" } } }]),
    isClearedSince: (f, ctx) => f(ctx, T),
    deleteClearedHit: (f, ctx) => f(ctx, { caseId: CASE_ID, findingId: "f" }),
    deleteClearedHits: (f, ctx) => f(ctx, CASE_ID),
  },
  "features/decisions/cases-of-customer.store.ts": {
    findRefusedAmong: (f, ctx) => f(ctx, [CASE]),
    findCasesOf: (f, ctx) => f(ctx, { workflowId: CASE }, ["w-1", "w-2"]),
    findCasesOfCustomer: (f, ctx) =>
      f(ctx, {
        workflowId: CASE,
        country: "BE",
        registrationNumber: "0999900150",
        templateId: "kyc_natural_person",
        companyName: "An Peeters",
        additionalData: { answers: { date_of_birth: "1980-05-06", national_register_number: "80.05.06-123.95" } },
        updatedAt: T,
      }),
  },
  "features/decisions/parties-before.store.ts": {
    findPeopleWithCases: (f, ctx) => f(ctx, ["1980-05-06", "1978-05-21"]),
    findNamesakesWithCases: (f, ctx) => f(ctx, "an peeters"),
  },
  "features/decisions/confirmed-hits.store.ts": {
    saveConfirmedHit: (f, ctx) =>
      f(
        ctx,
        { caseId: CASE_ID, findingId: "f" },
        {
          category: "sanctions",
          sourceEntry: "list 4",
          company: null,
          subject: { name: "N" },
          confirmation: { confirmed_by: "o", confirmed_at: T },
        },
      ),
    findConfirmedHits: (f, ctx) =>
      f(ctx, [{ subject: { name: "N" }, hit: { list: { source: "list" }, entry: { id: "4" } } }], CASE_ID),
    deleteConfirmedHit: (f, ctx) => f(ctx, { caseId: CASE_ID, findingId: "f" }),
    deleteConfirmedHits: (f, ctx) => f(ctx, CASE_ID),
  },
  "features/diagnostics/diagnostics.store.ts": {
    saveCounts: (f, ctx) =>
      f(ctx, CASE, {
        iteration: 1,
        records: {
          stages: [{ id: "n1", stage: "s", sequence: 1, status: "completed", duration_ms: 1, created_at: T }],
          tool_invocations: [],
          governance_checks: [],
          evoi_decisions: [],
        },
      }),
    deleteDiagnosticsOfCase: (f, ctx) => f(ctx, { caseId: "id-7", workflowId: "case-7" }),
  },
  "features/diagnostics/older-records.store.ts": {
    readOlderRecords: [(f, ctx) => f(ctx, "id-9", null), (f, ctx) => f(ctx, "id-9", 1)],
  },
  "features/diagnostics/sessions.store.ts": {
    listRatings: (f, ctx) => f(ctx, "id-9"),
    listFeedback: (f, ctx) => f(ctx, placeOf),
    insertFeedback: (f, ctx) =>
      f(ctx, { ...placeOf, tenantId: TENANT, id: "fb", officerId: "o", rating: 3, categories: [], createdAt: T }),
    saveClassification: (f, ctx) => f(ctx, "fb", { root_cause: "stale_data" }, T),
    readStatistics: (f, ctx) => f(ctx, "2026-08-22"),
  },
  "features/reasoning/reasoning.store.ts": {
    readEvaluation: [(f, ctx) => f(ctx, CASE), (f, ctx) => f(ctx, CASE, 1)],
    deleteEvaluations: (f, ctx) => f(ctx, CASE),
  },
  "features/retention/ledger.store.ts": {
    findLastLine: (f, ctx) => f(ctx),
    findLineHash: (f, ctx) => f(ctx, 7),
    isInLedger: (f, ctx) => f(ctx, CASE),
    isDeletedBy: (f, ctx) => f(ctx, CASE, "order"),
    insertLedgerLine: (f, ctx) => f(ctx, deletion, { signature: "s", orderId: null }),
    listLedgerLines: (f, ctx) => f(ctx, page()),
  },
  "features/retention/retained-reports.store.ts": {
    insertRetainedReports: (f, ctx) => f(ctx, { workflowId: "case-99930", caseId: "id-99930" }, "2030-01-01"),
    listDueReports: (f, ctx) => f(ctx, 50),
    listUnlistedReports: (f, ctx) => f(ctx, 50),
    findRetainedCase: (f, ctx) => f(ctx, "old-id-3"),
    extendReports: (f, ctx) => f(ctx, "old-3", "2031-01-01"),
    postponeReports: (f, ctx) => f(ctx, "old-3", T),
    listRetainedReports: (f, ctx) => f(ctx, page()),
    findRetainedReports: (f, ctx) => f(ctx, "old-3"),
    updateHold: (f, ctx) => f(ctx, "old-3", null),
    claimForErasing: (f, ctx) => f(ctx, "old-3"),
    deleteRetainedReports: (f, ctx) => f(ctx, "old-3"),
  },
  "features/retention/retained-files.store.ts": {
    insertRetainedFiles: (f, ctx) => f(ctx, "old-5", ["new-key"]),
    listRetainedFiles: (f, ctx) => f(ctx, "old-5"),
    deleteRetainedFiles: (f, ctx) => f(ctx, "old-6"),
    retainedKeys: (f, ctx) => f(ctx, ["key-5"]),
    retainedCases: (f, ctx) => f(ctx, ["old-id-3"]),
  },
  "features/retention/retention.store.ts": {
    projectRetention: (f, ctx) => f(ctx, record(99_920)),
    refreshRetention: (f, ctx) => f(ctx, 100),
    listDueCases: (f, ctx) => f(ctx, 100),
    requestPurge: (f, ctx) => f(ctx, CASE),
    postponePurge: (f, ctx) => f(ctx, CASE, T),
    RETENTION_LISTS: NO_QUERY,
    listRetentionRows: ["running", "held", "open"].map(
      (list) => (f: any, ctx: unknown) => f(ctx, list, page({ today: DAY })),
    ),
  },
  "features/tenancy/move.store.ts": MOVES,
  "features/tenancy/copy.store.ts": MOVES,
  "features/sar/mlro-notices.store.ts": {
    submittedNotices: (f, ctx) => f(ctx, { sar: waiting, workflowId: CASE }),
    notifyOfLeftDrafts: (f, ctx) => f(ctx, ["officer-1", "officer-7"], T, 100),
    notifyOfDecidedReport: (f, ctx) =>
      f(
        ctx,
        { sars: [{ sarId: "sar-7", status: "pending_mlro" }], caseId: "id-140", workflowId: CASE, decision: null },
        { officerId: "officer-7", decision: "approve", decidedAt: T },
      ),
  },
  "features/sar/sar.store.ts": {
    projectSar: [sar, waiting].map(
      (one) => (f: any, ctx: unknown) => f(ctx, { sar: one, tenantId: TENANT, workflowId: CASE, version: 2 }, [], null),
    ),
    listKnownSarRows: (f, ctx) => f(ctx, "id-140"),
    listKnownReports: [null, { createdAt: T, id: "sar-7" }].flatMap((after) => [
      (f: any, ctx: unknown) => f(ctx, after, 101),
      (f: any, ctx: any) => f({ ...ctx, actor: { ...ctx.actor, roles: ["mlro"] } }, after, 101),
      (f: any, ctx: any) =>
        f({ ...ctx, actor: { ...ctx.actor, roles: ["mlro"] } }, after, 101, { raisedBy: "officer-7", onlyOpen: true }),
    ]),
    listUnreportedCases: [null, { createdAt: T, id: CASE }].map(
      (after) => (f: any, ctx: unknown) => f(ctx, after, 101),
    ),
    listSarRows: (f, ctx) => f(ctx, "id-140"),
    listReportStates: (f, ctx) => f(ctx, "id-140"),
    findSarRow: (f, ctx) => f(ctx, "id-140", "sar-7"),
    listSarAudit: (f, ctx) => f(ctx, "id-140"),
    listReportEntries: (f, ctx) => f(ctx, "sar-7"),
    deleteSarRows: (f, ctx) => f(ctx, "id-140"),
  },
};
