import { ID1 } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, type Layout, layout } from "../../draft.ts";
import { type Person, type Region, writtenNationalNumber } from "../../world.ts";
import { bear, dotted, parted, side } from "./bearer-parts.ts";

/** Where a bearer comes from: ISO 3166-1 alpha-3 and alpha-2, and a town. */
interface Origin {
  readonly code: string;
  readonly iso: string;
  readonly town: string;
}

const FROM: readonly Origin[] = [
  { code: "IND", iso: "IN", town: "Pune" },
  { code: "BRA", iso: "BR", town: "Recife" },
  { code: "UKR", iso: "UA", town: "Lviv" },
  { code: "CMR", iso: "CM", town: "Douala" },
  { code: "TUN", iso: "TN", town: "Sfax" },
];
const UNION: readonly Origin[] = [
  { code: "ROU", iso: "RO", town: "Cluj-Napoca" },
  { code: "POL", iso: "PL", town: "Gdansk" },
  { code: "PRT", iso: "PT", town: "Braga" },
];

function stranger(d: Draft, region: Region, from: readonly Origin[]) {
  const origin = d.random.pick(from);
  const who: Person = { ...d.world.person(region, origin.iso), birthPlace: origin.town };
  return { origin, who };
}
const sexOf = ({ sex }: Person, woman = "F"): string => (sex === "m" ? "M" : woman);

/** Belgium's card for citizens of the Union. */
function union(d: Draft): void {
  const { origin, who } = stranger(d, d.belgium, UNION);
  const number = `B${d.random.digits(9)}`;
  const own = bear(d, who, number, {
    years: 5,
    issuer: "BEL",
    nationality: origin.code,
    format: "TD1",
    code: "IR",
    optional: who.nationalNumber,
    authority: who.address.town,
    prints: { national_number: who.nationalNumber },
  });
  d.fact("national_number", "subject", who.nationalNumber);
  const [title, kind, name, given, born, nation, sex, until, place, register, issued, remark] = d.t({
    nl: [
      "VERBLIJFSDOCUMENT",
      "EU - Art. 8 RL 2004/38/EG",
      "Naam",
      "Voornamen",
      "Geboren te / op",
      "Nationaliteit",
      "Geslacht",
      "Geldig tot",
      "Afgegeven te",
      "Identificatienummer Rijksregister",
      "Geldig vanaf",
      "Economisch actief",
    ],
    fr: [
      "DOCUMENT DE SÉJOUR",
      "UE - Art. 8 DIR 2004/38/CE",
      "Nom",
      "Prénoms",
      "Né(e) à / le",
      "Nationalité",
      "Sexe",
      "Valable jusqu'au",
      "Délivré à",
      "Numéro d'identification du Registre national",
      "Valable à partir du",
      "Économiquement actif",
    ],
    de: [
      "AUFENTHALTSDOKUMENT",
      "EU - Art. 8 RL 2004/38/EG",
      "Name",
      "Vornamen",
      "Geboren in / am",
      "Staatsangehörigkeit",
      "Geschlecht",
      "Gültig bis",
      "Ausgestellt in",
      "Erkennungsnummer des Nationalregisters",
      "Gültig ab",
      "Wirtschaftlich aktiv",
    ],
  }) as [string, string, string, string, string, string, string, string, string, string, string, string];
  const scale = d.random.pick([1.25, 1.45]);
  const front = side(d, [90, 70], ID1, scale, [
    [84, 26, name, who.family.toUpperCase(), 8],
    [84, 42, given, who.given.join(" "), 8],
    [84, 58, born, `${origin.town}  ${dotted(who.birthDate)}`],
    [84, 74, sex, sexOf(who, d.t({ nl: "V", fr: "F", de: "W" }))],
    [120, 74, nation, origin.code],
    [84, 90, issued, dotted(own.issue)],
    [160, 90, until, dotted(own.expiry)],
    [84, 106, "Nr. / N°", number],
    [84, 122, "TYPE", kind, 6.5],
  ]);
  front.text(10, 7, title, 9, "bold");
  front.text(200, 7, "BEL", 9, "bold");
  front.photo(10, 30, 62, 82);
  side(d, [90, 100 + 153 * scale], ID1, scale, [
    [12, 10, register, writtenNationalNumber(who.nationalNumber)],
    [12, 28, place, who.address.town],
    [12, 46, remark, "-", 6],
  ]).zone(own.zone);
}

