import { readFile } from "node:fs/promises";
import path from "node:path";
import { repositoryRoot } from "../../src/cli/program.ts";
import type { ReadPage } from "../../src/domain/readings/reading.model.ts";
import { readModels } from "../../src/reading/models/fitted-models.ts";
import { understand as understandBy } from "../../src/reading/understanding/understand.ts";

/** The fitted models of reading in Node. */
export const MODELS = await readModels((name) => readFile(path.join(repositoryRoot, "src/reading/models", name)));

export const understand = (pages: readonly ReadPage[]) => understandBy(pages, MODELS);
