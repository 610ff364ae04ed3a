import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import type { KindReader } from "../kind-reader.ts";
import { readIdentity } from "./identity/identity.ts";

export const PERSON_READERS: Partial<Record<DocumentKind, KindReader>> = {
  identity_card: readIdentity,
  passport: readIdentity,
  residence_permit: readIdentity,
};
