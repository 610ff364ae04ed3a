import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { repositoryRoot, sleep } from "../../src/cli/program.ts";
import { openCase, readPortal, uploadFile } from "../support/main-job.ts";
import { listGroup } from "../support/processes.ts";
import { seededRandom } from "../support/seeded-random.ts";
import { TestService } from "../support/service.ts";

const SEED = Number(process.env.SWEEP_SEED || 20_261_121);
/** `npm run sweep` kills over more documents, at other moments. */
const DOCUMENTS = process.env.SWEEP === "long" ? 20 : 1;
/** A third attempt at a document is the last one. */
const KILLS_EACH = 2;
/** Longer than the process takes to start and to read the scan. */
const WITHIN_MS = 4_000;

const scan = readFileSync(path.join(repositoryRoot, "test/fixtures/scans/register-extract.jpg.bin"));

let service: TestService;
let token: string;
beforeAll(async () => {
  service = await TestService.start();
  token = await service.token("alice");
});
afterAll(() => service.dispose());

const readers = () => service.readers();

interface Document {
  readonly document_id: string;
  readonly reading: { readonly status: string; readonly reader: string | null };
}

async function handIn(number: number) {
  const opened = (await openCase(service, token, "0999900150", "Bakkerij De Linde")).body;
  const { document_requirements: requirements } = await readPortal(service, opened);
  const { id } = requirements.find((one) => one.accepted_formats.includes("jpg"))!;
  // What follows the end of a picture is not part of it, and makes it another document.
  const file = new File([scan, String(number)], "scan.jpg", { type: "image/jpeg" });
  expect((await uploadFile(service, opened, id, file)).status).toBe(201);
  const route = `/api/cases/${opened.workflow_id}`;
  const reading = async () => (await service.call<Document[]>("GET", `${route}/documents`, { token })).body[0]!.reading;
  const timesRead = async () => {
    const { body } = await service.call<{ entries: { event: string }[] }>("GET", `${route}/audit`, { token });
    return body.entries.filter(({ event }) => event === "DOCUMENT_READ").length;
  };
  return { reading, timesRead };
}

describe(`the process that reads documents, killed at moments that seed ${SEED} picks`, () => {
  it("starts with the first document, and leaves each to be read whole and once, while the service answers", async () => {
    expect(readers()).toEqual([]);
    const random = seededRandom(SEED);
    for (let number = 0; number < DOCUMENTS; number++) {
      const { reading, timesRead } = await handIn(number);
      for (let kill = 0; kill < KILLS_EACH && (await reading()).status === "pending"; kill++) {
        await expect.poll(readers, { timeout: 60_000, interval: 20 }).not.toEqual([]);
        await sleep(random() * WITHIN_MS);
        service.killReader();
        expect((await service.call("GET", "/api/cases", { token })).status).toBe(200);
      }
      await expect
        .poll(reading, { timeout: 200_000, interval: 250 })
        .toMatchObject({ status: "read", reader: "recognition" });
      expect(await timesRead()).toBe(1);
    }
  });

  it("ends with the service, even with one that is killed", async () => {
    await handIn(DOCUMENTS);
    await expect.poll(readers, { timeout: 60_000, interval: 20 }).toHaveLength(1);
    const group = service.pid;
    process.kill(group, "SIGKILL");
    await expect.poll(() => listGroup(group), { timeout: 60_000 }).toEqual([]);
  });
});
