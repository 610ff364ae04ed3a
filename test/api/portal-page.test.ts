import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import type { CaseRecord } from "../../src/domain/case/case.record.ts";
import { type ApiAnswer, newOfficer, send } from "../support/api.ts";
import { finding, followUpTask, investigation } from "../support/case-fixtures.ts";
import { openCase } from "../support/cases.ts";
import { multipart, type FormPart } from "../support/form.ts";
import { putCase, readPortal, readRecord, runAlarm, storedKeys } from "../support/portal.ts";
import { DOCX, EXE, PDF, pdfOfSize, PNG } from "../support/sample-files.ts";

const pageOf = ({ bytes }: ApiAnswer): string => new TextDecoder().decode(bytes);

const look = (token: string, headers: Record<string, string> = {}, query = "") =>
  send("GET", `/portal/${token}${query}`, { headers });

/** Sends the page's form as a browser does. */
function sendPage(token: string, parts: readonly FormPart[], headers: Record<string, string> = {}) {
  const form = multipart(parts);
  return send("POST", `/portal/${token}`, { headers: { ...form.headers, ...headers }, body: form.body });
}

const file = (id: string, value: Uint8Array = PDF, filename = "paper.pdf", type = "application/pdf"): FormPart => ({
  name: `file:${id}`,
  filename,
  type,
  value,
});
const noFile = (id: string): FormPart => file(id, new Uint8Array(), "", "application/octet-stream");
const answer = (id: string, value: string): FormPart => ({ name: `answer:${id}`, value });
const CONFIRM: FormPart = { name: "confirm", value: "yes" };
const REQUIRED = ["articles_of_association", "representative_identity", "bank_account_proof"];

const criminal = [investigation({ findings: [finding({ category: "criminal", severity: "high" })] })];
const followUp: Partial<CaseRecord> = {
  status: "FOLLOW_UP_REQUIRED",
  iteration: 1,
  followUpTasks: [
    followUpTask(),
    followUpTask({ id: "followup_2_2", response_type: "document", document_type: "source_of_funds" }),
  ],
};

