import { CircleDot } from "lucide";
import { useState } from "preact/hooks";
import { answer, api } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatDate, formatDay, formatList, formatNumber, formatTime, levelWord } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { Story, StoryEntry } from "../../ui/story.tsx";
import { term } from "../../ui/terms.ts";
import { TableBox } from "../../ui/table-box.tsx";
import { TableHead } from "../../ui/table-head.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { EventTable } from "../monitoring/event-table.tsx";
import { ProofPanel } from "./proof-panel.tsx";
import { EndDialog, ReviewDialog } from "./relationship-dialogs.tsx";
import type { RelationshipDetail } from "./relationship-model.ts";
import { STATE_TONES } from "./state-tones.ts";
import { RELATIONSHIPS } from "./texts.ts";
import { officerName } from "../../ui/person.tsx";

const TEXTS = RELATIONSHIPS.page;

/** One customer after the approval: who is behind it, what happened to it, what was decided. */
export function RelationshipPage({ relationshipId }: { readonly relationshipId: string }) {
  const params = { path: { relationship_id: relationshipId } };
  const detail = useResource(`relationship/${relationshipId}`, () =>
    answer(api.GET("/api/relationships/{relationship_id}", { params })),
  );
  return (
    <>
      {detail.data === undefined && <PageHead title={RELATIONSHIPS.title} />}
      <ResourceView of={detail} lines={10}>
        {(data) => <Relationship detail={data} reload={detail.reload} />}
      </ResourceView>
    </>
  );
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
      <PageHead title={detail.name} crumb={[RELATIONSHIPS.title, "#/relationships"]}>
        {isLiving && (
          <>
            {isSenior && (
              <button type="button" class="button" onClick={() => setDialog("end")}>
                {TEXTS.end}
              </button>
            )}
            <button type="button" class="button primary" onClick={() => setDialog("review")}>
              {TEXTS.openReview}
            </button>
          </>
        )}
        <p class="row facts-line">
          <span class="muted">
            {detail.country} {formatNumber(detail.registration_number)}
          </span>
          <Status status={detail.state} tone={STATE_TONES[detail.state]} />
        </p>
      </PageHead>
      {detail.state === "restricted" && <Notice tone="danger">{TEXTS.shut}</Notice>}
      <ResourceGroup lines={10}>
        <div class="columns">
          <div class="column">
            <Events relationshipId={detail.relationship_id} />
            <Parties of={detail.parties} />
          </div>
          <div class="column">
            <Facts detail={detail} />
            <ProofPanel relationshipId={detail.relationship_id} since={detail.since} />
            <Log of={detail.log} />
          </div>
        </div>
      </ResourceGroup>
      {dialog === "review" && <ReviewDialog detail={detail} onClose={close} reload={reload} />}
      {dialog === "end" && <EndDialog detail={detail} onClose={close} reload={reload} />}
    </article>
  );
}

const Facts = ({ detail }: { readonly detail: RelationshipDetail }) => (
  <section class="panel">
    <h2>{TEXTS.customer}</h2>
    <dl class="facts">
      <dt>{TEXTS.since}</dt>
      <dd>{formatDay(detail.since)}</dd>
      {detail.ended_at !== null && (
        <>
          <dt>{TEXTS.ended}</dt>
          <dd>{formatDay(detail.ended_at)}</dd>
        </>
      )}
      <dt>{TEXTS.rating}</dt>
      <dd>
        {detail.risk_rating === null ? RELATIONSHIPS.list.notRated : levelWord(detail.risk_rating)}
        {detail.regime !== null && `, ${TEXTS.diligence[detail.regime]}`}
      </dd>
      <dt>{TEXTS.officer}</dt>
      <dd>{officerName(detail.officer)}</dd>
      <dt>{TEXTS.nextReview}</dt>
      <dd>{detail.next_review_at === null ? RELATIONSHIPS.list.noReview : formatDate(detail.next_review_at)}</dd>
    </dl>
    {detail.restrictions.length > 0 && (
      <>
        <h3>{TEXTS.restrictions}</h3>
        <ul class="bullets">
          {detail.restrictions.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </>
    )}
    <h3>{TEXTS.cases}</h3>
    <ul class="plain">
      {detail.cases.map((one) => (
        <li key={one.workflow_id}>
          <a href={href("cases", one.workflow_id)}>{one.part === "review" ? TEXTS.review : TEXTS.approval}</a>{" "}
          <span class="muted">
            {one.decided_at === null ? TEXTS.notDecided : TEXTS.decided(formatDay(one.decided_at))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const PER_PAGE = 20;

function Events({ relationshipId }: { readonly relationshipId: string }) {
  const pages = usePages(`events-of/${relationshipId}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/monitoring/events", {
          params: { query: { relationship_id: relationshipId, limit: PER_PAGE, ...(cursor && { cursor }) } },
        }),
      ),
    itemsOf: (page) => page.events,
    idOf: (event) => event.event_id,
  });
  return (
    <section class="panel">
      <h2>{TEXTS.happened}</h2>
      <ResourceView of={pages.first} lines={3}>
        {() => (pages.items.length === 0 ? <Empty>{TEXTS.nothing}</Empty> : <EventTable events={pages.items} />)}
      </ResourceView>
      <ShowMore of={pages} />
    </section>
  );
}

/** Everybody whom the lists are searched for, and when they last were. */
const Parties = ({ of: parties }: { readonly of: RelationshipDetail["parties"] }) => (
  <section class="panel">
    <h2>{TEXTS.searched}</h2>
    <TableBox label={TEXTS.searched}>
      <table class="table cards boxed">
        <TableHead columns={TEXTS.parties} />
        <tbody>
          {parties.map((party) => (
            <tr key={party.party_id}>
              <th scope="row">{party.name}</th>
              <td data-label={TEXTS.parties[1]}>
                <span>
                  {party.roles.length === 0
                    ? TEXTS.kinds[party.kind]
                    : formatList(party.roles.map((role) => term("partyRoles", role)))}
                </span>
              </td>
              <td data-label={TEXTS.parties[2]}>
                {party.left_at !== null ? (
                  <span class="muted">{TEXTS.left(formatDay(party.left_at))}</span>
                ) : party.last_screened_at === null ? (
                  <span class="badge danger">{TEXTS.never}</span>
                ) : (
                  <span class="nowrap">{formatTime(party.last_screened_at)}</span>
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
    <h2>{TEXTS.history}</h2>
    <Story label={TEXTS.history}>
      {log.map((line) => (
        <StoryEntry key={line.seq} icon={CircleDot}>
          <p>{term("relationshipEvents", line.event)}</p>
          <p>
            {formatTime(line.at)}, {officerName(line.actor)}
          </p>
          {typeof line.details["reason"] === "string" && <p class="breaks">{line.details["reason"]}</p>}
        </StoryEntry>
      ))}
    </Story>
  </section>
);
