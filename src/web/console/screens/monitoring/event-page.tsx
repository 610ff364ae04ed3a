import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatScore, formatTime, words } from "../../ui/format.ts";
import { ResourceView } from "../../ui/resource-view.tsx";
import { STATE_TONES } from "../relationships/state-tones.ts";
import { DispositionForm } from "./disposition-form.tsx";
import type { EventDetail } from "./event-model.ts";
import { FactComparison } from "./fact-comparison.tsx";

/** What changed about a customer: before and after, and what the officer makes of it. */
export function EventPage({ eventId }: { readonly eventId: string }) {
  const params = { path: { event_id: eventId } };
  const event = useResource(`event/${eventId}`, () => answer(api.GET("/api/monitoring/events/{event_id}", { params })));
  return <ResourceView of={event}>{(detail) => <Event detail={detail} reload={event.reload} />}</ResourceView>;
}

function Event({ detail, reload }: { readonly detail: EventDetail; readonly reload: () => Promise<void> }) {
  return (
    <article class="stack">
      <header class="case-title">
        <p>
          <a href="#/monitoring">Monitoring</a>
        </p>
        <h1>{detail.title}</h1>
        <p class="row">
          <Severity severity={detail.severity} />
          <span class="muted">
            {words(detail.type)} · {formatTime(detail.at)}
          </span>
          {detail.needs_role !== null && <span class="badge attention">For the MLRO alone</span>}
        </p>
      </header>
      <div class="columns">
        <section class="panel column">
          <h2>What changed</h2>
          <FactComparison before={detail.before} after={detail.after} />
          {detail.hit && (
            <p>
              The match is {detail.hit.match}, score {formatScore(detail.hit.score)}; it is{" "}
              {detail.hit.state === "gone" ? "no longer on the list" : detail.hit.state}.
            </p>
          )}
          {detail.evidence_ids.length > 0 && (
            <p class="muted">
              Evidence:{" "}
              {detail.evidence_ids.map((id) => (
                <code key={id}>{id} </code>
              ))}
            </p>
          )}
        </section>
        <div class="column">
          <section class="panel">
            <h2>Customer</h2>
            <p class="row">
              <a href={href("relationships", detail.relationship_id)}>Open the relationship</a>
              <Status status={detail.relationship_state} tone={STATE_TONES[detail.relationship_state]} />
            </p>
            {detail.review_workflow_id !== null && (
              <p>
                <a href={href("cases", detail.review_workflow_id)}>Open the review</a>
              </p>
            )}
          </section>
          {detail.disposition === null ? (
            <DispositionForm detail={detail} reload={reload} />
          ) : (
            <section class="panel">
              <h2>{words(detail.disposition)}</h2>
              <p>{detail.reason}</p>
              {detail.differs.length > 0 && <p>What differs: {detail.differs.map(words).join(", ")}</p>}
              <p class="muted">
                {detail.disposed_by}, {formatTime(detail.disposed_at!)}
              </p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}
