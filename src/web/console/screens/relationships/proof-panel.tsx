import { useState } from "preact/hooks";
import { saveFile } from "../../api/client.ts";
import { useFeature } from "../../api/features.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";

interface Props {
  readonly relationshipId: string;
  readonly since: string;
}

const ROUTE = "/api/relationships/{relationship_id}/screening-proof";

/** The proof that everybody behind the customer was searched for on one day, as a file that anybody can check. */
export function ProofPanel({ relationshipId, since }: Props) {
  const [date, setDate] = useState("");
  const save = useAction(() =>
    saveFile(
      `${ROUTE.replace("{relationship_id}", encodeURIComponent(relationshipId))}?date=${date}`,
      `screening-${relationshipId}-${date}.json`,
    ),
  );
  if (!useFeature(ROUTE)) return null;
  return (
    <section class="panel">
      <h2>Proof of screening</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void save.run();
        }}
      >
        <TextField
          label="Day"
          type="date"
          value={date}
          onValue={setDate}
          required
          hint={`From ${since.slice(0, 10)} on. Check the file with npm run verify-screening, also without this service.`}
        />
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        <button type="submit" class="button" disabled={save.busy}>
          Save the proof
        </button>
      </form>
    </section>
  );
}
