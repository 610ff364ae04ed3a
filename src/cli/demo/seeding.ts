import { isoTime } from "../../platform/clock.ts";
import { CliError, sleep } from "../program.ts";
import type { Api, Problem } from "./api.ts";
import { type Applicant, findApplicant } from "./applicant.ts";
import type { PortalState } from "./customer.ts";
import type { CaseDetail } from "./findings.ts";
import { drawCompanyPaper } from "./company-papers.ts";
import { drawPng, writePdf } from "./papers.ts";

const AT_WORK: readonly string[] = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];
const INVESTIGATION_MS = 90_000;

export interface SeededCase {
  readonly caseId: string;
  readonly workflowId: string;
  readonly portalToken: string;
  readonly number: string;
}

interface CaseChanges {
  readonly template_id?: string;
}

/** Officers and customers of the demonstration, without the scenario. */
export class Seeding {
  readonly #api: Api;
  readonly #tokens: Readonly<Record<string, string>>;
  readonly #drawPicture: typeof drawPng | null;

  /** @param drawPicture draws what customers hand in as a copy of a card or a passport; without it, a card that can be read. */
  constructor(api: Api, tokens: Readonly<Record<string, string>>, drawPicture: typeof drawPng | null = null) {
    this.#api = api;
    this.#tokens = tokens;
    this.#drawPicture = drawPicture;
  }

  async call<T>(officer: string, method: string, route: string, json?: unknown): Promise<T> {
    const token = this.#tokens[officer]!;
    return (await this.#api.call<T>(method, route, { token, ...(json === undefined ? {} : { json }) })).body;
  }

  hasRoute(route: string): Promise<boolean> {
    return this.#api.has(route);
  }

  async openCase(number: string, changes: CaseChanges = {}): Promise<SeededCase> {
    const applicant = findApplicant({ number, owners: [] });
    const created = await this.call<{ case_id: string; workflow_id: string; portal_token: string }>(
      "alice",
      "POST",
      "/api/cases",
      {
        company_name: applicant.name,
        company_registration_number: number,
        country: "BE",
        ...changes,
        ...(applicant.website === null ? {} : { website_url: applicant.website }),
      },
    );
    return { caseId: created.case_id, workflowId: created.workflow_id, portalToken: created.portal_token, number };
  }

  /** The customer submits everything; owners may differ from the registers, and answers from the harmless ones. */
  async handIn(
    seeded: SeededCase,
    owners: readonly string[] = [],
    given: Readonly<Record<string, string>> = {},
  ): Promise<void> {
    const route = `/api/portal/${seeded.portalToken}`;
    const { body: portal } = await this.#api.call<PortalState>("GET", route);
    const applicant = findApplicant({ number: seeded.number, owners });
    for (const { id, name, required } of portal.document_requirements) {
      if (required) await this.#upload(route, id, name, applicant);
    }
    for (const { id, description, response_type } of portal.follow_up_tasks) {
      if (response_type === "document") await this.#upload(route, id, description, applicant);
    }
    const answers = Object.fromEntries(
      portal.questions.map(({ id, type, options }) => [
        id,
        given[id] ?? applicant.answers[id] ?? plainAnswer(type, options),
      ]),
    );
    const responses = portal.follow_up_tasks
      .filter(({ response_type }) => response_type !== "document")
      .map(({ id }) => [id, "It is as declared; our accountant confirms it."]);
    const json = { answers, task_responses: Object.fromEntries(responses) as Record<string, string> };
    await this.#api.call("POST", `${route}/submit`, { json });
  }

  async #upload(route: string, id: string, title: string, applicant: Applicant): Promise<void> {
    const form = new FormData();
    form.set("requirement_id", id);
    const today = isoTime(new Date()).slice(0, 10);
    const lines = [`Company: ${applicant.name}`, `Date: ${today}`];
    const isIdentity = /identity|photo|passport/.test(id);
    const drawn = isIdentity && this.#drawPicture ? null : await drawCompanyPaper(id, applicant, today);
    const isPicture = isIdentity && drawn === null;
    const draw = this.#drawPicture ?? drawPng;
    const bytes = drawn ?? (isPicture ? draw(`${applicant.name} ${title}`) : await writePdf(title, lines));
    const type = isPicture ? "image/png" : "application/pdf";
    form.set("file", new File([bytes], isPicture ? `${id}.png` : `${id}.pdf`, { type }));
    await this.#api.call("POST", `${route}/documents`, { form });
  }

  /** Waits for the end of an investigation. */
  async reviewed(seeded: SeededCase): Promise<CaseDetail> {
    for (const deadline = Date.now() + INVESTIGATION_MS; ; await sleep(150)) {
      const detail = await this.call<CaseDetail>("alice", "GET", `/api/cases/${seeded.workflowId}`);
      if (!AT_WORK.includes(detail.status) || Date.now() > deadline) return detail;
    }
  }

  async investigate(number: string, owners: readonly string[] = []): Promise<SeededCase> {
    const seeded = await this.openCase(number);
    await this.handIn(seeded, owners);
    await this.reviewed(seeded);
    return seeded;
  }

  decide(seeded: SeededCase, json: object, officer = "alice"): Promise<{ status: string }> {
    return this.call(officer, "POST", `/api/cases/${seeded.workflowId}/decision`, json);
  }

  /** Tries a decision that a gate must block. @throws CliError when another gate blocks it, or none. */
  async refused(seeded: SeededCase, json: object, gate: string): Promise<void> {
    const route = `/api/cases/${seeded.workflowId}/decision`;
    const { status, body } = await this.#api.call<Problem>("POST", route, {
      token: this.#tokens["alice"]!,
      json,
      expected: [409],
    });
    if (status !== 409 || body.gate !== gate) {
      throw new CliError(`the decision met ${body.gate ?? `status ${status}`}, not the gate ${gate}`);
    }
  }

  confirm(seeded: SeededCase, officer = "bob"): Promise<{ status: string }> {
    const json = { decision: "approve", comment: "Read and agreed." };
    return this.call(officer, "POST", `/api/cases/${seeded.workflowId}/decision/second-approval`, json);
  }
}

function plainAnswer(type: string, options: readonly string[] | null): string {
  if (type === "yes_no") return "no";
  if (type === "country") return "BE";
  if (type === "date") return "2026-01-01";
  return options?.[0] ?? "As described in the documents.";
}
