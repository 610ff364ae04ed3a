import { beforeAll, describe, expect, it } from "vitest";
import { newOfficer } from "../support/api.ts";
import { loadRegulatory } from "../support/regulatory.ts";

beforeAll(async () => {
  await loadRegulatory();
});

const FIRST = 10;
const officer = newOfficer();
const search = async (q: string): Promise<string[]> =>
  (await officer.get(`/api/regulatory/articles?q=${encodeURIComponent(q)}`)).body.map(({ id }: { id: string }) => id);

/** Queries as officers type them, with one article that each must find among the first. */
const QUERIES: readonly (readonly [string, string])[] = [
  ["uiteindelijk begunstigde", "be-aml-2017-art-23"],
  ["uiteindelijke begunstigden", "be-aml-2017-art-23"],
  ["bénéficiaires effectifs", "be-aml-2017-art-23"],
  ["politiek prominente personen", "be-aml-2017-art-41"],
  ["personne politiquement exposée", "eu-amlr-art-42"],
  ["verscherpt cliëntenonderzoek", "eu-amlr-art-34"],
  ["vigilance renforcée", "eu-amlr-art-34"],
  ["vereenvoudigd cliëntenonderzoek", "eu-amlr-art-33"],
  ["mededelingsverbod", "be-aml-2017-art-55"],
  ["interdiction de divulgation", "eu-amlr-art-73"],
  ["melding van vermoedens", "be-aml-2017-art-47"],
  ["déclaration de soupçon", "eu-amlr-art-69"],
  ["bewaartermijn", "be-aml-2017-art-60"],
  ["durée de conservation", "eu-amlr-art-77"],
  ["derde landen met een hoog risico", "eu-hrtc-art-1"],
  ["pays tiers à haut risque", "be-aml-2017-art-38"],
  ["risicobeoordeling", "be-aml-2017-art-16"],
  ["évaluation des risques", "eu-amld4-art-8"],
  ["gebruik van contanten", "be-aml-2017-art-67"],
  ["paiement en espèces", "eu-amlr-art-80"],
  ["bevriezing van tegoeden", "eu-sanctions-269-art-2"],
  ["gel des avoirs", "eu-sanctions-269-art-2"],
  ["omzeiling van beperkende maatregelen", "eu-sanctions-269-art-9"],
  ["contournement", "eu-sanctions-833-art-12"],
  ["discrepanties UBO-register", "be-ubo-2018-art-general-discrepancies"],
  ["UBO-register", "be-aml-2017-art-73"],
  ["sterke cliëntauthenticatie", "eu-psd2-art-97"],
  ["authentification forte du client", "eu-psd2-art-97"],
  ["instantovermakingen", "eu-ipr-art-5a-reg-260-2012"],
  ["vérification du bénéficiaire", "eu-ipr-art-5c-reg-260-2012"],
  ["afwikkelingsvergoedingen", "eu-ifr-art-3"],
  ["functionaris voor gegevensbescherming", "eu-gdpr-art-37"],
  ["délégué à la protection des données", "eu-gdpr-art-37"],
  ["datalek", "eu-gdpr-art-33"],
  ["droit à l'effacement", "eu-gdpr-art-17"],
  ["AI-geletterdheid", "eu-ai-act-art-4"],
  ["contrôle humain", "eu-ai-act-art-14"],
  ["kredietwaardigheid", "eu-ccd2-art-18"],
  ["travail forcé", "eu-forced-labour-art-3"],
  ["klokkenluiders", "eu-whistleblower-art-8"],
  ["inhoudingsplicht", "be-30bis-art-30bis-par-4"],
  ["responsabilité solidaire", "be-30bis-art-30bis-par-3"],
  ["bestuursverbod", "be-mgmt-ban-art-6"],
  ["interdiction de gérer", "be-mgmt-ban-art-6"],
  ["elektronische facturatie", "be-einvoicing-art-3-vat-code-53-par-2bis"],
  ["facture électronique", "be-einvoicing-art-3-vat-code-53-par-2bis"],
  ["jaarrekening", "be-csa-art-3-10"],
  ["onderworpen entiteiten", "eu-amlr-art-3"],
  ["anonieme rekeningen", "be-aml-2017-art-20"],
  ["tiers introducteurs", "be-aml-2017-art-42"],
];

describe("a search in Dutch or French", () => {
  it.each(QUERIES)("finds by %s the article %s among the first", async (q, article) => {
    expect((await search(q)).slice(0, FIRST)).toContain(article);
  });

  it("finds the same whatever the case, the accents and the joining words", async () => {
    const found = await search("bénéficiaire effectif");
    expect(await search("BENEFICIAIRE EFFECTIF")).toEqual(found);
    expect(await search("le bénéficiaire effectif")).toEqual(found);
  });

  it("finds nothing by a word that means nothing", async () => {
    expect(await search("zwijgplichtverzekering")).toEqual([]);
  });

  it("prefers articles with both notions of a search", async () => {
    const [first] = await search("opleiding over witwassen");
    expect(["be-aml-2017-art-11", "eu-amld4-art-46", "eu-amlr-art-12", "nl-wwft-art-35"]).toContain(first);
  });
});
