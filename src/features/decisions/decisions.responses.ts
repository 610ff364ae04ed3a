import { z } from "@hono/zod-openapi";
import { WorkflowId } from "../../http/fields.schemas.ts";
import {
  CaseStatusView,
  FindingView,
  GeneratedTaskView,
  MccClassificationView,
  ProvisionalDecisionView,
} from "../cases/case.responses.ts";

export const RecordedProvisionalView = z
  .strictObject({ workflow_id: WorkflowId, provisional_decision: ProvisionalDecisionView })
  .openapi("RecordedProvisionalDecision");

export const DecisionAnswerView = z
  .strictObject({ status: CaseStatusView, message: z.string() })
  .openapi("DecisionAnswer");

export const CaseMccView = z
  .strictObject({ workflow_id: WorkflowId, mcc_classification: MccClassificationView })
  .openapi("CaseMcc");

export const RegeneratedTasksView = z
  .strictObject({ tasks: z.array(GeneratedTaskView), reasoning: z.string() })
  .openapi("RegeneratedTasks");

export const HitFindingView = FindingView;

export const RetryView = z
  .strictObject({ workflow_id: WorkflowId, status: CaseStatusView })
  .openapi("RetriedInvestigation");
