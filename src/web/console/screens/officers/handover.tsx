import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { OfficerField } from "./officer-field.tsx";
import { WORK as TEXTS } from "./work-texts.ts";
import { NameOf } from "./work-table.tsx";

type Result = Schemas["HandoverResults"]["results"][number];

interface Props {
  readonly officerId: string;
  readonly reload: () => Promise<void>;
}

/** Gives everything to another officer, a page at a time, and names what could not go. */
export function Handover({ officerId, reload }: Props) {
  const [to, setTo] = useState("");
  const [reason, setReason] = useState("");
  const [results, setResults] = useState<readonly Result[]>([]);
  const handOver = useAction(async () => {
    const found: Result[] = [];
    setResults(found);
    const given = { to: to.trim(), reason: reason.trim() === "" ? null : reason.trim() };
    const params = { path: { officer_id: officerId } };
    try {
      let cursor: string | null = null;
      do {
        const body = { ...given, ...(cursor !== null && { cursor }) };
        const page: Schemas["HandoverResults"] = await answer(
          api.POST("/api/officers/{officer_id}/handover", { params, body }),
        );
        found.push(...page.results);
        setResults([...found]);
        cursor = page.next_cursor;
      } while (cursor !== null);
    } finally {
      if (found.length > 0) await reload();
    }
  });
  const done = results.filter(({ result }) => result === "handed_over").length;
  const refused = results.filter(({ result }) => result !== "handed_over");
  return (
    <section class="panel">
      <h2>{TEXTS.handover}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void handOver.run();
        }}
      >
        <OfficerField label={TEXTS.to} value={to} onValue={setTo} hint={TEXTS.toHint} />
        <TextField label={TEXTS.reason} value={reason} onValue={setReason} />
        {handOver.failure && <Notice tone="danger">{handOver.failure}</Notice>}
        <button type="submit" class="button primary" disabled={handOver.busy || to.trim() === ""}>
          {TEXTS.everything}
        </button>
      </form>
      {results.length > 0 && <p role="status">{TEXTS.done(done)}</p>}
      {refused.length > 0 && (
        <Notice tone="warning">
          <p>{TEXTS.notDone}</p>
          <ul>
            {refused.map((item) => (
              <li key={`${item.kind} ${item.id}`}>
                <NameOf of={item} />: {TEXTS.results[item.result]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </section>
  );
}
