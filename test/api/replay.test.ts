import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runInvestigation } from "../../src/investigation/index.ts";
import { type RecordedStages, replayRun } from "../../src/investigation/replay.ts";
import type { Transcript } from "../../src/investigation/transcript.ts";
import type { EvidenceRef } from "../../src/domain/case/case.model.ts";
import { putEvidenceBytes } from "../../src/platform/files.ts";
import { findSampleCompany } from "../../src/sources/sample-companies.ts";
import { newOfficer, send } from "../support/api.ts";
import { type OpenCase, reviewedCase, settle } from "../support/cases.ts";
import { fileOwners } from "../support/ownership-filings.ts";
import { restartObject } from "../support/portal.ts";
import { expectIdenticalReplay, replay, REPLAYED_IN_SUITE, replayPath } from "../support/replays.ts";
import { honestCustomer, MemoryHost, systemCtx } from "../support/investigation-host.ts";

const inObject = (opened: OpenCase, work: (sql: SqlStorage) => void) =>
  runInDurableObject(env.CASE_WORKFLOW.getByName(opened.workflowId), (_, state) => work(state.storage.sql));

async function evidenceOf(opened: OpenCase): Promise<EvidenceRef[]> {
  let refs: EvidenceRef[] = [];
  await inObject(opened, (sql) => {
    const { output } = sql.exec<{ output: string }>("SELECT output FROM stages WHERE name = 'conclusions'").one();
    refs = JSON.parse(output).evidence;
  });
  return refs;
}

/** Flips one bit of an object in storage. */
async function damage(key: string): Promise<Uint8Array> {
  const bytes = new Uint8Array(await (await env.FILES.get(key))!.arrayBuffer());
  const changed = bytes.slice();
  changed[Math.floor(changed.length / 2)]! ^= 1;
  await env.FILES.put(key, changed);
  return bytes;
}

