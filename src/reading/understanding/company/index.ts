import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { KindReader } from "../kind-reader.ts";

export const COMPANY_READERS: Partial<Record<DocumentKind, KindReader>> = {};
