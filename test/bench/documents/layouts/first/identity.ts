import { Card, ID3, stateIdentity } from "../../card.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import type { Person } from "../../world.ts";
import { belgianCard, frenchCard, germanCard } from "./cards.ts";
import { issued } from "./identity-parts.ts";
import { permit } from "./permits.ts";

interface PassportOf {
  readonly region: "vl" | "wal" | "og" | "de" | "gb";
  readonly state: string;
  readonly title: string;
  readonly issuer: string;
  readonly nationality: string;
  readonly labels: readonly [string, string, string, string, string, string, string, string, string];
  readonly authority: (who: Person) => string;
}

const PASSPORTS: Readonly<Record<"nl" | "fr" | "de" | "en", PassportOf>> = {
  nl: {
    region: "vl",
    state: "BELGIË / BELGIQUE / BELGIEN / BELGIUM",
    title: "PASPOORT / PASSEPORT / REISEPASS / PASSPORT",
    issuer: "BEL",
    nationality: "BELG",
    labels: [
      "1. Naam / Nom / Name / Surname",
      "2. Voornamen / Prénoms / Vornamen / Given names",
      "3. Nationaliteit / Nationalité",
      "4. Geboortedatum / Date de naissance",
      "5. Geslacht / Sexe",
      "6. Geboorteplaats / Lieu de naissance",
      "7. Datum van afgifte / Date de délivrance",
      "8. Geldig tot / Date d'expiration",
      "9. Instantie / Autorité",
    ],
    authority: ({ address }) => address.town.toUpperCase(),
  },
  fr: {
    region: "wal",
    state: "BELGIQUE / BELGIË / BELGIEN / BELGIUM",
    title: "PASSEPORT / PASPOORT / REISEPASS / PASSPORT",
    issuer: "BEL",
    nationality: "BELGE",
    labels: [
      "1. Nom / Naam / Name / Surname",
      "2. Prénoms / Voornamen / Vornamen / Given names",
      "3. Nationalité / Nationaliteit",
      "4. Date de naissance / Geboortedatum",
      "5. Sexe / Geslacht",
      "6. Lieu de naissance / Geboorteplaats",
      "7. Date de délivrance / Datum van afgifte",
      "8. Date d'expiration / Geldig tot",
      "9. Autorité / Instantie",
    ],
    authority: ({ address }) => address.town.toUpperCase(),
  },
  de: {
    region: "de",
    state: "BUNDESREPUBLIK DEUTSCHLAND",
    title: "REISEPASS / PASSPORT / PASSEPORT",
    issuer: "D",
    nationality: "DEUTSCH",
    labels: [
      "1 Name/Surname/Nom",
      "2 Vornamen/Given names/Prénoms",
      "3 Staatsangehörigkeit/Nationality/Nationalité",
      "4 Geburtstag/Date of birth",
      "5 Geschlecht/Sex",
      "6 Geburtsort/Place of birth/Lieu de naissance",
      "7 Ausstellungsdatum/Date of issue",
      "8 Gültig bis/Date of expiry",
      "9 Behörde/Authority/Autorité",
    ],
    authority: ({ address }) => `STADT ${address.town.toUpperCase()}`,
  },
  en: {
    region: "gb",
    state: "UNITED KINGDOM OF GREAT BRITAIN AND NORTHERN IRELAND",
    title: "PASSPORT / PASSEPORT",
    issuer: "GBR",
    nationality: "BRITISH CITIZEN",
    labels: [
      "Surname/Nom (1)",
      "Given names/Prénoms (2)",
      "Nationality/Nationalité (3)",
      "Date of birth/Date de naissance (4)",
      "Sex/Sexe (5)",
      "Place of birth/Lieu de naissance (6)",
      "Date of issue/Date de délivrance (7)",
      "Date of expiry/Date d'expiration (9)",
      "Authority/Autorité (8)",
    ],
    authority: () => "HMPO",
  },
};

