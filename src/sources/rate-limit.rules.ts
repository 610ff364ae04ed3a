/** When the last turns were given, oldest first, in milliseconds of the keeper's clock. */
export type Turns = readonly number[];

export interface PermitRequest {
  readonly perSecond: number;
  /** Longest wait that is of use to whoever asks. */
  readonly withinMs: number;
}

/** No turn before `holdMs` from now: the source itself asked for the pause, and every isolate keeps it. */
export const delayPermits = (turns: Turns, nowMs: number, holdMs: number): Turns => [
  ...turns,
  Math.max(nowMs + holdMs, turns.at(-1) ?? -Infinity),
];

export interface Permit {
  readonly turns: Turns;
  /** Null: the turn would come too late, and none was taken. */
  readonly waitMs: number | null;
}

/**
 * Gives turns so that no window of a second holds more than `perSecond` of them. A pace below one a second is
 * one turn in a longer window.
 */
export function grantPermit(turns: Turns, nowMs: number, asked: PermitRequest): Permit {
  const size = Math.max(1, Math.floor(asked.perSecond));
  const windowMs = (size * 1000) / asked.perSecond;
  const recent = turns.slice(-size);
  const oldest = recent.length === size ? recent[0]! : -Infinity;
  const atMs = Math.max(nowMs, oldest + windowMs, recent.at(-1) ?? -Infinity);
  const waitMs = atMs - nowMs;
  if (waitMs > 0 && waitMs >= asked.withinMs) return { turns, waitMs: null };
  return { turns: [...recent, atMs].slice(-size), waitMs: Math.ceil(waitMs) };
}
