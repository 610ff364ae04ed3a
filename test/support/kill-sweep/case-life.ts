import { createHash } from "node:crypto";
import { drawPng, writePdf } from "../../../src/cli/demo/papers.ts";
import type { PortalState } from "../../../src/cli/demo/customer.ts";
import type { CaseDetail } from "../../../src/cli/demo/findings.ts";
import { checkAuditChain, type AuditLog } from "../audit-chain.ts";
import { type HandedIn, type OpenedCase, portalRoute } from "../main-job.ts";
import type { Findings } from "./findings.ts";
import type { StubbornClient } from "./stubborn-client.ts";

/** Tables of the database with what must be in them, and nothing else, each as often as it is listed. */
export type DueRows = Readonly<Record<string, readonly string[]>>;

/** Something that goes its whole way through a service that dies now and then, and is read back at its end. */
export interface Life {
  run(): Promise<void>;
  /** Reads back all that was acknowledged. */
  check(findings: Findings): Promise<void>;
  /** What it leaves, in the words of `TABLES` of reconcile.ts. */
  due(): DueRows;
}

export interface Stage {
  readonly client: StubbornClient;
  /** Unlike that of any other life; it is part of the names of its officers. */
  readonly id: string;
}

/** More than one part of an upload, so that it is staged on its way. */
const LARGE_BYTES = 6_000_000;

interface ListedDocument {
  readonly key: string;
  /** Null where nothing reads it. */
  readonly reading: { readonly status: string } | null;
}

/** What an entry of the log says of an alert; the same twice is one change told twice. */
const alertChange = ({ event, details }: AuditLog["entries"][number]): string => {
  const { alert_id, severity } = details as { readonly alert_id: string; readonly severity: string };
  return `${event} ${alert_id} ${severity}`;
};

/** A life that has a case, and what must be found of it. */
export abstract class CaseLife implements Life {
  readonly client: StubbornClient;
  readonly id: string;
  opened!: OpenedCase;
  readonly handedIn: HandedIn[] = [];
  /** Of the case's audit chain, beside those of the documents. */
  readonly events: string[] = [];
  /** `source_component` of the signals that are due. */
  readonly signals: string[] = [];
  status = "AWAITING_DOCUMENTS";
  iterations = 0;
  decisions = 0;

  constructor({ client, id }: Stage) {
    this.client = client;
    this.id = id;
  }

  abstract run(): Promise<void>;

  get officer(): Promise<string> {
    return this.client.service.token(`officer-${this.id}`);
  }

  get manager(): Promise<string> {
    return this.client.service.token(`manager-${this.id}`, ["compliance_manager"]);
  }

  get mlro(): Promise<string> {
    return this.client.service.token(`mlro-${this.id}`, ["mlro"]);
  }

  get caseRoute(): string {
    return `/api/cases/${this.opened.workflow_id}`;
  }

  async open(number: string, name: string): Promise<void> {
    this.opened = await this.client.write<OpenedCase>({
      what: "create",
      method: "POST",
      route: "/api/cases",
      token: await this.officer,
      json: { company_name: name, company_registration_number: number, country: "BE" },
      expected: 201,
    });
    this.events.push("CASE_CREATED");
  }

  /** Hands in what the portal asks for, the first of it as a large file where that is wanted. */
  async uploadEverything({ large = false } = {}): Promise<void> {
    const { body } = await this.client.read<PortalState>(portalRoute(this.opened));
    for (const [at, { id, name }] of body.document_requirements.entries()) {
      const pdf = await writePdf(name, [this.opened.workflow_id, id]);
      const bytes = large && at === 0 ? Buffer.concat([pdf, Buffer.alloc(LARGE_BYTES, "\n% padding")]) : pdf;
      await this.upload(id, bytes, `${id}.pdf`, "application/pdf");
    }
  }

  async upload(requirementId: string, bytes: Uint8Array<ArrayBuffer>, filename: string, type: string): Promise<void> {
    const form = new FormData();
    form.set("requirement_id", requirementId);
    form.set("file", new File([bytes], filename, { type }));
    const { minio_key: key } = await this.client.write<{ minio_key: string }>({
      what: "upload",
      method: "POST",
      route: `${portalRoute(this.opened)}/documents`,
      form,
      expected: 201,
    });
    this.handedIn.push({ requirementId, key, bytes });
  }

