import { type Calls, DAY, hash, T } from "./calls.ts";
import { NOW } from "./rows.ts";

const FROM = `${DAY}T00:00:00.000Z`;
const progress = { nextDay: DAY, parts: 0, afterParty: "", progress: null };
const statement = { number: 9_999, day: DAY, hash };
const before = new Date(NOW.getTime() - 86_400_000 * 40).toISOString().slice(0, 10);

export const CALLS_OF_PROOFS: Calls = {
  "features/screening-proof/party-days.store.ts": {
    listWatchedAt: (f, ctx) => f(ctx, FROM, T, "party-2", 50),
    listPartiesAt: (f, ctx) => f(ctx, "rel-7", FROM, T),
    readCoverage: (f, ctx) => f(ctx, T),
    findListVersions: (f, ctx) => f(ctx, ["l"]),
  },
  "features/screening-proof/statements.store.ts": {
    listDueTenants: (f, ctx) => f(ctx, DAY, { tenantId: "t", nextDay: DAY }, 100),
    findProgress: (f, ctx) => f(ctx),
    saveProgress: (f, ctx) => f(ctx, progress, { afterParty: "party-9", progress: "{}" }),
    saveStatement: (f, ctx) => f(ctx, statement, progress, DAY),
    findLastStatement: (f, ctx) => f(ctx),
    findStatementOf: (f, ctx) => f(ctx, before),
    findFirstDay: (f, ctx) => f(ctx),
    listTenantsToExport: (f, ctx) => f(ctx, "t", 100),
    listUnexported: (f, ctx) => f(ctx, 50),
    markExported: (f, ctx) => f(ctx, 3),
  },
};
