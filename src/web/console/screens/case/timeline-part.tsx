import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { formatNumber, formatTime, words, wordsWithin } from "../../ui/format.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { PartProps } from "./case-model.ts";

/** The audit trail, newest first: who did what, and whether the chain of hashes holds. */
export function TimelinePart({ detail }: PartProps) {
  const officer = useOfficer();
  const audit = useResource(`audit/${detail.workflow_id}/${detail.audit_log.length}`, () =>
    answer(api.GET("/api/cases/{workflow_id}/audit", { params: { path: { workflow_id: detail.workflow_id } } })),
  );
  return (
    <section class="panel">
      <header class="panel-head">
        <h2>Timeline</h2>
        {hasRole(officer, "officer") && detail.current_iteration > 0 && (
          <a href={href("diagnostics", detail.case_id)}>Trace of the investigation</a>
        )}
      </header>
      <ResourceView of={audit} lines={8}>
        {({ entries, chain_valid, chain_fault }) => (
          <>
            <Notice tone={chain_valid ? "success" : "danger"}>
              {chain_valid
                ? `The chain of ${entries.length} entries is intact: none was changed, removed or inserted.`
                : (chain_fault ?? "The audit chain of this case is broken.")}
            </Notice>
            <ol class="timeline" reversed>
              {entries.toReversed().map((entry) => (
                <li key={entry.seq}>
                  <time class="muted num" dateTime={entry.timestamp}>
                    {formatTime(entry.timestamp)}
                  </time>
                  <div>
                    <b>{words(entry.event)}</b> <span class="muted">by {words(entry.actor)}</span>
                    <Details of={entry.details} />
                    <details>
                      <summary class="muted">Hash of entry {entry.seq}</summary>
                      <code class="breaks">{entry.hash}</code>
                    </details>
                  </div>
                </li>
              ))}
            </ol>
          </>
        )}
      </ResourceView>
    </section>
  );
}

/** Writes an entity id of the graph, such as `company:BE:0999900150`, as text. */
const readable = (value: string): string =>
  wordsWithin(
    value.replace(
      /^company:([A-Z]{2}):(.+)$/,
      (_, country: string, number: string) => `${country} ${formatNumber(number)}`,
    ),
  );

const isBlank = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** Free fields of an entry as text. */
export function Details({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const fields = Object.entries(of).filter(([, value]) => !isBlank(value));
  if (fields.length === 0) return null;
  return (
    <dl class="facts small">
      {fields.map(([name, value]) => (
        <div key={name} class="fact">
          <dt>{words(name)}</dt>
          <dd class="breaks">{typeof value === "string" ? readable(value) : JSON.stringify(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
