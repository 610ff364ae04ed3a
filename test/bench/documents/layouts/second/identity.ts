import { Card, ID3, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, type Layout, layout } from "../../draft.ts";
import { dutchCard, olderBelgian, twoLineCard } from "./cards.ts";
import { issued, twice } from "./identity-parts.ts";
import { permit } from "./permits.ts";

const STATES = {
  nl: {
    region: "nl",
    issuer: "NLD",
    name: "KONINKRIJK DER NEDERLANDEN",
    title: "Paspoort / Passport",
    nationality: "Nederlandse",
    labels: [
      "naam/surname",
      "voornamen/given names",
      "nationaliteit/nationality",
      "geboortedatum/date of birth",
      "geslacht/sex",
      "geboorteplaats/place of birth",
      "datum van afgifte/date of issue",
      "geldig tot/date of expiry",
      "paspoortnummer/passport no.",
    ],
  },
  fr: {
    region: "fr",
    issuer: "FRA",
    name: "RÉPUBLIQUE FRANÇAISE",
    title: "PASSEPORT / PASSPORT",
    nationality: "Française",
    labels: [
      "Nom/Surname (1)",
      "Prénoms/Given names (2)",
      "Nationalité/Nationality (3)",
      "Date de naissance/Date of birth (4)",
      "Sexe/Sex (5)",
      "Lieu de naissance/Place of birth (6)",
      "Date de délivrance/Date of issue (7)",
      "Date d'expiration/Date of expiry (8)",
      "Passeport n°/Passport No.",
    ],
  },
  de: {
    region: "og",
    issuer: "BEL",
    name: "BELGIEN / BELGIQUE / BELGIË",
    title: "REISEPASS / PASSEPORT / PASPOORT",
    nationality: "BELGIER",
    labels: [
      "Name / Nom / Naam",
      "Vornamen / Prénoms / Voornamen",
      "Staatsangehörigkeit / Nationalité",
      "Geburtsdatum / Date de naissance",
      "Geschlecht / Sexe",
      "Geburtsort / Lieu de naissance",
      "Ausstellungsdatum / Date de délivrance",
      "Gültig bis / Date d'expiration",
      "Pass-Nr. / N° du passeport",
    ],
  },
  en: {
    region: "ie",
    issuer: "IRL",
    name: "ÉIRE IRELAND",
    title: "PAS PASSPORT",
    nationality: "ÉIREANNACH/IRISH",
    labels: [
      "Sloinne/Surname",
      "Réamhainm(neacha)/Forename(s)",
      "Náisiúntacht/Nationality",
      "Dáta breithe/Date of birth",
      "Gnéas/Sex",
      "Áit bhreithe/Place of birth",
      "Dáta eisiúna/Date of issue",
      "Dáta éaga/Date of expiry",
      "Pas uimh./Passport No.",
    ],
  },
} as const;

/** Data page; `arrange` says where photo and fields stand. */
function passport(arrange: "left" | "right" | "wide"): (d: Draft) => void {
  return (d) => {
    const of = STATES[d.language];
    const who = d.world.person(of.region);
    const { issue, expiry } = issued(d, arrange === "wide" ? 7 : 10);
    const number =
      of.issuer === "NLD"
        ? `N${d.random.letters(2)}${d.random.letters(1)}${d.random.digits(5)}`
        : of.issuer === "FRA"
          ? `${d.random.digits(2)}${d.random.letters(2)}${d.random.digits(5)}`
          : of.issuer === "BEL"
            ? `G${d.random.letters(1)}${d.random.digits(6)}`
            : `P${d.random.letters(1)}${d.random.digits(7)}`;
    const zone = stateIdentity(d, {
      who,
      number,
      issue,
      expiry,
      issuer: of.issuer,
      nationality: of.issuer,
      format: "TD3",
      code: "P<",
      prints: { birth_place: who.birthPlace },
    });
    const scale = d.random.pick([1.05, 1.25]);
    const page = new Card(d, 60, arrange === "wide" ? 300 : 110, ID3, scale);
    const left = arrange === "right" ? 14 : 118;
    page.photo(arrange === "right" ? 240 : 12, 34, 96, 124);
    page.text(14, 8, of.name, 8, "bold");
    page.text(200, 9, of.title, 6);
    const [family, names, nation, born, sex, place, issue7, expiry8, no] = of.labels;
    const date = (day: string) =>
      d.language === "fr"
        ? writtenDate(day, "fr", "dots").replaceAll(".", " ")
        : d.language === "de"
          ? d.date(day, "card")
          : twice(day, d.language);
    page.field(left, 24, no, number);
    page.field(left, 42, family, who.family.toUpperCase());
    page.field(left, 60, names, who.given.join(d.language === "fr" ? ", " : " "));
    page.field(left, 78, nation, of.nationality, 7);
    page.field(left, 95, born, date(who.birthDate), 7);
    page.field(left + 110, 95, sex, who.sex === "m" ? "M" : "F", 7);
    page.field(left, 112, place, who.birthPlace.toUpperCase(), 7);
    page.field(left, 129, issue7, date(issue), 7);
    page.field(left, 146, expiry8, date(expiry), 7);
    page.zone(zone, 14);
    if (arrange === "wide")
      d.put(
        80,
        80,
        d.t({
          nl: "Voor eensluidend afschrift",
          fr: "Copie certifiée conforme à l'original",
          de: "Beglaubigte Kopie",
          en: "I certify this to be a true copy of the original",
        }),
        { size: 11 },
      );
  };
}

export const IDENTITY_DOCUMENTS: readonly Layout[] = [
  layout("second/older-belgian-card", "identity_card", ["nl", "fr", "de", "en"], olderBelgian),
  layout("second/dutch-card", "identity_card", ["nl"], dutchCard),
  layout("second/two-line-card", "identity_card", ["nl", "fr", "de", "en"], twoLineCard),
  layout("second/passport-left", "passport", ["nl", "fr", "de", "en"], passport("left")),
  layout("second/passport-right", "passport", ["nl", "fr", "de", "en"], passport("right")),
  layout("second/passport-certified", "passport", ["nl", "fr", "de", "en"], passport("wide")),
  layout("second/permit-fields", "residence_permit", ["nl", "fr", "de", "en"], permit("rows")),
  layout("second/permit-lines", "residence_permit", ["nl", "fr", "de", "en"], permit("lines")),
  layout("second/permit-sides", "residence_permit", ["nl", "fr", "de", "en"], permit("sides")),
];
