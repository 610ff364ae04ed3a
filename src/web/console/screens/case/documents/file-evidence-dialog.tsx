import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FileField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { KIND_OPTIONS } from "./documents.ts";
import { REVIEW as T } from "./texts.ts";

interface Props {
  readonly workflowId: string;
  readonly onClose: () => void;
  /** Called with the key of the filed document. */
  readonly onFiled: (key: string) => Promise<void>;
}

/** Files what an officer obtained, such as an extract of the register of beneficial owners. */
export function FileEvidenceDialog({ workflowId, onClose, onFiled }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [kind, setKind] = useState("");
  const [from, setFrom] = useState("");
  const [at, setAt] = useState("");
  const [note, setNote] = useState("");
  const send = useAction(async (chosen: File) => {
    const form = new FormData();
    const fields = { kind, obtained_from: from, obtained_at: at, note };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set("file", chosen);
    const filed = await answer(
      api.POST("/api/cases/{workflow_id}/evidence", {
        params: { path: { workflow_id: workflowId } },
        body: form as never,
        bodySerializer: (body: unknown) => body as FormData,
      }),
    );
    await onFiled(filed.key);
  });
  return (
    <Dialog title={T.evidence} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (file) void send.run(file);
        }}
      >
        <FileField label={T.file} onFile={setFile} accept=".pdf,.docx,.png,.jpg,.jpeg" hint={T.fileHint} />
        <SelectField
          label={T.kind}
          value={kind}
          onValue={setKind}
          options={[["", T.chooseKind], ...KIND_OPTIONS]}
          required
        />
        <div class="pair top">
          <TextField label={T.from} value={from} onValue={setFrom} required hint={T.fromHint} />
          <TextField label={T.on} type="date" value={at} onValue={setAt} required />
        </div>
        <TextField label={T.note} value={note} onValue={setNote} lines={3} />
        {send.failure && <Notice tone="danger">{send.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {T.cancel}
          </button>
          <button type="submit" class="button primary" disabled={send.busy}>
            {send.busy ? T.filing : T.fileIt}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
