import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS } from "../../platform/db.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { Comparison, ImportRow, ReceivedPart } from "./import.model.ts";
import type { ImportHandler } from "./import-handler.ts";
import {
  activateImport,
  countEnterprises,
  deleteImport,
  listStagedRows,
  readImports,
  saveContentHash,
  sealImport,
  stageImport,
} from "./register-import.store.ts";
import type { RegisterImportRow } from "./register-import.model.ts";
import { type BeginRegisterImportBody, RegisterPartBody } from "./register-import.schemas.ts";
import type { RegisterView } from "./register-import.responses.ts";
import { findCoverageFault, findExtractFault, findPartFault, sumParts } from "./register-import.rules.ts";
import type { RegisterPart } from "../../sources/kbo/register-part.model.ts";
import { stageUpdatePart, writeFullPart } from "./register-parts.store.ts";

export type ExtractAnnouncement = z.output<typeof BeginRegisterImportBody>;
type Register = z.input<typeof RegisterView>;

/** The company register. */
export const registerImport: ImportHandler = {
  guardsRewriting: false,
  putPart: (ctx, { import_id }, part, bytes) => putRegisterPart(ctx, import_id, part, bytes),
  compare: compareRegister,
  activate: checkBase,
  apply: applyRegister,
  isApplied: isRegisterInForce,
  touch: async () => ({ condition: ALWAYS, writes: [] }),
  discard: (ctx, { import_id }) => deleteImport(ctx, import_id),
};

export type StartedRegisterImport =
  | { readonly status: "current"; readonly register: Register }
  | { readonly status: "staged"; readonly row: RegisterImportRow; readonly received: readonly ReceivedPart[] };

/** The open import, or null. */
export const findStagedRegister = async (ctx: Ctx): Promise<RegisterImportRow | null> =>
  (await readImports(ctx)).staged;

/**
 * Begins the import of an extract in place of any other, continues an interrupted one, or returns that it is in
 * force. Look-ups read the old register until the import is confirmed.
 * @throws DomainError `validation_failed` for an extract that would leave the register incomplete.
 */
export async function beginRegisterImport(ctx: Ctx, extract: ExtractAnnouncement): Promise<StartedRegisterImport> {
  const { current, activeSet, staged, received } = await readImports(ctx);
  const baseId = current?.import_id ?? "";
  if (staged?.target_set && staged.sha256 === extract.sha256 && staged.base_id === baseId) {
    return { status: "staged", row: staged, received };
  }
  if (current?.sha256 === extract.sha256) return { status: "current", register: toRegister(current) };
  const fault = findExtractFault(extract, current);
  if (fault) throw new DomainError("validation_failed", fault.message, { errors: [{ path: "", ...fault }] });
  const { force: _, meta, ...facts } = extract;
  const row: RegisterImportRow = {
    ...facts,
    import_id: ctx.newId(),
    meta: JSON.stringify(meta),
    begun_at: isoTime(ctx.now()),
    completed_at: null,
    base_id: baseId,
    target_set: (activeSet === "a") === (extract.extract_type === "update") ? "a" : "b",
    sealed_at: null,
    content_sha256: null,
  };
  await stageImport(ctx, row);
  return { status: "staged", row, received: [] };
}

/**
 * Stores a part of the open extract where no look-up reads it.
 * @throws DomainError `not_found`, `validation_failed`, `invalid_state` once the import was compared.
 */
export async function putRegisterPart(
  ctx: Ctx,
  importId: string,
  index: number,
  bytes: Uint8Array,
): Promise<ReceivedPart> {
  const { staged, received } = await readImports(ctx);
  if (staged?.import_id !== importId) throw notFound("The import");
  if (index >= staged.parts) throw new DomainError("validation_failed", `The import has ${staged.parts} parts.`);
  const part = { part: index, sha256: sha256Hex(bytes) };
  if (received.some((known) => known.part === index && known.sha256 === part.sha256)) return part;
  const content = readPart(bytes, staged.extract_type);
  const write = staged.extract_type === "full" ? writeFullPart : stageUpdatePart;
  await write(ctx, staged, part, content).catch((error: unknown) => {
    if (!isMoved(error)) throw error;
    throw new DomainError(
      "invalid_state",
      "The import takes no more parts: it was compared already, or another import replaced it.",
    );
  });
  return part;
}

