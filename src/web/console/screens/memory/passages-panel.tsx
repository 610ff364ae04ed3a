import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { formatPercent, formatTime, inSentence, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { MEMORY } from "./texts.ts";

const TEXTS = MEMORY.passages;

type Passage = Schemas["Passages"]["passages"][number] & { readonly score?: number };

/** Page size of the interface. */
const SHOWN = 100;

interface Props {
  readonly officerId: string;
  readonly canWrite: boolean;
}

/** Passages recorded from single decisions: list, semantic search, deletion. */
export function PassagesPanel({ officerId, canWrite }: Props) {
  const [query, setQuery] = useState("");
  const [asked, setAsked] = useState("");
  const [tag, setTag] = useState("");
  const [doomed, setDoomed] = useState<Passage | null>(null);
  const path = { officer_id: officerId };
  const passages = useResource<readonly Passage[]>(`passages/${officerId}/${tag}/${asked}`, async () => {
    if (asked) {
      const body = { query: asked, ...(tag ? { tags: [tag] } : {}) };
      return (await answer(api.POST("/api/memory/passages/{officer_id}/search", { params: { path }, body }))).passages;
    }
    const params = { path, query: { limit: SHOWN, ...(tag ? { tag } : {}) } };
    return (await answer(api.GET("/api/memory/passages/{officer_id}", { params }))).passages;
  });
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <p class="muted">{TEXTS.what}</p>
      <form
        class="search-line"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setAsked(query.trim());
        }}
      >
        <TextField label={TEXTS.byMeaning} value={query} onValue={setQuery} />
        <button type="submit" class="button">
          {TEXTS.search}
        </button>
      </form>
      {(asked || tag) && (
        <p class="row">
          {asked && <span>{TEXTS.nearest(asked)}</span>}
          {tag && <span class="badge quiet">{describeTag(tag)}</span>}
          <button
            type="button"
            class="link"
            onClick={() => {
              setQuery("");
              setAsked("");
              setTag("");
            }}
          >
            {TEXTS.showAll}
          </button>
        </p>
      )}
      <ResourceView of={passages}>
        {(list) =>
          list.length === 0 ? (
            <Empty>{asked || tag ? TEXTS.noneFits : TEXTS.none}</Empty>
          ) : (
            <>
              <p class="muted">{describeCoverage(list.length, asked !== "")}</p>
              <ul class="plain">
                {list.map((passage) => (
                  <li key={passage.id} class="entry">
                    <div>
                      <p>{passage.text}</p>
                      <p class="row muted">
                        <span class="num">{formatTime(passage.created_at)}</span>
                        {passage.score !== undefined && <span>{TEXTS.similar(formatPercent(passage.score))}</span>}
                        {passage.tags.map((name) => (
                          <button key={name} type="button" class="tag" onClick={() => setTag(name)}>
                            {describeTag(name)}
                          </button>
                        ))}
                      </p>
                    </div>
                    {canWrite && (
                      <button type="button" class="link" onClick={() => setDoomed(passage)}>
                        {TEXTS.remove}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </ResourceView>
      {doomed && (
        <DeleteDialog
          officerId={officerId}
          passage={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={passages.reload}
        />
      )}
    </section>
  );
}

function describeCoverage(shown: number, isSearch: boolean): string {
  if (isSearch) return TEXTS.found(shown);
  if (shown < SHOWN) return TEXTS.all(shown);
  return TEXTS.newest(SHOWN);
}

/** Writes a tag such as `template:psp_merchant_onboarding` as text. */
function describeTag(tag: string): string {
  const [, kind, value] = /^(\w+):(.+)$/.exec(tag) ?? [];
  if (value === undefined) return words(tag);
  if (kind === "country") return value;
  return kind === "safety" ? TEXTS.safety(inSentence(words(value))) : words(value);
}

interface DeleteProps {
  readonly officerId: string;
  readonly passage: Passage;
  readonly onClose: () => void;
  readonly onDeleted: () => Promise<void>;
}

function DeleteDialog({ officerId, passage, onClose, onDeleted }: DeleteProps) {
  const remove = useAction(async () => {
    const path = { officer_id: officerId, passage_id: passage.id };
    await answer(api.DELETE("/api/memory/passages/{officer_id}/{passage_id}", { params: { path } }));
    onClose();
    await onDeleted();
  });
  return (
    <Dialog title={TEXTS.sure} onClose={onClose}>
      <blockquote>{passage.text}</blockquote>
      <p>{TEXTS.forGood}</p>
      {remove.failure && <Notice tone="danger">{remove.failure}</Notice>}
      <p class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {TEXTS.keep}
        </button>
        <button type="button" class="button danger" disabled={remove.busy} onClick={() => void remove.run()}>
          {MEMORY.remove}
        </button>
      </p>
    </Dialog>
  );
}
