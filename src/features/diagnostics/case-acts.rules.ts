import type { Finding } from "../../domain/case/case.model.ts";
import type { OverridableGate } from "../../domain/case/case.record.ts";
import { tradesNamed } from "../../investigation/mcc/activity-words.ts";
import { listDocuments } from "./case-documents.rules.ts";
import type { FailureEvidence, JudgedCase, RankedFailure } from "./diagnosis.model.ts";
import { ACT_EFFECT, actorWords, ANY_CAUSE, type Candidate } from "./ranking.model.ts";
import { contentWords, textsOf } from "./record-content.rules.ts";

/**
 * What stands in the case in place of the service's own answers: officers' clearances, reviews, overrides and merchant
 * category, the tenant's policy and template. A complaint about such a matter is about the one who decided it last.
 */
export function listActs(evidence: FailureEvidence): Candidate[] {
  const { result, case: judged } = evidence;
  const name = judged?.companyName ?? "";
  return [
    ...(result?.findings ?? []).flatMap((finding) => actsOnHit(finding, name)),
    ...factorsOfPolicy(evidence),
    ...(judged === null ? [] : actsOnCase(judged)),
  ];
}

const act = (
  record: Pick<RankedFailure, "kind" | "id" | "name" | "stage" | "why">,
  more: Pick<Candidate, "topic"> & Partial<Candidate>,
): Candidate => ({
  ...record,
  error_type: null,
  effect: ACT_EFFECT,
  isFailure: false,
  isBlamedByMention: true,
  isAct: true,
  effects: ANY_CAUSE.map((cause) => ({ cause, effect: ACT_EFFECT })),
  ...more,
});

function actsOnHit(finding: Finding, companyName: string): Candidate[] {
  const { id, category, agent_name: stage, clearance, confirmation } = finding;
  const actor = clearance?.cleared_by ?? confirmation?.confirmed_by ?? "";
  const content = [...contentWords(textsOf(finding), companyName, stage), ...actorWords(actor)];
  const more = { topic: stage, content };
  const record = { id, name: category, stage };
  return [
    ...(clearance
      ? [
          act(
            { ...record, kind: "clearance", why: `${clearance.cleared_by} cleared the hit: ${clearance.reason}` },
            more,
          ),
        ]
      : []),
    ...(confirmation
      ? [
          act(
            {
              ...record,
              kind: "confirmation",
              why: `${confirmation.confirmed_by} confirmed the hit: ${confirmation.reason}`,
            },
            more,
          ),
        ]
      : []),
  ];
}

function actsOnCase(judged: JudgedCase): Candidate[] {
  const { mcc, overrides, template, templateId } = judged;
  const decision = mcc?.decision;
  const topic = "merchant_category";
  return [
    ...listDocuments(judged),
    ...(decision && decision.action !== "accept"
      ? [
          act(
            {
              kind: "mcc_decision",
              id: `mcc:${decision.decided_at}`,
              name: decision.mcc_code ?? "none",
              stage: topic,
              why: `${decision.decided_by} decided on the merchant category: ${decision.notes}`,
            },
            {
              topic,
              content: actorWords(decision.decided_by),
              hintTrades: tradesOf(judged),
              trades: decision.mcc_code === null ? [] : [decision.mcc_code],
            },
          ),
        ]
      : []),
    ...overrides.map(({ gate, officer, justification, at }) =>
      act(
        {
          kind: "override",
          id: `override:${gate}:${at}`,
          name: gate,
          stage: TOPIC_OF_GATE[gate],
          why: `${officer} overrode the blocker ${gate.replaceAll("_", " ")}: ${justification}`,
        },
        { topic: TOPIC_OF_GATE[gate], content: actorWords(officer) },
      ),
    ),
    ...(template
      ? [
          act(
            {
              kind: "template",
              id: `template:${templateId}:${template.version}`,
              name: templateId,
              stage: "declarations",
              why: `Questions and documents are those of version ${template.version} of the tenant's own template.`,
            },
            { topic: "template" },
          ),
        ]
      : []),
  ];
}

const TOPIC_OF_GATE: Readonly<Record<OverridableGate, string>> = {
  dissolved_entity: "registry",
  open_ubo_discrepancy: "discrepancies",
  mandatory_check_open: "confidence",
};

/** Factors that are there because of a list of the policy. */
const BY_LIST = [
  "high_risk_country",
  "high_risk_seat",
  "high_risk_suppliers",
  "call_for_action_country",
  "high_risk_activity",
];

/** Factors of the rating that follow from the policy's own lists of countries and trades. */
function factorsOfPolicy({ result, case: judged }: FailureEvidence): Candidate[] {
  const factors = (result?.rating?.dimensions ?? []).flatMap((one) => one.factors);
  const version = result?.rating?.policy_version ?? judged?.policy?.version ?? 0;
  return factors.flatMap(({ factor, points, reason }) => {
    const countries = reason.match(/\b[A-Z]{2}\b/g) ?? [];
    if (!BY_LIST.includes(factor)) return [];
    return [
      act(
        {
          kind: "policy",
          id: `policy:${version}:${factor}`,
          name: factor,
          stage: "risk_score",
          why: `Version ${version} of the policy weighs it with ${points} points: ${reason}`,
        },
        {
          topic: "policy",
          matter: factor === "high_risk_activity" ? "trade" : "country",
          countries,
          trades: factor === "high_risk_activity" ? tradesOf(judged) : [],
          effect: points,
        },
      ),
    ];
  });
}

/** The merchant categories that the service proposes for the customer, and that its name says. */
export const tradesOf = (judged: JudgedCase | null): string[] =>
  judged === null
    ? []
    : [...(judged.mcc ? [judged.mcc.primary_recommendation.mcc_code] : []), ...tradesNamed(judged.companyName).keys()];
