import { signOfficerToken } from "../../../src/cli/local/officer-token.ts";
import { drawPng, writePdf } from "../../../src/cli/demo/papers.ts";
import type { PortalState } from "../../../src/cli/demo/customer.ts";
import { sleep } from "../../../src/cli/program.ts";
import { SECRET } from "./runtimes.ts";

export const TENANT = "bench";
const NUMBER = "0999900150";

export interface OpenedCase {
  readonly case_id: string;
  readonly workflow_id: string;
  readonly portal_token: string;
}

/** What the measured routes are about: real cases, opened and investigated through the interface. */
export interface World {
  readonly token: string;
  /** Reviewed: its investigation is done and an officer may decide. */
  readonly reviewed: OpenedCase;
  /** Approved: it has a report. */
  readonly approved: OpenedCase;
  /** Collecting: its customer may still hand in. */
  readonly open: OpenedCase;
}

/** @param now by the service's clock */
export const officerToken = (now = new Date()): Promise<string> =>
  signOfficerToken(SECRET, { officer: "alice", roles: ["officer", "compliance_manager"], tenant: TENANT }, now);

export async function call<T>(port: number, method: string, route: string, token?: string, json?: unknown): Promise<T> {
  const isForm = json instanceof FormData;
  const headers = {
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...(json === undefined || isForm ? {} : { "Content-Type": "application/json" }),
  };
  const body = json === undefined ? null : isForm ? json : JSON.stringify(json);
  const answer = await fetch(`http://127.0.0.1:${port}${route}`, { method, headers, body });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${route} answered ${answer.status}: ${text.slice(0, 300)}`);
  return JSON.parse(text) as T;
}

export async function buildWorld(port: number): Promise<World> {
  const token = await officerToken();
  const [reviewed, approved, open] = [
    await openCase(port, token),
    await openCase(port, token),
    await openCase(port, token),
  ];
  await handIn(port, reviewed);
  await waitForReview(port, token, reviewed);
  await handIn(port, approved);
  await waitForReview(port, token, approved);
  const decided = `/api/cases/${approved.workflow_id}/decision`;
  await call(port, "POST", decided, token, { decision: "approve", reason: "Clean." });
  return { token, reviewed, approved, open };
}

export const NEW_CASE = { company_name: "Bakkerij De Linde", company_registration_number: NUMBER, country: "BE" };

export const openCase = (port: number, token: string, number = NUMBER): Promise<OpenedCase> =>
  call<OpenedCase>(port, "POST", "/api/cases", token, { ...NEW_CASE, company_registration_number: number });

/** Hands in every document and every answer, and tells how many requests that took. */
export async function handIn(port: number, opened: OpenedCase): Promise<number> {
  const route = `/api/portal/${opened.portal_token}`;
  const portal = await call<PortalState>(port, "GET", route);
  for (const { id, name, accepted_formats: formats } of portal.document_requirements) {
    const picture = formats.includes("png") && /identity|photo/.test(id);
    const form = new FormData();
    form.set("requirement_id", id);
    form.set(
      "file",
      picture
        ? new File([drawPng(opened.workflow_id)], `${id}.png`, { type: "image/png" })
        : new File([await writePdf(name, [opened.workflow_id])], `${id}.pdf`, { type: "application/pdf" }),
    );
    await call(port, "POST", `${route}/documents`, undefined, form);
  }
  const answers = portal.questions.map(({ id, type, options }) => [
    id,
    id === "beneficial_owners"
      ? "Katrien Vermeulen\nJoris Claes"
      : type === "yes_no"
        ? "no"
        : type === "country"
          ? "BE"
          : (options?.[0] ?? "Trade."),
  ]);
  await call(port, "POST", `${route}/submit`, undefined, { answers: Object.fromEntries(answers) as object });
  return portal.document_requirements.length + 2;
}

export async function waitForReview(port: number, token: string, opened: OpenedCase): Promise<void> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(20)) {
    const { status } = await call<{ status: string }>(port, "GET", `/api/cases/${opened.workflow_id}`, token);
    if (status === "REVIEW_PENDING") return;
    if (status === "FAILED") break;
  }
  throw new Error(`the investigation of ${opened.workflow_id} did not end`);
}
