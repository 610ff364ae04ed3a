import { sql } from "drizzle-orm";
import { type Calls, CASE, CASE_ID, NO_QUERY, T } from "./calls.ts";

const relationship = {
  relationshipId: "rel-9",
  customerKey: "company:BE:9",
  kind: "company",
  country: "BE",
  registrationNumber: "0000000009",
  name: "Company 9",
  state: "active",
  since: T,
  endedAt: null,
  riskRating: "low",
  regime: "standard",
  nextReviewAt: "2029-01-01",
  restrictions: [],
  officer: "o",
  version: 2,
  resumesAs: null,
};
const line = { actor: "o", event: "e", details: {}, at: T };
const place = {
  workflowId: CASE,
  caseId: CASE_ID,
  relationshipId: "rel-9",
  part: "opening",
  version: 4,
  addedAt: T,
  decidedAt: T,
  endedOn: null,
};
const party = {
  partyId: "party-new",
  relationshipId: "rel-9",
  kind: "person",
  name: "N",
  spellings: [],
  roles: [],
  birthDate: null,
  gender: null,
  countries: [],
  identifiers: [],
};
const watching = { relationshipId: "rel-7", at: T };

const page = {
  state: undefined,
  riskRating: undefined,
  regime: undefined,
  reviewBefore: undefined,
  q: undefined,
  sort: "since",
  after: null,
  limit: 51,
};

/** Two years, the longest that a report may cover: most of what the tenant has. */
const PERIOD = { from: "2024-10", to: "2026-09", start: "2024-10-01T00:00:00.000Z", end: "2026-10-01T00:00:00.000Z" };

export const CALLS_OF_RELATIONSHIPS: Calls = {
  "features/management-information/case-figures.store.ts": { readCaseFigures: (f, ctx) => f(ctx, PERIOD) },
  "features/management-information/customer-figures.store.ts": {
    readCustomerFigures: (f, ctx) => f(ctx, PERIOD, ["IR", "KP"]),
  },
  "features/management-information/figure-sql.store.ts": {
    readRows: NO_QUERY,
    countBy: NO_QUERY,
    spreadOf: NO_QUERY,
    inPeriod: NO_QUERY,
    daysBetween: NO_QUERY,
    month: NO_QUERY,
  },
  "features/management-information/suspicion-figures.store.ts": { readSuspicionFigures: (f, ctx) => f(ctx, PERIOD) },
  "features/relationships/relationships-of-cases.store.ts": {
    findRelationshipsOfCases: (f, ctx) => f(ctx, [CASE, "WF-8"]),
  },
  "features/relationships/relationships.store.ts": {
    findRelationships: (f, ctx) => f(ctx, ["rel-7", "rel-8"]),
    listCasesOf: (f, ctx) => f(ctx, "rel-7"),
    readStanding: (f, ctx) => f(ctx, "case-7", "company:BE:7"),
    versionWrites: [
      (f, ctx) => f(ctx, { after: relationship, ...line }),
      (f, ctx) =>
        f(ctx, { after: { ...relationship, relationshipId: "rel-new", customerKey: "new", version: 1 }, ...line }),
    ],
    changeStateWrites: (f, ctx) =>
      f(ctx, { relationshipId: "rel-8", from: ["active", "in_review"], to: "restricted", ...line }),
    keepShutWrites: (f, ctx) => f(ctx, { relationshipId: "rel-8", begunAt: T, at: T }, sql`1`),
    hasPlace: NO_QUERY,
    hasNotEnded: NO_QUERY,
    placeWrite: (f, ctx) => f(ctx, place),
    clearMark: (f, ctx) => f(ctx, CASE),
  },
  "features/relationships/relationship-deletion.store.ts": { deleteRelationshipRows: (f, ctx) => f(ctx, "case-9961") },
  "features/relationships/relationship-list.store.ts": {
    listRelationshipIds: [
      (f, ctx) => f(ctx, page),
      (f, ctx) => f(ctx, { ...page, after: { value: T, id: "rel-7" } }),
      (f, ctx) => f(ctx, { ...page, state: "restricted" }),
      (f, ctx) => f(ctx, { ...page, riskRating: "standard" }),
      (f, ctx) => f(ctx, { ...page, reviewBefore: "2028-01-01", sort: "next_review_at" }),
      (f, ctx) => f(ctx, { ...page, sort: "name", after: { value: "Company 7", id: "rel-7" } }),
      (f, ctx) => f(ctx, { ...page, q: "Company 29", sort: "name" }),
      (f, ctx) => f(ctx, { ...page, q: "00000001", regime: "standard" }),
    ],
  },
  "features/relationships/relationship-detail.store.ts": {
    listLog: (f, ctx) => f(ctx, "rel-7"),
    newestCoverage: (f, ctx) => f(ctx, ["eu", "un"]),
  },
  "features/relationships/marks.store.ts": {
    listMarks: (f, ctx) => f(ctx, T, { tenantId: "t", workflowId: "case-7", dueAt: T }, 20),
    nextMark: (f, ctx) => f(ctx),
    postponeMark: (f, ctx) => f(ctx, "case-7", T),
  },
  "features/relationships/parties.store.ts": {
    toParty: NO_QUERY,
    listWatchedParties: [(f, ctx) => f(ctx, null, 200), (f, ctx) => f(ctx, "party-5", 200)],
    listTenantsWithParties: (f, ctx) => f(ctx),
    listPartiesOf: (f, ctx) => f(ctx, "rel-7"),
    listUnscreened: (f, ctx) => f(ctx, "rel-7"),
    watchWrites: [
      (f, ctx) => f(ctx, [party], { ...watching, adds: true }),
      (f, ctx) => f(ctx, [party], { ...watching, adds: false }),
    ],
    unwatchWrite: (f, ctx) => f(ctx, { ...watching, except: ["party-7"] }),
    rewatchWrite: (f, ctx) => f(ctx, { ...watching, endedAt: T }),
  },
};
