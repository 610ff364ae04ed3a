import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import { checkAuditChain, readAudit } from "../support/audit-chain.ts";
import {
  type HandedIn,
  investigated,
  openCase,
  type OpenedCase,
  readPortal,
  submit,
  uploadEverything,
} from "../support/main-job.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { serveSlowNews, type SlowNews } from "../support/slow-news.ts";
import { TestService } from "../support/service.ts";

const SEED = Number(process.env.KILL_SEED ?? 20_261_120);
const CASES = 5;

/** One customer's way through the service, which goes on after every crash from what was acknowledged. */
class Journey {
  readonly key = crypto.randomUUID();
  readonly handedIn: HandedIn[] = [];
  opened: OpenedCase | null = null;
  submitted = false;

  /** Goes as far as the service lets it; an answer that never came leaves the last step to be taken again. */
  async goOn(service: TestService, token: string): Promise<void> {
    const created = await openCase(service, token, "0999900150", "Bakkerij De Linde", this.key);
    expect(created.status).toBe(201);
    if (this.opened) expect(created.body).toEqual(this.opened);
    this.opened = created.body;
    if ((await readPortal(service, this.opened)).phase !== "initial_collection") return;
    expect(this.submitted).toBe(false);
    await uploadEverything(service, this.opened, this.handedIn);
    const { status } = await submit(service, this.opened, "Katrien Vermeulen\nJoris Claes");
    expect(status).toBe(200);
    this.submitted = true;
  }
}

let news: SlowNews;
let service: TestService;
let token: string;
beforeAll(async () => {
  news = await serveSlowNews(3000);
  service = await TestService.start(...news.overrides);
  token = await service.token("alice");
});
afterAll(async () => {
  await service.dispose();
  await news.close();
});

describe(`the service, killed at moments that seed ${SEED} picks`, () => {
  it("loses nothing that it acknowledged, does nothing twice, and brings every case to its end", async () => {
    const random = seededRandom(SEED);
    const journeys = Array.from({ length: CASES }, () => new Journey());
    // Twice among the answers of opening, uploading and submitting, then once while all of them are investigated.
    for (const answers of [random() * 15, 15 + random() * 20]) {
      const underway = Promise.allSettled(journeys.map((journey) => journey.goOn(service, token)));
      const goal = service.answered + answers;
      await expect.poll(() => service.answered, { interval: 1, timeout: 60_000 }).toBeGreaterThan(goal);
      await service.kill();
      for (const outcome of await underway) {
        // Cut off is what a crash looks like; anything else is a promise that the service broke.
        if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(TypeError);
      }
      await service.restart();
    }
    await Promise.all(journeys.map((journey) => journey.goOn(service, token)));
    await sleep(random() * 1000);
    await service.kill();
    await service.restart();
    expect((await listCases("INVESTIGATING")).total).toBeGreaterThan(0);
    await Promise.all(journeys.map((journey) => journey.goOn(service, token)));
    await Promise.all(journeys.map((journey) => checkJourney(journey)));
    expect((await listCases("REVIEW_PENDING")).total).toBe(CASES);
    expect((await listCases()).total).toBe(CASES);
  });
});

async function listCases(status?: string): Promise<{ readonly total: number }> {
  return (await service.call<{ total: number }>("GET", `/api/cases${status ? `?status=${status}` : ""}`, { token }))
    .body;
}

async function checkJourney({ opened, handedIn }: Journey): Promise<void> {
  const { workflow_id: workflowId } = opened!;
  const found = await investigated(service, token, workflowId);
  expect(found).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 1 });

  const events = checkAuditChain(await readAudit(service, token, workflowId));
  const singular = events.filter((event) => event !== "DOCUMENT_UPLOADED");
  expect(singular).toEqual([...new Set(singular)]);
  const course = ["CASE_CREATED", "DOCUMENTS_SUBMITTED", "INVESTIGATION_STARTED", "INVESTIGATION_COMPLETED"];
  expect(singular.slice(0, course.length)).toEqual(course);
  expect(events.filter((event) => event === "DOCUMENT_UPLOADED").length).toBe(found.documents.length);

  for (const { key, bytes } of handedIn) {
    const route = `/api/cases/${workflowId}/documents/download?key=${encodeURIComponent(key)}`;
    const { status, body } = await service.call<Uint8Array>("GET", route, { token });
    expect(status).toBe(200);
    expect(Buffer.from(body).equals(bytes)).toBe(true);
  }

  expect(found.investigation_results.length).toBe(1);
  const findings = found.investigation_results[0]!.findings.map(({ id }) => id);
  expect(new Set(findings).size).toBe(findings.length);
  const { body } = await service.call<any>("GET", `/api/cases/${workflowId}/evidence`, { token });
  const evidence = body.evidence.map(({ id }: { id: string }) => id);
  expect(new Set(evidence).size).toBe(evidence.length);
}
