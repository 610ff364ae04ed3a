import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { dayOf } from "../../src/domain/retention/retention.rules.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { approvableCase, openCase, type OpenCase, reviewedCase, SANCTIONED } from "../support/cases.ts";
import { ann, bob } from "../support/operators.ts";
import { dataset, loadRegulatory } from "../support/regulatory.ts";

const waited = { timeout: 60_000 };
const PEP = "be-aml-2017-art-41";
const OWNERS = "be-aml-2017-art-23";
const FREEZE = "eu-sanctions-269-art-2";
const DEBTS = "be-30bis-art-30bis-par-3";
const DUTCH = "nl-wwft-art-8";
const FIVE = [PEP, OWNERS, FREEZE, DEBTS, DUTCH];
const INDEBTED = "0999900546";

beforeAll(async () => {
  await loadRegulatory();
});

const ofKind = (impact: any, kind: string): any[] => impact.affected_areas.filter((area: any) => area.kind === kind);

async function impactOf(officer: Officer, id: string): Promise<any> {
  return (await officer.get(`/api/regulatory/impact/${id}`)).body;
}

async function register(officer: Officer, article_id: string, more: object = {}): Promise<string> {
  const manager = officer.colleague("carol", "compliance_manager");
  const body = {
    article_id,
    change_type: "amendment",
    description: "A change.",
    effective_date: "2027-03-01",
    ...more,
  };
  return (await manager.post("/api/regulatory/changes", body)).body.id;
}

const casesIn = (impact: any): string[] => ofKind(impact, "case").map(({ id }) => id);

/** What a case is entered by follows in the background. */
async function entered(officer: Officer, opened: readonly OpenCase[]): Promise<void> {
  for (const { workflowId } of opened) {
    const row = () =>
      env.DB.prepare("SELECT count(*) AS n FROM case_legal_grounds WHERE tenant_id = ? AND workflow_id = ?")
        .bind(officer.tenant, workflowId)
        .first<{ n: number }>();
    await expect.poll(row, waited).toEqual({ n: 1 });
  }
}

async function approve(officer: Officer, opened: OpenCase): Promise<void> {
  expect((await officer.post(`${opened.path}/decision`, { decision: "approve" })).status).toBe(200);
}

/** Rejects a case, by two officers where one is not enough, and waits until it concerns no change any more. */
async function refuse(officer: Officer, { path, workflowId }: OpenCase): Promise<void> {
  const { body } = await officer.post(`${path}/decision`, { decision: "reject", reason: "No." });
  if (body.status === "PENDING_SECOND_APPROVAL") {
    const senior = officer.colleague("carol", "compliance_manager");
    await senior.post(`${path}/decision/second-approval`, { decision: "approve", comment: "Agreed." });
  }
  expect((await officer.get(path)).body.status).toBe("REJECTED");
  const rows = () =>
    env.DB.prepare("SELECT count(*) AS n FROM case_legal_bases WHERE tenant_id = ? AND workflow_id = ?")
      .bind(officer.tenant, workflowId)
      .first<{ n: number }>();
  await expect.poll(rows, waited).toEqual({ n: 0 });
}

