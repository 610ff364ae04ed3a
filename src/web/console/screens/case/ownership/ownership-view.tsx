import { useState } from "preact/hooks";
import { percentWords } from "../../../../../domain/ownership/ownership-words.ts";
import { saveFile } from "../../../api/client.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import type { CaseDetail } from "../case-model.ts";
import { EvidenceDialog } from "../evidence.tsx";
import { addressOf, type OwnershipAnswer } from "./ownership-model.ts";
import { OwnershipPicture } from "./ownership-picture.tsx";
import { OwnersTable } from "./owners-table.tsx";
import { OWNERSHIP as T } from "./texts.ts";
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
          <h2>{T.title}</h2>
          <Download detail={detail} />
        </header>
        <p class="lead">{summaryOf(answer)}</p>
        {answer.statements.length === 0 && <Notice tone="warning">{T.nobody}</Notice>}
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
        <EvidenceDialog title={T.evidence} detail={detail} ids={evidence} onClose={() => setEvidence(null)} />
      )}
    </div>
  );
}

function summaryOf({ beneficial_owners: owners, layers, countries }: OwnershipAnswer): string {
  const found = owners.length === 0 ? T.noneFound : T.found(owners.length);
  const between = layers === 0 ? [] : [T.layers(layers)];
  const where = countries.length > 1 ? [T.countries(countries.join(", "))] : [];
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
        {T.download}
      </button>
    </span>
  );
}

/** Warnings under which a chain that is traced to its end is not yet established. */
const DOUBTS: readonly OwnershipAnswer["warnings"][number]["code"][] = [
  "sources_disagree",
  "only_declared",
  "nominee",
  "bearer_shares",
  "unknown_end",
  "fallback_officials",
];

function Accounted({ answer: { unaccounted_share: open, statements, warnings } }: Pick<Props, "answer">) {
  const share = statements.length === 0 ? 100 : open;
  const isTraced = share < 0.005;
  const isDoubtful = warnings.some(({ code }) => DOUBTS.includes(code));
  return (
    <section class="panel">
      <h2>{T.unaccounted}</h2>
      <p>{!isTraced ? T.untraced(percentWords(share)) : isDoubtful ? T.doubtful : T.traced}</p>
      <div class={isTraced && isDoubtful ? "accounted doubtful" : "accounted"} aria-hidden="true">
        <span style={{ width: `${100 - share}%` }} />
        <span class="open" style={{ width: `${share}%` }} />
      </div>
    </section>
  );
}

const Warnings = ({ answer: { warnings } }: Pick<Props, "answer">) => (
  <section class="panel">
    <h2>{T.points}</h2>
    {warnings.length === 0 && <p class="muted">{T.noPoints}</p>}
    <ul class="bullets">
      {warnings.map(({ code, text }) => (
        <li key={`${code} ${text}`} lang="en">
          {text}
        </li>
      ))}
    </ul>
  </section>
);
