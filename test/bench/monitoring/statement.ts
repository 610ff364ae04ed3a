import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { freePort } from "../../support/free-port.ts";
import type { ScreeningStatement } from "../../../src/domain/screening-proof/statement.rules.ts";
import { bundle, prepareState, Running } from "../service/runtimes.ts";

const PARTIES = 400_000;
const PARTIES_A_REQUEST = 20_000;
const LIMIT_S = 60;

/** The statement of a day over a large tenant, by the job as workerd runs it. @returns whether it took no longer than it may */
export async function measureStatement(): Promise<boolean> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "dossier-bench-statement-"));
  try {
    await prepareState(path.join(scratch, "state"));
    const running = await Running.start({
      bundle: bundle(scratch, path.join(import.meta.dirname, "statement-worker.ts")),
      stateDir: path.join(scratch, "state"),
      port: await freePort(),
      firstPath: "/bench",
    });
    try {
      return await measure(running);
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure(running: Running): Promise<boolean> {
  const ask = async <T>(method: string, route: string, body?: object): Promise<T> => {
    const init = { method, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await fetch(`http://127.0.0.1:${running.port}/bench/${route}`, init);
    if (!answer.ok) throw new Error(`${route} answers ${answer.status}`);
    return (await answer.json()) as T;
  };
  for (let from = 0; from < PARTIES; from += PARTIES_A_REQUEST) {
    await ask("POST", "fill", { tenant: "bank-with-many-customers", from, count: PARTIES_A_REQUEST });
  }
  const processorBefore = running.processorMs();
  const before = running.memoryMb();
  const started = performance.now();
  let runs = 0;
  const { roseMb } = await running.watchMemory(async () => {
    for (;;) {
      runs++;
      if ((await ask<{ left: number }>("POST", "close")).left === 0) return;
    }
  });
  const seconds = (performance.now() - started) / 1000;
  const processor = (running.processorMs() - processorBefore) / 1000;
  const [statement] = await ask<ScreeningStatement[]>("GET", "statements");
  if (statement?.parties !== PARTIES) throw new Error(`the statement is over ${statement?.parties} parties`);
  console.log(
    `\nDaily statement over ${PARTIES} parties: ${seconds.toFixed(1)} s (limit ${LIMIT_S} s), ${processor.toFixed(1)} s of the ` +
      `processor, in ${runs} runs; memory of workerd ${before.toFixed(0)} MB before, ${(before + roseMb).toFixed(0)} MB at most`,
  );
  return seconds <= LIMIT_S;
}
