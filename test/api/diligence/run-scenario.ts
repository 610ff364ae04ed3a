import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { findTemplate, requirementsFor } from "../../../src/domain/templates/index.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import { type ApiAnswer, newTenant, Officer, send } from "../../support/api.ts";
import { type OpenCase, settle } from "../../support/cases.ts";
import { multipart } from "../../support/form.ts";
import { putCase, upload } from "../../support/portal.ts";
import { SarFile, raiseSar } from "../../support/sars.ts";
import { PDF } from "../../support/sample-files.ts";
import { silence } from "./network.ts";
import { DESK, type Given, type Scenario, type Step, type Who } from "./scenario.ts";

const CLEAN = "0999900150";

/** A case with everybody who works on it. */
export class Desk {
  readonly opened: OpenCase;
  readonly tenant: string;

  readonly #settings: Settings;

  constructor(tenant: string, opened: OpenCase, settings: Settings = {}) {
    this.tenant = tenant;
    this.opened = opened;
    this.#settings = settings;
  }

  as = (who: Who): Officer => officerOf(this.tenant, who, this.#settings);

  /** Takes steps, and holds what each answers. */
  async take(...steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      await changeSettings(this.opened, this.#settings);
      await take(this, step);
    }
  }

  async detail(): Promise<any> {
    return (await this.as("anna").get(this.opened.path)).body;
  }

  async brief(): Promise<any> {
    return (await this.as("anna").get(`${this.opened.path}/ai-brief`)).body;
  }
}

type Settings = Readonly<Record<string, string>>;

const officerOf = (tenant: string, who: Who, settings: Settings = {}) =>
  new Officer({
    tenant,
    officer: who,
    roles: [DESK[who]],
    ...(Object.keys(settings).length > 0 && { settings }),
  });

/** Brings a case to where its facts say, as customer and officers would. */
export async function prepare(given: Given, tenant = newTenant()): Promise<Desk> {
  const carol = officerOf(tenant, "carol");
  if (given.policy) await changePolicy(carol, given.policy);
  if (given.companyContext) must(await carol.put("/api/memory/company-context", given.companyContext), 200);
  const settings = { ...given.settings, ...silence(given.silent ?? []) };
  const { number = CLEAN, country = "BE", template = "psp_merchant_onboarding" } = given;
  const company = SAMPLE_COMPANIES.find((sample) => sample.number === number);
  const isWebsiteDown = given.silent?.includes("website");
  const site = isWebsiteDown ? "https://nowhere.example/" : company?.website && `https://${company.website.host}/`;
  const created = await officerOf(tenant, "anna", settings).post("/api/cases", {
    company_name: given.name ?? company?.name ?? "Valletta Trading Ltd",
    company_registration_number: number,
    country,
    template_id: template,
    ...(site && { website_url: site }),
  });
  must(created, 201);
  const { case_id, workflow_id, portal_token } = created.body;
  const path = `/api/cases/${workflow_id}`;
  const desk = new Desk(tenant, { caseId: case_id, workflowId: workflow_id, token: portal_token, path }, settings);
  if (given.maxIterations !== undefined) await putCase(desk.opened, { maxIterations: given.maxIterations });
  await changeSettings(desk.opened, settings);
  if (given.until === "created") return desk;
  if (given.papers ?? true) await handIn(desk.opened.token, template, country);
  const answers = given.answers === "none" ? {} : honestAnswers(template, number, given);
  await changeSettings(desk.opened, settings);
  must(await send("POST", `/api/portal/${portal_token}/submit`, { json: { answers } }), 200);
  expect((await settle(desk.as("anna"), desk.opened)).body.status).toBe("REVIEW_PENDING");
  return desk;
}

/** Values of lists are added to those in force: countries that law lists cannot be taken out. */
async function changePolicy(manager: Officer, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const { values } = (await manager.get("/api/policy")).body;
  const added = Object.entries(changes).map(([name, value]) => [
    name,
    Array.isArray(value) ? [...values[name], ...value] : value,
  ]);
  const body = { values: Object.fromEntries(added), reason: "our risk appetite" };
  must(await manager.put("/api/policy", body), 200);
}

/**
 * The object's own bindings, from which it reads its settings at each call. They go with it: workerd evicts an object after
 * ten idle seconds, which pass between two steps on a busy machine.
 */
async function changeSettings({ workflowId }: OpenCase, settings: Settings): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  await runInDurableObject(env.CASE_WORKFLOW.getByName(workflowId), (object) => {
    Object.assign(object, { env: { ...env, ...settings } });
  });
}

