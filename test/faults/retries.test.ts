import { beforeEach, describe, expect, it, vi } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { openCase, SANCTIONED } from "../support/cases.ts";
import { upload } from "../support/portal.ts";
import { pdfOfSize } from "../support/sample-files.ts";
import { passTime } from "./client.ts";
import { FaultLayer } from "./fault-layer.ts";
import { failOnceAfter, START } from "./sweep.ts";

/** What the sweep found once. */
let layer: FaultLayer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  layer = new FaultLayer();
});

const headers = { "Idempotency-Key": "again" };

describe("what is sent again under its key", () => {
  it("is taken, be it a large file that was stored and could not be recorded", async () => {
    const { token } = await openCase(newOfficer());
    const file = pdfOfSize(5_500_000);
    layer.begin(failOnceAfter("CASE_WORKFLOW.registerDocument", "DB.batch"));
    expect((await upload(token, file, { headers })).status).toBe(503);
    const again = await upload(token, file, { headers });
    expect([again.status, again.body.file_size]).toEqual([201, file.byteLength]);
  });

  it("gets its answer, be it a submission that closed the door behind itself", async () => {
    const opened = await openCase(newOfficer());
    const submit = () => send("POST", `/api/portal/${opened.token}/submit`, { json: { answers: {} }, headers });
    layer.begin(failOnceAfter("CASE_WORKFLOW.submitDocuments", "DB.update"));
    expect((await submit()).status).toBe(503);
    passTime(31_000);
    expect((await submit()).status).toBe(200);
    const other = { ...headers, "Idempotency-Key": "another" };
    const late = await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers: {} }, headers: other });
    expect(late.status).toBe(423);
  });

  it("gets its answer, be it a deletion that left nothing to find", async () => {
    const officer = newOfficer("carl", "compliance_manager");
    const { path, workflowId } = await openCase(officer);
    // The rows are gone by then; the key's answer is what fails.
    layer.begin(failOnceAfter("CASE_WORKFLOW.finish", "DB.update"));
    expect((await officer.delete(path, { headers })).status).toBe(503);
    expect((await officer.delete(path)).status).toBe(404);
    passTime(31_000);
    const again = await officer.delete(path, { headers });
    expect([again.status, again.body]).toEqual([200, { status: "deleted", workflow_id: workflowId }]);
    const other = await officer.delete(path, { headers: { "Idempotency-Key": "another" } });
    expect([other.status, (await officer.delete(path)).status]).toEqual([404, 404]);
    const repeated = await officer.delete(path, { headers });
    expect([repeated.status, repeated.headers.get("Idempotent-Replayed")]).toEqual([200, "true"]);
  });
});

it("a hit stays a hit whichever batch of a scan fails once", async () => {
  const scan = (key: string) =>
    newOfficer().post(`/api/scan/entity/${SANCTIONED}`, { tier: 1 }, { headers: { "Idempotency-Key": key } });
  for (let n = 1; n <= 8; n++) {
    let batches = 0;
    layer.begin(({ name }) => (name === "DB.batch" && ++batches === n ? "before" : null));
    const { status, body } = await scan(`scan-${n}`);
    if (status === 200) expect([n, body.flags]).toEqual([n, ["SANCTIONS_HIT"]]);
    else expect(status).toBeGreaterThanOrEqual(500);
  }
});
