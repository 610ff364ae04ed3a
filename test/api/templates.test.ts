import { describe, expect, it } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { handInPapers, investigate, openCase } from "../support/cases.ts";
import { readPortal } from "../support/portal.ts";

const PATH = "/api/templates/psp_merchant_onboarding";
const words = (en: string) => ({ nl: `${en} (nl)`, fr: `${en} (fr)`, de: `${en} (de)`, en });
const PLATFORM = {
  id: "own_platform",
  text: words("Which platform do you sell on?"),
  type: "select",
  options: [words("Our own shop"), words("A marketplace")],
  required: true,
};

const managerOf = (officer: Officer) => officer.colleague("cm", "compliance_manager");

/** Writes a version that differs from the one in force by some fields. */
async function write(manager: Officer, change: object = {}, version?: number) {
  const { body: now } = await manager.get(PATH);
  return manager.put(PATH, {
    version: version ?? now.version,
    reason: "decided by the board",
    name: now.name,
    description: now.description,
    documents: now.documents.filter(({ asked }: any) => asked).map(({ type, required }: any) => ({ type, required })),
    questions: now.questions
      .filter(({ fixed }: any) => !fixed)
      .map(({ id, text, type, options, required }: any) => ({ id, text, type, options, required })),
    ...change,
  });
}

const asked = async (token: string, language = "en") => {
  const { body } = await readPortal(token, { "accept-language": language });
  return {
    documents: body!.document_requirements.map(({ id, required }: any) => (required ? `${id}*` : id)),
    questions: body!.questions.map(({ id }: any) => id),
    own: body!.questions.find(({ id }: any) => id === PLATFORM.id),
  };
};

