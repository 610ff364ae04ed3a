import { commit } from "../../../src/platform/db.ts";
import { type Calls, CASE, DAY, NO_QUERY, T } from "./calls.ts";

const subject = { relationshipId: "rel-9", type: "register_change", subject: "subject-1" };
const change = {
  relationshipId: "rel-9",
  partyId: null,
  type: "register_change",
  severity: "medium",
  key: "key-new",
  title: "Changed",
  before: null,
  after: null,
  evidenceIds: [],
  needsRole: null,
  consequence: "open_review",
};

const PARTY = {
  partyId: "party-7",
  name: "A",
  spellings: [],
  birthDate: null,
  gender: null,
  countries: [],
  identifiers: [],
};
const RUN = { source: "eu", fromListId: null, toListId: "list-9", beganAt: T, pass: 0, part: 0, partyId: "party-7" };
const HIT = {
  list: { source: "eu" },
  entry: { id: "entry-7", fingerprint: "f", topics: ["sanction"] },
  match: "fuzzy",
  score: 0.8,
};
const page = {
  relationshipId: undefined,
  type: undefined,
  severity: undefined,
  isOpen: undefined,
  needsRole: undefined,
  sort: "newest",
  after: null,
  limit: 51,
};
const after = { severity: "high", at: T, eventId: "event-7" };
const entry = { partyId: "party-9", source: "eu_sanctions", entryId: "entry-9", fingerprint: "f" };
const reader = { id: "officer-1", audiences: ["officer:officer-1", "role:mlro"] };

const COMMENT = { workflowId: "case-7", commentId: "comment-new", author: "o", text: "t", mentions: ["p"], at: T };

const SCIM_USER = {
  userId: "user-new",
  userName: "User-new",
  externalId: "external-new",
  active: true,
  attributes: {},
  createdAt: T,
  updatedAt: T,
};

