import type { ComponentChildren } from "preact";

/** A table that may be wider than the screen: it scrolls by itself, with the keyboard too. */
export function TableBox({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