describe("the customer's page", () => {
  it("asks for what the case asks for, in the customer's language", async () => {
    const opened = await openCase(newOfficer());
    const answered = await look(opened.token, { "Accept-Language": "nl-BE" });
    expect([answered.status, answered.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    const page = pageOf(answered);
    for (const text of ['<html lang="nl">', "Gecoördineerde statuten", "Bakkerij De Linde", "0 van 3 documenten"]) {
      expect(page).toContain(text);
    }
    expect(pageOf(await look(opened.token, { "Accept-Language": "de" }))).toContain("Aktuelle Satzung");
    expect(pageOf(await look(opened.token, { "Accept-Language": "fr" }))).toContain("Statuts coordonnés");
    expect(pageOf(await look(opened.token))).toContain("Articles of association");
  });

  it("speaks the language that was chosen on it, kept in a cookie that holds nothing else", async () => {
    const { token } = await openCase(newOfficer());
    const chosen = await look(token, {}, "?lang=fr");
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "?"]);
    const cookie = chosen.headers.get("Set-Cookie")!;
    expect(cookie).toMatch(/^portal_language=fr; Path=\/portal; .*SameSite=Lax; HttpOnly; Secure$/);
    const page = await look(token, { Cookie: `a=b; ${cookie.split(";")[0]}`, "Accept-Language": "nl" });
    expect(pageOf(page)).toContain('<html lang="fr">');
    expect((await look(token, {}, "?lang=xx")).status).toBe(200);
  });

  it("gives its address to nobody: no cache, no index, no referrer, no frame, no other host, no token inside", async () => {
    const { token } = await openCase(newOfficer());
    const answered = await look(token);
    const header = (name: string) => answered.headers.get(name);
    expect(header("Cache-Control")).toBe("no-store");
    expect(header("Referrer-Policy")).toBe("no-referrer");
    expect(header("X-Robots-Tag")).toContain("noindex");
    expect(header("Server-Timing")).toBeNull();
    const policy = header("Content-Security-Policy")!;
    for (const rule of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule);
    }
    expect(policy).not.toContain("unsafe");
    const page = pageOf(answered);
    expect(page).not.toContain(token);
    expect(page).not.toMatch(/(?:src|href|action)="(?:\w+:|\/\/)/);
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+="|\sstyle="/);
  });

  it.each(["kyc_natural_person", "marketplace_seller", "crypto_asset_provider"])(
    "is small: with its script under 30 KB compressed, even with every country to choose from: %s",
    async (template) => {
      const owners = Array.from({ length: 5 }, (_, n) => ({ name: `An ${n}`, birth_date: "1971-04-03" }));
      const given = { template_id: template, additional_data: { answers: { beneficial_owners: owners } } };
      const { token } = await openCase(newOfficer(), undefined, given);
      const compressed = async (bytes: Uint8Array) => {
        const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream("gzip"));
        return (await new Response(stream).arrayBuffer()).byteLength;
      };
      const page = await look(token, { "Accept-Language": "de" });
      expect(pageOf(page)).toContain("Österreich");
      const [, script] = /src="(\/portal-assets\/portal\.js\?v=\w+)"/.exec(pageOf(page))!;
      const loaded = await send("GET", script!);
      expect(loaded.headers.get("Cache-Control")).toContain("immutable");
      const bytes = (await compressed(page.bytes)) + (await compressed(loaded.bytes));
      expect(bytes).toBeLessThan(30 * 1024);
    },
  );

  it("wears the tenant's brand, readable whatever its colour, and escapes all that others wrote", async () => {
    const officer = newOfficer();
    const { token } = await openCase(officer, undefined, { company_name: `<b>"Zoon" & Co</b>` });
    await env.DB.prepare(
      "INSERT INTO tenants (tenant_id, name, primary_color, logo_url) VALUES (?, ?, '#ffee00', '/brands/zoon.svg')",
    )
      .bind(officer.tenant, "Bank <i> & Zoon")
      .run();
    const page = pageOf(await look(token));
    expect(page).toContain("Bank &lt;i&gt; &amp; Zoon");
    expect(page).toContain('src="/brands/zoon.svg"');
    expect(page).toContain("&lt;b&gt;&quot;Zoon&quot; &amp; Co&lt;/b&gt;");
    expect(page).not.toContain("--brand-light:#ffee00");
    expect(page).toContain("--brand-dark:#ffee00");
  });

  it("is a friendly 404 in the customer's language for a link that is not, or no longer, one", async () => {
    const opened = await openCase(newOfficer());
    const links = ["pt_", `pt_${"A".repeat(32)}`, "%2e%2e%2f"];
    const answers = [];
    for (const token of links) answers.push(await look(token, { "Accept-Language": "nl" }), await sendPage(token, []));
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    answers.push(await look(opened.token), await sendPage(opened.token, [file("bank_account_proof")]));
    vi.useRealTimers();
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    expect(pageOf(answers[0]!)).toContain("Deze link werkt niet");
    for (const { headers } of answers) {
      expect(headers.get("Content-Type")).toContain("text/html");
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    expect(await storedKeys(opened)).toEqual([]);
  });

  it("never repeats a token in a problem about what lies below it", async () => {
    const { token } = await openCase(newOfficer());
    const { status, bytes } = await send("GET", `/portal/${token}/nothing`);
    expect(status).toBe(404);
    expect(new TextDecoder().decode(bytes)).not.toContain(token);
  });
});

