import { Card, ID1, stateIdentity } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { citizenServiceNumber } from "../../numbers.ts";
import { type Person, streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { fields, span, twoMonths } from "./identity-parts.ts";
import { PASSPORTS } from "./passports.ts";
import { PERMITS } from "./permits.ts";

/** Dutch card: the citizen service number stands on the back, above the zone. */
function dutchCard(d: Draft): void {
  const who: Person = { ...d.world.person("nl"), nationalNumber: citizenServiceNumber(d.random) };
  const { issue, expiry } = span(d, 10);
  const number = `I${d.random.letters(2)}${d.random.digits(5)}${d.random.whole(1, 9)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "NLD",
    nationality: "NLD",
    format: "TD1",
    code: "I<",
    optional: who.nationalNumber,
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 60, 60, ID1, scale);
  front.text(62, 6, "KONINKRIJK DER NEDERLANDEN", 6, "bold");
  front.text(62, 14, "KINGDOM OF THE NETHERLANDS / ROYAUME DES PAYS-BAS", 4);
  front.text(10, 6, "NLD", 10, "bold");
  front.text(62, 20, "IDENTITEITSKAART / IDENTITY CARD", 5);
  front.photo(10, 40, 60, 78);
  fields(front, [
    [82, 30, "naam / surname", who.family],
    [82, 46, "voornamen / given names", who.given.join(" ")],
    [82, 62, "nationaliteit / nationality", "Nederlandse"],
    [168, 62, "geslacht / sex", who.sex === "m" ? "M/M" : "V/F"],
    [82, 78, "geboortedatum / date of birth", twoMonths(who.birthDate, "nl")],
    [168, 78, "geboorteplaats / place of birth", who.birthPlace],
    [82, 94, "datum van afgifte / date of issue", twoMonths(issue, "nl")],
    [168, 94, "documentnummer", number],
    [82, 110, "geldig tot / date of expiry", twoMonths(expiry, "nl")],
    [168, 110, "lengte / height", `1,${d.random.whole(55, 98)} m`],
    [82, 126, "autoriteit / authority", `Burg. van ${who.address.town}`],
  ]);
  const back = new Card(d, 60, 90 + 153 * scale, ID1, scale);
  fields(back, [[14, 12, "persoonsnummer / personal no.", who.nationalNumber]]);
  back.text(14, 40, "www.rijksoverheid.nl - Misbruik van dit document is strafbaar.", 4.5);
  back.zone(zone);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  d.issuer(`Burg. van ${who.address.town}`, OPTIONAL);
}

/** Luxembourg card. */
function luxembourgCard(d: Draft): void {
  const base = d.world.person("lu");
  const who: Person = { ...base, nationalNumber: `${base.birthDate.replaceAll("-", "")}${d.random.digits(5)}` };
  const { issue, expiry } = span(d, 10);
  const number = `${d.random.letters(1)}${d.random.digits(7)}${d.random.letters(1)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "LUX",
    nationality: "LUX",
    format: "TD1",
    code: "ID",
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 90, 90, ID1, scale);
  front.text(10, 7, "GRAND-DUCHÉ DE LUXEMBOURG", 7.5, "bold");
  front.text(10, 17, "GROUSSHERZOGTUM LËTZEBUERG - GROSSHERZOGTUM LUXEMBURG", 4);
  front.text(10, 24, "CARTE D'IDENTITÉ   IDENTITÄTSKAART   PERSONALAUSWEIS", 5);
  front.photo(172, 34, 60, 78);
  fields(front, [
    [10, 36, "1. Nom / Name", who.family],
    [10, 53, "2. Prénom(s) / Vorname(n)", who.given.join(" ")],
    [10, 70, "3. Date et lieu de naissance", `${d.date(who.birthDate, "dots")}  ${who.birthPlace}`],
    [10, 87, "4. Sexe", who.sex === "m" ? "M" : "F"],
    [44, 87, "5. Nationalité / Staatsangehörigkeit", "Luxembourgeoise"],
    [10, 104, "6. Délivrée le", d.date(issue, "dots")],
    [80, 104, "7. Valable jusqu'au", d.date(expiry, "dots")],
    [10, 121, "8. N° de la carte", number],
  ]);
  const back = new Card(d, 90, 130 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 14, "9. Numéro d'identification national", who.nationalNumber.replace(/^(.{4})(..)(..)/, "$1 $2 $3 ")],
    [12, 34, "10. Autorité de délivrance", "Ministère de la Digitalisation - CTIE"],
  ]);
  back.zone(zone);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  d.issuer("Ministère de la Digitalisation - CTIE", OPTIONAL);
}

