import type { IconNode } from "lucide";
import { h } from "preact";

/** A picture beside a word: what it shows is always said in text too, so readers of the screen skip it. */
export const Icon = ({ of: node }: { readonly of: IconNode }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.75"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    {node.map(([tag, attributes], index) => h(tag, { key: index, ...attributes }))}
  </svg>
);
