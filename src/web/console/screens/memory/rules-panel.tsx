import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { readBlock, SHARED, writeBlock } from "./memory-model.ts";
import { MEMORY } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = MEMORY.rules;

type Rule = Schemas["LearnedRule"];
type Change = Schemas["LearnedRuleChange"];

interface Props {
  readonly officerId: string;
  readonly canWrite: boolean;
}

/** Rules for reviews: derived by the service, or taught by officers. */
export function RulesPanel({ officerId, canWrite }: Props) {
  const rules = useResource(`rules/${officerId}`, async () => {
    const params = { path: { officer_id: officerId } };
    return (await answer(api.GET("/api/memory/rules/{officer_id}", { params }))).rules;
  });
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <ResourceView of={rules}>
        {(list) => (
          <>
            {list.length === 0 && <Empty>{TEXTS.none}</Empty>}
            <ul class="plain">
              {list.map((rule) => (
                <RuleEntry key={rule.id} officerId={officerId} rule={rule} canWrite={canWrite} reload={rules.reload} />
              ))}
            </ul>
          </>
        )}
      </ResourceView>
      {canWrite && <TeachForm officerId={officerId} onTaught={rules.reload} />}
    </section>
  );
}

interface EntryProps extends Props {
  readonly rule: Rule;
  readonly reload: () => Promise<void>;
}

function RuleEntry({ officerId, rule, canWrite, reload }: EntryProps) {
  const isManager = hasRole(useOfficer(), "compliance_manager");
  const [draft, setDraft] = useState<string | null>(null);
  const params = { path: { officer_id: officerId, rule_id: rule.id } };
  const change = useAction(async (body: Change) => {
    await answer(api.PATCH("/api/memory/rules/{officer_id}/{rule_id}", { params, body }));
    setDraft(null);
    await reload();
  });
  const remove = useAction(async () => {
    await answer(api.DELETE("/api/memory/rules/{officer_id}/{rule_id}", { params }));
    await reload();
  });
  const isBusy = change.busy || remove.busy;
  const failure = change.failure ?? remove.failure;
  const button = (name: string, act: () => void) => (
    <button type="button" class="link" disabled={isBusy} aria-label={TEXTS.ofRule(name, rule.text)} onClick={act}>
      {name}
    </button>
  );
  return (
    <li class="entry">
      <div>
        <p>
          {rule.text} <span class="muted">{describeOrigin(rule)}</span>
        </p>
        {draft !== null && (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              void change.run(rule.words === null ? { statement: draft } : { words: draft });
            }}
          >
            <TextField
              label={rule.words === null ? TEXTS.rule : TEXTS.words}
              value={draft}
              onValue={setDraft}
              lines={2}
              required
            />
            <p class="row">
              <button type="submit" class="button primary" disabled={isBusy || draft.trim() === ""}>
                {MEMORY.save}
              </button>
              <button type="button" class="button" onClick={() => setDraft(null)}>
                {MEMORY.discard}
              </button>
            </p>
          </form>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      {canWrite && draft === null && (
        <p class="row">
          {rule.kind !== "counts" && button(MEMORY.edit, () => setDraft(rule.words ?? rule.statement))}
          {button(rule.paused ? TEXTS.resume : TEXTS.pause, () => void change.run({ paused: !rule.paused }))}
          {isManager &&
            officerId !== SHARED &&
            rule.kind !== "counts" &&
            button(
              rule.shared_by ? TEXTS.unshare : TEXTS.share,
              () => void change.run({ shared: rule.shared_by === null }),
            )}
          {button(MEMORY.remove, () => void remove.run())}
        </p>
      )}
    </li>
  );
}

function describeOrigin({ kind, source, paused, edited_by, shared_by }: Rule): string {
  return [
    kind === "counts"
      ? TEXTS.origins.counts
      : kind !== "taught" && source === "auto-learned"
        ? TEXTS.origins.concluded
        : TEXTS.origins.taught,
    ...(paused ? [TEXTS.paused] : []),
    ...(edited_by ? [TEXTS.wordedBy(officerName(edited_by))] : []),
    ...(shared_by ? [TEXTS.sharedBy(officerName(shared_by))] : []),
  ].join(", ");
}

/** Adds a rule to the block as it is now. */
function TeachForm({ officerId, onTaught }: { readonly officerId: string; readonly onTaught: () => Promise<void> }) {
  const [text, setText] = useState("");
  const typed = text.trim();
  const teach = useAction(async () => {
    const { value, etag } = await readBlock(officerId, "learned_procedures");
    const rules = Array.isArray(value?.["rules"]) ? (value["rules"] as unknown[]) : [];
    await writeBlock(officerId, "learned_procedures", { ...value, rules: [...new Set([...rules, typed])] }, etag);
    setText("");
    await onTaught();
  });
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== "") void teach.run();
      }}
    >
      <TextField label={TEXTS.teach} value={text} onValue={setText} lines={2} hint={TEXTS.example} />
      {teach.failure && <Notice tone="danger">{teach.failure}</Notice>}
      {typed !== "" && (
        <p class="row">
          <button type="submit" class="button primary" disabled={teach.busy}>
            {TEXTS.save}
          </button>
          <button type="button" class="button" onClick={() => setText("")}>
            {MEMORY.discard}
          </button>
        </p>
      )}
    </form>
  );
}
