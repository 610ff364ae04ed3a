import { describe, expect, it } from "vitest";
import { companyRegisterOf } from "../../../src/sources/index.ts";
import { parseUnit } from "../../../src/sources/recherche-entreprises/parse.ts";
import { rawAnswer } from "../../support/sources/raw-answer.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const SIREN = "999000102";
const MASK = "[NON-DIFFUSIBLE]";
const FRANCE = companyRegisterOf("FR")!;

const person = (parts: object = {}) => ({
  nom: "DÉMONTEL",
  prenoms: "Claire Anne",
  annee_de_naissance: "1977",
  date_de_naissance: "1977-09",
  qualite: "Président de SAS",
  nationalite: "Française",
  type_dirigeant: "personne physique",
  ...parts,
});
const siege = {
  siret: `${SIREN}00011`,
  adresse: "4 RUE DE L'EXEMPLE 13001 MARSEILLE",
  complement_adresse: null,
  numero_voie: "4",
  indice_repetition: null,
  type_voie: "RUE",
  libelle_voie: "DE L'EXEMPLE",
  code_postal: "13001",
  libelle_commune: "MARSEILLE",
  code_pays_etranger: null,
  libelle_pays_etranger: null,
  libelle_commune_etranger: null,
  nom_commercial: "LE MISTRAL",
};
/** The form of a unit as the service answers it, about a fictional company. */
const unit = (parts: object = {}) => ({
  siren: SIREN,
  nom_complet: "ATELIER DU MISTRAL (LE MISTRAL) (ADM)",
  nom_raison_sociale: "ATELIER DU MISTRAL",
  sigle: "ADM",
  nombre_etablissements: 2,
  nombre_etablissements_ouverts: 1,
  siege,
  activite_principale: "62.01Z",
  date_creation: "2012-04-02",
  date_fermeture: null,
  date_mise_a_jour_insee: "2026-05-04T09:12:31",
  date_mise_a_jour_rne: "2026-05-06T00:00:00",
  dirigeants: [person()],
  etat_administratif: "A",
  nature_juridique: "5710",
  statut_diffusion: "O",
  ...parts,
});
const answer = (...results: object[]) => ({ results, total_results: results.length, page: 1, per_page: 10 });
const parse = (content: unknown, status = 200) =>
  parseUnit(rawAnswer(typeof content === "string" ? content : JSON.stringify(content), { status }), SIREN);
const entry = (parts: object = {}) => {
  const reading = parse(answer(unit(parts)));
  if ("unknown" in reading) throw new Error(reading.detail);
  return reading.known;
};

describe("the number", () => {
  it.each([
    ["999000102", SIREN],
    [" 999 000 102 ", SIREN],
    ["99900010200011", SIREN],
    ["FR12999000102", SIREN],
    ["12999000102", SIREN],
    ["K7999000102", SIREN],
    ["999000103", null],
    ["99900010", null],
    ["000000000", null],
    ["BELGE999000102", null],
    ["", null],
  ])("%s is %s", (given, siren) => {
    expect(FRANCE.normaliseNumber(given)).toBe(siren);
  });
});

