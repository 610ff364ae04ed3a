import type { ComponentChildren } from "preact";

export type Tone = "info" | "success" | "warning" | "danger";

/** A message to the officer; screen readers announce failures at once. */
export function Notice({ tone = "info", children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return (
    <div class={`notice ${tone}`} role={tone === "danger" ? "alert" : "status"}>
      {children}
    </div>
  );
}
