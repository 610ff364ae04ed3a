import type { SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";

/** The writes that put an import in force, and the condition that must hold when they run. */
export interface Activation {
  readonly condition: SQL;
  readonly writes: readonly BatchItem<"sqlite">[];
}
