import { Card, ID1, ID2, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import type { Draft } from "../../draft.ts";
import { citizenServiceNumber } from "../../numbers.ts";
import { type Person, writtenNationalNumber } from "../../world.ts";
import { issued, twice } from "./identity-parts.ts";

/** Belgian card of the model before 2020: issue and expiry on one line, the zone on the back. */
export function olderBelgian(d: Draft): void {
  const who = d.world.person(d.belgium);
  const { issue, expiry } = issued(d, 10);
  const number = `59${d.random.digits(10)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "BEL",
    nationality: "BEL",
    format: "TD1",
    code: "ID",
    optional: who.nationalNumber,
    prints: { birth_place: who.birthPlace, national_number: who.nationalNumber },
  });
  d.fact("national_number", "subject", who.nationalNumber);
  const scale = d.random.pick([1.2, 1.4]);
  const front = new Card(d, 100, 60, ID1, scale);
  front.text(8, 6, d.t({ nl: "BELGIE", fr: "BELGIQUE", de: "BELGIEN", en: "BELGIUM" }), 8, "bold");
  front.text(
    90,
    7,
    d.t({ nl: "IDENTITEITSKAART", fr: "CARTE D'IDENTITÉ", de: "PERSONALAUSWEIS", en: "IDENTITY CARD" }),
    7,
    "bold",
  );
  front.photo(170, 24, 62, 80);
  front.field(
    10,
    24,
    d.t({ nl: "Naam / Name", fr: "Nom / Name", de: "Name / Nom", en: "Name / Naam" }),
    `${who.family}`,
  );
  front.field(
    10,
    42,
    d.t({
      nl: "Voornamen / Given names",
      fr: "Prénoms / Given names",
      de: "Vornamen / Given names",
      en: "Given names / Voornamen",
    }),
    who.given.join(" "),
  );
  front.field(
    10,
    60,
    d.t({
      nl: "Geboorteplaats en -datum / Place and date of birth",
      fr: "Lieu et date de naissance / Place and date of birth",
      de: "Geburtsort und -datum / Place and date of birth",
      en: "Place and date of birth",
    }),
    `${who.birthPlace} ${d.date(who.birthDate, "card")}`,
    7,
  );
  front.field(
    10,
    77,
    d.t({ nl: "Geslacht / Sex", fr: "Sexe / Sex", de: "Geschlecht / Sex", en: "Sex" }),
    who.sex === "m" ? "M" : d.t({ nl: "V", fr: "F", de: "W", en: "F" }),
    7,
  );
  front.field(
    70,
    77,
    d.t({
      nl: "Nationaliteit / Nationality",
      fr: "Nationalité / Nationality",
      de: "Staatsangehörigkeit",
      en: "Nationality",
    }),
    d.t({ nl: "Belg", fr: "Belge", de: "Belgier", en: "Belg" }),
    7,
  );
  front.field(
    10,
    94,
    d.t({ nl: "Kaartnummer / Card No", fr: "N° carte / Card No", de: "Kartennummer / Card No", en: "Card No" }),
    `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`,
    7,
  );
  front.field(
    10,
    111,
    d.t({
      nl: "Geldig van - tot / Valid from - until",
      fr: "Valable du - au / Valid from - until",
      de: "Gültig vom - bis / Valid from - until",
      en: "Valid from - until",
    }),
    `${writtenDate(issue, "nl", "dots")} - ${writtenDate(expiry, "nl", "dots")}`,
    7,
  );
  const back = new Card(d, 100, 90 + 153 * scale, ID1, scale);
  back.field(
    12,
    14,
    d.t({
      nl: "Identificatienummer van het Rijksregister",
      fr: "N° d'identification au Registre national",
      de: "Identifikationsnummer des Nationalregisters",
      en: "National Register identification number",
    }),
    writtenNationalNumber(who.nationalNumber),
    8,
  );
  back.field(
    12,
    36,
    d.t({ nl: "Plaats van afgifte", fr: "Lieu de délivrance", de: "Ausstellungsort", en: "Place of issue" }),
    who.address.town,
    7,
  );
  back.zone(zone);
}

/** Dutch card: the citizen's number on the back. */
export function dutchCard(d: Draft): void {
  const who: Person = { ...d.world.person("nl"), nationalNumber: citizenServiceNumber(d.random) };
  const { issue, expiry } = issued(d, 10);
  const number = `I${d.random.letters(1)}${d.random.letters(2)}${d.random.digits(4)}${d.random.digits(1)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "NLD",
    nationality: "NLD",
    format: "TD1",
    code: "I<",
    prints: { birth_place: who.birthPlace },
  });
  d.fact("national_number", "subject", who.nationalNumber, { optional: true });
  const scale = d.random.pick([1.2, 1.5]);
  const front = new Card(d, 60, 60, ID1, scale);
  front.text(8, 6, "KONINKRIJK DER NEDERLANDEN", 7, "bold");
  front.text(8, 16, "IDENTITEITSKAART / IDENTITY CARD", 5);
  front.photo(8, 30, 60, 78);
  front.field(78, 24, "documentnummer / document no.", number);
  front.field(78, 42, "naam / surname", who.family);
  front.field(78, 60, "voornamen / given names", who.given.join(" "));
  front.field(78, 78, "nationaliteit / nationality", "Nederlandse", 7);
  front.field(78, 95, "geboortedatum / date of birth", twice(who.birthDate, "nl"), 7);
  front.field(160, 95, "geslacht / sex", who.sex === "m" ? "M/M" : "V/F", 7);
  front.field(78, 112, "geboorteplaats / place of birth", who.birthPlace, 7);
  front.field(78, 130, "geldig tot / date of expiry", twice(expiry, "nl"), 7);
  const back = new Card(d, 60, 90 + 153 * scale, ID1, scale);
  back.field(12, 10, "datum van afgifte / date of issue", twice(issue, "nl"), 7);
  back.field(12, 28, "autoriteit / authority", `Burg. van ${who.address.town}`, 7);
  back.field(12, 46, "BSN / personal no.", who.nationalNumber, 8);
  back.zone(zone);
}

