import { useState } from "preact/hooks";
import { answer, api, saveFile, type Schemas } from "../../api/client.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Status } from "../../ui/badges.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatTime, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type SarStep, stepsFor } from "./sar-steps.ts";

export type Sar = Schemas["Sar"];

const ORDER = ["draft", "pending_mlro", "approved", "submitted", "acknowledged"] as const;

/** One report: how far it is, what was written, and the next step of those that this officer may take. */
export function SarCard({ sar, onChanged }: { readonly sar: Sar; readonly onChanged: () => Promise<void> }) {
  const officer = useOfficer();
  const steps = stepsFor(sar, officer);
  return (
    <article class="finding sar">
      <header class="row">
        <Status status={sar.status} tone={sar.status === "rejected" ? "ended" : "attention"} />
        <h3>
          {sar.report_type} of {formatTime(sar.created_at)}
        </h3>
        <span class="muted">raised by {words(sar.raised_by)}</span>
      </header>
      <ol class="steps" aria-label="Way of the report">
        {ORDER.map((name) => (
          <li
            key={name}
            class={reached(sar, name) ? "done" : undefined}
            aria-current={sar.status === name ? "step" : undefined}
          >
            {words(name)}
          </li>
        ))}
      </ol>
      <p class="lines">{sar.reason}</p>
      {sar.indicators.length > 0 && <p class="muted">Indicators: {sar.indicators.join("; ")}</p>}
      {sar.assessment && (
        <Notice tone="info">
          <b>{sar.assessment.reportable ? "Reportable" : "Not reportable"}</b>, signed by{" "}
          {words(sar.assessment.assessed_by)} on {formatTime(sar.assessment.signed_at)}: {sar.assessment.rationale}
        </Notice>
      )}
      {sar.submission && (
        <p>
          Filed over {sar.submission.channel} as <b>{sar.submission.reference}</b> on{" "}
          {formatTime(sar.submission.submitted_at)}
          {sar.acknowledgement && <>, acknowledged as {sar.acknowledgement.reference}</>}
        </p>
      )}
      {hasRole(officer, "mlro") && <Artifact sar={sar} />}
      {steps.map((step) => (
        <StepForm key={step.name} step={step} sar={sar} onChanged={onChanged} />
      ))}
      {steps.length === 0 && !["acknowledged", "rejected"].includes(sar.status) && (
        <p class="muted">The next step is another officer's.</p>
      )}
      <details>
        <summary class="muted">History</summary>
        <ol class="plain">
          {sar.history.map((entry) => (
            <li key={entry.timestamp + entry.event}>
              {formatTime(entry.timestamp)} <b>{words(entry.event)}</b> by {words(entry.actor)}
              {entry.comment && <>: {entry.comment}</>}
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

function reached(sar: Sar, name: (typeof ORDER)[number]): boolean {
  const at = sar.status === "rejected" ? 1 : ORDER.indexOf(sar.status);
  return ORDER.indexOf(name) <= at;
}

/** The goAML file, and what keeps it from being filed as it is. */
function Artifact({ sar }: { readonly sar: Sar }) {
  const { key, schema_version, faults, notes } = sar.goaml_artifact;
  return (
    <div class="row">
      <button type="button" class="link" onClick={() => void saveArtifact(sar, key)}>
        goAML {schema_version}
      </button>
      {faults.length > 0 ? (
        <span class="badge danger" title={faults.map((fault) => fault.message).join("; ")}>
          {faults.length} to mend before filing
        </span>
      ) : (
        <span class="badge success" title={notes.map((note) => note.message).join("; ")}>
          Ready to file
        </span>
      )}
    </div>
  );
}

async function saveArtifact(sar: Sar, key: string): Promise<void> {
  const { cases } = await answer(api.GET("/api/cases", { params: { query: { per_page: 100 } } }));
  const workflowId = cases.find((item) => item.case_id === sar.case_id)?.workflow_id;
  if (workflowId) {
    await saveFile(`/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(key)}`, `${sar.sar_id}.xml`);
  }
}

interface StepProps {
  readonly step: SarStep;
  readonly sar: Sar;
  readonly onChanged: () => Promise<void>;
}

function StepForm({ step, sar, onChanged }: StepProps) {
  const [text, setText] = useState("");
  const act = useAction(async () => {
    await step.take(sar, text.trim());
    await onChanged();
  });
  return (
    <form
      class="form step"
      onSubmit={(event) => {
        event.preventDefault();
        void act.run();
      }}
    >
      <TextField label={step.field} value={text} onValue={setText} required={step.required} lines={step.lines} />
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <button type="submit" class={step.second ? "button" : "button primary"} disabled={act.busy}>
        {step.label}
      </button>
    </form>
  );
}