/** Austrian card: photograph to the right, labels in two languages. */
function austrianCard(d: Draft): void {
  const who = d.world.person("de", "AT");
  const { issue, expiry } = span(d, 10);
  const number = `PA${d.random.digits(7)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "AUT",
    nationality: "AUT",
    format: "TD1",
    code: "ID",
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 70, 100, ID1, scale);
  front.text(12, 8, "REPUBLIK ÖSTERREICH", 8, "bold");
  front.text(12, 19, "REPUBLIC OF AUSTRIA", 5);
  front.text(140, 8, "PERSONALAUSWEIS", 7, "bold");
  front.text(140, 18, "IDENTITY CARD", 5);
  front.photo(12, 32, 58, 76);
  fields(front, [
    [80, 32, "Familienname / Surname", who.family.toUpperCase()],
    [80, 50, "Vorname(n) / Given names", who.given.join(" ").toUpperCase()],
    [80, 68, "Geburtsdatum / Date of birth", d.date(who.birthDate, "dots")],
    [170, 68, "Geschlecht / Sex", who.sex === "m" ? "M" : "F"],
    [80, 86, "Staatsangehörigkeit / Nationality", "ÖSTERREICH"],
    [170, 86, "Nr. / No.", number],
    [80, 104, "Gültig bis / Date of expiry", d.date(expiry, "dots")],
  ]);
  front.text(80, 128, "Unterschrift / Signature", 4.5);
  const back = new Card(d, 70, 140 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 10, "Geburtsort / Place of birth", who.birthPlace.toUpperCase()],
    [12, 28, "Größe / Height", `${d.random.whole(155, 198)} cm`],
    [12, 46, "Behörde / Authority", "BH WIEN-UMGEBUNG"],
    [12, 64, "Ausstellungsdatum / Date of issue", d.date(issue, "dots")],
    [140, 28, "Besondere Kennzeichen", "-----"],
  ]);
  back.zone(zone);
  d.issuer("BH Wien-Umgebung", OPTIONAL);
}

/** Maltese card, in English: the number of the person is that of the card. */
function malteseCard(d: Draft): void {
  const who = d.world.person("ie", "MT");
  const { issue, expiry } = span(d, 10);
  const number = `${d.random.digits(7)}${d.random.pick(["M", "G", "L"])}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "MLT",
    nationality: "MLT",
    format: "TD1",
    code: "ID",
    prints: { birth_place: who.birthPlace },
  });
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 80, 70, ID1, scale);
  front.text(10, 8, "MALTA", 11, "bold");
  front.text(60, 8, "KARTA TAL-IDENTITÀ", 6);
  front.text(60, 16, "IDENTITY CARD", 6);
  front.photo(10, 34, 64, 84);
  fields(front, [
    [150, 8, "Document No.", number],
    [86, 34, "Surname", who.family],
    [86, 51, "Name", who.given.join(" ")],
    [86, 68, "Sex", who.sex === "m" ? "M" : "F"],
    [120, 68, "Citizenship", "MALTESE"],
    [86, 85, "Date of birth", writtenDate(who.birthDate, "en", "slash")],
    [160, 85, "Place of birth", who.birthPlace],
    [86, 102, "Valid until", writtenDate(expiry, "en", "slash")],
  ]);
  const back = new Card(d, 80, 100 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 10, "Address", `${streetOf(who.address, "en")}, ${townOf(who.address)}`],
    [12, 30, "Issued on", writtenDate(issue, "en", "slash")],
    [90, 30, "Issuing authority", "IDENTITY MALTA AGENCY"],
  ]);
  back.zone(zone);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
  d.issuer("Identity Malta Agency", OPTIONAL);
}

