import { CircleCheck, CircleDashed, CircleX, type IconNode } from "lucide";
import { useState } from "preact/hooks";
import { Icon } from "../../../ui/icon.tsx";
import type { CaseDetail, Check } from "../case-model.ts";
import { EvidenceDialog } from "../evidence.tsx";
import { CHECK_REASONS, checkName, OUTCOMES } from "../judgement-words.ts";
import { CASE } from "../texts.ts";
import { CUSTOMER } from "./texts.ts";

const T = CUSTOMER.checks;

const MARKS: Readonly<Record<Check["outcome"], readonly [icon: IconNode, tone: string]>> = {
  contradicted: [CircleX, "bad"],
  not_established: [CircleDashed, "warn"],
  established: [CircleCheck, "good"],
};
const ORDER = Object.keys(MARKS) as readonly Check["outcome"][];

/** What must be established before the customer is accepted: contradicted first, established last; the bar repeats the counts. */
export function ChecksRail({ detail }: { readonly detail: CaseDetail }) {
  const [shown, setShown] = useState<Check | null>(null);
  const checks = detail.checks.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  const number = (outcome: Check["outcome"]) => checks.filter((check) => check.outcome === outcome).length;
  return (
    <section class="panel" aria-label={T.title}>
      <header class="panel-head">
        <h2>{T.title}</h2>
        {checks.length > 0 && <span class="muted">{T.established(number("established"), checks.length)}</span>}
      </header>
      {checks.length === 0 && <p class="empty">{T.none}</p>}
      {checks.length > 0 && (
        <div class="check-bar" aria-hidden="true">
          {ORDER.toReversed().map((outcome) => (
            <span key={outcome} class={MARKS[outcome][1]} style={{ flex: number(outcome) }} />
          ))}
        </div>
      )}
      <ul class="check-list">
        {checks.map((check) => (
          <CheckItem key={check.check} check={check} onEvidence={() => setShown(check)} />
        ))}
      </ul>
      {shown && (
        <EvidenceDialog
          title={CASE.evidence.title(checkName(shown.check))}
          detail={detail}
          ids={shown.evidence_ids}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}

function CheckItem({ check, onEvidence }: { readonly check: Check; readonly onEvidence: () => void }) {
  const [icon, tone] = MARKS[check.outcome];
  const { length } = check.evidence_ids;
  return (
    <li class={tone}>
      <Icon of={icon} />
      <div>
        <h3>
          {checkName(check.check)} <span class="outcome">{OUTCOMES[check.outcome][1]}</span>
        </h3>
        <p>
          <span lang="en">{check.how}</span>
          {check.reason !== null && ` (${CHECK_REASONS[check.reason]})`}
        </p>
        {length > 0 && (
          <button
            type="button"
            class="link"
            onClick={onEvidence}
            aria-label={`${CASE.evidence.items(length)}: ${checkName(check.check)}`}
          >
            {CASE.evidence.items(length)}
          </button>
        )}
      </div>
    </li>
  );
}
