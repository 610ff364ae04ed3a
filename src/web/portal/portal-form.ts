import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { type FormFile, streamForm } from "../../http/form-stream.ts";
import { storeUpload, receiveFile, UPLOAD_MAX_BYTES } from "../../features/documents/upload.service.ts";
import { portalCase, portalSlot } from "../../features/portal/portal-slot.ts";
import type { PortalAccess } from "../../domain/portal/portal.rules.ts";
import { declaredType } from "./declared-type.ts";
import { cutValue, isRowField, readRowChange, type RowChange, typedRows } from "./owners/owner-rows.ts";
import type { Attempt } from "./page-view.ts";
import type { FileFault } from "./texts/page-texts.ts";

/** A submitted page: store its files only, or submit everything, with `confirmed` even when items are missing. */
export interface SentPage extends Attempt {
  /** The document whose button only stores files; null when the customer submits. */
  readonly savedAt: string | null;
  readonly confirmed: boolean;
  readonly filesRetained: number;
  /** Present where a button added or removed a row of owners, and nothing is handed in. */
  readonly added?: string | null;
}

const FILE_PREFIX = "file:";
/** Answers that may be long. */
const PLAIN_FIELDS_MAX = 300;
/** With the short fields of two hundred owners. */
const FIELDS_MAX = 2_400;
const ANSWER = /^(?:answer|task):[\w-]{1,100}$/;
const LIMITS = { fileMaxBytes: UPLOAD_MAX_BYTES, files: 60, fields: FIELDS_MAX, fieldMaxBytes: 65_536 };

/**
 * Receives the whole page as a form. Its files are added to the case one by one, and a refused file stops neither
 * the others nor the answers.
 * @throws DomainError `malformed_request`, `on_hold`, `workflow_ended`, `not_found`, or another refusal of the
 * customer.
 */
export async function takePage(ctx: Ctx, access: PortalAccess, request: Request, caseId: string): Promise<SentPage> {
  const typed = new Map<string, string>();
  const faults = new Map<string, FileFault>();
  let savedAt: string | null = null;
  let confirmed = false;
  let filesRetained = 0;
  let change: RowChange | null = null;
  let plainFields = 0;
  await streamForm(request, {
    limits: LIMITS,
    field(name, value) {
      if (name === "save") savedAt = /^[\w-]{1,100}$/.test(value) ? value : "";
      if (name === "confirm") confirmed = value === "yes";
      // Browsers send line ends as CR LF.
      if (isRowField(name)) typed.set(name, cutValue(value).replaceAll("\0", ""));
      if (/^rows:[\w-]{1,100}$/.test(name)) typed.set(name, "");
      if (name === "add" || name === "remove") change = readRowChange(name, value);
      if (ANSWER.test(name) && plainFields++ < PLAIN_FIELDS_MAX)
        typed.set(name, value.replaceAll("\r\n", "\n").replaceAll("\0", ""));
    },
    async file(file) {
      if (file.filename === "" || !file.name.startsWith(FILE_PREFIX)) return skip(file);
      const requirementId = file.name.slice(FILE_PREFIX.length);
      const fault = await storeFile(ctx, access, caseId, requirementId, file);
      if (fault) faults.set(requirementId, fault);
      else filesRetained++;
    },
  });
  const added = change === null ? undefined : changeRows(typed, change);
  return { typed, faults, savedAt, confirmed, filesRetained, ...(added === undefined ? {} : { added }) };
}

/** Name of the question to which a row was added; null where one was taken away. */
function changeRows(typed: Map<string, string>, { question, add, remove }: RowChange): string | null {
  const name = `answer:${question}`;
  if (remove !== null) {
    for (const field of typed.keys()) if (field.startsWith(`${name}:${remove}:`)) typed.delete(field);
    return null;
  }
  const next = typedRows(typed, name)?.length ?? 0;
  // Any field makes a row, and its place is behind the others.
  typed.set(`${name}:${add === "person" ? "p" : "c"}${next + 500}:share_percent`, "");
  return name;
}

async function storeFile(
  ctx: Ctx,
  access: PortalAccess,
  caseId: string,
  requirementId: string,
  file: FormFile,
): Promise<FileFault | null> {
  const incoming = receiveFile(ctx, portalCase(ctx, access, caseId));
  try {
    for await (const piece of file.pieces) await incoming.write(piece);
    if (file.isTooLarge()) return "payload_too_large";
    if (incoming.measure.size === 0) return "empty_file";
    await incoming.end();
    const { filename, mediaType } = file;
    const claim = { filename, mediaType: declaredType(filename, mediaType) };
    await storeUpload(ctx, portalSlot(ctx, access, requirementId), claim, incoming);
    return null;
  } catch (error) {
    return faultOf(error);
  } finally {
    await incoming.discard();
  }
}

/** The reason shown for a refused file. A refusal of the customer is rethrown. */
function faultOf(error: unknown): FileFault {
  const code = error instanceof DomainError ? error.code : null;
  if (code === "empty_file" || code === "unsupported_file_type" || code === "too_many_files") return code;
  if (code === "unknown_requirement" || code === "service_unavailable") return "not_taken";
  throw error;
}

async function skip({ pieces }: FormFile): Promise<void> {
  for await (const _ of pieces);
}
