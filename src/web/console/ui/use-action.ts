import { useState } from "preact/hooks";
import { UI } from "./texts.ts";
import { describeFailure, type Problem, RefusedError } from "../api/problem.ts";

export interface Action<A extends readonly unknown[]> {
  readonly run: (...given: A) => Promise<void>;
  readonly busy: boolean;
  readonly failure: string | null;
  readonly problem: Problem | null;
}

/** Runs an officer's action, one at a time, and keeps its failure as text. */
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
    failure: failed === null ? null : describeActFailure(failed),
    problem: failed instanceof RefusedError ? failed.problem : null,
  };
}

/** What an officer who has just pressed a button can do about its failure. */
const describeActFailure = (failed: unknown): string =>
  failed instanceof TypeError ? UI.notAnswered : describeFailure(failed);
