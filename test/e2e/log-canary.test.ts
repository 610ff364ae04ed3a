import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { drawPng, writePdf } from "../../src/cli/demo/papers.ts";
import { investigated, type OpenedCase, portalRoute } from "../support/main-job.ts";
import { TestService } from "../support/service.ts";

/** Words that stand nowhere but where a person or a secret stands. */
class Canaries {
  readonly #words = new Map<string, string>();

  /** A word for a field, always the same for the same field. */
  of(field: string): string {
    const known = this.#words.get(field) ?? `canary${field.replaceAll(/\W/g, "")}${randomBytes(6).toString("hex")}`;
    this.#words.set(field, known);
    return known;
  }

  /** A secret that the service itself made up. */
  keep(field: string, secret: string): void {
    expect([field, secret.length > 15]).toEqual([field, true]);
    this.#words.set(field, secret);
  }

  /** The fields whose word is in a text, in any of the forms in which text is written down. */
  foundIn(text: string): string[] {
    return [...this.#words]
      .filter(([, word]) => formsOf(word).some((form) => text.includes(form)))
      .map(([field]) => field);
  }
}

const formsOf = (word: string): string[] => [
  word,
  word.toUpperCase(),
  encodeURIComponent(word),
  JSON.stringify(word).slice(1, -1),
  Buffer.from(word).toString("base64").slice(0, -4),
  Buffer.from(word).toString("hex"),
];

describe("the log", () => {
  it("holds nothing of what persons are called, say or hand in, and no token, key or link", async (test) => {
    const service = await TestService.start();
    test.onTestFinished(() => service.dispose());
    const canaries = new Canaries();
    const token = await service.token("alice", ["officer", "compliance_manager", "mlro", "admin"]);
    const mlro = await service.token("mira", ["mlro"]);
    canaries.keep("an officer's token", token.split(".")[2]!);
    canaries.keep("a partner's key", "demo-partner-key");
    await tellTheMainJob(service, canaries, token, mlro);
    await provokeRefusals(service, canaries, token);

    const text = service.log.join("\n");
    expect(canaries.foundIn(`"${canaries.of("company_name")}"`)).toEqual(["company_name"]);
    expect(text).toContain('"event":"request"');
    expect(service.log.length).toBeGreaterThan(40);
    expect(canaries.foundIn(text)).toEqual([]);
    // One event a line, and nothing in it that a terminal would obey.
    expect(service.log.filter((line) => /\p{Cc}/u.test(line.replaceAll("\t", "")))).toEqual([]);
  });
});

async function tellTheMainJob(service: TestService, canaries: Canaries, token: string, mlro: string): Promise<void> {
  const word = (field: string) => canaries.of(field);
  let calls = 0;
  const call = async <T = any>(method: string, route: string, json?: unknown, status = [200, 201, 202], by = token) => {
    const headers = { "Idempotency-Key": word(`key ${calls++}`) };
    const answer = await service.call<T>(method, route, {
      token: by,
      headers,
      ...(json === undefined ? {} : { json }),
    });
    expect([
      method,
      route.replaceAll(/case-[\w-]+/g, "…"),
      answer.status,
      status.includes(answer.status) ? "" : answer.body,
    ]).toEqual([method, route.replaceAll(/case-[\w-]+/g, "…"), expect.toBeOneOf(status), ""]);
    return answer.body;
  };
  const opened = await call<OpenedCase>("POST", "/api/cases", {
    company_name: `${word("company_name")} Müller & Zn.`,
    company_registration_number: "0999900942",
    country: "BE",
    website_url: `https://${word("website")}.example/`,
    additional_data: { note: word("additional_data"), contact: `${word("mail")}@example.com` },
  });
  canaries.keep("portal token", opened.portal_token);
  const portal = portalRoute(opened);
  const files = [
    new File([await writePdf(word("pdf title"), [word("pdf text")])], `${word("file name")}.pdf`, {
      type: "application/pdf",
    }),
    new File([drawPng(word("picture"))], `${word("picture name")}.exe`, { type: "application/x-msdownload" }),
  ];
  for (const [i, file] of files.entries()) {
    const form = new FormData();
    form.set("requirement_id", i === 0 ? "bank_account_proof" : word("requirement"));
    form.set("file", file);
    expect((await service.call("POST", `${portal}/documents`, { form })).status).toBe(i === 0 ? 201 : 422);
  }
  await service.call("GET", `/portal/${opened.portal_token}?note=${word("page query")}`);
  const answers = {
    beneficial_owners: `${word("owner")} Peeters`,
    iban: word("iban"),
    [word("question")]: word("answer"),
  };
  await call("POST", `${portal}/submit`, { answers });
  const path = `/api/cases/${opened.workflow_id}`;
  await investigated(service, token, opened.workflow_id);

  const memo = await call("POST", `/cases/${opened.workflow_id}/decision-memorandum`, { justification: word("memo") });
  const draft = { justification: word("justification"), dissenting_concerns: word("concerns") };
  await call("PUT", `/cases/${opened.workflow_id}/decision-memorandum/${memo.memo_id}/draft`, draft);
  await call("GET", `/cases/${opened.workflow_id}/decision-memorandum/${memo.memo_id}?format=pdf`);
  const party = (who: string) => ({ name: word(who), account: word(`${who} account`) });
  const sar = await call("POST", `/cases/${opened.case_id}/sar`, {
    reason: word("sar reason"),
    indicators: [word("indicator")],
    transactions: [
      { number: "T1", date: "2026-10-01", amount: "10.00", currency: "EUR", from: party("payer"), to: party("payee") },
    ],
  });
  const file = `/cases/${opened.case_id}/sar/${sar.sar_id}`;
  await call("POST", `${file}/submit-for-mlro`, { comment: word("sar comment") });
  await call("POST", `${file}/assessment`, { reportable: true, rationale: word("rationale") }, [200], mlro);
  await call("POST", `${path}/decision`, { decision: "reject", reason: word("blocked reason") }, [200, 409]);
  await call("POST", `${path}/decision`, { decision: "escalate", reason: word("decision reason") });
  await call("POST", `${path}/signals`, {
    signal_type: "finding_rejected",
    source_component: "review",
    context_data: { description: word("signal"), rejection_reason: word("rejection") },
  });
  await call("PUT", "/api/memory/blocks/alice/officer_profile", { value: { [word("block key")]: word("block") } });
  await call("PUT", "/api/memory/company-context", { additional_notes: word("context") });
  await call("POST", "/api/memory/passages/alice/search", { query: word("search") });
  await call("GET", `/api/cases?q=${word("case query")}`);
  await call("GET", `${path}/documents/download?key=${word("file key")}`, undefined, [404]);
  for (const route of [
    "",
    "/audit",
    "/evidence",
    "/ai-brief",
    "/documents",
    "/case-pack.zip",
    "/documents/mlro-memo.pdf",
  ]) {
    await call("GET", path + route);
  }
  const feed = await call("POST", "/api/regulatory/calendar-feed");
  canaries.keep("feed token", feed.feed_token);
  await service.call("GET", `/api/regulatory/calendar.ics?feed=${feed.feed_token}`);
  const verified = await service.call<any>("POST", "/v1/peppol/verify", {
    headers: { "X-API-Key": "demo-partner-key" },
    json: {
      enterprise_number: "0999900150",
      requestor_id: "desk",
      callback_url: `https://${word("callback host")}.invalid.example/?token=${word("callback secret")}`,
    },
  });
  expect(verified.status).toBe(202);
}

/** What is refused is logged too, and what was wrong with it is what must not be. */
async function provokeRefusals(service: TestService, canaries: Canaries, token: string): Promise<void> {
  const word = (field: string) => canaries.of(field);
  const bad: [string, string, object][] = [
    ["POST", "/api/cases", { token, json: { company_name: word("refused name"), [word("refused field")]: 1 } }],
    [
      "POST",
      "/api/cases",
      { token, json: { company_name: "x", company_registration_number: word("refused number"), country: "BE" } },
    ],
    ["GET", `/api/portal/${word("wrong portal token")}`, {}],
    ["GET", `/portal/${word("wrong page token")}`, {}],
    ["GET", `/api/cases/${word("wrong case")}`, { token }],
    ["GET", `/${word("wrong path")}?${word("wrong query")}=1`, {}],
    ["GET", "/api/cases", { token: `a.${word("wrong bearer")}.c` }],
    ["GET", "/v1/peppol/evidence/none", { headers: { "X-API-Key": word("wrong key") } }],
    ["GET", `/api/regulatory/calendar.ics?feed=${word("wrong feed")}`, {}],
    [
      "POST",
      "/api/scan/portfolio",
      { token, json: { name: word("portfolio"), registration_numbers: [word("number")] } },
    ],
    ["POST", "/api/cases", { token, headers: { "Idempotency-Key": `${word("wrong idempotency")} x` }, json: {} }],
    ["GET", "/healthz", { headers: { "X-Request-Id": `${word("request id")}\u00a0x`, Cookie: `a=${word("cookie")}` } }],
    ["GET", "/healthz", { headers: { "User-Agent": word("agent"), Referer: `https://x.example/${word("referer")}` } }],
  ];
  for (const [method, route, options] of bad) await service.call(method, route, options);
}