/** What the chip of a Belgian card holds, as a reader's software prints it: no zone, one column of labels. */
function chipPrint(d: Draft): void {
  const who = d.world.person(d.belgium);
  const { issue, expiry } = span(d, 10);
  const number = `59${d.random.digits(10)}`;
  d.set({ family: d.random.pick(["sans", "vera"]), size: 9.5, margin: 60 });
  d.text("eID Viewer 5.1", { size: 7, grey: 0.4, align: "right", after: 10 });
  d.text(d.t({ nl: "BELGISCHE IDENTITEITSKAART", fr: "CARTE D'IDENTITÉ BELGE" }), {
    size: 15,
    style: "bold",
    after: 12,
  });
  d.box(430, 100, 90, 118, 0.75);
  d.rows(
    [
      [d.t({ nl: "Naam:", fr: "Nom :" }), who.family],
      [d.t({ nl: "Voorna(a)m(en):", fr: "Prénom(s) :" }), who.given.join(" ")],
      [
        d.t({ nl: "Geboorteplaats en -datum:", fr: "Lieu et date de naissance :" }),
        `${who.birthPlace}, ${d.date(who.birthDate, "dots")}`,
      ],
      [d.t({ nl: "Geslacht:", fr: "Sexe :" }), who.sex === "m" ? "M" : d.t({ nl: "V", fr: "F" })],
      [
        d.t({ nl: "Rijksregisternummer:", fr: "Numéro de registre national :" }),
        writtenNationalNumber(who.nationalNumber),
      ],
      [d.t({ nl: "Nationaliteit:", fr: "Nationalité :" }), d.t({ nl: "Belg", fr: "Belge" })],
      [d.t({ nl: "Titel:", fr: "Titre :" }), ""],
    ],
    { label: 160, gap: 5 },
  );
  d.space(14);
  d.text(d.t({ nl: "Adres", fr: "Adresse" }), { style: "bold", after: 6 });
  d.rows(
    [
      [d.t({ nl: "Straat:", fr: "Rue :" }), streetOf(who.address, d.language)],
      [d.t({ nl: "Postcode:", fr: "Code postal :" }), who.address.postcode],
      [d.t({ nl: "Gemeente:", fr: "Commune :" }), who.address.town],
    ],
    { label: 160, gap: 5 },
  );
  d.space(14);
  d.text(d.t({ nl: "Kaart", fr: "Carte" }), { style: "bold", after: 6 });
  d.rows(
    [
      [d.t({ nl: "Kaartnummer:", fr: "Numéro de carte :" }), number.replace(/^(...)(.{7})/, "$1-$2-")],
      [d.t({ nl: "Plaats van afgifte:", fr: "Lieu de délivrance :" }), who.address.town],
      [d.t({ nl: "Geldig van:", fr: "Valable du :" }), d.date(issue, "dots")],
      [d.t({ nl: "Geldig tot:", fr: "Valable jusqu'au :" }), d.date(expiry, "dots")],
      [d.t({ nl: "Chipnummer:", fr: "Numéro de puce :" }), `534C494E33660013930D${d.random.digits(12)}`],
    ],
    { label: 160, gap: 5 },
  );
  d.person(who, {
    role: "holder",
    given_names: who.given.join(" "),
    family_name: who.family,
    birth_date: who.birthDate,
    birth_place: who.birthPlace,
    nationality: "BE",
    sex: who.sex,
    national_number: who.nationalNumber,
  });
  d.fact("national_number", "subject", who.nationalNumber);
  d.fact("document_number", "subject", number);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
  d.fact("issue_date", "subject", issue, { also: ["document_date"] });
  d.fact("expiry_date", "subject", expiry);
  d.issuer(who.address.town, OPTIONAL);
}

export const IDENTITY_DOCUMENTS: readonly Layout[] = [
  layout("third/dutch-card", "identity_card", ["nl"], dutchCard),
  layout("third/luxembourg-card", "identity_card", ["fr"], luxembourgCard),
  layout("third/austrian-card", "identity_card", ["de"], austrianCard),
  layout("third/maltese-card", "identity_card", ["en"], malteseCard),
  layout("third/chip-print", "identity_card", ["nl", "fr"], chipPrint),
  ...PASSPORTS,
  ...PERMITS,
];
