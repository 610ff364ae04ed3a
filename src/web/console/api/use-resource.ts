import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { AnswerOrder } from "./answer-order.ts";

export interface Resource<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  /** Fetches again; the current data stays until the answer arrives. */
  readonly reload: () => Promise<void>;
}

/**
 * Fetches by `load` whenever `key` changes, and every `pollMs` while the page is visible and no call waits for its
 * answer. A `null` key fetches nothing. An answer older than the one that is shown is dropped.
 */
export function useResource<T>(key: string | null, load: () => Promise<T>, pollMs = 0): Resource<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; error?: unknown; loading: boolean }>({
    key,
    loading: key !== null,
  });
  const order = useRef(new AnswerOrder()).current;
  const latest = useRef(load);
  latest.current = load;

  const reload = useCallback(async () => {
    if (key === null) return;
    const call = order.begin();
    try {
      const data = await latest.current();
      if (order.answered(call)) setState({ key, data, loading: false });
    } catch (error) {
      if (!order.answered(call)) return;
      setState((old) =>
        old.key === key && old.data !== undefined
          ? { key, data: old.data, error, loading: false }
          : { key, error, loading: false },
      );
    }
  }, [key]);

  useEffect(() => {
    setState((old) => (old.key === key ? old : { key, loading: key !== null }));
    void reload();
    return () => order.drop();
  }, [reload]);

  useEffect(() => {
    if (pollMs <= 0 || key === null) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible" && !order.isWaiting) void reload();
    }, pollMs);
    return () => clearInterval(timer);
  }, [reload, pollMs]);

  const current = state.key === key ? state : { data: undefined, error: undefined, loading: key !== null };
  return { data: current.data, error: current.error, loading: current.loading, reload };
}

/** The resource with what was shown of the same thing before, until the answer to its new key arrives. */
export function useShown<T>(resource: Resource<T>, of: string): Resource<T> {
  const shown = useRef<{ readonly of: string; readonly data: T } | null>(null);
  if (resource.data !== undefined) shown.current = { of, data: resource.data };
  return shown.current?.of === of ? { ...resource, data: shown.current.data } : resource;
}
