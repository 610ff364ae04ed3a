import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { requireCaseById } from "../cases/case-reading.service.ts";
import { OPERATIONS } from "../../domain/sar/sar.machine.ts";
import type { SarOperation } from "../../domain/sar/sar.model.ts";
import {
  AcknowledgeBody,
  AssessmentBody,
  MlroApproveBody,
  MlroRejectBody,
  RaiseSarBody,
  ReaderBody,
  KnownReportsQuery,
  RecordSubmissionBody,
  SarPageQuery,
  SubmitForMlroBody,
} from "./sar.schemas.ts";
import { listKnownReports, listUnreportedCases } from "./sar-list.service.ts";
import {
  approveSar,
  assessSar,
  listSars,
  raiseSar,
  recordSubmission,
  requireReportedCase,
  requireSar,
  setReader,
  submitForMlro,
  takeStep,
} from "./sar.service.ts";

const SAR = { tag: "SAR/STR", access: "officer", path: "/cases/{case_id}/sar", hidesCost: true } as const;

const loadSar = (ctx: Ctx, params: { readonly case_id?: string; readonly sar_id?: string }) =>
  requireSar(ctx, params.case_id!, params.sar_id!);

const loadCase = (ctx: Ctx, params: { readonly case_id?: string }) => requireCaseById(ctx, params.case_id!);

/** What every step of a raised report has in common. */
const step = <O extends SarOperation>(operation: O) => ({
  tag: SAR.tag,
  access: SAR.access,
  hidesCost: SAR.hidesCost,
  method: "post" as const,
  path: `${SAR.path}/{sar_id}/${operation}`,
  roles: OPERATIONS[operation].roles,
  load: loadSar,
});

export function registerSars(api: Api): void {
  registerEndpoint(api, {
    ...SAR,
    method: "post",
    operationId: "raiseSar",
    load: loadCase,
    body: RaiseSarBody,
    handle: async ({ ctx, loaded, body }) => created(await raiseSar(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...SAR,
    method: "get",
    operationId: "listSars",
    load: (ctx, params) => requireReportedCase(ctx, params["case_id"]!),
    handle: async ({ ctx, loaded }) => ok(await listSars(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...step("submit-for-mlro"),
    operationId: "submitSar",
    body: SubmitForMlroBody,
    handle: async ({ ctx, loaded, body }) => ok(await submitForMlro(ctx, loaded, body.comment)),
  });
  registerMlroSteps(api);
  registerReaders(api);
  registerLists(api);
}

/** What the caller may know of across the tenant's cases. */
function registerLists(api: Api): void {
  const { path: _, ...LIST } = { ...SAR, method: "get" as const, query: SarPageQuery };
  registerEndpoint(api, {
    ...LIST,
    path: "/api/sars",
    query: KnownReportsQuery,
    operationId: "listKnownReports",
    handle: async ({ ctx, query }) => ok(await listKnownReports(ctx, query)),
  });
  registerEndpoint(api, {
    ...LIST,
    path: "/api/sars/unreported",
    operationId: "listUnreportedCases",
    handle: async ({ ctx, query }) => ok(await listUnreportedCases(ctx, query)),
  });
}

/** Whom an MLRO lets know of a report besides who raised it. To everyone else there is none. */
function registerReaders(api: Api): void {
  const READERS = {
    ...SAR,
    roles: ["mlro"] as const,
    path: `${SAR.path}/{sar_id}/readers`,
    load: loadSar,
  };
  registerEndpoint(api, {
    ...READERS,
    method: "post",
    operationId: "addSarReader",
    body: ReaderBody,
    handle: async ({ ctx, loaded, body }) =>
      ok(await setReader(ctx, loaded.sar, { officerId: body.officer_id, mayKnow: true })),
  });
  registerEndpoint(api, {
    ...READERS,
    method: "delete",
    path: `${READERS.path}/{officer_id}`,
    operationId: "removeSarReader",
    handle: async ({ ctx, loaded, params }) =>
      ok(await setReader(ctx, loaded.sar, { officerId: params["officer_id"]!, mayKnow: false })),
  });
}

function registerMlroSteps(api: Api): void {
  registerEndpoint(api, {
    ...step("assessment"),
    operationId: "assessSar",
    body: AssessmentBody,
    handle: async ({ ctx, loaded, body }) => ok(await assessSar(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...step("mlro-approve"),
    operationId: "approveSar",
    body: MlroApproveBody,
    handle: async ({ ctx, loaded, body }) => ok(await approveSar(ctx, loaded, body.comment)),
  });
  registerEndpoint(api, {
    ...step("mlro-reject"),
    operationId: "rejectSar",
    body: MlroRejectBody,
    handle: async ({ ctx, loaded, body }) =>
      ok(await takeStep(ctx, loaded.sar, { operation: "mlro-reject", reason: body.reason })),
  });
  registerEndpoint(api, {
    ...step("record-submission"),
    operationId: "recordSarSubmission",
    body: RecordSubmissionBody,
    handle: async ({ ctx, loaded, body }) => ok(await recordSubmission(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...step("acknowledge"),
    operationId: "acknowledgeSar",
    body: AcknowledgeBody,
    handle: async ({ ctx, loaded, body }) => {
      const acknowledgedAt = body.acknowledged_at ?? isoTime(ctx.now());
      return ok(
        await takeStep(ctx, loaded.sar, { operation: "acknowledge", reference: body.reference, acknowledgedAt }),
      );
    },
  });
}
