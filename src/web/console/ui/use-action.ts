import { h, type JSX } from "preact";
import { useState } from "preact/hooks";
import { type Problem, RefusedError } from "../api/problem.ts";
import { Failure } from "./failure.ts";

export interface Action<A extends readonly unknown[]> {
  readonly run: (...given: A) => Promise<void>;
  readonly busy: boolean;
  readonly failure: JSX.Element | null;
  readonly problem: Problem | null;
}

/** Runs an officer's action, one at a time, and keeps its failure to show it. */
export function useAction<A extends readonly unknown[]>(act: (...given: A) => Promise<unknown>): Action<A> {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  const run = async (...given: A) => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await act(...given);
    } catch (error) {
      setFailed(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    busy,
    failure: failed === null ? null : h(Failure, { of: failed, acted: true }),
    problem: failed instanceof RefusedError ? failed.problem : null,
  };
}