  /** Answers what a follow-up asks, with a picture for each document. */
  async answerFollowUp(): Promise<Record<string, string>> {
    const { body } = await this.client.read<PortalState>(portalRoute(this.opened));
    const responses: Record<string, string> = {};
    for (const { id, response_type: type } of body.follow_up_tasks) {
      if (type === "document") await this.upload(id, drawPng(`${this.id} ${id}`), `${id}.png`, "image/png");
      else responses[id] = `Answer of ${this.id}`;
    }
    return responses;
  }

  async submit(owners: string, taskResponses: Record<string, string> = {}): Promise<void> {
    await this.client.write({
      what: "submit",
      method: "POST",
      route: `${portalRoute(this.opened)}/submit`,
      json: { answers: { beneficial_owners: owners }, task_responses: taskResponses },
      expected: 200,
    });
    this.iterations++;
    const after = ["DOCUMENTS_SUBMITTED", "INVESTIGATION_STARTED", "INVESTIGATION_COMPLETED", "TIER_APPLIED"];
    this.events.push(...after);
  }

  async investigated(): Promise<void> {
    await this.client.until<CaseDetail>("the case is investigated", this.caseRoute, await this.officer, (found) => {
      return found.status === "REVIEW_PENDING" && found.current_iteration === this.iterations;
    });
    this.status = "REVIEW_PENDING";
  }

  /** Sends signals as the console does. */
  async signal(count: number): Promise<void> {
    const json = { signal_type: "custom_task_added", iteration: this.iterations };
    for (let n = 1; n <= count; n++) {
      const source = `${this.id}-signal-${this.signals.length}`;
      await this.client.write({
        what: "signal",
        method: "POST",
        route: `${this.caseRoute}/signals`,
        token: await this.officer,
        json: { ...json, source_component: source },
        expected: 202,
      });
      this.signals.push(source);
    }
  }

  /** A decision that the case leaves `after` by; `events` are those of its audit chain. */
  async decide(json: object, after: string, events: readonly string[]): Promise<void> {
    const { status } = await this.client.write({
      what: "decision",
      method: "POST",
      route: `${this.caseRoute}/decision`,
      token: await this.officer,
      json,
      expected: 200,
    });
    this.#decided(status, after, events);
  }

  async approveSecond(after: string): Promise<void> {
    const { status } = await this.client.write({
      what: "second approval",
      method: "POST",
      route: `${this.caseRoute}/decision/second-approval`,
      token: await this.manager,
      json: { decision: "approve", comment: "The customer explained it." },
      expected: 200,
    });
    this.#decided(status, after, ["SECOND_APPROVAL_GIVEN", "DECISION_APPLIED"]);
  }

