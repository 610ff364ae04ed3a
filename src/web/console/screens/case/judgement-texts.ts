import { texts } from "../../language/language.ts";
import type { Check, Gate } from "./case-model.ts";
import type { FourEyesReason } from "./decision/decisions.ts";

interface GateWords {
  readonly name: string;
  readonly why: string;
  readonly opens: string;
}

/** Names and explanations of checks, gates and reasons. They repeat no rule: the service says which of them apply. */
export const JUDGEMENT = texts("judgement", {
  checks: {
    registration: "Registration",
    status: "Legal status",
    representatives: "Representatives",
    beneficial_owners: "Beneficial owners",
    identity: "Identity",
    screening: "Sanctions and PEP screening",
    purpose: "Purpose of the relationship",
    documents: "Required documents",
  } satisfies Record<Check["check"], string>,
  outcomes: {
    contradicted: "Contradicted",
    not_established: "Not established",
    established: "Established",
  } satisfies Record<Check["outcome"], string>,
  reasons: {
    source_unavailable: "the source did not answer",
    source_not_configured: "no source is configured",
    not_covered: "no source covers it",
    nothing_provided: "nothing was provided",
    only_declared: "only the customer states it",
    unreadable: "a document was not read, or is not clear",
    stale: "the information is out of date",
    conflict: "the sources disagree",
  } satisfies Record<NonNullable<Check["reason"]>, string>,
  gates: {
    sar_first: {
      name: "MLRO assessment",
      why: "A finding of sanctions, crime or enforcement is open. A rejection or a question reaches the customer and could tip them off.",
      opens: "The MLRO must assess this case; no officer can override it. Escalate the case, or raise a report.",
    },
    sanctioned: {
      name: "Sanctions match",
      why: "An officer confirmed that the customer, or a person or company behind it, is on a sanctions list.",
      opens: "Nothing. Only the MLRO can undo the confirmation, if it was wrong.",
    },
    prohibited: {
      name: "Policy",
      why: "The policy excludes customers with this country, activity or match.",
      opens: "Nothing while the policy stands. Escalate or reject the case.",
    },
    dissolved_entity: {
      name: "Dissolved entity",
      why: "The register states that the company has ended.",
      opens: "A written justification. It is audited, and a senior second officer must confirm the decision.",
    },
    open_ubo_discrepancy: {
      name: "Beneficial owner discrepancy",
      why: "The declared owners are not those of the register.",
      opens:
        "A follow-up that the customer answers in agreement, or a written justification that a senior second officer must confirm.",
    },
    open_screening_hit: {
      name: "Screening hits",
      why: "A match with a sanctions or PEP list is neither cleared nor confirmed.",
      opens: "Clear or confirm each open hit under Findings. No justification overrides it.",
    },
    mandatory_check_open: {
      name: "Mandatory checks",
      why: "At least one mandatory check is not established.",
      opens:
        "The missing evidence: file it or ask the customer. Otherwise a written justification that a senior second officer must confirm.",
    },
    critical_alert: {
      name: "Critical alert",
      why: "A pattern across cases, such as a company that continues a bankrupt one, involves this customer and is critical.",
      opens:
        "A senior second officer must confirm an approval. The alert ends when a compliance manager or the MLRO dismisses it and says why, or its pattern no longer holds.",
    },
  } satisfies Record<Gate, GateWords> /** Each as the end of a sentence that begins with "because". */,
  fourEyes: {
    "override:dissolved_entity": "the company is dissolved, and that is overridden",
    "override:open_ubo_discrepancy": "a beneficial owner discrepancy is overridden",
    "override:mandatory_check_open": "an open mandatory check is overridden",
    high_risk_score: "the risk score is high",
    critical_finding: "a finding is critical",
    open_sar_trigger: "the MLRO has not assessed a trigger yet",
    escalated_case: "the case is escalated",
    against_recommendation: "the brief recommends otherwise",
    high_finding: "a finding of high severity is open",
    high_risk_rating: "the customer is rated high risk",
    confirmed_pep: "a politically exposed person is confirmed",
    declared_pep: "an answer or a filing of the owners names a prominent public function",
    pep_unanswered: "whether anybody holds a prominent public function is not answered",
    high_risk_country: "a high-risk third country is involved",
    open_check: "a mandatory check is open",
    critical_alert: "a critical alert involves the customer",
    own_dismissal: "the deciding officer dismissed a critical alert on it",
    own_high_dismissal: "the deciding officer dismissed a high alert on it",
    alert_dismissed: "an officer dismissed a grave alert on it",
    own_settlement: "the deciding officer alone settled what speaks against it",
    unapproved_clearing: "a match was cleared in another case that is not approved",
    customer_restricted: "a restriction or a planned end of the relationship stands",
    refused_approval: "a second officer refused an approval of the case",
    entity_ending: "the company is being wound up",
    own_correction: "the deciding officer corrected what a paper says against it",
    lifts_restrictions: "the approval leaves out a restriction in force",
  } satisfies Record<FourEyesReason, string>,
  secondOfficer: { senior: "A compliance manager or an MLRO", any: "A second officer" },
} as const);
