import { type Calls, CASE, CASE_ID, T } from "./calls.ts";

const CONTENT = "9990".padStart(64, "0");
const claim = { sha256: CONTENT, id: "c", until: new Date(T) };
const place = { caseId: CASE_ID, workflowId: CASE };

export const CALLS_OF_READINGS: Calls = {
  "features/readings/marks.store.ts": {
    recordMarks: (["earlier", "later too"] as const).map(
      (which) => (f: any, ctx: unknown) => f(ctx, place, [{ mark: "file", hash: CONTENT }], which),
    ),
    deleteMarks: (f, ctx) => f(ctx, CASE_ID),
  },
  "features/readings/readings.store.ts": {
    useReading: (f, ctx) => f(ctx, { ...place, sha256: CONTENT }),
    restoreStored: (f, ctx) =>
      f(ctx, { ...place, sha256: CONTENT }, { reader_version: "1", status: "read", read_at: T }),
    listUsers: (f, ctx) => f(ctx, CONTENT),
    claimReading: (f, ctx) => f(ctx, claim),
    isStored: (f, ctx) => f(ctx, CONTENT),
    releaseClaim: (f, ctx) => f(ctx, claim),
    markStored: (f, ctx) => f(ctx, claim, "read"),
    markMissing: (f, ctx) => f(ctx, CONTENT),
    listContents: (f, ctx) => f(ctx, CASE_ID),
    deleteUses: (f, ctx) => f(ctx, CASE_ID),
    listUnused: (f, ctx) => f(ctx, 100),
    claimUnused: (f, ctx) => f(ctx, claim, "c"),
    deleteUnused: (f, ctx) => f(ctx, claim),
  },
};
