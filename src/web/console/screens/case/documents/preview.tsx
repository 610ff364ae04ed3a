import { useEffect, useState } from "preact/hooks";
import { download, saveFile } from "../../../api/client.ts";
import { describeFailure } from "../../../api/problem.ts";
import { Notice } from "../../../ui/notice.tsx";
import { Empty } from "../../../ui/resource-view.tsx";
import type { Item } from "./documents.ts";

/** Types that a browser shows without executing anything in them. */
const SHOWN = ["application/pdf", "image/png", "image/jpeg"];

export function Preview({ item, workflowId }: { readonly item: Item; readonly workflowId: string }) {
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
        // The type is one of SHOWN, whatever the answer says: nothing else is opened as part of this page.
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
  // The page comes last, so that nothing moves when it has loaded.
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
