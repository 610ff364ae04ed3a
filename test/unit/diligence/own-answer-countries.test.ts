import { describe, expect, it } from "vitest";
import { customerCountries } from "../../../src/domain/diligence/rating/countries.rules.ts";
import { geographyFactors } from "../../../src/domain/diligence/rating/geography.rules.ts";
import { prohibition } from "../../../src/domain/diligence/rating/prohibited.rules.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { findTemplate } from "../../../src/domain/templates/index.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const SENT = "To which countries do you send money?";

function factsOf(answer: unknown, asked = SENT, rulesVersion = RULES_VERSION) {
  const builtIn = findTemplate("kyc_natural_person")!;
  const text = { en: asked, nl: asked, fr: asked, de: asked };
  const question = { id: "own_b", text, type: "text", options: null, required: false } as const;
  return {
    ...investigationInput({ templateId: builtIn.id }),
    template: { ...builtIn, version: 1, questions: [...builtIn.questions, question] },
    answers: { own_b: answer },
    country: "BE",
    documents: [],
    facts: {},
    findings: [],
    grounds: null,
    checks: [],
    mcc: null,
    policy: DEFAULT_POLICY,
    now: new Date("2026-11-28"),
    rulesVersion,
  } as unknown as Parameters<typeof geographyFactors>[0];
}
const codesOf = (...given: Parameters<typeof factsOf>) =>
  customerCountries(factsOf(...given)).flatMap(({ role, code }) => (role === "answers" ? [code] : []));
const words = (facts: ReturnType<typeof factsOf>) => geographyFactors(facts).map(({ factor }) => factor);

describe("a country in an answer to the tenant's own question", () => {
  it.each([
    ["Iran", ["IR"]],
    ["Iran, Syria", ["IR", "SY"]],
    ["IR", ["IR"]],
    ["Belgium, Syria and Myanmar", ["BE", "SY", "MM"]],
    ["Noord-Korea en Frankrijk", ["KP", "FR"]],
    ["Teheran", ["IR"]],
    [["Iran"], ["IR"]],
    ["Ik stuur elke maand geld naar Iran voor mijn moeder.", ["IR"]],
    ["Yes, to Iran, Syria or North Korea", ["IR", "SY", "KP"]],
    ["no", []],
    ["la", []],
    ["Not Iran", []],
    ["Jan Peeters", []],
    ["Nee, niet naar Iran", []],
    ["No, not to Iran or Syria", []],
    ["Our Syrian restaurant and 500 ml bottles", []],
    ["NO", []],
    ["Yes", []],
    ["Norway", ["NO"]],
    ["Restaurant Kabul", []],
  ])("is read: %s", (answer, expected) => {
    expect(codesOf(answer)).toEqual(expected);
    expect(codesOf(answer, SENT, 9)).toEqual([]);
  });

  it.each([
    "In which country were you born?",
    "With which countries do you not do business?",
    "Welke landen sluit u uit?",
    "Avec quels pays ne travaillez-vous pas ?",
    "In welchem Land sind Sie geboren?",
  ])("connects nobody with it where the question does not: %s", (asked) => {
    expect(codesOf("Iran", asked)).toEqual([]);
  });

  it("weighs as in the built-in ones, and prohibits nothing by itself", () => {
    expect(words(factsOf("Iran"))).toEqual(["call_for_action_country", "high_risk_country"]);
    expect(words(factsOf("If not in Belgium: France"))).toEqual([]);
    expect(codesOf("Iran", "If not in Belgium, where do you pay taxes?")).toEqual(["IR"]);
    const facts = factsOf("Turkey");
    const values = { ...facts.policy.values, prohibited_countries: ["TR"] };
    const strict = { ...facts, policy: { version: 1, values } };
    expect(words(strict)).toEqual(["high_risk_country"]);
    expect(prohibition(strict)).toBeNull();
  });
});
