import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useOfficer } from "../../session/session.ts";
import { endOfWork } from "../../ui/end-of-work.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { officerName, Person } from "../../ui/person.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { CaseDetail, PartProps } from "./case-model.ts";
import { OfficerField } from "../officers/officer-field.tsx";
import { ASSIGNMENT as TEXTS } from "./assignment-texts.ts";

type Priority = NonNullable<CaseDetail["priority"]>;
const PRIORITIES: readonly Priority[] = ["low", "normal", "high", "urgent"];

/** Whose work the case is, until when, and how urgent: a button that changes it. */
export function Assignment({ detail, reload }: PartProps) {
  const [asks, setAsks] = useState(false);
  const { assignee, priority } = detail;
  const name = assignee === null ? TEXTS.nobody : officerName(assignee);
  if (detail.status === "APPROVED" || detail.status === "REJECTED") return null;
  return (
    <>
      <button type="button" class="button quiet small" onClick={() => setAsks(true)}>
        <Person id={assignee} nobody={TEXTS.nobody} />
        <span aria-hidden="true">{name}</span>
        {priority !== null && priority !== "normal" && (
          <span class="badge attention">{TEXTS.priorities[priority]}</span>
        )}
      </button>
      {asks && <AssignDialog detail={detail} reload={reload} onClose={() => setAsks(false)} />}
    </>
  );
}

function AssignDialog({ detail, reload, onClose }: PartProps & { readonly onClose: () => void }) {
  const officer = useOfficer();
  const [shown] = useState(detail);
  const [assignee, setAssignee] = useState(detail.assignee ?? "");
  const [due, setDue] = useState("");
  const [isDueByPolicy, setDueByPolicy] = useState(false);
  const [priority, setPriority] = useState<string>(detail.priority ?? "normal");
  const assign = useAction(async (body: Schemas["Assignment"]) => {
    const params = { path: { workflow_id: detail.workflow_id } };
    await answer(api.PATCH("/api/cases/{workflow_id}/assignment", { params, body }));
    await reload();
    onClose();
  });
  const name = assignee.trim();
  const dueAt = isDueByPolicy ? null : due === "" ? undefined : endOfWork(due);
  // What another officer changed meanwhile stays: only what was changed here is sent.
  const body: Schemas["Assignment"] = {
    ...(name !== (shown.assignee ?? "") && { assignee: name === "" ? null : name }),
    ...(priority !== (shown.priority ?? "normal") && { priority: priority as Priority }),
    ...(dueAt !== undefined && { due_at: dueAt }),
  };
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void assign.run(body);
        }}
      >
        <OfficerField label={TEXTS.officer} value={assignee} onValue={setAssignee} hint={TEXTS.officerHint} />
        {name !== officer.officer_id && (
          <button type="button" class="link" onClick={() => setAssignee(officer.officer_id)}>
            {TEXTS.toMe}
          </button>
        )}
        {!isDueByPolicy && (
          <TextField
            label={TEXTS.due}
            type="date"
            value={due}
            onValue={setDue}
            hint={
              due !== ""
                ? TEXTS.dueAt(formatTime(endOfWork(due)))
                : shown.due_at === null
                  ? TEXTS.dueNever
                  : TEXTS.dueNow(formatTime(shown.due_at))
            }
          />
        )}
        {shown.due_at !== null && (
          <CheckField checked={isDueByPolicy} onChecked={setDueByPolicy}>
            {TEXTS.dueByPolicy}
          </CheckField>
        )}
        <SelectField
          label={TEXTS.priority}
          value={priority}
          onValue={setPriority}
          options={PRIORITIES.map((one) => [one, TEXTS.priorities[one]] as const)}
        />
        {assign.failure && <Notice tone="danger">{assign.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={assign.busy || Object.keys(body).length === 0}>
            {name === "" ? TEXTS.saveNobody : TEXTS.save(officerName(name))}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
