/** The service as it is deployed, and what the local runtime reads its documents by: without the limits that `index.local.ts` imitates. */
export * from "../../../src/index.ts";
export { default } from "../../../src/index.ts";
export { documentReader } from "../../../src/jobs/document-reader.ts";
