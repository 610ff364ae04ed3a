import { describe, expect, it } from "vitest";
import { newOfficer, send } from "../support/api.ts";
import { openCase, settle } from "../support/cases.ts";
import { review } from "../support/evidence.ts";
import { makePdf, onePage, textAt } from "../support/made-pdf.ts";
import { readPortal, upload } from "../support/portal.ts";
import { PDF } from "../support/sample-files.ts";

const TODAY = new Date().toISOString().slice(0, 10).split("-").reverse();

const drawn = (lines: readonly string[]): Uint8Array =>
  makePdf({ objects: onePage(lines.map((line, at) => textAt(line, 40, 790 - 22 * at, 9)).join("")) });

const kbis = (president: string, born: string, more: readonly string[] = []): Uint8Array =>
  drawn([
    "EXTRAIT KBIS - IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS",
    `à jour au ${TODAY.join("/")}`,
    "Greffe du Tribunal de Commerce de Marseille",
    "IDENTIFICATION DE LA PERSONNE MORALE",
    "Immatriculation au RCS, numéro 999 000 102 R.C.S. Marseille",
    "Date d'immatriculation 02/04/2012",
    "Dénomination ou raison sociale ATELIER DU MISTRAL",
    "Forme juridique Société par actions simplifiée",
    "Capital social 10 000,00 Euros",
    "Adresse du siège 4 rue de l'Exemple 13001 Marseille",
    "GESTION, DIRECTION, ADMINISTRATION, CONTRÔLE, ASSOCIÉS OU MEMBRES",
    "Président",
    `Nom, prénoms ${president}`,
    `Date et lieu de naissance Le ${born} à Aix`,
    "Nationalité Française",
    "Domicile personnel 12 rue Foch 13001 Marseille",
    ...more,
  ]);

const OWN = ["DÉMONTEL Claire", "14/09/1977"] as const;
const INSOLVENT = [
  "OBSERVATIONS ET RENSEIGNEMENTS COMPLÉMENTAIRES",
  "Mention n° 4521 du 02/11/2026 : jugement du tribunal de commerce de Marseille du 28/10/2026",
  "prononçant l'ouverture d'une procédure de redressement judiciaire",
];
const ANSWERS = {
  business_activity: "We bake bread and sell it in our shop in Marseille.",
  beneficial_owners: [
    {
      given_names: "Claire",
      family_name: "Démontel",
      birth_date: "1977-09-14",
      nationality: "FR",
      residence: "FR",
      share_percent: 100,
      is_pep: false,
    },
  ],
  politically_exposed: "no",
  customer_countries: "France",
  expected_monthly_volume: "10,000 to 100,000 euro",
  sales_channel: "In a shop",
  delivery_time: "Immediate",
  payment_service_ended: "no",
};

type Company = readonly [number: string, company_name: string, country: string];
const FRENCH: Company = ["999000102", "Atelier du Mistral", "FR"];

/** A sample company, whose register publishes no insolvencies, with this extract, which an officer accepts if so told. */
async function withExtract(
  extract: Uint8Array,
  isAccepted = false,
  [number, company_name, country]: Company = FRENCH,
  articles: Uint8Array = PDF,
): Promise<any> {
  const officer = newOfficer();
  const opened = await openCase(officer, number, { company_name, country });
  const { body: portal } = await readPortal(opened.token);
  for (const { id, required } of portal.document_requirements) {
    if (!required || id === "certificate_of_incorporation") continue;
    const bytes = id === "articles_of_association" ? articles : PDF;
    await upload(opened.token, bytes, { requirementId: id, filename: `${id}.pdf` });
  }
  await upload(opened.token, extract, { requirementId: "certificate_of_incorporation", filename: "kbis.pdf" });
  await send("POST", `/api/portal/${opened.token}/submit`, { json: { answers: ANSWERS } });
  let { body } = await settle(officer, opened);
  // The first document that is read loads the reader.
  for (let i = 0; i < 200 && body.documents.some(({ reading }: any) => reading?.status === "pending"); i++) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    ({ body } = await settle(officer, opened));
  }
  if (!isAccepted) return body;
  const { document_id: id } = body.documents.find(({ filename }: any) => filename === "kbis.pdf");
  await review(officer, opened, id, { outcome: "accepted" });
  return (await officer.get(opened.path)).body;
}

const seen = (detail: any) => {
  const { checks, findings, risk_rating: rating } = detail.investigation_results.at(-1);
  const check = (name: string) => checks.find((one: any) => one.check === name);
  return {
    open: checks.filter(({ outcome }: any) => outcome !== "established").map(({ check: name }: any) => name),
    status: check("status"),
    representatives: check("representatives"),
    told: findings
      .filter(({ code }: any) => code.startsWith("document_contradicts"))
      .map(({ severity, title }: any) => `${severity}: ${title}`),
    regime: rating.regime,
    approve: detail.decision_options.find(({ decision }: any) => decision === "approve"),
  };
};

