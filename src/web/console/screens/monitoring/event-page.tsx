import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { href } from "../../shell/route.ts";
import { Severity, Status } from "../../ui/badges.tsx";
import { formatList, formatScore, formatTime, stateWord } from "../../ui/format.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { term } from "../../ui/terms.ts";
import { HitComparison, ListEntry } from "../case/findings/hit-comparison.tsx";
import { HITS } from "../case/findings/texts.ts";
import { STATE_TONES } from "../relationships/state-tones.ts";
import { DispositionForm } from "./disposition-form.tsx";
import type { EventDetail } from "./event-model.ts";
import { FactComparison } from "./fact-comparison.tsx";
import { MONITORING } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = MONITORING.page;

/** What changed about a customer: before and after, and what the officer makes of it. */
export function EventPage({ eventId }: { readonly eventId: string }) {
  const params = { path: { event_id: eventId } };
  const event = useResource(`event/${eventId}`, () => answer(api.GET("/api/monitoring/events/{event_id}", { params })));
  return (
    <>
      {event.data === undefined && <PageHead title={MONITORING.title} />}
      <ResourceView of={event}>{(detail) => <Event detail={detail} reload={event.reload} />}</ResourceView>
    </>
  );
}

function Event({ detail, reload }: { readonly detail: EventDetail; readonly reload: () => Promise<void> }) {
  return (
    <article class="stack">
      <PageHead title={detail.title} lang="en" crumb={[MONITORING.title, "#/monitoring"]}>
        <p class="row facts-line">
          <Severity severity={detail.severity} />
          <span>{MONITORING.types[detail.type]}</span>
          <span class="muted">{formatTime(detail.at)}</span>
          {detail.needs_role !== null && <span class="badge attention">{TEXTS.forMlro}</span>}
        </p>
      </PageHead>
      <div class="columns">
        <section class="panel">
          {detail.hit?.comparison && <Match hit={detail.hit} comparison={detail.hit.comparison} />}
          {(!detail.hit?.comparison || (detail.before !== null && detail.after !== null)) && (
            <>
              <h2>{TEXTS.changed}</h2>
              <FactComparison before={detail.before} after={detail.after} />
            </>
          )}
          {detail.evidence_ids.length > 0 && (
            <details class="muted small">
              <summary>{TEXTS.evidence(detail.evidence_ids.length)}</summary>
              {detail.evidence_ids.map((id) => (
                <p key={id}>
                  <code class="breaks">{id}</code>
                </p>
              ))}
            </details>
          )}
        </section>
        <div class="column">
          <section class="panel">
            <h2>{TEXTS.customer}</h2>
            <p class="row">
              <a href={href("relationships", detail.relationship_id)}>{TEXTS.openRelationship}</a>
              <Status status={detail.relationship_state} tone={STATE_TONES[detail.relationship_state]} />
            </p>
            {detail.review_workflow_id !== null && (
              <p>
                <a href={href("cases", detail.review_workflow_id)}>{TEXTS.openReview}</a>
              </p>
            )}
          </section>
          {detail.disposition === null ? (
            <DispositionForm detail={detail} reload={reload} />
          ) : (
            <section class="panel">
              <h2>{stateWord(detail.disposition)}</h2>
              <p class="lines breaks">{detail.reason}</p>
              {detail.differs.length > 0 && (
                <p>
                  {TEXTS.differs}: {formatList(detail.differs.map((one) => term("hitDifferences", one)))}
                </p>
              )}
              <p class="muted small">
                {officerName(detail.disposed_by!)}, {formatTime(detail.disposed_at!)}
              </p>
            </section>
          )}
        </div>
      </div>
    </article>
  );
}

interface MatchProps {
  readonly hit: NonNullable<EventDetail["hit"]>;
  readonly comparison: NonNullable<NonNullable<EventDetail["hit"]>["comparison"]>;
}

/** The customer beside the list entry, and which entry of which list it is. */
function Match({ hit: { match, score, state }, comparison }: MatchProps) {
  return (
    <>
      <h2>{HITS.same}</h2>
      <p>{TEXTS.hit(term("hitMatches", match), formatScore(score), term("hitStates", state))}</p>
      <p class="muted">{HITS.meaning}</p>
      <HitComparison hit={comparison} />
      <details class="muted small">
        <summary>{MONITORING.match.which}</summary>
        <ListEntry hit={comparison} />
      </details>
    </>
  );
}
