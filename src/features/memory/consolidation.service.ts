import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import {
  findBlock,
  findBlocks,
  findProceduresNaming,
  readForConsolidation,
  replaceBlock,
  saveConsolidation,
} from "./blocks.store.ts";
import { confirmRecount, listDecisions, listOfficersToRecount } from "./decisions.store.ts";
import { mineRules } from "./mine-rules.rules.ts";
import { consolidate, isWithinBlock, PROCEDURES, SIGNALS_A_CONSOLIDATION, withoutCase } from "./procedures.rules.ts";
import { recountShared, sharersOf } from "./shared-rules.rules.ts";
import { listOfficersToConsolidate } from "./signals.store.ts";

const SIGNALS_MAX = 20 * SIGNALS_A_CONSOLIDATION;
/** The latest decisions of an officer that rules are counted in. */
const DECISIONS_MAX = 2_000;

/**
 * Turns every fifth judgment or preference of each officer into rules, and counts the rules of officers again whose
 * decision was reversed. @returns whether there was such an officer.
 */
export async function consolidateOfficers(ctx: Ctx): Promise<boolean> {
  const due = await listOfficersToConsolidate(ctx, SIGNALS_A_CONSOLIDATION);
  const officers = new Set([...due, ...(await listOfficersToRecount(ctx))]);
  let wasBusy = false;
  for (const officerId of officers) if (await consolidateOfficer(ctx, officerId)) wasBusy = true;
  await recountSharedRules(ctx);
  return wasBusy;
}

/** Shared rules follow the counts of the officers whose they are. Reads each time, so that a run that failed loses none. */
async function recountSharedRules(ctx: Ctx): Promise<void> {
  const shared = await findBlock(ctx, SHARED_OFFICER, PROCEDURES);
  const sharers = sharersOf(shared?.value ?? null);
  if (shared === undefined || sharers.length === 0) return;
  const own = new Map((await findBlocks(ctx, sharers)).map(({ officerId, value }) => [officerId, value]));
  const value = recountShared(shared.value, own);
  // If another write came first, the next run counts again.
  if (value !== null && isWithinBlock(value)) {
    await replaceBlock(ctx, { officerId: SHARED_OFFICER, label: PROCEDURES }, value, [shared.version]);
  }
}

async function consolidateOfficer(ctx: Ctx, officerId: string): Promise<boolean> {
  const [{ block, signals: waiting }, decisions] = await Promise.all([
    readForConsolidation(ctx, officerId, SIGNALS_MAX),
    listDecisions(ctx, officerId, DECISIONS_MAX),
  ]);
  const recounted = decisions.filter(({ recount, officerId: maker }) => recount === 1 && maker === officerId);
  const rounds = Math.floor(waiting.length / SIGNALS_A_CONSOLIDATION);
  if (rounds === 0 && recounted.length === 0) return false;
  const signals = waiting.slice(0, rounds * SIGNALS_A_CONSOLIDATION);
  const before = block?.value ?? null;
  const count = (block?.consolidations ?? 0) + rounds;
  const mined = mineRules(officerId, decisions);
  const learned = consolidate(before, { signals, mined, officerId }, count, isoTime(ctx.now()));
  if (learned === null) {
    ctx.log.warn("procedures_full", { signals: signals.length });
    return false;
  }
  const isSaved = await saveConsolidation(ctx, officerId, {
    value: learned,
    expectedVersion: block?.version ?? 0,
    consolidations: rounds,
    signals,
  });
  if (isSaved)
    await confirmRecount(
      ctx,
      recounted.map(({ id }) => id),
    );
  return true;
}

/** Removes a deleted case from the rules that name it; the lessons stay. */
export async function deleteCaseFromProcedures(ctx: Ctx, workflowId: string): Promise<void> {
  for (const { officerId, value, version } of await findProceduresNaming(ctx, workflowId)) {
    const place = { officerId, label: PROCEDURES };
    const written = await replaceBlock(ctx, place, withoutCase(value, workflowId), [version]);
    // Someone wrote the block meanwhile: read it again.
    if (written === null) return deleteCaseFromProcedures(ctx, workflowId);
  }
}
