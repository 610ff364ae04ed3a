import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { formatTime, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";

const CATEGORIES = ["hallucination", "wrong_entity", "missing_source", "incomplete", "outdated_data"] as const;
type Category = (typeof CATEGORIES)[number];

interface Props {
  readonly caseId: string;
  readonly iteration: number;
  readonly given: Schemas["DiagnosticsIteration"]["feedback"];
  readonly onGiven: () => Promise<void>;
}

/** Officers' feedback on a round, and the follow-up of a bad rating. */
export function FeedbackPanel({ caseId, iteration, given, onGiven }: Props) {
  const [rating, setRating] = useState("4");
  const [categories, setCategories] = useState<readonly Category[]>([]);
  const [comment, setComment] = useState("");
  const give = useAction(async () => {
    const params = { path: { case_id: caseId, n: iteration } };
    const body = { rating: Number(rating), categories: [...categories], ...(comment.trim() ? { comment } : {}) };
    await answer(api.POST("/api/diagnostics/{case_id}/iterations/{n}/feedback", { params, body }));
    setComment("");
    await onGiven();
  });
  return (
    <section class="panel">
      <h2>Feedback</h2>
      <ul class="plain">
        {given.map((item) => (
          <li key={item.id}>
            <b>{item.rating} of 5</b> by {words(item.officer_id)}, {formatTime(item.created_at)} {item.comment}
            {item.root_cause && (
              <p>
                <b>{words(item.root_cause)}</b>, {item.severity}: {item.suggested_action}
              </p>
            )}
            {item.grounds?.record && (
              <p class="muted">
                It stands on {words(item.grounds.record.name)} in {words(item.grounds.record.stage)}.{" "}
                {item.grounds.record.why}
                {item.grounds.read.length > 0 && ` The comment mentions: ${item.grounds.read.join(", ")}.`}
              </p>
            )}
            {item.grounds && item.grounds.others.length > 0 && (
              <details>
                <summary class="muted">Other failures of this round</summary>
                <ul class="bullets muted">
                  {item.grounds.others.map((other) => (
                    <li key={other.id}>
                      {words(other.name)}: {other.why}
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </ul>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void give.run();
        }}
      >
        <SelectField
          label="Rating"
          value={rating}
          onValue={setRating}
          options={["5", "4", "3", "2", "1"].map((value) => [value, `${value} of 5`] as const)}
        />
        {Number(rating) <= 3 &&
          CATEGORIES.map((name) => (
            <CheckField
              key={name}
              checked={categories.includes(name)}
              onChecked={(on) =>
                setCategories(on ? [...categories, name] : categories.filter((other) => other !== name))
              }
            >
              {words(name)}
            </CheckField>
          ))}
        <TextField label="Comment" value={comment} onValue={setComment} lines={2} />
        {give.failure && <Notice tone="danger">{give.failure}</Notice>}
        <button type="submit" class="button" disabled={give.busy}>
          Send
        </button>
      </form>
    </section>
  );
}
