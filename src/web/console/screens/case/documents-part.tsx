import { useEffect, useState } from "preact/hooks";
import { answer, api, download, saveFile, type Schemas } from "../../api/client.ts";
import { describeFailure } from "../../api/problem.ts";
import { useResource } from "../../api/use-resource.ts";
import { formatSize, formatTime, words } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { PartProps } from "./case-model.ts";

type Item = Schemas["Document"];

/** The case's documents, with the one that is chosen beside the list. */
export function DocumentsPart({ detail }: PartProps) {
  const [source, setSource] = useState<"customer" | "all">("customer");
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useResource(`documents/${detail.workflow_id}/${source}/${detail.updated_at}`, () =>
    answer(
      api.GET("/api/cases/{workflow_id}/documents", {
        params: { path: { workflow_id: detail.workflow_id }, query: { source } },
      }),
    ),
  );
  return (
    <ResourceView of={list}>
      {(documents) => {
        const item = documents.find(({ key }) => key === chosen) ?? documents[0];
        return (
          <div class="columns documents">
            <section class="panel column">
              <header class="panel-head">
                <h2>Documents</h2>
                <select
                  aria-label="Which documents"
                  value={source}
                  onChange={(event) => setSource(event.currentTarget.value as "customer" | "all")}
                >
                  <option value="customer">From the customer</option>
                  <option value="all">All</option>
                </select>
              </header>
              {documents.length === 0 && <Empty>No document has arrived yet.</Empty>}
              <ul class="plain pick">
                {documents.map((document) => (
                  <li key={document.key}>
                    <button type="button" aria-pressed={document === item} onClick={() => setChosen(document.key)}>
                      <b>{words(document.requirement_id)}</b>
                      <span class="muted breaks">
                        {document.filename} · {formatSize(document.size)} · round {document.iteration} ·{" "}
                        {formatTime(document.uploaded_at)}
                      </span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            {item && <Preview key={item.key} item={item} workflowId={detail.workflow_id} />}
          </div>
        );
      }}
    </ResourceView>
  );
}

/** Only what a browser shows without carrying out anything of it. */
const SHOWN = ["application/pdf", "image/png", "image/jpeg"];

function Preview({ item, workflowId }: { readonly item: Item; readonly workflowId: string }) {
  const [address, setAddress] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const path = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(item.key)}`;
  const isShown = SHOWN.includes(item.content_type);
  useEffect(() => {
    if (!isShown) return undefined;
    let made: string | null = null;
    let gone = false;
    download(path).then(
      (bytes) => {
        if (gone) return;
        // The type is ours, not the answer's: nothing but these three is ever opened as part of this page.
        made = URL.createObjectURL(new Blob([bytes], { type: item.content_type }));
        setAddress(made);
      },
      (error: unknown) => setFailure(describeFailure(error)),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, []);
  // What is fetched stands last: nothing is pushed about when it comes.
  return (
    <section class="panel column wide preview" aria-label={`Preview of ${item.filename}`}>
      <header class="panel-head">
        <h2 class="breaks">{item.filename}</h2>
        <button type="button" class="link" onClick={() => void saveFile(path, item.filename)}>
          Download
        </button>
      </header>
      <p class="muted breaks">SHA-256 {item.sha256}</p>
      {failure && <Notice tone="danger">{failure}</Notice>}
      {!isShown && <Empty>A {item.content_type} has no preview.</Empty>}
      {address && item.content_type.startsWith("image/") && <img src={address} alt={`Page of ${item.filename}`} />}
      {address && item.content_type === "application/pdf" && (
        <iframe src={`${address}#navpanes=0`} title={`Pages of ${item.filename}`} />
      )}
    </section>
  );
}
