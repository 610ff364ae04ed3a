import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import {
  CaseMccView,
  ClearanceBody,
  ClearedFindingView,
  DecisionAnswerView,
  DecisionBody,
  MccDecisionBody,
  ReclassifyMccBody,
  RegeneratedTasksView,
  RetryView,
  SecondApprovalBody,
} from "./decisions.schemas.ts";
import { clearHit, confirmDecision, decideCase, retryFailedInvestigation } from "./decisions.service.ts";
import { decideCaseMcc, reclassifyCaseMcc, regenerateTasks } from "./rework.service.ts";

const REVIEW = { tag: "case management", access: "officer", method: "post", load: loadCase } as const;

export function registerDecisions(api: Api): void {
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/decision",
    summary: "Decide, through fail-closed gates",
    body: DecisionBody,
    responses: { 200: DecisionAnswerView },
    handle: async ({ ctx, loaded, body }) => ok(await decideCase(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/decision/second-approval",
    summary: "Confirm or refuse a parked decision, as another officer",
    body: SecondApprovalBody,
    responses: { 200: DecisionAnswerView },
    handle: async ({ ctx, loaded, body }) => ok(await confirmDecision(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/findings/{finding_id}/clearance",
    summary: "Clear a hit that is someone else",
    body: ClearanceBody,
    responses: { 200: ClearedFindingView },
    handle: async ({ ctx, loaded, params, body }) =>
      ok(await clearHit(ctx, loaded, params["finding_id"]!, body.reason)),
  });
  registerRework(api);
}

function registerRework(api: Api): void {
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/regenerate-tasks",
    summary: "Propose follow-up tasks anew",
    responses: { 200: RegeneratedTasksView },
    handle: async ({ ctx, loaded }) => ok(await regenerateTasks(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/mcc-decision",
    summary: "Accept, reject or override the merchant category",
    body: MccDecisionBody,
    responses: { 200: CaseMccView },
    handle: async ({ ctx, loaded, body }) => ok(await decideCaseMcc(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/reclassify-mcc",
    summary: "Classify the merchant category again, with an officer's notes",
    body: ReclassifyMccBody,
    responses: { 200: CaseMccView },
    handle: async ({ ctx, loaded, body }) => ok(await reclassifyCaseMcc(ctx, loaded, body.notes)),
  });
  registerEndpoint(api, {
    ...REVIEW,
    path: "/api/cases/{workflow_id}/retry-investigation",
    summary: "Try a failed investigation again",
    roles: ["compliance_manager"],
    responses: { 200: RetryView },
    handle: async ({ ctx, loaded }) => ok(await retryFailedInvestigation(ctx, loaded)),
  });
}
