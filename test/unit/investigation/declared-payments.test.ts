import { describe, expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { COMPANY_QUESTIONS } from "../../../src/domain/portal/company-questions.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;
const CODES = ["acts_for_another", "service_ended_said", "turnover_passed_on"];

function found(business_activity: string, ended = "no", rules = 13) {
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

describe("a whole turnover that goes to another company", () => {
  it.each([
    "Wij baten een broodjeszaak uit; de hele omzet gaat naar de franchisegever.",
    "De volledige omzet wordt doorgestort aan een andere vennootschap.",
    "Wij storten alle inkomsten door naar Zwarte Holding Ltd.",
    "Onze omzet gaat integraal naar het moederbedrijf in Dubai.",
    "All revenue goes to the franchisor, who pays us a monthly fee.",
    "We pass all our takings on to another company in Cyprus.",
    "100 % of the turnover goes to a company in Malta.",
    "Tout le chiffre d'affaires va à une autre société, qui nous paie un fixe.",
    "L'intégralité des recettes est versée au franchiseur.",
    "Nous reversons toutes les recettes à la maison mère.",
    "Der gesamte Umsatz geht an den Franchisegeber.",
    "Unser Umsatz fließt vollständig an eine andere Gesellschaft.",
    "Wir leiten alle Einnahmen an eine Firma in Zypern weiter.",
  ])("is told, and asked about: %s", (words) => {
    const [one, ...more] = found(words);
    expect(one).toMatchObject({ code: "turnover_passed_on", severity: "medium" });
    expect(more).toEqual([]);
    expect(found(words, "no", 12)).toEqual([]);
    expect(tasksForFinding(one!, "company", { templateId: "psp_merchant_onboarding", answers: {} })).toEqual([
      expect.objectContaining({ description: COMPANY_QUESTIONS.turnover.en, required: true }),
    ]);
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
  "We pay 6 % royalties of our whole turnover to the franchisor.",
  "We run a franchise; 6 % of the whole turnover goes to the franchisor.",
  "Wij betalen 5 % van de volledige omzet aan de franchisegever.",
  "Een vergoeding op de hele omzet gaat naar de franchisegever.",
  "Une redevance de 4 % sur tout le chiffre d'affaires va au franchiseur.",
  "Eine Gebühr vom gesamten Umsatz geht an den Franchisegeber.",
  "The whole turnover goes to suppliers, wages and rent.",
  "De hele opbrengst gaat naar het goede doel.",
  "De hele opbrengst van ons eetfestijn gaat naar de jeugdwerking van de club.",
  "Toute la recette du marché de Noël va aux enfants de l'hôpital.",
  "Der gesamte Umsatz wird in Belgien gemacht.",
  "Alle omzet komt van andere bedrijven.",
  "All revenue goes through our account at KBC.",
  "De winst gaat elk jaar als dividend naar de holding.",
  "Not all revenue goes to the franchisor.",
  "All income goes to the account of Bakkerij De Linde BV.",
  "All our sales go to other businesses.",
  "All sales are made to other companies in Belgium.",
  "Alle verkopen gebeuren aan andere bedrijven.",
  "Toutes nos ventes sont faites à d'autres entreprises.",
  "Onze omzet is volledig afkomstig van verkoop aan andere bedrijven.",
  "Unser Umsatz wird vollständig mit Verkäufen an andere Unternehmen erzielt.",
  "We do not take payments for other shops.",
  "Stripe never closed our account.",
  "Webshop with clothes of other brands; payments by Stripe.",
  "Onze winkel is gesloten op maandag; betalen kan met Payconiq of via Mollie.",
  "Friterie à Liège; paiement par carte avec SumUp, fermée le lundi.",
])("nothing is told of %s", (words) => {
  expect(found(words)).toEqual([]);
});
