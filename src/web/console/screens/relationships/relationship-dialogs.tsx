import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { go, href } from "../../shell/route.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { RelationshipDetail } from "./relationship-model.ts";
import { RELATIONSHIPS } from "./texts.ts";

const TEXTS = RELATIONSHIPS.dialogs;

interface Props {
  readonly detail: RelationshipDetail;
  readonly onClose: () => void;
  readonly reload: () => Promise<void>;
}

/** Opens a review and leads to it. */
export function ReviewDialog({ detail, onClose }: Props) {
  const [reason, setReason] = useState("");
  const open = useAction(async () => {
    const params = { path: { relationship_id: detail.relationship_id } };
    const opened = await answer(api.POST("/api/relationships/{relationship_id}/review", { params, body: { reason } }));
    go(href("cases", opened.workflow_id));
  });
  return (
    <Dialog title={TEXTS.review(detail.name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void open.run();
        }}
      >
        <p>{TEXTS.reviewEffect}</p>
        <TextField label={TEXTS.reason} value={reason} onValue={setReason} lines={3} required />
        {open.failure && <Notice tone="danger">{open.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={open.busy}>
            {TEXTS.openReview}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Records the end of the relationship, from which the retention of its cases runs. */
export function EndDialog({ detail, onClose, reload }: Props) {
  const [endedOn, setEndedOn] = useState("");
  const [reason, setReason] = useState("");
  const end = useAction(async () => {
    const params = { path: { relationship_id: detail.relationship_id } };
    const body = { ended_on: endedOn, reason };
    await answer(api.POST("/api/relationships/{relationship_id}/end", { params, body }));
    await reload();
    onClose();
  });
  return (
    <Dialog title={TEXTS.endWith(detail.name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void end.run();
        }}
      >
        <p>{TEXTS.endEffect}</p>
        <TextField label={TEXTS.day} type="date" value={endedOn} onValue={setEndedOn} required />
        <TextField label={TEXTS.reason} value={reason} onValue={setReason} lines={3} required />
        {end.failure && <Notice tone="danger">{end.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {TEXTS.cancel}
          </button>
          <button type="submit" class="button primary" disabled={end.busy}>
            {TEXTS.end}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