/** The document of the Netherlands, with the number of the alien on the back. */
function dutch(d: Draft): void {
  const { origin, who } = stranger(d, "nl", FROM);
  const number = `IR${d.random.letters(1)}${d.random.digits(6)}`;
  const own = bear(d, who, number, {
    years: 5,
    issuer: "NLD",
    nationality: origin.code,
    format: "TD1",
    code: "IR",
    authority: "IND",
  });
  const scale = d.random.pick([1.2, 1.5]);
  const front = side(d, [80, 60], ID1, scale, [
    [84, 26, "NAAM / SURNAME", who.family.toUpperCase(), 8],
    [84, 43, "VOORNAMEN / FORENAMES", who.given.join(" ").toUpperCase(), 8],
    [84, 60, "GESLACHT", sexOf(who, "V")],
    [122, 60, "NATIONALITEIT", origin.code],
    [180, 60, "GEBOORTEDATUM", parted(who.birthDate), 6.5],
    [84, 77, "SOORT VERBLIJFSTITEL", d.random.pick(["REGULIER BEPAALDE TIJD", "EU-LANGDURIG INGEZETENE"])],
    [84, 94, "KAARTNUMMER", number],
    [160, 94, "VERVALDATUM", parted(own.expiry)],
    [84, 111, "OPMERKINGEN", "ARBEID VRIJ TOEGESTAAN, TWV NIET VEREIST", 5.5],
  ]);
  front.text(10, 7, "VERBLIJFSVERGUNNING  NLD", 9, "bold");
  front.photo(10, 28, 62, 86);
  side(d, [80, 90 + 153 * scale], ID1, scale, [
    [12, 8, "AFGIFTEDATUM, PLAATS", `${parted(own.issue)}, RIJSWIJK`],
    [12, 26, "GEBOORTEPLAATS", origin.town.toUpperCase()],
    [12, 44, "V-NUMMER", d.random.digits(10)],
    [140, 44, "AUTORITEIT", "IND"],
  ]).zone(own.zone);
}

/** Luxembourg's title, with the employment it allows. */
function luxembourg(d: Draft): void {
  const { origin, who } = stranger(d, "lu", FROM);
  const number = `TS${d.random.digits(7)}`;
  const own = bear(d, who, number, {
    years: 3,
    issuer: "LUX",
    nationality: origin.code,
    format: "TD1",
    code: "IR",
    authority: "Direction de l'Immigration",
  });
  const front = side(d, [100, 90], ID1, 1.35, [
    [82, 28, "NOM, Prénoms", `${who.family.toUpperCase()}, ${who.given.join(" ")}`, 8],
    [82, 46, "SEXE", sexOf(who)],
    [112, 46, "NATIONALITÉ", origin.code],
    [160, 46, "NÉ(E) LE", dotted(who.birthDate)],
    [82, 64, "CATÉGORIE", d.random.pick(["TRAVAILLEUR SALARIÉ", "MEMBRE DE FAMILLE", "CARTE BLEUE UE"])],
    [82, 82, "EXPIRE LE", dotted(own.expiry)],
    [160, 82, "DÉBUT DE VALIDITÉ", dotted(own.issue)],
    [82, 100, "REMARQUES", "ACCÈS AU MARCHÉ DE L'EMPLOI LIMITÉ", 5.5],
    [160, 12, "", number, 8],
  ]);
  front.text(10, 8, "TITRE DE SÉJOUR", 9, "bold");
  front.text(100, 9, "LUXEMBOURG", 7);
  front.photo(10, 30, 62, 84);
  side(d, [100, 330], ID1, 1.35, [
    [12, 12, "LIEU DE NAISSANCE", origin.town.toUpperCase()],
    [12, 32, "AUTORITÉ", "Direction de l'Immigration"],
  ]).zone(own.zone);
}

