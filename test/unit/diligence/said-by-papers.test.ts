import { describe, expect, it } from "vitest";
import { isToSettle, takesOfficersWord } from "../../../src/domain/decisions/to-settle.rules.ts";
import { checkRegistration } from "../../../src/domain/diligence/company-checks.rules.ts";
import { unsearchedParties } from "../../../src/domain/diligence/power-in-papers.rules.ts";
import { presentDocuments } from "../../../src/domain/diligence/document-findings.rules.ts";
import type { RatingFacts } from "../../../src/domain/diligence/rating/rating-facts.ts";
import { taskText } from "../../../src/domain/portal/task.texts.ts";
import type { WarningCode } from "../../../src/domain/readings/reading.model.ts";
import { tasksForFinding } from "../../../src/investigation/follow-up/task-rules.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";
import { dated, director, handedIn, holder, made, type Made, readAs } from "../../support/made-readings.ts";
import { withAnswers } from "../../support/rating-fixtures.ts";

/** What a company's articles say of its object, its seat and its form, and a card of its holder's name. */

const OWN = [made("enterprise_number", "0999900150"), made("company_name", "Molenhof Logistiek"), dated("2026-10-12")];

const articles = (more: readonly Made[], places: readonly string[] = []) =>
  handedIn("articles_of_association", {
    ...readAs("articles_of_association", [...OWN, ...more]),
    warnings: places.map((detail) => ({ code: "place_stated" as WarningCode, page: 1, detail })),
  });
const found = (facts: RatingFacts, code: string) =>
  presentDocuments(facts, { caseId: "c", name: facts.companyName, evidenceIds: ["e1"] }).filter(
    (one) => one.code === code || one.source_entry?.startsWith(code),
  );

describe("the object of a company", () => {
  const object = (text: string, given: Partial<RatingFacts> = {}, answers = {}) =>
    found(withAnswers(answers, { documents: [articles([made("object", text)])], ...given }), "document_object");

  it("that is weapons, betting or crypto-assets, of which no answer speaks, is told, asked and to settle", () => {
    const [finding] = object(
      "- de uitbating van kansspelen; - de handel in cryptovaluta; - de handel in wapens en munitie",
    );
    expect(finding).toMatchObject({
      severity: "medium",
      title: "Object of the company: weapons or military goods, crypto-assets and gambling",
    });
    expect(isToSettle(finding!)).toBe(true);
    const [task] = tasksForFinding(finding!, "company");
    expect(task).toMatchObject({ required: true, response_type: "text" });
    for (const language of ["nl", "fr", "de"] as const)
      expect(taskText(task!.description, language)).not.toBe(task!.description);
  });

  it("that an extract gives as what the company does is told whatever its trade of higher risk", () => {
    const extract = (quote: string) =>
      handedIn("certificate_of_incorporation", {
        ...readAs("register_extract", [...OWN, made("object", "négoce de métaux précieux", { quote })]),
      });
    const told = (quote: string, given: Partial<RatingFacts> = {}) =>
      found(withAnswers({}, { documents: [extract(quote)], ...given }), "document_object").map(({ title }) => title);
    expect(told("Activité : négoce de métaux précieux")).toEqual([
      "Activity of the company: precious metals or stones",
    ]);
    expect(told("négoce de métaux précieux")).toEqual([]);
    expect(told("Activité : négoce de métaux précieux", { rulesVersion: 8 })).toEqual([]);
  });

  it.each([
    "de uitbating van een bakkerij, de groot- en kleinhandel in brood en banket, in België en in het buitenland, voor eigen rekening of voor rekening van derden",
    "alle roerende en onroerende verrichtingen, het verlenen van advies, het waarnemen van bestuursmandaten en het beheer van een eigen patrimonium",
    "la gestion de son patrimoine, la prise de participations, le conseil aux entreprises et l'import-export de toutes marchandises",
    "der Handel mit Waren aller Art, soweit hierfür keine Genehmigung erforderlich ist",
    "het vervoer van goederen, ook van derden, en de inning van vorderingen",
    "de exploitatie van een café en van ontspanningstoestellen",
    "de handel in juwelen, horloges en edelstenen",
    "het aanhouden en uitgeven van effecten, al dan niet aan toonder",
    "de handel in bewapening van beton en betonstaal",
    "the sale of water guns and toys",
  ])("that is ordinary is not: %s", (text) => expect(object(text)).toEqual([]));

  it("is none in runs of earlier rules, nor where the customer says it", () => {
    expect(object("de handel in cryptovaluta", { rulesVersion: 7 })).toEqual([]);
    expect(object("de handel in cryptovaluta", {}, { business_activity: "We trade crypto-assets." })).toEqual([]);
  });
});

