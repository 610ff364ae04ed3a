import { Card, ID1, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, OPTIONAL } from "../../draft.ts";
import { streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { issued, spaced } from "./identity-parts.ts";

/** Belgian card since 2020: labels in three languages, the zone on the back. */
export function belgianCard(d: Draft): void {
  const who = d.world.person(d.belgium);
  const { issue, expiry } = issued(d, 10);
  const number = `${d.random.pick(["592", "595", "600"])}${d.random.digits(9)}`;
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
  d.issuer(who.address.town, OPTIONAL);
  const scale = d.random.pick([1.15, 1.3, 1.6]);
  const front = new Card(d, 80, 80, ID1, scale);
  const first = d.t({ nl: "BELGIË", fr: "BELGIQUE", de: "BELGIEN", en: "BELGIUM" });
  front.text(10, 8, `${first}  BELGIQUE  BELGIEN  BELGIUM`, 7, "bold");
  front.text(10, 17, "IDENTITEITSKAART  CARTE D'IDENTITÉ  PERSONALAUSWEIS  IDENTITY CARD", 4.5);
  front.photo(10, 32, 66, 86);
  front.field(86, 30, "Naam / Nom / Name / Surname", who.family);
  front.field(86, 48, "Voornamen / Prénoms / Vornamen / Given names", who.given.join(" "));
  front.field(
    86,
    66,
    "Geslacht / Sexe / Geschlecht / Sex",
    who.sex === "m" ? "M" : d.t({ nl: "V", fr: "F", de: "W", en: "F" }),
    7,
  );
  front.field(170, 66, "Nationaliteit / Nationalité", d.t({ nl: "BELG", fr: "BELGE", de: "BELGIER", en: "BELG" }), 7);
  front.field(86, 82, "Geboortedatum / Date de naissance / Geburtsdatum", d.date(who.birthDate, "card"), 7);
  front.field(86, 98, "Rijksregisternr. / N° Registre national", writtenNationalNumber(who.nationalNumber), 7);
  front.field(86, 114, "Kaartnr. / N° carte", `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`, 7);
  front.field(86, 130, "Vervaldatum / Date d'expiration", d.date(expiry, "card"), 7);
  const back = new Card(d, 80, 110 + 153 * scale, ID1, scale);
  back.field(12, 12, "Geboorteplaats / Lieu de naissance / Geburtsort", who.birthPlace, 7);
  back.field(12, 30, "Afgegeven op / Délivré le / Ausgestellt am", d.date(issue, "card"), 7);
  back.field(120, 30, "Afgegeven te / Délivré à", who.address.town, 7);
  back.zone(zone);
}

/** German card: number and dates on the front. */
export function germanCard(d: Draft): void {
  const who = d.world.person("de");
  const { issue, expiry } = issued(d, 10);
  const number = `L${d.random.pick(["0", "1", "3"])}${d.random.pick(["X", "F", "Z"])}${d.random.digits(2)}${d.random.pick(["T", "R", "C"])}${d.random.digits(3)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "D",
    nationality: "D",
    format: "TD1",
    code: "ID",
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.15, 1.3, 1.6]);
  const front = new Card(d, 70, 80, ID1, scale);
  front.text(10, 8, "BUNDESREPUBLIK DEUTSCHLAND", 8, "bold");
  front.text(10, 18, "FEDERAL REPUBLIC OF GERMANY / RÉPUBLIQUE FÉDÉRALE D'ALLEMAGNE", 4.5);
  front.text(10, 26, "PERSONALAUSWEIS", 7, "bold");
  front.text(90, 27, "IDENTITY CARD / CARTE D'IDENTITÉ", 4.5);
  front.text(185, 26, number, 8, "bold");
  front.photo(10, 38, 64, 82);
  front.field(84, 38, "(a) Name / Surname / Nom", who.family.toUpperCase());
  front.field(84, 56, "Vornamen / Given names / Prénoms", who.given.join(" ").toUpperCase());
  front.field(84, 74, "Geburtstag / Date of birth", writtenDate(who.birthDate, "de", "dots"), 7);
  front.field(160, 74, "Staatsangehörigkeit / Nationality", "DEUTSCH", 7);
  front.field(84, 92, "Geburtsort / Place of birth / Lieu de naissance", who.birthPlace.toUpperCase(), 7);
  front.field(84, 110, "Gültig bis / Date of expiry", writtenDate(expiry, "de", "dots"), 7);
  const back = new Card(d, 70, 110 + 153 * scale, ID1, scale);
  back.field(12, 8, "Anschrift / Address / Adresse", `${townOf(who.address)}, ${streetOf(who.address, "de")}`, 6);
  back.field(12, 28, "Augenfarbe / Colour of eyes", d.random.pick(["BRAUN", "BLAU", "GRÜN"]), 6);
  back.field(90, 28, "Größe / Height", `${d.random.whole(155, 198)} cm`, 6);
  back.field(150, 28, "Datum / Date", writtenDate(issue, "de", "dots"), 6);
  back.field(12, 48, "Behörde / Authority / Autorité", `STADT ${who.address.town.toUpperCase()}`, 6);
  back.zone(zone);
  d.fact("address", "subject", `${townOf(who.address)}, ${streetOf(who.address, "de")}`, OPTIONAL);
  d.issuer(`Stadt ${who.address.town}`, OPTIONAL);
}

/** French card since 2021. */
export function frenchCard(d: Draft): void {
  const who = d.world.person("fr");
  const { issue, expiry } = issued(d, 10);
  const number = `${d.random.letters(3)}${d.random.digits(3)}${d.random.letters(2)}${d.random.digits(1)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "FRA",
    nationality: "FRA",
    format: "TD1",
    code: "ID",
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.15, 1.3, 1.6]);
  const front = new Card(d, 90, 70, ID1, scale);
  front.text(10, 8, "RÉPUBLIQUE FRANÇAISE", 8, "bold");
  front.text(10, 18, "CARTE NATIONALE D'IDENTITÉ / IDENTITY CARD", 5);
  front.photo(10, 30, 68, 88);
  front.field(88, 28, "NOM / Surname", who.family.toUpperCase());
  front.field(88, 46, "Prénoms / Given names", who.given.join(", "));
  front.field(88, 64, "SEXE / Sex", who.sex.toUpperCase(), 7);
  front.field(130, 64, "NATIONALITÉ / Nationality", "FRA", 7);
  front.field(88, 81, "DATE DE NAISS. / Date of birth", spaced(who.birthDate), 7);
  front.field(168, 81, "LIEU DE NAISSANCE / Place of birth", who.birthPlace.toUpperCase(), 6.5);
  front.field(88, 98, "N° DU DOCUMENT / Document No", number, 8);
  front.field(168, 98, "DATE D'EXPIR. / Expiry date", spaced(expiry), 7);
  const back = new Card(d, 90, 100 + 153 * scale, ID1, scale);
  back.field(12, 10, "TAILLE / Height", `1,${d.random.whole(55, 95)} m`, 6);
  back.field(12, 28, "DATE DE DÉLIVRANCE / Date of issue", spaced(issue), 6);
  back.field(110, 10, "ADRESSE / Address", `${streetOf(who.address, "fr")} ${townOf(who.address)}`, 6);
  back.zone(zone);
  d.fact("address", "subject", `${streetOf(who.address, "fr")} ${townOf(who.address)}`, OPTIONAL);
}
