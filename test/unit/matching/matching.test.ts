import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  ADDRESS_MATCH_THRESHOLD,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
} from "../../../src/domain/matching/index.ts";
import { hasSharedData, readSharedText } from "../../support/sources/shared-data.ts";

describe("names of one company", () => {
  it.each([
    ["PROXIMUS", "NV OR PROXIMUS"],
    ["De Vlaamse Radio- en Televisieomroeporganisatie", "NV OR De Vlaamse Radio- en Televisieomroeporganisatie"],
    ["Bakkerij De Linde", "BV Bakkerij De Linde"],
    ["Bakkerij De Linde BV", "S.R.L. BAKKERIJ DE LINDE"],
    ["U C B", "SA UCB"],
    ["U.C.B.", "UCB NV"],
    ["Etablissementen Franz Colruyt", "NV ETS FR. COLRUYT"],
    ["ETABLISSEMENTEN FRANZ COLRUYT", "Etablissements Franz Colruyt SA"],
    ["KBC Groep", "NV KBC GROUP"],
    ["AGEAS SA/NV", "NV AGEAS"],
    ["Société anonyme Solvay", "SOLVAY NV"],
    ["Algemene Bouw Pauwels", "BVBA ALGEMENE BOUW PAUWELS"],
    ["Tuin Aanleg Groenendijk", "BV Tuinaanleg Groenendijk"],
    ["Müller & Zonen", "NV Mueller en Zonen"],
    ["Gebroeders Janssens", "BV Gebr. Janssens"],
    ["Cañon Électrique Liégeoise", "SRL CANON ELECTRIQUE LIEGEOISE"],
    ["Drukkerij Ter Schelde", "NV DRUKKERIJ TER SCHELD"],
    ["Transport Van den Bossche", "BV Transports Van Den Bossche"],
    ["Compagnie Immobilière de Belgique", "SA Cie Immobilière de Belgique"],
  ])("agree: %s = %s", (a, b) => {
    const { score, detail } = compareCompanyNames(a, b);
    expect(score, detail).toBeGreaterThanOrEqual(NAME_MATCH_THRESHOLD);
  });
});

describe("names of two companies", () => {
  it.each([
    ["Zonnebloem Catering", "BV MERIDIAAN TRADING PARTNERS"],
    ["Invest Noord 1", "NV INVEST NOORD 2"],
    ["Bakkerij Janssens", "BV SLAGERIJ JANSSENS"],
    ["KBC Groep", "ING Groep"],
    ["Colruyt", "Delhaize"],
    ["Groep Peeters", "Groep Willems"],
    ["SA", "NV"],
    ["Alfa", "Alfa Beta Gamma Holding"],
  ])("differ: %s ≠ %s", (a, b) => {
    const { score, detail } = compareCompanyNames(a, b);
    expect(score, detail).toBeLessThan(NAME_MATCH_THRESHOLD);
  });

  it("score lower if the legal forms differ too", () => {
    const same = compareCompanyNames("Alfa NV", "Alfa SA").score;
    const other = compareCompanyNames("Alfa NV", "Alfa BV");
    expect(same).toBe(1);
    expect(other).toEqual({ score: 0.9, detail: "legal forms differ" });
  });
});

describe("a comparison of names", () => {
  it("takes the best of several names of a company", () => {
    const names = ["Federale Overheidsdienst Beleid en Ondersteuning", "SPF Stratégie et Appui", "FOD BOSA"];
    expect(compareCompanyNames(names, "SPF STRATEGIE ET APPUI").score).toBe(1);
  });

  it("names the words that stand in one name only where no word agrees", () => {
    expect(compareCompanyNames("Zonnebloem Feesten", "Meridiaan Keuken")).toEqual({
      score: 0,
      detail: "only in the first: zonnebloem feesten; only in the second: meridiaan keuken",
    });
  });

  it("is 0 if a name is missing", () => {
    expect(compareCompanyNames("", "Alfa")).toEqual({ score: 0, detail: "a name is missing" });
    expect(compareCompanyNames([], "Alfa").score).toBe(0);
  });

  it("is between 0 and 1, symmetric, and 1 for the same name", () => {
    const name = fc.oneof(fc.string({ maxLength: 40 }), fc.constantFrom("NV A", "B.V. Été & fils", "12 SA"));
    fc.assert(
      fc.property(name, name, (a, b) => {
        const { score } = compareCompanyNames(a, b);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        expect(compareCompanyNames(b, a).score).toBe(score);
      }),
    );
    expect(compareCompanyNames("Alfa Beta", "Alfa Beta").score).toBe(1);
  });
});

