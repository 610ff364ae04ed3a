import { useState } from "preact/hooks";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { BlockFoot } from "./block-foot.tsx";
import type { BlockValue } from "./memory-model.ts";
import { MEMORY } from "./texts.ts";
import { useBlock } from "./use-block.ts";

const TEXTS = MEMORY.facts;

interface Fact {
  readonly name: string;
  readonly text: string;
  /** Values other than text are shown as JSON and parsed when saved. */
  readonly isJson: boolean;
}

const factsOf = (value: BlockValue | null): Fact[] =>
  Object.entries(value ?? {}).map(([name, held]) =>
    typeof held === "string" ? { name, text: held, isJson: false } : { name, text: JSON.stringify(held), isJson: true },
  );

function valueOf(facts: readonly Fact[]): BlockValue {
  const named = facts.filter(({ name }) => name.trim() !== "");
  return Object.fromEntries(named.map(({ name, text, isJson }) => [name.trim(), isJson ? parse(text) : text]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Props {
  readonly officerId: string;
  readonly label: keyof typeof MEMORY.blocks;
  readonly canWrite: boolean;
}

/** A block of free content as pairs of name and value. */
export function FactsPanel({ officerId, label, canWrite }: Props) {
  const { title, what, save } = MEMORY.blocks[label];
  const [draft, setDraft] = useState<readonly Fact[] | null>(null);
  const discard = () => setDraft(null);
  const block = useBlock(officerId, label, discard);
  const facts = draft ?? factsOf(block.read.data?.value ?? null);
  const change = (index: number, to: Partial<Fact>) =>
    setDraft(facts.map((fact, at) => (at === index ? { ...fact, ...to } : fact)));
  return (
    <section class="panel">
      <h2>{title}</h2>
      <p class="muted">{what}</p>
      <ResourceView of={block.read} lines={2}>
        {() => (
          <form
            class="form"
            aria-label={title}
            onSubmit={(event) => {
              event.preventDefault();
              void block.save.run(valueOf(facts));
            }}
          >
            {facts.length === 0 && <Empty>{TEXTS.none}</Empty>}
            {facts.map((fact, index) =>
              canWrite ? (
                <div key={index} class="fact-row">
                  <input
                    aria-label={TEXTS.nameOf(title, index + 1)}
                    value={fact.name}
                    required
                    onInput={(event) => change(index, { name: event.currentTarget.value })}
                  />
                  <input
                    aria-label={TEXTS.valueOf(title, fact.name || TEXTS.value(index + 1))}
                    value={fact.text}
                    onInput={(event) => change(index, { text: event.currentTarget.value })}
                  />
                  <button
                    type="button"
                    class="icon-button"
                    aria-label={TEXTS.remove(fact.name || TEXTS.value(index + 1))}
                    onClick={() => setDraft(facts.filter((_, at) => at !== index))}
                  >
                    ✕
                  </button>
                </div>
              ) : (
                <p key={index}>
                  <b>{fact.name}</b> {fact.text}
                </p>
              ),
            )}
            {canWrite && (
              <button
                type="button"
                class="button"
                onClick={() => setDraft([...facts, { name: "", text: "", isJson: false }])}
              >
                {TEXTS.add}
              </button>
            )}
            <BlockFoot block={block} isChanged={draft !== null} onDiscard={discard} saveLabel={save} />
          </form>
        )}
      </ResourceView>
    </section>
  );
}
