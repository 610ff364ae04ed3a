import { describe, expect, it, vi } from "vitest";
import { canonicalHash } from "../../src/platform/canonical-json.ts";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase, type OpenCase, reviewedCase } from "../support/cases.ts";
import { putUnderReview } from "../support/sars.ts";
import { sarTrigger } from "../support/sar-trigger.ts";

const base = ({ workflowId }: Pick<OpenCase, "workflowId">) => `/cases/${workflowId}/decision-memorandum`;
const draft = async (officer: Officer, opened: OpenCase, body?: object) => {
  const answer = await officer.post(base(opened), body);
  expect(answer.status).toBe(201);
  return { memo: answer.body, path: `${base(opened)}/${answer.body.memo_id}` };
};
const events = async (officer: Officer, { path }: OpenCase): Promise<string[]> =>
  (await officer.get(`${path}/audit`)).body.entries.map((entry: { event: string }) => entry.event);

describe("a decision memorandum", () => {
  it("is drafted from an investigated case, justified, signed and listed", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const { memo, path } = await draft(officer, opened);
    expect(memo).toMatchObject({
      workflow_id: opened.workflowId,
      status: "draft",
      justification: null,
      created_by: "alice",
      signed_by: null,
    });
    expect(memo.sections.map(({ number }: { number: number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    const words = { justification: "Everything fits.", dissenting_concerns: "Bob would wait a month." };
    const revised = await officer.put(`${path}/draft`, words);
    expect([revised.status, revised.body]).toEqual([200, expect.objectContaining({ ...words, status: "draft" })]);
    expect(revised.body.sections[7]).toEqual({ number: 8, title: "Justification", content: "Everything fits." });
    const signed = await officer.post(`${path}/sign`);
    expect([signed.status, signed.body]).toEqual([
      200,
      expect.objectContaining({ ...words, status: "signed", signed_by: "alice" }),
    ]);
    const { sections, justification, dissenting_concerns, content_hash } = signed.body;
    expect(content_hash).toBe(canonicalHash({ sections, justification, dissenting_concerns }));
    expect((await officer.get(path)).body).toEqual(signed.body);
    expect((await officer.get(`/cases/${opened.workflowId}/decision-memoranda`)).body).toEqual([signed.body]);
    expect((await events(officer, opened)).slice(-3)).toEqual(["MEMO_DRAFTED", "MEMO_DRAFTED", "MEMO_SIGNED"]);
  });

  it("tells the override of a parked decision, and afterwards who refused it", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, "0999900348");
    const parked = { decision: "approve", override_dissolved_entity: "Reopened by the court" };
    expect((await officer.post(`${opened.path}/decision`, parked)).body.status).toBe("PENDING_SECOND_APPROVAL");
    const decision = async () => (await draft(officer, opened)).memo.sections[6].content;
    expect(await decision()).toMatch(/Overrides that wait with it:\n- .*dissolved: Reopened by the court/);
    const manager = officer.colleague("cm", "compliance_manager");
    const refusal = { decision: "reject", comment: "The court did not" };
    expect((await manager.post(`${opened.path}/decision/second-approval`, refusal)).status).toBe(200);
    const after = await decision();
    expect(after).toMatch(/approve by alice, refused by cm on .*Comment: The court did not/);
    expect(after).not.toContain("Overrides that wait");
  });

  it("may be one of several, in any status of the case", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push((await draft(officer, opened)).memo.memo_id);
    const list = (await officer.get(`/cases/${opened.workflowId}/decision-memoranda`)).body;
    expect(list.map((memo: { memo_id: string }) => memo.memo_id)).toEqual(ids);
  });

  it("refuses what is out of order with 409, and changes nothing", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { path } = await draft(officer, opened);
    const refused = async (attempt: Promise<{ status: number; body: { code: string } }>) => {
      const { status, body } = await attempt;
      expect([status, body.code]).toEqual([409, "invalid_state"]);
    };
    await refused(officer.post(`${path}/sign`));
    await officer.put(`${path}/draft`, { justification: "why" });
    const signed = (await officer.post(`${path}/sign`)).body;
    await refused(officer.post(`${path}/sign`));
    await refused(officer.put(`${path}/draft`, { justification: "other" }));
    expect((await officer.get(path)).body).toEqual(signed);
    expect(await events(officer, opened)).toHaveLength(4);
  });

  it("is signed once by many at the same moment", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { path } = await draft(officer, opened, { justification: "why" });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => officer.colleague(`o${i}`).post(`${path}/sign`)),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await events(officer, opened)).filter((event) => event === "MEMO_SIGNED")).toHaveLength(1);
  });

  it.each([
    ["no justification", {}, 422],
    ["a blank justification", { justification: " " }, 422],
    ["an unknown field", { justification: "x", sections: [] }, 422],
    ["a justification that is no text", { justification: 5 }, 422],
  ])("refuses a draft with %s", async (_, body, status) => {
    const officer = newOfficer();
    const { path, memo } = await draft(officer, await openCase(officer));
    expect((await officer.put(`${path}/draft`, body)).status).toBe(status);
    expect((await officer.get(path)).body).toEqual(memo);
  });

  it("is unknown to another tenant and under another case", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { memo, path } = await draft(officer, opened);
    const elsewhere = `${base(await openCase(officer))}/${memo.memo_id}`;
    const attempts: [Officer, string][] = [
      [newOfficer(), path],
      [officer, elsewhere],
      [officer, `${base(opened)}/${crypto.randomUUID()}`],
    ];
    for (const [who, at] of attempts) {
      const answers = await Promise.all([
        who.get(at),
        who.get(`${at}?format=pdf`),
        who.put(`${at}/draft`, { justification: "x" }),
        who.post(`${at}/sign`),
        who.post(`${at}/suggest-justification`),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await newOfficer().get(`/cases/${opened.workflowId}/decision-memoranda`)).status).toBe(404);
    expect((await newOfficer().post(base(opened))).status).toBe(404);
  });

  it("is not signed without its audit entry when the answer is lost on its way", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const { path } = await draft(officer, opened, { justification: "why" });
    const { env } = await import("cloudflare:workers");
    vi.spyOn(env.DB, "batch").mockImplementation(() => Promise.reject(new Error("down")));
    expect((await officer.post(`${path}/sign`)).status).toBe(503);
    vi.restoreAllMocks();
    const isSigned = (await officer.get(path)).body.status === "signed";
    expect((await events(officer, opened)).includes("MEMO_SIGNED")).toBe(isSigned);
  });
});

