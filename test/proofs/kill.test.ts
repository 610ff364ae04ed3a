import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { serveSampleMedia } from "../../src/sources/adverse-media/sample.ts";
import { checkAuditChain, readAudit } from "../support/audit-chain.ts";
import { HeldUpstream } from "../support/held-upstream.ts";
import {
  type HandedIn,
  investigated,
  openCase,
  type OpenedCase,
  readCase,
  submit,
  uploadEverything,
} from "../support/main-job.ts";
import { TestService } from "../support/service.ts";

const CASES = 3;

interface Customer {
  readonly opened: OpenedCase;
  readonly handedIn: readonly HandedIn[];
}

let news: HeldUpstream;
let service: TestService;
let token: string;
beforeAll(async () => {
  news = await HeldUpstream.open(serveSampleMedia);
  service = await TestService.start(`ADVERSE_MEDIA_BASE_URL:${news.url}`, "ADVERSE_MEDIA_API_KEY:end-to-end");
  token = await service.token("alice");
});
afterAll(async () => {
  await service.dispose();
  await news.close();
});

/** Whole lives with kills all over them: kill-sweep.test.ts. Here the kill is sure to hit an investigation. */
describe("the service, killed while an investigation waits for a source", () => {
  it("goes on by itself after the restart, and does nothing twice", async () => {
    const customers = await Promise.all(Array.from({ length: CASES }, handIn));
    await news.asked();
    await service.kill();
    // Whoever hangs up is heard of a moment later.
    await expect.poll(() => news.cutOff, { timeout: 60_000 }).toBeGreaterThan(0);
    news.release();
    await service.restart();
    await Promise.all(customers.map(checkCustomer));
  });
});

describe("the service, killed in every attempt at an investigation", () => {
  it("gives it up as interrupted, and a retry begins a count of its own", async () => {
    news.hold();
    const { opened } = await handIn();
    const statusOf = async () => (await readCase(service, token, opened.workflow_id)).status;
    let kills = 0;
    // An attempt that completes a stage before it dies is not counted against the run.
    while (kills < 8) {
      await Promise.race([news.asked(), expect.poll(statusOf, { timeout: 60_000, interval: 100 }).toBe("FAILED")]);
      if ((await statusOf()) === "FAILED") break;
      kills++;
      await service.kill();
      await service.restart();
    }
    expect(kills).toBeGreaterThanOrEqual(3);
    expect(await statusOf()).toBe("FAILED");
    const { entries } = await readAudit(service, token, opened.workflow_id);
    expect(entries.at(-1)).toMatchObject({ event: "INVESTIGATION_FAILED", details: { error_type: "interrupted" } });

    news.release();
    const manager = await service.token("mia", ["compliance_manager"]);
    const route = `/api/cases/${opened.workflow_id}/retry-investigation`;
    expect((await service.call("POST", route, { token: manager })).status).toBe(200);
    expect((await investigated(service, token, opened.workflow_id)).status).toBe("REVIEW_PENDING");
  });
});

async function handIn(): Promise<Customer> {
  const { status, body: opened } = await openCase(service, token, "0999900150", "Bakkerij De Linde");
  expect(status).toBe(201);
  const handedIn = await uploadEverything(service, opened);
  expect((await submit(service, opened, "Katrien Vermeulen\nJoris Claes")).status).toBe(200);
  return { opened, handedIn };
}

async function checkCustomer({ opened, handedIn }: Customer): Promise<void> {
  const { workflow_id: workflowId } = opened;
  const found = await investigated(service, token, workflowId);
  expect(found).toMatchObject({ status: "REVIEW_PENDING", current_iteration: 1 });

  const events = checkAuditChain(await readAudit(service, token, workflowId));
  const course = ["CASE_CREATED", "DOCUMENTS_SUBMITTED", "INVESTIGATION_STARTED", "INVESTIGATION_COMPLETED"];
  // Documents are read beside what else happens.
  const others = events.filter((event) => !["DOCUMENT_UPLOADED", "DOCUMENT_READ"].includes(event));
  expect(others).toEqual([...course, "TIER_APPLIED"]);
  expect(events.filter((event) => event === "DOCUMENT_READ").length).toBeLessThanOrEqual(handedIn.length);
  expect(found.documents.map(({ key }) => key).toSorted()).toEqual(handedIn.map(({ key }) => key).toSorted());

  expect(found.investigation_results.length).toBe(1);
  const findings = found.investigation_results[0]!.findings.map(({ id }) => id);
  expect(new Set(findings).size).toBe(findings.length);
  const { body } = await service.call<any>("GET", `/api/cases/${workflowId}/evidence`, { token });
  const evidence = body.evidence.map(({ id }: { id: string }) => id);
  expect(new Set(evidence).size).toBe(evidence.length);
}
