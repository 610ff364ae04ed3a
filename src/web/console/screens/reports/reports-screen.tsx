import { answer, api, type Schemas } from "../../api/client.ts";
import { href } from "../../shell/route.ts";
import { Status } from "../../ui/badges.tsx";
import { formatAge, words } from "../../ui/format.ts";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceGroup } from "../../ui/resource-group.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { SARS } from "./texts.ts";

type Report = Schemas["KnownReports"]["reports"][number];
type Unreported = Schemas["UnreportedCases"]["cases"][number];

const COLUMNS = [
  { title: SARS.columns.draft, statuses: ["draft"] },
  { title: SARS.columns.mlro, statuses: ["pending_mlro"] },
  { title: SARS.columns.file, statuses: ["approved"] },
  { title: SARS.columns.filed, statuses: ["submitted"] },
  { title: SARS.columns.ended, statuses: ["acknowledged", "rejected"] },
] as const;

const POLL_MS = 20_000;

/** Suspicion reports that the officer may know of, by status, and escalated or refused cases without one. */
export function ReportsScreen() {
  const reports = usePages("reports", {
    read: (cursor?: string) => answer(api.GET("/api/sars", { params: { query: { ...(cursor && { cursor }) } } })),
    itemsOf: (page) => page.reports,
    idOf: (report) => report.sar_id,
    pollMs: POLL_MS,
  });
  const unreported = usePages("unreported", {
    read: (cursor?: string) =>
      answer(api.GET("/api/sars/unreported", { params: { query: { ...(cursor && { cursor }) } } })),
    itemsOf: (page) => page.cases,
    idOf: (item) => item.workflow_id,
    pollMs: POLL_MS,
  });
  return (
    <>
      <PageHead title={SARS.title} />
      <ResourceGroup lines={8}>
        <div class="board">
          <section class="panel lane" aria-label={SARS.columns.raise}>
            <LaneHead title={SARS.columns.raise} of={unreported} number={unreported.items.length} />
            <ResourceView of={unreported.first}>
              {() => unreported.items.map((item) => <UnreportedCard key={item.workflow_id} of={item} />)}
            </ResourceView>
            <ShowMore of={unreported} />
          </section>
          {COLUMNS.map(({ title, statuses }, index) => {
            const items = reports.items.filter(({ status }) => (statuses as readonly string[]).includes(status));
            return (
              <section key={title} class="panel lane" aria-label={title}>
                <LaneHead title={title} of={reports} number={items.length} />
                {/* A failure is said once. */}
                {index === 0 && <ResourceView of={reports.first}>{() => null}</ResourceView>}
                {items.map((report) => (
                  <ReportCard key={report.sar_id} of={report} />
                ))}
              </section>
            );
          })}
        </div>
        <ShowMore of={reports} />
      </ResourceGroup>
    </>
  );
}

interface HeadProps {
  readonly title: string;
  readonly of: { readonly first: { readonly data: unknown }; readonly hasMore: boolean };
  readonly number: number;
}

/** What has not been read is no "none", and its number is not known. */
function LaneHead({ title, of: { first, hasMore }, number }: HeadProps) {
  const isRead = first.data !== undefined;
  return (
    <>
      <h2>
        {title} {isRead && <span class="muted num">{hasMore ? `${number}+` : number}</span>}
      </h2>
      {isRead && number === 0 && <Empty>{hasMore ? SARS.noneSoFar : SARS.none}</Empty>}
    </>
  );
}

const UnreportedCard = ({ of }: { readonly of: Unreported }) => (
  <a class="card" href={href("cases", of.workflow_id, "suspicion")}>
    <b class="breaks">{of.company_name}</b>
    <span class="muted">{SARS.unreported}</span>
    <span class="row">
      <Status status={of.case_status} />
      <span class="muted">
        {SARS.nobodyYet} · {formatAge(of.updated_at)}
      </span>
    </span>
  </a>
);

function ReportCard({ of }: { readonly of: Report }) {
  const content = (
    <>
      <b class="breaks">{of.company_name}</b>
      <span class="muted">
        {of.report_type}, {SARS.card.raisedBy(words(of.raised_by))}
      </span>
      {of.case_deleted && <span class="muted">{SARS.caseDeleted}</span>}
      {of.author_absent && <span class="muted">{SARS.authorAbsent}</span>}
      <span class="row">
        <Status status={of.status} />
        <span class="muted">
          {words(of.changed_by)} · {formatAge(of.updated_at)}
        </span>
      </span>
    </>
  );
  return of.case_deleted ? (
    <div class="card">{content}</div>
  ) : (
    <a class="card" href={href("cases", of.workflow_id, "suspicion")}>
      {content}
    </a>
  );
}
