import { useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { FileField, SelectField, TextField } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { KIND_OPTIONS } from "./documents.ts";

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
    <Dialog title="File evidence" onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (file) void send.run(file);
        }}
      >
        <FileField
          label="File"
          onFile={setFile}
          accept=".pdf,.docx,.png,.jpg,.jpeg"
          hint="PDF, DOCX, PNG or JPEG, at most 20 MB. The customer never sees it."
        />
        <SelectField
          label="What it is"
          value={kind}
          onValue={setKind}
          options={[["", "Select a kind"], ...KIND_OPTIONS]}
          required
        />
        <div class="pair top">
          <TextField label="Obtained from" value={from} onValue={setFrom} required hint="Such as a register" />
          <TextField label="Obtained on" type="date" value={at} onValue={setAt} required />
        </div>
        <TextField label="Note" value={note} onValue={setNote} lines={3} />
        {send.failure && <Notice tone="danger">{send.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" class="button primary" disabled={send.busy}>
            {send.busy ? "Filing…" : "File the evidence"}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}
