import { useState } from "preact/hooks";
import { TextField } from "../../ui/field.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { BlockFoot } from "./block-foot.tsx";
import type { BlockValue } from "./memory-model.ts";
import { useBlock } from "./use-block.ts";

interface Rule {
  readonly text: string;
  /** Whether an officer taught it or the service derived it. */
  readonly from: string;
}

/** Rules of the block. It is a free object: other content is skipped. */
function rulesOf(value: BlockValue | null): Rule[] {
  const details = Array.isArray(value?.["details"]) ? (value["details"] as unknown[]) : [];
  const texts = Array.isArray(value?.["rules"]) ? (value["rules"] as unknown[]) : [];
  return texts
    .filter((text) => typeof text === "string")
    .map((text) => {
      const found = details.find(
        (detail): detail is { source?: unknown } =>
          typeof detail === "object" && detail !== null && "text" in detail && detail.text === text,
      );
      return { text, from: found?.source === "auto-learned" ? "concluded by the service" : "taught by an officer" };
    });
}

/** Rules for reviews: derived by the service, or taught by officers. */
export function RulesPanel({ officerId, canWrite }: { readonly officerId: string; readonly canWrite: boolean }) {
  const [draft, setDraft] = useState<readonly Rule[] | null>(null);
  const [text, setText] = useState("");
  const discard = () => {
    setDraft(null);
    setText("");
  };
  const block = useBlock(officerId, "learned_procedures", discard);
  const { value } = block.read.data ?? { value: null };
  const rules = draft ?? rulesOf(value);
  const typed = text.trim();
  return (
    <section class="panel">
      <h2>Rules</h2>
      <ResourceView of={block.read}>
        {() => (
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              const kept = rules.map((rule) => rule.text);
              const all = typed && !kept.includes(typed) ? [...kept, typed] : kept;
              void block.save.run({ ...value, rules: all });
            }}
          >
            {rules.length === 0 && <Empty>No rule yet. Teach one below, or let the service derive its own.</Empty>}
            <ul class="plain">
              {rules.map((rule) => (
                <li key={rule.text} class="entry">
                  <p>
                    {rule.text} <span class="muted">{rule.from}</span>
                  </p>
                  {canWrite && (
                    <button
                      type="button"
                      class="link"
                      aria-label={`Delete the rule: ${rule.text}`}
                      onClick={() => setDraft(rules.filter((other) => other !== rule))}
                    >
                      Delete
                    </button>
                  )}
                </li>
              ))}
            </ul>
            {canWrite && (
              <TextField
                label="Teach a rule"
                value={text}
                onValue={setText}
                lines={2}
                hint="For example: ask for the lease when the seat is a business centre"
              />
            )}
            <BlockFoot block={block} isChanged={draft !== null || typed !== ""} onDiscard={discard} what="the rules" />
          </form>
        )}
      </ResourceView>
    </section>
  );
}
