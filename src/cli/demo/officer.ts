import type { z } from "zod";
import type { AuditView, CreatedCaseView } from "../../features/cases/cases.responses.ts";
import type { DecisionAnswerView } from "../../features/decisions/decisions.responses.ts";
import { CliError, sleep } from "../program.ts";
import type { Answer, Api, Problem } from "./api.ts";
import type { Applicant } from "./applicant.ts";
import type { AiBrief, CaseDetail, DocumentReading } from "./findings.ts";
import { detail, seconds, step, table } from "./screen.ts";

type CreatedCase = z.infer<typeof CreatedCaseView>;
type Decided = z.infer<typeof DecisionAnswerView>;

const AT_WORK: readonly string[] = ["DOCUMENTS_RECEIVED", "INVESTIGATING"];
const TIMEOUT_MS = 120_000;

/** An officer at work on one case. */
export class Officer {
  readonly name: string;
  readonly token: string;
  readonly #api: Api;

  constructor(api: Api, name: string, token: string) {
    this.#api = api;
    this.name = name;
    this.token = token;
  }

  async openCase(applicant: Applicant): Promise<CreatedCase> {
    step(`Officer ${this.name} opens a case on ${applicant.name} (${applicant.shownNumber})`);
    const started = performance.now();
    const { body } = await this.#api.call<CreatedCase>("POST", "/api/cases", {
      token: this.token,
      json: {
        company_name: applicant.name,
        company_registration_number: applicant.number,
        country: "BE",
        ...(applicant.website === null ? {} : { website_url: applicant.website }),
      },
    });
    const { vies_enrichment: vies, companydata_enrichment: data, website_validation: site } = body;
    table([
      ["Case", `${body.workflow_id}, ${body.status}, in ${seconds(started)}`],
      [
        "VAT",
        vies === null ? "no answer in time" : vies.vies_valid ? `valid, ${vies.vies_name ?? "no name"}` : "not valid",
      ],
      ["Company data", data === null ? "no answer in time" : (data.company_name ?? "not known")],
      ["Website", site === null ? "not checked" : `${site.url} ${site.accessible ? "answers" : "does not answer"}`],
      ["Portal link", body.portal_url],
    ]);
    return body;
  }

  readCase(workflowId: string): Promise<CaseDetail> {
    return this.#read(`/api/cases/${workflowId}`);
  }

  readBrief(workflowId: string): Promise<AiBrief> {
    return this.#read(`/api/cases/${workflowId}/ai-brief`);
  }

  /** What was read of each document that has been read by now. */
  async readReadings({ workflow_id: id, documents }: CaseDetail): Promise<DocumentReading[]> {
    const read = documents.filter(({ reading }) => reading !== null && reading.status !== "pending");
    return Promise.all(
      read.map(({ document_id: document }) =>
        this.#read<DocumentReading>(`/api/cases/${id}/documents/${document}/reading`),
      ),
    );
  }

  readAudit(workflowId: string): Promise<z.infer<typeof AuditView>> {
    return this.#read(`/api/cases/${workflowId}/audit`);
  }

  /** Waits for the end of the investigation and prints the case's log meanwhile. */
  async watchInvestigation(workflowId: string): Promise<CaseDetail> {
    step("The service investigates");
    const started = performance.now();
    for (let told = 0, beat = 1; performance.now() - started < TIMEOUT_MS; beat++) {
      const found = await this.readCase(workflowId);
      const events = found.audit_log.slice(
        found.audit_log.findLastIndex(({ event }) => event === "DOCUMENTS_SUBMITTED"),
      );
      for (const { event, timestamp } of events.slice(told)) {
        detail(`${secondsBetween(events[0]!.timestamp, timestamp)}  ${event}`);
      }
      told = events.length;
      if (!AT_WORK.includes(found.status)) return found;
      if (beat % 10 === 0) detail(`${seconds(started).padStart(6)}  ${found.status}`);
      await sleep(100);
    }
    throw new CliError(`the investigation of ${workflowId} has not ended within ${TIMEOUT_MS / 1000} s`);
  }

  /** Sends a decision; a gate that blocks it answers 409. */
  async decide(workflowId: string, json: Readonly<Record<string, unknown>>): Promise<Answer<Decided & Problem>> {
    const route = `/api/cases/${workflowId}/decision`;
    const answer = await this.#api.call<Decided & Problem>("POST", route, { token: this.token, json, expected: [409] });
    const { status, body } = answer;
    const open = body.open_checks?.length ? ` (${body.open_checks.join(", ")})` : "";
    const said =
      status === 409 ? `409 ${body.gate ?? body.code}: ${body.detail}${open}` : `${body.status}: ${body.message}`;
    detail(`${this.name} decides ${String(json.decision)} → ${said}`);
    return answer;
  }

  /** Gives the second approval; an officer who may not gets 403. */
  async confirm(workflowId: string): Promise<Answer<Decided & Problem>> {
    const json = { decision: "approve", comment: "Read and agreed." };
    const route = `/api/cases/${workflowId}/decision/second-approval`;
    const answer = await this.#api.call<Decided & Problem>("POST", route, {
      token: this.token,
      json,
      expected: [403],
    });
    const { status, body } = answer;
    const said = status === 403 ? `403 ${body.code}: ${body.detail}` : `${body.status}: ${body.message}`;
    detail(`${this.name} gives the second approval → ${said}`);
    return answer;
  }

  async #read<T>(route: string): Promise<T> {
    return (await this.#api.call<T>("GET", route, { token: this.token })).body;
  }
}

const secondsBetween = (start: string, end: string): string =>
  `${((Date.parse(end) - Date.parse(start)) / 1000).toFixed(2)} s`.padStart(6);
