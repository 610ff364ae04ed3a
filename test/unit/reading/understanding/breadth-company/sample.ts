import type { DocumentKind } from "../../../../../src/domain/documents/document-kinds.ts";

/** A short document, and all facts of the types that it names. */
export interface Sample {
  readonly title: string;
  readonly kind: DocumentKind;
  readonly facts: Readonly<Record<string, readonly unknown[]>>;
  readonly drawn: string;
}
