import { answer, api, type Schemas } from "../../api/client.ts";

export interface BoardItem {
  readonly key: string;
  readonly workflowId: string;
  readonly company: string;
  readonly caseStatus: string;
  /** A report's status, or `none` for a case that waits for one. */
  readonly status: string;
  readonly summary: string;
  readonly by: string;
  readonly changedAt: string;
}

type Case = Schemas["CaseList"]["cases"][number];

const AT_ONCE = 6;
const NEWEST = 100;

/** Reports are asked for case by case, since that is how the interface has them; a few at once. */
export async function readBoard(): Promise<BoardItem[]> {
  const { cases } = await answer(api.GET("/api/cases", { params: { query: { per_page: NEWEST } } }));
  // Before an investigation there is nothing to suspect, but a report may be raised all the same: all are asked.
  const waiting = [...cases];
  const items: BoardItem[] = [];
  const work = async () => {
    for (let item = waiting.shift(); item; item = waiting.shift()) items.push(...(await readItems(item)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return items.toSorted((a, b) => b.changedAt.localeCompare(a.changedAt));
}

async function readItems(item: Case): Promise<BoardItem[]> {
  const sars = await answer(api.GET("/cases/{case_id}/sar", { params: { path: { case_id: item.case_id } } }));
  const common = { workflowId: item.workflow_id, company: item.company_name, caseStatus: item.status };
  if (sars.length === 0) {
    if (item.status !== "ESCALATED") return [];
    const summary = "Escalated, without a report.";
    return [{ ...common, key: item.case_id, status: "none", summary, by: "nobody yet", changedAt: item.updated_at }];
  }
  return sars.map((sar) => ({
    ...common,
    key: sar.sar_id,
    status: sar.status,
    summary: sar.reason.length > 140 ? `${sar.reason.slice(0, 140)}…` : sar.reason,
    by: sar.history.at(-1)?.actor ?? sar.raised_by,
    changedAt: sar.updated_at,
  }));
}
