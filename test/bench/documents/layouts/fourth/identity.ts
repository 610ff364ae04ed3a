import { ID1 } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { citizenServiceNumber } from "../../numbers.ts";
import { nameOf, type Person, streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { bear, dotted, parted, side, twinMonths } from "./bearer-parts.ts";

const sexOf = ({ sex }: Person, woman: string): string => (sex === "m" ? "M" : woman);

/** The Belgian card before 2020: period of validity on the front, number of the register on the back. */
function olderBelgian(d: Draft): void {
  const who = d.world.person(d.belgium);
  const number = `59${d.random.whole(1, 4)}${d.random.digits(9)}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "BEL",
    nationality: "BEL",
    format: "TD1",
    code: "ID",
    optional: who.nationalNumber,
    authority: who.address.town,
    prints: { national_number: who.nationalNumber },
  });
  d.fact("national_number", "subject", who.nationalNumber);
  const label = d.t({
    nl: [
      "Naam",
      "Voornamen",
      "Geboorteplaats en -datum",
      "Geslacht",
      "Nationaliteit",
      "Kaart Nr",
      "Geldig van - tot",
      "Handtekening van de houder",
      "Rijksregister Nr.",
      "Plaats van afgifte",
    ],
    fr: [
      "Nom",
      "Prénoms",
      "Lieu et date de naissance",
      "Sexe",
      "Nationalité",
      "N° carte",
      "Valable du - au",
      "Signature du titulaire",
      "N° Registre National",
      "Lieu de délivrance",
    ],
    de: [
      "Name",
      "Vornamen",
      "Geburtsort und -datum",
      "Geschlecht",
      "Staatsangehörigkeit",
      "Karten-Nr.",
      "Gültig vom - bis",
      "Unterschrift des Inhabers",
      "Nationalregister-Nr.",
      "Ausstellungsort",
    ],
  });
  const scale = d.random.pick([1.2, 1.45]);
  const front = side(d, [100, 60], ID1, scale, [
    [78, 28, `${label[0]} / Name`, who.family, 8],
    [78, 45, `${label[1]} / Given names`, who.given.join(" "), 8],
    [78, 62, `${label[2]} / Place and date of birth`, `${who.birthPlace}  ${d.date(who.birthDate, "card")}`],
    [78, 78, `${label[3]} / Sex`, sexOf(who, d.t({ nl: "V", fr: "F", de: "W" }))],
    [
      120,
      78,
      `${label[4]} / Nationality`,
      d.t({ nl: "Belg", fr: "Belge", de: who.sex === "m" ? "Belgier" : "Belgierin" }),
    ],
    [78, 94, `${label[6]} / Valid from - until`, `${dotted(own.issue)} - ${dotted(own.expiry)}`],
    [78, 110, `${label[5]} / Card No`, `${number.slice(0, 3)}-${number.slice(3, 10)}-${number.slice(10)}`],
    [78, 126, `${label[7]} / Bearer's signature`, ""],
  ]);
  front.text(
    64,
    6,
    d.t({
      nl: "BELGIË BELGIQUE BELGIEN BELGIUM",
      fr: "BELGIQUE BELGIË BELGIEN BELGIUM",
      de: "BELGIEN BELGIË BELGIQUE BELGIUM",
    }),
    8,
  );
  front.text(
    64,
    17,
    d.t({
      nl: "IDENTITEITSKAART   IDENTITY CARD",
      fr: "CARTE D'IDENTITE   IDENTITY CARD",
      de: "PERSONALAUSWEIS   IDENTITY CARD",
    }),
    5.5,
  );
  front.photo(10, 46, 58, 76);
  side(d, [100, 90 + 153 * scale], ID1, scale, [
    [14, 14, `${label[8]} / National Register No`, writtenNationalNumber(who.nationalNumber), 8],
    [14, 34, `${label[9]} / Place of issue`, who.address.town],
  ]).zone(own.zone);
}

