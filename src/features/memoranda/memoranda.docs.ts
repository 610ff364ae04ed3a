import { MemorandaView, MemorandumView, SuggestionView } from "./memoranda.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const MEMORANDA = describeOperations({
  draftMemorandum: {
    summary: "Draft a decision memorandum",
    description: [
      "Creates a memorandum whose sections 1 to 7 are filled from the case as it stands now; section 8 is the justification.",
      "A case can have several memoranda, in any status.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 201: MemorandumView },
  },
  reviseMemorandum: {
    summary: "Revise a draft memorandum",
    description: [
      "Sets the justification and the dissenting concerns, and fills sections 1 to 7 from the case again.",
      "A signed memorandum answers 409.",
    ],
    errors: ["provisional_decision_needed", "invalid_state"],
    responses: { 200: MemorandumView },
  },
  suggestJustification: {
    summary: "Suggest a justification",
    description: [
      "Suggests the text of section 8 from the case. The memorandum is not changed.",
      "`model_used` says whether a language model or a fixed rule wrote it.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: SuggestionView },
  },
  signMemorandum: {
    summary: "Sign a memorandum",
    description: [
      "Signs the memorandum in the caller's name. From then on its content and `content_hash` do not change.",
      "Without a justification, or if it is already signed, the answer is 409.",
      "The officer who drafted it may sign it.",
    ],
    errors: ["provisional_decision_needed", "invalid_state"],
    responses: { 200: MemorandumView },
  },
  readMemorandum: {
    summary: "Read a memorandum",
    description: [
      "Returns the memorandum as JSON, HTML or PDF.",
      "`format` decides; without it the `Accept` header does, and JSON is the default.",
    ],
    errors: ["provisional_decision_needed"],
    responses: {
      200: { json: MemorandumView, mediaTypes: ["text/html", "application/pdf"], description: "The memorandum" },
    },
  },
  listMemoranda: {
    summary: "List the memoranda of a case",
    description: ["Returns all memoranda of the case in the order in which they were drafted."],
    errors: ["provisional_decision_needed"],
    responses: { 200: MemorandaView },
  },
});
