import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import {
  ClearanceBody,
  ConfirmationBody,
  DecisionBody,
  MccDecisionBody,
  ProvisionalDecisionBody,
  ReclassifyMccBody,
  SecondApprovalBody,
  UndoConfirmationBody,
} from "./decisions.schemas.ts";
import {
  confirmDecision,
  decideCase,
  decideProvisionally,
  retryFailedInvestigation,
  takeHitStep,
} from "./decisions.service.ts";
import { decideCaseMcc, reclassifyCaseMcc, regenerateTasks } from "./rework.service.ts";
import { previewFollowUp } from "./follow-up-preview.service.ts";
import { FollowUpPreviewBody } from "./follow-up-task.schemas.ts";

const REVIEW = { tag: "case management", access: "officer", method: "post", load: loadCase } as const;

export function registerDecisions(api: Api): void {
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/decision",
    operationId: "decideCase",
    body: DecisionBody,
    handle: async ({ ctx, loaded, body }) => ok(await decideCase(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/provisional-decision",
    operationId: "decideProvisionally",
    body: ProvisionalDecisionBody,
    handle: async ({ ctx, loaded, body }) => ok(await decideProvisionally(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/decision/second-approval",
    operationId: "confirmDecision",
    body: SecondApprovalBody,
    handle: async ({ ctx, loaded, body }) => ok(await confirmDecision(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/findings/{finding_id}/clearance",
    operationId: "clearFinding",
    body: ClearanceBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(await takeHitStep(ctx, loaded, params["finding_id"]!, { kind: "clear", ...body })),
  });
  registerConfirmation(api);
  registerRework(api);
}

function registerConfirmation(api: Api): void {
  const CONFIRMATION = {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/findings/{finding_id}/confirmation",
  } as const;
  registerEndpoint(api, {
    ...CONFIRMATION,
    operationId: "confirmHit",
    body: ConfirmationBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(await takeHitStep(ctx, loaded, params["finding_id"]!, { kind: "confirm", ...body })),
  });
  registerEndpoint(api, {
    ...CONFIRMATION,
    method: "delete",
    roles: ["mlro"],
    operationId: "undoHitConfirmation",
    body: UndoConfirmationBody,
    handle: async ({ ctx, loaded, params, body }) =>
      ok(
        await takeHitStep(ctx, loaded, params["finding_id"]!, {
          kind: "undo_confirmation",
          reason: body.reason || null,
        }),
      ),
  });
}

function registerRework(api: Api): void {
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/follow-up-preview",
    operationId: "previewFollowUp",
    body: FollowUpPreviewBody,
    handle: async ({ ctx, loaded, body }) => ok(await previewFollowUp(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/regenerate-tasks",
    operationId: "regenerateTasks",
    handle: async ({ ctx, loaded }) => ok(await regenerateTasks(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/mcc-decision",
    operationId: "decideMcc",
    body: MccDecisionBody,
    handle: async ({ ctx, loaded, body }) => ok(await decideCaseMcc(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/reclassify-mcc",
    operationId: "reclassifyMcc",
    body: ReclassifyMccBody,
    handle: async ({ ctx, loaded, body }) => ok(await reclassifyCaseMcc(ctx, loaded, body.notes)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/retry-investigation",
    operationId: "retryInvestigation",
    roles: ["compliance_manager"],
    handle: async ({ ctx, loaded }) => ok(await retryFailedInvestigation(ctx, loaded)),
  });
}
