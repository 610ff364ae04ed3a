import { type Calls, CASE, CASE_ID, DAY, hash, NO_QUERY, T } from "./calls.ts";
import { NOW, TENANT } from "./rows.ts";

const portfolioEntity = { portfolioId: "p-7", position: 3, retry: 0 };
const order = { number: "0000000007", executionId: "e-new", segmentId: null, portfolio: null, orderedBy: "o" };
const sighting = {
  observedAt: T,
  entities: [{ id: "entity-9", type: "person", name: "N" }],
  names: [{ entityId: "entity-9", nameKey: "name-3", name: "N" }],
  relations: [{ from: "entity-9", type: "directs", to: "entity-10", source: "kbo" }],
  complete: [{ entity: "entity-10", end: "to", type: "directs", source: "kbo" }],
  restates: true,
  merges: [{ keep: "entity-9", absorb: "entity-11" }],
  caseId: CASE_ID,
  caseSubjects: ["entity-10"],
  parted: [{ from: "entity-12", type: "directs", to: "entity-10", source: "kbo" }],
};
const webhook = {
  callbackUrl: "https://partner.test/x",
  webhookId: "w-9",
  verificationId: "v-9",
  actor: { tenantId: TENANT },
  keyRequestorId: "r",
  linkedCase: null,
  phase: "delivering",
  attempts: 1,
  lastFailure: null,
  dueAtMs: null,
  acceptedAt: T,
  updatedAt: T,
  version: 5,
};
const verification = {
  answer: { verification_id: "v-new", timestamp: T },
  evidence: [],
  facts: [],
  keyId: "key",
  requestorId: "r",
  keyRequestorId: "r",
  workflowId: CASE,
};
const list = {
  listId: "l",
  source: "s",
  version: "1",
  sha256: hash,
  entries: 1,
  names: 1,
  parts: 1,
  begunAtMs: 1,
  loadedAtMs: null,
  supersededAtMs: null,
  checkedAtMs: null,
  statedSha256: hash,
  sealedAtMs: null,
};
const key = { route: "POST /api/cases", key: "k-77" };
const cached = { method: "GET", url: "https://source.test/x" };
const officerMail = {
  tenantId: TENANT,
  officerId: "alice",
  address: "alice@example.be",
  language: "en",
  kinds: '["review_due"]',
  since: T,
  pending: null,
  attempts: 0,
  nextAt: T,
  lastStatus: null,
  lastAt: null,
  lastFailure: null,
};
const exportRun = {
  tenantId: TENANT,
  day: DAY,
  startedAt: T,
  kind: "cases",
  after: null,
  part: 1,
  finishedAt: null,
  manifestSha256: null,
};