describe("a tenant's template", () => {
  it("is the built-in one until a manager writes a version, which every officer reads and no other tenant", async () => {
    const officer = newOfficer();
    const builtIn = (await officer.get(PATH)).body;
    expect(builtIn).toMatchObject({ version: 0, author: null, reason: null });
    expect(builtIn.questions.every(({ fixed }: any) => fixed)).toBe(true);
    const { status, body } = await write(managerOf(officer), { name: "Shops", questions: [PLATFORM] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, author: "cm", reason: "decided by the board", name: "Shops" });
    expect((await officer.get(PATH)).body).toEqual(body);
    const [listed] = (await officer.get("/api/templates")).body;
    expect(listed).toMatchObject({ name: "Shops", version: 1, question_count: builtIn.questions.length + 1 });
    const stranger = newOfficer();
    expect((await stranger.get(PATH)).body).toEqual(builtIn);
    expect((await stranger.get(`${PATH}/versions`)).body.total).toBe(0);
  });

  it("is what customers of new cases are asked, in their language; older cases keep what they were opened with", async () => {
    const officer = newOfficer();
    const before = await openCase(officer);
    const first = await asked(before.token);
    const manager = managerOf(officer);
    const { body: builtIn } = await officer.get(PATH);
    const documents = builtIn.documents
      .filter(({ asked: is, type, required }: any) => is && (required || type !== "bank_account_proof"))
      .map(({ type, required }: any) => ({ type, required }));
    await write(manager, { questions: [PLATFORM], documents: [...documents, { type: "invoices", required: true }] });
    const between = await openCase(officer);
    await write(manager, { questions: [] });
    const after = await openCase(officer);

    expect(await asked(before.token)).toEqual(first);
    const changed = await asked(between.token, "fr");
    expect(changed.questions).toEqual([...first.questions, PLATFORM.id]);
    expect(changed.documents).toContain("invoices*");
    expect(changed.own).toMatchObject({
      text: PLATFORM.text.fr,
      type: "select",
      options: PLATFORM.options.map(({ fr }) => fr),
      required: true,
    });
    expect((await asked(after.token)).questions).toEqual(first.questions);
    const versions = await Promise.all([before, between, after].map(({ path }) => officer.get(path)));
    expect(versions.map(({ body }) => body.template_version)).toEqual([0, 1, 2]);
  });

  it("counts: an own question without an answer is a gap, an own document without a file keeps the check open", async () => {
    const officer = newOfficer();
    const { body: builtIn } = await officer.get(PATH);
    const documents = builtIn.documents
      .filter((one: any) => one.asked)
      .map(({ type, required }: any) => ({ type, required }));
    await write(managerOf(officer), {
      name: "Shops",
      questions: [PLATFORM],
      documents: [...documents.filter(({ type }: any) => type !== "invoices"), { type: "invoices", required: true }],
    });
    const silent = await openCase(officer);
    const { body: lacking } = await investigate(officer, silent);
    const [result] = lacking.investigation_results;
    const gap = result.findings.find(({ title }: any) => /answers? (?:is|are) missing/.test(title));
    expect(gap.description).toContain('"Which platform do you sell on?"');
    expect(gap.description).not.toContain("own_platform");
    const check = (detail: any) =>
      detail.investigation_results.at(-1).checks.find(({ check: name }: any) => name === "documents");
    expect(check(lacking)).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining("Recent invoices"),
    });

    const told = await openCase(officer);
    await handInPapers(told);
    const { body: given } = await investigate(officer, told, { own_platform: "Une place de marché" });
    expect(JSON.stringify(given.investigation_results[0].findings)).toContain("own_platform");
    const answered = await openCase(officer);
    await handInPapers(answered);
    const { body: complete } = await investigate(officer, answered, { own_platform: PLATFORM.options[1]!.fr });
    expect(check(complete).outcome).toBe("established");
    // The case before it answers otherwise, which is told.
    const own = complete.investigation_results[0].findings.filter(({ category }: any) => category !== "cross_case");
    expect(JSON.stringify(own)).not.toContain("platform");
    const { body: customer } = await officer.get(`${answered.path}/customer`);
    const shown = customer.answers.find(({ question }: any) => question === "own_platform");
    expect(shown).toMatchObject({ text: PLATFORM.text.en, answer: [PLATFORM.options[1]!.en] });
  });

  it("is written by a manager alone, on the version in force, and changes nothing where it is refused", async () => {
    const officer = newOfficer();
    const manager = managerOf(officer);
    expect((await write(officer)).status).toBe(403);
    expect((await write(manager, { name: "First" }, 0)).status).toBe(200);
    const late = await write(manager, { name: "Second" }, 0);
    expect(late).toMatchObject({ status: 412, body: { code: "precondition_failed" } });
    expect((await write(manager, { name: "Third" }, 2)).status).toBe(412);
    const refused = [
      { documents: [] },
      { questions: [{ ...PLATFORM, id: "beneficial_owners" }] },
      { questions: [{ ...PLATFORM, type: "owners", options: null }] },
      { questions: [{ ...PLATFORM, text: { ...PLATFORM.text, fr: " " } }] },
      { questions: [{ ...PLATFORM, text: { ...PLATFORM.text, nl: "two\nlines" } }] },
      { questions: [{ ...PLATFORM, text: { en: "English only" } }] },
      { questions: [{ ...PLATFORM, options: [words("One")] }] },
      { name: "" },
      { reason: "  " },
      { colour: "red" },
    ];
    for (const change of refused) expect((await write(manager, change)).status, JSON.stringify(change)).toBe(422);
    expect((await officer.get(PATH)).body).toMatchObject({ version: 1, name: "First" });
    expect((await officer.get("/api/templates/none")).status).toBe(404);
    expect((await manager.get("/api/templates/constructor/versions")).status).toBe(404);
  });

  it("has one winner where two managers write at once", async () => {
    const officer = newOfficer();
    const answers = await Promise.all(
      ["ann", "ben", "cas"].map((name) => write(officer.colleague(name, "compliance_manager"), { name }, 0)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    const winner = answers.find(({ status }) => status === 200)!.body!;
    const { body: history } = await officer.get(`${PATH}/versions`);
    expect(history).toMatchObject({ total: 1, versions: [{ version: 1, author: winner.author }] });
  });

  it("keeps a history of who changed what and why", async () => {
    const officer = newOfficer();
    const manager = managerOf(officer);
    await write(manager, { name: "Shops" });
    await write(manager, { questions: [PLATFORM] });
    const { body } = await officer.get(`${PATH}/versions`);
    expect(body.versions.map(({ version, diff }: any) => [version, diff.map(({ path }: any) => path)])).toEqual([
      [2, ["questions.own_platform"]],
      [1, ["name"]],
    ]);
    const paged = await officer.get(`${PATH}/versions?page=1&per_page=1`);
    expect(paged.body.versions).toEqual([body.versions[0]]);
    expect(paged.body.total).toBe(2);
  });
});
