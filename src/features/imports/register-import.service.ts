import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import {
  applyPart,
  completeImport,
  readImports,
  type ReceivedPart,
  type RegisterImportRow,
  stageImport,
} from "./register-import.store.ts";
import { type BeginRegisterImportBody, RegisterPartBody, type RegisterView } from "./register-import.schemas.ts";
import { ENTITY_TABLES, type RegisterPart } from "./register-part.model.ts";

export type ExtractAnnouncement = z.output<typeof BeginRegisterImportBody>;
type Register = z.input<typeof RegisterView>;

export type RegisterImport =
  | { readonly status: "current"; readonly register: Register }
  | { readonly status: "staged"; readonly importId: string; readonly received: readonly ReceivedPart[] };

/**
 * Begins the import of an extract, goes on with one that was broken off, or says that the register holds it.
 * @throws DomainError `validation_failed` for an extract that would not make a whole register, `invalid_state`
 *   while another update is half applied.
 */
export async function beginRegisterImport(ctx: Ctx, extract: ExtractAnnouncement): Promise<RegisterImport> {
  const { current, largest, staged, received } = await readImports(ctx);
  if (staged?.sha256 === extract.sha256) return { status: "staged", importId: staged.import_id, received };
  const isTouched = received.length > 0;
  if (current?.sha256 === extract.sha256 && !isTouched) return { status: "current", register: toRegister(current) };
  if (isTouched && extract.extract_type === "update") {
    const message = `The import of extract ${staged?.extract_number} is not finished: finish it, or import a full extract.`;
    throw new DomainError("invalid_state", message);
  }
  const fault = extract.force ? null : faultOf(extract, current, largest);
  if (fault) throw new DomainError("validation_failed", fault.message, { errors: [{ path: "", ...fault }] });
  if (extract.extract_type === "update" && !current) {
    throw new DomainError("validation_failed", "An update needs a full extract before it.");
  }
  const { force: _, meta, ...facts } = extract;
  const importId = ctx.newId();
  const begun = { import_id: importId, meta: JSON.stringify(meta), begun_at: isoTime(ctx.now()), completed_at: null };
  await stageImport(ctx, { ...facts, ...begun });
  return { status: "staged", importId, received: [] };
}

/** Why an extract is not what should come next. */
function faultOf(
  extract: ExtractAnnouncement,
  current: RegisterImportRow | null,
  largest: number,
): { readonly code: string; readonly message: string } | null {
  const { extract_number: number, extract_type: type, enterprises } = extract;
  if (current && number < current.extract_number) {
    return { code: "older", message: `The register holds extract ${current.extract_number}; this is ${number}.` };
  }
  if (current && type === "update" && number > current.extract_number + 1) {
    const message = `Between extract ${current.extract_number} of the register and ${number} an update is missing.`;
    return { code: "gap", message };
  }
  if (type === "full" && enterprises * 2 < largest) {
    const message = `The extract has ${enterprises} enterprises, the one before ${largest}: it may be cut off.`;
    return { code: "shrunk", message };
  }
  return null;
}

/**
 * Applies a part of the extract under way.
 * @throws DomainError `not_found`, `validation_failed`.
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
  await applyPart(ctx, importId, part, readPart(bytes));
  return part;
}

/**
 * Declares the register whole.
 * @throws DomainError `not_found`, `invalid_state` while parts are missing.
 */
export async function commitRegisterImport(ctx: Ctx, importId: string): Promise<Register> {
  const { current, staged } = await readImports(ctx);
  if (current?.import_id === importId) return toRegister(current);
  if (staged?.import_id !== importId) throw notFound("The import");
  const completedAt = isoTime(ctx.now());
  if (!(await completeImport(ctx, staged, completedAt))) {
    throw new DomainError("invalid_state", `Not all ${staged.parts} parts have arrived.`);
  }
  ctx.log.info("register_loaded", { extract: staged.extract_number, type: staged.extract_type });
  return toRegister({ ...staged, completed_at: completedAt });
}

function readPart(bytes: Uint8Array): RegisterPart {
  const parsed = RegisterPartBody.safeParse(parseJson(bytes));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new DomainError("validation_failed", `The part is not valid: ${path.join(".")} ${message}`);
  }
  const { range, rows } = parsed.data;
  const isOutside = (number: string) => range !== null && (number < range.from || number >= range.to);
  if (ENTITY_TABLES.some((table) => rows[table]?.some(([number]) => isOutside(number!)))) {
    throw new DomainError("validation_failed", "The part holds a number outside of its range.");
  }
  return parsed.data;
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const toRegister = (row: RegisterImportRow): Register => ({
  extract_type: row.extract_type,
  extract_number: row.extract_number,
  snapshot_date: row.snapshot_date,
  sha256: row.sha256,
  completed_at: row.completed_at!,
});
