import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { CliError } from "../program.ts";
import type { Api } from "./api.ts";
import type { Applicant } from "./applicant.ts";
import { Customer } from "./customer.ts";
import { type CaseDetail, showBrief, showChecks, showOptions, showReadings, showResult } from "./findings.ts";
import type { Officer } from "./officer.ts";
import { detail, step } from "./screen.ts";

export interface Cast {
  readonly api: Api;
  readonly applicant: Applicant;
  readonly maker: Officer;
  /** May confirm the maker's decision. */
  readonly checker: Officer;
  /** A second officer who is not senior. */
  readonly colleague: Officer;
  readonly outDir: string;
}

const ROUNDS = 2;

/** The main job, from a company name to an applied decision or to the gate that blocks one. */
export async function playStory(cast: Cast): Promise<void> {
  const { api, applicant, maker } = cast;
  const { workflow_id: workflowId, portal_token: portalToken } = await maker.openCase(applicant);
  const customer = new Customer(api, portalToken, applicant);
  for (let round = 1; ; round++) {
    await customer.handInEverything();
    const found = await maker.watchInvestigation(workflowId);
    const result = found.investigation_results.at(-1);
    if (!result) throw new CliError(`the investigation ended as ${found.status}, without a result`);
    showReadings(found, await maker.readReadings(found));
    showResult(found, result);
    const brief = await maker.readBrief(workflowId);
    showChecks(brief);
    showBrief(brief);
    const action = brief.recommended_action;
    const mayQueryMore = round < ROUNDS && found.generated_tasks.length > 0;
    if (action === "follow_up" && mayQueryMore) await followUpWithCustomer(cast, found);
    else {
      await decide(cast, found, action, customer);
      return saveCasePack(cast, workflowId);
    }
  }
}

/**
 * A case in which every source is silent. Nothing is known, so nobody approves it by accident: it takes an override, and
 * a senior second officer who reads it.
 */
export async function playSilentStory(cast: Cast): Promise<void> {
  const { api, applicant, maker, colleague } = cast;
  const { workflow_id: workflowId, portal_token: portalToken } = await maker.openCase(applicant);
  await new Customer(api, portalToken, applicant).handInEverything();
  const found = await maker.watchInvestigation(workflowId);
  const result = found.investigation_results.at(-1);
  if (!result) throw new CliError(`the investigation ended as ${found.status}, without a result`);
  showResult(found, result);
  const brief = await maker.readBrief(workflowId);
  showChecks(brief);
  showBrief(brief);
  showOptions(found);
  step(`Officer ${maker.name} tries to approve all the same`);
  const decision = { decision: "approve", reason: "The customer is known to us." };
  const refused = await maker.decide(workflowId, decision);
  if (refused.status !== 409) throw new CliError("an approval was accepted although nothing is established");
  const override = { override_open_checks: "The sources are down; identity and owners were seen at the counter." };
  const parked = await maker.decide(workflowId, { ...decision, ...override });
  if (parked.body.status !== "PENDING_SECOND_APPROVAL") throw new CliError("an override took effect at once");
  step("A second officer confirms");
  const denied = await colleague.confirm(workflowId);
  if (denied.status !== 403) throw new CliError("an officer who is not senior confirmed an override");
  await signOff(cast, found, parked.body.status);
  await saveCasePack(cast, workflowId);
}

async function followUpWithCustomer({ maker }: Cast, found: CaseDetail): Promise<void> {
  step(`Officer ${maker.name} asks the customer what is still open`);
  const tasks = found.generated_tasks.map(
    ({ id, description, response_type, document_type, required, justification }) => ({
      id,
      description,
      response_type,
      document_type,
      required,
      justification,
    }),
  );
  for (const { description } of tasks) detail(`- ${description}`);
  await maker.decide(found.workflow_id, { decision: "follow_up", follow_up_tasks: tasks });
}

