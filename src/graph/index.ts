/** The entity graph of a tenant: recorded by cases and scans, read as neighbourhoods, scored by E-VAL. */
export { type EvalPart, type EvalScore } from "./eval/score-surroundings.ts";
export { evaluateEntity } from "./evaluate.ts";
export { companiesOfCase, deleteCaseFromGraph, entitiesOfCase } from "./case-deletion.store.ts";
export * from "./graph.model.ts";
export { neighbourhood } from "./neighbourhood.store.ts";
export { recordCaseInGraph, recordScanInGraph } from "./record.ts";
export { standingOf } from "./sightings/standing.ts";
export { readSurroundings, type Surroundings } from "./surroundings.ts";
