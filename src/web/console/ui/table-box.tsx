import type { ComponentChildren } from "preact";

/** Scrolls a table that is wider than the screen, also by keyboard. */
export function TableBox({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <div class="scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
