/** Ways of saying that there is none (decisions, section 3). */
const NONE = new Set(["n/a", "none", "geen", "aucun", "keine"]);

export interface DeclaredOwner {
  readonly name: string;
  readonly share_percent?: number;
}

/** Names as an answer has them, without the shares that stand beside some: a share is no part of a name. */
export function readNames(answer: unknown): readonly string[] | null {
  const owners = readOwners(answer);
  return owners && [...new Set(owners.map(({ name }) => name))];
}

/**
 * Names one a line, or as a list, with their shares; an explicit "none" is an empty list. Several full names on one
 * line are taken apart: the second must not hide behind the first.
 */
export function readOwners(answer: unknown): readonly DeclaredOwner[] | null {
  const lines = (Array.isArray(answer) ? answer : [answer])
    .flatMap((part) => (typeof part === "string" ? part.split(/\r?\n|;/) : []))
    .flatMap(splitFullNames)
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");
  if (lines.length === 0) return null;
  return [...new Set(lines.filter((line) => !isNone(line)))].map(splitShare);
}

const SHARE = String.raw`(\d{1,3}(?:[.,]\d{1,9})?) ?(?:%|percent|procent|prozent|pour ?cent)`;
/** In brackets, with whatever else stands in them, or bare. */
const SHARES = new RegExp(`\\([^()]{0,40}?${SHARE}[^()]{0,40}\\)|[,:-]? ?${SHARE}`, "i");

/** "An Peeters (60 %)" declares a share with the name. */
function splitShare(line: string): DeclaredOwner {
  const [written, bracketed, bare] = SHARES.exec(line) ?? [];
  if (written === undefined) return { name: line };
  const name = line
    .replace(written, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s,:-]+|[\s,:-]+$/g, "");
  return name === "" ? { name: line } : { name, share_percent: Number((bracketed ?? bare)!.replace(",", ".")) };
}

/** "Peeters, An" is one name; "An Peeters, Jo Claes" are two; a comma before a digit belongs to a share. */
function splitFullNames(line: string): string[] {
  const parts = line.split(/,(?!\s*\d)|\s(?:and|en|et|und|&)\s/);
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
