import type { RegisterSet } from "../../sources/kbo/register-part.model.ts";

export interface RegisterImportRow {
  readonly import_id: string;
  /** Of the file, as its sender states it. */
  readonly sha256: string;
  readonly extract_type: "full" | "update";
  readonly extract_number: number;
  readonly snapshot_date: string;
  readonly meta: string;
  readonly enterprises: number;
  readonly parts: number;
  readonly begun_at: string;
  readonly completed_at: string | null;
  /** The import in force when this one began; null without one. */
  readonly base_id: string | null;
  /** The set of tables that it writes to; null for an import of an older release. */
  readonly target_set: RegisterSet | null;
  readonly sealed_at: string | null;
  readonly content_sha256: string | null;
}

/** A received part, with what it would change. */
export interface RegisterPartRow {
  readonly part: number;
  readonly sha256: string;
  readonly range_from: string | null;
  readonly range_to: string | null;
  readonly enterprises: number;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
}