/** A file whose kind nobody can determine; each is another one, because one file cannot stand for two. */
const paperOf = (requirement: string): Uint8Array =>
  new TextEncoder().encode(`${new TextDecoder().decode(PDF)}%${requirement.padEnd(400, ".")}\n`);

async function handIn(token: string, template: string, country: string): Promise<void> {
  const required = requirementsFor(findTemplate(template)!, country).filter((one) => one.required);
  const sent = required.map(({ id }) => upload(token, paperOf(id), { requirementId: id, filename: `${id}.pdf` }));
  for (const answer of await Promise.all(sent)) must(answer, 201);
}

const ANSWERS: Readonly<Record<string, string>> = {
  business_activity: "We bake bread and pastries, and sell them to consumers in our two shops.",
  customer_countries: "Belgium",
  expected_monthly_volume: "10,000 to 100,000 euro",
  sales_channel: "In a shop",
  full_name: "Marie Verhulst",
  date_of_birth: "1980-05-17",
  tax_identification_number: "0999900150",
  offers_only_compliant_products: "yes",
  sends_transfer_information: "yes",
};

/** A true and harmless answer to every question of the template. */
function honestAnswers(template: string, number: string, { answers }: Given): Record<string, string> {
  const company = SAMPLE_COMPANIES.find((sample) => sample.number === number);
  const owners = company?.owners ?? [];
  const named = owners.map((owner) => ("companyName" in owner ? owner.companyName : `${owner.given} ${owner.family}`));
  const honest = findTemplate(template)!.questions.flatMap(({ id, type, options, required }): [string, string][] => {
    if (id === "beneficial_owners") return [[id, named.join("\n") || "Marie Verhulst"]];
    if (id === "business_activity" && company) return [[id, company.activities[0]!.description]];
    if (ANSWERS[id] !== undefined) return [[id, ANSWERS[id]]];
    if (!required) return [];
    const byType = { yes_no: "no", country: "BE", date: "2020-01-15", select: options?.[0]?.en ?? "" };
    return [[id, type in byType ? byType[type as keyof typeof byType] : "Savings from my salary, for daily use."]];
  });
  return { ...Object.fromEntries(honest), ...(answers as Record<string, string> | undefined) };
}

function must(answer: ApiAnswer, status: number): void {
  if (answer.status !== status)
    throw new Error(`expected ${status}, got ${answer.status} ${JSON.stringify(answer.body)}`);
}

/** Runs a row of the table and holds every column of it that is filled in. */
export async function runScenario(scenario: Scenario): Promise<void> {
  const desk = await prepare(scenario.given);
  await desk.take(...(scenario.acts ?? []));
  await holdOutcome(desk, scenario);
  await desk.take(...(scenario.decisions ?? []));
  if (scenario.ends) expect((await desk.detail()).status).toBe(scenario.ends);
}

/** As the case would have it in the database: a decision reads lists and alerts by that status. */
async function putStatus({ workflowId }: OpenCase, status: string | undefined): Promise<void> {
  if (status === undefined) return;
  await env.DB.prepare("UPDATE cases SET status = ? WHERE workflow_id = ?").bind(status, workflowId).run();
}

async function take(desk: Desk, step: Step): Promise<void> {
  switch (step.do) {
    case "put":
      await putCase(desk.opened, step.record);
      return putStatus(desk.opened, step.record.status);
    case "see":
      return holdOutcome(desk, step.expect);
    case "sar":
      return assess(desk, step.end);
    case "round": {
      const { template_id: template, country } = await desk.detail();
      if (step.papers) await handIn(desk.opened.token, template, country);
      const json = { answers: step.answers ?? {}, task_responses: {} };
      must(await send("POST", `/api/portal/${desk.opened.token}/submit`, { json }), 200);
      expect((await settle(desk.as("anna"), desk.opened)).body.status).toBe("REVIEW_PENDING");
      return;
    }
    case "evidence": {
      const parts = [
        { name: "kind", value: step.kind },
        { name: "note", value: "looked up by us" },
        { name: "obtained_from", value: "the register's website" },
        { name: "obtained_at", value: new Date(Date.now() - (step.daysOld ?? 0) * 86_400_000).toISOString() },
        { name: "file", filename: "extract.pdf", type: "application/pdf", value: paperOf(step.kind) },
      ];
      return must(await desk.as(step.who).send("POST", `${desk.opened.path}/evidence`, multipart(parts)), 201);
    }
    case "review": {
      const { documents } = await desk.detail();
      const { document_id: id } = documents.find((file: any) => file.requirement_id === step.requirement);
      const body = { outcome: "accepted", reason: "seen in the original", ...step.body };
      return must(await desk.as(step.who).post(`${desk.opened.path}/documents/${id}/review`, body), 200);
    }
    default: {
      const path = desk.opened.path + (await withFinding(desk, step.path));
      const officer = desk.as(step.who);
      const answer = step.do === "delete" ? await officer.delete(path) : await officer.post(path, step.body);
      const { status, body } = answer;
      expect({ step: `${step.who} ${step.path}`, status, body }).toMatchObject({
        step: `${step.who} ${step.path}`,
        ...step.answer,
      });
    }
  }
}

