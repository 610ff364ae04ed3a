import { describe, expect, it } from "vitest";
import { agreesOnTrade } from "../../../src/investigation/mcc/compare-trades.ts";
import { SAMPLE_COMPANIES } from "../../../src/sources/sample-companies.ts";

describe("the trade declared and the trade registered", () => {
  it.each([
    ["Bakkerij en patisserie", ["10.71"]],
    ["We sell bread and pastries in our shops", ["47.24"]],
    ["Groothandel in brood", ["1071"]],
    ["Restaurant met terras", ["56.10"]],
    ["Traiteur et boulangerie", ["56210"]],
    ["Goederenvervoer over de weg", ["49.410"]],
    ["Transport de marchandises", ["4941"]],
    ["Software voor bakkerijen", ["62010"]],
    ["Onze software wordt gebruikt door transportbedrijven", ["6201"]],
    ["Elektricien en loodgieter", ["43211"]],
    ["Renovatie van woningen", ["41201"]],
    ["Verkoop van kleding", ["46421"]],
    ["Kapsalon, coiffeur", ["9602"]],
    ["Pharmacie de quartier", ["47730"]],
    ["Wij verkopen en herstellen wagens, garage", ["45113"]],
  ])("%s is what %s says", (declared, codes) => expect(agreesOnTrade(declared, codes)).toBe(true));

  it.each([
    ["Road transport of goods", ["10.71"]],
    ["Wegtransport in binnen- en buitenland", ["1071", "4724"]],
    ["Verkoop van bitcoin en andere crypto", ["47711"]],
    ["Online casino en poker", ["56101"]],
    ["Boulangerie artisanale", ["62010"]],
    ["Kapper en friseur", ["4941"]],
    ["Softwareontwikkeling, SaaS", ["10711"]],
    ["Bouwwerken en renovatie", ["9602"]],
    ["Apotheke", ["4511"]],
    ["Juwelier, goud en diamant", ["4722"]],
    ["Forex broker", ["4331"]],
    ["Reisbureau", ["4673"]],
    ["Taxi en limousine", ["4773"]],
    ["Hotel met 20 kamers", ["6201"]],
    ["Kleding en schoenen", ["4941", "5210"]],
  ])("%s is certainly not what %s says", (declared, codes) => expect(agreesOnTrade(declared, codes)).toBe(false));

  it.each([
    ["Road transport of goods", ["6420"]],
    ["Road transport of goods", ["1071", "7010"]],
    ["Management en consultancy", ["1071"]],
    ["Groothandel", ["1071"]],
    ["Webshop voor alles", ["1071"]],
    ["Verkoop van brood", ["4690"]],
    ["Zoals beschreven in de statuten", ["1071"]],
    ["Road transport of goods", []],
  ])("%s beside %s says nothing", (declared, codes) => expect(agreesOnTrade(declared, codes)).toBeNull());

  it("never contradicts what a register itself says of its codes", () => {
    const wrong = SAMPLE_COMPANIES.filter(({ activities }) =>
      activities.some(({ code, description }) => agreesOnTrade(description, [code]) === false),
    );
    expect(wrong.map(({ name, activities }) => [name, activities])).toEqual([]);
  });
});