export const CALLS_OF_OTHERS: Calls = {
  "features/mail/suppressions.store.ts": {
    findSuppression: (f, ctx) => f(ctx, "a@example.be"),
    suppress: (f, ctx) => f(ctx, "a@example.be", "bounce", T),
    listSuppressions: (f, ctx) => f(ctx, "", 101),
    liftWrite: NO_QUERY,
  },
  "features/mail/officer-mail.store.ts": {
    findOfficerMail: (f, ctx) => f(ctx, "alice"),
    saveChoice: (f, ctx) => f(ctx, officerMail),
    listDue: (f, ctx) => f(ctx, T, 50),
    nextDue: (f, ctx) => f(ctx),
    listUnmailed: (f, ctx) => f(ctx, officerMail),
    savePending: (f, ctx) => f(ctx, "alice", "{}", ["n-1"]),
    saveOutcome: (f, ctx) => f(ctx, "alice", { nextAt: T }),
    deleteChoice: (f, ctx) => f(ctx, "alice"),
  },
  "features/exports/export-runs.store.ts": {
    listTenantsToExport: (f, ctx) => f(ctx, DAY),
    beginRun: (f, ctx) => f(ctx, DAY, "cases", T),
    saveRun: (f, ctx) => f(ctx, exportRun, [{ name: "cases/000001.csv", sha256: hash, bytes: 1, rows: 1 }]),
    listFiles: (f, ctx) => f(ctx, DAY),
    dropRunsBefore: (f, ctx) => f(ctx, DAY),
  },
  "features/exports/exports.store.ts": {
    listCases: [(f, ctx) => f(ctx, null, 101), (f, ctx) => f(ctx, [T, "case-id-100"], 101)],
    listAuditLines: [(f, ctx) => f(ctx, null, 101), (f, ctx) => f(ctx, [T, "case-id-100", 2], 101)],
    recordExported: (f, ctx) => f(ctx, ["case-id-100"]),
    listParties: [(f, ctx) => f(ctx, null, 101), (f, ctx) => f(ctx, ["party-100"], 101)],
    listRelationships: [(f, ctx) => f(ctx, null, 101), (f, ctx) => f(ctx, [T, "relationship-100"], 101)],
  },
  "features/brand/brand.store.ts": {
    readBrand: (f, ctx) => f(ctx),
    brandColumns: NO_QUERY,
    toBrand: NO_QUERY,
    writeBrand: (f, ctx) =>
      f(ctx, {
        name: "Bank",
        primary_color: "#112233",
        logo_url: null,
        welcome: null,
        contact: null,
        version: 1,
        changedBy: "cm",
        changedAt: T,
      }),
  },
  "features/templates/templates.store.ts": {
    findTemplateVersion: (f, ctx) => f(ctx, "template-1"),
    findNewestVersions: (f, ctx) => f(ctx, ["template-1", "template-2"]),
    listTemplateVersions: (f, ctx) => f(ctx, "template-1", 1, 20),
    insertTemplateVersion: (f, ctx) =>
      f(ctx, { templateId: "template-1", version: 9_999, content: "{}", author: "o", reason: "r", effectiveAt: T }),
  },
  "features/policy/policy.store.ts": {
    findCurrentVersion: (f, ctx) => f(ctx),
    listVersions: (f, ctx) => f(ctx, 2, 20),
    insertVersion: (f, ctx) => f(ctx, { version: 9_999, content: "{}", author: "o", reason: "r", effectiveAt: T }),
    notifyOfWaiting: (f, ctx) => f(ctx, T),
    listCasesIn: (f, ctx) =>
      f(ctx, ["REVIEW_PENDING", "ESCALATED"], { createdAt: "2024-06-01T00:00:00.000Z", workflowId: CASE }, 200),
  },
  "features/regulatory/changes.store.ts": {
    saveChange: (f, ctx) =>
      f(ctx, {
        id: "rc-new",
        article_id: "a",
        regulation_id: "r",
        change_type: "amendment",
        description: "d",
        effective_date: DAY,
        old_value: null,
        new_value: null,
        source_url: null,
        created_at: T,
        created_by: "o",
      }),
    changeById: (f, ctx) => f(ctx, "rc-7"),
    newestChanges: (f, ctx) => f(ctx, 100),
    changesFrom: (f, ctx) => f(ctx, "2024-06-01"),
  },
  "features/regulatory/legal-bases.store.ts": {
    saveLegalBases: (f, ctx) =>
      f(ctx, {
        workflowId: CASE,
        version: 4,
        standing: { isCustomer: true, articles: [{ article_id: "article-3", rank: 1 }] },
        bases: { grounds: [], shares: [] },
      }),
    readStanding: [
      (f, ctx) => f(ctx, "article-7", null, 100),
      (f, ctx) => f(ctx, "article-7", { from: 15, to: 25 }, 100),
    ],
    listBacklog: [(f, ctx) => f(ctx, { tenantId: TENANT, from: "case-2" }, 25), (f, ctx) => f(ctx, null, 25)],
    deleteLegalBases: (f, ctx) => f(ctx, "case-9960"),
  },
  "features/regulatory/proposals.store.ts": {
    proposalWrites: NO_QUERY,
    newestProposals: (f, ctx) => f(ctx, 200),
    findProposal: (f, ctx) => f(ctx, "proposal-7"),
    listVerdicts: (f, ctx) => f(ctx, ["proposal-7"]),
    saveVerdict: [
      (f, ctx) =>
        f(
          ctx,
          {
            proposal_id: "proposal-new",
            verdict: "accepted",
            reason: null,
            change_id: "rc-accepted",
            decided_by: "o",
            decided_at: T,
          },
          {
            id: "rc-accepted",
            article_id: "a",
            regulation_id: "r",
            change_type: "amendment",
            description: "d",
            effective_date: DAY,
            old_value: null,
            new_value: null,
            source_url: null,
            created_at: T,
            created_by: "o",
          },
        ),
    ],
  },
  "features/regulatory/feeds.store.ts": {
    replaceFeed: (f, ctx) => f(ctx, "t-new"),
    deleteFeed: (f, ctx) => f(ctx),
    findFeed: (f, ctx) => f(ctx, "t-7"),
  },
  "features/regulatory/releases.store.ts": {
    readCurrentVersion: (f, ctx) => f(ctx.db),
    readCurrentRelease: (f, ctx) => f(ctx.db, undefined, []),
    readServedRelease: (f, ctx) => f(ctx.db),
    isServed: NO_QUERY,
    releaseWrites: NO_QUERY,
    saveRelease: (f, ctx) =>
      f(
        ctx.db,
        { version: "1", dataset: { as_of: DAY, regulations: [], articles: [] } },
        { loadedAt: T, loadedBy: "o" },
        [],
      ),
    findPositions: [
      (f, ctx) => f(ctx.db, { all: '"a"', translated: null, any: '"a"' }),
      (f, ctx) => f(ctx.db, { all: '"a"', translated: '"b"', any: '"a"' }),
    ],
  },
  "features/scans/portfolio-results.store.ts": {
    listPortfolioRows: [
      (f, ctx) => f(ctx, "p-7", { part: "all", after: -1, limit: 500 }),
      (f, ctx) => f(ctx, "p-7", { part: "red", after: 20, limit: 100 }),
      (f, ctx) => f(ctx, "p-7", { part: "incomplete", after: -1, limit: 100 }),
      (f, ctx) => f(ctx, "p-0", { part: "failed", after: -1, limit: 100 }),
    ],
  },
  "features/scans/portfolio-list.store.ts": {
    readCounts: (f, ctx) => f(ctx, "p-7"),
    listPortfolioPage: (f, ctx) => f(ctx, { page: 2, perPage: 20 }),
  },
  "features/scans/portfolios.store.ts": {
    insertPortfolio: (f, ctx) =>
      f(ctx, { id: "p-new", name: "P", segmentId: null, createdBy: "o", total: 1 }, [
        { position: 0, number: "0000000001", fault: null },
      ]),
    findPortfolio: (f, ctx) => f(ctx, "p-7"),
    isPortfolioDone: (f, ctx) => f(ctx, "p-7"),
    takeUnsent: (f, ctx) => f(ctx, "p-new", 20),
    releaseLost: (f, ctx) => f(ctx, "p-7", 1000),
    retryEntities: (f, ctx) => f(ctx, "p-0"),
    claimEntity: (f, ctx) => f(ctx, portfolioEntity, 1000),
    setLease: (f, ctx) => f(ctx, portfolioEntity, 1000),
    reconcileEntity: [
      (f, ctx) =>
        f(ctx, portfolioEntity, {
          kind: "scanned",
          executionId: "e",
          cached: false,
          riskTier: "red",
          incomplete: true,
        }),
      (f, ctx) => f(ctx, portfolioEntity, { kind: "unchanged" }),
      (f, ctx) => f(ctx, portfolioEntity, { kind: "failed", reason: "r" }),
    ],
  },
  "features/scans/scans.store.ts": {
    insertScan: (f, ctx) => f(ctx, { order, tier: 1, evalScore: 0.1, findings: null }),
    findScan: (f, ctx) => f(ctx, "e-7"),
    findNewestScan: (f, ctx) => f(ctx, "0000000007", 1, NOW.getTime() - 86_400_000),
    listScans: (f, ctx) => f(ctx, "0000000007"),
    listExecutionsOfCase: (f, ctx) => f(ctx, "id-7"),
    deleteScan: (f, ctx) => f(ctx, "e-9"),
  },
  "features/verification/verification.store.ts": {
    insertVerification: (f, ctx) => f(ctx, verification),
    findVerification: (f, ctx) => f(ctx, "v-7", "r"),
    findNewestOfCase: (f, ctx) => f(ctx, "case-7"),
    publishVerification: (f, ctx) => f(ctx, "v-7"),
    withdrawVerification: (f, ctx) => f(ctx, "v-7"),
    deleteVerificationRows: (f, ctx) => f(ctx, "case-9"),
    listLoneVerifications: [
      (f, ctx) => f(ctx, { from: null, before: "2024-01-01" }, 100),
      (f, ctx) => f(ctx, { from: "2024-01-01", before: T }, 100),
    ],
    deleteLoneVerification: (f, ctx) => f(ctx, "v-8"),
  },
  "features/verification/webhooks.store.ts": {
    projectWebhook: (f, ctx) => f(ctx, webhook),
    listWebhookRows: [
      (f, ctx) => f(ctx, { limit: 100, offset: 0 }),
      (f, ctx) => f(ctx, { status: "failed", limit: 100, offset: 0 }),
    ],
    findWebhookRow: (f, ctx) => f(ctx, "w-7"),
    findWebhooksOfCase: (f, ctx) => f(ctx, "case-7"),
    findWebhooksOfVerification: (f, ctx) => f(ctx, "v-8"),
  },
  "graph/case-deletion.store.ts": {
    deleteCaseFromGraph: (f, ctx) => f(ctx, "id-77"),
    entitiesOfCase: (f, ctx) => f(ctx, "id-77"),
    companiesOfCase: (f, ctx) => f(ctx, "id-77", 8),
  },
  "graph/neighbourhood.store.ts": {
    neighbourhood: (f, ctx) => f(ctx, "entity-100", { depth: 2, limit: 50, withCases: true }),
    countJoined: (f, ctx) => f(ctx, ["entity-101"]),
    neighbourhoodAndDegree: (f, ctx) => f(ctx, "entity-100", { depth: 2, limit: 50 }),
    entityJson: NO_QUERY,
    relationJson: NO_QUERY,
  },
  "graph/ownership.store.ts": { readOwnershipChain: (f, ctx) => f(ctx, "entity-100") },
  "graph/people.store.ts": {
    findKnownPeople: [
      (f, ctx) =>
        f(ctx, {
          caseId: "id-77",
          company: "entity-100",
          address: "entity-200",
          birthDates: ["1960-01-01"],
          nameKeys: ["name-9"],
        }),
      (f, ctx) => f(ctx, { caseId: null, company: null, address: null, birthDates: [], nameKeys: [] }),
    ],
  },
  "graph/screenings.store.ts": {
    replacedBy: NO_QUERY,
    screenerOf: NO_QUERY,
    recordScreenings: NO_QUERY,
    mergeScreenings: NO_QUERY,
    deleteScreenings: NO_QUERY,
    refreshSanctions: (f, ctx) => f(ctx, ["entity-10"]),
    listScreenedBy: (f, ctx) => f(ctx, "id-77"),
  },
  "graph/writes.store.ts": {
    saveSighting: [(f, ctx) => f(ctx, sighting), (f, ctx) => f(ctx, { ...sighting, caseId: null, merges: [] })],
    countCases: (f, ctx) => f(ctx, ["entity-10"]),
  },
  "http/idempotency.store.ts": {
    claimKey: (f, ctx) => f(ctx, key, { fingerprint: "f", idSeed: "s", attemptId: "a", leaseMs: 1000, lifeMs: 1000 }),
    releaseKey: [(f, ctx) => f(ctx, key, "a", null), (f, ctx) => f(ctx, key, "a", "{}")],
    isKeyAnswered: (f, ctx) => f(ctx, key),
  },
  "jobs/housekeeping.store.ts": {
    listChangedCases: (f, ctx) => f(ctx, "2026-01-01", 100),
    listTenantsWithDueAlerts: (f, ctx) => f(ctx, 50),
    dropExpiredKeys: (f, ctx) => f(ctx, 200),
  },
  "jobs/evidence-references.store.ts": {
    readReferences: (f, ctx) =>
      f(
        ctx,
        { caseIds: ["id-7", "id-8"], executionIds: ["e-7"], verificationIds: ["v-7"], relationshipIds: ["rel-7"] },
        ["evidence/cases/id-7/k"],
      ),
    findKnownCases: (f, ctx) => f(ctx, ["id-7", "id-8"]),
    findReported: (f, ctx) => f(ctx, ["id-7", "id-8"]),
    listCasesBelow: (f, ctx) => f(ctx, "id-999"),
  },
  "screening/lists/lists.store.ts": {
    readCurrentLists: (f, ctx) => f(ctx.db),
    countCurrentEntries: (f, ctx) => f(ctx.db),
    readStagedList: (f, ctx) => f(ctx.db, "l"),
    readLoadedList: (f, ctx) => f(ctx.shared, "list-1"),
    stageList: (f, ctx) => f(ctx.db, list),
    savePart: (f, ctx) =>
      f(ctx.db, {
        listId: "l",
        part: 0,
        sha256: hash,
        entries: 1,
        names: 1,
        segments: 1,
        sampleEntries: 0,
        bytes: 0,
        pepEntries: 0,
      }),
    sealList: (f, ctx) => f(ctx.db, list, 1),
    mayActivate: NO_QUERY,
    isCurrent: NO_QUERY,
    activateList: (f, ctx) => f(ctx.db, list, { sha256: hash, nowMs: 1 }),
    touchList: (f, ctx) => f(ctx.db, list, 1),
    readExpiredLists: (f, ctx) => f(ctx.db, { superseded: 1, begun: 1 }),
    deleteList: (f, ctx) => f(ctx.db, "other"),
  },
  "sources/cache.store.ts": {
    findCachedAnswer: (f, ctx) => f(ctx, "kbo", cached),
    cacheAnswer: (f, ctx) =>
      f(
        ctx,
        "kbo",
        cached,
        {
          url: "u",
          finalUrl: "u",
          status: 200,
          contentType: "text/html",
          bytes: new Uint8Array([65]),
          text: "A",
          collectedAt: NOW,
        },
        1000,
      ),
  },
  "sources/kbo/register.store.ts": { findRegisterRows: (f, ctx) => f(ctx, "0000000001") },
};
