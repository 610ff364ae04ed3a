import type { AgentFacts, RankedFailure, RootCause } from "./diagnosis.model.ts";
import { ERRORS } from "./ranking.rules.ts";

/** What an officer can do in the case where an agent's answer is missing, old or of somebody else. */
const INSTEAD: Readonly<Record<string, string>> = {
  registry: "file an extract of the company register as evidence",
  ownership_chain: "file a register of shareholders or an extract of the register of owners as evidence",
  document_reading: "open the document, review it by hand, and ask the customer for a better copy if it is illegible",
  document_intake: "ask the customer for the document by a follow-up",
  vat: "look the number up on the VIES page and file the result as evidence",
  einvoicing: "look the company up in the Peppol directory and file the result as evidence",
  debt_status: "look the company up on the page of the withholding obligation and file the result as evidence",
  screening: "do not approve before the screening is established: a decision screens again by itself",
  adverse_media: "search the press by hand and file what you find as evidence",
  website: "open the website yourself and file what you see as evidence",
  company_data: "ask the customer by a follow-up for what the provider would have shown",
  funding_data: "ask the customer by a follow-up who finances it",
  gazette: "look the company up in the official gazette and file the publication as evidence",
  accounts: "ask the customer for its latest annual accounts by a follow-up",
  declarations: "ask the customer the open questions by a follow-up",
};
const ANY = "ask the customer by a follow-up for what is missing";

const NOT_KNOWN =
  "What went wrong is not known: no record of this iteration explains the rating. Name the finding, document or source that it is about in another comment, or report it to the operator of the service if it is not about the case. You can also replay the iteration and compare each finding with its evidence.";

/** What an officer can do where the result follows from an act and not from a source. */
const ACTIONS_ON: Readonly<Partial<Record<RankedFailure["kind"], string>>> = {
  clearance:
    "The hit counts for nothing because an officer cleared it. Compare the subject with the list entry again, and confirm the hit if it is the subject.",
  confirmation:
    "The hit counts in full because an officer confirmed it. Compare the subject with the list entry again, and undo the confirmation if it is somebody else.",
  document:
    "The case relies on this document. Open it, compare it with what was read in it, and review it: reject it if it belongs to somebody else or does not prove what it should.",
  mcc_decision:
    "The merchant category is an officer's decision. Decide on the merchant category in the case again, with a note.",
  override: "An officer overrode this blocker. Read the justification, and add the missing evidence.",
  policy:
    "The rating follows from a list in the tenant's policy. Compare the list with your risk appetite, and propose a change to a compliance manager.",
  template:
    "Questions and documents are those of the tenant's own template. Propose a change to a compliance manager, and ask the customer for what is missing.",
};

/** Two or three sentences: what went wrong, and what the officer who reads it can do. */
export function suggestAction(cause: RootCause, record: RankedFailure | null, agents: readonly AgentFacts[]): string {
  if (cause === "unknown") return NOT_KNOWN;
  if (record !== null && ACTIONS_ON[record.kind] !== undefined) return ACTIONS_ON[record.kind]!;
  const agent = record === null ? undefined : agentOf(record, agents);
  const name = agent?.display_name ?? null;
  const toDo = `What you can do: ${(agent && INSTEAD[agent.name]) ?? ANY}.`;
  const failed = record === null ? null : describeFailure(record, name);
  if (record !== null && failed !== null && name === null) {
    return `The investigation stopped at ${record.stage.replaceAll("_", " ")}. Ask a compliance manager to retry it.`;
  }
  switch (cause) {
    case "source_unavailable":
      return `${failed ?? "A source did not answer"}. The next iteration asks it again. ${toDo}`;
    case "extraction":
      return `${failed ?? "An answer could not be read"}. Read the raw answer in the evidence, and report it to the operator of the service. ${toDo}`;
    case "missing_coverage":
      return `${failed ?? `${name ?? "A source"} was not asked in this iteration`}. ${toDo}`;
    case "wrong_entity":
      return agent?.name === "screening" || agent?.name === "adverse_media"
        ? `${name} found somebody else. Compare birth date, nationality and place in the hit, and clear it with what differs.`
        : `${name ?? "A source"} may have answered for another company. Compare the number and the name that it was asked with. ${toDo}`;
    case "stale_data":
      return `The answer of ${name ?? "a source"} may be old. Compare the date of its data with the day on which it was asked. ${toDo}`;
    default:
      return failed === null ? reasoningAction(record) : `${failed}. Report it to the operator of the service. ${toDo}`;
  }
}

/** What failed, with the call; null for a record without a failure. */
function describeFailure({ kind, name, error_type }: RankedFailure, agent: string | null): string | null {
  if (kind === "governance")
    return `${agent ?? name} was not asked, because its request would have held protected data`;
  if (error_type === null) return null;
  const call = kind === "tool" ? ` (${name})` : "";
  return `${agent ?? "A stage"}${call} ${ERRORS[error_type] ?? "failed"}`;
}

function reasoningAction(record: RankedFailure | null): string {
  switch (record?.stage) {
    case "merchant_category":
      return "Decide on the merchant category in the case: reject the proposal or set another code, with a note.";
    case "risk_score":
    case "confidence":
      return "Open the parts of the score and the findings behind them, and clear or confirm those that are wrong.";
    case "follow_up_tasks":
      return "Change the proposed questions before you send them, or propose them again.";
    case "discrepancies":
      return "Open each contradiction and settle it with the evidence that you trust.";
    default:
      return "Replay the iteration and compare each finding with the evidence it names; reject a finding that its evidence does not support.";
  }
}

function agentOf({ kind, name, stage }: RankedFailure, agents: readonly AgentFacts[]): AgentFacts | undefined {
  const asked = kind === "decision" ? name.split(":")[0]! : stage;
  return agents.find((agent) => agent.name === asked);
}