describe("an extract of the French register, which does not publish insolvencies", () => {
  it("that mentions no proceedings establishes the status by itself", async () => {
    const { status, open, told } = seen(await withExtract(kbis(...OWN)));
    expect(status).toMatchObject({ outcome: "established", how: expect.stringContaining("mentions no insolvency") });
    // Its register does not publish owners either.
    expect(open).toEqual(["beneficial_owners"]);
    expect(told).toEqual([]);
  });

  it("that mentions proceedings contradicts the status, though an officer accepted it", async () => {
    const detail = await withExtract(kbis(...OWN, INSOLVENT), true);
    const { status, representatives, told, regime, approve } = seen(detail);
    // An administrator may have taken the president's place.
    expect(representatives).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining("its directors may not act alone; nothing names its curator"),
    });
    const tasks = detail.generated_tasks.map(({ document_type: type, description }: any) => type ?? description);
    expect(tasks).toEqual(
      expect.arrayContaining([expect.stringContaining("insolvency practitioner"), "representative_identity"]),
    );
    expect(status).toMatchObject({ outcome: "contradicted", how: expect.stringContaining("in insolvency") });
    expect(told).toEqual(["high: Contradiction on the status: register extract"]);
    expect(regime).not.toBe("simplified");
    expect(approve.allowed).toBe(false);
  });

  it("that names the administrator has the brief name him, and asks for his identity and not for his name", async () => {
    const named = [...INSOLVENT, "administrateur judiciaire : Maître Paul Roussel"];
    const detail = await withExtract(kbis(...OWN, named));
    expect(seen(detail).representatives).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining("it names Paul Roussel as its curator or administrator"),
    });
    const tasks = detail.generated_tasks.map(({ document_type: type, description }: any) => type ?? description);
    expect(tasks).toEqual(expect.arrayContaining(["representative_identity", "power_of_attorney"]));
    expect(tasks).not.toContainEqual(expect.stringContaining("insolvency practitioner"));
    expect(JSON.stringify(detail.investigation_results.at(-1).screening ?? detail)).toContain("Paul Roussel");
  });

  it.each([
    ["another president", ["DURAND Bernard", "03/03/1970"], "Bernard DURAND", "Claire Démontel"],
    [
      "another birth date",
      ["DÉMONTEL Claire", "03/03/1970"],
      "Claire DÉMONTEL, born 1970-03-03",
      "Claire Démontel, born 1977-09",
    ],
  ] as const)(
    "that names %s than the register needs a second officer, though one accepted it",
    async (_, [name, born], read, known) => {
      const detail = await withExtract(kbis(name, born), true);
      const { representatives, told, approve } = seen(detail);
      expect(told).toEqual(["high: Contradiction on the directors: register extract"]);
      expect(representatives.outcome).toBe("contradicted");
      expect(detail.discrepancies).toEqual(
        expect.arrayContaining([expect.objectContaining({ kind: "director", observed: read, declared: known })]),
      );
      expect(approve.four_eyes_reasons).toContain("high_finding");
    },
  );
});

describe("an extract of the Dutch register, which does not publish who may act", () => {
  const DUTCH: Company = ["99900017", "Zuiderzee Voorbeeld", "NL"];
  const deed = drawn([
    "AKTE VAN OPRICHTING",
    "Heden, vier mei tweeduizend tien, verscheen voor mij, mr. P. de Vries, notaris te Amsterdam:",
    "de heer Jan Bakker, geboren te Utrecht op twee februari negentienhonderd vijfenzeventig",
    "De comparant verklaarde een besloten vennootschap op te richten: Zuiderzee Voorbeeld B.V.",
    "Artikel 1. Naam en zetel. De vennootschap draagt de naam Zuiderzee Voorbeeld B.V. en is gevestigd te Amsterdam.",
    "Artikel 2. Doel. Het ontwikkelen van software.",
    "Tot eerste bestuurder is benoemd: Jan Bakker.",
  ]);
  /** In one line each, which leaves the names uncertain, or under one another in columns. */
  const kvk = (director: string, born: string, since: string, column: number | null): Uint8Array => {
    const rows: readonly (readonly string[])[] = [
      ["Uittreksel Handelsregister Kamer van Koophandel"],
      ["KvK-nummer", "99900017"],
      ["Datum uittreksel", TODAY.join("-")],
      ["Rechtsvorm", "Besloten Vennootschap"],
      ["Statutaire naam", "Zuiderzee Voorbeeld B.V."],
      ["Statutaire zetel", "Amsterdam"],
      ["Bezoekadres", "Voorbeeldstraat 8, 1012AB Amsterdam"],
      ["Bestuurder"],
      ["Naam", director],
      ["Geboortedatum", born],
      ["Datum in functie", since],
      ["Bevoegdheid", "Alleen/zelfstandig bevoegd"],
    ];
    const text = rows.flatMap((row, at) =>
      column === null
        ? [textAt(row.join(" "), 40, 790 - 22 * at, 9)]
        : row.map((cell, index) => textAt(cell, 40 + index * column, 790 - 22 * at, 9)),
    );
    return makePdf({ objects: onePage(text.join("")) });
  };

  it("leaves open who may act where a new director stands in it without certainty, whatever the deed of 2010 says", async () => {
    const detail = await withExtract(kvk("Ivanov, Boris", "03-03-1970", "01-11-2026", null), true, DUTCH, deed);
    const { representatives, status, approve } = seen(detail);
    expect(representatives).toMatchObject({
      outcome: "not_established",
      how: expect.stringContaining("names Boris Ivanov without certainty"),
    });
    expect(status.outcome).toBe("established");
    expect(approve.four_eyes_reasons).not.toEqual([]);
  });

  it("establishes who may act, and that there are no proceedings, where it is printed in columns", async () => {
    const detail = await withExtract(kvk("Bakker, Jan", "02-02-1975", "04-05-2010", 160), false, DUTCH, deed);
    const { representatives, status, told } = seen(detail);
    expect(representatives).toMatchObject({
      outcome: "established",
      how: expect.stringContaining("register extract of"),
    });
    expect(status).toMatchObject({ outcome: "established", how: expect.stringContaining("mentions no insolvency") });
    expect(told).toEqual([]);
  });
});
