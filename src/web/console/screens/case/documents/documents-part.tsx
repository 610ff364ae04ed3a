import { useEffect, useState } from "preact/hooks";
import { answer, api } from "../../../api/client.ts";
import { useResource, useShown } from "../../../api/use-resource.ts";
import { formatSize, formatTime } from "../../../ui/format.ts";
import { Empty, ResourceView } from "../../../ui/resource-view.tsx";
import type { CaseDetail, PartProps } from "../case-model.ts";
import { CheckOutcome } from "../check-outcome.tsx";
import { type Item, purposeOf, stateOf } from "./documents.ts";
import { markOpened, NotOpened, useUnopened } from "../opened.tsx";
import { FileEvidenceDialog } from "./file-evidence-dialog.tsx";
import { Preview } from "./preview.tsx";
import { ReadingView } from "./reading-view.tsx";
import { ReviewPanel } from "./review-panel.tsx";
import { DOCUMENTS as T } from "./document-texts.ts";

/** How often the list is fetched again while a document is being read. */
const POLL_MS = 3_000;

/** The case's documents: what each is and what an officer says of it, with the selected one beside the list. */
export function DocumentsPart({ detail, reload }: PartProps) {
  const [source, setSource] = useState<"customer" | "all">("all");
  const [chosen, setChosen] = useState<string | null>(null);
  const [filing, setFiling] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const fetched = useResource(
    `documents/${detail.workflow_id}/${source}/${detail.updated_at}`,
    () =>
      answer(
        api.GET("/api/cases/{workflow_id}/documents", {
          params: { path: { workflow_id: detail.workflow_id }, query: { source } },
        }),
      ),
    waiting ? POLL_MS : 0,
  );
  const list = useShown(fetched, `${detail.workflow_id}/${source}`);
  const isPending = list.data?.some(({ reading }) => reading?.status === "pending") ?? false;
  useEffect(() => setWaiting(isPending), [isPending]);
  const check = detail.checks.find((one) => one.check === "documents");
  return (
    <>
      <ResourceView of={list}>
        {(documents) => {
          const current = documents.filter(({ superseded }) => !superseded);
          const replaced = documents.filter(({ superseded }) => superseded);
          const item = documents.find(({ key }) => key === chosen) ?? current[0];
          const preview = item && <Preview key={item.key} item={item} workflowId={detail.workflow_id} />;
          return (
            <div class="columns documents">
              <section class="panel column">
                <header class="panel-head">
                  <h2>{T.title}</h2>
                  <select
                    aria-label={T.which}
                    value={source}
                    onChange={(event) => setSource(event.currentTarget.value as "customer" | "all")}
                  >
                    <option value="all">{T.all}</option>
                    <option value="customer">{T.ofCustomer}</option>
                  </select>
                </header>
                {check && (
                  <p>
                    <CheckOutcome outcome={check.outcome} /> <span lang="en">{check.how}</span>
                  </p>
                )}
                {documents.length === 0 && <Empty>{T.none}</Empty>}
                <List items={current} chosen={item} detail={detail} onChosen={setChosen} />
                {replaced.length > 0 && (
                  <details>
                    <summary class="muted">{T.replaced(replaced.length)}</summary>
                    <List items={replaced} chosen={item} detail={detail} onChosen={setChosen} />
                  </details>
                )}
                <button type="button" class="button" onClick={() => setFiling(true)}>
                  {T.file}
                </button>
              </section>
              {item && (
                <div class="column">
                  <Opened key={`opened/${item.document_id}`} detail={detail} documentId={item.document_id} />
                  {item.source !== "system" && (
                    <ReviewPanel key={item.document_id} item={item} detail={detail} reload={reload} />
                  )}
                  {item.reading && item.reading.status !== "pending" ? (
                    <ReadingView
                      key={`reading/${item.document_id}`}
                      item={item}
                      workflowId={detail.workflow_id}
                      reload={reload}
                    >
                      {preview}
                    </ReadingView>
                  ) : (
                    preview
                  )}
                </div>
              )}
            </div>
          );
        }}
      </ResourceView>
      {filing && (
        <FileEvidenceDialog
          workflowId={detail.workflow_id}
          onClose={() => setFiling(false)}
          onFiled={async (key) => {
            setSource("all");
            setChosen(key);
            await reload();
            setFiling(false);
          }}
        />
      )}
    </>
  );
}

/** Remembers that the document beside the list is shown. */
function Opened({ detail, documentId }: { readonly detail: CaseDetail; readonly documentId: string }) {
  useEffect(() => markOpened(detail, documentId), [documentId]);
  return null;
}

interface ListProps {
  readonly items: readonly Item[];
  readonly chosen: Item | undefined;
  readonly detail: CaseDetail;
  readonly onChosen: (key: string) => void;
}

function List({ items, chosen, detail, onChosen }: ListProps) {
  const unopened = useUnopened(detail);
  return (
    <ul class="plain pick">
      {items.map((item) => {
        const [tone, state] = stateOf(item);
        return (
          <li key={item.key}>
            <button type="button" aria-pressed={item === chosen} onClick={() => onChosen(item.key)}>
              <span class="row">
                <b>{purposeOf(item, detail)}</b>
                <span class={`badge ${tone}`}>{state}</span>
                <NotOpened ids={unopened.documents} id={item.document_id} />
              </span>
              <span class="muted breaks">
                {item.filename} · {formatSize(item.size)} · {T.round(item.iteration)} · {formatTime(item.uploaded_at)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
