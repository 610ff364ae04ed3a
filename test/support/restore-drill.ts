import { createHash } from "node:crypto";
import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { sleep } from "../../src/cli/program.ts";
import { KeptState } from "./kill-sweep/kept-state.ts";
import { multipart } from "./form.ts";
import { PDF } from "./sample-files.ts";
import type { Answer, TestService } from "./service.ts";

const TENANT = "drill";
/** Who goes on working while the first tenant is rebuilt. */
const OTHERS = "others";
const PASSING = ["CREATED", "DOCUMENTS_RECEIVED", "INVESTIGATING"];

/** What the database must hold again, by table: the columns that tell. */
const TABLES: Readonly<Record<string, string>> = {
  cases: "*",
  audit_events: "*",
  audit_checkpoints: "workflow_id, count, root",
  case_retention: "*",
  case_profiles: "workflow_id, profile",
  case_buckets: "*",
  sars: "*",
  sar_audit_events: "*",
  retained_reports: "workflow_id, case_id, retain_until, hold, erasing",
  retained_files: "*",
  deletion_ledger: "*",
};

export interface Measured {
  readonly count: number;
  readonly hash: string;
}

export interface DrillCase {
  readonly workflowId: string;
  readonly caseId: string;
  readonly token: string;
}

/** A service that works under load, loses what its database knows since a minute, and gets it back. */
export class RestoreDrill {
  readonly #service: TestService;
  readonly #backup: string;
  readonly cases: DrillCase[] = [];

  constructor(service: TestService) {
    this.#service = service;
    this.#backup = path.join(service.stateDir, "database-backup");
  }

