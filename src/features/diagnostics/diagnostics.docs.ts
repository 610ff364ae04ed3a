import {
  DiagnosticsStatsView,
  FeedbackView,
  IterationView,
  RecordedView,
  SessionsView,
} from "./diagnostics.responses.ts";
import { ReplayView } from "./replay.responses.ts";
import { z } from "@hono/zod-openapi";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const SWITCH = "With `DIAGNOSTICS_ENABLED` off the answer is 404.";

export const DIAGNOSTICS = describeOperations({
  readDiagnosticsStats: {
    summary: "Read diagnostics statistics",
    description: [
      "Returns how reliable stages and sources were, how officers rated iterations, and the root causes found.",
      SWITCH,
    ],
    responses: { 200: DiagnosticsStatsView },
  },
  listIterations: {
    summary: "List the iterations of a case",
    description: ["Returns each iteration with its stages, duration, failures and average rating.", SWITCH],
    errors: ["not_found"],
    responses: { 200: SessionsView },
  },
  readIteration: {
    summary: "Read an iteration",
    description: [
      "Returns everything that one iteration did: stages, tool calls, audit entries, governance checks and the decision to run or skip each agent.",
      SWITCH,
    ],
    errors: ["provisional_decision_needed", "not_found"],
    responses: { 200: IterationView },
  },
  replayIteration: {
    summary: "Replay an iteration",
    description: [
      "Runs an iteration again from its stored evidence and compares the result with the record. No source is queried and nothing changes.",
      "`rules=recorded` uses the rules of that time, `rules=today` those of now.",
      "An iteration without a conclusion answers 404.",
      SWITCH,
    ],
    errors: ["provisional_decision_needed", "not_found"],
    responses: { 200: ReplayView },
  },
  rateIteration: {
    summary: "Rate an iteration",
    description: [
      "Records an officer's rating of an iteration.",
      "A rating of 1 or 2 is classified at once: root cause, severity, stage and suggested action. `grounds` names the one record that cause and stage are of, the iteration's other failures by what they cost the result, and the words of the comment that pointed to it. The record is a source's answer, a conclusion, or what an officer or the tenant put in its place: a cleared or confirmed hit, a document, a merchant category, an override, the policy, a template. Where no record explains the rating, `root_cause` is `unknown`, and stage and record are null.",
      SWITCH,
    ],
    responses: { 200: RecordedView },
  },
  listFeedback: {
    summary: "List the feedback on an iteration",
    description: ["Returns the ratings of an iteration with their classification, where there is one.", SWITCH],
    errors: ["provisional_decision_needed", "not_found"],
    responses: { 200: z.array(FeedbackView) },
  },
});