describe("where a deed places the company", () => {
  const place = (detail: string) =>
    found(withAnswers({}, { documents: [articles([], [detail])] }), "document_seat_abroad");

  it("is told and asked where it is another country, or a branch outside the Area", () => {
    const [seat] = place('The paper states its seat in AE: "te Business Bay 12, Dubai".');
    expect(seat).toMatchObject({
      severity: "medium",
      title: "Seat in United Arab Emirates (AE) by a document: articles of association",
    });
    expect(isToSettle(seat!)).toBe(true);
    expect(tasksForFinding(seat!, "company")).toMatchObject([{ required: true }]);
    expect(place('The paper states a branch in IR: "bijkantoor te Teheran".')).toMatchObject([{ severity: "high" }]);
    expect(place('The paper states its seat in NL: "1015 BK Amsterdam".')).toHaveLength(1);
  });

  it("is nothing in its own country, beside a street named after a town abroad, or for a branch in the Area", () => {
    expect(place('The paper states its seat in BE: "te Leuven".')).toEqual([]);
    expect(place('The paper states its seat in RU, BE: "avenue de Moscou 3, Bruxelles, Belgique".')).toEqual([]);
    expect(place('The paper states a branch in NL: "bijkantoor te Breda".')).toEqual([]);
  });
});

describe("a seat at a provider of addresses", () => {
  const DETAIL = 'The paper states a seat at a provider of addresses: "domiciliataire SOFRADOM".';
  const domiciled = (given = {}) =>
    found(withAnswers({}, { documents: [articles([], [DETAIL])], ...given }), "document_domiciled");

  it("is told and asked", () => {
    const [seat] = domiciled();
    expect(seat).toMatchObject({
      severity: "medium",
      title: "Seat at a provider of addresses: articles of association",
    });
    expect(seat!.description).toContain('says: "domiciliataire SOFRADOM". Where');
    expect(isToSettle(seat!)).toBe(true);
    expect(tasksForFinding(seat!, "company")).toMatchObject([{ required: true }]);
    expect(found(withAnswers({}, { documents: [articles([], [DETAIL])] }), "document_seat_abroad")).toEqual([]);
  });

  it("is nothing in runs of earlier rules", () => expect(domiciled({ rulesVersion: 10 })).toEqual([]));
});

describe("the address of the seat on a company's own paper, where no register of the case's country answered", () => {
  const found = (country: string, address: string, given: Partial<RatingFacts> = {}) => {
    const register = { state: "silent", reason: "not_covered" } as const;
    const extract = handedIn("certificate_of_incorporation", {
      ...readAs("register_extract", [...OWN, made("address", address)]),
      warnings: [],
    });
    const facts = { country, grounds: soundGrounds({ register }), documents: [extract], ...given };
    return presentDocuments(withAnswers({}, facts), { caseId: "c", name: "Molenhof", evidenceIds: ["e1"] }).filter(
      ({ code }) => code === "document_seat_abroad",
    );
  };

  it.each([
    [
      "LU",
      "Industrielaan 112, 8800 Roeselare",
      "Seat in Belgium (BE) by a document: certificate of incorporation or trade register extract",
    ],
    [
      "MT",
      "Business Bay 12, Dubai, United Arab Emirates",
      "Seat in United Arab Emirates (AE) by a document: certificate of incorporation or trade register extract",
    ],
    [
      "EE",
      "Hauptstraße 5, 10115 Berlin",
      "Seat in Germany (DE) by a document: certificate of incorporation or trade register extract",
    ],
  ])("leaves the registration open and is asked where it is elsewhere: %s, %s", (country, address, title) => {
    const [seat, ...others] = found(country, address);
    expect([seat!.title, others, isToSettle(seat!)]).toEqual([title, [], true]);
    const silent = withAnswers({}, { country, findings: [seat!] });
    const grounds = soundGrounds({ register: { state: "silent", reason: "not_covered" } });
    expect(checkRegistration({ ...silent, grounds })).toMatchObject({ outcome: "contradicted" });
    const cleared = {
      ...seat!,
      clearance: { reason: "moved", cleared_by: "a", cleared_at: "2026-11-20T09:00:00.000Z" },
    };
    expect(checkRegistration({ ...silent, grounds, findings: [cleared] }).outcome).toBe("not_established");
  });

  it.each([
    ["LU", "12 rue de la Gare, L-1611 Luxembourg"],
    ["LU", "Grand-Rue 7, 9050 Ettelbruck"],
    ["DE", "Hauptstraße 5, 10115 Berlin"],
    ["DE", "Rüttenscheider Straße 1, 45131 Essen"],
    ["MT", "Triq il-Kbira 5, Valletta VLT 1234"],
    ["CH", "Rue du Mont-Blanc 1, 1201 Genève"],
    ["IE", "5 Fitzwilliam Square, Dublin 2"],
    ["AT", "Kärntner Ring 5, 1010 Wien"],
    ["ES", "Calle de Luxemburgo 3, 28001 Madrid"],
    ["IT", "Via Belgio 4, 20100 Milano"],
    ["PT", "Rua da Bélgica 3, 4400-055 Vila Nova de Gaia"],
    ["LU", "7 rue de Londres, 2010 Luxembourg"],
    ["LU", "3, Markt, 2910 Essen"],
  ])("is nothing for an honest company: %s, %s", (country, address) => {
    expect(found(country, address)).toEqual([]);
  });

  it("is nothing where the register answered, and in runs before version 9 of the rules", () => {
    expect(found("LU", "8800 Roeselare", { grounds: soundGrounds() })).toEqual([]);
    expect(found("LU", "Industrielaan 112, 8800 Roeselare", { rulesVersion: 8 })).toEqual([]);
  });
});

