import type { BadgeTone } from "../../../ui/badges.tsx";
import { words } from "../../../ui/format.ts";
import type { CaseDetail } from "../case-model.ts";
import { CUSTOMER } from "./texts.ts";

export type Customer = CaseDetail["customer"];
type Screening = Pick<Customer, "screening" | "screening_by">;

/** A value, or the words for one that nobody knows. */
export const Known = ({ value }: { readonly value: string | null }) =>
  value === null ? <span class="muted">{CUSTOMER.notKnown}</span> : <>{value}</>;

const STATES: Readonly<Record<Customer["screening"], readonly [tone: BadgeTone, name: string]>> = {
  clear: ["success", CUSTOMER.screening.clear],
  open_hit: ["danger", CUSTOMER.screening.open_hit],
  cleared: ["success", CUSTOMER.screening.cleared],
  confirmed: ["danger", CUSTOMER.screening.confirmed],
  not_screened: ["attention", CUSTOMER.screening.not_screened],
};

export function ScreeningState({ of: { screening, screening_by } }: { readonly of: Screening }) {
  const [tone, name] = STATES[screening];
  return (
    <span>
      <span class={`badge ${tone}`}>{name}</span>
      {screening_by.length > 0 && <span class="muted"> ({screening_by.map(words).join(", ")})</span>}
    </span>
  );
}
