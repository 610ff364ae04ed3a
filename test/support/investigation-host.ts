import type { ClearedHit } from "../../src/domain/decisions/cleared-hits.rules.ts";
import { env } from "cloudflare:workers";
import type { InvestigationHost, InvestigationInput } from "../../src/investigation/types.ts";
import type { Network } from "../../src/domain/network/network.model.ts";
import type { DiagnosticsRecords } from "../../src/domain/iteration/diagnostics.model.ts";
import { type Ctx, createCtx, systemActor } from "../../src/platform/context.ts";
import type { CaseDocument } from "../../src/domain/case/case.model.ts";
import { findTemplate, requirementsFor } from "../../src/domain/templates/index.ts";
import type { SampleCompany } from "../../src/sources/sample-companies.ts";
import { newTenant } from "./api.ts";
import { investigationInput } from "./investigation-fixtures.ts";

/** A context like the one a case's Durable Object makes. */
export const systemCtx = (overrides: Partial<Ctx> = {}): Ctx => ({
  ...createCtx(env, { actor: systemActor(newTenant()) }),
  ...overrides,
});

/** A customer of a sample company who has handed in and answered everything, and truly. */
export function honestCustomer(
  company: SampleCompany,
  overrides: Partial<InvestigationInput> = {},
): InvestigationInput {
  const template = findTemplate("psp_merchant_onboarding")!;
  const owners = (company.owners ?? []).map((owner) =>
    "companyName" in owner ? owner.companyName : `${owner.given} ${owner.family}`,
  );
  const answers = template.questions.map(({ id, type, options }): [string, unknown] => {
    if (id === "beneficial_owners") return [id, owners.join("\n") || "As in the documents."];
    if (id === "customer_countries") return [id, "België, Nederland"];
    return [id, type === "yes_no" ? "no" : (options?.[0]?.en ?? "As in the documents.")];
  });
  return investigationInput({
    caseId: crypto.randomUUID(),
    workflowId: `case-${crypto.randomUUID()}`,
    runId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    companyName: company.name,
    registrationNumber: company.number,
    websiteUrl: company.website === null ? null : `https://${company.website.host}/`,
    answers: Object.fromEntries(answers),
    documents: requirementsFor(template, "BE").map(({ id }, at) => paper(id, at)),
    ...overrides,
  });
}

const paper = (requirementId: string, at: number): CaseDocument => ({
  document_id: crypto.randomUUID(),
  key: `case/iteration-1/req_${requirementId}/paper.pdf`,
  filename: "paper.pdf",
  requirement_id: requirementId,
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 4_096,
  sha256: String(at).padStart(64, "0"),
  uploaded_at: "2026-11-20T09:00:00.000Z",
});

/** Keeps stages as a case's object would: as JSON, and all of them or none. */
export class MemoryHost implements InvestigationHost {
  readonly input: InvestigationInput;
  readonly stages = new Map<string, string>();
  readonly records = new Map<string, DiagnosticsRecords>();
  /** Whether the process dies, or the run is fenced off, before this stage is kept. */
  dieAt: (stage: string) => boolean = () => false;
  death: () => Error = () => new Error("killed");

  /** What the tenant's officers have cleared before. */
  cleared: readonly ClearedHit[] = [];

  constructor(input: InvestigationInput) {
    this.input = input;
  }

  async recallClearings(): Promise<readonly ClearedHit[]> {
    return this.cleared;
  }

  /** What the graph holds; nothing unless a test says so. */
  network: Omit<Network, "read_at"> = { alerts: [], neighbours: [], partial: false };

  async readNetwork(): Promise<Network> {
    return { read_at: this.input.startedAt, ...this.network };
  }

  loadStage(name: string): unknown {
    const saved = this.stages.get(name);
    return saved === undefined ? undefined : JSON.parse(saved);
  }

  saveStage(name: string, output: unknown, records: DiagnosticsRecords): void {
    if (this.dieAt(name)) throw this.death();
    if (this.stages.has(name)) throw new Error(`stage ${name} was done twice`);
    this.stages.set(name, JSON.stringify(output));
    this.records.set(name, records);
  }

  all<K extends keyof DiagnosticsRecords>(kind: K): DiagnosticsRecords[K][number][] {
    return [...this.records.values()].flatMap((records): readonly DiagnosticsRecords[K][number][] => records[kind]);
  }
}
