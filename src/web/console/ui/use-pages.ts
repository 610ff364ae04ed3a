import { useState } from "preact/hooks";
import { type Resource, useResource } from "../api/use-resource.ts";
import { type Action, useAction } from "./use-action.ts";

/** A page of a list, and the cursor of the next one; null on the last. */
interface Page {
  readonly next_cursor: string | null;
}

export interface Pages<P extends Page, T> {
  /** The first page, which is read again every `pollMs`. */
  readonly first: Resource<P>;
  /** What all pages that were read hold, in order; the first page wins where an item moved to it. */
  readonly items: readonly T[];
  readonly hasMore: boolean;
  readonly more: Action<[]>;
}

interface Options<P, T> {
  readonly read: (cursor?: string) => Promise<P>;
  readonly itemsOf: (page: P) => readonly T[];
  readonly idOf: (item: T) => string;
  readonly pollMs?: number;
}

/** Reads a list by cursor, one page more at a time. Another `key` is another list, which begins at its first page. */
export function usePages<P extends Page, T>(key: string, options: Options<P, T>): Pages<P, T> {
  const { read, itemsOf, idOf, pollMs = 0 } = options;
  const first = useResource(key, () => read(), pollMs);
  const [further, setRead] = useState<{ key: string; pages: readonly P[] }>({ key, pages: [] });
  const pages = further.key === key ? further.pages : [];
  const cursor = (pages.at(-1) ?? first.data)?.next_cursor ?? null;
  const more = useAction(async () => {
    if (cursor === null) return;
    const page = await read(cursor);
    setRead((old) => ({ key, pages: [...(old.key === key ? old.pages : []), page] }));
  });
  const seen = new Map<string, T>();
  for (const page of first.data === undefined ? [] : [first.data, ...pages]) {
    for (const item of itemsOf(page)) if (!seen.has(idOf(item))) seen.set(idOf(item), item);
  }
  return { first, items: [...seen.values()], hasMore: cursor !== null, more };
}
