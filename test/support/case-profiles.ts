import type { CaseProfile } from "../../src/features/case-intelligence/profile.rules.ts";

/** A case of which everything is known. */
export const caseProfile = (given: Partial<CaseProfile> = {}): CaseProfile => ({
  template_id: "psp_merchant_onboarding",
  country: "BE",
  nace: ["1071"],
  legal_form: "610",
  age: "1 to 3 years",
  size: "small",
  findings: [{ id: "finding-1", category: "vat", severity: "medium" }],
  risk_score: 0.2,
  links: { company: "company", people: ["person"], address: "address" },
  ...given,
});
