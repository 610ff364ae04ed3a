import { findForeignSample } from "../samples/foreign-companies.ts";
import type { SampleForeignCompany, SampleForeignOfficer } from "../samples/foreign-company.ts";
import type { SampleServer } from "../sample-upstream.ts";
import { FRENCH_LEGAL_FORMS } from "./legal-forms.ts";

const ROLES = { director: "Président de SAS", chair: "Président du conseil d'administration", manager: "Gérant" };

/** The French search for companies, for the French sample companies. */
export const serveSampleFrance: SampleServer = ({ url }) => {
  const company = findForeignSample("FR", url.searchParams.get("q") ?? "");
  if (company?.isDown) return new Response("Service Unavailable", { status: 503 });
  const results = company ? [unit(company)] : [];
  const { length } = results;
  return Response.json({ results, total_results: length, page: 1, per_page: 10, total_pages: length });
};

function unit(company: SampleForeignCompany) {
  const { name, number, address, start, end, legalForm, officers } = company;
  const [, houseNumber, kind, street] = /^(\d+) (\S+) (.+)$/.exec(address.street) ?? [];
  const isStopped = company.status === "stopped";
  return {
    siren: number,
    nom_complet: name,
    nom_raison_sociale: name,
    sigle: null,
    nombre_etablissements: 1,
    nombre_etablissements_ouverts: isStopped ? 0 : 1,
    siege: {
      siret: `${number}00011`,
      adresse: `${address.street} ${address.postalCode} ${address.city}`,
      numero_voie: houseNumber,
      type_voie: kind,
      libelle_voie: street,
      code_postal: address.postalCode,
      libelle_commune: address.city,
      code_pays_etranger: null,
      libelle_pays_etranger: null,
      etat_administratif: isStopped ? "F" : "A",
      statut_diffusion_etablissement: "O",
    },
    activite_principale: "70.22Z",
    date_creation: start,
    date_fermeture: end,
    date_mise_a_jour_insee: "2026-05-04T09:12:31",
    date_mise_a_jour_rne: "2026-05-06T00:00:00",
    dirigeants: officers.map(officer),
    etat_administratif: isStopped ? "C" : "A",
    nature_juridique: Object.keys(FRENCH_LEGAL_FORMS).find((code) => FRENCH_LEGAL_FORMS[code] === legalForm),
    statut_diffusion: "O",
    matching_etablissements: [],
    finances: null,
    complements: { est_association: false, est_entrepreneur_individuel: false },
  };
}

const officer = (one: SampleForeignOfficer) =>
  "family" in one
    ? {
        nom: one.family,
        prenoms: one.given,
        annee_de_naissance: one.birthDate.slice(0, 4),
        date_de_naissance: one.birthDate.slice(0, 7),
        qualite: ROLES[one.role],
        nationalite: one.nationality === "FR" ? "Française" : one.nationality,
        type_dirigeant: "personne physique",
      }
    : { siren: one.number, denomination: one.companyName, qualite: ROLES[one.role], type_dirigeant: "personne morale" };
