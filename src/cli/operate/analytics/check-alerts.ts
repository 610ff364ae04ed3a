import type { Alert } from "./monitor-files.ts";
import type { QueryAnalytics, Row } from "./query-analytics.ts";

/** An alert that could not be checked is neither quiet nor firing. */
export type AlertState =
  | { readonly alert: Alert; readonly state: "quiet" }
  | { readonly alert: Alert; readonly state: "fires"; readonly rows: readonly Row[] }
  | { readonly alert: Alert; readonly state: "unknown"; readonly reason: string };

/** Checks one alert after the other, because the platform limits the queries of an account. */
export async function checkAlerts(alerts: readonly Alert[], query: QueryAnalytics): Promise<AlertState[]> {
  const states: AlertState[] = [];
  for (const alert of alerts) states.push(await checkAlert(alert, query));
  return states;
}

async function checkAlert(alert: Alert, query: QueryAnalytics): Promise<AlertState> {
  try {
    const rows = await query(alert.sql);
    const fires = alert.fires === "a row" ? rows.length > 0 : rows.length === 0;
    return fires ? { alert, state: "fires", rows } : { alert, state: "quiet" };
  } catch (error) {
    return { alert, state: "unknown", reason: error instanceof Error ? error.message : String(error) };
  }
}

/** 0: all are quiet; 1: one fires; 2: none fires, but one could not be checked. */
export function exitCodeOf(states: readonly AlertState[]): number {
  if (states.some(({ state }) => state === "fires")) return 1;
  return states.some(({ state }) => state === "unknown") ? 2 : 0;
}

/** One line an alert; one that fires with its rows and where to read what to do. */
export function describeAlerts(states: readonly AlertState[]): string {
  const lines = states.flatMap((one) => {
    const { title } = one.alert;
    if (one.state === "quiet") return [`quiet    ${title}`];
    if (one.state === "unknown") return [`unknown  ${title}: ${one.reason}`];
    const rows = one.rows.map((row) => `           ${JSON.stringify(row)}`);
    return [`FIRES    ${title}: read docs/operations.md#${anchorOf(title)}`, ...rows];
  });
  return `${lines.join("\n")}\n`;
}

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");
