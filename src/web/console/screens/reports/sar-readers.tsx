import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { SARS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const T = SARS.readers;

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
      <summary class="muted">{T.title(sar.readers.length)}</summary>
      <p class="muted">{T.known(officerName(sar.raised_by))}</p>
      <ul class="plain">
        {sar.readers.map((reader) => (
          <li key={reader} class="row">
            {words(reader)}
            <button type="button" class="link" disabled={remove.busy} onClick={() => void remove.run(reader)}>
              {T.remove}
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
        <TextField label={T.id} value={officerId} onValue={setOfficerId} required />
        {failure && <Notice tone="danger">{failure}</Notice>}
        <button type="submit" class="button" disabled={add.busy}>
          {T.add}
        </button>
      </form>
    </details>
  );
}
