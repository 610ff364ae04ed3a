import { Card, ID1, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import type { Person } from "../../world.ts";
import { issued } from "./identity-parts.ts";

const ORIGINS = [
  { code: "TUN", iso: "TN", town: "Sousse" },
  { code: "IND", iso: "IN", town: "Pune" },
  { code: "BRA", iso: "BR", town: "Recife" },
] as const;

const PERMITS = {
  nl: {
    region: "nl",
    issuer: "NLD",
    title: "VERBLIJFSDOCUMENT",
    kind: "REGULIER BEPAALDE TIJD - ARBEID VRIJ TOEGESTAAN",
    labels: [
      "naam / surname",
      "voornaam / forename",
      "geslacht / sex",
      "nationaliteit / nationality",
      "geboortedatum / date of birth",
      "geldig tot / valid until",
      "type document",
      "afgegeven / issued",
      "geboorteplaats / place of birth",
    ],
  },
  fr: {
    region: "lu",
    issuer: "LUX",
    title: "TITRE DE SÉJOUR",
    kind: "TRAVAILLEUR SALARIÉ",
    labels: [
      "Nom",
      "Prénom",
      "Sexe",
      "Nationalité",
      "Date de naissance",
      "Carte valable jusqu'au",
      "Catégorie du titre",
      "Date de délivrance",
      "Lieu de naissance",
    ],
  },
  de: {
    region: "de",
    issuer: "D",
    title: "AUFENTHALTSTITEL",
    kind: "NIEDERLASSUNGSERLAUBNIS",
    labels: [
      "Name",
      "Vornamen",
      "Geschlecht",
      "Staatsangehörigkeit",
      "Geburtsdatum",
      "Karte gültig bis",
      "Art des Titels",
      "Ausgestellt am",
      "Geburtsort",
    ],
  },
  en: {
    region: "ie",
    issuer: "IRL",
    title: "IRISH RESIDENCE PERMIT",
    kind: "STAMP 4",
    labels: [
      "Surname",
      "First name",
      "Sex",
      "Nationality",
      "Date of birth",
      "Permit valid until",
      "Type of permission",
      "Issued on",
      "Place of birth",
    ],
  },
} as const;

/** Residence permits of other states than those of the fit half, in three arrangements. */
export function permit(arrange: "rows" | "lines" | "sides"): (d: Draft) => void {
  return (d) => {
    const of = PERMITS[d.language];
    const from = d.random.pick(ORIGINS);
    const who: Person = { ...d.world.person(of.region, from.iso), birthPlace: from.town };
    const { issue, expiry } = issued(d, 5);
    const number = `${d.random.letters(2)}${d.random.digits(7)}`;
    const zone = stateIdentity(d, {
      who,
      number,
      issue,
      expiry,
      issuer: of.issuer,
      nationality: from.code,
      format: "TD1",
      code: arrange === "lines" ? "IT" : "IR",
      prints: { birth_place: from.town },
    });
    const scale = d.random.pick([1.25, 1.5]);
    const isSide = arrange === "sides";
    const front = new Card(d, isSide ? 20 : 90, 70, ID1, isSide ? 1.1 : scale);
    const [family, names, sex, nation, born, until, kind, issue7, place] = of.labels;
    const day = (text: string) => writtenDate(text, d.language, arrange === "lines" ? "slash" : "dots");
    front.text(8, 6, of.title, 9, "bold");
    front.text(170, 8, number, 9, "bold");
    front.photo(8, 28, 60, 78);
    const put = (at: number, label: string, value: string) => {
      if (arrange === "lines") front.text(78, 26 + at * 14, `${label}: ${value}`, 6.5);
      else front.field(78, 24 + at * 17, label, value, 7);
    };
    put(0, family, who.family.toUpperCase());
    put(1, names, who.given.join(" ").toUpperCase());
    put(2, `${sex}`, who.sex.toUpperCase());
    put(3, nation, from.code);
    put(4, born, day(who.birthDate));
    put(5, until, day(expiry));
    put(6, kind, of.kind);
    const back = isSide ? new Card(d, 300, 70, ID1, 1.1) : new Card(d, 90, 100 + 153 * scale, ID1, scale);
    back.field(12, 12, place, from.town, 7);
    back.field(12, 32, issue7, day(issue), 7);
    back.zone(zone);
  };
}
