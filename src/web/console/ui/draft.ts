import { useRef, useState } from "preact/hooks";
import { useOfficer } from "../session/session.ts";
import { readDraft, removeDraft, writeDraft } from "../session/stored-drafts.ts";

export interface Draft<T> {
  readonly value: T;
  readonly change: (changes: Partial<T>) => void;
  /** Whether it holds something that the officer wrote. */
  readonly isWritten: boolean;
  /** When what was restored had been written; null if nothing was, or once it was changed. */
  readonly restoredAt: string | null;
  /** Empties the form and what is kept of it: after it was sent, or when the officer discards it. */
  readonly clear: () => void;
  /** Forgets what is kept and leaves the form as it is: after it was saved, to be written further. */
  readonly settle: () => void;
}

interface Options {
  /** Whether it may concern a report to the FIU: it is then kept no longer than the session. */
  readonly confidential?: boolean;
}

/**
 * The content of a form, kept in this tab by case and form until it is sent or discarded or the officer signs out.
 * `form` must stay the same while the component is mounted; `empty` is read when it is mounted and when it is cleared.
 */
export function useDraft<T extends object>(form: string, empty: T, { confidential = false }: Options = {}): Draft<T> {
  const { tenant, officer_id } = useOfficer();
  const place = { tenant, officer_id, form, confidential };
  const [state, setState] = useState(() => {
    const stored = readDraft(place);
    return stored === null
      ? { value: empty, isWritten: false, restoredAt: null }
      : { value: { ...empty, ...(stored.value as Partial<T>) }, isWritten: true, restoredAt: stored.at };
  });
  // Two changes between two renderings build on each other.
  const latest = useRef(state.value);
  const change = (changes: Partial<T>) => {
    const value = { ...latest.current, ...changes };
    latest.current = value;
    const isWritten = JSON.stringify(value) !== JSON.stringify(empty);
    if (isWritten) writeDraft(place, value);
    else removeDraft(place);
    setState({ value, isWritten, restoredAt: null });
  };
  const clear = () => {
    latest.current = empty;
    removeDraft(place);
    setState({ value: empty, isWritten: false, restoredAt: null });
  };
  const settle = () => {
    removeDraft(place);
    setState({ value: latest.current, isWritten: false, restoredAt: null });
  };
  return { ...state, change, clear, settle };
}
