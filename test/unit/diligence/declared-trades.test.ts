import { describe, expect, it } from "vitest";
import { declaredTrades, tradesOfAnswers } from "../../../src/domain/diligence/rating/declared-trades.rules.ts";

const namesIn = (text: string) => declaredTrades(text).map(({ name }) => name);

describe("a trade in the customer's own words", () => {
  it.each([
    ["Wij verkopen softdrugs en paddo's aan particulieren", "narcotics"],
    ["Coffeeshop met terras", "narcotics"],
    ["Vente de protoxyde d'azote en cartouches", "narcotics"],
    ["Import van jachtgeweren en munitie", "weapons or military goods"],
    ["Drones voor militair gebruik", "weapons or military goods"],
    ["Commerce d'armes de chasse", "weapons or military goods"],
    ["Handel mit Jagdwaffen", "weapons or military goods"],
    ["Transferts pour la communauté somalienne (hawala)", "informal money transfer"],
    ["We mix coins of our users", "mixing of crypto-assets, or none of their users known"],
    ["Bitcoin wallet, no KYC", "mixing of crypto-assets, or none of their users known"],
    ["We help wealthy families to move their money discreetly", "keeping money or its owners out of sight"],
    ["Gestion discrète de fonds pour nos clients", "keeping money or its owners out of sight"],
    ["Anonyme rekeningen voor ondernemers", "keeping money or its owners out of sight"],
  ])("is grave: %s", (text, name) => {
    expect(declaredTrades(text)).toContainEqual(expect.objectContaining({ name, level: "grave" }));
  });

  it.each([
    ["Online casino en sportweddenschappen", "gambling"],
    ["Transferts d'argent vers l'Afrique", "money transfer or exchange"],
    ["Aankoop van goud van particulieren", "precious metals or stones"],
    ["Rachat d'or et de bijoux", "precious metals or stones"],
    ["Goldankauf", "precious metals or stones"],
    ["Export van tweedehandswagens naar Cotonou", "export of used vehicles"],
    ["We verkopen tweedehandswagens voor export", "export of used vehicles"],
    ["Escortbureau", "adult services"],
    ["Sigaretten en vapes", "tobacco"],
    ["CBD-olie en thee", "hemp or CBD"],
    ["Kunsthandel en antiquiteiten", "cultural goods"],
    ["Domiciliation d'entreprises", "services to companies and trusts"],
    ["Kansspelen, voorlopig zonder vergunning", "a trade without the licence for it"],
  ])("is sensitive: %s", (text, name) => {
    expect(declaredTrades(text)).toContainEqual(expect.objectContaining({ name, level: "sensitive" }));
  });

  it.each([
    "Bakkerij: brood en gebak aan de toog",
    "Wapeningsstaal en betonvlechten",
    "Wij verkopen geen wapens",
    "Drogisterij en parfumerie",
    "Droguerie et produits d'entretien",
    "Opvang van drugs- en alcoholverslaafden",
    "Concert de musique et orchestre",
    "Mixed martial arts lessons",
    "Hennepkalk als isolatie",
    "Discrete wiskunde: bijles",
    "Gouden sieraden herstellen",
    "Loodgieter en sanitair",
    "Boekhouding en fiscaal advies",
    "Import en verkoop van meubelen",
    "Garage: onderhoud en verkoop van tweedehandswagens",
    "Location de voitures sans chauffeur",
    "Schapenboer, export van wol",
  ])("is none of them: %s", (text) => {
    expect(namesIn(text)).toEqual([]);
  });
});

describe("goods that are diverted", () => {
  const named = (business_activity: string, customer_countries: string) =>
    tradesOfAnswers({ business_activity, customer_countries }, null).map(({ name }) => name);

  it("need both the goods and a country on the way", () => {
    expect(named("Trade in CNC machines and semiconductors", "Kazakhstan, UAE")).toEqual([
      "goods that are often diverted to Russia, through KZ, AE",
    ]);
    expect(named("Trade in CNC machines and semiconductors", "Belgium, Germany")).toEqual([]);
    expect(named("Trade in carpets", "Turkey")).toEqual([]);
  });
});

describe("the purpose of a relationship", () => {
  const named = (purpose_of_relationship: string) =>
    tradesOfAnswers({ purpose_of_relationship }, null).map(({ name }) => name);

  it.each([
    "De rekening is eigenlijk voor mijn neef die in Dubai woont",
    "Ouvrir un compte pour mon frère",
    "Account on behalf of an investor",
    "Konto im Auftrag eines Bekannten",
  ])("is somebody else's: %s", (purpose) => {
    expect(named(purpose)).toContain("acting for somebody else");
  });

  it.each(["Een zichtrekening voor mijn loon", "Un compte pour mon salaire", "Sparen voor mijn pensioen"])(
    "is one's own: %s",
    (purpose) => {
      expect(named(purpose)).toEqual([]);
    },
  );
});
