import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide";
import type { ComponentChildren } from "preact";
import { Icon } from "./icon.tsx";

export type Tone = "info" | "success" | "warning" | "danger";

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert } as const;

/** A message to the officer; screen readers announce failures at once. */
export function Notice({ tone = "info", children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return (
    <div class={`notice ${tone}`} role={tone === "danger" ? "alert" : "status"}>
      <Icon of={ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}
