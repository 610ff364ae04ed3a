import { useState } from "preact/hooks";
import { NOBODY_NAMED, percentWords } from "../../../../../domain/ownership/ownership-words.ts";
import { saveFile } from "../../../api/client.ts";
import { count } from "../../../ui/format.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { EvidenceDialog } from "../evidence.tsx";
import { addressOf, type OwnershipAnswer } from "./ownership-model.ts";
import { OwnershipPicture } from "./ownership-picture.tsx";
import { OwnersTable } from "./owners-table.tsx";
import { StatementsTable } from "./statements-table.tsx";

interface Props {
  readonly detail: CaseDetail;
  readonly answer: OwnershipAnswer;
}

/** The picture of who stands behind the customer, with tables that say the same. */
export function OwnershipView({ detail, answer }: Props) {
  const [evidence, setEvidence] = useState<readonly string[] | null>(null);
  return (
    <div class="column">
      <section class="panel">
        <header class="panel-head">
          <h2>Who stands behind it</h2>
          <Download detail={detail} />
        </header>
        <p class="lead">{summaryOf(answer)}</p>
        {answer.statements.length === 0 && <Notice tone="warning">{NOBODY_NAMED}</Notice>}
        <OwnershipPicture answer={answer} name={detail.company_name} />
      </section>
      <div class="columns">
        <OwnersTable answer={answer} onEvidence={setEvidence} />
        <div class="column">
          <Accounted answer={answer} />
          <Warnings answer={answer} />
        </div>
      </div>
      {answer.statements.length > 0 && <StatementsTable answer={answer} onEvidence={setEvidence} />}
      {evidence !== null && (
        <EvidenceDialog title="Evidence" detail={detail} ids={evidence} onClose={() => setEvidence(null)} />
      )}
    </div>
  );
}

function summaryOf({ beneficial_owners: owners, layers, countries }: OwnershipAnswer): string {
  const found = owners.length === 0 ? "No beneficial owner is established" : count(owners.length, "beneficial owner");
  const between = layers === 0 ? [] : [`${count(layers, "layer")} between`];
  const where = countries.length > 1 ? [`companies in ${countries.join(", ")}`] : [];
  return `${[found, ...between, ...where].join(", ")}.`;
}

function Download({ detail }: Pick<Props, "detail">) {
  const { run, busy, failure } = useAction(() =>
    saveFile(`${addressOf(detail.workflow_id)}?format=bods`, `ownership-${detail.case_id}.json`),
  );
  return (
    <span class="row">
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <button type="button" class="button" disabled={busy} onClick={() => void run()}>
        Download BODS
      </button>
    </span>
  );
}

function Accounted({ answer: { unaccounted_share: open, statements } }: Pick<Props, "answer">) {
  const share = statements.length === 0 ? 100 : open;
  return (
    <section class="panel">
      <h2>Not accounted for</h2>
      <p>
        {share < 0.005 ? (
          "All of the capital leads to natural persons, or to companies whose owners need not be known."
        ) : (
          <>
            <b class="num">{percentWords(share)}</b> of the capital is not traced to a natural person.
          </>
        )}
      </p>
      <div class="accounted" aria-hidden="true">
        <span style={{ width: `${100 - share}%` }} />
        <span class="open" style={{ width: `${share}%` }} />
      </div>
    </section>
  );
}

const Warnings = ({ answer: { warnings } }: Pick<Props, "answer">) => (
  <section class="panel">
    <h2>Points to note</h2>
    {warnings.length === 0 && <p class="muted">Nothing in the structure stands out.</p>}
    <ul class="bullets">
      {warnings.map(({ code, text }) => (
        <li key={`${code} ${text}`}>{text}</li>
      ))}
    </ul>
  </section>
);
