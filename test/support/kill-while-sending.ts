import { expect } from "vitest";
import { sleep } from "../../src/cli/program.ts";
import type { TestService } from "./service.ts";

interface Sending {
  readonly senders: number;
  /** Writes answered before the kill: five, and at most so many more. */
  readonly most: number;
  /** Milliseconds between the last of them and the kill, at most. */
  readonly moreMs: number;
  /** Sends one write. @returns whether it was answered well; a sender whose write was not sends no more. */
  readonly send: () => Promise<boolean>;
}

/** Kills the service at a random moment while several send writes at once, and starts it again. */
export async function killWhileSending(
  service: TestService,
  random: () => number,
  { senders, most, moreMs, send }: Sending,
): Promise<void> {
  let isAlive = true;
  let answered = 0;
  const sender = async () => {
    while (isAlive && (await send())) answered++;
  };
  const underway = Promise.all(Array.from({ length: senders }, sender));
  await expect.poll(() => answered, { timeout: 60_000, interval: 5 }).toBeGreaterThan(5 + random() * most);
  await sleep(random() * moreMs);
  await service.kill();
  isAlive = false;
  await underway;
  await service.restart();
}
