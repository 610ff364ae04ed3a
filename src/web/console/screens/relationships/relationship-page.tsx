import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatDate, formatDay, formatNumber, formatTime, words } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { EventRow } from "../monitoring/monitoring-screen.tsx";
import { ProofPanel } from "./proof-panel.tsx";
import { EndDialog, ReviewDialog } from "./relationship-dialogs.tsx";
import type { RelationshipDetail } from "./relationship-model.ts";
import { STATE_TONES } from "./state-tones.ts";

/** One customer after the approval: who is behind it, what happened to it, what was decided. */
export function RelationshipPage({ relationshipId }: { readonly relationshipId: string }) {
  const params = { path: { relationship_id: relationshipId } };
  const detail = useResource(`relationship/${relationshipId}`, () =>
    answer(api.GET("/api/relationships/{relationship_id}", { params })),
  );
  return <ResourceView of={detail}>{(data) => <Relationship detail={data} reload={detail.reload} />}</ResourceView>;
}

interface Props {
  readonly detail: RelationshipDetail;
  readonly reload: () => Promise<void>;
}

function Relationship({ detail, reload }: Props) {
  const officer = useOfficer();
  const [dialog, setDialog] = useState<"end" | "review" | null>(null);
  const isSenior = hasRole(officer, "compliance_manager") || hasRole(officer, "mlro");
  const isLiving = detail.state !== "ended";
  const close = () => setDialog(null);
  return (
    <article class="stack">
      <header class="case-title">
        <p>
          <a href="#/relationships">Relationships</a>
        </p>
        <h1>{detail.name}</h1>
        <p class="row">
          <Status status={detail.state} tone={STATE_TONES[detail.state]} />
          <span class="muted num">
            {detail.country} {formatNumber(detail.registration_number)}
          </span>
        </p>
        {isLiving && (
          <p class="row">
            <button type="button" class="button" onClick={() => setDialog("review")}>
              Open a review
            </button>
            {isSenior && (
              <button type="button" class="button" onClick={() => setDialog("end")}>
                End the relationship
              </button>
            )}
          </p>
        )}
      </header>
      {detail.state === "restricted" && (
        <Notice tone="danger">
          This relationship is shut. Do nothing for the customer, and tell them nothing of it, until it is settled.
        </Notice>
      )}
      <div class="columns">
        <div class="column">
          <Events relationshipId={detail.relationship_id} />
          <Parties of={detail.parties} />
          <Log of={detail.log} />
        </div>
        <div class="column">
          <Facts detail={detail} />
          <ProofPanel relationshipId={detail.relationship_id} since={detail.since} />
        </div>
      </div>
      {dialog === "review" && <ReviewDialog detail={detail} onClose={close} reload={reload} />}
      {dialog === "end" && <EndDialog detail={detail} onClose={close} reload={reload} />}
    </article>
  );
}

const Facts = ({ detail }: { readonly detail: RelationshipDetail }) => (
  <section class="panel">
    <h2>Customer</h2>
    <dl class="facts">
      <dt>Since</dt>
      <dd>{formatDay(detail.since)}</dd>
      {detail.ended_at !== null && (
        <>
          <dt>Ended</dt>
          <dd>{formatDay(detail.ended_at)}</dd>
        </>
      )}
      <dt>Risk</dt>
      <dd>
        {detail.risk_rating === null ? "Not rated" : words(detail.risk_rating)}
        {detail.regime !== null && `, ${detail.regime} due diligence`}
      </dd>
      <dt>Officer</dt>
      <dd>{detail.officer}</dd>
      <dt>Next review</dt>
      <dd>{detail.next_review_at === null ? "None" : formatDate(detail.next_review_at)}</dd>
    </dl>
    {detail.restrictions.length > 0 && (
      <>
        <h3>Restrictions</h3>
        <ul class="bullets">
          {detail.restrictions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )}
    <h3>Cases</h3>
    <ul class="plain">
      {detail.cases.map((one) => (
        <li key={one.workflow_id}>
          <a href={href("cases", one.workflow_id)}>{one.part === "review" ? "Review" : "Approval"}</a>{" "}
          <span class="muted">
            {one.decided_at === null ? "not decided" : `decided on ${formatDay(one.decided_at)}`}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

function Events({ relationshipId }: { readonly relationshipId: string }) {
  const events = useResource(`events-of/${relationshipId}`, () =>
    answer(api.GET("/api/monitoring/events", { params: { query: { relationship_id: relationshipId, limit: 50 } } })),
  );
  return (
    <section class="panel">
      <h2>What happened</h2>
      <ResourceView of={events} lines={3}>
        {(data) =>
          data.events.length === 0 ? (
            <Empty>Nothing has changed about this customer since the approval, as far as was looked.</Empty>
          ) : (
            <ul class="plain">
              {data.events.map((event) => (
                <EventRow key={event.event_id} event={event} />
              ))}
            </ul>
          )
        }
      </ResourceView>
    </section>
  );
}

/** Everybody whom the lists are searched for, and when they last were. */
const Parties = ({ of: parties }: { readonly of: RelationshipDetail["parties"] }) => (
  <section class="panel">
    <h2>Searched on every list</h2>
    <TableBox label="Parties">
      <table class="table cards">
        <TableHead columns={["Name", "As", "Last searched"]} />
        <tbody>
          {parties.map((party) => (
            <tr key={party.party_id}>
              <th scope="row">{party.name}</th>
              <td>{party.roles.length === 0 ? words(party.kind) : party.roles.join(", ")}</td>
              <td class="num">
                {party.left_at !== null ? (
                  <span class="muted">Not since {formatDay(party.left_at)}: no longer behind the customer</span>
                ) : party.last_screened_at === null ? (
                  <span class="badge danger">Never</span>
                ) : (
                  formatTime(party.last_screened_at)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  </section>
);

const Log = ({ of: log }: { readonly of: RelationshipDetail["log"] }) => (
  <section class="panel">
    <h2>History</h2>
    <ul class="plain">
      {log.map((line) => (
        <li key={line.seq}>
          <b>{words(line.event)}</b>{" "}
          <span class="muted">
            {formatTime(line.at)} · {line.actor}
          </span>
          {typeof line.details["reason"] === "string" && <p>{line.details["reason"]}</p>}
        </li>
      ))}
    </ul>
  </section>
);
