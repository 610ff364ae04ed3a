import { foreignCursor } from "../../platform/errors.ts";
import type { ExportKind, ExportPlace } from "./export.model.ts";

/** Of which types the values of a place are, by kind. */
const PLACES: Readonly<Record<ExportKind, readonly ("string" | "number")[]>> = {
  cases: ["string", "string"],
  findings: ["string", "string"],
  "screening-results": ["string"],
  audit: ["string", "string", "number"],
  relationships: ["string", "string"],
};

export const cursorOf = (kind: ExportKind, place: ExportPlace): string =>
  Buffer.from(JSON.stringify([kind, ...place])).toString("base64url");

/** @throws DomainError `validation_failed` for a cursor of another kind, or of something else */
export function readCursor(kind: ExportKind, cursor: string | undefined): ExportPlace | null {
  if (cursor === undefined) return null;
  const place = parse(cursor);
  const types = PLACES[kind];
  const isOurs =
    place?.[0] === kind &&
    place.length === types.length + 1 &&
    types.every((type, at) => typeof place[at + 1] === type);
  if (!isOurs) throw foreignCursor();
  return place.slice(1) as ExportPlace;
}

function parse(cursor: string): unknown[] | null {
  try {
    const value = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown;
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
