import {
  BlockView,
  BlockWrittenView,
  CapturedView,
  CaseStoryView,
  CompanyContextView,
  CompanyContextWrittenView,
  ConfidenceView,
  FoundPassagesView,
  LearningSwitchedView,
  MemoryStatusView,
  PassageDeletedView,
  PassagesView,
  ResetView,
} from "./memory.responses.ts";
import { RuleDeletedView, RuleView, RulesView } from "./rules.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

const OWN =
  "Officers write their own memory; another officer's needs the role `compliance_manager`. The officer id `default` is the tenant's own memory, which any officer may write.";

export const SIGNALS = describeOperations({
  captureSignal: {
    summary: "Capture a signal",
    description: [
      "Records what an officer did, so that the memory can learn from it.",
      "Capture never stands in the way of work: once the request is valid the answer is 202, even if the signal could not be stored or the case does not exist; it then teaches nothing.",
      "An unknown `signal_type` is recorded in the category `behavioral`. An empty `officer_id` means the caller.",
    ],
    responses: { 202: CapturedView },
  },
  readMemoryStatus: {
    summary: "Read the memory status",
    description: [
      "Returns whether capture and memory are switched on, how many signals there are and the last ten.",
      "If a store cannot be reached the answer is still 200, with zeros.",
    ],
    responses: { 200: MemoryStatusView },
  },
  resetMemory: {
    summary: "Delete all signals",
    description: [
      "Deletes every signal of the tenant. Blocks and passages remain.",
      "Only a service in demo mode does this; any other answers 403.",
    ],
    errors: ["memory_unavailable"],
    responses: { 200: ResetView },
  },
  readCaseMemory: {
    summary: "Read the memory of a case",
    description: [
      "Returns the signals captured on a case, and which rules and passages its last investigation used.",
      "503 `memory_unavailable` means that it is not known whether there are signals.",
    ],
    errors: ["provisional_decision_needed", "memory_unavailable"],
    responses: { 200: CaseStoryView },
  },
  readConfidence: {
    summary: "Read the confidence in an officer",
    description: [
      "Returns how well the memory knows an officer: up to 40 points for rules and up to 60 for passages.",
      "With `template_id` or `country` only passages with those tags count.",
      "If the memory is switched off the score is 0.",
    ],
    responses: { 200: ConfidenceView },
  },
});

export const LEARNING = describeOperations({
  switchLearnedEffects: {
    summary: "Switch learned effects",
    description: [
      "Switches off, or on again, what the memory does in one case: the rule `rule_id`, or without it every rule.",
      "A rule that is switched off stays in `learned_effects` of the case, with `active: false`, and changes nothing.",
      "The case's audit log records who switched what. Other cases are not affected.",
    ],
    errors: ["provisional_decision_needed"],
    responses: { 200: LearningSwitchedView },
  },
});

export const RULES = describeOperations({
  listLearnedRules: {
    summary: "List learned rules",
    description: [
      "Returns an officer's rules, each with its condition and how often it held and how often not: those that were learned, those that officers taught, and paused ones.",
      "Rules of the kind `counts` say how such cases ended. They are no advice, and are not among the `rules` of the block `learned_procedures`.",
      "A rule of the kind `taught` shows on no case with a finding that is decided on its own, such as a match with a list, and never where its text says how to decide.",
    ],
    responses: { 200: RulesView },
  },
  changeLearnedRule: {
    summary: "Change a learned rule",
    description: [
      "Words a rule in an officer's own way, pauses it, or shares it with all officers.",
      "A paused rule does nothing and leaves `rules` of the block `learned_procedures`; it goes on counting. A rule that says how to decide, or a question that could warn a customer, answers 422.",
      "Only a `compliance_manager` shares a rule, or changes a shared one. It is then also a rule of `default`, with the counts of everybody who taught it.",
      OWN,
    ],
    errors: ["not_found", "memory_unavailable"],
    responses: { 200: RuleView },
  },
  deleteLearnedRule: {
    summary: "Delete a learned rule",
    description: ["Deletes a rule. A learned rule is not learned again.", OWN],
    errors: ["not_found", "memory_unavailable"],
    responses: { 200: RuleDeletedView },
  },
});

export const BLOCKS = describeOperations({
  readBlock: {
    summary: "Read a memory block",
    description: [
      "Returns one block of an officer's memory with its version as `ETag`.",
      "`value` is `null` for a block that was never written, or if the memory is switched off.",
    ],
    responses: { 200: BlockView },
  },
  replaceBlock: {
    summary: "Replace a memory block",
    description: [
      "Known keys of `active_preferences` have an effect, and only in the console: `default_tasks` (texts, or objects with `description`, `document_type`, `template_id`, `country`, `finding_category`) are proposed in each case; `language`, `summary_length` (`short`, `long`) and `tone` (`direct`) shape the summary in the memory of a case. Every other key is stored and returned as it was put.",
      "Replaces the whole block. With `If-Match` it is replaced only if it still has that version; else the answer is 412.",
      "A value over 64 KiB answers 422.",
      OWN,
    ],
    errors: ["precondition_failed", "memory_unavailable"],
    responses: { 200: BlockWrittenView },
  },
});

export const PASSAGES = describeOperations({
  listPassages: {
    summary: "List passages",
    description: ["Returns an officer's passages, newest first, at most 100. `tag` filters by one tag."],
    responses: { 200: PassagesView },
  },
  searchPassages: {
    summary: "Search passages",
    description: [
      "Returns at most 20 passages, those nearest in meaning first, each with its `score`.",
      "A passage must carry all given tags. An empty query answers 400.",
    ],
    errors: ["invalid_input"],
    responses: { 200: FoundPassagesView },
  },
  deletePassage: {
    summary: "Delete a passage",
    description: ["Deletes a passage. This cannot be undone.", OWN],
    errors: ["not_found", "memory_unavailable"],
    responses: { 200: PassageDeletedView },
  },
});

export const COMPANY_CONTEXT = describeOperations({
  readCompanyContext: {
    summary: "Read the company context",
    description: [
      "Returns what an officer, or by default the tenant, says of its own company and risk appetite.",
      "`status` is `not_configured` until it is first written.",
    ],
    responses: { 200: CompanyContextView },
  },
  replaceCompanyContext: {
    summary: "Replace the company context",
    description: [
      "Replaces the whole context; fields that are left out get their defaults.",
      "The tenant's own context (`default`) tightens the policy by a new version: `prohibited_jurisdictions` are added to its `prohibited_countries`, and a `risk_appetite` that begins with a word such as low brings reviews forward to 24 and 36 months. A country of the European Economic Area is prohibited only by a context that a compliance manager puts; of another's the managers are notified.",
      "It loosens nothing: only a manager's version of the policy does. The other fields describe the company and have no effect on a rating.",
      "A jurisdiction that names no country answers 422.",
      OWN,
    ],
    errors: ["memory_unavailable", "service_unavailable"],
    responses: { 200: CompanyContextWrittenView },
  },
});