/** The path with the id of the case's hit in place of its category. */
async function withFinding(desk: Desk, path: string): Promise<string> {
  const category = /<(\w+)>/.exec(path)?.[1];
  if (category === undefined) return path;
  const { investigation_results: results } = await desk.detail();
  const hit = results.at(-1).findings.find((finding: any) => finding.category === category);
  if (!hit) throw new Error(`the case has no finding in ${category}`);
  return path.replace(/<\w+>/, hit.id);
}

async function assess(desk: Desk, end: "rejected" | "approved"): Promise<void> {
  const raised = await raiseSar(desk.as("anna"), desk.opened);
  const file = new SarFile(desk.as("anna"), desk.opened, raised.sar_id);
  must(await file.submit(), 200);
  must(await file.assess(end === "approved", "mia"), 200);
  must(await (end === "approved" ? file.approve("max") : file.reject("max")), 200);
}

type Expected = Pick<Scenario, "checks" | "checkNames" | "rating" | "brief" | "gates" | "options" | "tasks">;

async function holdOutcome(desk: Desk, expected: Expected): Promise<void> {
  const detail = await desk.detail();
  if (expected.checkNames) expect(detail.checks.map(({ check }: any) => check).toSorted()).toEqual(expected.checkNames);
  if (expected.checks) expect(readChecks(detail, expected.checks)).toEqual(namedChecks(expected.checks));
  if (expected.brief) holdValue("brief", (await desk.brief()).recommended_action, expected.brief);
  if (expected.rating) holdRating(detail.risk_rating, expected.rating);
  if (expected.gates) {
    const states = Object.fromEntries(detail.gates.map(({ gate, state }: any) => [gate, state]));
    expect(states).toMatchObject(expected.gates);
  }
  for (const [decision, option] of Object.entries(expected.options ?? {})) holdOption(detail, decision, option);
  if (expected.tasks) expect(detail.generated_tasks).not.toEqual([]);
}

type Checks = NonNullable<Scenario["checks"]>;

/** The outcomes that a row names, in the row's own form. */
function readChecks({ checks }: any, expected: Checks): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(expected).map(([name, wanted]) => {
      const found = checks?.find(({ check }: any) => check === name);
      if (wanted === "!established" && found && found.outcome !== "established") return [name, wanted];
      return [name, Array.isArray(wanted) ? [found?.outcome, found?.reason] : found?.outcome];
    }),
  );
}

const namedChecks = (expected: Checks): Record<string, unknown> => ({ ...expected });

/** `!x` is anything but x. */
function holdValue(what: string, found: unknown, wanted: string): void {
  if (wanted.startsWith("!")) expect([what, found]).not.toEqual([what, wanted.slice(1)]);
  else expect([what, found]).toEqual([what, wanted]);
}

function holdRating(found: any, { level, regime, dimensions }: NonNullable<Scenario["rating"]>): void {
  if (level) holdValue("rating", found.level, level);
  if (regime) holdValue("regime", found.regime, regime);
  for (const [name, wanted] of Object.entries(dimensions ?? {})) {
    holdValue(name, found.dimensions.find(({ dimension }: any) => dimension === name)?.level, wanted);
  }
}

function holdOption(detail: any, decision: string, expected: NonNullable<Scenario["options"]>[string]): void {
  const found = detail.decision_options.find((option: any) => option.decision === decision);
  const { four_eyes_reasons: reasons, requires, ...plain } = expected;
  expect(found).toMatchObject({ decision, ...plain });
  if (reasons === "some") expect(found.four_eyes_reasons).not.toEqual([]);
  else if (reasons) expect(found.four_eyes_reasons).toEqual(listWith(reasons));
  if (requires) expect(found.requires).toEqual(listWith(requires));
}

const listWith = (items: readonly string[]) => (items.length === 0 ? [] : expect.arrayContaining([...items]));
