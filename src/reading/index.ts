/** What features use of reading. */
export { readDocument } from "./read-document.ts";
export type { ReadingTools } from "./pages/read-pages.ts";
export type { Recogniser } from "./ports.ts";