describe("a replay of a case", () => {
  it.each(REPLAYED_IN_SUITE)("is identical for sample company %s", expectIdenticalReplay);

  it("is identical after an officer filed other owners than the register has", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, "0999900150");
    expect((await fileOwners(officer, opened)).status).toBe(201);
    expect((await replay(officer, opened)).differences).toEqual([]);
  });

  it("is identical for each of several iterations, also after hits were cleared and the case was decided", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer, "0999901041");
    const hit = opened.detail.investigation_results[0].findings.find(
      ({ category }: { category: string }) => category === "sanctions",
    );
    const mlro = officer.colleague("mia", "mlro");
    const clearance = `${opened.path}/findings/${hit.id}/clearance`;
    expect((await mlro.post(clearance, { reason: "Born in another year." })).status).toBe(200);
    const followUp = await officer.post(`${opened.path}/decision`, {
      decision: "follow_up",
      follow_up_tasks: [{ description: "Who signs?", response_type: "text" }],
    });
    expect(followUp.body.status).toBe("FOLLOW_UP_REQUIRED");
    const json = { task_responses: { followup_2_1: "An" }, answers: { zebra: "z", beneficial_owners: "An", ant: "a" } };
    expect((await send("POST", `/api/portal/${opened.token}/submit`, { json })).status).toBe(200);
    await settle(officer, opened);
    for (const iteration of [1, 2]) {
      expect((await replay(officer, opened, iteration)).differences, `iteration ${iteration}`).toEqual([]);
    }
    expect((await officer.get(replayPath(opened, 3))).status).toBe(404);
  });

  it("changes nothing", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const before = [(await officer.get(opened.path)).body, (await officer.get(`${opened.path}/audit`)).body];
    const objects = async () => (await env.FILES.list({ prefix: opened.caseId })).objects.map(({ etag }) => etag);
    const stored = await objects();
    await replay(officer, opened);
    expect([(await officer.get(opened.path)).body, (await officer.get(`${opened.path}/audit`)).body]).toEqual(before);
    expect(await objects()).toEqual(stored);
  });

  it("names whichever evidence had a byte changed, or is gone", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const evidence = await evidenceOf(opened);
    const keys = new Set(evidence.map(({ key }) => key));
    for (const key of keys) {
      const named = evidence.filter((ref) => ref.key === key);
      const whole = await damage(key);
      const { identical, first_difference, differences } = await replay(officer, opened);
      expect(identical).toBe(false);
      expect(first_difference).toMatchObject({ kind: "evidence", path: key, recorded: named[0]!.data_hash });
      expect(differences.map(({ name }: { name: string }) => name)).toEqual(named.map(({ id }) => id));
      expect(first_difference.source).toBe(`${named[0]!.source} ${named[0]!.source_url}`);
      await env.FILES.put(key, whole);
    }
    await env.FILES.delete(evidence[0]!.key);
    expect((await replay(officer, opened)).first_difference).toMatchObject({ name: evidence[0]!.id, replayed: null });
  });

  it.each([
    ["registry", "value.legal_name"],
    ["screening", "value.results[0].hits"],
    ["planning_2", "decisions[0].evoi_value"],
    ["conclusions", "result.risk_score"],
    ["conclusions", "evaluation.rules_triggered"],
    ["conclusions", "result.case_confidence.total"],
  ])("names stage %s when its %s was changed", async (stage, path) => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    const sqlPath = `$.${path}`;
    await inObject(opened, (sql) => {
      sql.exec("UPDATE stages SET output = json_set(output, ?, 0.42) WHERE name = ?", sqlPath, stage);
    });
    expect((await replay(officer, opened)).first_difference).toMatchObject({
      kind: "stage",
      name: stage,
      path,
      recorded: "0.42",
    });
  });

  it("names what the case shows otherwise than it was concluded", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    await inObject(opened, (sql) => {
      sql.exec("UPDATE record_rows SET value = json_set(value, '$.risk_score', 0.42) WHERE field = 'investigations'");
    });
    await restartObject(env.CASE_WORKFLOW.getByName(opened.workflowId));
    const { first_difference, differences } = await replay(officer, opened);
    expect(first_difference).toMatchObject({ kind: "case", name: "investigation", path: "risk_score" });
    expect(differences).toHaveLength(1);
  });

  it("is for the officers of the tenant, and of a case and iteration that are there", async () => {
    const officer = newOfficer();
    const opened = await reviewedCase(officer);
    expect((await newOfficer().get(replayPath(opened))).status).toBe(404);
    expect((await officer.colleague("mia", "mlro").get(replayPath(opened))).status).toBe(403);
    expect((await officer.get(replayPath(opened, 2))).status).toBe(404);
    expect((await officer.get(`${replayPath(opened)}?rules=of-thumb`)).status).toBe(422);
  });
});

const stagesOf = (host: MemoryHost): RecordedStages =>
  Object.fromEntries([...host.stages.keys()].map((name) => [name, host.loadStage(name)]));

/** A run over the network: every source is live, and answers as `answer` does. */
async function runLive(answer: typeof fetch) {
  const ctx = systemCtx();
  const base = (name: string) => `https://${name}.test`;
  const settings = {
    ...ctx.settings,
    BELGIAN_MOCK_MODE: false,
    PROXYVENDOR_MOCK_MODE: false,
    KBO_BASE_URL: base(`kbo-${crypto.randomUUID()}`),
    VIES_BASE_URL: base(`vies-${crypto.randomUUID()}`),
    PEPPOL_DIRECTORY_BASE_URL: base(`peppol-${crypto.randomUUID()}`),
    DEBT_CHECK_BASE_URL: base(`debt-${crypto.randomUUID()}`),
    ADVERSE_MEDIA_BASE_URL: base(`news-${crypto.randomUUID()}`),
    ADVERSE_MEDIA_API_KEY: "a-secret-key",
  };
  const host = new MemoryHost(honestCustomer(findSampleCompany("0999900150")!));
  const outcome = await runInvestigation({ ...ctx, settings, fetch: answer }, host);
  return { host, outcome };
}

