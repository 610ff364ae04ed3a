import { ID3 } from "../../card.ts";
import { writtenDate } from "../../dates.ts";
import { type Draft, type Layout, layout } from "../../draft.ts";
import { type Person, townOf } from "../../world.ts";
import { bear, dotted, parted, side, twinMonths } from "./bearer-parts.ts";

const sexOf = ({ sex }: Person, woman = "F"): string => (sex === "m" ? "M" : woman);
const upper = (names: readonly string[]): string => names.join(" ").toUpperCase();

/** Belgium's passport since 2022: a column of numbered labels in the holder's language and English. */
function belgian(d: Draft): void {
  const who = d.world.person(d.belgium);
  const number = `G${d.random.letters(1)}${d.random.digits(6)}`;
  const town = who.address.town;
  const own = bear(d, who, number, {
    years: 7,
    issuer: "BEL",
    nationality: "BEL",
    format: "TD3",
    code: "P<",
    authority: town,
  });
  const [type, name, given, nationality, born, sex, place, issue, expiry, authority, no] = d.t({
    nl: [
      "Type",
      "Naam",
      "Voornamen",
      "Nationaliteit",
      "Geboortedatum",
      "Geslacht",
      "Geboorteplaats",
      "Afgiftedatum",
      "Vervaldatum",
      "Afgevende overheid",
      "Paspoortnummer",
    ],
    fr: [
      "Type",
      "Nom",
      "Prénoms",
      "Nationalité",
      "Date de naissance",
      "Sexe",
      "Lieu de naissance",
      "Date d'émission",
      "Date d'expiration",
      "Autorité de délivrance",
      "Numéro de passeport",
    ],
    de: [
      "Typ",
      "Name",
      "Vornamen",
      "Staatsangehörigkeit",
      "Geburtsdatum",
      "Geschlecht",
      "Geburtsort",
      "Ausgestellt am",
      "Ablaufdatum",
      "Ausstellende Behörde",
      "Passnummer",
    ],
  }) as [string, string, string, string, string, string, string, string, string, string, string];
  const scale = d.random.pick([1.2, 1.3]);
  const page = side(d, [60, 110], ID3, scale, [
    [126, 28, `${type} / Type`, "P"],
    [170, 28, "Code", "BEL"],
    [230, 28, `${no} / Passport number`, number, 8],
    [126, 46, `${name} / Surname`, who.family, 9],
    [126, 65, `${given} / Given names`, who.given.join(" "), 9],
    [126, 84, `${nationality} / Nationality`, d.t({ nl: "Belg", fr: "Belge", de: "Belgisch" })],
    [126, 101, `${born} / Date of birth`, d.date(who.birthDate, "card")],
    [230, 101, `${place} / Place of birth`, who.birthPlace],
    [126, 118, `${sex} / Sex`, sexOf(who, d.t({ nl: "V/F", fr: "F", de: "W/F" }))],
    [126, 135, `${issue} / Date of issue`, d.date(own.issue, "card")],
    [230, 135, `${authority} / Issuing authority`, town],
    [126, 152, `${expiry} / Date of expiry`, d.date(own.expiry, "card")],
    [126, 172, "Signature", ""],
  ]);
  page.text(12, 8, d.t({ nl: "KONINKRIJK BELGIË", fr: "ROYAUME DE BELGIQUE", de: "KÖNIGREICH BELGIEN" }), 8, "bold");
  page.text(190, 9, d.t({ nl: "paspoort / passport", fr: "passeport / passport", de: "Reisepass / passport" }), 6);
  page.photo(14, 34, 98, 126);
  page.zone(own.zone, 14);
}

