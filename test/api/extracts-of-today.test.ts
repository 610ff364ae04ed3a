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

/** The French sample company, whose register publishes no insolvencies, with this extract, which an officer accepts if so told. */
async function withExtract(extract: Uint8Array, isAccepted = false): Promise<any> {
  const officer = newOfficer();
  const opened = await openCase(officer, "999000102", { company_name: "Atelier du Mistral", country: "FR" });
  const { body: portal } = await readPortal(opened.token);
  for (const { id, required } of portal.document_requirements) {
    if (required && id !== "certificate_of_incorporation")
      await upload(opened.token, PDF, { requirementId: id, filename: `${id}.pdf` });
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
    const { status, told, regime, approve } = seen(await withExtract(kbis(...OWN, INSOLVENT), true));
    expect(status).toMatchObject({ outcome: "contradicted", how: expect.stringContaining("in insolvency") });
    expect(told).toEqual(["high: Contradiction on the status: register extract"]);
    expect(regime).not.toBe("simplified");
    expect(approve.allowed).toBe(false);
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
