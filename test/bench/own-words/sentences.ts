import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** A sentence as a customer may type it, by one author. */
export interface Sentence {
  readonly author: string;
  readonly lang: "nl" | "fr" | "de" | "en";
  readonly topic: string;
  /** Whether a sensible officer would ask further. */
  readonly telling: boolean;
  readonly text: string;
}

const FOLDER = import.meta.dirname;

/** Authors whose sentences only measure: nothing is fitted or chosen by them. */
export const KEPT_AUTHORS: ReadonlySet<string> = new Set(["author-4", "author-9"]);

export const readSentences = (): Sentence[] =>
  globSync(path.join(FOLDER, "author-*.jsonl"))
    .toSorted()
    .flatMap((file) =>
      readFileSync(file, "utf8")
        .trim()
        .split("\n")
        .map((line) => ({
          author: path.basename(file, ".jsonl"),
          ...(JSON.parse(line) as Omit<Sentence, "author">),
        })),
    );
