/** Ways of saying that there is none (decisions, section 3). */
const NONE = new Set(["n/a", "none", "geen", "aucun", "keine"]);

/**
 * Names one a line, or as a list; an explicit "none" is an empty list. Several full names on one line are
 * taken apart: the second must not hide behind the first.
 */
export function readNames(answer: unknown): readonly string[] | null {
  const lines = (Array.isArray(answer) ? answer : [answer])
    .flatMap((part) => (typeof part === "string" ? part.split(/\r?\n|;/) : []))
    .flatMap(splitFullNames)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  return [...new Set(lines.filter((line) => !isNone(line)))];
}

/** "Peeters, An" is one name; "An Peeters, Jo Claes" are two. */
function splitFullNames(line: string): string[] {
  const parts = line.split(/,(?!\d)|\s(?:and|en|et|und|&)\s/);
  return parts.every((part) => part.trim().split(/\s+/).length > 1) ? parts : [line];
}

const isNone = (line: string): boolean => NONE.has(line.toLowerCase().replace(/[.!]+$/, ""));

/** A task for the customer; answers to it are read as declared directors. */
export const WHO_REPRESENTS =
  "Please state the full names of the persons who may represent the company, one name per line.";

/** Directors whom the customer names: in the form, in the caller's metadata, or in answer to the task. */
export const readDirectors = (declared: {
  readonly answers: Readonly<Record<string, unknown>>;
  readonly additionalData?: Readonly<Record<string, unknown>>;
  readonly taskResponses?: readonly { readonly description: string; readonly answer: string }[];
}): readonly string[] | null =>
  readNames(
    declared.answers["directors"] ??
      declared.additionalData?.["directors"] ??
      declared.taskResponses?.findLast(({ description }) => description === WHO_REPRESENTS)?.answer,
  );
