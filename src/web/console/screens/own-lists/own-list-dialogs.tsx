import { useState } from "preact/hooks";
import { OWN_LIST_SEVERITIES, type OwnListSeverity } from "../../../../domain/hits/screening.model.ts";
import { answer, api, type Schemas } from "../../api/client.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FileField, SelectField, TextField } from "../../ui/field.tsx";
import { severityWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { OWN_LISTS } from "./texts.ts";

export type OwnList = Schemas["OwnList"];

interface Props {
  readonly onClose: () => void;
  readonly onDone: () => Promise<void>;
}

/** Creates a list from a file, or replaces the entries of `list`. */
export function ListDialog({ list, onClose, onDone }: Props & { readonly list: OwnList | null }) {
  const texts = OWN_LISTS.form;
  const [name, setName] = useState(list?.name ?? "");
  const [severity, setSeverity] = useState<OwnListSeverity>(list?.severity ?? "medium");
  const [file, setFile] = useState<File | null>(null);
  const save = useAction(async () => {
    const body = { name, severity, csv: (await file?.text()) ?? "" };
    if (list === null) await answer(api.POST("/api/own-lists", { body }));
    else await answer(api.PUT("/api/own-lists/{list_id}", { params: { path: { list_id: list.list_id } }, body }));
    await onDone();
  });
  return (
    <Dialog title={list === null ? OWN_LISTS.add : OWN_LISTS.replaceNamed(list.name)} onClose={onClose}>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <TextField label={texts.name} value={name} onValue={setName} required />
        <SelectField
          label={texts.severity}
          value={severity}
          onValue={(value) => setSeverity(OWN_LIST_SEVERITIES.find((one) => one === value) ?? severity)}
          options={OWN_LIST_SEVERITIES.map((one) => [one, severityWord(one)] as const)}
        />
        <FileField label={texts.file} accept=".csv,text/csv" hint={texts.hint} onFile={setFile} />
        <p class="muted">{texts.effect}</p>
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        <footer class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {texts.cancel}
          </button>
          <button type="submit" class="button primary cut" disabled={save.busy}>
            {list === null ? texts.create(name) : texts.replace(list.name)}
          </button>
        </footer>
      </form>
    </Dialog>
  );
}

/** Deletes a list, after it said what that means. */
export function DeleteDialog({ list, onClose, onDone }: Props & { readonly list: OwnList }) {
  const texts = OWN_LISTS.removal;
  const remove = useAction(async () => {
    await answer(api.DELETE("/api/own-lists/{list_id}", { params: { path: { list_id: list.list_id } } }));
    await onDone();
  });
  return (
    <Dialog title={OWN_LISTS.deleteNamed(list.name)} onClose={onClose}>
      <p>{texts.effect(list.entries)}</p>
      {remove.failure && <Notice tone="danger">{remove.failure}</Notice>}
      <footer class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {texts.keep}
        </button>
        <button type="button" class="button danger" disabled={remove.busy} onClick={() => void remove.run()}>
          {texts.delete}
        </button>
      </footer>
    </Dialog>
  );
}