describe("addresses of the same place", () => {
  it.each([
    ["Koning Albert II-laan 27\n1030 Schaarbeek", "Boulevard du Roi Albert II 27\n1030 Schaerbeek"],
    ["Keizerslaan 20, 1000 Brussel", "Boulevard de l'Empereur 20, 1000 Bruxelles"],
    ["Ransbeekstraat 310\n1120 Brussel", "Rue de Ransbeek 310\n1120 Bruxelles"],
    ["Eikstraat 16, 1000 Brussel", "Rue du Chêne 16, 1000 Bruxelles"],
    ["Broekstraat 31\n1000 Brussel", "Rue du Marais 31\n1000 Bruxelles"],
    ["Havenlaan 2\n1080 Sint-Jans-Molenbeek", "Avenue du Port 2\n1080 Molenbeek-Saint-Jean"],
    ["Louizalaan 331\n1050 Elsene", "Avenue Louise 331\n1050 Ixelles"],
    ["Leuvensesteenweg 40\n1000 Brussel", "Chaussée de Louvain 40\n1000 Bruxelles"],
    ["Warmoesberg 26\n1000 Brussel", "Rue Montagne aux Herbes Potagères 26\n1000 Bruxelles"],
    ["Naamsestwg 573 bus 2\n3001 Heverlee", "NAAMSESTEENWEG 573\n3001 LEUVEN"],
    ["Stationsstr. 5, 2800 Mechelen", "Stationsstraat 5\n2800 MECHELEN"],
    ["12, rue de la Scierie, 6600 Bastogne", "Rue de la Scierie 12\n6600 Bastenaken"],
    ["Simon Bolivarlaan 30 bus 1\n1000 Brussel", "Simon Bolivarlaan 30\n1000 Brussel"],
    ["Sint-Jozefstraat 8\n3530 Houthalen-Helchteren", "St. Jozefstraat 8 3530 Houthalen"],
    ["Ridderstraat 48\nB-3000 Leuven", "Ridderstraat 48\n3000 Leuven"],
  ])("agree: %j = %j", (a, b) => {
    const { score, detail } = compareAddresses(a, b);
    expect(score, detail).toBeGreaterThanOrEqual(ADDRESS_MATCH_THRESHOLD);
  });

  it("match in parts and in lines", () => {
    const parts = { street: "Ridderstraat 48", postal_code: "3000", city: "Leuven", country: "BE" };
    expect(compareAddresses(parts, "RIDDERSTRAAT 48\n3000 LEUVEN")).toEqual({
      score: 1,
      detail: "the addresses match",
    });
  });
});

describe("addresses of two places", () => {
  it.each([
    ["Naamsesteenweg 573\n3001 Heverlee", "Havenstraat 3\n8380 Zeebrugge"],
    ["Ridderstraat 48\n3000 Leuven", "Bondgenotenlaan 112\n3000 Leuven"],
    ["Ridderstraat 48\n3000 Leuven", "Ridderstraat 48\n9000 Gent"],
    ["Kerkstraat 1\n1000 Brussel", "Rue Haute 40\n1000 Bruxelles"],
    ["", "Ridderstraat 48\n3000 Leuven"],
  ])("differ: %j ≠ %j", (a, b) => {
    const { score, detail } = compareAddresses(a, b);
    expect(score, detail).toBeLessThan(ADDRESS_MATCH_THRESHOLD);
  });

  it("report their differences", () => {
    const { detail } = compareAddresses("Ridderstraat 48\n3000 Leuven", "Havenstraat 3\n8380 Zeebrugge");
    expect(detail).toBe("towns differ; streets differ; house numbers differ");
  });

  it("are between 0 and 1 and symmetric for any text", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (a, b) => {
        const { score } = compareAddresses(a, b);
        expect(score >= 0 && score <= 1).toBe(true);
        expect(compareAddresses(b, a).score).toBe(score);
      }),
    );
  });
});

interface NamePair {
  readonly schema: string;
  readonly name1: string;
  readonly name2: string;
  readonly is_match: string;
}

describe.skipIf(!hasSharedData)("labelled pairs of company names", () => {
  it("are distinguished better than by edit distance, and rarely matched by mistake", () => {
    const rows = parse(readSharedText("names/name_pairs.csv"), { columns: true, relax_quotes: true }) as NamePair[];
    const pairs = rows.filter(({ schema }) => schema === "Company" || schema === "Organization");
    const isTaken = ({ name1, name2 }: NamePair) => compareCompanyNames(name1, name2).score >= NAME_MATCH_THRESHOLD;
    const taken = pairs.filter(isTaken);
    const right = taken.filter((pair) => pair.is_match === "true").length;
    const precision = right / taken.length;
    const recall = right / pairs.filter((pair) => pair.is_match === "true").length;
    expect(pairs.length).toBeGreaterThan(100);
    expect(precision).toBeGreaterThan(0.95);
    expect((2 * precision * recall) / (precision + recall)).toBeGreaterThan(0.78);
  });
});