const isMoved = (error: unknown): boolean => error instanceof Error && error.message.includes("import_moved");

function readPart(bytes: Uint8Array, type: RegisterImportRow["extract_type"]): RegisterPart {
  const parsed = RegisterPartBody.safeParse(parseJson(bytes));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new DomainError("validation_failed", `The part is not valid: ${path.join(".")} ${message}`);
  }
  const fault = findPartFault(parsed.data, type);
  if (fault) throw new DomainError("validation_failed", fault);
  return parsed.data;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

/** @throws DomainError `not_found`, `invalid_state` while parts are missing. */
async function compareRegister(ctx: Ctx, { import_id: importId }: ImportRow): Promise<Comparison> {
  if (!(await sealImport(ctx, importId, isoTime(ctx.now())))) {
    const { staged } = await readImports(ctx);
    if (staged?.import_id !== importId) throw notFound("The import");
    throw new DomainError("invalid_state", `Not all ${staged.parts} parts have arrived.`);
  }
  const { current, activeSet, staged, received } = await readImports(ctx);
  if (staged?.import_id !== importId) throw notFound("The import");
  requireBase(staged, current);
  const sums = sumParts(received);
  const fault = findCoverageFault(staged, received, sums);
  if (fault) throw new DomainError("invalid_state", `${fault} Discard the import and begin again.`);
  const contentSha256 = sha256Hex(received.map(({ part, sha256 }) => `${part} ${sha256}\n`).join(""));
  await saveContentHash(ctx, importId, contentSha256);
  const inForce = current ? await countEnterprises(ctx, activeSet) : 0;
  const { enterprises, ...counts } = sums;
  const after = staged.extract_type === "full" ? enterprises : inForce + counts.added - counts.removed;
  return {
    contentSha256,
    base: current && {
      id: current.import_id,
      version: versionOf(current),
      sha256: current.content_sha256 ?? current.sha256,
    },
    difference: { in_force: inForce, after, ...counts, removed_examples: [] },
    isCurrent: current?.content_sha256 === contentSha256 && versionOf(current) === versionOf(staged),
  };
}

/** @throws DomainError `invalid_state` when another extract came into force since the import began. */
function requireBase(staged: RegisterImportRow, current: RegisterImportRow | null): void {
  if (staged.base_id === (current?.import_id ?? "")) return;
  throw new DomainError("invalid_state", "Another extract came into force meanwhile: begin the import again.");
}

async function checkBase(ctx: Ctx, row: ImportRow) {
  const { current, staged } = await readImports(ctx);
  if (staged?.import_id !== row.import_id) throw notFound("The import");
  requireBase(staged, current);
  if (staged.content_sha256 !== row.content_sha256) {
    throw new DomainError("invalid_state", "The stored extract is not the one that was compared.");
  }
  return { condition: ALWAYS, writes: [] };
}

/** Activates a confirmed import in one statement batch. Idempotent. */
async function applyRegister(ctx: Ctx, { import_id: importId }: ImportRow): Promise<void> {
  const { current, staged } = await readImports(ctx);
  if (current?.import_id === importId) return;
  if (staged?.import_id !== importId) throw notFound("The import");
  const rows = staged.extract_type === "update" ? await listStagedRows(ctx, importId) : [];
  await activateImport(ctx, staged, rows, isoTime(ctx.now()));
  ctx.log.info("register_loaded", { extract: staged.extract_number, type: staged.extract_type });
}

async function isRegisterInForce(ctx: Ctx, { import_id: importId }: ImportRow): Promise<boolean> {
  return (await readImports(ctx)).current?.import_id === importId;
}

export const versionOf = ({ extract_number: number, snapshot_date: date }: RegisterImportRow): string =>
  `${number} of ${date}`;

const toRegister = (row: RegisterImportRow): Register => ({
  extract_type: row.extract_type,
  extract_number: row.extract_number,
  snapshot_date: row.snapshot_date,
  sha256: row.sha256,
  completed_at: row.completed_at!,
});
