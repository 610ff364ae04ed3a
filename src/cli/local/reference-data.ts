import type { Miniflare } from "miniflare";
import { loadRegulatoryData } from "./regulatory-data.ts";

/** Loads reference data into the local databases, unless that version is there. */
export interface ReferenceLoader {
  readonly name: string;
  /** @returns what was loaded, in a few words, or null when nothing was. */
  load(databases: Miniflare): Promise<string | null>;
}

/** In the order in which they run at each start. */
export const referenceLoaders: readonly ReferenceLoader[] = [{ name: "regulatory data", load: loadRegulatoryData }];