describe("a release with five changed articles", () => {
  it("proposes five changes, and selects exactly the cases that stand on each", async () => {
    const officer = newOfficer();
    const customer = await approvableCase(officer);
    await approve(officer, customer);
    const hit = await reviewedCase(officer, SANCTIONED);
    const indebted = await reviewedCase(officer, INDEBTED);
    const refused = await reviewedCase(officer, INDEBTED);
    await refuse(officer, refused);
    const early = await openCase(officer);
    const stranger = newOfficer();
    const theirs = await reviewedCase(stranger, INDEBTED);
    await entered(officer, [customer, hit, indebted, refused]);
    await entered(stranger, [theirs]);

    const articles = dataset.articles.map((article) =>
      FIVE.includes(article.id) ? { ...article, summary: `${article.summary} Amended.` } : article,
    );
    const staged = await ann.post("/api/platform/regulatory-imports", { ...dataset, as_of: "2027-01-02", articles });
    expect(staged.status).toBe(200);
    const confirmed = await ann.confirm(staged);
    if (confirmed.status !== 200) expect((await bob.confirm(staged)).status).toBe(200);

    const { body: proposals } = await officer.get("/api/regulatory/proposals?status=open");
    expect(proposals.map(({ article_id }: any) => article_id).toSorted()).toEqual(FIVE.toSorted());
    const selected: Record<string, string[]> = {};
    for (const { id, article_id } of proposals) selected[article_id] = casesIn(await impactOf(officer, id)).toSorted();
    const investigated = [customer, hit, indebted].map(({ workflowId }) => workflowId).toSorted();
    expect(selected).toEqual({
      [PEP]: investigated,
      [OWNERS]: investigated,
      [FREEZE]: investigated,
      [DEBTS]: [indebted.workflowId],
      [DUTCH]: [],
    });
    expect(JSON.stringify(selected)).not.toContain(early.workflowId);

    const impact = await impactOf(officer, proposals.find(({ article_id }: any) => article_id === FREEZE).id);
    expect(impact.cases).toMatchObject({ customers: 1, undecided: 2, listed: 3, not_compared: 0 });
    const [first] = ofKind(impact, "case");
    expect(first.id).toBe(hit.workflowId);
    expect(first.grounds[0]).toMatchObject({ kind: "rule", outcome: "triggered" });
    expect(ofKind(impact, "case").find(({ id }) => id === customer.workflowId).reason).toMatch(/^Approved customer\./);
    expect(impact.recommended_actions.map(({ action }: any) => action).join(" ")).toContain(
      "Review 1 approved customer",
    );
  });

  it("is accepted or dismissed once by each tenant's compliance manager", async () => {
    const [carol, dan] = [newOfficer("carol", "compliance_manager"), newOfficer("dan", "compliance_manager")];
    const { body: proposals } = await carol.get("/api/regulatory/proposals");
    const [first, second] = proposals;
    const path = (id: string, what: string) => `/api/regulatory/proposals/${id}/${what}`;
    expect((await newOfficer().post(path(first.id, "accept"), {})).status).toBe(403);
    const undated = await carol.post(path(first.id, "accept"), {});
    expect([undated.status, undated.body.errors[0].path]).toEqual([422, "effective_date"]);
    const answers = await Promise.all(
      [1, 2].map(() => carol.post(path(first.id, "accept"), { effective_date: "2027-05-01" })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers[0]!.body).toMatchObject({
      article_id: first.article_id,
      effective_date: "2027-05-01",
      created_by: "carol",
    });
    expect(answers[1]!.body).toEqual(answers[0]!.body);
    expect((await carol.get("/api/regulatory/changes")).body).toEqual([answers[0]!.body]);
    expect((await carol.post(path(first.id, "dismiss"), { reason: "Not ours." })).status).toBe(409);
    expect((await carol.post(path(second.id, "dismiss"), { reason: "Not ours." })).body).toMatchObject({
      status: "dismissed",
      reason: "Not ours.",
      decided_by: "carol",
    });
    expect((await carol.post(path(second.id, "accept"), { effective_date: "2027-05-01" })).status).toBe(409);
    const statuses = async (who: Officer) =>
      (await who.get("/api/regulatory/proposals")).body.map(({ status }: any) => status).toSorted();
    expect(await statuses(carol)).toEqual(["accepted", "dismissed", "open", "open", "open"]);
    expect(await statuses(dan)).toEqual(["open", "open", "open", "open", "open"]);
    expect((await dan.get("/api/regulatory/changes")).body).toEqual([]);
    expect((await carol.get("/api/regulatory/proposals?status=nonsense")).body).toEqual([]);
    expect((await carol.post(path(carol.tenant, "accept"), {})).status).toBe(404);
  });
});

describe("the cases that a change concerns", () => {
  it("are those with an owner between the old and the new percentage first", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, "0999901338");
    await entered(officer, [opened]);
    const impact = await impactOf(officer, await register(officer, OWNERS, { old_value: "100 %", new_value: "0 %" }));
    expect(impact.comparison).toMatchObject({ kind: "percentage", direction: "lower", from: 100, to: 0 });
    expect(impact.comparison.text).toBe("The value falls from 100 % to 0 %.");
    expect(impact.cases.between_values).toBe(1);
    expect(ofKind(impact, "case")[0].reason).toContain("An owner holds, or may hold, between 0 % and 100 %.");
    const others = await impactOf(officer, await register(officer, PEP, { old_value: "25 %", new_value: "10 %" }));
    expect(others.cases.between_values).toBeNull();
  });

  it("follow a decision, an ended relationship and a deletion", async () => {
    const officer = newOfficer();
    const opened = await approvableCase(officer);
    await entered(officer, [opened]);
    const id = await register(officer, PEP);
    const standing = async () => {
      const { cases } = await impactOf(officer, id);
      return [cases.customers, cases.undecided];
    };
    expect(await standing()).toEqual([0, 1]);
    await approve(officer, opened);
    await expect.poll(standing, waited).toEqual([1, 0]);
    const manager = officer.colleague("carol", "compliance_manager");
    const end = { ended_on: dayOf(new Date()), reason: "The customer left." };
    const ended = await manager.put(`${opened.path}/relationship-end`, end);
    expect(ended.status).toBe(200);
    await expect.poll(standing, waited).toEqual([0, 0]);
  });

  it("of an earlier version are entered from their objects, and until then the answer says how many are missing", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await entered(officer, [opened]);
    const id = await register(officer, PEP);
    const before = await impactOf(officer, id);
    // As the migration leaves them.
    await env.DB.batch(
      [
        "DELETE FROM case_legal_bases WHERE tenant_id = ?",
        "DELETE FROM case_legal_grounds WHERE tenant_id = ?",
        "INSERT INTO case_legal_backlog SELECT tenant_id, workflow_id FROM cases WHERE tenant_id = ?",
      ].map((sql) => env.DB.prepare(sql).bind(officer.tenant)),
    );
    expect(await impactOf(officer, id)).toEqual(before);
    await env.DB.prepare("INSERT INTO case_legal_backlog VALUES (?, ?)")
      .bind(officer.tenant, `case-${crypto.randomUUID()}`)
      .run();
    const partial = await impactOf(officer, id);
    expect(partial.cases.not_compared).toBe(1);
    expect(partial.recommended_actions[0].action).toContain("1 case of an earlier version has not been compared");
  });
});