describe("the legal form of a deed", () => {
  const form = (registered: string, read: string) =>
    found(
      withAnswers(
        {},
        { documents: [articles([made("legal_form", read)])], facts: { legal_form: [{ value: registered }] } },
      ),
      "contradicts_legal_form",
    );

  it("of an association contradicts a company, and is to settle", () => {
    const [finding] = form("Besloten vennootschap", "vereniging zonder winstoogmerk");
    expect(finding).toMatchObject({
      severity: "medium",
      title: "Contradiction on the legal form: articles of association",
    });
    expect(isToSettle(finding!)).toBe(true);
    expect(tasksForFinding(finding!, "company")).toMatchObject([{ required: true }]);
  });

  it.each([
    ["Besloten vennootschap", "BVBA"],
    ["Besloten vennootschap", "naamloze vennootschap"],
    ["Société à responsabilité limitée", "SRL"],
    ["Vereniging zonder winstoogmerk", "VZW"],
    ["Unbekannt", "VZW"],
    ["Commanditaire vennootschap", "CommV"],
  ])("of the same family does not: %s, %s", (registered, read) => expect(form(registered, read)).toEqual([]));
});

describe("a card with another family name", () => {
  const card = (declared: string, read: string, birth = "1985-03-14") => {
    const facts = {
      ...withAnswers(
        { full_name: declared, date_of_birth: "1985-03-14" },
        {
          templateId: "kyc_natural_person",
          companyName: declared,
          documents: [handedIn("identity_document", readAs("identity_card", [holder(read, birth)]))],
        },
      ),
    };
    return found(facts, "contradicts_name_on_card");
  };

  it("and the birth date and a given name of the customer is told, asked and for an officer to settle", () => {
    const [finding] = card("Marie Dubois", "Marie Lambert");
    expect(finding).toMatchObject({ severity: "medium", title: "Contradiction on the family name: identity card" });
    expect(finding!.description).toContain("Marie Lambert");
    expect(takesOfficersWord(finding!)).toBe(true);
    expect(tasksForFinding(finding!, "person")).toMatchObject([{ required: true }]);
  });

  it.each([
    ["Luc Claes", "KAREL CLAES", "given name"],
    ["Oscar Pieters", "Jan Peeters", "name"],
    ["Oscar Pieters", "Zoë Ndiaye", "name"],
  ])("is told as what differs: %s beside %s", (declared, read, what) =>
    expect(card(declared, read).map(({ title }) => title)).toEqual([`Contradiction on the ${what}: identity card`]),
  );

  it.each([
    ["Marie Dubois", "Marie Dubois"],
    ["Marie Dubois", "Dubois Marie"],
    ["Marie Dubois", "Marie Anne Dubois"],
    ["Anna de Vries", "Anna de Vries-Jansen"],
    ["Mohamed El Amrani", "Mohammed El Amrani"],
    ["Jan Van den Berg", "Jan Vandenberg"],
    ["Jan Peeters", "Peeters Jan Karel"],
    ["Kateryna Kovalenko", "Katerina Kovalenko"],
    ["Anna Müller", "Anna Mueller"],
    ["J. Peeters", "Jan Peeters"],
    ["Marie Dubois-Lambert", "Marie Lambert"],
  ])("is none of %s beside %s", (declared, read) => expect(card(declared, read)).toEqual([]));
});

describe("directors whom the newest extract of a register names", () => {
  const missing = ["the directors, whom neither a register nor the customer names"];
  const screening = (
    subjects: readonly string[],
    facts: readonly Made[] = [director("Jan Bakker")],
    day = "2026-11-12",
  ) =>
    unsearchedParties(
      withAnswers(
        {},
        {
          documents: [
            handedIn(
              "register_extract",
              readAs("register_extract", [made("enterprise_number", "0999900150"), ...facts, dated(day)]),
            ),
          ],
        },
      ),
      { missing, subjects },
    );

  it("are no longer missing once all of them were searched for", () => {
    expect(screening(["Molenhof Logistiek", "Jan Bakker"])).toEqual([]);
  });

  it("stay missing where one was not searched for or read with certainty, or the extract is old or another's", () => {
    expect(screening(["Molenhof Logistiek"])).toEqual(missing);
    expect(screening(["Jan Bakker"], [director("Jan Bakker"), { ...director("Els Claes"), confidence: 0.6 }])).toEqual(
      missing,
    );
    expect(screening(["Jan Bakker"], [director("Jan Bakker")], "2024-01-02")).toEqual(missing);
    expect(screening(["Jan Bakker"], [])).toEqual(missing);
  });
});