/** The card of the Netherlands: labels in two languages, height, the citizen service number on the back. */
function dutch(isCertified: boolean): (d: Draft) => void {
  return (d) => {
    const who: Person = { ...d.world.person("nl"), nationalNumber: citizenServiceNumber(d.random) };
    const number = `I${d.random.letters(2)}${d.random.digits(2)}${d.random.letters(1)}${d.random.digits(3)}`;
    const town = `Burg. van ${who.address.town}`;
    const own = bear(d, who, number, {
      years: 10,
      issuer: "NLD",
      nationality: "NLD",
      format: "TD1",
      code: "I<",
      authority: town,
    });
    d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
    const scale = isCertified ? 1.1 : d.random.pick([1.3, 1.55]);
    const left = isCertified ? 150 : 70;
    const front = side(d, [left, 64], ID1, scale, [
      [90, 30, "naam/surname/nom", who.family, 8],
      [90, 47, "voornamen/given names/prénoms", who.given.join(" ")],
      [90, 63, "geboortedatum/date of birth", twinMonths(who.birthDate, "nl")],
      [90, 79, "geboorteplaats/place of birth", who.birthPlace],
      [90, 95, "nationaliteit/nationality", "Nederlandse"],
      [190, 95, "geslacht/sex", sexOf(who, "V/F")],
      [90, 111, "documentnummer/document no.", number],
      [190, 111, "lengte/height", `1,${d.random.whole(58, 96)} m`, 6],
      [90, 127, "geldig tot/date of expiry", twinMonths(own.expiry, "nl")],
    ]);
    front.text(12, 6, "KONINKRIJK DER NEDERLANDEN", 7, "bold");
    front.text(12, 15, "KINGDOM OF THE NETHERLANDS", 5);
    front.text(150, 6, "IDENTITEITSKAART", 7, "bold");
    front.text(150, 15, "IDENTITY CARD", 5);
    front.photo(12, 34, 66, 90);
    side(d, [left, 84 + 153 * scale], ID1, scale, [
      [12, 10, "datum van verstrekking/date of issue", twinMonths(own.issue, "nl")],
      [12, 28, "autoriteit/authority", town],
      [12, 46, "persoonsnummer/personal no.", who.nationalNumber],
    ]).zone(own.zone);
    if (!isCertified) return;
    const lawyer = d.world.official("gb");
    d.y = 110 + 306 * scale;
    d.text(
      `I, ${nameOf(lawyer)}, Solicitor, of ${d.address(lawyer.address)}, hereby certify that this is a true copy of the original document seen by me and that the photograph is a true likeness of the person who presented it to me.`,
      { size: 10, after: 10 },
    );
    d.text(
      `Date: ${d.date(d.world.recentDay(60), "long")}    SRA No. ${d.random.digits(6)}    Tel. 020 7946 0${d.random.digits(3)}`,
    );
    d.documentDate("", OPTIONAL);
    d.person(lawyer, { role: "other" }, "other", OPTIONAL);
  };
}

/** The card of Luxembourg, in its three languages. */
function luxembourg(d: Draft): void {
  const who = d.world.person("lu");
  const number = `${d.random.letters(2)}${d.random.digits(2)}${d.random.letters(1)}${d.random.digits(4)}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "LUX",
    nationality: "LUX",
    format: "TD1",
    code: "ID",
    authority: "Ministère de l'Intérieur",
  });
  const scale = d.random.pick([1.25, 1.5]);
  const front = side(d, [85, 75], ID1, scale, [
    [86, 26, "Nom / Name / Surname", who.family.toUpperCase(), 8],
    [86, 43, "Prénoms / Vornamen / Given names", who.given.join(" "), 8],
    [86, 60, "Sexe / Geschlecht", sexOf(who, "F")],
    [140, 60, "Nationalité / Staatsangehörigkeit", "LUX"],
    [86, 76, "Date de naissance / Geburtsdatum / Date of birth", parted(who.birthDate)],
    [86, 92, "N° de la carte / Ausweisnummer", number],
    [86, 108, "Date d'expiration / Gültig bis", parted(own.expiry)],
    [86, 124, "Signature / Unterschrift", ""],
  ]);
  front.text(10, 6, "GRAND-DUCHÉ DE LUXEMBOURG", 7.5, "bold");
  front.text(
    10,
    16,
    d.t({
      fr: "CARTE D'IDENTITÉ / PERSONALAUSWEIS / IDENTITY CARD",
      de: "PERSONALAUSWEIS / CARTE D'IDENTITÉ / IDENTITY CARD",
    }),
    5,
  );
  front.photo(10, 34, 64, 84);
  side(d, [85, 105 + 153 * scale], ID1, scale, [
    [12, 8, "Lieu de naissance / Geburtsort", who.birthPlace],
    [12, 26, "Date d'émission / Ausgestellt am", parted(own.issue)],
    [12, 44, "Autorité / Behörde", "Ministère de l'Intérieur"],
    [150, 8, "Taille / Größe", `${d.random.whole(155, 199)} cm`, 6],
  ]).zone(own.zone);
}

/** The card of Austria: front and back side by side, as a scanner joins them. */
function austrian(d: Draft): void {
  const who: Person = {
    ...d.world.person("de", "AT"),
    birthPlace: d.random.pick(["Graz", "Linz", "Villach", "Dornbirn"]),
  };
  const number = `PA${d.random.digits(7)}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "AUT",
    nationality: "AUT",
    format: "TD1",
    code: "ID",
    authority: "Bezirkshauptmannschaft",
  });
  const front = side(d, [30, 120], ID1, 1.08, [
    [84, 28, "Familienname / Surname", who.family.toUpperCase(), 8],
    [84, 45, "Vorname / Given name", who.given.join(" ").toUpperCase(), 8],
    [84, 62, "Geschlecht / Sex", sexOf(who, "F")],
    [150, 62, "Staatsangehörigkeit / Nationality", "AUT"],
    [84, 78, "Geburtsdatum / Date of birth", dotted(who.birthDate)],
    [84, 94, "Geburtsort / Place of birth", who.birthPlace.toUpperCase()],
    [84, 110, "Kartennummer / Document No.", number],
    [160, 110, "Gültig bis / Date of expiry", dotted(own.expiry)],
    [84, 126, "Unterschrift / Signature", ""],
  ]);
  front.text(10, 6, "REPUBLIK ÖSTERREICH", 7, "bold");
  front.text(10, 15, "PERSONALAUSWEIS   IDENTITY CARD", 5);
  front.photo(10, 30, 62, 84);
  side(d, [303, 120], ID1, 1.08, [
    [10, 10, "Ausstellungsdatum / Date of issue", dotted(own.issue)],
    [10, 28, "Behörde / Authority", `Bezirkshauptmannschaft ${who.birthPlace}`],
    [10, 46, "Größe / Height", `${d.random.whole(156, 196)} cm`, 6],
  ]).zone(own.zone);
}

