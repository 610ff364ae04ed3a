import { describe, expect, it } from "vitest";
import type { JudgedBy } from "../../../src/domain/case/rules-version.model.ts";
import { tradesOfAnswers } from "../../../src/domain/diligence/rating/declared-trades.rules.ts";

const OUT_OF_SIGHT = "keeping money or its owners out of sight";
const FOR_OTHERS = "payments received or passed on for others";
const UNDECLARED = "income that is not declared";

const named = (text: string, rules?: JudgedBy) =>
  tradesOfAnswers({ purpose_of_relationship: text }, null, rules).map(({ name }) => name);

describe("a purpose that says it all", () => {
  it.each([
    ["To hide my money from the tax office", OUT_OF_SIGHT],
    ["To hide who owns the company", OUT_OF_SIGHT],
    ["So that the tax office does not see who owns the company", OUT_OF_SIGHT],
    ["Loan of 3 million euro from a company in Hong Kong whose owner I may not name", OUT_OF_SIGHT],
    ["Keeping my savings out of reach of the taxman", OUT_OF_SIGHT],
    ["Om mijn geld te verbergen voor de fiscus", OUT_OF_SIGHT],
    ["Om te verbergen wie de eigenaar is", OUT_OF_SIGHT],
    ["Een rekening waar de fiscus niets van weet", OUT_OF_SIGHT],
    ["Pour cacher mon argent au fisc", OUT_OF_SIGHT],
    ["Dissimuler le propriétaire de la société", OUT_OF_SIGHT],
    ["Afin que le fisc ne sache pas à qui appartient la société", OUT_OF_SIGHT],
    ["Um mein Geld vor dem Finanzamt zu verstecken", OUT_OF_SIGHT],
    ["Damit das Finanzamt nicht erfährt, wem die Firma gehört", OUT_OF_SIGHT],
    ["Verschleierung der Eigentümer", OUT_OF_SIGHT],
    ["To evade taxes", OUT_OF_SIGHT],
    ["Undeclared work", UNDECLARED],
    ["Inkomsten uit zwartwerk", UNDECLARED],
    ["Travail au noir", UNDECLARED],
    ["Schwarzarbeit auf Baustellen", UNDECLARED],
    ["We also receive payments for other companies and forward them to Hong Kong", FOR_OTHERS],
    ["Wij ontvangen ook betalingen voor andere bedrijven en storten die door", FOR_OTHERS],
    ["Nous recevons des paiements pour d'autres sociétés", FOR_OTHERS],
    ["Wir nehmen Zahlungen für andere Firmen entgegen", FOR_OTHERS],
    ["Receiving money on behalf of third parties and sending it on", FOR_OTHERS],
  ])("is named: %s", (text, name) => {
    expect(named(text)).toContain(name);
  });

  it("is what runs of earlier versions of the rules did not see", () => {
    expect(named("To hide my money from the tax office", { rulesVersion: 5 })).toEqual([]);
    expect(named("Undeclared work", { rulesVersion: 5 })).toEqual([]);
    expect(named("We receive payments for other companies", { rulesVersion: 5 })).toEqual([]);
  });
});

describe("sales beside the books", () => {
  it.each([
    "Indépendante sans numéro d'entreprise, je vends au noir",
    "Ventes au noir",
    "Vente de voitures d'occasion au noir",
    "Je loue une chambre au noir",
    "Je suis payé au noir",
    "Je travaille au noir le week-end",
    "Je vends des cigarettes au marché noir",
    "Ik verkoop in het zwart",
    "Verkoop van sigaretten op de zwarte markt",
    "Ik verkoop alles zwart",
    "Zwarte verkoop",
    "Ik verkoop taarten, meestal zwart verkocht",
    "Ich verkaufe schwarz",
    "Ich verkaufe Kuchen, alles schwarz verkauft",
    "Schwarzverkauf von Zigaretten",
    "Ich verkaufe alles schwarz, ohne Rechnung",
    "Verkäufe auf dem Schwarzmarkt",
    "I sell phones off the books",
    "Car sales under the table",
  ])("are income that is not declared: %s", (text) => {
    expect(named(text)).toContain(UNDECLARED);
  });

  it.each([
    "Vendeuse chez Noir Kennedy",
    "Vente de chocolats, du lait au noir",
    "Vente de chocolats au lait et au noir",
    "Je ne vends pas au noir",
    "Vente de thé noir",
    "Je ne vends rien au noir",
    "Lutte contre les ventes au noir",
    "Historien du marché noir",
    "Verkäuferin bei Schwarz",
    "Verkäufer bei der Schwarz Gruppe",
    "Verkauf von Kleidung in Schwarz",
    "Ich verkaufe Möbel, weiss und schwarz",
    "Ich verkaufe schwarze Autos",
    "Arbeit bei Firma Schwarz",
    "Ich arbeite für Schwarz.",
    "Verkauf an Herrn Schwarz",
    "Verkoopster in winkel Zwart",
    "Ik verkoop zwart brood",
    "Verkoop van zwart-witfoto's",
    "Verkoop van mijn huis aan Piet Zwart",
    "Rental of black dresses",
    "Loon als verkoper bij Zwart",
    "Frau Schwarz verkauft mir ihr Auto",
  ])("are none of this: %s", (text) => {
    expect(named(text)).not.toContain(UNDECLARED);
  });

  it("is what runs of earlier versions of the rules did not see", () => {
    expect(named("Ventes au noir", { rulesVersion: 10 })).not.toContain(UNDECLARED);
  });
});

describe("an ordinary sentence", () => {
  it.each([
    "A hidden gem restaurant in the old town",
    "We forward goods for other companies",
    "Loan from my bank for the house",
    "Freight forwarding and customs papers for third parties",
    "We repair machines for other companies and receive payments by invoice",
    "Tax advice to small companies and their owners",
    "We buy hides and leather; the owner has done so since 1990",
    "I have nothing to hide from the tax office",
    "Ik heb niets te verbergen voor de fiscus",
    "Je n'ai rien à cacher au fisc",
    "Ich habe nichts vor dem Finanzamt zu verstecken",
    "Advice against tax evasion",
    "Inspector of undeclared work at the ministry",
    "Saving for a house and paying my taxes",
    "Een verborgen parel: restaurant met terras",
    "Wij versturen goederen voor andere bedrijven",
    "Lening bij mijn bank voor de woning",
    "Belastingadvies voor zelfstandigen",
    "Om mijn loon te ontvangen en mijn belastingen te betalen",
    "Wij bouwen websites voor andere bedrijven en ontvangen onze betaling achteraf",
    "Bestrijding van zwartwerk in de bouw",
    "Uw eigendom veilig beheerd, zonder verborgen kosten",
    "Un trésor caché au coeur de Bruges: chambres d'hôtes",
    "Nous transportons des marchandises pour d'autres sociétés",
    "Prêt de ma banque pour la maison",
    "Conseil fiscal aux indépendants",
    "Recevoir mon salaire et payer mes impôts",
    "Lutte contre le travail au noir",
    "Ein verstecktes Café in der Altstadt",
    "Wir liefern Waren für andere Firmen",
    "Kredit meiner Bank für das Haus",
    "Steuerberatung für Unternehmen und ihre Inhaber",
    "Gehalt empfangen und Steuern zahlen",
    "Kampf gegen Schwarzarbeit",
    "Spel: verstoppertje voor kinderfeestjes op eigen terrein",
    "Payment terminals: shops receive their money the next day",
    "Sale of safes and cash boxes",
  ])("alarms nobody: %s", (text) => {
    expect(named(text)).toEqual([]);
  });
});
