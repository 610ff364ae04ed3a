import { unzipSync } from "fflate";
import { verifyPack } from "../../../src/features/case-pack/verify-pack.ts";
import type { Delivery, WebhookReceiver } from "../webhook-receiver.ts";
import { CaseLife, type DueRows, type Stage } from "./case-life.ts";
import type { Findings } from "./findings.ts";

/** A clean company that a partner verifies too, with a memorandum, up to the approval. */
export class CleanLife extends CaseLife {
  #verificationId = "";
  #memoId = "";
  readonly #receiver: WebhookReceiver;

  constructor(stage: Stage, receiver: WebhookReceiver) {
    super(stage);
    this.#receiver = receiver;
  }

  async run(): Promise<void> {
    await this.open("0999900150", "Bakkerij De Linde");
    await this.uploadEverything({ large: true });
    await this.#orderVerification();
    await this.submit("Katrien Vermeulen\nJoris Claes");
    await this.signal(3);
    await this.investigated();
    await this.client.untilTrue("the callback came", () => this.#callbacks().length > 0);
    this.events.push("VERIFICATION_LINKED");
    await this.#writeMemorandum();
    await this.decide({ decision: "approve" }, "APPROVED", ["DECISION_APPLIED"]);
  }

  #callbacks(): Delivery[] {
    return this.#receiver.deliveries.filter(({ body }) => body.includes(this.#verificationId));
  }

