import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import type { Resource } from "../../api/use-resource.ts";
import { Severity } from "../../ui/badges.tsx";
import { count, formatPercent, formatTime, words } from "../../ui/format.ts";
import { TextField } from "../../ui/field.tsx";
import { Empty } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { bySeverity, type Finding, latestResult, type PartProps } from "./case-model.ts";
import { EvidenceList, useEvidence } from "./evidence.tsx";

/** What was found in a round, each finding with the evidence that it rests on. */
export function FindingsPart({ detail, reload }: PartProps) {
  const latest = latestResult(detail);
  const [round, setRound] = useState<number | null>(null);
  const result = detail.investigation_results.find(({ iteration }) => iteration === round) ?? latest;
  const chain = useEvidence(detail);
  if (!result) return <Empty>There are findings once the case has been investigated.</Empty>;
  const findings = bySeverity(result.findings);
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{count(findings.length, "finding")}</h2>
        {detail.investigation_results.length > 1 && (
          <select
            aria-label="Round"
            value={result.iteration}
            onChange={(event) => setRound(Number(event.currentTarget.value))}
          >
            {detail.investigation_results.map(({ iteration }) => (
              <option key={iteration} value={iteration}>
                Round {iteration}
              </option>
            ))}
          </select>
        )}
      </header>
      <p class="lead">{result.summary}</p>
      <p class="muted">Summary: {result.model_used}</p>
      {findings.length === 0 && <Empty>No finding in this round.</Empty>}
      {findings.map((finding) => (
        <FindingCard key={finding.id} finding={finding} chain={chain} workflowId={detail.workflow_id} reload={reload} />
      ))}
    </section>
  );
}

interface CardProps {
  readonly finding: Finding;
  readonly chain: Resource<Schemas["EvidenceChain"]>;
  readonly workflowId: string;
  readonly reload: () => Promise<void>;
}

function FindingCard({ finding, chain, workflowId, reload }: CardProps) {
  const [open, setOpen] = useState(false);
  return (
    <article class={`finding ${finding.severity}`}>
      <header class="row">
        <Severity severity={finding.severity} />
        <h3>{finding.title}</h3>
        <span class="muted">
          {words(finding.category)} · {words(finding.source)} · confidence {formatPercent(finding.confidence)}
        </span>
      </header>
      <p>{finding.description}</p>
      {finding.clearance && (
        <Notice tone="success">
          Cleared by {words(finding.clearance.cleared_by)}, {formatTime(finding.clearance.cleared_at)}:{" "}
          {finding.clearance.reason}
        </Notice>
      )}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          Evidence ({finding.evidence_ids.length}), by {words(finding.agent_name)}
        </summary>
        {open && <EvidenceList chain={chain} ids={finding.evidence_ids} />}
      </details>
      {!finding.clearance && finding.source_entry !== undefined && (
        <Clearance finding={finding} workflowId={workflowId} reload={reload} />
      )}
    </article>
  );
}

/** A list hit that is another person's is cleared with a reason; a trigger by the MLRO alone. */
function Clearance({ finding, workflowId, reload }: Omit<CardProps, "chain">) {
  const [asked, setAsked] = useState(false);
  const [reason, setReason] = useState("");
  const clear = useAction(async () => {
    const params = { path: { workflow_id: workflowId, finding_id: finding.id } };
    await answer(api.POST("/api/cases/{workflow_id}/findings/{finding_id}/clearance", { params, body: { reason } }));
    await reload();
  });
  if (!asked) {
    return (
      <button type="button" class="link" onClick={() => setAsked(true)}>
        Clear this hit…
      </button>
    );
  }
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        void clear.run();
      }}
    >
      <TextField
        label="Why this is somebody else"
        value={reason}
        onValue={setReason}
        lines={2}
        required
        hint="Clearing a trigger takes the MLRO, and never opens the gate of this case."
      />
      {clear.failure && <Notice tone="danger">{clear.failure}</Notice>}
      <button type="submit" class="button" disabled={clear.busy}>
        Clear
      </button>
    </form>
  );
}
