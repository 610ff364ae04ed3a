import { error, type Finding } from "./finding.ts";

/** A question to a running service and what it must answer. */
export interface Probe {
  readonly route: string;
  readonly expects: string;
  readonly holds: (status: number, body: unknown) => boolean;
}

/** What is true of every service that runs as it should, whoever asks. */
export const PROBES: readonly Probe[] = [
  { route: "/healthz", expects: "200", holds: (status) => status === 200 },
  { route: "/readyz", expects: "200: its database, files and objects answer", holds: (status) => status === 200 },
  { route: "/api/cases", expects: "401 without a credential", holds: (status) => status === 401 },
  {
    route: "/openapi.json",
    expects: "its interface",
    holds: (status, body) =>
      status === 200 && (body as { openapi?: string } | null)?.openapi?.startsWith("3.1") === true,
  },
];

/** Asks a running service. @returns a finding for each answer that is not as it must be. */
export async function checkService(baseUrl: string): Promise<Finding[]> {
  const answers = await Promise.all(PROBES.map((probe) => ask(baseUrl, probe)));
  return answers.filter((finding) => finding !== null);
}

async function ask(baseUrl: string, { route, expects, holds }: Probe): Promise<Finding | null> {
  const url = `${baseUrl.replace(/\/+$/, "")}${route}`;
  const cure = "npx wrangler tail --env production shows why; /readyz names the store that does not answer";
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
    const body: unknown = await answer.json().catch(() => null);
    return holds(answer.status, body)
      ? null
      : error("service_answers_wrongly", `${url} answers ${answer.status}; expected ${expects}`, cure);
  } catch {
    return error(
      "service_unreachable",
      `${url} does not answer`,
      "check the address, its DNS record and its certificate",
    );
  }
}
