import { answer, api, type Schemas } from "../../../api/client.ts";
import { hasRole, useOfficer } from "../../../session/session.ts";
import { href, replaceQuery, useRoute } from "../../../shell/route.ts";
import { Notice } from "../../../ui/notice.tsx";
import { ResourceView } from "../../../ui/resource-view.tsx";
import { ShowMore } from "../../../ui/show-more.tsx";
import { useAction } from "../../../ui/use-action.ts";
import { usePages } from "../../../ui/use-pages.ts";
import { useState } from "preact/hooks";
import type { PartProps } from "../case-model.ts";
import { TIMELINE as TEXTS } from "./texts.ts";
import { TimelineEntry } from "./timeline-entry.tsx";

type Kind = Schemas["CaseTimeline"]["entries"][number]["kind"];
const POLL_MS = 15_000;
const KINDS = Object.keys(TEXTS.kinds) as Kind[];

/** What happened to the case and its customer, newest first, all of it or of one kind; the kind is in the address. */
export function TimelinePart({ detail }: PartProps) {
  const officer = useOfficer();
  const asked = useRoute().query.get("kind");
  const kind = KINDS.find((one) => one === asked);
  const path = { workflow_id: detail.workflow_id };
  const pages = usePages(`timeline/${detail.workflow_id}/${kind ?? ""}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/cases/{workflow_id}/timeline", {
          params: { path, query: { ...(kind && { kind }), ...(cursor !== undefined && { cursor }) } },
        }),
      ),
    itemsOf: ({ entries }) => entries,
    idOf: ({ entry_id }) => entry_id,
    pollMs: POLL_MS,
    onlyGrows: true,
  });
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>{TEXTS.title}</h2>
        <select
          aria-label={TEXTS.filter}
          value={kind ?? ""}
          onChange={(event) => replaceQuery({ kind: event.currentTarget.value })}
        >
          <option value="">{TEXTS.everything}</option>
          {KINDS.map((one) => (
            <option key={one} value={one}>
              {TEXTS.kinds[one]}
            </option>
          ))}
        </select>
        {hasRole(officer, "officer") && detail.current_iteration > 0 && (
          <a href={href("diagnostics", detail.case_id)}>{TEXTS.trace}</a>
        )}
      </header>
      <ChainCheck workflowId={detail.workflow_id} />
      <ResourceView of={pages.first} lines={8}>
        {() =>
          pages.items.length === 0 ? (
            <p class="muted">{TEXTS.empty}</p>
          ) : (
            <ol class="timeline" aria-label={TEXTS.title}>
              {pages.items.map((entry) => (
                <TimelineEntry key={entry.entry_id} entry={entry} workflowId={detail.workflow_id} />
              ))}
            </ol>
          )
        }
      </ResourceView>
      <ShowMore of={pages} />
    </section>
  );
}

/** Whether the audit chain is whole, when an officer asks: it is read to its end for that. */
function ChainCheck({ workflowId }: { readonly workflowId: string }) {
  const [audit, setAudit] = useState<Schemas["AuditLog"] | null>(null);
  const check = useAction(async () => {
    setAudit(null);
    const params = { path: { workflow_id: workflowId } };
    setAudit(await answer(api.GET("/api/cases/{workflow_id}/audit", { params })));
  });
  return (
    <>
      <p>
        <button type="button" class="button small" disabled={check.busy} onClick={() => void check.run()}>
          {TEXTS.check}
        </button>
      </p>
      {check.failure && <Notice tone="danger">{check.failure}</Notice>}
      {audit && (
        <Notice tone={audit.chain_valid ? "success" : "danger"}>
          {audit.chain_valid ? (
            TEXTS.intact(audit.entries.length)
          ) : (
            <span lang={audit.chain_fault === null ? undefined : "en"}>{audit.chain_fault ?? TEXTS.broken}</span>
          )}
        </Notice>
      )}
    </>
  );
}
