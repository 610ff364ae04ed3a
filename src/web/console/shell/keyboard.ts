import { useEffect, useRef } from "preact/hooks";

const KEY = "dossier-single-keys";

export const singleKeysOn = (): boolean => localStorage.getItem(KEY) !== "off";
export const setSingleKeys = (on: boolean): void => localStorage.setItem(KEY, on ? "on" : "off");

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Calls `act` on Control or Command and K, also from within a field; the browser's own use of it is given up. */
export function usePaletteKey(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      if (!document.querySelector("dialog[open]")) latest.current();
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

let prefix = "";

/**
 * Handles single keys, and sequences such as `g c`, while no field has the focus and no dialog is open. Officers can
 * switch them off (WCAG 2.1.4).
 */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !singleKeysOn()) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const act = latest.current[prefix === "g" ? `g ${event.key}` : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

// On keyup, after every keydown listener: whether the key begins a sequence.
addEventListener("keyup", (event) => {
  if (event.key === "g" && !isTyping(event.target)) {
    prefix = "g";
    setTimeout(() => (prefix = ""), 1500);
  } else prefix = "";
});

export const SHORTCUTS: readonly (readonly [keys: string, what: string])[] = [
  ["Ctrl K or ⌘ K", "Search, or go to any screen"],
  ["/", "Search the cases"],
  ["j, k", "Next and previous case, in the list and on a case's page"],
  ["Enter", "Open the marked case"],
  ["x", "Select the marked case, in a list"],
  ["n", "Open a new case"],
  ["d", "Decide on the case; no key takes the decision"],
  ["c", "Read a decision that waits for a second officer"],
  ["1 to 7", "The parts of a case's page"],
  ["g then h, c, q, s", "Go to what needs you, cases, approvals, suspicion reports"],
  ["g then o, l", "Go to monitoring, relationships"],
  ["g then p, a, r, m", "Go to scans, alerts, regulations, memory"],
  ["t", "Dark or light"],
  ["?", "This help"],
];