export const CALLS_OF_MONITORING: Calls = {
  "features/monitoring/event-list.store.ts": {
    WORST_FIRST: NO_QUERY,
    listEventPage: [
      (f, ctx) => f(ctx, page),
      (f, ctx) => f(ctx, { ...page, after }),
      (f, ctx) => f(ctx, { ...page, isOpen: true, after }),
      (f, ctx) => f(ctx, { ...page, isOpen: true, sort: "severity", after }),
      (f, ctx) => f(ctx, { ...page, isOpen: true, needsRole: "mlro" }),
      (f, ctx) => f(ctx, { ...page, severity: "critical" }),
      (f, ctx) => f(ctx, { ...page, type: "law_change", after }),
      (f, ctx) => f(ctx, { ...page, relationshipId: "rel-7", isOpen: false }),
    ],
    countOpenEvents: (f, ctx) => f(ctx),
  },
  "features/monitoring/event-hit.store.ts": {
    readSurroundings: [(f, ctx) => f(ctx, "rel-7", null), (f, ctx) => f(ctx, "rel-7", entry)],
    listUndisposed: (f, ctx) => f(ctx, "rel-7"),
    readLift: (f, ctx) => f(ctx, "rel-7", "event-7", entry),
    requireUnshutWrites: (f, ctx) => f(ctx, "rel-7", "event-none", entry),
    clearHitWrites: (f, ctx) => f(ctx, "event-none", entry, { officer: "o", reason: "r", at: T }),
    failIf: NO_QUERY,
  },
  "features/monitoring/due-dates.store.ts": {
    listDueReviews: (f, ctx) =>
      f(
        ctx,
        { today: T.slice(0, 10), until: "2027-01-05" },
        { tenantId: "t", relationshipId: "rel-7", nextReviewAt: T },
        100,
      ),
    listDueExpiries: (f, ctx) =>
      f(ctx, "2027-01-05", { tenantId: "t", relationshipId: "rel-7", subject: "s", dueAt: T }, 100),
    forgetExpiriesWrite: (f, ctx) => f(ctx, "rel-7", ["subject-1"]),
    findPlaceOfDocuments: (f, ctx) => f(ctx, "case-7", T),
  },
  "features/monitoring/disposition.store.ts": {
    disposeWrites: (f, ctx) =>
      f(ctx, {
        eventId: "event-20",
        dispositionId: "d",
        disposition: "review_opened",
        reason: "r",
        differs: [],
        officer: "o",
        at: T,
      }),
  },
  "features/monitoring/detect/detect.store.ts": {
    findLivingRelationshipOf: (f, ctx) => f(ctx, CASE),
    listDueRelationships: (f, ctx) => f(ctx, "2027-02-01", 4),
    listLooks: (f, ctx) => f(ctx, "rel-7", ["register", "news"]),
    listTenantsWithLooks: (f, ctx) => f(ctx),
    nextLookAt: (f, ctx) => f(ctx),
    postponeLooks: (f, ctx) => f(ctx, "rel-7", T, T),
    rememberWrites: (f, ctx) =>
      f(ctx, { ...subject, look: { facts: null, answered_at: T, silent: {}, evidence: [] }, lookedAt: T, dueAt: T }),
    stopLooks: (f, ctx) => f(ctx, "rel-7"),
  },
  "features/monitoring/detect/extract.store.ts": {
    findExtractProgress: (f, ctx) => f(ctx),
    listRegisteredCustomers: (f, ctx) => f(ctx, "rel-7", 40),
    lookAtRegisterNow: (f, ctx) => f(ctx, ["rel-7"], T),
    saveExtractProgress: (f, ctx) => f(ctx, { target: "import-7", after: "rel-7", doneAt: null }),
  },
  "features/monitoring/detect/law.store.ts": {
    listCasesUnderLaw: (f, ctx) => f(ctx, "article-7", CASE, 100),
    listChangesInForce: (f, ctx) => f(ctx, "2027-07-10", 20),
    reopenLaw: (f, ctx) => f(ctx, T, T.slice(0, 10)),
    saveLawProgress: (f, ctx) => f(ctx, "change-7", CASE, null),
  },
  "features/monitoring/events.store.ts": {
    findEvent: (f, ctx) => f(ctx, "event-7"),
    toEntry: NO_QUERY,
    hasState: NO_QUERY,
    listWantedReviews: (f, ctx) => f(ctx, T, { tenantId: "t", eventId: "event-7", reviewWantedAt: T }, 50),
    nextWantedReview: (f, ctx) => f(ctx),
    saveReview: (f, ctx) => f(ctx, "event-7", "case-7"),
    postponeReview: (f, ctx) => f(ctx, "event-7", T),
    findStanding: (f, ctx) => f(ctx, change),
    findStandings: (f, ctx) => f(ctx, [change]),
    insertEventWrites: (f, ctx) => f(ctx, { eventId: "event-new", change, reviewReason: "Changed", at: T }),
    logWrites: (f, ctx) => f(ctx, { relationshipId: "rel-7", actor: "o", event: "e", details: {}, at: T }),
  },
  "features/monitoring/hits.store.ts": {
    findHits: (f, ctx) => f(ctx, ["party-7", "party-8"]),
    listHits: (f, ctx) => f(ctx, "eu", { entryId: "entry-100", partyId: "" }, 100),
    findHit: (f, ctx) => f(ctx, "party-7", HIT),
    hitWrite: (f, ctx) =>
      f(ctx, "party-7", { state: "open", hit: HIT, settled: null }, { state: "open", settledAt: null }, T),
    outcomeWrite: (f, ctx) => f(ctx, "party-7", T),
    screenedWrite: (f, ctx) => f(ctx, PARTY, { eu: "list-1" }, T),
    listCases: (f, ctx) => f(ctx, ["rel-7"]),
  },
  "features/monitoring/list-runs.store.ts": {
    readCoverage: (f, ctx) => f(ctx, ["eu", "un"]),
    saveRun: (f, ctx) => f(ctx, RUN),
    coverWrites: (f, ctx) => f(ctx, { source: "eu", listId: "list-9", version: "1", sha256: "h", entries: 1 }, T),
    listPartiesFor: (f, ctx) => f(ctx, "eu", "party-7", 1_000),
    findPartiesFor: (f, ctx) => f(ctx, "eu", ["party-7"]),
    listUnscreened: (f, ctx) => f(ctx, 10),
    listLate: (f, ctx) => f(ctx, "eu", T, ["list-1"], 10),
  },
  "features/monitoring/looks.store.ts": {
    findLook: (f, ctx) => f(ctx, subject),
    lookWrites: (f, ctx) => f(ctx, { ...subject, lookedAt: T, factsHash: "h", facts: "{}", dueAt: T }),
    lookAgainWrites: (f, ctx) => f(ctx, subject, T, T),
    NEVER_ANSWERED: NO_QUERY,
  },
  "features/timeline/timeline.store.ts": {
    readSources: [
      (f, ctx) =>
        f(ctx, "case-7", {
          from: { seq: null, comment: null, event: null },
          audit: { events: [], isExcluded: true },
          limits: { audit: 51, comments: 51, events: 51 },
        }),
      (f, ctx) =>
        f(ctx, "case-7", {
          from: { seq: 7, comment: [T, "comment-7"], event: [T, "event-7"] },
          audit: { events: ["CASE_ASSIGNED"], isExcluded: false },
          limits: { audit: 51, comments: 51, events: 51 },
        }),
    ],
  },
  "features/handover/work.store.ts": {
    listAssignedCases: [null, 500].map((after) => (f: any, ctx: any) => f(ctx, "officer-1", { after, limit: 201 })),
    listParkedCases: [null, 500].map((after) => (f: any, ctx: any) => f(ctx, "officer-1", { after, limit: 201 })),
    listRelationshipsOf: [null, "rel-7"].map(
      (after) => (f: any, ctx: any) => f(ctx, "officer-1", { after, limit: 201 }),
    ),
    listSubstitutions: (f, ctx) => f(ctx, "officer-8", DAY, { after: null, limit: 201 }),
    countWork: (f, ctx) => f(ctx, "officer-1", DAY),
    EVENTS_MAX: NO_QUERY,
    COUNTED_MAX: NO_QUERY,
  },
  "features/handover/handover.store.ts": {
    listOpenEvents: (f, ctx) => f(ctx, ["rel-7", "rel-8"], 10),
    replaceSubstitute: (f, ctx) => f(ctx, "officer-7", { from: "officer-3", to: "officer-9", at: T }),
  },
  "features/handover/absent-officers.store.ts": {
    listTenantsWithOfficers: (f, ctx) => f(ctx),
    listLeftDecisions: (f, ctx) => f(ctx, ["officer-1", "officer-7"], 100),
  },
  "features/officers/officers.store.ts": {
    seenWrites: (f, ctx) =>
      commit(ctx.db, f(ctx, { kind: "officer", tenantId: ctx.actor.tenantId, id: "officer-7", roles: ["mlro"] }, T)),
    listOfficers: (f, ctx) => f(ctx, { after: "officer-7", today: DAY, limit: 201 }),
    findOfficer: (f, ctx) => f(ctx, "officer-7"),
    isKnownOfficer: (f, ctx) => f(ctx, "officer-7"),
    saveAbsence: (f, ctx) =>
      f(ctx, "officer-7", { fromDay: DAY, untilDay: DAY, substitute: "officer-8", setBy: "o" }, T),
    listAway: (f, ctx) => f(ctx, ["officer-7", "officer-8"], DAY),
    deleteAbsence: (f, ctx) => f(ctx, "officer-9"),
    listRepresented: (f, ctx) => f(ctx, "officer-8", DAY),
  },
  "http/standing.store.ts": {
    readStanding: [(f, ctx) => f(ctx, "externalId", "external-7"), (f, ctx) => f(ctx, "userName", "User-7")],
    findServiceAccount: (f, ctx) => f(ctx, "client-7"),
    hasServiceAccounts: (f, ctx) => f(ctx),
    readDeactivation: [(f, ctx) => f(ctx, "externalId", "external-7"), (f, ctx) => f(ctx, "userName", "User-7")],
    readDirectoryKeys: (f, ctx) => f(ctx, ["officer-7", "officer-8"]),
    readStandings: [(f, ctx) => f(ctx, "externalId", ["key-7", "key-8"]), (f, ctx) => f(ctx, "userName", ["name-7"])],
  },
  "features/directory/directory.store.ts": {
    findScimUser: (f, ctx) => f(ctx, "user-7"),
    listScimUsers: [
      (f, ctx) => f(ctx, { attribute: "userName", value: "user-7" }, { offset: 0, limit: 1 }),
      (f, ctx) => f(ctx, { attribute: "externalId", value: "external-7" }, { offset: 0, limit: 1 }),
      (f, ctx) => f(ctx, { attribute: "id", value: "user-7" }, { offset: 0, limit: 1 }),
    ],
    insertScimUser: (f, ctx) => f(ctx, SCIM_USER),
    updateScimUser: (f, ctx) =>
      f(
        ctx,
        { ...SCIM_USER, userId: "user-7" },
        { ...SCIM_USER, userId: "user-7", userName: "renamed", active: false },
      ),
    deleteScimUser: (f, ctx) => f(ctx, "user-8", T),
  },
  "features/service-accounts/service-accounts.store.ts": {
    listServiceAccounts: (f, ctx) => f(ctx),
    findAnyServiceAccount: (f, ctx) => f(ctx, "client-7"),
    insertServiceAccount: (f, ctx) =>
      f(ctx, {
        clientId: "client-new",
        name: "N",
        roles: "[]",
        requestsPerMinute: 60,
        createdBy: "o",
        createdAt: T,
      }),
    revokeStoredAccount: (f, ctx) => f(ctx, "client-8", { by: "o", at: T, reason: null }),
  },
  "features/officers/identities.store.ts": {
    identityWrites: (f, ctx) =>
      commit(
        ctx.db,
        f(ctx, { kind: "officer", tenantId: ctx.actor.tenantId, id: "officer-7", roles: [], name: "Ann" }, T),
      ),
    listIdentities: (f, ctx) => f(ctx, { after: "officer-7", limit: 201 }),
  },
  "features/comments/comments.store.ts": {
    listComments: [
      (f, ctx) => f(ctx, "case-7", { after: null, limit: 51 }),
      (f, ctx) => f(ctx, "case-7", { after: { createdAt: T, commentId: "comment-7" }, limit: 51 }),
      (f, ctx) => f(ctx, "case-7", { after: { createdAt: T, commentId: "comment-7" }, limit: 51, newestFirst: true }),
    ],
    commentsQuery: NO_QUERY,
    findComment: (f, ctx) => f(ctx, "case-7", "comment-7"),
    insertComment: (f, ctx) => f(ctx, COMMENT),
    insertVersion: (f, ctx) => f(ctx, COMMENT, false),
    deleteCommentsOfCase: (f, ctx) => commit(ctx.db, f(ctx, "case-8")),
  },
  "features/notifications/notifications.store.ts": {
    audienceOf: NO_QUERY,
    listUnread: (f, ctx) => f(ctx, reader, { after: null, limit: 51 }),
    listRead: (f, ctx) => f(ctx, reader, { after: { isRead: true, at: T, notificationId: "n-7" }, limit: 51 }),
    countUnread: (f, ctx) => f(ctx, reader, 100),
    findNotification: (f, ctx) => f(ctx, reader, "n-9"),
    saveRead: (f, ctx) => f(ctx, reader, { notificationId: "n-9", at: T }, T),
    notifyWrites: (f, ctx) =>
      f(ctx, { key: "k", to: { role: "mlro" }, kind: "monitoring_event", ids: { event_id: "event-7" }, at: T }),
  },
};
