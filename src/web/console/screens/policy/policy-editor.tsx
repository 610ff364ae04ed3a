import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { PolicyFieldInput } from "./policy-field-input.tsx";
import { type Preview, PolicyPreview } from "./policy-preview.tsx";
import { changesOf, type PolicyChange, sectionsOf } from "./policy-values.ts";
import { POLICY } from "./texts.ts";

const TEXTS = POLICY.editor;

interface Props {
  readonly policy: Schemas["Policy"];
  readonly onCancel: () => void;
  readonly onSaved: () => Promise<void>;
}

/** Edits the policy. A version is saved only after its effect on open cases was previewed. */
export function PolicyEditor({ policy, onCancel, onSaved }: Props) {
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState("");
  const [preview, setPreview] = useState<{ readonly of: string; readonly pages: readonly Preview[] } | null>(null);
  const values = changesOf(policy.values, edited);
  const shape = JSON.stringify(values);
  const isChanged = Object.keys(values).length > 0;
  const isPreviewed = preview?.of === shape;
  const look = useAction(async (change: PolicyChange, pages: readonly Preview[]) => {
    const cursor = pages.at(-1)?.next_cursor;
    const body = { values: change, ...(cursor ? { cursor } : {}) };
    const page = await answer(api.POST("/api/policy/preview", { body }));
    setPreview({ of: JSON.stringify(change), pages: [...pages, page] });
  });
  const save = useAction(async (change: PolicyChange) => {
    await answer(api.PUT("/api/policy", { body: { values: change, reason } }));
    await onSaved();
  });
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isPreviewed) void save.run(values);
        else void look.run(values, []);
      }}
    >
      <div class="policy-sections">
        {sectionsOf(policy.values).map(({ title, hint, fields }) => (
          <section key={title} class={fields.length > 12 ? "panel policy-long" : "panel"}>
            <h2>{title}</h2>
            <p class="muted">{hint}</p>
            <div class={fields[0]?.kind === "number" ? "policy-grid" : "form"}>
              {fields.map((field) => (
                <PolicyFieldInput
                  key={field.path}
                  field={field}
                  text={edited[field.path] ?? field.text}
                  onText={(text) => setEdited({ ...edited, [field.path]: text })}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <section class="panel" aria-label={TEXTS.save}>
        <h2>{TEXTS.title}</h2>
        {!isChanged && <p class="muted">{TEXTS.unchanged}</p>}
        {isChanged && !isPreviewed && <p>{TEXTS.previewFirst}</p>}
        {look.failure && <Notice tone="danger">{look.failure}</Notice>}
        {isPreviewed && (
          <>
            <PolicyPreview pages={preview.pages} busy={look.busy} onMore={() => void look.run(values, preview.pages)} />
            <TextField label={TEXTS.reason} value={reason} onValue={setReason} lines={2} required />
          </>
        )}
        {save.failure && <Notice tone="danger">{save.failure}</Notice>}
        <p class="row">
          <button type="submit" class="button primary" disabled={!isChanged || look.busy || save.busy}>
            {isPreviewed ? TEXTS.saveVersion : TEXTS.preview}
          </button>
          <button type="button" class="button" onClick={onCancel}>
            {TEXTS.discard}
          </button>
        </p>
      </section>
    </form>
  );
}
