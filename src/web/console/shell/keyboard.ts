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
