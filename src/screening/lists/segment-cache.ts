import type { Segment } from "../candidates/segment.ts";

type Segments = readonly Segment[];

/** Segments by list. They are immutable, so the cache is never stale; the active lists are read for each search. */
const cache = new Map<string, Segments>();
/** Reads in progress, shared by concurrent searches. */
const reading = new Map<string, Promise<Segments>>();

/** How long to wait for another request's read, which may never settle if that request was cancelled. */
const TIMEOUT_MS = 3_000;

/** @throws what `read` throws */
export async function segmentsOf(listId: string, read: () => Promise<Segments>): Promise<Segments> {
  const cached = cache.get(listId);
  if (cached) return cached;
  let awaited: Promise<Segments> | undefined;
  // No await between the check for another read and the start of this one.
  for (let other = reading.get(listId); other && other !== awaited; other = reading.get(listId)) {
    awaited = other;
    const shared = await waitFor(other);
    if (shared) return shared;
  }
  const own = read();
  reading.set(listId, own);
  try {
    const segments = await own;
    cache.set(listId, segments);
    return segments;
  } finally {
    if (reading.get(listId) === own) reading.delete(listId);
  }
}

/** Evicts lists that are no longer active. */
export function evictAllBut(listIds: ReadonlySet<string>): void {
  for (const listId of cache.keys()) if (!listIds.has(listId)) cache.delete(listId);
}

async function waitFor(other: Promise<Segments>): Promise<Segments | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), TIMEOUT_MS)));
  try {
    return await Promise.race([other.catch(() => null), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
