import { useRef, useState } from "preact/hooks";
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
  /** Nothing ever leaves the list: what newer items move off the first page stays, though no page that was read has it. */
  readonly onlyGrows?: boolean;
}

interface Shown<P, T> {
  readonly key: string;
  readonly items: readonly T[];
  /** Pages that no longer follow what is shown. */
  readonly dropped: readonly P[] | null;
}

/** Reads a list by cursor, one page more at a time. Another `key` is another list, which begins at its first page. */
export function usePages<P extends Page, T>(key: string, options: Options<P, T>): Pages<P, T> {
  const { read, itemsOf, idOf, pollMs = 0, onlyGrows = false } = options;
  const first = useResource(key, () => read(), pollMs);
  const [further, setRead] = useState<{ key: string; pages: readonly P[] }>({ key, pages: [] });
  const shown = useRef<Shown<P, T>>({ key, items: [], dropped: null });
  if (shown.current.key !== key) shown.current = { key, items: [], dropped: null };
  if (onlyGrows && first.data !== undefined && isBeyond(first.data, itemsOf(first.data).map(idOf))) {
    shown.current = { key, items: [], dropped: further.pages };
  }
  const pages = further.key === key && further.pages !== shown.current.dropped ? further.pages : [];
  const cursor = (pages.at(-1) ?? first.data)?.next_cursor ?? null;
  const more = useAction(async () => {
    if (cursor === null) return;
    const page = await read(cursor);
    setRead({ key, pages: [...pages, page] });
  });
  const seen = new Map<string, T>();
  if (first.data !== undefined) {
    const before = onlyGrows ? shown.current.items : [];
    for (const item of [...itemsOf(first.data), ...before, ...pages.flatMap((page) => itemsOf(page))]) {
      if (!seen.has(idOf(item))) seen.set(idOf(item), item);
    }
    shown.current = { ...shown.current, items: [...seen.values()] };
  }
  return { first, items: [...seen.values()], hasMore: cursor !== null, more };

  /** Whether so much is new that something may lie between the first page and what was shown before. */
  function isBeyond({ next_cursor }: P, ids: readonly string[]): boolean {
    const { items } = shown.current;
    return next_cursor !== null && items.length > 0 && !items.some((item) => ids.includes(idOf(item)));
  }
}
