import type { Campaign, Failure } from "./campaign.ts";

const SHOWN_CHARS = 1_500;

/** How to have a failure again: the request as it went out. */
export function describeFailure({ operation, faults, plan, request, status, answer }: Failure): string {
  const headers = request.headers.map(([name, value]) => `   ${name}: ${secretless(name, value)}`);
  const body =
    typeof request.body === "string" ? request.body : request.body && Buffer.from(request.body).toString("latin1");
  return [
    `× ${operation}: ${faults.join("; ")}`,
    `   ${request.method} ${shorten(request.target)} as ${plan.credential}`,
    ...headers,
    ...(body ? [`   ${shorten(JSON.stringify(body))}`] : []),
    `   → ${status} ${shorten(answer)}`,
  ].join("\n");
}

export const kindOf = ({ operation, faults }: Failure): string => `${operation} ${faults.join(" ").slice(0, 200)}`;

/** Failures of one kind are shown once. */
export function distinctFailures(failures: readonly Failure[]): Failure[] {
  const seen = new Map<string, Failure>();
  for (const failure of failures) {
    if (!seen.has(kindOf(failure))) seen.set(kindOf(failure), failure);
  }
  return [...seen.values()];
}

export function describeCounts({ counts }: Campaign): string {
  const head = ["operation", "sent", "5xx", "wrong", "all", "slowest", "answered"];
  const rows = [...counts].map(([id, c]) => [
    id,
    ...[c.sent, c.serverErrors, c.nonconforming].map(String),
    `${(c.spentMs / 1000).toFixed(1)} s`,
    `${Math.round(c.slowestMs)} ms`,
    [...c.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, times]) => `${status}×${times}`)
      .join(" "),
  ]);
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i]!.length)));
  const write = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 || i === row.length - 1 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)))
      .join("  ");
  return [head, ...rows].map(write).join("\n");
}

const secretless = (name: string, value: string): string => (name === "Authorization" ? "Bearer …" : shorten(value));

const shorten = (text: string): string =>
  text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}… (${text.length} characters)` : text;
