import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { CheckField, SelectField, TextField } from "../../ui/field.tsx";
import { formatTime, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { DIAGNOSTICS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = DIAGNOSTICS.feedback;

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
      <h2>{TEXTS.title}</h2>
      <ul class="plain">
        {given.map((item) => (
          <li key={item.id}>
            <b>{TEXTS.stars(item.rating)}</b> {TEXTS.by(officerName(item.officer_id), formatTime(item.created_at))}{" "}
            {item.comment}
            {item.root_cause && (
              <p lang="en">
                <b>{words(item.root_cause)}</b>, {item.severity}: {item.suggested_action}
              </p>
            )}
            {item.grounds?.record && (
              <p class="muted">
                {(item.grounds.certainty === "inferred" ? TEXTS.inferred : TEXTS.standsOn)(
                  words(item.grounds.record.name),
                  words(item.grounds.record.stage),
                )}{" "}
                <span lang="en">{item.grounds.record.why}</span>
                {item.grounds.read.length > 0 &&
                  ` ${(item.grounds.certainty === "inferred" ? TEXTS.hints : TEXTS.mentions)(item.grounds.read.join(", "))}`}
              </p>
            )}
            {item.grounds && item.grounds.others.length > 0 && (
              <details>
                <summary class="muted">{TEXTS.others}</summary>
                <ul class="bullets muted" lang="en">
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
          label={TEXTS.rating}
          value={rating}
          onValue={setRating}
          options={["5", "4", "3", "2", "1"].map((value) => [value, TEXTS.stars(value)] as const)}
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
              {TEXTS.categories[name]}
            </CheckField>
          ))}
        <TextField label={TEXTS.comment} value={comment} onValue={setComment} lines={2} />
        {give.failure && <Notice tone="danger">{give.failure}</Notice>}
        <button type="submit" class="button" disabled={give.busy}>
          {TEXTS.send}
        </button>
      </form>
    </section>
  );
}
