import { useState } from "preact/hooks";
import { saveFile } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { formatDay } from "../../ui/format.ts";
import { useAction } from "../../ui/use-action.ts";
import { RELATIONSHIPS } from "./texts.ts";

const TEXTS = RELATIONSHIPS.proof;

interface Props {
  readonly relationshipId: string;
  readonly since: string;
}

/** The proof that everybody behind the customer was searched for on one day, as a file that anybody can check. */
export function ProofPanel({ relationshipId, since }: Props) {
  const [date, setDate] = useState("");
  const save = useAction(() =>
    saveFile(
      `/api/relationships/${encodeURIComponent(relationshipId)}/screening-proof?date=${date}`,
      `screening-${relationshipId}-${date}.json`,
    ),
  );
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <TextField
          label={TEXTS.day}
          type="date"
          value={date}
          onValue={setDate}
          required
          hint={TEXTS.hint(formatDay(since))}
        />
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        <button type="submit" class="button" disabled={save.busy}>
          {TEXTS.save}
        </button>
      </form>
    </section>
  );
}
