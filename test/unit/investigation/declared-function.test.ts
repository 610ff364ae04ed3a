import { expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { InvestigationInput, RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;

function declared(given: Partial<InvestigationInput>, rules = RULES_VERSION) {
  const answers = {
    politically_exposed: "yes",
    business_activity: "Bakery; our director is the brother of the minister of finance.",
  };
  const input = investigationInput({ answers, terms: { rules } as RunTerms, ...given });
  const { findings = [] } = DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet());
  return findings.find(({ code }) => code === "pep_declared");
}

const TAKEN_BACK: InvestigationInput["takenBack"] = [
  {
    question: "politically_exposed",
    answers: [
      { words: "yes", at: "2026-11-20T10:00:00.000Z" },
      { words: "no", at: "2026-11-21T10:00:00.000Z" },
    ],
    severity: "medium",
    about: "exposure",
    key: "k",
  },
];

it("quotes the words of an answer that name the function which is declared", () => {
  expect(declared({})).toMatchObject({
    title: "Political function declared",
    description:
      'The customer states that a director, owner or close relative holds a prominent public function. An answer says: "Bakery; our director is the brother of the minister of finance".',
  });
});

it("says of a function that was declared and denied since that it is denied", () => {
  expect(declared({ takenBack: TAKEN_BACK })).toMatchObject({
    title: "Political function declared, and denied since",
    description: expect.stringContaining("holds a prominent public function, and answers otherwise since."),
  });
});

it("is told by earlier versions as they told it", () => {
  expect(declared({ takenBack: TAKEN_BACK }, 6)).toMatchObject({
    title: "Political function declared",
    description: "The customer states that a director, owner or close relative holds a prominent public function.",
  });
});