describe("the page as a form", () => {
  it("takes every file and answer at once, and hands in", async () => {
    const opened = await openCase(newOfficer());
    const answered = await sendPage(opened.token, [
      ...REQUIRED.map((id) => file(id)),
      noFile("business_licence"),
      file("processing_statements", pdfOfSize(6_000_000), "big.pdf"),
      answer("business_activity", "We sell bicycles\r\nand repair them"),
      answer("sales_channel", ""),
      CONFIRM,
    ]);
    expect([answered.status, answered.headers.get("Location")]).toEqual([303, "?sent"]);
    const record = await readRecord(opened);
    expect(record.status).not.toBe("AWAITING_DOCUMENTS");
    expect(record.additionalData["answers"]).toEqual({ business_activity: "We sell bicycles\nand repair them" });
    await runAlarm(opened);
    expect(record.documents.map(({ requirement_id }) => requirement_id)).toEqual([
      ...REQUIRED,
      "processing_statements",
    ]);
    const page = pageOf(await look(opened.token, {}, "?sent"));
    expect(page).toContain("Thank you. We have received your information.");
    expect(page).not.toContain("<form");
  });

  it("warns of what is missing, keeps what was typed, and hands in all the same when told to", async () => {
    const opened = await openCase(newOfficer());
    const parts = [file("bank_account_proof"), answer("business_activity", "Bicycles </textarea>")];
    const warned = await sendPage(opened.token, parts);
    expect(warned.status).toBe(200);
    const page = pageOf(warned);
    expect(page).toContain("This document has not been uploaded yet.");
    expect(page).toContain("Bicycles &lt;/textarea&gt;");
    expect(page).toContain("1 of 3 documents");
    expect(page).toContain('href="#item-file-articles_of_association"');
    expect(page).not.toContain('href="#item-file-bank_account_proof"');
    expect((await readRecord(opened)).status).toBe("AWAITING_DOCUMENTS");
    expect((await sendPage(opened.token, [...parts.slice(1), CONFIRM])).status).toBe(303);
    expect((await readRecord(opened)).iteration).toBe(1);
  });

  it("points out a number that is most likely mistyped", async () => {
    const { token } = await openCase(newOfficer(), undefined, { template_id: "kyc_natural_person" });
    const page = pageOf(await sendPage(token, [answer("iban", "BE71 0961 2345 6760"), answer("bsn", "111222333")]));
    expect(page).toContain('class="item answer open" id="item-answer-iban"');
    expect(page).toContain("Please check it for typos.");
    expect(page).not.toContain('class="item answer open" id="item-answer-bsn"');
  });

  it("keeps files without handing in, and leads back to where it was", async () => {
    const opened = await openCase(newOfficer());
    const save: FormPart = { name: "save", value: "bank_account_proof" };
    const saved = await sendPage(opened.token, [file("bank_account_proof"), save]);
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "?saved#item-file-bank_account_proof"]);
    expect(pageOf(await look(opened.token, {}, "?saved"))).toContain("paper.pdf");
    const typed = await sendPage(opened.token, [file("business_licence"), answer("business_activity", "Tea"), save]);
    expect(typed.status).toBe(200);
    expect(pageOf(typed)).toContain(">Tea</textarea>");
    expect((await readRecord(opened)).status).toBe("AWAITING_DOCUMENTS");
  });

  it.each([
    ["an empty file", file("bank_account_proof", new Uint8Array()), "This file is empty."],
    ["a file of another kind", file("bank_account_proof", EXE), "We cannot use this type of file here."],
    ["one byte too much", file("bank_account_proof", pdfOfSize(20_971_521)), "This file is larger than 20 MB."],
    ["a Word document where none is taken", file("bank_account_proof", DOCX, "a.docx", ""), "We cannot use this type"],
  ])("says beside the field what is wrong with %s, and takes the rest", async (_, wrong, message) => {
    const opened = await openCase(newOfficer());
    const answered = await sendPage(opened.token, [
      wrong,
      file("articles_of_association"),
      answer("business_activity", "Tea"),
    ]);
    expect(answered.status).toBe(422);
    const [, item] = pageOf(answered).split('id="item-file-bank_account_proof"');
    expect(item!.split("</li>")[0]).toContain(message);
    expect(pageOf(answered)).toContain(">Tea</textarea>");
    await runAlarm(opened);
    expect(await storedKeys(opened)).toEqual(["iteration-1/req_articles_of_association/paper.pdf"]);
    expect((await readRecord(opened)).status).toBe("AWAITING_DOCUMENTS");
  });

  it("knows a Word document by its name where the browser knows no type, and holds its content against it", async () => {
    const opened = await openCase(newOfficer());
    const unknown = "application/octet-stream";
    await sendPage(opened.token, [
      file("articles_of_association", DOCX, "statutes.docx", unknown),
      file("bank_account_proof", PNG, "photo.pdf", unknown),
    ]);
    expect((await readRecord(opened)).documents.map(({ filename }) => filename)).toEqual(["statutes.docx"]);
  });

  it("hands in once, however often it is sent", async () => {
    const opened = await openCase(newOfficer());
    const both = await Promise.all([sendPage(opened.token, [CONFIRM]), sendPage(opened.token, [CONFIRM])]);
    expect(both.map(({ status }) => status).sort()).toEqual([303, 423]);
    expect((await readRecord(opened)).iteration).toBe(1);
  });

  it("changes no answer that it only shows", async () => {
    const answers = { business_activity: { nested: true }, sales_channel: "Online", beneficial_owners: "An" };
    const opened = await openCase(newOfficer(), undefined, { additional_data: { answers } });
    const shown = [answer("business_activity", '{"nested":true}'), answer("sales_channel", "En ligne")];
    await sendPage(opened.token, [...shown, answer("beneficial_owners", ""), CONFIRM], { "Accept-Language": "fr" });
    expect((await readRecord(opened)).additionalData["answers"]).toEqual({
      ...answers,
      beneficial_owners: "",
    });
  });

  it.each([
    ["Sec-Fetch-Site", "cross-site", 403],
    ["Sec-Fetch-Site", "same-site", 403],
    ["Origin", "https://elsewhere.example", 403],
    ["Sec-Fetch-Site", "same-origin", 303],
    ["Origin", "https://dossier.test", 303],
    ["Origin", "null", 303],
  ])("sent with %s %s is answered %i", async (name, value, status) => {
    const opened = await openCase(newOfficer());
    const answered = await sendPage(opened.token, [CONFIRM], { [name]: value });
    expect([answered.status, (await readRecord(opened)).iteration]).toEqual([status, status === 303 ? 1 : 0]);
  });

  it("answers a broken form with a page and changes nothing", async () => {
    const opened = await openCase(newOfficer());
    const broken = await send("POST", `/portal/${opened.token}`, { json: { a: 1 } });
    expect([broken.status, broken.headers.get("Content-Type")]).toEqual([400, "text/html; charset=utf-8"]);
    expect((await readRecord(opened)).iteration).toBe(0);
  });
});

