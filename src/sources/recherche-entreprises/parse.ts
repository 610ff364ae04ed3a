import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { readNationality } from "../../platform/nationalities.ts";
import { type Reading, known, unknown } from "../answer.ts";
import { isoDay, maskedPart, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { MissingPart, Person, RegistryEntry } from "../types.ts";
import { FRENCH_LEGAL_FORMS } from "./legal-forms.ts";
import { normaliseSiren } from "./siren.ts";

const SOURCE = "recherche_entreprises";
/** Stands in every field that a person or a company had taken off the public register. */
const MASK = "[NON-DIFFUSIBLE]";

/** What INSEE writes for companies whose beginning it does not know. */
const NO_DATE = "1900-01-01";

const text = z.string().nullish();
const officer = z.discriminatedUnion("type_dirigeant", [
  z.object({
    type_dirigeant: z.literal("personne physique"),
    nom: text,
    prenoms: text,
    date_de_naissance: text,
    annee_de_naissance: text,
    nationalite: text,
    qualite: text,
  }),
  z.object({ type_dirigeant: z.literal("personne morale"), siren: text, denomination: text, qualite: text }),
]);
const seat = z.object({
  adresse: text,
  complement_adresse: text,
  numero_voie: text,
  indice_repetition: text,
  type_voie: text,
  libelle_voie: text,
  code_postal: text,
  libelle_commune: text,
  libelle_commune_etranger: text,
  code_pays_etranger: text,
  libelle_pays_etranger: text,
  nom_commercial: text,
});
const unit = z.object({
  siren: z.string(),
  nom_complet: text,
  nom_raison_sociale: text,
  sigle: text,
  etat_administratif: z.enum(["A", "C"]),
  nature_juridique: text,
  activite_principale: text,
  date_creation: text,
  date_fermeture: text,
  date_mise_a_jour_rne: text,
  date_mise_a_jour_insee: text,
  nombre_etablissements_ouverts: z.number().int().nonnegative().nullish(),
  siege: seat.nullish(),
  dirigeants: z.array(officer).nullish(),
});
type Unit = z.output<typeof unit>;
type Officer = z.output<typeof officer>;

const results = z.object({ results: z.array(unit), total_results: z.number().int().nonnegative() });

/** Parses the answer to a search for nine digits, which the service answers with that unit alone. */
export function parseUnit(raw: RawAnswer, siren: string): Reading<RegistryEntry> {
  return thenRead(readJson(raw, results), ({ results: units, total_results: total }) => {
    if (units.length === 0 && total === 0) {
      return known(registryEntry({ country: "FR", number: siren, status: "not_found", source: SOURCE }));
    }
    const found = units.find((one) => one.siren === siren);
    return found === undefined
      ? unknown("parse_error", "the results are about other companies")
      : known(entryOf(found));
  });
}

function entryOf(found: Unit): RegistryEntry {
  const { siege } = found;
  const officers = (found.dirigeants ?? []).filter(({ qualite }) => !/commissaires? aux comptes/i.test(qualite ?? ""));
  const named = officers.filter(isNamed);
  const name = shown(found.nom_raison_sociale) ?? shown(found.nom_complet);
  const isSeatMasked = [siege?.adresse, siege?.libelle_voie, siege?.code_postal].includes(MASK);
  const missing: MissingPart[] = [
    maskedPart("directors", officers.length - named.length) ?? [],
    isSeatMasked ? masked("address", "the register does not publish the address") : [],
    name === null ? masked("page", "the register does not publish the name") : [],
  ].flat();
  const lastChanged = isoDay(found.date_mise_a_jour_rne) ?? isoDay(found.date_mise_a_jour_insee);
  const isStopped = found.etat_administratif === "C";
  return registryEntry({
    country: "FR",
    number: found.siren,
    status: isStopped ? "stopped" : "active",
    legal_name: name,
    other_names: [shown(found.sigle) ?? []].flat(),
    commercial_names: [shown(siege?.nom_commercial) ?? []].flat(),
    legal_form_code: found.nature_juridique ?? null,
    legal_form: FRENCH_LEGAL_FORMS[found.nature_juridique ?? ""] ?? null,
    address: isSeatMasked || !siege ? null : addressOf(siege),
    start_date: found.date_creation === NO_DATE ? null : (isoDay(found.date_creation) ?? null),
    end_date: isStopped ? (isoDay(found.date_fermeture) ?? null) : null,
    activities: found.activite_principale
      ? [{ code: found.activite_principale, description: "", version: "NAF rév. 2" }]
      : [],
    // Associations and public bodies have no officers in this register: an empty list states nothing.
    directors: officers.length === 0 ? null : named.map(toPerson),
    establishments: found.nombre_etablissements_ouverts ?? null,
    ...(lastChanged === undefined ? {} : { last_changed: lastChanged }),
    ...(missing.length === 0 ? {} : { missing }),
    source: SOURCE,
  });
}

const masked = (part: MissingPart["part"], detail: string): MissingPart => ({ part, reason: "masked", detail });

/** A text that the register publishes; null for none and for a masked one. */
const shown = (given: string | null | undefined): string | null => {
  const trimmed = given?.trim() ?? "";
  return trimmed === "" || trimmed.includes(MASK) ? null : trimmed;
};

const isNamed = (one: Officer): boolean =>
  one.type_dirigeant === "personne morale"
    ? shown(one.denomination) !== null || normaliseSiren(one.siren ?? "") !== null
    : shown(one.nom) !== null && !one.prenoms?.includes(MASK);

function toPerson(one: Officer): Person {
  const role = shown(one.qualite) ?? "dirigeant";
  if (one.type_dirigeant === "personne morale") {
    const number = normaliseSiren(one.siren ?? "");
    const name = shown(one.denomination) ?? number!;
    return { name, role, since: null, ...(number === null ? { is_company: true } : { registration_number: number }) };
  }
  const given = shown(one.prenoms);
  // `MARTIN (DUPONT)`: a name by marriage and one by birth.
  const [, family = "", other] = /^(.*?)(?:\s*\(([^()]+)\))?$/.exec(shown(one.nom)!) ?? [];
  const named = (last: string) => (given === null ? last : `${given} ${last}`);
  const birth = [one.date_de_naissance, one.annee_de_naissance].find((date) => isPartialDate(date));
  const nationality = readNationality(shown(one.nationalite) ?? "");
  return {
    name: named(family),
    ...(other === undefined ? {} : { other_names: [named(other)] }),
    ...(given === null ? {} : { given_name: given }),
    family_name: family,
    role,
    since: null,
    ...(birth ? { birth_date: birth } : {}),
    ...(nationality === null ? {} : { nationality }),
  };
}

/** YYYY, YYYY-MM or YYYY-MM-DD of a date that exists. */
const isPartialDate = (date: string | null | undefined): boolean =>
  /^\d{4}(-\d{2}){0,2}$/.test(date ?? "") && isoDay(`${date}-01-01`.slice(0, 10)) !== undefined;

/** Null where the register names no place, or a country abroad that is not recognised. */
function addressOf(place: z.output<typeof seat>): Address | null {
  const isAbroad = Boolean(place.code_pays_etranger ?? place.libelle_pays_etranger);
  const country = isAbroad ? toCountryCode(place.libelle_pays_etranger ?? "") : "FR";
  const city = shown(isAbroad ? place.libelle_commune_etranger : place.libelle_commune);
  if (country === null || city === null) return null;
  const { complement_adresse, numero_voie, indice_repetition, type_voie, libelle_voie } = place;
  const street = [numero_voie, indice_repetition, type_voie, libelle_voie, complement_adresse];
  return {
    street: street.flatMap((part) => shown(part) ?? []).join(" "),
    postal_code: shown(place.code_postal) ?? "",
    city,
    country,
  };
}
