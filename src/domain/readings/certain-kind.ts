import { type DocumentKind, satisfies } from "../documents/document-kinds.ts";
import type { DocumentReading } from "./reading.model.ts";

/** Below it a kind or a fact is a guess, and a guess neither establishes nor contradicts anything. */
export const CERTAIN = 0.8;

/** What a document certainly is by its reading; null while that is open. */
export const certainKind = (
  reading: Pick<DocumentReading, "kind" | "kind_confidence"> | undefined,
): DocumentKind | null => (reading && reading.kind_confidence >= CERTAIN ? reading.kind : null);

/** Whether a document is of a kind that its type asks for; null while its kind is uncertain. */
export function satisfiesByReading(
  reading: Pick<DocumentReading, "kind" | "kind_confidence"> | undefined,
  documentType: string,
): boolean | null {
  const kind = certainKind(reading);
  return kind === null ? null : satisfies(kind, documentType);
}
