import type { BadgeTone } from "../../../ui/badges.tsx";
import { words } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";

export type Customer = CaseDetail["customer"];
type Screening = Pick<Customer, "screening" | "screening_by">;

/** A value, or the words for one that nobody knows. */
export const Known = ({ value }: { readonly value: string | null }) =>
  value === null ? <span class="muted">not known</span> : <>{value}</>;

const STATES: Readonly<Record<Customer["screening"], readonly [tone: BadgeTone, name: string]>> = {
  clear: ["success", "No hit"],
  open_hit: ["danger", "Open hit"],
  cleared: ["success", "Hit cleared"],
  confirmed: ["danger", "Hit confirmed"],
  not_screened: ["attention", "Not screened"],
};

export function ScreeningState({ of: { screening, screening_by } }: { readonly of: Screening }) {
  const [tone, name] = STATES[screening];
  return (
    <span>
      <span class={`badge ${tone}`}>{name}</span>
      {screening_by.length > 0 && <span class="muted"> by {screening_by.map(words).join(", ")}</span>}
    </span>
  );
}
