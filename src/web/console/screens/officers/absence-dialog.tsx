import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { OfficerField } from "./officer-field.tsx";
import { OFFICERS as TEXTS } from "./texts.ts";

interface Props {
  readonly officerId: string;
  readonly isMine: boolean;
  readonly onClose: () => void;
  /** @param uncovered officers whose substitute is away too now. */
  readonly onDone: (uncovered: readonly string[]) => Promise<void>;
}

/** When an officer is away and who has the work meanwhile. */
export function AbsenceDialog({ officerId, isMine, onClose, onDone }: Props) {
  const [from, setFrom] = useState("");
  const [until, setUntil] = useState("");
  const [substitute, setSubstitute] = useState("");
  const record = useAction(async () => {
    const params = { path: { officer_id: isMine ? "me" : officerId } };
    const body = { from, until, substitute: substitute.trim() };
    const { without_substitute } = await answer(api.PUT("/api/officers/{officer_id}/absence", { params, body }));
    await onDone(without_substitute);
  });
  const isComplete = from !== "" && until !== "" && substitute.trim() !== "";
  return (
    <Dialog title={isMine ? TEXTS.recordMine : TEXTS.recordFor(officerId)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void record.run();
        }}
      >
        <TextField label={TEXTS.from} type="date" value={from} onValue={setFrom} required />
        <TextField label={TEXTS.until} type="date" value={until} onValue={setUntil} required hint={TEXTS.untilHint} />
        <OfficerField label={TEXTS.substitute} value={substitute} onValue={setSubstitute} hint={TEXTS.substituteHint} />
        {record.failure && <Notice tone="danger">{record.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={record.busy || !isComplete}>
            {TEXTS.save}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
