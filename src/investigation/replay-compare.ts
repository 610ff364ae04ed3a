import { canonicalJson } from "../platform/canonical-json.ts";

/** One place where record and replay part. */
export interface Difference {
  /** `evidence`: kept bytes are not what was kept; `stage`: a step of the run; `case`: what the case shows of it. */
  readonly kind: "evidence" | "stage" | "case";
  /** The evidence id, or the name of the stage. */
  readonly name: string;
  /** Source and address of evidence; null for anything else. */
  readonly source: string | null;
  /** Where in the stage's output, such as `result.findings[2].severity`; empty for all of it. */
  readonly path: string;
  /** Canonical JSON of both sides, cut short; null where there is nothing. */
  readonly recorded: string | null;
  readonly replayed: string | null;
  readonly detail: string;
}

/** Differences that are told of one stage; where it is this different, more of them say nothing new. */
const REPORTED_MAX = 20;
const VALUE_CHARS = 300;

/** Holds two outputs of a stage against each other, byte for byte in canonical JSON. */
export function compareStage(name: string, recorded: unknown, replayed: unknown): Difference[] {
  const then = withoutMemory(name, recorded);
  const again = then === recorded ? replayed : withoutReasoning(replayed);
  const now = isOlderConclusion(name, then) ? asFarAs(then, again) : withoutLater(then, again);
  return compareValues("stage", name, withoutNotes(then), withoutNotes(now));
}

/** A conclusion of a version that derived no checks. */
const isOlderConclusion = (name: string, recorded: unknown): boolean =>
  name === "conclusions" && isObject(recorded) && !("grounds" in recorded);

/** A conclusion of a version in which the memory had a part, without that part. */
function withoutMemory(name: string, recorded: unknown): unknown {
  if (name !== "conclusions" || !isObject(recorded) || !isObject(recorded["result"])) return recorded;
  const { memory, ...result } = recorded["result"];
  if (memory === undefined) return recorded;
  const tasks = Array.isArray(recorded["generatedTasks"]) ? (recorded["generatedTasks"] as unknown[]) : [];
  const own = tasks.filter((task) => !isObject(task) || task["remembered"] !== true);
  return withoutReasoning({ ...recorded, result, generatedTasks: own });
}

/** The reasoning behind tasks counted those of the memory. */
function withoutReasoning(conclusion: unknown): unknown {
  if (!isObject(conclusion)) return conclusion;
  const { tasksReasoning: _, ...rest } = conclusion;
  return rest;
}

/** A value without members that the recorded one does not know. */
function asFarAs(recorded: unknown, value: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(value)) return value.map((item, at) => asFarAs(recorded[at], item));
  if (!isObject(recorded) || !isObject(value)) return value;
  const known = Object.entries(value).filter(([name]) => name in recorded);
  return Object.fromEntries(known.map(([name, item]) => [name, asFarAs(recorded[name], item)]));
}

/** Members of a person or register entry that earlier versions did not read from the same page. */
const LATER: readonly string[] = [
  "given_name",
  "family_name",
  "former_names",
  "name_since",
  "email",
  "registered_email",
];

function withoutLater(recorded: unknown, value: unknown): unknown {
  if (Array.isArray(recorded) && Array.isArray(value)) return value.map((item, at) => withoutLater(recorded[at], item));
  if (!isObject(recorded) || !isObject(value)) return value;
  const known = Object.entries(value).filter(([name]) => name in recorded || !LATER.includes(name));
  return Object.fromEntries(known.map(([name, item]) => [name, withoutLater(recorded[name], item)]));
}

/** What an agent heard is the ground of its answer and no part of it. */
function withoutNotes(output: unknown): unknown {
  if (!isObject(output) || !("heard" in output)) return output;
  const { heard: _, ...answer } = output;
  return answer;
}

/** Every place where two values part, outermost where one side has nothing, else down to the leaf. */
export function compareValues(
  kind: Difference["kind"],
  name: string,
  recorded: unknown,
  replayed: unknown,
): Difference[] {
  if (textOf(recorded) === textOf(replayed)) return [];
  const found: Difference[] = [];
  descend("", recorded, replayed, (path, then, now) => {
    const sides = { recorded: shorten(textOf(then)), replayed: shorten(textOf(now)) };
    found.push({ kind, name, source: null, path, ...sides, detail: "the replay gives another value" });
  });
  return found.slice(0, REPORTED_MAX);
}

/** Members that results did not have at first; one without them is compared without them. */
const LATER_MEMBERS = ["hit", "sha256", "found_at"];

const isLater = (name: string, recorded: object): boolean => LATER_MEMBERS.includes(name) && !(name in recorded);

type Tell = (path: string, recorded: unknown, replayed: unknown) => void;

function descend(path: string, recorded: unknown, replayed: unknown, tell: Tell): void {
  if (textOf(recorded) === textOf(replayed)) return;
  if (Array.isArray(recorded) && Array.isArray(replayed)) {
    const length = Math.max(recorded.length, replayed.length);
    for (let at = 0; at < length; at++) descend(`${path}[${at}]`, recorded[at], replayed[at], tell);
  } else if (isObject(recorded) && isObject(replayed)) {
    const names = new Set([
      ...Object.keys(recorded),
      ...Object.keys(replayed).filter((name) => !isLater(name, recorded)),
    ]);
    for (const name of names) descend(path === "" ? name : `${path}.${name}`, recorded[name], replayed[name], tell);
  } else tell(path, recorded, replayed);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string | null => (value === undefined ? null : canonicalJson(value));

const shorten = (text: string | null): string | null =>
  text !== null && text.length > VALUE_CHARS ? `${text.slice(0, VALUE_CHARS)}...` : text;
