import type { CaseRecord } from "../case/case.record.ts";
import { answersInWords } from "./readable-answer.ts";

export type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The objects of a list; anything of another form is ignored. */
export const entries = (value: unknown): Entry[] => (Array.isArray(value) ? value : []).filter(isEntry);

export const entry = (value: unknown): Entry | null => (isEntry(value) ? value : null);

/** The customer's answers by question id, in words as a reader sees them. */
export const answersOf = ({ additionalData }: Pick<CaseRecord, "additionalData">): Entry =>
  answersInWords(entry(additionalData["answers"]) ?? {});

/** A stated text, trimmed; null where there is none. */
export const text = (value: unknown): string | null =>
  typeof value === "string" && value.trim() !== "" ? value.trim() : null;
