import { error, type Finding, warning } from "./finding.ts";

/** A request to a running service and the answer that it must give. */
export interface Probe {
  readonly route: string;
  readonly expects: string;
  readonly holds: (status: number, body: unknown) => boolean;
}

/** Probes that every correctly running service passes, for any caller. */
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

/** A new service's state until the first list is in force. */
const LISTS = warning(
  "lists_missing",
  "the service refuses every request until a screening list is in force",
  "npm run import:list, as docs/operations.md describes",
);

/** In the form of a refused request, and of `/readyz`. */
const lacksLists = (body: unknown): boolean => {
  const { code, cause, reason } = (body ?? {}) as Readonly<Record<string, unknown>>;
  return (code === "misconfigured" && cause === "lists") || (typeof reason === "string" && reason.includes(" list "));
};

/** Probes a running service. @returns a finding for each wrong answer. */
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