  #decided(status: string, after: string, events: readonly string[]): void {
    if (status !== after) throw new Error(`the decision led to ${status} instead of ${after}`);
    this.status = after;
    this.events.push(...events);
    if (!events.includes("DECISION_APPLIED")) return;
    this.decisions++;
    this.signals.push("decision");
  }

  /** A gate is in the way, and says so. */
  async beBlocked(json: object): Promise<void> {
    await this.client.write({
      what: "blocked decision",
      method: "POST",
      route: `${this.caseRoute}/decision`,
      token: await this.officer,
      json,
      expected: 409,
    });
    this.events.push("DECISION_BLOCKED");
  }

  due(): DueRows {
    const { workflow_id: workflowId } = this.opened;
    return { cases: [workflowId], memory_signals: this.signals.map((source) => `${workflowId} ${source}`) };
  }

  async check(findings: Findings): Promise<void> {
    const { client, id } = this;
    const token = await this.officer;
    const { body: found } = await client.read<CaseDetail>(this.caseRoute, { token });
    findings.compare(
      `${id}: end`,
      [`${this.status} ${this.iterations}`],
      [`${found.status} ${found.current_iteration}`],
    );
    await this.#checkAudit(findings, token);
    await this.#checkFiles(findings, token, found);
    this.#checkInvestigations(findings, found);
    await this.#checkLearning(findings, token);
  }

  async #checkAudit(findings: Findings, token: string): Promise<void> {
    const { body: log } = await this.client.read<AuditLog>(`${this.caseRoute}/audit`, { token });
    const uploads = this.handedIn.map(() => "DOCUMENT_UPLOADED");
    try {
      const events = checkAuditChain(log);
      const read = events.filter((event) => event === "DOCUMENT_READ");
      const others = events.filter((event) => event !== "DOCUMENT_READ" && !event.startsWith("ALERT_"));
      findings.compare(`${this.id}: audit`, [...this.events, ...uploads], others);
      findings.check(`${this.id}: each document is read once`, read.length <= uploads.length);
      const alerts = log.entries.filter(({ event }) => event.startsWith("ALERT_")).map(alertChange);
      findings.compare(`${this.id}: changes of alerts`, [...new Set(alerts)], alerts);
    } catch (error) {
      findings.broken.push(`${this.id}: audit chain: ${String(error)}`);
    }
  }

  async #checkFiles(findings: Findings, token: string, found: CaseDetail): Promise<void> {
    const listed = found.documents.filter(({ source }) => source === "customer").map(({ key }) => key);
    const due = this.handedIn.map(({ key }) => key);
    findings.compare(`${this.id}: documents`, due, listed);
    const { body: documents } = await this.client.read<readonly ListedDocument[]>(`${this.caseRoute}/documents`, {
      token,
    });
    for (const { key, bytes } of this.handedIn) {
      const route = `${this.caseRoute}/documents/download?key=${encodeURIComponent(key)}`;
      const { status, body } = await this.client.read<Uint8Array>(route, { token });
      findings.check(`${this.id}: the bytes of ${key}`, status === 200 && Buffer.from(body).equals(bytes));
      const isPdf = Buffer.from(bytes).subarray(0, 4).toString() === "%PDF";
      const reading = documents.find((one) => one.key === key)?.reading?.status;
      findings.check(`${this.id}: no kill makes ${key} unreadable`, !isPdf || reading !== "unreadable");
    }
    const { body } = await this.client.read(`${this.caseRoute}/evidence`, { token });
    for (const { data_hash, raw_data } of body.evidence) {
      const hash = createHash("sha256").update(raw_data.body, raw_data.encoding).digest("hex");
      findings.check(`${this.id}: the hash of ${data_hash}`, data_hash === `sha256:${hash}`);
    }
    this.#checkOnce(
      findings,
      "evidence",
      body.evidence.map((one: { id: string }) => one.id),
    );
  }

  #checkInvestigations(findings: Findings, found: CaseDetail): void {
    const due = Array.from({ length: this.iterations }, (_, at) => String(at + 1));
    const results = found.investigation_results;
    findings.compare(
      `${this.id}: investigations`,
      due,
      results.map(({ iteration }) => String(iteration)),
    );
    for (const { iteration, findings: seen } of results) {
      this.#checkOnce(
        findings,
        `findings of ${iteration}`,
        seen.map((finding) => finding.id),
      );
    }
  }

  /** What others learn of a case in the background: memory and the officer's track record. */
  async #checkLearning(findings: Findings, token: string): Promise<void> {
    const route = `/api/memory/case/${this.opened.workflow_id}`;
    const story = await this.client.until("its signals are ingested", route, token, ({ signals, learned }) => {
      return signals.total >= this.signals.length && learned.pending_sync === 0;
    });
    const sources = story.signals.items.map(({ source }: { source: string }) => source);
    findings.compare(`${this.id}: signals`, this.signals, sources);
    const { body: tiers } = await this.client.read("/api/automation/tiers", { token });
    const counted = tiers.reduce((sum: number, tier: { cases_completed: number }) => sum + tier.cases_completed, 0);
    findings.check(`${this.id}: ${this.decisions} decisions, ${counted} counted`, counted === this.decisions);
  }

  #checkOnce(findings: Findings, what: string, ids: readonly string[]): void {
    findings.compare(`${this.id}: ${what}`, [...new Set(ids)], ids);
  }
}