describe("a replay of a run over the network", () => {
  it.each<[string, typeof fetch]>([
    ["no connection", () => Promise.reject(new TypeError("no network"))],
    ["errors", async () => new Response("down", { status: 503 })],
    ["a pause", async () => new Response("", { status: 429, headers: { "retry-after": "120" } })],
    ["captchas", async () => new Response("<html><body>Are you a robot? captcha</body></html>")],
    ["nonsense", async () => new Response("{", { headers: { "content-type": "application/json" } })],
    ["an error, then nothing", failOnce()],
  ])("is identical where sources gave %s, and reaches none of them", async (_, answer) => {
    const { host, outcome } = await runLive(answer);
    let requests = 0;
    const fetch = () => Promise.reject(new Error(`request ${++requests}`));
    const verdict = await replayRun({ ...systemCtx(), fetch }, stagesOf(host), "recorded");
    expect(verdict.differences).toEqual([]);
    expect(JSON.parse(JSON.stringify(verdict.outcome))).toEqual(outcome);
    expect(requests).toBe(0);
    expect(JSON.stringify(await transcriptOf(outcome.evidence))).not.toContain("a-secret-key");
  });
});

/** A source that fails the first time it is asked something, and has nothing to say the second. */
function failOnce(): typeof fetch {
  const asked = new Set<string>();
  return async (input) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (!asked.has(url)) {
      asked.add(url);
      return new Response("down", { status: 500 });
    }
    return Response.json({ matches: [], articles: [], status: "ok", totalResults: 0 });
  };
}

const refOfTranscript = (evidence: readonly EvidenceRef[]) => evidence.find(({ source }) => source === "transcript")!;

async function transcriptOf(evidence: readonly EvidenceRef[]): Promise<Transcript> {
  return (await env.FILES.get(refOfTranscript(evidence).key))!.json<Transcript>();
}

describe("a replay by rules", () => {
  it("goes by those that were kept, or by today's on request", async () => {
    const ctx = systemCtx();
    const host = new MemoryHost(honestCustomer(findSampleCompany("0999900546")!));
    const { evidence, evaluation } = await runInvestigation(ctx, host);
    const triggered = evaluation!.results.find((result) => result.triggered)!;
    // As if the run had been judged by an earlier edition of the rules, which lacked one that triggers today.
    const transcript = await transcriptOf(evidence);
    const red_flag_rules = transcript.rules!.red_flag_rules.filter(({ rule_id }) => rule_id !== triggered.rule_id);
    const earlier = { ...transcript, rules: { ...transcript.rules!, version: "0.9.0", red_flag_rules } };
    const bytes = new TextEncoder().encode(JSON.stringify(earlier));
    const { key, sha256 } = await putEvidenceBytes(ctx, host.input.caseId, bytes, "application/json");
    const ref = { ...refOfTranscript(evidence), key, data_hash: `sha256:${sha256}`, size: bytes.byteLength };
    const recorded = stagesOf(host);
    const conclusions = recorded["conclusions"] as object;
    const stages = {
      ...recorded,
      transcript: { evidence: [ref] },
      conclusions: { ...conclusions, evidence: evidence.map((one) => (one.source === "transcript" ? ref : one)) },
    };

    expect(await replayRun(ctx, stages, "today")).toMatchObject({
      differences: [],
      ruleVersions: { recorded: "0.9.0", used: evaluation!.template_version },
    });
    const then = await replayRun(ctx, stages, "recorded");
    expect(then.outcome!.evaluation).toMatchObject({ template_version: "0.9.0" });
    expect(then.outcome!.evaluation!.results).toHaveLength(evaluation!.results.length - 1);
    expect(then.differences[0]).toMatchObject({ kind: "stage", name: "conclusions" });
  });
});
