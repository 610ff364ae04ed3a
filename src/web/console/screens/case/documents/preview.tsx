import { saveFile } from "../../../api/client.ts";
import { Empty } from "../../../ui/resource-view.tsx";
import type { Item } from "./documents.ts";
import { Sheet } from "./sheet.tsx";
import { SHEET } from "./texts.ts";

/** Types that a browser shows without executing anything in them. */
const SHOWN = ["application/pdf", "image/png", "image/jpeg"];

export const hasPicture = ({ content_type: type }: Item): boolean => SHOWN.includes(type);

interface Props {
  readonly item: Item;
  readonly workflowId: string;
}

/** The file itself: its name, its hash, and its pages where nothing was read that stands beside them. */
export function Preview({ item, workflowId }: Props) {
  const path = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(item.key)}`;
  const isRead = item.reading !== null && item.reading.status !== "pending";
  return (
    <section class="panel column wide preview" aria-label={SHEET.preview(item.filename)}>
      <header class="panel-head">
        <h2 class="breaks">{item.filename}</h2>
        <button type="button" class="link" onClick={() => void saveFile(path, item.filename)}>
          {SHEET.download}
        </button>
      </header>
      <details>
        <summary class="muted">{SHEET.hash}</summary>
        <code class="breaks">{item.sha256}</code>
      </details>
      {!hasPicture(item) && <Empty>{SHEET.noPreview}</Empty>}
      {hasPicture(item) && !isRead && <Sheet item={item} workflowId={workflowId} />}
    </section>
  );
}
