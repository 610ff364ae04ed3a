import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { ReadableDocument } from "../kind-reader.ts";

export interface Classified {
  readonly kind: DocumentKind | null;
  readonly confidence: number;
}

export const classify = (_document: ReadableDocument): Classified => ({ kind: null, confidence: 0 });
