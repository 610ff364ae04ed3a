import type { IconNode } from "lucide";

/** Something that the palette starts. */
export interface Action {
  readonly icon: IconNode;
  readonly name: string;
  readonly run: () => void;
}

/** Whether each word that was typed begins a word of the name. */
export function matches(name: string, typed: string): boolean {
  const starts = name.toLowerCase().split(/\s+/u);
  return typed
    .toLowerCase()
    .split(/\s+/u)
    .filter(Boolean)
    .every((word) => starts.some((start) => start.startsWith(word)));
}
