import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { CheckField, RadioField, TextField } from "../../ui/field.tsx";
import { words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import type { EventDetail } from "./event-model.ts";

type Disposition = EventDetail["disposition_options"][number]["disposition"];
type Difference = EventDetail["differs"][number];

const WORDS: Readonly<Record<Disposition, string>> = {
  no_action: "No action: it changes nothing about this customer",
  cleared: "Cleared: the entry is about somebody else",
  review_opened: "Open a review of the customer",
  restricted: "Restrict: do nothing for the customer until it is settled",
  exit: "Plan the end of the relationship",
};
const DIFFERENCES: readonly Difference[] = [
  "name",
  "birth_date",
  "nationality",
  "place",
  "gender",
  "identifier",
  "other",
];

/** What the officer makes of an event. Nothing is chosen beforehand, and a reason is always needed. */
export function DispositionForm({
  detail,
  reload,
}: {
  readonly detail: EventDetail;
  readonly reload: () => Promise<void>;
}) {
  const [disposition, setDisposition] = useState<Disposition | "">("");
  const [reason, setReason] = useState("");
  const [differs, setDiffers] = useState<readonly Difference[]>([]);
  const [restated, setRestated] = useState(false);
  const [remains, setRemains] = useState<readonly string[] | null>(null);
  const dispose = useAction(async (chosen: Disposition) => {
    const params = { path: { event_id: detail.event_id } };
    const body = { disposition: chosen, reason, differs: chosen === "cleared" ? [...differs] : [] };
    const disposed = await answer(api.POST("/api/monitoring/events/{event_id}/disposition", { params, body }));
    setRemains(disposed.remains);
    if (disposed.remains.length === 0) await reload();
  });
  const allowed = detail.disposition_options.filter((option) => option.allowed);
  const refused = detail.disposition_options.filter((option) => !option.allowed && option.why_not !== null);
  if (remains !== null) {
    return (
      <section class="panel">
        <h2>Recorded</h2>
        {remains.length > 0 && (
          <Notice tone="warning">
            What remains to be done:
            <ul class="bullets">
              {remains.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </Notice>
        )}
        <button type="button" class="button" onClick={() => void reload()}>
          Show the event
        </button>
      </section>
    );
  }
  return (
    <section class="panel">
      <h2>What to make of it</h2>
      {allowed.length === 0 && <Notice>{refused[0]?.why_not ?? "Nobody can dispose of this event now."}</Notice>}
      {allowed.length > 0 && (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (disposition === "") return;
            if (restated) void dispose.run(disposition);
            else setRestated(true);
          }}
        >
          <RadioField
            label="Disposition"
            value={disposition}
            onValue={(value) => {
              setDisposition(value as Disposition);
              setRestated(false);
            }}
            options={allowed.map((option) => [option.disposition, WORDS[option.disposition]] as const)}
          />
          {disposition === "cleared" && (
            <fieldset class="choices">
              <legend>What differs between the customer and the entry</legend>
              {DIFFERENCES.map((one) => (
                <CheckField
                  key={one}
                  checked={differs.includes(one)}
                  onChecked={(on) => setDiffers(on ? [...differs, one] : differs.filter((other) => other !== one))}
                >
                  {words(one)}
                </CheckField>
              ))}
            </fieldset>
          )}
          <TextField
            label="Reason"
            value={reason}
            onValue={(text) => {
              setReason(text);
              setRestated(false);
            }}
            lines={3}
            required
            hint="Required. It stays with the event; the customer never sees it."
          />
          {refused.map((option) => (
            <p key={option.disposition} class="muted">
              {words(option.disposition)} is not open to you: {option.why_not}
            </p>
          ))}
          {dispose.failure && <Notice tone="danger">{dispose.failure}</Notice>}
          {restated && disposition !== "" && (
            <Notice tone="warning">{WORDS[disposition]}. This is final. Confirm to record it.</Notice>
          )}
          <button type="submit" class="button primary" disabled={dispose.busy || disposition === ""}>
            {restated ? "Confirm" : "Continue"}
          </button>
        </form>
      )}
    </section>
  );
}
