import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";

interface ReadersProps {
  readonly sar: Schemas["Sar"];
  readonly onChanged: () => Promise<void>;
}

const route = "/cases/{case_id}/sar/{sar_id}/readers";

/** Officers who may read the report; only the MLRO sees and changes them. */
export function SarReaders({ sar, onChanged }: ReadersProps) {
  const [officerId, setOfficerId] = useState("");
  const path = { case_id: sar.case_id, sar_id: sar.sar_id };
  const add = useAction(async () => {
    await answer(api.POST(route, { params: { path }, body: { officer_id: officerId.trim() } }));
    setOfficerId("");
    await onChanged();
  });
  const remove = useAction(async (officer_id: string) => {
    await answer(api.DELETE(`${route}/{officer_id}` as const, { params: { path: { ...path, officer_id } } }));
    await onChanged();
  });
  const failure = add.failure ?? remove.failure;
  return (
    <details>
      <summary class="muted">Readers ({sar.readers.length})</summary>
      <p class="muted">
        The report is known to {words(sar.raised_by)}, who raised it, to every MLRO, and to the readers you add.
      </p>
      <ul class="plain">
        {sar.readers.map((reader) => (
          <li key={reader} class="row">
            {words(reader)}
            <button type="button" class="link" disabled={remove.busy} onClick={() => void remove.run(reader)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void add.run();
        }}
      >
        <TextField label="Officer id of a reader" value={officerId} onValue={setOfficerId} required />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <button type="submit" class="button" disabled={add.busy}>
          Add reader
        </button>
      </form>
    </details>
  );
}
