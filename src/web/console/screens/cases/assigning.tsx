import { UserRoundPlus } from "lucide";
import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useOfficer } from "../../session/session.ts";
import { BulkBar } from "../../ui/bulk-bar.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { endOfWork } from "../../ui/end-of-work.ts";
import { TextField } from "../../ui/field.tsx";
import { formatTime } from "../../ui/format.ts";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { ASSIGNMENT } from "../case/assignment-texts.ts";
import { OfficerField } from "../officers/officer-field.tsx";
import { CASES } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = CASES.assign;
type Change = Omit<Schemas["Assignments"], "workflow_ids">;

interface Props {
  readonly selected: ReadonlySet<string>;
  readonly onSelected: (selected: ReadonlySet<string>) => void;
  readonly reload: () => Promise<void>;
}

/** Assigns every selected case at once. What could not be assigned stays selected, and is said. */
export function Assigning({ selected, onSelected, reload }: Props) {
  const officer = useOfficer();
  const [asks, setAsks] = useState(false);
  const [failed, setFailed] = useState(0);
  const assign = useAction(async (change: Change) => {
    const body = { ...change, workflow_ids: [...selected] };
    const { results } = await answer(api.POST("/api/cases/assignments", { body }));
    const left = results.filter(({ result }) => result !== "assigned").map(({ workflow_id }) => workflow_id);
    setFailed(left.length);
    setAsks(false);
    onSelected(new Set(left));
    await reload();
  });
  return (
    <>
      {assign.failure && <Notice tone="danger">{assign.failure}</Notice>}
      {failed > 0 && selected.size > 0 && <Notice tone="warning">{TEXTS.failed(failed)}</Notice>}
      <BulkBar selected={selected.size} onClear={() => onSelected(new Set())}>
        <button
          type="button"
          class="button quiet small"
          disabled={assign.busy}
          onClick={() => void assign.run({ assignee: officer.officer_id })}
        >
          <Icon of={UserRoundPlus} />
          {TEXTS.toMe}
        </button>
        <button type="button" class="button quiet small" disabled={assign.busy} onClick={() => setAsks(true)}>
          {TEXTS.to}
        </button>
        <button
          type="button"
          class="button quiet small wide-only"
          disabled={assign.busy}
          onClick={() => void assign.run({ assignee: null })}
        >
          {TEXTS.nobody}
        </button>
      </BulkBar>
      {asks && (
        <AssignDialog
          count={selected.size}
          isBusy={assign.busy}
          onClose={() => setAsks(false)}
          onAssign={(change) => void assign.run(change)}
        />
      )}
    </>
  );
}

interface DialogProps {
  readonly count: number;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onAssign: (change: Change) => void;
}

function AssignDialog({ count, isBusy, onClose, onAssign }: DialogProps) {
  const [assignee, setAssignee] = useState("");
  const [due, setDue] = useState("");
  const name = assignee.trim();
  return (
    <Dialog title={TEXTS.title(count)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          onAssign({ ...(name && { assignee: name }), ...(due && { due_at: endOfWork(due) }) });
        }}
      >
        <OfficerField label={TEXTS.officer} value={assignee} onValue={setAssignee} hint={TEXTS.officerHint} />
        <TextField
          label={TEXTS.due}
          type="date"
          value={due}
          onValue={setDue}
          hint={due === "" ? TEXTS.dueHint : ASSIGNMENT.dueAt(formatTime(endOfWork(due)))}
        />
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={isBusy || (name === "" && due === "")}>
            {TEXTS.save(officerName(assignee))}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
