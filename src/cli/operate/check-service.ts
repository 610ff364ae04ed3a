import { error, type Finding, warning } from "./finding.ts";

/** A question to a running service and what it must answer. */
export interface Probe {
  readonly route: string;
  readonly expects: string;
  readonly holds: (status: number, body: unknown) => boolean;
}

/** What is true of every service that runs as it should, whoever asks. */
export const PROBES: readonly Probe[] = [
  { route: "/healthz", expects: "200", holds: (status) => status === 200 },
  {
    route: "/readyz",
    expects: "200: its database, files and objects answer and its configuration is valid",
    holds: (status) => status === 200,
  },
  { route: "/api/cases", expects: "401 without a credential", holds: (status) => status === 401 },
  {
    route: "/openapi.json",
    expects: "its interface",
    holds: (status, body) =>
      status === 200 && (body as { openapi?: string } | null)?.openapi?.startsWith("3.1") === true,
  },
];

/** What a new service says of itself until the first list is in force. */
const LISTS = warning(
  "lists_missing",
  "the service refuses every request until a screening list is in force",
  "npm run import:list, as docs/operations.md describes",
);

/** As the service refuses a request, and as `/readyz` says it. */
const lacksLists = (body: unknown): boolean => {
  const { code, cause, reason } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return (code === "misconfigured" && cause === "lists") || (typeof reason === "string" && reason.includes(" list "));
};

/** Asks a running service. @returns a finding for each answer that is not as it must be. */
export async function checkService(baseUrl: string): Promise<Finding[]> {
  const answers = await Promise.all(PROBES.map((probe) => ask(baseUrl, probe)));
  const findings = answers.filter((finding) => finding !== null);
  // Without lists the service refuses every check in the same way: report it once.
  return findings.filter(({ id }, at) => id !== LISTS.id || at === findings.findIndex((finding) => finding.id === id));
}

async function ask(baseUrl: string, { route, expects, holds }: Probe): Promise<Finding | null> {
  const url = `${baseUrl.replace(/\/+$/, "")}${route}`;
  const fix =
    "npx wrangler tail --env production shows why; /readyz names the store that does not answer or the setting that is wrong";
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
    const body: unknown = await answer.json().catch(() => null);
    if (!holds(answer.status, body) && lacksLists(body)) return LISTS;
    return holds(answer.status, body)
      ? null
      : error("service_answers_wrongly", `${url} answers ${answer.status}; expected ${expects}`, fix);
  } catch {
    return error(
      "service_unreachable",
      `${url} does not answer`,
      "check the address, its DNS record and its certificate",
    );
  }
}
