import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { readOr, write } from "./availability.ts";
import { type ExpectedVersion, findBlock, replaceBlock } from "./blocks.store.ts";
import { asPutBy } from "./procedure-details.rules.ts";
import { BLOCK_LABELS, type BlockLabel, SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { BLOCK_MAX_BYTES, isWithinBlock, PROCEDURES } from "./procedures.rules.ts";
import { mayWriteFor } from "./signals.service.ts";

type BlockValue = Readonly<Record<string, unknown>>;

/** A block of an officer; `version` is its ETag, 0 for a block that was never written. */
export async function readBlock(ctx: Ctx, officerId: string, label: BlockLabel) {
  const block = await readOr(ctx, undefined, () => findBlock(ctx, officerId, label));
  return { officerId, label, value: block?.value ?? null, version: block?.version ?? 0 };
}

/**
 * Replaces a whole block.
 * @throws DomainError `validation_failed`, `precondition_failed`, `memory_unavailable`.
 */
export async function writeBlock(
  ctx: Ctx,
  place: { readonly officerId: string; readonly label: BlockLabel },
  value: BlockValue,
  expected: ExpectedVersion,
): Promise<number> {
  checkValue(place.label, value);
  const version = await write(ctx, async () => {
    const { officerId, label } = place;
    if (label !== PROCEDURES) return replaceBlock(ctx, place, value, expected);
    const stored = (await findBlock(ctx, officerId, label))?.value ?? null;
    const put = asPutBy(ctx.actor.id, value, stored, officerId === SHARED_OFFICER);
    checkValue(label, put);
    return replaceBlock(ctx, place, put, expected);
  });
  if (version === null) throw new DomainError("precondition_failed", "The block has changed since it was read.");
  return version;
}

function checkValue(label: BlockLabel, value: BlockValue): void {
  if (!isWithinBlock(value)) fault("value", "too_big", `A block holds at most ${BLOCK_MAX_BYTES / 1024} KiB.`);
  const rules = value["rules"];
  if (label !== PROCEDURES || rules === undefined) return;
  if (!Array.isArray(rules) || rules.some((rule) => typeof rule !== "string")) {
    fault("value.rules", "invalid_type", "Rules are texts.");
  }
}

function fault(path: string, code: string, message: string): never {
  throw new DomainError("validation_failed", "The block is not valid.", { errors: [{ path, code, message }] });
}

/** @throws DomainError `invalid_input` for an unknown label. */
export function requireLabel(label: string): BlockLabel {
  const known = BLOCK_LABELS.find((name) => name === label);
  if (known === undefined) throw new DomainError("invalid_input", `Blocks are ${BLOCK_LABELS.join(", ")}.`);
  return known;
}

/** @throws DomainError `forbidden` for another officer's memory. */
export function requireWritable(ctx: Ctx, officerId: string): void {
  if (mayWriteFor(ctx.actor, officerId)) return;
  throw new DomainError("forbidden", "Writing another officer's memory needs the role compliance_manager.");
}

/** The versions that an If-Match header accepts. */
export function expectedVersion(ifMatch: string | null): ExpectedVersion {
  if (ifMatch === null || ifMatch.trim() === "") return "whatever";
  if (ifMatch.trim() === "*") return "existing";
  // A weak tag never matches (RFC 9110, section 13.1.1).
  return ifMatch.split(",").flatMap((tag) => {
    const [, version] = /^"(\d{1,15})"$/.exec(tag.trim()) ?? [];
    return version === undefined ? [] : [Number(version)];
  });
}
