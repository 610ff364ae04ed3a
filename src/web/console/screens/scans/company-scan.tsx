import { useState } from "preact/hooks";
import { answer, api, type Schemas } from "../../api/client.ts";
import { useResource } from "../../api/use-resource.ts";
import { go, href } from "../../shell/route.ts";
import { TextField } from "../../ui/field.tsx";
import { formatNumber, formatPercent, formatTime } from "../../ui/format.ts";
import { Empty, ResourceView } from "../../ui/resource-view.tsx";
import { Notice } from "../../ui/notice.tsx";
import { useAction } from "../../ui/use-action.ts";
import { ScanResult } from "./scan-result.tsx";
import { SCANS } from "./texts.ts";

const TEXTS = SCANS.company;

/** Scans one company, lists its earlier scans, and opens a case for it. */
export function CompanyScan({ initial }: { readonly initial: string }) {
  const [number, setNumber] = useState(initial);
  const [scan, setScan] = useState<Schemas["ScanResult"] | null>(null);
  const [looked, setLooked] = useState<string | null>(initial === "" ? null : initial);
  const at = (reg_number: string) => ({ params: { path: { reg_number } } });
  const run = useAction(async (tier: 1 | 2) => {
    const entity = number.trim();
    const result = await answer(api.POST("/api/scan/entity/{reg_number}", { ...at(entity), body: { tier } }));
    if ("risk_tier" in result) setScan(result);
    setLooked(entity);
  });
  const open = useAction(async () => {
    const body = { target_tier: 3 as const };
    const opened = await answer(api.POST("/api/scan/entity/{reg_number}/escalate", { ...at(number.trim()), body }));
    if ("workflow_id" in opened) go(href("cases", opened.workflow_id));
  });
  const failure = run.failure ?? open.failure;
  const isEmpty = number.trim() === "";
  return (
    <section class="panel">
      <h2>{TEXTS.title}</h2>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void run.run(1);
        }}
      >
        <TextField label={TEXTS.number} value={number} onValue={setNumber} required />
        <p class="row">
          <button type="submit" class="button primary" disabled={run.busy}>
            {run.busy ? SCANS.scanning : TEXTS.scan}
          </button>
          <button type="button" class="button" disabled={run.busy || isEmpty} onClick={() => void run.run(2)}>
            {TEXTS.withMedia}
          </button>
          <button
            type="button"
            class="button"
            disabled={isEmpty}
            onClick={() => {
              setScan(null);
              setLooked(number.trim());
            }}
          >
            {TEXTS.earlier}
          </button>
          {scan && (
            <button type="button" class="button" disabled={open.busy} onClick={() => void open.run()}>
              {TEXTS.openCase}
            </button>
          )}
        </p>
        {failure && <Notice tone="danger">{failure}</Notice>}
      </form>
      {scan && <ScanResult scan={scan} />}
      {looked && <History number={looked} newest={scan?.scan_id ?? ""} />}
    </section>
  );
}

type Unanswered = Schemas["ScanHistoryItem"]["unanswered_sources"];

/** The sources that failed; scans of earlier versions did not record them. */
function failedSources(unanswered: Unanswered) {
  if (unanswered === null) return <span class="muted">{TEXTS.notRecorded}</span>;
  const failed = unanswered.filter((one) => one.failed).map(({ source }) => SCANS.sources[source]);
  return failed.length > 0 && <span class="badge attention">{TEXTS.noAnswer(failed.join(", "))}</span>;
}

function History({ number, newest }: { readonly number: string; readonly newest: string }) {
  const params = { path: { reg_number: number } };
  const history = useResource(`scans/${number}/${newest}`, () =>
    answer(api.GET("/api/scan/entity/{reg_number}/results", { params })),
  );
  return (
    <>
      <h3>{TEXTS.historyOf(formatNumber(number))}</h3>
      <ResourceView of={history} lines={2}>
        {(items) =>
          items.length === 0 ? (
            <Empty>{TEXTS.none}</Empty>
          ) : (
            <ul class="plain">
              {items.map((item) => (
                <li key={item.scan_id} class="row">
                  <span class="num">{formatTime(item.scanned_at)}</span> {TEXTS.tier(item.tier)}
                  {item.risk_tier && <span class={`severity ${item.risk_tier}`}>{SCANS.tiers[item.risk_tier]}</span>}
                  {item.confidence !== null && (
                    <span class="muted">{TEXTS.confidence(formatPercent(item.confidence))}</span>
                  )}
                  {failedSources(item.unanswered_sources)}
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </>
  );
}
