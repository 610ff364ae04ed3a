import { readFileSync } from "node:fs";
import path from "node:path";
import { placeConcepts } from "../../src/platform/models/concepts/index.ts";

const FILE = path.join(import.meta.dirname, "../../src/platform/models/concepts/concepts.txt");

/** Outside of a Worker, where the service would read them from the static assets. */
export const placeFileConcepts = (): void => placeConcepts(readFileSync(FILE, "utf8"));