/** Takes the decision that the findings call for; shows a blocking gate and what opens it. */
async function decide(cast: Cast, found: CaseDetail, action: string, customer: Customer): Promise<void> {
  step(`Officer ${cast.maker.name} decides`);
  const decision = chooseDecision(found, action);
  const { status, body } = await cast.maker.decide(found.workflow_id, decision);
  if (status !== 409) return signOff(cast, found, body.status);
  if (body.gate === "sar_first") return playLocked(cast, found, customer);
  return overrideGates(cast, found, decision, body.gate);
}

/** Overrides each gate that blocks the decision, one after the other. */
async function overrideGates(
  cast: Cast,
  found: CaseDetail,
  decision: Readonly<Record<string, unknown>>,
  gate: string | undefined,
): Promise<void> {
  const override = gate && OVERRIDES[gate];
  if (!override || Object.keys(override).some((field) => field in decision)) {
    throw new CliError(`the decision was refused: ${gate ?? "no gate is named"}`);
  }
  const next = { ...decision, ...override };
  const { status, body } = await cast.maker.decide(found.workflow_id, next);
  return status === 409 ? overrideGates(cast, found, next, body.gate) : signOff(cast, found, body.status);
}

const OVERRIDES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  open_ubo_discrepancy: { override_open_discrepancies: "The share register confirms the owners that were declared." },
  mandatory_check_open: { override_open_checks: "Its published annual report names its directors and owners." },
  dissolved_entity: { override_dissolved_entity: "Approved for the settlement of the estate by its liquidator." },
};

function chooseDecision(found: CaseDetail, action: string): Readonly<Record<string, unknown>> {
  if (action === "approve") return { decision: "approve" };
  const grave = found.investigation_results.at(-1)?.findings.some(({ severity }) => GRAVE.includes(severity));
  if (grave) return { decision: "reject", reason: "The findings are beyond what we accept." };
  return {
    decision: "approve_with_restrictions",
    reason: "What is open has been weighed and is acceptable.",
    restrictions: ["Review again within six months."],
  };
}

const GRAVE: readonly string[] = ["high", "critical"];

/** A second officer confirms what needs four eyes; then the report exists. */
async function signOff(cast: Cast, found: CaseDetail, status: string): Promise<void> {
  if (status === "PENDING_SECOND_APPROVAL") await cast.checker.confirm(found.workflow_id);
  step("The report for the auditor");
  const pdf = await cast.api.download(`/api/cases/${found.workflow_id}/report`, cast.maker.token);
  save(cast, "report.pdf", pdf);
  const audit = await cast.maker.readAudit(found.workflow_id);
  detail(`Audit trail: ${audit.entries.length} entries, chain ${audit.chain_valid ? "valid" : "BROKEN"}`);
}

/** Nobody may tip the customer off: the case stays blocked until the MLRO has assessed the suspicion. */
async function playLocked({ maker }: Cast, found: CaseDetail, customer: Customer): Promise<void> {
  step("The customer, meanwhile, learns nothing");
  const portal = await customer.look();
  detail(
    `The portal shows ${portal.phase}, ${portal.document_requirements.length} requests, ${portal.questions.length} questions`,
  );
  const { status, body } = await customer.tryToHandIn();
  detail(`One more document → ${status} ${body.code}: ${body.detail}`);
  step(`Officer ${maker.name} takes the only way that is open`);
  await maker.decide(found.workflow_id, { decision: "escalate", reason: "Suspicion to be assessed by the MLRO." });
  step("What opens the gate");
  detail("A suspicious activity report on this case that an MLRO has assessed, signed and brought to its end.");
  detail(`It is raised with POST /cases/${found.case_id}/sar. No officer can override the gate.`);
}

async function saveCasePack(cast: Cast, workflowId: string): Promise<void> {
  if (!(await cast.api.has("/api/cases/{workflow_id}/case-pack.zip"))) return;
  step("The case pack for the regulator");
  save(cast, "case-pack.zip", await cast.api.download(`/api/cases/${workflowId}/case-pack.zip`, cast.maker.token));
}

function save({ outDir, applicant }: Cast, name: string, bytes: Uint8Array): void {
  const file = path.join(outDir, `${applicant.number}-${name}`);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(file, bytes);
  detail(`Saved ${file} (${bytes.length} bytes)`);
}
