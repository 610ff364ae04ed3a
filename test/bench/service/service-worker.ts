/** The service as it is deployed, without the limits that `index.local.ts` imitates, and the reader that the local runtime needs for documents. */
export * from "../../../src/index.ts";
export { default } from "../../../src/index.ts";
export { documentReader } from "../../../src/jobs/document-reader.ts";
