import { describe, expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const CODES = ["acts_for_another", "service_ended_said"];

function found(business_activity: string, ended = "no", rules = 12) {
  const answers = { business_activity, payment_service_ended: ended };
  const input = investigationInput({ templateId: "psp_merchant_onboarding", answers, terms: { rules } as RunTerms });
  const { findings = [] } = DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet());
  return findings.filter(({ code }) => CODES.includes(code ?? ""));
}

describe("payments that a company takes for other businesses", () => {
  it.each([
    "Yoga studio. We also take payments for two other shops that have no account of their own.",
    "Yogastudio. Wij innen ook de betalingen van twee andere winkels die zelf geen terminal krijgen.",
    "Studio de yoga. Nous encaissons aussi les paiements de deux autres commerces qui n'ont plus de terminal.",
    "Yogastudio. Wir nehmen auch Zahlungen für zwei andere Läden an.",
    "We accept card payments for another company of a friend.",
    "Wij ontvangen via onze terminal betalingen voor andere handelaars.",
    "Nous acceptons des paiements par carte pour d'autres magasins.",
  ])("are told: %s", (words) => {
    const [one, ...more] = found(words);
    expect(one).toMatchObject({ code: "acts_for_another", severity: "medium" });
    expect(more).toEqual([]);
    expect(found(words, "no", 11)).toEqual([]);
    expect(tasksForFinding(one!, "company", { templateId: "psp_merchant_onboarding", answers: {} })).toHaveLength(2);
  });
});

describe("a payment service that ended the contract", () => {
  it.each([
    "Stripe closed our account because of chargebacks.",
    "Yogastudio. Stripe hat unser Konto geschlossen.",
    "Mollie heeft ons contract opgezegd.",
    "SumUp a fermé notre compte en mars.",
    "Our account was closed by PayPal.",
    "Our account at Stripe was suspended.",
    "Our payment provider terminated our contract after complaints.",
    "Mollie zegde ons contract op.",
  ])("is told beside the answer no: %s", (words) => {
    expect(found(words)).toMatchObject([{ code: "service_ended_said", severity: "medium" }]);
    expect(found(words, "yes")).toEqual([]);
    expect(found(words, "no", 11)).toEqual([]);
  });
});

it.each([
  "Betaalrekening bij KBC gesloten omdat we verhuisden naar Belfius.",
  "Marketplace that pays its sellers every week.",
  "We closed our Stripe account because Mollie is cheaper.",
  "We hebben ons contract met Mollie opgezegd, te duur.",
  "Wholesale of coffee; we accept payments from other companies by bank transfer.",
  "Groothandel; wij ontvangen betalingen van andere bedrijven en van winkels.",
  "Nous livrons d'autres magasins et recevons leurs paiements à 30 jours.",
  "Wir liefern an andere Läden und nehmen Zahlungen per Karte an.",
  "We do not take payments for other shops.",
  "Stripe never closed our account.",
  "Webshop with clothes of other brands; payments by Stripe.",
  "Onze winkel is gesloten op maandag; betalen kan met Payconiq of via Mollie.",
  "Friterie à Liège; paiement par carte avec SumUp, fermée le lundi.",
])("nothing is told of %s", (words) => {
  expect(found(words)).toEqual([]);
});