describe("a unit", () => {
  it("is read with its officers, by its name without the additions of the display name", () => {
    expect(entry()).toEqual({
      country: "FR",
      number: SIREN,
      status: "active",
      juridical_situation: null,
      juridical_situation_label: null,
      legal_name: "ATELIER DU MISTRAL",
      other_names: ["ADM"],
      commercial_names: ["LE MISTRAL"],
      legal_form_code: "5710",
      legal_form: "SAS",
      address: { street: "4 RUE DE L'EXEMPLE", postal_code: "13001", city: "MARSEILLE", country: "FR" },
      start_date: "2012-04-02",
      end_date: null,
      activities: [{ code: "62.01Z", description: "", version: "NAF rév. 2" }],
      directors: [
        {
          name: "Claire Anne DÉMONTEL",
          given_name: "Claire Anne",
          family_name: "DÉMONTEL",
          role: "Président de SAS",
          since: null,
          birth_date: "1977-09",
          nationality: "FR",
        },
      ],
      owners: null,
      establishments: 1,
      website: null,
      remarks: [],
      last_changed: "2026-05-06",
      source: "recherche_entreprises",
    });
  });

  it("that ceased is stopped, with its last day", () => {
    expect(entry({ etat_administratif: "C", date_fermeture: "2024-11-30" })).toMatchObject({
      status: "stopped",
      end_date: "2024-11-30",
    });
    expect(entry({ etat_administratif: "C", date_fermeture: "2024-11-31" }).end_date).toBeNull();
  });

  it("names companies among its officers, and no auditors", () => {
    const company = { type_dirigeant: "personne morale", siren: "999000110", denomination: "COMPTOIR DE LA GARONNE" };
    const dirigeants = [
      { ...company, qualite: "Président de SAS" },
      { ...company, siren: null, denomination: "EXAMPLE HOLDING LTD", qualite: "Directeur Général" },
      { ...company, qualite: "Commissaire aux comptes titulaire" },
      person({ qualite: "Commissaire aux comptes suppléant" }),
    ];
    expect(entry({ dirigeants }).directors).toEqual([
      { name: "COMPTOIR DE LA GARONNE", role: "Président de SAS", since: null, registration_number: "999000110" },
      { name: "EXAMPLE HOLDING LTD", role: "Directeur Général", since: null, is_company: true },
    ]);
  });

  it("names officers by marriage and by birth", () => {
    expect(entry({ dirigeants: [person({ nom: "DÉMONTEL (DU MODÈLE)" })] }).directors).toMatchObject([
      { name: "Claire Anne DÉMONTEL", family_name: "DÉMONTEL", other_names: ["Claire Anne DU MODÈLE"] },
    ]);
  });

  it("has no beginning where INSEE does not know it", () => {
    expect(entry({ date_creation: "1900-01-01" }).start_date).toBeNull();
  });

  it.each([
    ["1977-09", "1977-09"],
    ["1977-13", "1977"],
    [null, "1977"],
    ["1977-09-14", "1977-09-14"],
  ])("takes the birth date %s as %s", (date_de_naissance, birthDate) => {
    expect(entry({ dirigeants: [person({ date_de_naissance })] }).directors).toMatchObject([{ birth_date: birthDate }]);
  });

  it("states nothing on officers by an empty list", () => {
    expect(entry({ dirigeants: [] }).directors).toBeNull();
    expect(entry({ dirigeants: null }).directors).toBeNull();
  });

  it("never takes a mask for a name or an address", () => {
    const masked = person({
      nom: MASK,
      prenoms: MASK,
      annee_de_naissance: MASK,
      date_de_naissance: MASK,
      nationalite: MASK,
    });
    const read = entry({
      statut_diffusion: "P",
      sigle: MASK,
      siege: {
        ...siege,
        adresse: MASK,
        libelle_voie: MASK,
        code_postal: MASK,
        numero_voie: MASK,
        nom_commercial: MASK,
      },
      dirigeants: [masked, person()],
    });
    expect(read).toMatchObject({
      other_names: [],
      commercial_names: [],
      address: null,
      directors: [{ name: "Claire Anne DÉMONTEL" }],
      missing: [
        { part: "directors", reason: "masked", detail: "the register does not publish the names of 1 of them" },
        { part: "address", reason: "masked" },
      ],
    });
    expect(JSON.stringify(read)).not.toContain("DIFFUSIBLE");
    const trader = entry({
      nature_juridique: "1000",
      nom_complet: MASK,
      nom_raison_sociale: MASK,
      dirigeants: [masked],
    });
    expect(trader).toMatchObject({
      legal_name: null,
      legal_form: "entrepreneur individuel",
      directors: [],
      missing: [{ part: "directors" }, { part: "page", reason: "masked" }],
    });
  });

  it("has an address abroad only where its country is recognised", () => {
    const abroad = { ...siege, code_postal: null, libelle_commune: null, libelle_commune_etranger: "BRUXELLES" };
    expect(
      entry({ siege: { ...abroad, code_pays_etranger: "99131", libelle_pays_etranger: "BELGIQUE" } }).address,
    ).toMatchObject({ city: "BRUXELLES", postal_code: "", country: "BE" });
    expect(
      entry({ siege: { ...abroad, code_pays_etranger: "99999", libelle_pays_etranger: "ATLANTIDE" } }).address,
    ).toBeNull();
    expect(entry({ siege: {} }).address).toBeNull();
  });
});

describe("an answer", () => {
  it("without results is the statement that there is no such company", () => {
    expect(parse(answer())).toMatchObject({ known: { number: SIREN, status: "not_found", country: "FR" } });
  });

  it.each([
    ["about another company", answer(unit({ siren: "999000110" })), 200],
    ["with a count but no results", { results: [], total_results: 3 }, 200],
    ["without a count", { results: [] }, 200],
    ["with an unknown state", answer(unit({ etat_administratif: "X" })), 200],
    ["with another kind of officer", answer(unit({ dirigeants: [{ type_dirigeant: "trust", nom: "X" }] })), 200],
    ["that is cut off", JSON.stringify(answer(unit())).slice(0, 400), 200],
    ["of status 400", { erreur: "Veuillez indiquer au moins un paramètre de recherche." }, 400],
  ])("%s is none", (_case, content, status) => {
    expect(parse(content, status)).toHaveProperty("unknown");
  });
});

it("the client searches for the number alone, and honours Retry-After", async () => {
  const busy = () => new Response("", { status: 429, headers: { "retry-after": "2" } });
  const server = stubFetch((_, index) => (index === 0 ? json(answer(unit())) : busy()));
  const settings = { REGISTER_BASE_URLS: `recherche_entreprises=${freshBaseUrl()}` };
  const { call } = createSourceWorld({ settings, fetch: server.fetch });
  expect(await FRANCE.lookUp(call(), SIREN)).toMatchObject({ outcome: "known", value: { status: "active" } });
  expect(`${server.requests[0]!.url.pathname}${server.requests[0]!.url.search}`).toBe(`/search?q=${SIREN}`);
  expect(server.requests[0]!.headers.get("user-agent")).toContain("Dossier");
  const soon = () => call({ deadline: new Date(Date.now() + 1_000) });
  expect(await FRANCE.lookUp(soon(), SIREN)).toMatchObject({ outcome: "unknown", retryAfterSeconds: 2 });
  expect(await FRANCE.lookUp(soon(), SIREN)).toMatchObject({ outcome: "unknown", reason: "rate_limited" });
  expect(server.requests).toHaveLength(2);
});

it("the sample has the parts that only this register has", async () => {
  const { call } = createSourceWorld();
  expect(await FRANCE.lookUp(call(), SIREN)).toMatchObject({
    outcome: "known",
    value: { legal_form: "SAS", directors: [{ birth_date: "1977-09", nationality: "FR" }] },
  });
  expect(await FRANCE.lookUp(call(), "999000110")).toMatchObject({ value: { status: "stopped", legal_form: "SARL" } });
});
