import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useOfficer } from "../../session/session.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Person } from "../../ui/person.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { CaseDetail, PartProps } from "./case-model.ts";
import { ASSIGNMENT as TEXTS } from "./texts.ts";

type Priority = NonNullable<CaseDetail["priority"]>;
const PRIORITIES: readonly Priority[] = ["low", "normal", "high", "urgent"];

/** Whose work the case is, until when, and how urgent: a button that changes it. */
export function Assignment({ detail, reload }: PartProps) {
  const [asks, setAsks] = useState(false);
  const { assignee, priority } = detail;
  const name = assignee === null ? TEXTS.nobody : words(assignee);
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
  const [priority, setPriority] = useState<string>(detail.priority ?? "normal");
  const assign = useAction(async (body: Schemas["Assignment"]) => {
    const params = { path: { workflow_id: detail.workflow_id } };
    await answer(api.PATCH("/api/cases/{workflow_id}/assignment", { params, body }));
    await reload();
    onClose();
  });
  const name = assignee.trim();
  const isChanged = name !== (shown.assignee ?? "") || priority !== (shown.priority ?? "normal") || due !== "";
  return (
    <Dialog title={TEXTS.title} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          // What another officer changed meanwhile stays: only what was changed here is sent.
          void assign.run({
            ...(name !== (shown.assignee ?? "") && { assignee: name === "" ? null : name }),
            ...(priority !== (shown.priority ?? "normal") && { priority: priority as Priority }),
            ...(due !== "" && { due_at: new Date(`${due}T17:00`).toISOString() }),
          });
        }}
      >
        <TextField label={TEXTS.officer} value={assignee} onValue={setAssignee} hint={TEXTS.officerHint} />
        {name !== officer.officer_id && (
          <button type="button" class="link" onClick={() => setAssignee(officer.officer_id)}>
            {TEXTS.toMe}
          </button>
        )}
        <TextField label={TEXTS.due} type="date" value={due} onValue={setDue} hint={TEXTS.dueHint} />
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
          <button type="submit" class="button primary" disabled={assign.busy || !isChanged}>
            {name === "" ? TEXTS.saveNobody : TEXTS.save(words(name))}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
