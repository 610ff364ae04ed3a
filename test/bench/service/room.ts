import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";
import { openMainDatabase } from "./fill.ts";
import { Running } from "./runtimes.ts";
import { handIn, officerToken, openCase, waitForReview } from "./story.ts";

interface Place {
  readonly bundle: string;
  readonly stateDir: string;
  readonly port: number;
}

/**
 * Bytes of D1 that a case takes: one iteration, every document handed in, one case of each sample company. The access log is left out:
 * it grows with each read, and the bench polls until the case is in review.
 */
export async function measureRoom({ bundle, stateDir, port }: Place): Promise<number> {
  const before = bytesUsed(stateDir);
  const running = await Running.start({ bundle, stateDir, port, firstPath: "/healthz" });
  try {
    const token = await officerToken();
    for (const { number } of SAMPLE_COMPANIES) {
      const opened = await openCase(port, token, number);
      await handIn(port, opened);
      await waitForReview(port, token, opened);
    }
  } finally {
    await running.stop();
  }
  return (bytesUsed(stateDir) - before) / SAMPLE_COMPANIES.length;
}

/** Pages that hold something, in bytes. */
function bytesUsed(stateDir: string): number {
  const database = openMainDatabase(stateDir);
  try {
    return Number(
      database
        .prepare("SELECT sum(pgsize) AS bytes FROM dbstat WHERE name NOT LIKE 'access\\_log%' ESCAPE '\\'")
        .get()!["bytes"],
    );
  } finally {
    database.close();
  }
}
