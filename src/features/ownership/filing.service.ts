import type { z } from "@hono/zod-openapi";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { customerParty } from "../../domain/ownership/case-ownership.rules.ts";
import { fromBods } from "../../domain/ownership/bods/from-bods.ts";
import type { OwnershipFiling } from "../../domain/ownership/ownership-filing.model.ts";
import { type FiledOwnership, refuseFiling } from "../../domain/ownership/ownership-filing.rules.ts";
import type { OwnershipParty } from "../../domain/ownership/ownership.model.ts";
import { identifierKey } from "../../domain/ownership/statements/identifiers.ts";
import { areApart } from "../../domain/ownership/statements/same-party.ts";
import { agreesOnCompany } from "../../domain/readings/agreement.rules.ts";
import { type KnownCase, knownCase, knownNames } from "../../domain/readings/known-case.ts";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { putEvidenceBytes } from "../../platform/files.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { FileOwnershipBody } from "./filing.schemas.ts";
import { compareText } from "../../platform/compare-text.ts";

type Body = z.output<typeof FileOwnershipBody>;

const JSON_TYPE = "application/json";

/**
 * Files what an officer found of the owners. The body is stored before the case refers to it: an interrupted request
 * leaves bytes that nothing names, which are quarantined later, and never a filing without its evidence.
 * @param sent the body as it was sent.
 * @throws DomainError `validation_failed`, `invalid_state`.
 */
export async function fileOwnership(
  ctx: Ctx,
  { caseId, workflowId }: CaseSummary,
  body: Body,
  sent: string,
): Promise<OwnershipFiling> {
  const { record } = await readCase(ctx, workflowId);
  const filing = { filing_id: ctx.newId(), ...readFiling(body, record, ctx.now()) };
  const refused = refuseFiling(record, filing);
  if (refused) unwrap(refused);
  const evidence = await storeBody(ctx, caseId, filing.filing_id, new TextEncoder().encode(sent));
  const command = newCommand(ctx);
  return unwrap(
    await callCase(ctx, workflowId, (object) => object.takeOwnershipStep(command, { kind: "file", filing, evidence })),
  );
}

/** @throws DomainError `not_found`, `invalid_state`. */
export async function withdrawFiling(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  filingId: string,
  reason: string,
): Promise<OwnershipFiling> {
  const command = newCommand(ctx);
  return unwrap(
    await callCase(ctx, workflowId, (object) =>
      object.takeOwnershipStep(command, { kind: "withdraw", filingId, reason }),
    ),
  );
}

async function storeBody(ctx: Ctx, caseId: string, filingId: string, bytes: Uint8Array): Promise<EvidenceRef> {
  const { key, sha256 } = await putEvidenceBytes(ctx, caseId, bytes, JSON_TYPE);
  return {
    id: ctx.newId(),
    source: "officer",
    source_url: `cases/${caseId}/ownership/statements/${filingId}`,
    data_hash: `sha256:${sha256}`,
    collected_at: isoTime(ctx.now()),
    key,
    content_type: JSON_TYPE,
    size: bytes.byteLength,
  };
}

function readFiling(body: Body, record: CaseRecord, now: Date): Omit<FiledOwnership, "filing_id"> {
  if (!Array.isArray(body)) {
    const { owners, ...filing } = body;
    if (filing.as_of > dayOf(now)) throw invalid("as_of", "is in the future");
    return { ...filing, stated: { form: "owners", owners } };
  }
  const { subject, parties, statements } = unwrap(fromBods(body));
  const named = parties.find(({ id }) => id === subject);
  if (!named || !isCustomer(named, knownCase(record, now))) {
    const why = named
      ? `is about ${named.name}, which has neither the number nor the name of the customer`
      : "names no company";
    throw invalid("", why);
  }
  const [newest] = statements.map(({ source }) => source).toSorted((a, b) => compareText(b.as_of ?? "", a.as_of ?? ""));
  if ((newest?.as_of ?? "") > dayOf(now)) throw invalid("", `is about ${newest!.as_of!}, which is in the future`);
  return {
    source: newest?.name ?? "Beneficial Ownership Data Standard",
    source_type: newest?.type ?? "verified",
    as_of: newest?.as_of ?? null,
    description: "",
    stated: { form: "bods", subject, parties, statements },
  };
}

/** A company without a number of the customer's register is the customer only by its name. */
function isCustomer(named: OwnershipParty, known: KnownCase): boolean {
  const customer = customerParty(known);
  if (areApart(named, customer)) return false;
  const numbers = new Set((customer.identifiers ?? []).map(identifierKey));
  return (
    (named.identifiers ?? []).some((one) => numbers.has(identifierKey(one))) ||
    knownNames(known).some(({ value }) => agreesOnCompany(value, named.name) === true)
  );
}

const invalid = (path: string, message: string): DomainError =>
  new DomainError("validation_failed", "The body is not valid.", {
    errors: [{ path, code: "invalid_value", message }],
  });
