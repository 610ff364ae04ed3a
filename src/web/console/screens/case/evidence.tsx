import { answer, api, type Schemas } from "../../api/client.ts";
import { type Resource, useResource } from "../../api/use-resource.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { formatTime } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { UI } from "../../ui/texts.ts";
import type { CaseDetail } from "./case-model.ts";
import { sourceName } from "./customer/fact-format.ts";
import { CASE } from "./texts.ts";

const TEXTS = CASE.evidence;

type Evidence = Schemas["EvidenceChain"]["evidence"][number];

/** Evidence of a case, read again whenever the case changes. */
export const useEvidence = (detail: CaseDetail): Resource<Schemas["EvidenceChain"]> =>
  useResource(`evidence/${detail.workflow_id}/${detail.updated_at}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/evidence", { params: { path: { workflow_id: detail.workflow_id } } })),
  );

interface ListProps {
  readonly chain: Resource<Schemas["EvidenceChain"]>;
  readonly ids: readonly string[];
}

/** The items of evidence with these ids. */
export function EvidenceList({ chain, ids }: ListProps) {
  return (
    <ResourceView of={chain}>
      {({ evidence }) => {
        const items = evidence.filter(({ id }) => ids.includes(id));
        if (items.length === 0) return <Empty>{TEXTS.missing}</Empty>;
        return items.map((item) => <EvidenceItem key={item.id} item={item} />);
      }}
    </ResourceView>
  );
}

interface DialogProps {
  readonly title: string;
  readonly detail: CaseDetail;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

export function EvidenceDialog({ title, detail, ids, onClose }: DialogProps) {
  const chain = useEvidence(detail);
  return (
    <Dialog title={title} onClose={onClose} wide>
      <EvidenceList chain={chain} ids={ids} />
      <footer class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {UI.close}
        </button>
      </footer>
    </Dialog>
  );
}

const SHOWN_CHARACTERS = 4000;

function EvidenceItem({ item }: { readonly item: Evidence }) {
  const raw = item.raw_data;
  return (
    <div class="evidence">
      <dl class="facts">
        <dt>{TEXTS.source}</dt>
        <dd>
          {sourceName(item.source)}, {formatTime(item.collected_at)}
        </dd>
        <dt>{TEXTS.address}</dt>
        <dd class="breaks">{item.source_url}</dd>
        <dt>{TEXTS.hash}</dt>
        <dd>
          <code class="breaks">{item.data_hash}</code>
        </dd>
      </dl>
      {raw && (
        <pre class="raw" tabIndex={0} lang="en" aria-label={TEXTS.raw}>
          {raw.encoding === "utf8"
            ? tidy(raw.body, raw.content_type).slice(0, SHOWN_CHARACTERS)
            : `${raw.content_type}, base64`}
        </pre>
      )}
    </div>
  );
}

function tidy(body: string, contentType: string): string {
  if (!contentType.includes("json")) return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
