import { useEffect, useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../../api/client.ts";
import { type Resource, useResource } from "../../../api/use-resource.ts";
import { LANGUAGES } from "../../../language/language.ts";
import { SelectField } from "../../../ui/field.tsx";
import { DECISION } from "./texts.ts";

type Preview = Schemas["FollowUpPreview"];
type Task = Preview["tasks"][number];
type Request = Schemas["FollowUpDraft"];

interface LivePreview extends Resource<Preview> {
  readonly choose: (language: Preview["language"]) => void;
}

/** Long enough that a preview is not fetched for every letter. */
const PAUSE_MS = 400;

/** What the customer will read of these tasks, fetched when the officer pauses. */
export function usePreview(workflowId: string, tasks: readonly Request[]): LivePreview {
  const [language, choose] = useState<Preview["language"] | null>(null);
  const written = JSON.stringify({ follow_up_tasks: tasks, ...(language && { language }) });
  const [asked, setAsked] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const [last, setLast] = useState<Preview>();
  const found = useResource(tasks.length === 0 ? null : `${workflowId} ${asked}`, async () => {
    const params = { path: { workflow_id: workflowId } };
    const body = JSON.parse(asked) as Schemas["FollowUpPreviewInput"];
    const shown = await answer(api.POST("/api/cases/{workflow_id}/follow-up-preview", { params, body }));
    setLast(shown);
    return shown;
  });
  // The last one stays while the next is fetched.
  const data = found.data ?? (tasks.length === 0 ? undefined : last);
  return { ...found, data, choose };
}

const TEXTS = DECISION.preview;
const CHOICES = LANGUAGES.map((one) => [one, TEXTS.languages[one]] as const);

/** The tasks as the customer's page shows them. */
export function CustomerPreview({ preview: { data, error, choose } }: { readonly preview: LivePreview }) {
  if (data === undefined) {
    return <p class="muted">{error ? TEXTS.failed : TEXTS.loading}</p>;
  }
  const { language, follow_up_reason: reason, tasks } = data;
  return (
    <section class="customer-preview" aria-labelledby="customer-preview">
      <header class="row">
        <h3 id="customer-preview">{TEXTS.title}</h3>
        <SelectField
          label={TEXTS.language}
          value={language}
          onValue={(next) => choose(next as Preview["language"])}
          options={CHOICES}
        />
      </header>
      <div class="as-read" lang={language}>
        <p>{reason}</p>
        <ol>
          {tasks.map((task, i) => (
            <li key={i}>
              <b>{task.description || "…"}</b>
              {task.details && <p class="muted">{task.details}</p>}
              {task.customer_note && (
                <blockquote>
                  <b>{task.note_from}</b>
                  <p dir="auto">{task.customer_note}</p>
                </blockquote>
              )}
            </li>
          ))}
        </ol>
      </div>
      <p class="hint">{TEXTS.hint}</p>
    </section>
  );
}

/** What stands in the way of sending a task, or deserves a second look. */
export function issueWords({ field, code, words }: Task["issues"][number]): string[] {
  const where = TEXTS.places[field === "customer_note" ? "note" : "question"];
  if (code === "forbidden_words") {
    return [TEXTS.forbidden(where, words.join(", "))];
  }
  if (code === "delicate_words") {
    return [TEXTS.delicate(where)];
  }
  // The field itself says that it is required.
  return [];
}