/** The Netherlands: no codes before the labels, months in two languages, height. */
function dutch(d: Draft): void {
  const who = d.world.person("nl");
  const number = `N${d.random.letters(2)}${d.random.digits(1)}${d.random.letters(2)}${d.random.digits(3)}`;
  const town = `Burgemeester van ${who.address.town}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "NLD",
    nationality: "NLD",
    format: "TD3",
    code: "P<",
    authority: town,
  });
  const scale = d.random.pick([1.15, 1.3]);
  const page = side(d, [56, 300], ID3, scale, [
    [118, 26, "soort/type", "P"],
    [160, 26, "code/code", "NLD"],
    [210, 26, "paspoortnummer/passport no./nº de passeport", number, 8],
    [118, 44, "naam/surname/nom", who.family, 9],
    [118, 62, "voornamen/given names/prénoms", who.given.join(" "), 9],
    [118, 80, "nationaliteit/nationality/nationalité", "Nederlandse"],
    [118, 96, "geboortedatum/date of birth/date de naissance", twinMonths(who.birthDate, "nl")],
    [118, 112, "geboorteplaats/place of birth/lieu de naissance", who.birthPlace],
    [118, 128, "geslacht/sex/sexe", sexOf(who, "V/F")],
    [190, 128, "lengte/height/taille", `1,${d.random.whole(58, 97)} m`],
    [118, 144, "datum van afgifte/date of issue", twinMonths(own.issue, "nl")],
    [230, 144, "geldig tot/date of expiry", twinMonths(own.expiry, "nl")],
    [118, 160, "autoriteit/authority/autorité", town],
    [118, 176, "handtekening houder/holder's signature", ""],
  ]);
  page.text(12, 6, "PASPOORT  PASSPORT  PASSEPORT", 7, "bold");
  page.text(200, 6, "KONINKRIJK DER NEDERLANDEN", 7, "bold");
  page.photo(12, 30, 92, 120);
  page.zone(own.zone, 14);
}

/** France: dates with blanks, height and colour of eyes, the holder's home on the page above. */
function french(d: Draft): void {
  const who = d.world.person("fr");
  const number = `${d.random.digits(2)}${d.random.letters(2)}${d.random.digits(5)}`;
  const office = `Préfecture de ${who.address.town}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "FRA",
    nationality: "FRA",
    format: "TD3",
    code: "P<",
    authority: office,
  });
  side(d, [70, 60], ID3, 1.2, [
    [30, 40, "Domicile / Residence (11)", d.address(who.address), 6],
    [30, 60, "Taille / Height (12)", `1,${d.random.whole(55, 95)} m`],
    [30, 80, "Couleur des yeux / Colour of eyes (13)", d.random.pick(["MARRON", "BLEU", "VERT"])],
    [30, 110, "", "Ce passeport contient 32 pages, signature du titulaire ci-dessous", 5],
  ]);
  const page = side(d, [70, 60 + 249 * 1.2], ID3, 1.2, [
    [124, 24, "Type / Type", "P"],
    [164, 24, "Code du pays / Country code", "FRA"],
    [236, 24, "Passeport n° / Passport No", number, 8],
    [124, 42, "Nom / Surname (1)", who.family.toUpperCase(), 9],
    [124, 60, "Prénoms / Given names (2)", who.given.join(", "), 9],
    [124, 78, "Nationalité / Nationality (3)", "Française"],
    [124, 94, "Date de naissance / Date of birth (4)", parted(who.birthDate)],
    [240, 94, "Sexe / Sex (5)", sexOf(who)],
    [124, 110, "Lieu de naissance / Place of birth (6)", who.birthPlace.toUpperCase()],
    [124, 126, "Date de délivrance / Date of issue (7)", parted(own.issue)],
    [124, 142, "Date d'expiration / Date of expiry (8)", parted(own.expiry)],
    [124, 158, "Autorité / Authority (9)", office],
  ]);
  page.text(14, 6, "PASSEPORT", 9, "bold");
  page.text(14, 18, "PASSPORT", 6);
  page.text(190, 8, "RÉPUBLIQUE FRANÇAISE", 8, "bold");
  page.photo(14, 32, 96, 124);
  page.zone(own.zone, 14);
  d.fact("address", "subject", d.address(who.address), { optional: true });
}

