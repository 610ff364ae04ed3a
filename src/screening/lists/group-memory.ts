import type { Segment } from "../candidates/segment.ts";

type Segments = readonly (readonly Segment[])[];

interface HeldGroup {
  readonly key: string;
  readonly bytes: number;
  readonly segments: Segments;
}

/**
 * The groups that this isolate holds, by slot, least recently used first. Objects of one script may share an isolate, so
 * there is one budget for all.
 */
const held = new Map<string, HeldGroup>();
/** The read in progress. There is one at a time, so that what is read fits beside what is held. */
let reading: Promise<unknown> | undefined;

/** How long to wait for another request's read, which may never settle if that request was cancelled. */
const TIMEOUT_MS = 5_000;

/**
 * The segments of a group, read if they are not held. What is in the same slot under another key is an older version, and
 * goes first; then what was not used for longest, until the group is within the budget.
 * @param group its key, slot and size
 * @throws what `read` throws
 */
export async function holdGroup(
  { slot, key, bytes }: { slot: string; key: string; bytes: number },
  budget: number,
  read: () => Promise<Segments>,
): Promise<Segments> {
  let awaited: Promise<unknown> | undefined;
  for (;;) {
    const known = held.get(slot);
    if (known?.key === key) {
      held.delete(slot);
      held.set(slot, known);
      return known.segments;
    }
    // No await between the check for another read and the start of this one.
    if (!reading || reading === awaited) break;
    awaited = reading;
    await settled(awaited);
  }
  makeRoom(slot, budget - bytes);
  const own = read();
  reading = own;
  try {
    const segments = await own;
    makeRoom(slot, budget - bytes);
    held.set(slot, { key, bytes, segments });
    return segments;
  } finally {
    if (reading === own) reading = undefined;
  }
}

/** Bytes of all groups that this isolate holds. */
export const heldBytes = (): number => [...held.values()].reduce((sum, { bytes }) => sum + bytes, 0);

export const dropGroups = (): void => held.clear();

function makeRoom(slot: string, most: number): void {
  held.delete(slot);
  for (const oldest of held.keys()) {
    if (heldBytes() <= most) return;
    held.delete(oldest);
  }
}

async function settled(other: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
  try {
    await Promise.race([other.then(ignore, ignore), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

const ignore = () => {};
