import { saveFile } from "../../api/client.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Status } from "../../ui/badges.tsx";
import { useDraft } from "../../ui/draft.ts";
import { DraftRestored } from "../../ui/draft-restored.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatTime, stateWord, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SarReaders } from "./sar-readers.tsx";
import { type Sar, type SarStep, stepsFor } from "./sar-steps.ts";
import { SARS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const T = SARS.card;

const ORDER = ["draft", "pending_mlro", "approved", "submitted", "acknowledged"] as const;

interface CardProps {
  readonly sar: Sar;
  /** Workflow of the case that stores the report's file. */
  readonly workflowId: string;
  readonly onChanged: () => Promise<void>;
}

/** One report: status, texts, and the steps that this officer may take. */
export function SarCard({ sar, workflowId, onChanged }: CardProps) {
  const officer = useOfficer();
  const steps = stepsFor(sar, officer);
  return (
    <article class="finding sar">
      <header class="row">
        <Status status={sar.status} tone={sar.status === "rejected" ? "ended" : "attention"} />
        <h3>{T.of(sar.report_type, formatTime(sar.created_at))}</h3>
        <span class="muted">{T.raisedBy(officerName(sar.raised_by))}</span>
      </header>
      <ol class="steps" aria-label={T.status}>
        {ORDER.map((name) => (
          <li
            key={name}
            class={reached(sar, name) ? "done" : undefined}
            aria-current={sar.status === name ? "step" : undefined}
          >
            {stateWord(name)}
          </li>
        ))}
      </ol>
      <p class="lines">{sar.reason}</p>
      {sar.indicators.length > 0 && (
        <p class="muted">
          {T.indicators} {sar.indicators.join("; ")}
        </p>
      )}
      {sar.assessment && (
        <Notice tone="info">
          <b>{sar.assessment.reportable ? T.reportable : T.notReportable}</b>
          {T.signed(officerName(sar.assessment.assessed_by), formatTime(sar.assessment.signed_at))}{" "}
          {sar.assessment.rationale}
        </Notice>
      )}
      {sar.submission && (
        <p>
          {T.filed(sar.submission.channel, sar.submission.reference, formatTime(sar.submission.submitted_at))}
          {sar.acknowledgement && T.acknowledged(sar.acknowledgement.reference)}
        </p>
      )}
      {hasRole(officer, "mlro") && <Artifact sar={sar} workflowId={workflowId} />}
      {hasRole(officer, "mlro") && <SarReaders sar={sar} onChanged={onChanged} />}
      {steps.map((step) => (
        <StepForm key={step.name} step={step} sar={sar} onChanged={onChanged} />
      ))}
      {steps.length === 0 && !["acknowledged", "rejected"].includes(sar.status) && <p class="muted">{T.another}</p>}
      <details>
        <summary class="muted">{T.history}</summary>
        <ol class="plain">
          {sar.history.map((entry) => (
            <li key={entry.timestamp + entry.event}>
              {formatTime(entry.timestamp)} <b lang="en">{words(entry.event)}</b> {T.by(officerName(entry.actor))}
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

/** The goAML file, and the faults that block its filing. */
function Artifact({ sar, workflowId }: Pick<CardProps, "sar" | "workflowId">) {
  const { key, schema_version, faults, notes } = sar.goaml_artifact;
  const path = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(key)}`;
  const save = useAction(() => saveFile(path, `${sar.sar_id}.xml`));
  const remarks = [...faults, ...notes];
  return (
    <>
      <div class="row">
        <button type="button" class="link" onClick={() => void save.run()}>
          {T.download(schema_version)}
        </button>
        {faults.length > 0 ? (
          <span class="badge danger">{T.faults(faults.length)}</span>
        ) : (
          <span class="badge success">{T.ready}</span>
        )}
      </div>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      {remarks.length > 0 && (
        <details open={faults.length > 0}>
          <summary class="muted">{T.notes}</summary>
          <ul class="bullets" lang="en">
            {remarks.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface StepProps {
  readonly step: SarStep;
  readonly sar: Sar;
  readonly onChanged: () => Promise<void>;
}

function StepForm({ step, sar, onChanged }: StepProps) {
  const draft = useDraft(`sar/${sar.sar_id}/${step.name}`, { text: "" }, { confidential: true });
  const { text } = draft.value;
  const act = useAction(async () => {
    await step.take(sar, text.trim());
    draft.clear();
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
      <DraftRestored draft={draft} />
      <TextField
        label={step.field}
        value={text}
        onValue={(value) => draft.change({ text: value })}
        required={step.required}
        lines={step.lines}
      />
      {act.failure && <Notice tone="danger">{act.failure}</Notice>}
      <button type="submit" class={step.second ? "button" : "button primary"} disabled={act.busy}>
        {step.label}
      </button>
    </form>
  );
}
