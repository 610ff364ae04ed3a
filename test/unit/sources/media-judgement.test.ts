import { describe, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { readModel } from "../../../src/sources/adverse-media/judge/model-file.ts";
import { judgeArticle } from "../../../src/sources/adverse-media/judge/judge.rules.ts";
import { placeMediaLexicons } from "../../support/media-lexicons.ts";
import type { MediaSubject } from "../../../src/sources/adverse-media/judge/judgement.model.ts";

const COMPANY: MediaSubject = { kind: "company", name: "Zilverberk Metaal BV", place: "Hasselt", trade: "metaalbouw" };
const PERSON: MediaSubject = { kind: "person", name: "Hélène Quintart", place: "Namur", birth_year: 1970 };

const file = path.join(import.meta.dirname, "../../../src/sources/adverse-media/judge/adverse-media.bin.gz");
placeMediaLexicons();
const model = readModel(gunzipSync(readFileSync(file)));

const judge = (headline: string, snippet = "", subject = COMPANY) =>
  judgeArticle({ headline, snippet, published_at: "2026-03-01" }, subject, model);

describe("an adverse article", () => {
  it.each([
    [
      "Zilverberk Metaal uit Hasselt veroordeeld tot een boete wegens fraude",
      COMPANY,
      "conviction",
      "convicted",
      "high",
    ],
    ["Parket dagvaardt Zilverberk Metaal uit Hasselt voor witwassen", COMPANY, "charge", "suspect", "high"],
    ["FSMA fines Zilverberk Metaal of Hasselt for late reports", COMPANY, "authority_sanction", "convicted", "high"],
    ["Razzia bei Zilverberk Metaal aus Hasselt wegen Schwarzarbeit", COMPANY, "search_or_arrest", "suspect", "medium"],
    ["Le parquet ouvre une enquête sur Zilverberk Metaal (Hasselt)", COMPANY, "investigation", "suspect", "medium"],
    ["Die Finma warnt vor Zilverberk Metaal aus Hasselt", COMPANY, "regulator_warning", "suspect", "medium"],
    ["Police freeze accounts of Zilverberk Metaal in Hasselt", COMPANY, "asset_freeze", "suspect", "medium"],
    ["Vakbond beschuldigt Zilverberk Metaal uit Hasselt van zwartwerk", COMPANY, "accusation", "suspect", "low"],
    [
      "Hélène Quintart, de Namur, condamnée à deux ans avec sursis pour escroquerie",
      PERSON,
      "conviction",
      "convicted",
      "high",
    ],
  ] as const)("%s", (headline, subject, event, role, severity) => {
    expect(judge(headline, "", subject)).toMatchObject({ adverse: true, event, role, severity, namesake: "certain" });
  });

  it("quotes the words that it rests on, as printed", () => {
    const quotes = judge("Zilverberk Metaal uit Hasselt VEROORDEELD voor fraude")!.quotes;
    expect(quotes).toContainEqual({ for: "conviction", words: "VEROORDEELD" });
    expect(quotes).toContainEqual({ for: "certain", words: "Hasselt" });
  });
});

describe("an article that is not adverse", () => {
  it.each([
    ["Zilverberk Metaal uit Hasselt vrijgesproken van fraude", "none"],
    ["Court quashes fine against Zilverberk Metaal of Hasselt", "none"],
    ["Ermittlungen gegen Zilverberk Metaal aus Hasselt eingestellt", "none"],
    ["Non-lieu pour Zilverberk Metaal, de Hasselt, après l'enquête pour fraude", "none"],
  ])("clears: %s", (headline, role) => {
    expect(judge(headline)).toMatchObject({ adverse: false, exculpatory: true, severity: null, role });
  });

  it.each([
    ["Inbrekers stelen koper bij Zilverberk Metaal in Hasselt: twee mannen aangehouden", "victim"],
    ["Zilverberk Metaal uit Hasselt doet aangifte tegen fraude door leverancier", "complainant"],
  ])("tells of a crime of others: %s", (headline, role) => {
    expect(judge(headline)).toMatchObject({ adverse: false, exculpatory: false, role });
  });

  it("has an ordinary subject", () => {
    expect(judge("Zilverberk Metaal bouwt trappen in Hasselt")).toMatchObject({ adverse: false, event: "none" });
  });

  it("names a company that bears the subject's name", () => {
    const director: MediaSubject = { kind: "person", name: "Jef Zilverberk", context: ["Zilverberk Metaal BV"] };
    expect(judge("Zilverberk Metaal uit Hasselt veroordeeld voor fraude", "", director)).toBeNull();
  });

  it("does not name the subject", () => {
    expect(judge("Bakkerij uit Hasselt veroordeeld voor fraude")).toBeNull();
  });
});

describe("a namesake", () => {
  it("is unsure, and low, where only the name agrees", () => {
    expect(judge("Zilverberk Metaal veroordeeld voor fraude")).toMatchObject({
      adverse: true,
      namesake: "unsure",
      severity: "low",
    });
  });

  it("is another subject where the age or the town is another", () => {
    const aged = judge("Hélène Quintart, 24 ans, condamnée pour escroquerie", "", PERSON);
    expect(aged).toMatchObject({ adverse: false, namesake: "other_subject", role: "unrelated" });
    const elsewhere = judge("Een bedrijf uit Brugge, Zilverberk Metaal, is veroordeeld voor fraude");
    expect(elsewhere).toMatchObject({ adverse: false, namesake: "other_subject" });
  });
});

describe("an article that names the subject to say that another is meant", () => {
  const garage: MediaSubject = {
    kind: "company",
    name: "Garage Perlinckx",
    place: "Zwalm",
    people: ["Nico Perlinckx"],
  };
  const bakery: MediaSubject = {
    kind: "company",
    name: "Bäckerei Ochsenfurt",
    place: "Wels",
    people: ["Ilse Tomasek"],
  };

  it.each([
    [
      garage,
      "Politie valt binnen in loods",
      "Het pand naast Garage Perlinckx in Zwalm werd doorzocht. Nico Perlinckx heeft er niets mee te maken.",
    ],
    [
      garage,
      "Police raid was next door, says Zwalm garage",
      "Officers arrested the tenant of the unit beside Garage Perlinckx in Zwalm.",
    ],
    [
      garage,
      "Fraude au compteur : le Garage Perlinckx de Zwalm n'est pas concerné",
      "Le gérant condamné exploitait une société du même nom à Mons.",
    ],
    [
      bakery,
      "Razzia: Bäckerei Ochsenfurt nicht betroffen",
      "Durchsucht wurde der Nachbarbetrieb in Wels, dessen Inhaber festgenommen wurde.",
    ],
  ])("is not certainly about it, and never high: %#", (subject, headline, snippet) => {
    const judgement = judge(headline, snippet, subject);
    expect(judgement?.namesake).not.toBe("certain");
    expect(judgement?.severity ?? "none").not.toMatch(/high|medium/);
  });

  it.each([
    [
      garage,
      "Gerecht doorzoekt Garage Perlinckx in Zwalm",
      "Zaakvoerder Nico Perlinckx ontkent elke betrokkenheid bij de btw-fraude.",
    ],
    [
      garage,
      "Garage Perlinckx of Zwalm raided over odometer fraud",
      "Nico Perlinckx says that he is not involved and will cooperate.",
    ],
    [
      bakery,
      "Razzia in der Bäckerei Ochsenfurt",
      "Inhaberin Ilse Tomasek aus Wels bestreitet, an der Schwarzarbeit beteiligt zu sein.",
    ],
  ])("is about it where it denies the deed, not the name: %#", (subject, headline, snippet) => {
    expect(judge(headline, snippet, subject)).toMatchObject({ adverse: true, namesake: "certain" });
  });
});

describe("an article that the rules cannot place", () => {
  it("is left to be read, and is not adverse", () => {
    expect(judge("Mayor of Hasselt wants answers from Zilverberk Metaal")).toMatchObject({
      adverse: false,
      severity: null,
      unclear: true,
    });
  });

  it("may clear the subject as well", () => {
    const headline = "Zilverberk Metaal of Hasselt cleared in first case, second case pending";
    expect(judge(headline)).toMatchObject({ adverse: false, exculpatory: true, unclear: true });
  });

  it.each(["Zilverberk Metaal bouwt trappen in Hasselt", "Zilverberk Metaal uit Hasselt veroordeeld voor fraude"])(
    "is not one that says plainly what it reports: %s",
    (headline) => expect(judge(headline)).not.toHaveProperty("unclear"),
  );

  it("is not one about another of the name", () => {
    const headline = "Hélène Quintart, 23 ans, de Bordeaux, interrogée sur des comptes";
    expect(judge(headline, "", PERSON)).toMatchObject({ namesake: "other_subject" });
    expect(judge(headline, "", PERSON)).not.toHaveProperty("unclear");
  });
});

describe("a person of the same full name and age", () => {
  const ELS: MediaSubject = { kind: "person", name: "Els Demeyere", birth_year: 1975 };
  const about = (age: number, subject = ELS) =>
    judge(
      "Boekhoudster Els Demeyere veroordeeld voor verduistering",
      `Els Demeyere, een ${age}-jarige boekhoudster uit Leuven, moet twee jaar naar de gevangenis voor verduistering.`,
      subject,
    );

  it("is at least of medium severity where nothing else tells her apart, and high with the town", () => {
    expect(about(50)).toMatchObject({ adverse: true, severity: "medium", namesake: "unsure" });
    expect(about(50, { ...ELS, place: "Leuven" })).toMatchObject({ severity: "high", namesake: "certain" });
    expect(about(50, { ...ELS, place: "Gent" })?.severity).toMatch(/medium|high/);
  });

  it("is another one of another age", () => {
    expect(about(23)?.adverse).toBe(false);
  });

  it("is not told by the town alone where many bear the name", () => {
    const JAN: MediaSubject = { kind: "person", name: "Jan Peeters", place: "Leuven", birth_year: 1992 };
    const told = (age: string, subject: MediaSubject) =>
      judge(
        "Leuvenaar Jan Peeters veroordeeld voor witwassen",
        `LEUVEN. Garagist Jan Peeters${age} kreeg drie jaar cel.`,
        subject,
      );
    expect(told("", JAN)).toMatchObject({ severity: "high", namesake: "certain" });
    expect(told("", { ...JAN, isCommon: true })).toMatchObject({ severity: "medium", namesake: "unsure" });
    expect(told(" (34)", { ...JAN, isCommon: true })).toMatchObject({ severity: "high", namesake: "certain" });
  });
});

describe("a charge that an article states under the headline of a search", () => {
  const nurse: MediaSubject = { kind: "person", name: "Sofie Verlinden", place: "Gent" };
  it.each([
    [
      "Perquisitions à Gand",
      "La police a fouillé la maison de Sofie Verlinden à Gand. Elle a été inculpée de blanchiment.",
    ],
    [
      "Perquisition chez Sofie Verlinden à Gand",
      "Sofie Verlinden a été inculpée de blanchiment par le juge d'instruction.",
    ],
    ["Police search home of Sofie Verlinden of Ghent", "She was charged with money laundering on Tuesday."],
  ])("is the subject's: %s %s", (headline, snippet) => {
    expect(judge(headline, snippet, nurse)).toMatchObject({ event: "charge", role: "suspect", severity: "high" });
  });

  it.each([
    "Son associé Jan Claes a été inculpé de blanchiment.",
    "Personne n'a été inculpé pour l'instant.",
    "Sofie Verlinden n'a pas été inculpée de blanchiment.",
    "Sofie Verlinden, dont le frère a été inculpé de blanchiment, se tait.",
  ])("is not where another is charged, or nobody: %s", (snippet) => {
    const told = judge("Perquisition chez Sofie Verlinden à Gand", snippet, nurse);
    expect(told).toMatchObject({ event: "search_or_arrest", severity: "medium" });
  });

  it("is not where the sentence before names another as well", () => {
    const snippet =
      "La police a fouillé les maisons de Sofie Verlinden et de Jan Claes. Il a été inculpé de blanchiment.";
    expect(judge("Perquisitions à Gand", snippet, nurse)!.severity).not.toBe("high");
  });
});

describe("the work of an official", () => {
  const of = (name: string, place = "Gent"): MediaSubject => ({ kind: "person", name, place });

  it.each([
    [
      "Staf Verbruggen (N-VA) legt eed af als burgemeester van Gent",
      "Staf Verbruggen, zaakvoerder van Drankenhandel Verbruggen, is maandag benoemd tot burgemeester van Gent.",
      of("Staf Verbruggen"),
    ],
    ["Kamerlid Tine Pauwels opent fietspad", "In Gent was het feest.", of("Tine Pauwels")],
    ["La députée fédérale Claire Dubois a visité une crèche à Liège", "", of("Claire Dubois", "Liège")],
    ["Rechter Anna Claes veroordeelt bende in Gent tot vijf jaar voor witwassen", "", of("Anna Claes")],
    ["Curator Jan Peeters verkoopt failliete winkel in Gent", "", of("Jan Peeters")],
    ["Le juge d'instruction Marc Dubois ordonne une perquisition à Liège", "", of("Marc Dubois", "Liège")],
    ["Burgemeester Koen Mertens van Gent laat drie panden sluiten wegens drugshandel", "", of("Koen Mertens")],
    ["Curator Pieter Vanhoutte uit Gent verkoopt de boedel van het failliete warenhuis", "", of("Pieter Vanhoutte")],
    ["Kamerlid Piet Janssens uit Gent ondervraagt de minister over de fraude", "", of("Piet Janssens")],
    [
      "Brand bij Zilverberk Metaal in Hasselt",
      "In het magazijn van Zilverberk Metaal woedde brand; de politie onderzoekt de oorzaak.",
      COMPANY,
    ],
    ["Le ministre visite Zilverberk Metaal à Hasselt", "", COMPANY],
    ["Minister bezoekt bakkerij Zilverberk Metaal in Hasselt", "De minister proefde er taart.", COMPANY],
  ])("is no offence of who does it, or is visited: %s", (headline, snippet, subject) => {
    expect(judge(headline, snippet, subject)).toMatchObject({ adverse: false, severity: null });
  });

  it.each([
    ["Burgemeester Staf Verbruggen van Gent aangehouden voor corruptie", of("Staf Verbruggen")],
    ["Rechter Anna Claes uit Gent veroordeeld voor valsheid in geschrifte", of("Anna Claes")],
    ["Parket verdenkt Zilverberk Metaal uit Hasselt van brandstichting en onderzoekt de oorzaak van de brand", COMPANY],
    ["Le bourgmestre Marc Dubois, de Liège, inculpé de corruption", of("Marc Dubois", "Liège")],
  ])("does not clear an official who is accused: %s", (headline, subject) => {
    expect(judge(headline, "", subject)).toMatchObject({ adverse: true });
  });
});
