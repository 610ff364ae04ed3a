/** What features use of reading. */
export { readDocument } from "./read-document.ts";
