import type { ReadingLanguage } from "../../domain/readings/reading.model.ts";
import type { FactDraft } from "./facts.ts";
import type { Flow } from "./flow.ts";
import type { DocumentText } from "./text.ts";

/** A document as the rules of its kind read it. */
export interface ReadableDocument {
  readonly text: DocumentText;
  /** The running text, column by column. */
  readonly flow: Flow;
  readonly language: ReadingLanguage | null;
}

/** Reads the facts of one kind of document. */
export type KindReader = (document: ReadableDocument) => readonly FactDraft[];
