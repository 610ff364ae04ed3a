import type { Check } from "../../src/domain/diligence/check.model.ts";
import { DEFAULT_POLICY_VALUES } from "../../src/domain/diligence/default-policy.ts";
import type { Grounds } from "../../src/domain/diligence/grounds.model.ts";
import type { Policy } from "../../src/domain/diligence/policy.model.ts";

/** Grounds on which every check about the company and its people is established. */
export function soundGrounds(given: Partial<Grounds> = {}): Grounds {
  return {
    iteration: 1,
    subject: "company",
    sample: true,
    register: {
      state: "answered",
      source: "kbo",
      number: "0999900150",
      status: "active",
      juridical_situation: "000",
      names: ["Molenhof Logistiek"],
      directors: [{ name: "An Peeters", kind: "person" }],
      owners: [{ name: "An Peeters", kind: "person", share_percent: 100 }],
      exempt_from_owners: null,
      as_of: "2026-11-01T09:00:00.000Z",
      evidence_ids: [],
    },
    screening: {
      state: "answered",
      subjects: ["Molenhof Logistiek", "An Peeters"],
      unreadable: [],
      missing: [],
      lists: [{ source: "sample", version: "1", last_confirmed_at: null, max_age_hours: 48, has_peps: true }],
      evidence_ids: [],
    },
    ...given,
  };
}

/** The default policy without the check of documents, for records that hold none. */
export const lenientPolicy = (): Policy => ({
  version: 0,
  values: {
    ...DEFAULT_POLICY_VALUES,
    mandatory_checks: Object.fromEntries(
      Object.entries(DEFAULT_POLICY_VALUES.mandatory_checks).map(([template, checks]) => [
        template,
        checks.filter((check) => check !== "documents" && check !== "identity"),
      ]),
    ),
  },
});

/** What tasks are proposed from, in a case without open checks. */
export const taskGrounds = {
  caseId: "case",
  subject: "company" as const,
  templateId: "psp_merchant_onboarding",
  country: "BE",
  companyName: "Molenhof Logistiek",
  answers: {},
  checks: [] as readonly Check[],
  grounds: null as Grounds | null,
  documents: [],
  followUpTasks: [],
  taskResponses: [],
  discrepancies: [],
  findings: [],
  policy: lenientPolicy(),
  now: new Date("2026-11-22T10:00:00.000Z"),
};
