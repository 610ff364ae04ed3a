import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { freePort } from "../../support/free-port.ts";
import { generateEntries, generateName } from "../screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { bundle, prepareState, Running } from "../service/runtimes.ts";

const PARTIES_A_REQUEST = 4_000;
const LIMIT_S = 60;
/** Rows of a match: the match, its outcome, the event, what it does to the relationship, and who is told, with indexes. */
const ROWS_A_MATCH = 40;
const ROWS_A_RUN = 100;

interface Turn {
  readonly isDone: boolean;
  readonly rowsWritten: number;
  readonly rowsRead: number;
}

/**
 * The whole run over a tenant's parties for what a list changed, as workerd runs it, and the same again.
 * @returns whether it took no longer than it may, and wrote no more
 */
export async function measureRun({ parties, changed }: { parties: number; changed: number }): Promise<boolean> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "dossier-bench-run-"));
  try {
    await prepareState(path.join(scratch, "state"));
    const running = await Running.start({
      bundle: bundle(scratch, path.join(import.meta.dirname, "run-worker.ts")),
      stateDir: path.join(scratch, "state"),
      port: await freePort(),
      firstPath: "/bench",
    });
    try {
      return await measure(running, parties, changed);
    } finally {
      await running.stop();
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function measure(running: Running, parties: number, changed: number): Promise<boolean> {
  const ask = async <T>(route: string, body: object = {}): Promise<T> => {
    const url = `http://127.0.0.1:${running.port}/bench/${route}`;
    const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${route} answers ${answer.status}`);
    return (await answer.json()) as T;
  };
  const entries = [...generateEntries(2 * (changed + 100))];
  const before = entries.slice(0, 100);
  const { listId } = await ask<{ listId: string }>("import", { version: "2026-01-01", entries: before });
  const random = seededRandom(99);
  for (let from = 0; from < parties; from += PARTIES_A_REQUEST) {
    const made = Array.from({ length: Math.min(PARTIES_A_REQUEST, parties - from) }, (_, at) =>
      partyOf(from + at, random),
    );
    await ask("fill", { tenant: "bank-with-many-customers", from, parties: made, listId });
  }
  await ask("import", {
    version: "2026-01-02",
    entries: [...before, ...entries.slice(100, 100 + changed)] satisfies ListEntry[],
  });
  const processorBefore = running.processorMs();
  const memoryBefore = running.memoryMb();
  const started = performance.now();
  const turns: Turn[] = [];
  const { roseMb } = await running.watchMemory(async () => {
    do turns.push(await ask<Turn>("run"));
    while (!turns.at(-1)!.isDone);
  });
  const seconds = (performance.now() - started) / 1000;
  const processor = (running.processorMs() - processorBefore) / 1000;
  const again = await ask<Turn>("run");
  const sum = (of: "rowsWritten" | "rowsRead") => turns.reduce((all, turn) => all + turn[of], 0);
  const [rowsWritten, rowsRead] = [sum("rowsWritten"), sum("rowsRead")];
  const { hits, events } = await ask<{ hits: number; events: number }>("count");
  const mostRows = ROWS_A_MATCH * hits + ROWS_A_RUN;
  console.log(
    `\n${changed} added entries against ${parties} parties, the whole run: ${seconds.toFixed(1)} s (limit ${LIMIT_S} s), ` +
      `${processor.toFixed(1)} s of the processor, in ${turns.length} turns\n` +
      `  ${hits} matches, ${events} events, ${rowsWritten} rows written (limit ${mostRows}), ${rowsRead} read; ` +
      `the same list again: ${again.rowsWritten} rows written (limit 0)\n` +
      `  memory of workerd ${memoryBefore.toFixed(0)} MB before, ${(memoryBefore + roseMb).toFixed(0)} MB at most`,
  );
  return seconds <= LIMIT_S && rowsWritten <= mostRows && again.rowsWritten === 0;
}

/** Most have names that the list's names have nothing to do with; all have a country, people a birth date. */
function partyOf(at: number, random: () => number) {
  const { name, kind } = generateName(random);
  const isPerson = kind === "person";
  return {
    name,
    kind: isPerson ? "person" : "company",
    country: "BE",
    ...(isPerson && { birthDate: `${1940 + (at % 60)}-03-1${at % 10}` }),
  };
}