describe("the page of a follow-up", () => {
  it("puts what is new first, folds away the rest, and takes answers and files", async () => {
    const opened = await openCase(newOfficer());
    const documents = REQUIRED.map((id) => ({ ...PAPER, document_id: id, key: id, requirement_id: id }));
    await putCase(opened, { ...followUp, documents });
    const page = pageOf(await look(opened.token));
    expect(page).toContain("We need some more information to complete your application.");
    expect(page.indexOf("Who owns the shop?")).toBeGreaterThan(0);
    expect(page.indexOf("Evidence of the source of funds")).toBeLessThan(page.indexOf("<details"));
    expect(page.indexOf("Proof of bank account")).toBeGreaterThan(page.indexOf("<details"));
    expect(page).not.toContain("on a list");
    const parts = [file("followup_2_2"), { name: "task:followup_2_1", value: "An Peeters" }, CONFIRM];
    expect((await sendPage(opened.token, parts)).status).toBe(303);
    const record = await readRecord(opened);
    expect(record.taskResponses).toMatchObject([{ task_id: "followup_2_1", answer: "An Peeters" }]);
    expect(record.documents.at(-1)).toMatchObject({ requirement_id: "followup_2_2", iteration: 2 });
  });
});

const PAPER = {
  document_id: "d",
  key: "k",
  filename: "paper.pdf",
  requirement_id: "r",
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 10,
  sha256: "0".repeat(64),
  uploaded_at: "2026-11-01T08:00:00.000Z",
} as const;

