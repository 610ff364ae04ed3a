import { Plus } from "lucide";
import { answer, api } from "../../api/client.ts";
import { useOfficers } from "../../api/officers.ts";
import { useResource } from "../../api/use-resource.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { useCountsOfDesk } from "../../shell/use-counts.ts";
import { Status } from "../../ui/badges.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { CASE_STATUSES } from "../../../../domain/case/case.model.ts";
import { StandingIn } from "../officers/standing-in.tsx";
import { CaseList, PER_PAGE } from "./case-list.tsx";
import { CASES } from "./texts.ts";
import { addressOf, countOf, viewOf, VIEWS } from "./views.ts";

const POLL_MS = 8000;

/** The start page: what needs an officer, by saved views that are addresses; the first due first. */
export function HomeScreen({ route, onNewCase }: ScreenProps) {
  const view = viewOf(route.query.get("view"));
  const page = Math.max(1, Number(route.query.get("page")) || 1);
  const desk = useCountsOfDesk();
  const key = `${view.name}/${page}`;
  const list = useResource(
    `home/${key}`,
    () => {
      const query = { ...view.query, sort: "due_at" as const, page, per_page: PER_PAGE };
      return answer(api.GET("/api/cases", { params: { query } }));
    },
    POLL_MS,
  );
  const events = desk.events;
  return (
    <div class="stack">
      <PageHead title={CASES.home}>
        <button type="button" class="button primary" onClick={onNewCase}>
          <Icon of={Plus} />
          {CASES.newCase}
        </button>
      </PageHead>
      <Tabs
        label={CASES.views.label}
        tabs={[
          ...VIEWS.map((one) => {
            const known = one.name === view.name ? list.data?.total : countOf(one, desk.cases);
            return [
              addressOf(one),
              one.title,
              one.name === view.name,
              known === undefined ? undefined : { of: known },
            ] as const;
          }),
          ["#/monitoring?type=list_entry", CASES.views.hits, false] as const,
          ["#/monitoring", CASES.views.monitoring, false, events === undefined ? undefined : { of: events }] as const,
        ]}
      />
      <CountsByState counts={desk.cases} />
      <Represented />
      <CaseList key={key} of={list} isByDue empty={CASES.empty.home} />
    </div>
  );
}

/** Whose cases are among mine, because they are away. */
const Represented = () => <StandingIn officers={useOfficers().data ?? []} />;

/** How many cases of the tenant are in each state that has cases; each leads to its cases. */
const CountsByState = ({ counts }: { readonly counts: Readonly<Record<string, number>> | undefined }) => (
  <nav class="counts" aria-label={CASES.byState}>
    {counts === undefined ? (
      <span>…</span>
    ) : (
      CASE_STATUSES.filter((status) => (counts[status] ?? 0) > 0).map((status) => (
        <a key={status} href={`#/cases?status=${status}`}>
          <b>{counts[status]}</b>
          <Status status={status} />
        </a>
      ))
    )}
  </nav>
);
