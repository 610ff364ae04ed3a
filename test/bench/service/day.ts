import { DAY_MS, HOUR_MS } from "../../../src/platform/clock.ts";
import { sleep } from "../../../src/cli/program.ts";
import { enterpriseNumber } from "./fill.ts";
import { WORKER_NAME } from "../../../src/cli/local/renamed-classes.ts";
import { heapMb } from "./heap.ts";
import { download } from "./jobs.ts";
import { askOnce, makeShot } from "./load.ts";
import { Running } from "./runtimes.ts";
import { call, handIn, officerToken, openCase, waitForReview } from "./story.ts";

/** Memory in MB at the end of an hour of the service's clock. */
export interface Hour {
  readonly requests: number;
  /** What the heap of the service's isolate holds after a collection, its objects included. */
  readonly heapMb: number;
  /** Resident, of the whole runtime. */
  readonly serviceMb: number;
  /** Resident, of the process that reads documents. */
  readonly readerMb: number;
  /** Resident, of Hono alone after as many requests, each with one query: what the local runtime itself keeps. */
  readonly bareMb: number;
}

const HOURS = 24;
/** Of one hour: a day opens 96 cases, of which 72 are handed in, investigated and decided. */
const CASES = { opened: 1, decided: 3 };
const SCANS = 10;
const VERIFICATIONS = 30;
const READS = 5;
/** A portfolio of twenty companies is scanned each sixth hour. */
const PORTFOLIO = { every: 6, size: 20 };
/** Until what an hour's clock set off has ended. */
const REST_MS = 1_500;

/** A day of mixed work, an hour of the service's clock after the other, and the memory after each. */
export async function measureDay(
  { day, bare }: { readonly day: string; readonly bare: string },
  places: { readonly stateDir: string; readonly bareState: string; readonly ports: readonly [number, number, number] },
  say: (line: string) => void,
): Promise<Hour[]> {
  // From the start on, so that every object's alarms follow the clock.
  process.env.CLOCK_SHIFT_DAYS = "1";
  const [port, barePort, inspectorPort] = places.ports;
  const { stateDir, bareState } = places;
  const service = await Running.start({ bundle: day, stateDir, port, firstPath: "/healthz", inspectorPort });
  delete process.env.CLOCK_SHIFT_DAYS;
  const control = await Running.start({ bundle: bare, stateDir: bareState, port: barePort, firstPath: "/bare" });
  const hours: Hour[] = [];
  try {
    for (let hour = 0; hour < HOURS; hour++) {
      const requests = await workAnHour(port, hour);
      await call(port, "POST", "/bench/hour");
      for (let sent = 0; sent < requests; sent++)
        await askOnce(barePort, makeShot({ method: "GET", path: "/bare", headers: {} }));
      await sleep(REST_MS);
      hours.push({
        requests,
        heapMb: await heapMb(inspectorPort, WORKER_NAME, `http://127.0.0.1:${port}/healthz`),
        serviceMb: service.memoryMb(),
        readerMb: service.reader.memoryMb,
        bareMb: control.memoryMb(),
      });
      const { heapMb: heap, serviceMb, readerMb, bareMb } = hours.at(-1)!;
      const [held, service_, reader, alone] = [heap, serviceMb, readerMb, bareMb].map((mb) => mb.toFixed(0));
      say(
        `hour ${hour + 1}: ${requests} requests, heap ${held} MB; resident: service ${service_}, reader ${reader}, Hono alone ${alone}`,
      );
    }
    return hours;
  } finally {
    await service.stop();
    await control.stop();
  }
}

/** @returns how many requests it took */
async function workAnHour(port: number, hour: number): Promise<number> {
  const token = await officerToken(new Date(Date.now() + DAY_MS + hour * HOUR_MS));
  let requests = 0;
  const ask: typeof call = (...parts) => {
    requests++;
    return call(...parts);
  };
  for (let n = 0; n < CASES.opened + CASES.decided; n++) {
    const opened = await openCase(port, token);
    requests++;
    if (n >= CASES.decided) continue;
    requests += await handIn(port, opened);
    await waitForReview(port, token, opened);
    const of = `/api/cases/${opened.workflow_id}`;
    await ask(port, "POST", `${of}/decision`, token, { decision: "approve", reason: "Clean." });
    for (let read = 0; read < READS; read++) {
      for (const part of ["", "/customer", "/audit", "/evidence", "/ai-brief", "/case-intelligence"])
        await ask(port, "GET", of + part, token);
    }
    for (const file of ["/report", "/case-pack.zip"]) {
      await download(port, of + file, token);
      requests++;
    }
  }
  for (let n = 0; n < SCANS; n++) {
    const number = enterpriseNumber(hour * SCANS + n);
    for (const tier of [0, 1]) await ask(port, "POST", `/api/scan/entity/${number}`, token, { tier });
  }
  for (let n = 0; n < VERIFICATIONS; n++) await verify(port);
  requests += VERIFICATIONS;
  if (hour % PORTFOLIO.every === 0) {
    const registration_numbers = Array.from({ length: PORTFOLIO.size }, (_, n) => enterpriseNumber(hour * 100 + n));
    await ask(port, "POST", "/api/scan/portfolio", token, { name: `hour ${hour}`, registration_numbers });
  }
  return requests;
}

async function verify(port: number): Promise<void> {
  const body = Buffer.from(JSON.stringify({ enterprise_number: "0999900150", requestor_id: "bench" }));
  const headers = { "X-API-Key": "demo-partner-key", "Content-Type": "application/json" };
  const reply = await askOnce(port, makeShot({ method: "POST", path: "/v1/peppol/verify", headers, body }));
  if (reply.status !== 200) throw new Error(`a verification answered ${reply.status}`);
}