/** Data page of a passport. */
function passport(shift: number, isUpright: boolean): (d: Draft) => void {
  return (d) => {
    const of = PASSPORTS[d.language];
    const who = d.world.person(of.region);
    const { issue, expiry } = issued(d, 10);
    const number =
      of.issuer === "GBR"
        ? `${d.random.whole(1, 9)}${d.random.digits(8)}`
        : of.issuer === "D"
          ? `C${d.random.digits(2)}${d.random.pick(["X", "F", "Z"])}${d.random.digits(2)}${d.random.pick(["K", "L"])}${d.random.digits(2)}`
          : `E${d.random.letters(1)}${d.random.digits(6)}`;
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
    const scale = d.random.pick([1, 1.2, 1.3]);
    const top = isUpright ? 60 + ID3[1] * scale : 70;
    if (isUpright) {
      const upper = new Card(d, 60, 50, ID3, scale);
      upper.text(
        20,
        20,
        d.t({
          nl: "Handtekening van de houder / Signature du titulaire",
          fr: "Signature du titulaire / Handtekening van de houder",
          de: "Unterschrift der Inhaberin / des Inhabers",
          en: "Signature of bearer / Signature du titulaire",
        }),
        6,
      );
      upper.text(
        120,
        120,
        d.t({
          nl: "Dit paspoort bevat 32 bladzijden",
          fr: "Ce passeport contient 32 pages",
          de: "Dieser Pass enthält 32 Seiten",
          en: "This passport contains 32 pages",
        }),
        6,
      );
    }
    const page = new Card(d, 60 + shift, top, ID3, scale);
    page.text(12, 8, of.state, 7, "bold");
    page.text(12, 19, of.title, 6);
    page.photo(12, 36, 92, 122);
    page.text(
      120,
      30,
      d.t({ nl: "Type / Type   P", fr: "Type / Type   P", de: "Typ/Type   P", en: "Type/Type   P" }),
      5,
    );
    page.text(190, 30, `Code   ${of.issuer}`, 5);
    page.field(
      250,
      26,
      d.t({
        nl: "Paspoort nr. / Passeport n°",
        fr: "Passeport n° / Paspoort nr.",
        de: "Pass-Nr./Passport No.",
        en: "Passport No./Passeport No.",
      }),
      number,
    );
    const [surname, givenNames, nationality, birth, sex, place, issue7, expiry8, authority] = of.labels;
    page.field(120, 46, surname, who.family.toUpperCase());
    page.field(120, 64, givenNames, who.given.join(" ").toUpperCase());
    page.field(120, 82, nationality, of.nationality, 7);
    page.field(120, 99, birth, d.date(who.birthDate, "card"), 7);
    page.field(120, 116, sex, who.sex === "m" ? "M" : "F", 7);
    page.field(200, 116, place, who.birthPlace.toUpperCase(), 7);
    page.field(120, 133, issue7, d.date(issue, "card"), 7);
    page.field(230, 133, authority, of.authority(who), 7);
    page.field(120, 150, expiry8, d.date(expiry, "card"), 7);
    page.zone(zone, 14);
    d.issuer(of.authority(who), OPTIONAL);
  };
}

/** A passport's data page with a covering text, as a notary or an accountant copies it. */
function certifiedCopy(d: Draft): void {
  d.text(
    d.t({
      nl: "Kopie voor dossier - uitsluitend voor identificatiedoeleinden",
      fr: "Copie pour dossier - uniquement à des fins d'identification",
      de: "Kopie für die Akte - nur zu Identifizierungszwecken",
      en: "Copy for file - for identification purposes only",
    }),
    { size: 8 },
  );
  passport(20, false)(d);
}

export const IDENTITY_DOCUMENTS: readonly Layout[] = [
  layout("first/belgian-card", "identity_card", ["nl", "fr", "de", "en"], belgianCard),
  layout("first/german-card", "identity_card", ["de"], germanCard),
  layout("first/french-card", "identity_card", ["fr"], frenchCard),
  layout("first/passport-page", "passport", ["nl", "fr", "de", "en"], passport(0, false)),
  layout("first/passport-open", "passport", ["nl", "fr", "de", "en"], passport(10, true)),
  layout("first/passport-copy", "passport", ["nl", "fr", "de", "en"], certifiedCopy),
  layout("first/belgian-permit", "residence_permit", ["nl", "fr", "de", "en"], permit("belgium")),
  layout("first/french-permit", "residence_permit", ["fr"], permit("fr")),
  layout("first/german-permit", "residence_permit", ["de"], permit("de")),
  layout("first/british-permit", "residence_permit", ["en"], permit("gb")),
];