/** The card of Malta, in English and Maltese, with the address. */
function maltese(d: Draft): void {
  const who: Person = { ...d.world.person("gb", "MT"), birthPlace: d.random.pick(["Msida", "Sliema", "Victoria"]) };
  const number = `${d.random.digits(7)}${d.random.pick(["M", "G", "A"])}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "MLT",
    nationality: "MLT",
    format: "TD1",
    code: "ID",
    authority: "Identità",
  });
  const scale = d.random.pick([1.2, 1.4]);
  const front = side(d, [110, 90], ID1, scale, [
    [88, 30, "Kunjom / Surname", who.family.toUpperCase(), 8],
    [88, 47, "Isem / Name", who.given.join(" ").toUpperCase(), 8],
    [88, 64, "Sess / Sex", sexOf(who, "F")],
    [140, 64, "Cittadinanza / Citizenship", "MLT"],
    [88, 80, "Data tat-twelid / Date of birth", writtenDate(who.birthDate, "en", "slash")],
    [88, 96, "Numru tal-karta / Document number", number],
    [88, 112, "Tiskadi / Expires", writtenDate(own.expiry, "en", "slash")],
  ]);
  front.text(10, 6, "MALTA", 10, "bold");
  front.text(60, 8, "KARTA TAL-IDENTITA' / IDENTITY CARD", 6);
  front.photo(10, 32, 66, 84);
  side(d, [110, 120 + 153 * scale], ID1, scale, [
    [12, 8, "Post tat-twelid / Place of birth", who.birthPlace.toUpperCase()],
    [12, 26, "Inharget / Issued", writtenDate(own.issue, "en", "slash")],
    [120, 26, "Awtorita' / Authority", "Identità"],
    [12, 44, "Indirizz / Address", `${streetOf(who.address, "en")}, ${townOf(who.address)}`, 6],
  ]).zone(own.zone);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
}

export const IDENTITY_CARDS: readonly Layout[] = [
  layout("fourth/card-older-belgian", "identity_card", ["nl", "fr", "de"], olderBelgian),
  layout("fourth/card-dutch", "identity_card", ["nl"], dutch(false)),
  layout("fourth/card-certified-copy", "identity_card", ["en"], dutch(true)),
  layout("fourth/card-luxembourg", "identity_card", ["fr", "de"], luxembourg),
  layout("fourth/card-austrian", "identity_card", ["de"], austrian),
  layout("fourth/card-maltese", "identity_card", ["en"], maltese),
];
