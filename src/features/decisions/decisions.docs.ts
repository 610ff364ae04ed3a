import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const DECISIONS = describeOperations({
  decideCase: {
    summary: "Decide a case",
    description: [
      "Records the caller's decision. It takes effect at once and is final, unless it needs a second officer.",
      "A `follow_up` puts its tasks to the customer portal and renews the portal link; the other decisions end or escalate the case.",
      "The customer reads a document task by the name of its `document_type` and a text task by its `description`; `customer_note` adds a message in your words, which is never translated. `justification` stays internal.",
      "A note or question that speaks of a suspicion, a report to a financial intelligence unit or a sanctions list answers 422, whatever the case: see `follow-up-preview`.",
      "",
      "Every officer reads a restriction: one that names a report on suspicion (`may_tell_of_report`) or says nothing (`says_nothing`) answers 422.",
      "A decision that a gate blocks answers 409 `gate_blocked` with the gate in `gate`; `decision_options` of the case says before what is possible.",
      "`sar_first` blocks `reject` and `follow_up`, which contact the customer, until an MLRO has assessed the triggers of the case: escalate it.",
      "An approval is blocked by `sanctioned`, `prohibited`, `dissolved_entity`, `open_ubo_discrepancy`, `open_screening_hit` and `mandatory_check_open`, in this order; the last lists its checks in `open_checks`. That of a review answers `open_screening_hit` too while a monitoring event of a sanctions match that led to it has no disposition, which `decision_options` does not say.",
      "A justification in `override_dissolved_entity`, `override_open_discrepancies` or `override_open_checks` overrides the gate that it names. No other gate can be overridden.",
      "",
      "Before an approval, the people behind the case are screened again while an alert is active on the case or a list has changed since their screening.",
      "New hits become findings of the case; if the lists do not answer within five seconds, the check `screening` is open with the reason `stale`.",
      "",
      "A second officer must confirm any decision on an escalated case, an approval or a rejection against the recommendation of the brief, and an approval with one of these: an override, a risk score of 0.7 or more, a high rating, a high or critical finding, an open trigger, a confirmed PEP, a high-risk country, an open check, an earlier approval that another officer refused (`refused_approval`), a paper that gravely speaks against the customer, was rejected by the deciding officer and has nothing in its place (`own_settlement`), a paper that speaks against the customer as it was certainly read, and that the deciding officer corrected (`own_correction`).",
      "The case then waits in `PENDING_SECOND_APPROVAL`.",
    ],
    errors: ["invalid_state", "gate_blocked", "max_iterations_reached"],
  },
  decideProvisionally: {
    summary: "Decide provisionally",
    description: [
      "Records what the case's officer would decide before the service's judgement is shown. It decides nothing.",
      "",
      "A share of the cases of an officer with express approval is reviewed in this way: the case has `withheld: true`, score, rating and proposed questions are empty, and operations that show the judgement answer 409 `provisional_decision_needed` to that officer.",
      "With the provisional decision they open. How it agrees with the recommendation counts in the officer's review tier.",
      "A decision that is taken first counts as the provisional one. Any other caller, and a repetition, answers 409 `invalid_state`.",
    ],
    errors: ["invalid_state"],
  },
  confirmDecision: {
    summary: "Confirm or refuse a decision",
    description: [
      "Answers a decision that waits for a second officer.",
      "`approve` lets it take effect after the gates are checked again; `reject` returns the case to the status it had before.",
      "",
      "The officer who made the decision answers 403 `four_eyes_same_officer`.",
      "A decision on an escalated case needs `compliance_manager` or `mlro` to confirm, and so does an approval with an override, a high rating, an open trigger, a confirmed PEP, a high-risk country or an open check. Any officer may refuse.",
      "An approval with an open trigger answers 409 `gate_blocked` (`sar_first`) until an MLRO has assessed it.",
      "If the evidence has changed since the decision, the answer is 409 `evidence_changed` and the case returns to its earlier status.",
    ],
    errors: ["invalid_state", "gate_blocked", "four_eyes_same_officer", "evidence_changed"],
  },
  clearFinding: {
    summary: "Clear a finding",
    description: [
      "Records that a hit concerns someone else, or that an article does not count against the customer, with the reason.",
      "The finding stays on record and keeps its effect on the gates of this case; later cases and scans that meet the same entry show it as cleared.",
      "Score, checks, rating and proposed tasks are derived again.",
      "",
      "A hit with a match score above 0.90, and one on a sanctions list with the subject's birth date at any score, is cleared with `differs` only, and only if an accepted identity document of this person, filed evidence or register data of this subject shows a difference from the entry; otherwise the answer is 422.",
      "What the hit states to be the same does not differ (`not_different`), and a nationality alone (`nationality_alone`) settles no match whose birth date is the same.",
      "An identity document is of the person whom its review names (fact `name`); what a private customer handed in for `identity_document` is the customer's own.",
      "The role `mlro` may clear any hit with a reason.",
      "A finding that triggers the `sar_first` gate, a confirmed hit and a finding that sums up matches that are not shown need the role `mlro`.",
      "A finding of the agent `network` answers 409: dismiss its alert instead.",
      "So does one that states a fact: a bankruptcy, an end or a dissolution in the register, and the age of a minor.",
      "Who clears a finding of high severity, a hit on a sanctions list, or a finding on what the customer's own words or its past say against it, does not approve the case alone (`own_settlement`), and nobody does beside a grave match that was cleared in another case which is not approved (`unapproved_clearing`). A public function that an answer names and the approving officer cleared needs a senior officer (`declared_pep`), and so does one that was declared in this case and taken back, also where another officer cleared that.",
      "In a review that a match with a list opened or joined, a match with a sanctions list from a score of 0.85 on needs the role `mlro`, as its monitoring event does.",
    ],
    errors: ["not_found", "invalid_state"],
  },
  confirmHit: {
    summary: "Confirm a screening hit",
    description: [
      "Records that a sanctions or PEP hit concerns this subject, or that news to be read is adverse, with the reason.",
      "A sanctions hit becomes `critical`, so it triggers the `sar_first` gate, and no approval of the case is possible (`gate` = `sanctioned`).",
      "A confirmed PEP needs four eyes by `compliance_manager` or `mlro`.",
      "An earlier clearance of the hit ends.",
      "",
      "Any other finding answers 422; a hit that is confirmed already, or whose case is decided, answers 409.",
    ],
    errors: ["not_found", "invalid_state"],
  },
  undoHitConfirmation: {
    summary: "Undo the confirmation of a hit",
    description: [
      "Withdraws a confirmation: the hit is open again with the severity that the match gave it.",
      "A trigger that the match itself made stays; one that the confirmation alone made ends with it.",
      "A hit that is not confirmed, or whose case is decided, answers 409.",
    ],
    errors: ["not_found", "invalid_state"],
  },
  previewFollowUp: {
    summary: "Preview a follow-up",
    description: [
      "Returns what the customer will read of tasks before they are sent, in the language of the case: the texts of the portal itself. It stores nothing.",
      "",
      "`issues` names what a decision would refuse: `forbidden_words`, which tell of a suspicion, a report or a list; `note_missing`, for a document of another kind without a note; `text_missing`.",
      "`delicate_words` is a warning: such a word may be harmless in its sentence.",
    ],
    errors: [],
  },
  regenerateTasks: {
    summary: "Suggest follow-up tasks again",
    description: [
      "Suggests tasks for the customer from the case as it stands now and replaces the earlier suggestions.",
      "Nothing reaches the customer before a `follow_up` decision.",
      "A case that is not in `REVIEW_PENDING` answers 409.",
    ],
    errors: ["provisional_decision_needed", "invalid_state"],
  },
  decideMcc: {
    summary: "Decide the merchant category",
    description: [
      "Accepts, rejects or overrides the suggested merchant category code.",
      "An override needs `override_mcc`, a code of ISO 18245.",
      "The decision remains when the case is investigated again.",
    ],
    errors: ["invalid_state"],
  },
  reclassifyMcc: {
    summary: "Classify the merchant category again",
    description: [
      "Suggests a merchant category from the case as it stands now and from the officer's `notes`.",
      "A case that is not in `REVIEW_PENDING` answers 409.",
    ],
    errors: ["invalid_state"],
  },
  retryInvestigation: {
    summary: "Retry a failed investigation",
    description: [
      "Starts the investigation of a case in status `FAILED` again; the case returns to `INVESTIGATING`.",
      "Any other status answers 409.",
    ],
    errors: ["invalid_state"],
  },
});
