import { useCallback, useEffect, useRef, useState } from "preact/hooks";

export interface Resource<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly loading: boolean;
  /** Fetches again; the current data stays until the answer arrives. */
  readonly reload: () => Promise<void>;
}

/**
 * Fetches by `load` whenever `key` changes, and every `pollMs` while the page is visible. A `null` key fetches nothing.
 * An answer that arrives after a later call has begun is dropped.
 */
export function useResource<T>(key: string | null, load: () => Promise<T>, pollMs = 0): Resource<T> {
  const [state, setState] = useState<{ key: string | null; data?: T; error?: unknown; loading: boolean }>({
    key,
    loading: key !== null,
  });
  const turn = useRef(0);
  const latest = useRef(load);
  latest.current = load;

  const reload = useCallback(async () => {
    const mine = ++turn.current;
    if (key === null) return;
    try {
      const data = await latest.current();
      if (mine === turn.current) setState({ key, data, loading: false });
    } catch (error) {
      if (mine !== turn.current) return;
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
    return () => void turn.current++;
  }, [reload]);

  useEffect(() => {
    if (pollMs <= 0 || key === null) return undefined;
    const timer = setInterval(() => document.visibilityState === "visible" && void reload(), pollMs);
    return () => clearInterval(timer);
  }, [reload, pollMs]);

  const current = state.key === key ? state : { data: undefined, error: undefined, loading: key !== null };
  return { data: current.data, error: current.error, loading: current.loading, reload };
}