/** Austria: dates with points. */
function austrian(d: Draft): void {
  const place = d.random.pick(["Salzburg", "Klagenfurt", "Steyr", "Wels"]);
  const who: Person = { ...d.world.person("de", "AT"), birthPlace: place };
  const number = `U${d.random.digits(7)}`;
  const office = `MAGISTRAT ${place.toUpperCase()}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "AUT",
    nationality: "AUT",
    format: "TD3",
    code: "P<",
    authority: office,
  });
  const scale = d.random.pick([1.2, 1.32]);
  const page = side(d, [60, 180], ID3, scale, [
    [122, 26, "Typ/Type/Type", "P"],
    [170, 26, "Code/Code/Code", "AUT"],
    [232, 26, "Reisepassnr./Passport No./Passeport No.", number, 8],
    [122, 44, "Familienname/Surname/Nom", who.family.toUpperCase(), 8],
    [122, 62, "Vorname/Given name/Prénom", upper(who.given), 8],
    [122, 80, "Staatsbürgerschaft/Nationality/Nationalité", "ÖSTERREICH"],
    [250, 80, "Geschlecht/Sex/Sexe", sexOf(who)],
    [122, 97, "Geburtsdatum/Date of birth", dotted(who.birthDate)],
    [232, 97, "Geburtsort/Place of birth", place.toUpperCase()],
    [122, 114, "Ausstellungsdatum/Date of issue", dotted(own.issue)],
    [232, 114, "Ausstellende Behörde/Authority", office, 6],
    [122, 131, "Gültig bis/Date of expiry", dotted(own.expiry)],
    [122, 150, "Unterschrift des Passinhabers", ""],
  ]);
  page.text(14, 8, "REISEPASS", 9, "bold");
  page.text(80, 9, "REPUBLIK ÖSTERREICH  REPUBLIC OF AUSTRIA", 6);
  page.photo(14, 32, 94, 122);
  page.zone(own.zone, 14);
}

const IRISH_MONTHS = ["Ean", "Fea", "Már", "Aib", "Bea", "Mei", "Iúi", "Lún", "MFó", "DFó", "Sam", "Nol"];

/** Ireland: Irish before English, also in the months. */
function irish(d: Draft): void {
  const who = d.world.person("ie");
  const number = `P${d.random.letters(1)}${d.random.digits(7)}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "IRL",
    nationality: "IRL",
    format: "TD3",
    code: "P<",
    authority: "PASSPORT OFFICE",
  });
  const twin = (day: string) => {
    const [date, month, year] = writtenDate(day, "en", "card").split(" ");
    return `${date} ${month}/${IRISH_MONTHS[Number(day.slice(5, 7)) - 1]!.toUpperCase()} ${year}`;
  };
  const page = side(d, [64, 200], ID3, d.random.pick([1.15, 1.25]), [
    [120, 26, "Cineál/Type/Type", "P"],
    [165, 26, "Stát/Country/Pays", "IRL"],
    [226, 26, "Pas Uimh./Passport no.", number, 8],
    [120, 44, "Sloinne/Surname/Nom (1)", who.family.toUpperCase(), 8],
    [120, 62, "Réamhainm(neacha)/Forename(s)/Prénom(s) (2)", upper(who.given), 8],
    [120, 80, "Náisiúntacht/Nationality/Nationalité (3)", "ÉIREANNACH/IRISH"],
    [120, 97, "Dáta breithe/Date of birth (4)", twin(who.birthDate)],
    [120, 114, "Gnéas/Sex (5)", sexOf(who)],
    [180, 114, "Áit bhreithe/Place of birth (6)", who.birthPlace.toUpperCase()],
    [120, 131, "Dáta eisiúna/Date of issue (7)", twin(own.issue)],
    [120, 148, "Dáta as feidhm/Date of expiry (8)", twin(own.expiry)],
    [240, 148, "Údarás/Authority (9)", "PASSPORT OFFICE"],
    [120, 168, "Síniú/Signature (10)", ""],
  ]);
  page.text(14, 6, "ÉIRE   IRELAND   IRLANDE", 8, "bold");
  page.text(170, 8, "PAS / PASSPORT / PASSEPORT", 6);
  page.photo(14, 34, 92, 120);
  page.zone(own.zone, 14);
}

/** United States: three languages, dates with short months, the authority at the foot. */
function american(d: Draft): void {
  const place = d.random.pick(["OHIO, U.S.A.", "TEXAS, U.S.A.", "NEW YORK, U.S.A."]);
  const who: Person = { ...d.world.person("gb", "US"), birthPlace: place };
  const number = `${d.random.pick(["4", "5", "6"])}${d.random.digits(8)}`;
  const own = bear(d, who, number, {
    years: 10,
    issuer: "USA",
    nationality: "USA",
    format: "TD3",
    code: "P<",
    authority: "Department of State",
  });
  const short = (day: string) => {
    const [date, month, year] = writtenDate(day, "en", "card").split(" ");
    return `${date} ${month![0]}${month!.slice(1).toLowerCase()} ${year}`;
  };
  const page = side(d, [60, 90], ID3, 1.3, [
    [124, 24, "Type / Type / Tipo", "P"],
    [180, 24, "Code / Code / Codigo", "USA"],
    [236, 24, "Passport No. / No. du Passeport", number, 8],
    [124, 42, "Surname / Nom / Apellidos", who.family.toUpperCase(), 8],
    [124, 60, "Given Names / Prénoms / Nombres", upper(who.given), 8],
    [124, 78, "Nationality / Nationalité / Nacionalidad", "UNITED STATES OF AMERICA"],
    [124, 96, "Date of birth / Date de naissance", short(who.birthDate)],
    [124, 114, "Place of birth / Lieu de naissance", place],
    [250, 114, "Sex / Sexe / Sexo", sexOf(who)],
    [124, 132, "Date of issue / Date de délivrance", short(own.issue)],
    [236, 132, "Authority / Autorité", "United States"],
    [236, 147, "", "Department of State", 7],
    [124, 150, "Date of expiration / Date d'expiration", short(own.expiry)],
    [124, 168, "Endorsements / Mentions Spéciales", "SEE PAGE 27", 6],
  ]);
  page.text(110, 6, "THE UNITED STATES OF AMERICA", 8, "bold");
  page.photo(14, 30, 96, 124);
  page.zone(own.zone, 14);
  d.put(60, 440, `Copy made on request of the bearer. Home: ${townOf(who.address)}`, { size: 7 });
}

export const PASSPORT_PAGES: readonly Layout[] = [
  layout("fourth/passport-belgian", "passport", ["nl", "fr", "de"], belgian),
  layout("fourth/passport-dutch", "passport", ["nl"], dutch),
  layout("fourth/passport-french", "passport", ["fr"], french),
  layout("fourth/passport-austrian", "passport", ["de"], austrian),
  layout("fourth/passport-irish", "passport", ["en"], irish),
  layout("fourth/passport-american", "passport", ["en"], american),
];