  async #call(method: string, route: string, json?: unknown, who = "alice", tenant = TENANT) {
    const roles = who === "carl" ? ["compliance_manager" as const] : who === "mia" ? ["mlro" as const] : undefined;
    const token = await this.#service.token(who, roles, tenant);
    const answer = await this.#service.call<any>(method, route, { token, ...(json === undefined ? {} : { json }) });
    if (answer.status >= 400) throw new Error(`${method} ${route}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A case from its opening to review, with a document. */
  async openCase(tenant = TENANT): Promise<DrillCase> {
    const body = { company_name: "Drill", company_registration_number: "0999900150", country: "BE" };
    const { case_id, workflow_id, portal_token } = await this.#call("POST", "/api/cases", body, "alice", tenant);
    const opened = { caseId: case_id, workflowId: workflow_id, token: portal_token };
    if (tenant === TENANT) this.cases.push(opened);
    const form = multipart([
      { name: "requirement_id", value: "bank_account_proof" },
      { name: "file", filename: "statement.pdf", type: "application/pdf", value: PDF },
    ]);
    const url = `${this.#service.baseUrl}/api/portal/${portal_token}`;
    const uploaded = await fetch(`${url}/documents`, { method: "POST", headers: form.headers, body: form.body });
    const submitted = await fetch(`${url}/submit`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: "{}",
    });
    await Promise.all([uploaded.text(), submitted.text()]);
    if (uploaded.status !== 201 || submitted.status !== 200)
      throw new Error(`portal ${uploaded.status} ${submitted.status}`);
    while (
      PASSING.includes((await this.#call("GET", `/api/cases/${workflow_id}`, undefined, "alice", tenant)).status)
    ) {
      await sleep(50);
    }
    return opened;
  }

  report = async ({ caseId }: DrillCase): Promise<void> => {
    const { sar_id } = await this.#call("POST", `/cases/${caseId}/sar`, { reason: "Odd" }, "mia");
    await this.#call("POST", `/cases/${caseId}/sar/${sar_id}/submit-for-mlro`, {}, "mia");
  };

  decide = ({ workflowId }: DrillCase, decision: string): Promise<unknown> =>
    this.#call("POST", `/api/cases/${workflowId}/decision`, { decision, reason: "Drill" });

  delete = ({ workflowId }: DrillCase): Promise<unknown> =>
    this.#call("DELETE", `/api/cases/${workflowId}`, undefined, "carl");

  read = ({ workflowId }: DrillCase): Promise<any> => this.#call("GET", `/api/cases/${workflowId}`);

  /** Ends the service as a power cut would and copies its databases. */
  async backUpDatabase(): Promise<void> {
    await this.#service.kill();
    cpSync(this.#database, this.#backup, { recursive: true });
    await this.#service.restart();
  }

  /**
   * Puts the old databases back in the place of the present ones; objects and files stay as they are.
   * @returns what is there then.
   */
  async restoreDatabase(): Promise<Map<string, Measured>> {
    await this.#service.kill();
    rmSync(this.#database, { recursive: true });
    cpSync(this.#backup, this.#database, { recursive: true });
    const lost = measureState(new KeptState(this.#service.stateDir));
    await this.#service.restart();
    return lost;
  }

  get #database(): string {
    return path.join(this.#service.stateDir, "v3", "d1");
  }

  /** Rebuilds the tenant page by page, while another one works. @returns how many cases were rebuilt. */
  async rebuild(): Promise<{ cases: number; deleted_again: number }> {
    const token = await this.#service.token("operator", ["admin"], TENANT);
    const sum = { cases: 0, deleted_again: 0 };
    const beside = this.openCase(OTHERS);
    let from: string | null = null;
    do {
      const answer: Answer<any> = await this.#service.call("POST", "/api/rebuild", { token, json: { from, limit: 5 } });
      if (answer.status !== 200) throw new Error(`rebuild: ${answer.status} ${JSON.stringify(answer.body)}`);
      sum.cases += answer.body.cases;
      sum.deleted_again += answer.body.deleted_again;
      from = answer.body.next;
    } while (from !== null);
    await beside;
    return sum;
  }

  /** Waits until nothing is under way, ends the service, and counts what it has. */
  async measure(): Promise<Map<string, Measured>> {
    for (let attempt = 1; ; attempt++) {
      await sleep(1_500);
      await this.#service.kill();
      const state = new KeptState(this.#service.stateDir);
      const isAtRest = state.cases().every(({ effects, isClosed }) => isClosed || effects.length === 0);
      if (isAtRest || attempt === 10) return measureState(state);
      await this.#service.restart();
    }
  }
}

function measureState(state: KeptState): Map<string, Measured> {
  const measured = new Map<string, Measured>();
  for (const [table, columns] of Object.entries(TABLES)) {
    const rows = state.rows<object>(`SELECT ${columns} FROM ${table} WHERE tenant_id = '${TENANT}'`);
    measured.set(table, measure(rows.map((row) => JSON.stringify(row))));
  }
  const objects = state.cases().filter(({ record }) => record.tenantId === TENANT);
  const ids = new Set(objects.map(({ record }) => record.caseId));
  const files = [...state.objects()].filter(([key]) => ids.has(key.split("/")[0]!)).map(String);
  measured.set("evidence, files", measure(files.filter((file) => file.includes("/evidence/"))));
  measured.set("documents and reports, files", measure(files.filter((file) => !file.includes("/evidence/"))));
  const openIds = new Set(objects.filter(({ isClosed }) => !isClosed).map(({ record }) => record.workflowId));
  measured.set("cases, objects", measure([...openIds]));
  return measured;
}

const measure = (lines: readonly string[]): Measured => ({
  count: lines.length,
  hash: createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 12),
});

/** Counts before and after, and whether the content is the same to the letter. */
export function tableOf(...states: readonly Map<string, Measured>[]): string {
  const [first, , last] = states;
  return [...first!.keys()]
    .map((name) => {
      const counts = states.map((state) => String(state.get(name)!.count).padStart(9)).join("");
      const isSame = first!.get(name)!.hash === last?.get(name)?.hash;
      return `${name.padEnd(30)}${counts}   ${isSame ? "same" : "DIFFERS"}`;
    })
    .join("\n");
}
