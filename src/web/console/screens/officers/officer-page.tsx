import { answer, api, type Schemas } from "../../api/client.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { officerName } from "../../ui/person.tsx";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { ShowMore } from "../../ui/show-more.tsx";
import { usePages } from "../../ui/use-pages.ts";
import { Handover } from "./handover.tsx";
import { OpenReports } from "./open-reports.tsx";
import { OFFICERS } from "./texts.ts";
import { WORK as TEXTS } from "./work-texts.ts";
import { WorkTable } from "./work-table.tsx";

type Work = Schemas["OfficerWork"];

/** From here on the service counts no further. */
const COUNTED_MAX = 1_000;

/** What an officer must hand over, and to whom it goes. */
export function OfficerPage({ officerId }: { readonly officerId: string }) {
  const me = useOfficer();
  const work = usePages(`work/${officerId}`, {
    read: (cursor?: string) =>
      answer(
        api.GET("/api/officers/{officer_id}/work", {
          params: { path: { officer_id: officerId }, query: { ...(cursor && { cursor }) } },
        }),
      ),
    itemsOf: (page: Work) => page.items,
    idOf: ({ kind, id }) => `${kind} ${id}`,
  });
  return (
    <div class="stack">
      <PageHead title={TEXTS.title(officerName(officerId))} crumb={[OFFICERS.title, "#/officers"]} />
      <ResourceView of={work.first} lines={8}>
        {({ standing, counts }) => (
          <>
            {standing !== null && (
              <Notice tone={standing === "active" ? "info" : "warning"}>{TEXTS.standings[standing]}</Notice>
            )}
            <div class="columns">
              <section class="panel">
                <h2>{TEXTS.work}</h2>
                <p class="muted">{countsLine(counts)}</p>
                {work.items.length === 0 ? <Empty>{TEXTS.empty}</Empty> : <WorkTable items={work.items} />}
                <ShowMore of={work} />
              </section>
              <div class="column">
                {hasRole(me, "compliance_manager") && <Handover officerId={officerId} reload={work.first.reload} />}
                {hasRole(me, "mlro") && <OpenReports officerId={officerId} />}
              </div>
            </div>
          </>
        )}
      </ResourceView>
    </div>
  );
}

function countsLine({ cases, second_approvals, relationships, substitutions }: Work["counts"]): string {
  const number = (count: number) => (count >= COUNTED_MAX ? TEXTS.atLeast(COUNTED_MAX) : String(count));
  return [
    TEXTS.counts.case(number(cases)),
    TEXTS.counts.second_approval(number(second_approvals)),
    TEXTS.counts.relationship(number(relationships)),
    TEXTS.counts.substitution(number(substitutions)),
  ].join(" · ");
}
