import { z } from "zod";
import { CliError } from "../../program.ts";

const PLATFORM = "https://api.cloudflare.com/client/v4";
const TIMEOUT_MS = 30_000;

const AnswerBody = z.object({ data: z.array(z.record(z.string(), z.unknown())) });
export type Row = z.infer<typeof AnswerBody>["data"][number];

/** Runs a query on the metrics of the deployed service. @throws Error where the platform does not answer it. */
export type QueryAnalytics = (sql: string) => Promise<readonly Row[]>;

/**
 * The SQL API of the Analytics Engine, with the account and token of the environment; `CLOUDFLARE_API_BASE_URL` names
 * another host. The token needs the right "Account Analytics: Read".
 * @throws CliError without account or token
 * @see https://developers.cloudflare.com/analytics/analytics-engine/sql-api/
 */
export function openAnalytics(environment: Readonly<Record<string, string | undefined>>): QueryAnalytics {
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = environment;
  if (!account || !token) throw new CliError("set CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN");
  const base = environment.CLOUDFLARE_API_BASE_URL ?? PLATFORM;
  const address = `${base}/accounts/${encodeURIComponent(account)}/analytics_engine/sql`;
  return async (sql) => {
    const response = await fetch(address, {
      method: "POST",
      headers: { authorization: `Bearer ${token}` },
      body: sql,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`status ${response.status}: ${text.slice(0, 200)}`);
    return AnswerBody.parse(JSON.parse(text)).data;
  };
}
