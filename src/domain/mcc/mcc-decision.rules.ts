import type { Finding, MccClassification, MccDecision, RiskTier } from "../case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { describeMcc } from "./mcc-codes.ts";
import { mccRisk } from "./mcc-risk.rules.ts";

/** What officers said of a case's merchant category; it outlasts a classification by a later iteration. */
export type OfficerOnMcc = Pick<MccClassification, "decision" | "superseded" | "notes">;

/** The officers' part of a classification. */
export const officerOnMcc = (mcc: MccClassification | null): OfficerOnMcc | null =>
  mcc && {
    decision: mcc.decision,
    ...(mcc.superseded && { superseded: mcc.superseded }),
    ...(mcc.notes !== undefined && { notes: mcc.notes }),
  };

/** A new classification with what officers said before: tier and flags are those of the category in force. */
export function withOfficer(classified: MccClassification, officer: OfficerOnMcc | null): MccClassification {
  return officer === null ? classified : inForce({ ...classified, ...officer }, officer.decision);
}

/** The classification after a decision; an earlier one is kept as superseded. */
export function decideOnMcc(mcc: MccClassification, decision: MccDecision): MccClassification {
  return inForce(withSuperseded(mcc, mcc.decision), decision);
}

/** A classification by an officer's notes in place of another: its decision no longer holds, and is kept. */
export function replaceMcc(before: MccClassification | null, by: MccClassification, notes: string): MccClassification {
  const { superseded = [], decision = null } = before ?? {};
  const replaced = superseded.length === 0 ? by : { ...by, superseded };
  return { ...withSuperseded(replaced, decision), ...(notes.trim() !== "" && { notes: notes.trim() }) };
}

const withSuperseded = (mcc: MccClassification, decision: MccDecision | null): MccClassification =>
  decision === null ? mcc : { ...mcc, superseded: [...(mcc.superseded ?? []), decision] };

function inForce(mcc: MccClassification, decision: MccDecision | null): MccClassification {
  const { classified: own = { risk_tier: mcc.risk_tier, risk_flags: mcc.risk_flags }, ...rest } = mcc;
  const primary = mcc.primary_recommendation.mcc_code;
  if (decision === null || decision.mcc_code === primary) return { ...rest, ...own, decision };
  if (decision.mcc_code === null) {
    // What the company does instead is unknown, which is never better than what was rejected.
    const flags = [...new Set([...own.risk_flags, "category_rejected"])];
    return { ...rest, risk_tier: atLeastMedium(own.risk_tier), risk_flags: flags, classified: own, decision };
  }
  const { tier, flags } = mccRisk(decision.mcc_code);
  return { ...rest, risk_tier: tier, risk_flags: flags, classified: own, decision };
}

const atLeastMedium = (tier: RiskTier): RiskTier => (tier === "low" ? "medium" : tier);

/** The code in force: an officer's choice, else the classified one. */
const codeInForce = ({ decision, primary_recommendation }: MccClassification): string =>
  decision?.mcc_code ?? primary_recommendation.mcc_code;

export interface TradeSubject {
  readonly caseId: string;
  readonly name: string;
  readonly evidenceIds: readonly string[];
}

const CODE = "activity_high_risk";
const AGENT = "activity";

export const isTradeFinding = ({ code, agent_name, source }: Finding): boolean =>
  code === CODE || (code === undefined && agent_name === AGENT && source === "mcc");

/** The finding on a trade of high risk; null for any other. */
export function tradeFinding(mcc: MccClassification, { caseId, name, evidenceIds }: TradeSubject): Finding | null {
  if (mcc.risk_tier !== "high") return null;
  const code = codeInForce(mcc);
  const by = mcc.decision?.mcc_code ? `Decided by ${mcc.decision.decided_by}.` : mcc.reasoning;
  return {
    // As every finding of an investigation: case, category, subject and source entry.
    id: derivedId("finding", caseId, "activity", name, code),
    category: "activity",
    severity: "medium",
    title: `High-risk trade: ${describeMcc(code)}`,
    description: `Merchant category ${code} is of high risk (${mcc.risk_flags.join(", ")}). ${by}`,
    source: "mcc",
    evidence_ids: evidenceIds,
    agent_name: AGENT,
    confidence: 0.8,
    subject: name,
    source_entry: code,
    code: CODE,
  };
}
