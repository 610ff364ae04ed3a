import { Severity, Status } from "../../../ui/badges.tsx";
import { formatDay } from "../../../ui/format.ts";
import { term } from "../../../ui/terms.ts";
import type { CaseDetail } from "../case-model.ts";
import { formatDatesWithin, sourceName } from "./fact-format.ts";

import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.comparison;

/** Differences that the case recorded, with what became of each. */
export function Differences({ detail }: { readonly detail: CaseDetail }) {
  if (detail.discrepancies.length === 0) return null;
  return (
    <section class="panel" aria-label={T.recorded}>
      <h2>{T.recorded}</h2>
      <ul class="paper-list">
        {detail.discrepancies.map((item) => (
          <li key={item.id}>
            <span class="row">
              <b>{term("facts", item.field)}</b> <Severity severity={item.severity} />
              <Status status={item.status} tone={item.status === "open" ? "attention" : "success"} />
            </span>
            <p class="breaks">
              {T.declared}: {formatDatesWithin(item.declared)}
            </p>
            <p class="breaks">
              {T.observed}: {formatDatesWithin(item.observed)}
            </p>
            <p class="source">{item.source.startsWith("filed:") ? T.filed : sourceName(item.source)}</p>
            {item.report_due !== undefined && (
              <p class={item.report_overdue ? "badge danger" : "muted"}>
                {item.report_overdue ? T.reportOverdue : T.reportBy} {formatDay(item.report_due)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