  async #orderVerification(): Promise<void> {
    const { verification_id } = await this.client.write({
      what: "verification",
      method: "POST",
      route: "/v1/peppol/verify",
      headers: { "X-API-Key": "demo-partner-key" },
      json: {
        enterprise_number: "0999900150",
        requestor_id: this.id,
        callback_url: this.#receiver.url,
        workflow_id: this.opened.workflow_id,
      },
      expected: 202,
    });
    this.#verificationId = verification_id;
  }

  async #writeMemorandum(): Promise<void> {
    const token = await this.officer;
    const route = `/cases/${this.opened.workflow_id}/decision-memorandum`;
    const memo = { what: "memorandum", token } as const;
    const json = { justification: `Written by ${this.id}` };
    const { memo_id } = await this.client.write({ ...memo, method: "POST", route, json: {}, expected: 201 });
    await this.client.write({ ...memo, method: "PUT", route: `${route}/${memo_id}/draft`, json, expected: 200 });
    await this.client.write({ ...memo, method: "POST", route: `${route}/${memo_id}/sign`, expected: 200 });
    this.#memoId = memo_id;
    this.events.push("MEMO_DRAFTED", "MEMO_DRAFTED", "MEMO_SIGNED");
  }

  override due(): DueRows {
    return { ...super.due(), verifications: [this.#verificationId], webhook_deliveries: [this.#verificationId] };
  }

  override async check(findings: Findings): Promise<void> {
    await super.check(findings);
    const token = await this.officer;
    const memoranda = await this.client.read(`/cases/${this.opened.workflow_id}/decision-memoranda`, { token });
    const found = memoranda.body.map((memo: any) => `${memo.memo_id} ${memo.status} ${memo.justification}`);
    findings.compare(`${this.id}: memoranda`, [`${this.#memoId} signed Written by ${this.id}`], found);
    const linked = await this.client.read(`/v1/peppol/case-verification/${this.opened.workflow_id}`);
    const isLinked = linked.body?.verification_id === this.#verificationId;
    findings.check(`${this.id}: its verification is not the case's`, isLinked);
    const bodies = this.#callbacks();
    findings.compare(
      `${this.id}: callback`,
      [JSON.stringify(linked.body)],
      [...new Set(bodies.map(({ body }) => body))],
    );
    findings.compare(
      `${this.id}: callback id`,
      [`msg_${this.#verificationId}`],
      [...new Set(bodies.map(({ id }) => id))],
    );
    findings.check(
      `${this.id}: a callback is not signed`,
      bodies.every(({ isSigned }) => isSigned),
    );
    const report = await this.client.read<Uint8Array>(`${this.caseRoute}/report`, { token });
    findings.check(`${this.id}: its report`, Buffer.from(report.body.subarray(0, 5)).toString() === "%PDF-");
  }
}

/** A sanctioned director: blocked, reported to the financial intelligence unit, rejected, exported. */
export class SuspiciousLife extends CaseLife {
  #sarId = "";

  async run(): Promise<void> {
    await this.open("0999900942", "Noordzee Handelskantoor");
    await this.uploadEverything();
    await this.submit("Ellen Thijs");
    await this.investigated();
    await this.beBlocked({ decision: "reject", reason: "On a list" });
    await this.#report();
    await this.decide({ decision: "reject", reason: "Reported" }, "REJECTED", ["DECISION_APPLIED"]);
  }

  async #report(): Promise<void> {
    const route = `/cases/${this.opened.case_id}/sar`;
    const write = async (token: string, path: string, json: object, expected = 200) =>
      this.client.write({ what: "sar", method: "POST", route: route + path, token, json, expected });
    const [officer, mlro] = await Promise.all([this.officer, this.mlro]);
    const { sar_id } = await write(officer, "", { reason: `Seen by ${this.id}` }, 201);
    this.#sarId = sar_id;
    await write(officer, `/${sar_id}/submit-for-mlro`, {});
    await write(mlro, `/${sar_id}/assessment`, { reportable: true, rationale: "Weighed" });
    await write(mlro, `/${sar_id}/mlro-approve`, {});
    await write(mlro, `/${sar_id}/record-submission`, { reference: `CTIF-${this.id}` });
    await write(mlro, `/${sar_id}/acknowledge`, { reference: `ACK-${this.id}` });
  }

  override due(): DueRows {
    return { ...super.due(), sars: [this.#sarId] };
  }

  override async check(findings: Findings): Promise<void> {
    await super.check(findings);
    const token = await this.mlro;
    const { body: sars } = await this.client.read(`/cases/${this.opened.case_id}/sar`, { token });
    const found = sars.map((sar: any) => [sar.sar_id, sar.status, sar.submission?.reference].join(" "));
    findings.compare(`${this.id}: reports`, [`${this.#sarId} acknowledged CTIF-${this.id}`], found);
    const course = ["SAR_RAISED", "SAR_SUBMITTED_FOR_MLRO", "SAR_ASSESSED", "SAR_APPROVED"];
    const due = [...course, "SAR_SUBMISSION_RECORDED", "SAR_ACKNOWLEDGED"];
    const history = sars.flatMap((sar: any) => sar.history.map(({ event }: { event: string }) => event));
    findings.compare(`${this.id}: history of the report`, due, history);
    await this.#checkPack(findings, token);
  }

  async #checkPack(findings: Findings, token: string): Promise<void> {
    const { body } = await this.client.read<Uint8Array>(`${this.caseRoute}/case-pack.zip`, { token });
    const files = unzipSync(body);
    const paths = Object.keys(files);
    try {
      await verifyPack({ paths, read: (path) => files[path]! });
    } catch (error) {
      findings.broken.push(`${this.id}: case pack: ${String(error)}`);
    }
    findings.check(
      `${this.id}: the report is not in the pack`,
      paths.some((path) => path.startsWith("sar/")),
    );
    const { missing_files } = JSON.parse(Buffer.from(files["gaps.json"] ?? []).toString());
    findings.check(`${this.id}: files are missing in the pack`, missing_files.length === 0);
  }
}

/** Owners that the register does not know: blocked, followed up, overridden, confirmed by a second officer. */
export class DisputedLife extends CaseLife {
  async run(): Promise<void> {
    await this.open("0999901338", "Kledinghuis Peeters");
    await this.uploadEverything();
    await this.submit("Jan Janssens");
    await this.investigated();
    await this.beBlocked({ decision: "approve" });
    const tasks = [
      { description: "Who owns the company?", response_type: "text", required: true },
      { description: "Please send it", response_type: "document", document_type: "ubo_declaration", required: true },
    ];
    const followUp = { decision: "follow_up", follow_up_tasks: tasks };
    await this.decide(followUp, "FOLLOW_UP_REQUIRED", ["DECISION_APPLIED", "PORTAL_LINK_RENEWED"]);
    await this.submit("Jan Janssens", await this.answerFollowUp());
    await this.signal(2);
    await this.investigated();
    const override = { decision: "approve", override_open_discrepancies: "The register is behind" };
    await this.decide(override, "PENDING_SECOND_APPROVAL", ["DECISION_PARKED"]);
    await this.approveSecond("APPROVED");
    this.events.push("GATE_OVERRIDDEN");
  }

  override async check(findings: Findings): Promise<void> {
    await super.check(findings);
    const { body } = await this.client.read(`${this.caseRoute}/responses`, { token: await this.officer });
    const answers = body.responses.map(({ answer }: { answer: string }) => answer);
    findings.compare(`${this.id}: responses`, [`Answer of ${this.id}`], answers);
  }
}

/** A company that is scanned, then opened as a case from the scan, and turned away before it handed in anything. */
export class ScannedLife extends CaseLife {
  readonly #number: string;

  constructor(stage: Stage, number: string) {
    super(stage);
    this.#number = number;
  }

  async run(): Promise<void> {
    await this.#scan(0);
    await this.#scan(1);
    this.opened = await this.#scan(3);
    this.events.push("CASE_CREATED");
    const isOpen = ({ status }: { status: string }) => status === "AWAITING_DOCUMENTS";
    await this.client.until("the case is open", this.caseRoute, await this.officer, isOpen);
    await this.signal(1);
    await this.decide({ decision: "reject", reason: "Not for us" }, "REJECTED", ["DECISION_APPLIED"]);
  }

  async #scan(tier: number) {
    const route = `/api/scan/entity/${this.#number}`;
    const token = await this.officer;
    return this.client.write({ what: "scan", method: "POST", route, token, json: { tier }, expected: 200 });
  }

  override due(): DueRows {
    return { ...super.due(), scans: [`${this.#number} 0`, `${this.#number} 1`, `${this.#number} 3`] };
  }

  override async check(findings: Findings): Promise<void> {
    await super.check(findings);
    const token = await this.officer;
    const { body } = await this.client.read(`/api/scan/entity/${this.#number}/results`, { token });
    findings.compare(
      `${this.id}: scans`,
      ["0", "1", "3"],
      body.map(({ tier }: { tier: number }) => String(tier)),
    );
  }
}

/** A case that is deleted: nothing of it may come back. */
export class DeletedLife extends CaseLife {
  async run(): Promise<void> {
    await this.open("0202239951", "Proximus");
    await this.uploadEverything();
    await this.signal(1);
    await this.client.write({
      what: "deletion",
      method: "DELETE",
      route: this.caseRoute,
      token: await this.manager,
      expected: 200,
    });
    // Whoever has no case any more has no portal either: what was sent there cannot be sent again.
    this.client.forget(portalOf(this.opened));
  }

  override due(): DueRows {
    return { deletion_ledger: [this.opened.workflow_id] };
  }

  override async check(findings: Findings): Promise<void> {
    const { status } = await this.client.read(this.caseRoute, { token: await this.officer });
    findings.check(`${this.id}: the deleted case answers ${status}`, status === 404);
  }
}

const portalOf = ({ portal_token }: { readonly portal_token: string }): string => `/api/portal/${portal_token}`;
