import { type Calls, CASE, NO_QUERY, T } from "./calls.ts";

const signal = {
  id: "new-signal",
  officerId: "officer-1",
  workflowId: CASE,
  signalType: "finding_confirmed",
  category: "judgment",
  safetyClass: "preference_only",
  source: "review",
  iteration: 1,
  templateId: null,
  country: null,
  context: {},
  createdAt: T,
};
const passage = {
  id: "g-19950",
  officerId: "officer-1",
  text: "t",
  tags: [],
  findingCategory: null,
  model: "built-in",
  vector: null,
  createdAt: T,
};
export const CALLS_OF_MEMORY: Calls = {
  "features/memory/blocks.store.ts": {
    findBlock: (f, ctx) => f(ctx, "officer-1", "block-1"),
    selectProcedures: (f, ctx) => f(ctx, ["officer-1", "officer-2"]),
    blocksOf: NO_QUERY,
    replaceBlock: [
      (f, ctx) => f(ctx, { officerId: "officer-1", label: "block-1" }, {}, [1]),
      (f, ctx) => f(ctx, { officerId: "officer-1", label: "block-1" }, {}, "existing"),
      (f, ctx) => f(ctx, { officerId: "officer-1", label: "block-1" }, {}, "whatever"),
    ],
    readForConsolidation: (f, ctx) => f(ctx, "officer-1", 100),
    saveConsolidation: (f, ctx) =>
      f(ctx, "officer-1", { value: {}, expectedVersion: 0, consolidations: 1, signals: [{ id: "g-19500" }] }),
    findProceduresNaming: (f, ctx) => f(ctx, CASE),
  },
  "features/memory/case-knowledge.store.ts": { readKnowledge: (f, ctx) => f(ctx, ["officer-1"], CASE) },
  "features/memory/company-context.store.ts": {
    findCompanyContext: (f, ctx) => f(ctx, "officer-1"),
    saveCompanyContext: (f, ctx) => f(ctx, "officer-1", {}),
  },
  "features/memory/ingestion.store.ts": {
    fromHex: NO_QUERY,
    insertPassages: (f, ctx) => f(ctx, [passage]),
    listUnread: (f, ctx) => f(ctx, "built-in", 50),
    setVectors: (f, ctx) => f(ctx, "built-in", [{ id: "pa-7", vector: new Uint8Array([1]) }]),
    takeUnindexed: (f, ctx) => f(ctx, "built-in", 20),
    setIndexed: (f, ctx) => f(ctx, ["pa-9999"], 2),
    countSettled: (f, ctx) => f(ctx, "officer-1", T, 500),
    markLost: (f, ctx) => f(ctx, "officer-1"),
    listIndexed: (f, ctx) => f(ctx, "built-in", 5_000, 100),
    listRemovals: (f, ctx) => f(ctx, 50),
    confirmRemovals: (f, ctx) => f(ctx, ["pa-30001"]),
  },
  "features/memory/passages.store.ts": {
    ofOfficer: NO_QUERY,
    tagged: NO_QUERY,
    scopeKey: NO_QUERY,
    listPassages: [
      (f, ctx) => f(ctx, "officer-1", [], 20),
      (f, ctx) => f(ctx, "officer-1", ["template:template-1", "country:BE"], 20),
    ],
    selectPassageCount: (f, ctx) => f(ctx, "officer-1", ["template:template-1"]),
    findPassages: (f, ctx) => f(ctx, "officer-1", ["pa-1", "pa-41"]),
    deletePassage: (f, ctx) => f(ctx, "officer-1", "pa-81"),
    deletePassagesOfCase: (f, ctx) => f(ctx, "case-121"),
    findByWords: (f, ctx) => f(ctx, "officer-1", "trade 41", ["template:template-5"], 20),
    countOfficers: (f, ctx) => f(ctx),
  },
  "features/memory/recall.store.ts": { readStanding: (f, ctx) => f(ctx, ["officer-1"], ["template:template-1"]) },
  "features/memory/signals.store.ts": {
    insertSignals: (f, ctx) => f(ctx, [signal]),
    readSignalStatus: (f, ctx) => f(ctx, 50),
    listSignalsOfCase: (f, ctx) => f(ctx, "case-9"),
    listCapturedSignals: (f, ctx) => f(ctx, 100),
    listOfficersToConsolidate: (f, ctx) => f(ctx, 5),
    selectSignalsToLearn: (f, ctx) => f(ctx, "officer-1", 100),
    selectCorrections: (f, ctx) => f(ctx, "case-9"),
    signalsOf: NO_QUERY,
    deleteAllSignals: (f, ctx) => f({ ...ctx, actor: { ...ctx.actor, tenantId: "another" } }),
    deleteSignalsOfCase: (f, ctx) => f(ctx, "case-11"),
  },
  "features/memory/vectors.store.ts": {
    readVectors: [
      (f, ctx) => f(ctx, "officer-1", "built-in", []),
      (f, ctx) => f(ctx, "officer-1", "built-in", ["template:template-1"]),
    ],
  },
};