/** Austria's card; a second line of labels in English. */
function austrian(d: Draft): void {
  const { origin, who } = stranger(d, "de", FROM);
  const number = `A${d.random.digits(8)}`;
  const own = bear(d, who, number, {
    years: 3,
    issuer: "AUT",
    nationality: origin.code,
    format: "TD1",
    code: "AR",
    authority: "LH Wien",
  });
  const front = side(d, [30, 140], ID1, 1.08, [
    [82, 26, "NAME, Vorname / NAME, First name", `${who.family.toUpperCase()}, ${who.given.join(" ")}`],
    [82, 43, "GESCHL. / SEX", sexOf(who)],
    [120, 43, "STAATSANG. / NAT.", origin.code],
    [170, 43, "GEB.-DATUM / DATE OF BIRTH", dotted(who.birthDate), 6.5],
    [
      82,
      60,
      "ART DES TITELS / TYPE OF PERMIT",
      d.random.pick(["ROT-WEISS-ROT - KARTE PLUS", "DAUERAUFENTHALT - EU", "FAMILIENANGEHÖRIGER"]),
      6.5,
    ],
    [82, 77, "KARTE GÜLTIG BIS / CARD EXPIRY", dotted(own.expiry)],
    [82, 94, "ANMERKUNGEN / REMARKS", "FREIER ZUGANG ZUM ARBEITSMARKT", 5.5],
    [172, 8, "", number, 8],
  ]);
  front.text(10, 8, "AUFENTHALTSTITEL  AUT", 8, "bold");
  front.photo(10, 28, 62, 84);
  side(d, [303, 140], ID1, 1.08, [
    [12, 10, "AUSSTELLUNGSDATUM / DATE OF ISSUE", dotted(own.issue)],
    [12, 28, "GEBURTSORT / PLACE OF BIRTH", origin.town.toUpperCase()],
    [12, 46, "BEHÖRDE / AUTHORITY", "LH WIEN"],
  ]).zone(own.zone);
}

/** Two cards in English: Ireland's with its stamp, and Malta's. */
function english(country: "IRL" | "MLT"): (d: Draft) => void {
  return (d) => {
    const irish = country === "IRL";
    const { origin, who } = stranger(d, irish ? "ie" : "gb", FROM);
    const number = irish ? `${d.random.letters(3)}${d.random.digits(6)}` : `${d.random.digits(7)}A`;
    const authority = irish ? "Immigration Service Delivery" : "Identità";
    const own = bear(d, who, number, {
      years: irish ? 3 : 5,
      issuer: country,
      nationality: origin.code,
      format: "TD1",
      code: "IR",
      authority,
    });
    const date = (day: string) => writtenDate(day, "en", irish ? "dash" : "slash");
    const scale = d.random.pick([1.2, 1.4]);
    const front = side(d, [96, 84], ID1, scale, [
      [
        84,
        28,
        irish ? "Name" : "SURNAME / KUNJOM",
        irish ? `${who.given.join(" ")} ${who.family.toUpperCase()}` : who.family.toUpperCase(),
        8,
      ],
      ...(irish ? [] : [[84, 44, "FORENAMES / ISMIJIET", who.given.join(" ").toUpperCase(), 8] as const]),
      [84, 60, irish ? "Date of birth" : "DATE OF BIRTH", date(who.birthDate)],
      [150, 60, irish ? "Gender" : "SEX", sexOf(who)],
      [190, 60, irish ? "Nationality" : "NATIONALITY", origin.code],
      [
        84,
        77,
        irish ? "Permission" : "TYPE OF PERMIT",
        irish ? `STAMP ${d.random.whole(1, 4)}` : "LONG TERM RESIDENT - EU",
      ],
      [84, 94, irish ? "IRP No." : "CARD NUMBER", number],
      [84, 111, irish ? "Date of expiry" : "VALID UNTIL", date(own.expiry)],
      [150, 111, irish ? "Issued" : "ISSUED ON", date(own.issue)],
    ]);
    front.text(10, 8, irish ? "IRELAND  Irish Residence Permit" : "RESIDENCE PERMIT  MALTA", 8, "bold");
    front.photo(10, 30, 62, 84);
    side(d, [96, 114 + 153 * scale], ID1, scale, [
      [12, 10, irish ? "Place of birth" : "PLACE OF BIRTH", origin.town],
      [12, 28, irish ? "Issuing office" : "AUTHORITY", authority],
      [
        12,
        46,
        irish ? "Conditions" : "REMARKS",
        irish ? "See www.irishimmigration.ie" : "EMPLOYMENT LICENCE NOT REQUIRED",
        5.5,
      ],
    ]).zone(own.zone);
  };
}

export const RESIDENCE_PERMITS: readonly Layout[] = [
  layout("fourth/permit-union", "residence_permit", ["nl", "fr", "de"], union),
  layout("fourth/permit-dutch", "residence_permit", ["nl"], dutch),
  layout("fourth/permit-luxembourg", "residence_permit", ["fr"], luxembourg),
  layout("fourth/permit-austrian", "residence_permit", ["de"], austrian),
  layout("fourth/permit-irish", "residence_permit", ["en"], english("IRL")),
  layout("fourth/permit-maltese", "residence_permit", ["en"], english("MLT")),
];
