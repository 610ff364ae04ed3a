import { answer, api, saveFile } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { hasRole, useOfficer } from "../../session/session.ts";
import { href, replaceQuery } from "../../shell/route.ts";
import type { ScreenProps } from "../../shell/screen-props.ts";
import { TextField } from "../../ui/field.tsx";
import { formatTime } from "../../ui/format.ts";
import { Notice } from "../../ui/notice.tsx";
import { PageHead } from "../../ui/page-head.tsx";
import { ResourceView } from "../../ui/resource-view.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { useAction } from "../../ui/use-action.ts";
import { type Figure, FigurePanel, isEmpty } from "./figure-panel.tsx";
import { FIGURES as TEXTS } from "./texts.ts";

const REPORTS = {
  management: "/api/reports/management-information",
  suspicion: "/api/reports/suspicion-reports",
} as const;
const FORMATS = ["pdf", "csv"] as const;

/** Figures of a period for management and a supervisor; those of reports to the FIU for an MLRO alone. */
export function FiguresScreen({ route }: ScreenProps) {
  const officer = useOfficer();
  const isMlro = hasRole(officer, "mlro");
  const report = isMlro && route.path[1] === "suspicion" ? "suspicion" : "management";
  const [from, to] = [route.query.get("from") ?? "", route.query.get("to") ?? ""];
  const query = { ...(from && { from }), ...(to && { to }) };
  const period = new URLSearchParams(query).toString();
  const figures = useResource(`figures/${report}?${period}`, () =>
    answer(api.GET(REPORTS[report], { params: { query } })),
  );
  const save = useAction((format: (typeof FORMATS)[number]) =>
    saveFile(`${REPORTS[report]}?${new URLSearchParams({ ...query, format })}`, `${TEXTS.file[report]}.${format}`),
  );
  const behind = period === "" ? "" : `?${period}`;
  return (
    <div class="stack">
      <PageHead title={TEXTS.title}>
        {FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            class="button"
            disabled={save.busy || figures.data === undefined}
            onClick={() => void save.run(format)}
          >
            {TEXTS.save(format.toUpperCase())}
          </button>
        ))}
      </PageHead>
      {isMlro && (
        <Tabs
          label={TEXTS.title}
          tabs={[
            [`${href("figures")}${behind}`, TEXTS.tabs.management, report === "management"],
            [`${href("figures", "suspicion")}${behind}`, TEXTS.tabs.suspicion, report === "suspicion"],
          ]}
        />
      )}
      <div class="period">
        <TextField
          label={TEXTS.from}
          type="month"
          value={from}
          hint={TEXTS.fromHint}
          onValue={(value) => replaceQuery({ from: value })}
        />
        <TextField
          label={TEXTS.to}
          type="month"
          value={to}
          hint={TEXTS.toHint}
          onValue={(value) => replaceQuery({ to: value })}
        />
      </div>
      {save.failure && <Notice tone="danger">{save.failure}</Notice>}
      {report === "suspicion" ? (
        <Notice tone="warning">{TEXTS.confidential}</Notice>
      ) : (
        <p class="muted">{TEXTS.withoutReports}</p>
      )}
      <ResourceView of={figures} lines={12}>
        {(read) => (
          <>
            <p class="muted">{TEXTS.made(read.from, read.to, formatTime(read.generated_at))}</p>
            {[...new Set(read.figures.map(({ section }) => section))].map((section) => (
              <Section
                key={section}
                title={(TEXTS.sections as Readonly<Record<string, string>>)[section]!}
                figures={read.figures.filter((figure) => figure.section === section)}
              />
            ))}
          </>
        )}
      </ResourceView>
    </div>
  );
}

/** What was counted, and in one line what nothing was counted for. */
function Section({ title, figures }: { readonly title: string; readonly figures: readonly Figure[] }) {
  const empty = figures.filter(isEmpty);
  return (
    <section class="stack">
      <h2>{title}</h2>
      <div class="figures">
        {figures
          .filter((figure) => !isEmpty(figure))
          .map((figure) => (
            <FigurePanel key={figure.figure} figure={figure} />
          ))}
      </div>
      {empty.length > 0 && (
        <details>
          <summary>{TEXTS.nothing(empty.length)}</summary>
          <ul class="plain" lang="en">
            {empty.map((figure) => (
              <li key={figure.figure}>
                <strong>{figure.title}</strong> <span class="muted">{figure.definition}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
