import { createHash } from "node:crypto";
import { uuidFromBytes } from "../../platform/ids.ts";

/** An id that the same parts always give: a step that runs again writes the same records, not new ones. */
export const derivedId = (...parts: readonly (string | number)[]): string =>
  uuidFromBytes(createHash("sha256").update(JSON.stringify(parts)).digest());