/** Card of the larger, older size with a zone of two lines. */
export function twoLineCard(d: Draft): void {
  const of = ({ nl: ["vl", "BEL"], fr: ["fr", "FRA"], de: ["de", "D"], en: ["ie", "IRL"] } as const)[d.language];
  const who = d.world.person(of[0]);
  const { issue, expiry } = issued(d, 10);
  const number = `${d.random.letters(2)}${d.random.digits(6)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: of[1],
    nationality: of[1],
    format: "TD2",
    code: "I<",
    prints: { birth_place: who.birthPlace },
  });
  const page = new Card(d, 90, 120, ID2, d.random.pick([1.1, 1.3]));
  page.text(
    10,
    8,
    d.t({
      nl: "IDENTITEITSBEWIJS",
      fr: "CARTE NATIONALE D'IDENTITÉ",
      de: "PERSONALAUSWEIS",
      en: "NATIONAL IDENTITY CARD",
    }),
    9,
    "bold",
  );
  page.text(190, 10, `${d.t({ nl: "Nr.", fr: "N°", de: "Nr.", en: "No." })} ${number}`, 9, "bold");
  page.photo(12, 28, 76, 96);
  page.text(100, 30, `${d.t({ nl: "Naam", fr: "Nom", de: "Name", en: "Surname" })}: ${who.family.toUpperCase()}`, 8);
  page.text(
    100,
    44,
    `${d.t({ nl: "Voornamen", fr: "Prénom(s)", de: "Vornamen", en: "Forenames" })}: ${who.given.join(" ")}`,
    8,
  );
  page.text(
    100,
    58,
    `${d.t({ nl: "Geslacht", fr: "Sexe", de: "Geschlecht", en: "Sex" })}: ${who.sex === "m" ? "M" : "F"}`,
    8,
  );
  page.text(
    100,
    72,
    `${d.t({ nl: "Geboren op", fr: "Né(e) le", de: "Geboren am", en: "Date of birth" })}: ${writtenDate(who.birthDate, d.language, "dots")}`,
    8,
  );
  page.text(100, 86, `${d.t({ nl: "te", fr: "à", de: "in", en: "Place of birth" })}: ${who.birthPlace}`, 8);
  page.text(
    100,
    100,
    `${d.t({ nl: "Afgegeven op", fr: "Délivrée le", de: "Ausgestellt am", en: "Issued on" })}: ${writtenDate(issue, d.language, "dots")}`,
    8,
  );
  page.text(
    100,
    114,
    `${d.t({ nl: "Geldig tot", fr: "Valable jusqu'au", de: "Gültig bis", en: "Valid until" })}: ${writtenDate(expiry, d.language, "dots")}`,
    8,
  );
  page.zone(zone);
}
