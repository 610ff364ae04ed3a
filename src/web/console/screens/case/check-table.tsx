import { useState } from "preact/hooks";
import { Empty } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import type { CaseDetail, Check, PartProps } from "./case-model.ts";
import { EvidenceDialog } from "./evidence.tsx";
import { CHECK_REASONS, checkName, OUTCOMES } from "./judgement-words.ts";
import { count } from "../../ui/format.ts";

export function CheckOutcome({ outcome }: Pick<Check, "outcome">) {
  const [tone, name] = OUTCOMES[outcome];
  return <span class={`badge ${tone}`}>{name}</span>;
}

const ORDER = Object.keys(OUTCOMES);

/** What must be established before the customer is accepted: contradicted checks first, established ones last. */
export function CheckTable({ detail }: Pick<PartProps, "detail">) {
  const [shown, setShown] = useState<Check | null>(null);
  const checks = detail.checks.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>Mandatory checks</h2>
        {checks.length > 0 && <span class="muted">{tally(checks)}</span>}
      </header>
      {checks.length === 0 ? (
        <Empty>No check has been made yet: the case has not been investigated.</Empty>
      ) : (
        <TableBox label="Mandatory checks">
          <table class="table cards checks">
            <TableHead columns={["Check", "Outcome", "How", "Evidence"]} />
            <tbody>
              {checks.map((item) => (
                <tr key={item.check}>
                  <th scope="row">{checkName(item.check)}</th>
                  <td data-label="Outcome">
                    <CheckOutcome outcome={item.outcome} />
                  </td>
                  <td data-label="How">
                    <span>
                      {item.how}
                      {item.reason !== null && <span class="muted"> ({CHECK_REASONS[item.reason]})</span>}
                    </span>
                  </td>
                  <td data-label="Evidence">
                    <EvidenceButton check={item} onShow={() => setShown(item)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableBox>
      )}
      {shown && (
        <EvidenceDialog
          title={`Evidence: ${checkName(shown.check)}`}
          detail={detail}
          ids={shown.evidence_ids}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

function EvidenceButton({ check, onShow }: { readonly check: Check; readonly onShow: () => void }) {
  const { length } = check.evidence_ids;
  if (length === 0) return <span class="muted">none</span>;
  return (
    <button
      type="button"
      class="link"
      onClick={onShow}
      aria-label={`${count(length, "item")} of evidence: ${checkName(check.check)}`}
    >
      {count(length, "item")}
    </button>
  );
}

function tally(checks: CaseDetail["checks"]): string {
  return Object.entries(OUTCOMES)
    .map(([outcome, [, name]]) => [checks.filter((check) => check.outcome === outcome).length, name] as const)
    .filter(([number]) => number > 0)
    .map(([number, name]) => `${number} ${name.toLowerCase()}`)
    .join(", ");
}
