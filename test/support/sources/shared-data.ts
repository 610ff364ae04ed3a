import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.resolve(import.meta.dirname, "../../../../shared/data");

/** Real samples live beside the repository, where they may be absent. */
export const hasSharedData = existsSync(FOLDER);
if (!hasSharedData) console.warn("real samples are not beside the repository: tests on them are skipped");

export const readSharedText = (file: string): string => readFileSync(path.join(FOLDER, file), "utf8");

export const readSharedJson = <T>(file: string): T => JSON.parse(readSharedText(file)) as T;