describe("the page of a case that is looked at, or over", () => {
  const seen = ({ status, headers, bytes }: ApiAnswer) => ({
    status,
    bytes: Buffer.from(bytes).toString("hex"),
    headers: [...headers].filter(([name]) => name !== "x-request-id").sort(),
  });
  const everyAnswer = async (token: string) =>
    [
      await look(token),
      await look(token, { "Accept-Language": "de" }),
      await look(token, {}, "?sent"),
      await look(token, {}, "?saved"),
      await look(token, {}, "?lang=fr"),
      await sendPage(token, [file("bank_account_proof")]),
      await sendPage(token, [file("bank_account_proof", pdfOfSize(21_000_000))]),
      await sendPage(token, [{ name: "task:followup_2_1", value: "An" }, CONFIRM]),
      await sendPage(token, [CONFIRM], { "Sec-Fetch-Site": "cross-site" }),
      await send("POST", `/portal/${token}`, { json: {} }),
    ].map(seen);

  it("is to the byte the same with and without the lock, whatever its status and whatever is sent", async () => {
    const opened = await openCase(newOfficer());
    await putCase(opened, { status: "REVIEW_PENDING", iteration: 1, investigations: [investigation()] });
    const ordinary = await everyAnswer(opened.token);
    expect(ordinary.map(({ status }) => status)).toEqual([200, 200, 200, 200, 303, 423, 423, 423, 403, 423]);
    for (const status of [
      "REVIEW_PENDING",
      "ESCALATED",
      "PENDING_SECOND_APPROVAL",
      "FOLLOW_UP_REQUIRED",
      "APPROVED",
    ] as const) {
      await putCase(opened, { ...followUp, status, investigations: criminal });
      expect(await everyAnswer(opened.token)).toEqual(ordinary);
    }
    const page = pageOf(await look(opened.token));
    expect(page).toContain("You do not need to do anything now.");
    expect(page).not.toMatch(/\bSAR\b|mlro|sanction|criminal|\bgate\b|suspic|\block|\bhold/i);
    expect(await storedKeys(opened)).toEqual([]);
  });

  it("says that it is over, and not how", async () => {
    const opened = await openCase(newOfficer());
    const pages = [];
    for (const status of ["APPROVED", "REJECTED", "FAILED"] as const) {
      await putCase(opened, { status, iteration: 1, investigations: [investigation()] });
      pages.push(pageOf(await look(opened.token)));
      expect((await sendPage(opened.token, [CONFIRM])).status).toBe(400);
    }
    expect(pages[0]).toContain("This application is closed");
    expect(new Set(pages).size).toBe(1);
    expect((await readPortal(opened.token)).body.phase).toBe("terminal");
  });
});

describe("static files", () => {
  it("are served with what tells one version from another, and run nothing by themselves", async () => {
    const icon = await send("GET", "/portal-assets/icon.svg");
    expect([icon.status, icon.headers.get("Content-Type")]).toEqual([200, "image/svg+xml"]);
    expect(icon.headers.get("Content-Security-Policy")).toContain("sandbox");
    const etag = icon.headers.get("ETag")!;
    const again = await send("GET", "/portal-assets/icon.svg", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect((await send("GET", "/robots.txt")).bytes.byteLength).toBeGreaterThan(0);
    for (const path of ["/portal-assets/none.js", "/brands/none.svg", "/portal-assets/..%2frobots.txt"]) {
      expect((await send("GET", path)).status).toBe(404);
    }
  });
});
