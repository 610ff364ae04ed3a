import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { TextField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { useAction } from "../../ui/use-action.ts";
import { readBlock, SHARED, writeBlock } from "./memory-model.ts";

type Rule = Schemas["LearnedRule"];
type Change = Schemas["LearnedRuleChange"];

const ORIGINS: Readonly<Record<string, string>> = {
  counts: "how earlier cases ended: no advice",
  taught: "taught by an officer",
};

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
      <h2>Rules</h2>
      <ResourceView of={rules}>
        {(list) => (
          <>
            {list.length === 0 && <Empty>No rule yet. Teach one below, or let the service derive its own.</Empty>}
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
    <button type="button" class="link" disabled={isBusy} aria-label={`${name}: ${rule.text}`} onClick={act}>
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
              label={rule.words === null ? "Rule" : "Words"}
              value={draft}
              onValue={setDraft}
              lines={2}
              required
            />
            <p class="row">
              <button type="submit" class="button primary" disabled={isBusy || draft.trim() === ""}>
                Save
              </button>
              <button type="button" class="button" onClick={() => setDraft(null)}>
                Discard
              </button>
            </p>
          </form>
        )}
        {failure && <Notice tone="danger">{failure}</Notice>}
      </div>
      {canWrite && draft === null && (
        <p class="row">
          {rule.kind !== "counts" && button("Edit", () => setDraft(rule.words ?? rule.statement))}
          {button(rule.paused ? "Resume" : "Pause", () => void change.run({ paused: !rule.paused }))}
          {isManager &&
            officerId !== SHARED &&
            rule.kind !== "counts" &&
            button(
              rule.shared_by ? "Stop sharing" : "Share with all officers",
              () => void change.run({ shared: rule.shared_by === null }),
            )}
          {button("Delete", () => void remove.run())}
        </p>
      )}
    </li>
  );
}

function describeOrigin({ kind, source, paused, edited_by, shared_by }: Rule): string {
  return [
    ORIGINS[kind] ?? (source === "auto-learned" ? "concluded by the service" : "taught by an officer"),
    ...(paused ? ["paused"] : []),
    ...(edited_by ? [`worded by ${edited_by}`] : []),
    ...(shared_by ? [`shared by ${shared_by}`] : []),
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
      <TextField
        label="Teach a rule"
        value={text}
        onValue={setText}
        lines={2}
        hint="For example: ask for the lease when the seat is a business centre"
      />
      {teach.failure && <Notice tone="danger">{teach.failure}</Notice>}
      {typed !== "" && (
        <p class="row">
          <button type="submit" class="button primary" disabled={teach.busy}>
            Save the rules
          </button>
          <button type="button" class="button" onClick={() => setText("")}>
            Discard
          </button>
        </p>
      )}
    </form>
  );
}
