import { describe, expect, it } from "vitest";
import { fitOfTrade } from "../../../src/investigation/mcc/fits-trade.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";

const BAKERY = [
  { code: "10712", description: "Ambachtelijke vervaardiging van brood en van vers banketbakkerswerk" },
  { code: "47242", description: "Detailhandel in chocolade en suikerwerk in gespecialiseerde winkels" },
];

/** Ordinary answers beside the code that the register has; descriptions are left out, so that the answers alone count. */
const ORDINARY: readonly (readonly [answer: string, nace: string])[] = [
  ["Bakkerij", "10712"],
  ["ambachtelijke bakker, ook taarten", "10712"],
  ["Boulangerie-pâtisserie artisanale", "10712"],
  ["webshop kleding", "47711"],
  ["Wij verkopen damesmode in onze winkel te Gent", "47711"],
  ["Kapsalon voor dames en heren", "96021"],
  ["Friseur", "96021"],
  ["Nous réparons des voitures", "45201"],
  ["Autohandel: nieuwe en tweedehandswagens", "45113"],
  ["Wir renovieren Altbauten", "41201"],
  ["Chauffagiste", "43222"],
  ["Wij plaatsen zonnepanelen", "43211"],
  ["Menuiserie intérieure", "43320"],
  ["Steuerberatung für kleine Unternehmen", "69201"],
  ["Law firm for family law", "69101"],
  ["Zahnarztpraxis", "86230"],
  ["Physiotherapy practice", "86904"],
  ["We develop software for hospitals", "62010"],
  ["I clean offices", "81210"],
  ["Frituur", "56102"],
  ["Traiteur pour fêtes et entreprises", "56210"],
  ["Wij kweken tomaten", "01130"],
  ["Gärtnerei", "01300"],
  ["Tuinaanleg en onderhoud", "81300"],
  ["Fietsen verkopen en herstellen", "47640"],
  ["Fahrradladen", "47640"],
  ["Verhuur van springkastelen", "77210"],
  ["Strategisch advies aan kmo's", "70220"],
  ["Vertaalbureau", "74300"],
  ["Photographe de mariage", "74201"],
  ["Rijschool", "85531"],
  ["Transport routier international", "49410"],
  ["Koerierdienst voor pakjes", "53200"],
  ["Grossiste en fruits et légumes", "46311"],
  ["Machining of precision parts", "25620"],
  ["Immobilienmakler", "68311"],
  ["Digital marketing agency", "73110"],
  ["B&B met drie kamers", "55204"],
  ["Holding, participaties in werkmaatschappijen", "64200"],
  ["Pompes funèbres", "96031"],
];

/** What small firms write of themselves, and earlier runs could not compare. */
const SMALL_FIRMS: readonly (readonly [answer: string, nace: string])[] = [
  ["Fietsenmaker", "95290"],
  ["Glazenwasser", "81220"],
  ["Vzw die voedselpakketten uitdeelt aan gezinnen", "88999"],
  ["Slotenmaker", "43329"],
  ["Hovenier", "81300"],
  ["Bejaardentehuis", "87301"],
  ["Scoutsgroep", "94992"],
  ["Viswinkel aan de kaai", "47230"],
  ["Asbl qui distribue des colis alimentaires aux familles", "88999"],
  ["Ferronnier d'art", "25120"],
  ["Elagueur", "81300"],
  ["Ramoneur", "81220"],
  ["Maraîcher bio", "01130"],
  ["Sage-femme", "86909"],
  ["Garagiste", "45201"],
  ["Optiker", "47782"],
  ["Fahrradwerkstatt", "95290"],
  ["Gasthaus mit Fremdenzimmern", "56101"],
  ["Zimmerei", "43910"],
  ["Spengler", "43910"],
  ["Hebamme", "86909"],
  ["Non-profit that gives food parcels to families in need", "88999"],
  ["Locksmith", "43329"],
  ["Tailor and alterations", "95290"],
  ["Farm shop", "47210"],
  ["Dog shelter", "94999"],
];

describe("a declared trade beside the registered one", () => {
  it.each(ORDINARY)("fits: %s, %s", (answer, code) => {
    expect(fitOfTrade(answer, [{ code, description: "" }])).toBe("fits");
  });

  it.each(SMALL_FIRMS)("fits since version 13 of the rules: %s, %s", (answer, code) => {
    expect(fitOfTrade(answer, [{ code, description: "" }])).toBe("fits");
    expect(fitOfTrade(answer, [{ code, description: "" }], { rulesVersion: 12 })).not.toBe("fits");
  });

  it("fits in what every sample company says", () => {
    const said = SAMPLE_COMPANIES.filter(({ activities }) => activities.length > 0).map((one) =>
      fitOfTrade(one.companyData?.description ?? one.activities[0]!.description, one.activities),
    );
    expect(said.filter((fit) => fit !== "fits" && fit !== null)).toEqual([]);
  });

  it.each([
    "Wij bieden maatschappelijke zetels aan voor 300 vennootschappen en openen hun post.",
    "We zijn betaalagent: we innen het geld van 40 webshops op onze rekening en storten het na aftrek van 2 % door.",
    "Wij bellen slachtoffers van beleggingsfraude op en helpen hen tegen een voorschot hun geld terug te krijgen.",
    "Handel in tweedehandswagens, vooral contante betalingen van klanten uit Benin en Guinee.",
    "Skup złota i kantor wymiany walut, przekazy pieniężne dla osób trzecich.",
    "We provide services to customers worldwide",
    "Consultancy",
  ])("cannot be compared with a bakery: %s", (answer) => {
    expect(fitOfTrade(answer, BAKERY)).toBe("not_compared");
  });

  it("differs where both name trades that have nothing in common", () => {
    expect(fitOfTrade("We sell clothing and shoes in our shop", BAKERY)).toBe("differs");
  });

  it("is one of several registered ones, or of what may be of any trade", () => {
    const several = [...BAKERY, { code: "49410", description: "Goederenvervoer over de weg" }];
    expect(fitOfTrade("Trucking in Benelux", several)).toBe("fits");
    expect(
      fitOfTrade("Handel in alles", [...BAKERY, { code: "46900", description: "Niet-gespecialiseerde groothandel" }]),
    ).toBeNull();
  });
});
