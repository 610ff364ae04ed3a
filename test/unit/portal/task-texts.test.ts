import { describe, expect, it } from "vitest";
import { FINDING_CATEGORIES, SEVERITIES } from "../../../src/domain/case/case.model.ts";
import { WHO_REPRESENTS } from "../../../src/domain/customer/declared-owners.ts";
import { answerAgainTask } from "../../../src/domain/portal/answer-again.task.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import { REASONING_TEMPLATES } from "../../../src/domain/reasoning/templates/index.ts";
import { CHECK_IDENTITY } from "../../../src/investigation/follow-up/check-tasks.ts";
import { taskForDiscrepancy, tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { TEMPLATES } from "../../../src/domain/templates/index.ts";
import { LANGUAGES } from "../../../src/platform/language.ts";
import { discrepancy, finding } from "../../support/investigation-fixtures.ts";

const ENTRIES = [
  "answers",
  "duplicate:a",
  "iban:x",
  "national_register_number:x",
  "bsn:x",
  "beneficial_owners",
  "held_for:Jan Peeters:",
  "t.payment_service_ended",
  "contradicts_nationality_answer:identity_document:d1",
  "contradicts_country_of_residence_answer:proof_of_address:d1",
];
const CODES = [
  "pep_declared",
  "recent_incorporation",
  "residence_differs",
  "tax_residence_differs",
  "owners_over_whole",
  "control_in_words",
  "customers_restricted_place",
  "acts_for_another",
  "proxy_stated",
  "activity_not_compared",
  "accounts_overdue",
  "shelf_company",
  "turnover_passed_on",
  "licence_refused_said",
  "registry_bankrupt",
  undefined,
];
const ofFindings = FINDING_CATEGORIES.flatMap((category) =>
  SEVERITIES.flatMap((severity) =>
    ENTRIES.flatMap((source_entry) =>
      CODES.flatMap((code) =>
        (["person", "company"] as const).flatMap((subject) =>
          tasksForFinding(
            finding({ category, severity, source_entry, source: "customer", ...(code && { code }) }),
            subject,
          ),
        ),
      ),
    ),
  ),
);
const ofDiscrepancies = (["ubo", "director", "name", "address", "activity"] as const).flatMap((kind) =>
  [true, false].map((isOfPerson) => taskForDiscrepancy(discrepancy({ kind }), isOfPerson)),
);
const ofRules = REASONING_TEMPLATES.flatMap(({ red_flag_rules: rules }) => rules).flatMap((rule) =>
  rule.action_type === "force_edd_task" ? [rule.action_value] : [],
);
const texts = [...ofFindings, ...ofDiscrepancies, ...ofRules]
  .filter(({ response_type }) => response_type !== "document")
  .map(({ description }) => description);

describe("the service's own text tasks", () => {
  it("are shown in each language of the portal, and an officer's as it was written", () => {
    const own = new Set([
      ...texts,
      ...TEMPLATES.flatMap(({ questions }) => questions.map(answerAgainTask)),
      WHO_REPRESENTS,
      CHECK_IDENTITY,
    ]);
    expect(own.size).toBeGreaterThan(15);
    for (const description of own) {
      expect(taskText(description, "en")).toBe(description);
      const shown = LANGUAGES.map((language) => taskText(description, language));
      expect(new Set(shown).size, description).toBe(LANGUAGES.length);
    }
    expect(taskText("Who owns the shop?", "nl")).toBe("Who owns the shop?");
    expect(taskText("constructor", "nl")).toBe("constructor");
  });

  it.each(["control_in_words", "customers_restricted_place", "acts_for_another", "ownership_nominee"])(
    "say in each language how nobody is answered to what %s asks",
    (code) => {
      const entry = code === "ownership_nominee" ? "held_for:Jan Peeters:" : code;
      const category = code.startsWith("customers") || code.startsWith("acts") ? "activity" : "ownership";
      const subject = code === "acts_for_another" ? "person" : "company";
      const [task] = tasksForFinding(finding({ category, code, source_entry: entry }), subject);
      const ends = { en: "please write so.", nl: "schrijf dat dan.", fr: "veuillez l'écrire.", de: "bitte." };
      for (const language of LANGUAGES)
        expect(taskText(task!.description, language).endsWith(ends[language])).toBe(true);
    },
  );

  it("ask for the shares of the owners, and for no chart, where those declared are more than the whole", () => {
    const asked = tasksForFinding(finding({ category: "ownership", code: "owners_over_whole" }), "company");
    expect(asked).toMatchObject([
      { response_type: "text", description: expect.stringContaining("the share of each owner"), required: true },
    ]);
  });
});
