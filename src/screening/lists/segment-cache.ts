import type { Segment } from "../candidates/segment.ts";

type Segments = readonly Segment[];

/**
 * Segments of the lists that this isolate has met. They never change, so nothing here is ever out of date: which
 * lists are in force is read anew each time.
 */
const known = new Map<string, Segments>();
/** Lists that are being read: many searches that begin at once shall not each read them. */
const reading = new Map<string, Promise<Segments>>();

/** How long to wait for another request to read a list; it may have been cut off, and its promise with it. */
const TIMEOUT_MS = 3_000;

/** @throws whatever `read` throws. */
export async function segmentsOf(listId: string, read: () => Promise<Segments>): Promise<Segments> {
  const there = known.get(listId);
  if (there) return there;
  let given: Promise<Segments> | undefined;
  // Nothing is awaited between finding that nobody reads the list and reading it.
  for (let other = reading.get(listId); other && other !== given; other = reading.get(listId)) {
    given = other;
    const shared = await waitFor(other);
    if (shared) return shared;
  }
  const own = read();
  reading.set(listId, own);
  try {
    const segments = await own;
    known.set(listId, segments);
    return segments;
  } finally {
    if (reading.get(listId) === own) reading.delete(listId);
  }
}

/** Lets go of the lists that are no longer in force. */
export function evictAllBut(listIds: ReadonlySet<string>): void {
  for (const listId of known.keys()) if (!listIds.has(listId)) known.delete(listId);
}

async function waitFor(other: Promise<Segments>): Promise<Segments | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const impatience = new Promise<null>((done) => (timer = setTimeout(() => done(null), TIMEOUT_MS)));
  try {
    return await Promise.race([other.catch(() => null), impatience]);
  } finally {
    clearTimeout(timer);
  }
}