describe("the form of a memorandum", () => {
  it("follows the query before the Accept header, and JSON where neither asks for more", async () => {
    const officer = newOfficer();
    const { path } = await draft(officer, await openCase(officer), { justification: "<script>alert(1)</script>" });
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    const typeOf = async (query: string, accept?: string) =>
      (await officer.get(path + query, accept ? { headers: { Accept: accept } } : {})).headers.get("Content-Type");
    expect(await typeOf("")).toBe("application/json");
    expect(await typeOf("", "*/*")).toBe("application/json");
    expect(await typeOf("", "image/png")).toBe("application/json");
    expect(await typeOf("", browser)).toBe("text/html; charset=utf-8");
    expect(await typeOf("", "application/pdf")).toBe("application/pdf");
    expect(await typeOf("", "text/html;q=0.1, application/pdf;q=0.9")).toBe("application/pdf");
    expect(await typeOf("?format=pdf", browser)).toBe("application/pdf");
    expect(await typeOf("?format=html", "application/pdf")).toBe("text/html; charset=utf-8");
    expect((await officer.get(`${path}?format=docx`)).status).toBe(422);
  });

  it("is a page that runs nothing, and a PDF that is one", async () => {
    const officer = newOfficer();
    const { path } = await draft(officer, await openCase(officer), { justification: "<script>alert(1)</script>" });
    const html = await officer.get(`${path}?format=html`);
    const page = new TextDecoder().decode(html.bytes);
    expect(page).not.toContain("<script");
    expect(page).toContain("&lt;script&gt;");
    expect(page).toContain("DRAFT: NOT SIGNED");
    expect(html.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(html.headers.get("Cache-Control")).toBe("no-store");
    const pdf = await officer.get(`${path}?format=pdf`);
    expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe("%PDF-");
    expect(pdf.headers.get("Content-Disposition")).toMatch(/^inline; filename="memorandum-.*\.pdf"/);
  });

  it("prints the same PDF again", async () => {
    const officer = newOfficer();
    const { path } = await draft(officer, await openCase(officer), { justification: "why" });
    const [first, second] = [await officer.get(`${path}?format=pdf`), await officer.get(`${path}?format=pdf`)];
    expect(second.bytes).toEqual(first.bytes);
  });
});

describe("a suggested justification", () => {
  it("comes from the facts where no model is configured, and changes nothing", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await putUnderReview(opened, [sarTrigger({ title: "Listed person" })]);
    const { memo, path } = await draft(officer, opened);
    const { status, body } = await officer.post(`${path}/suggest-justification`);
    expect([status, body.model_used]).toEqual([200, "built-in"]);
    expect(body.suggestion).toContain("Listed person");
    expect((await officer.get(path)).body).toEqual(memo);
  });
});
