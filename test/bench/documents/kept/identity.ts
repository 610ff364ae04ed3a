import { Card, ID1, ID2, ID3, stateIdentity } from "../card.ts";
import { writtenDate } from "../dates.ts";
import { type Draft, type Layout, layout } from "../draft.ts";
import { daysAfter, yearsAfter } from "../random.ts";
import { citizenServiceNumber } from "../numbers.ts";
import { type Person, writtenNationalNumber } from "../world.ts";

const issued = (d: Draft, years: number) => {
  const issue = d.random.day(2017, 2025);
  return { issue, expiry: daysAfter(yearsAfter(issue, years), -1) };
};
/** `03 FEB/FEB 1980`, as European passports print dates in two languages. */
const twice = (day: string, language: "nl" | "fr" | "de" | "en") => {
  const [date, month, year] = writtenDate(day, language, "card").split(" ") as [string, string, string];
  return `${date} ${month}/${writtenDate(day, "en", "card").split(" ")[1]!} ${year}`;
};

/** Belgian card of the model before 2020: issue and expiry on one line, the zone on the back. */
function olderBelgian(d: Draft): void {
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
function dutchCard(d: Draft): void {
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
function twoLineCard(d: Draft): void {
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
function permit(arrange: "rows" | "lines" | "sides"): (d: Draft) => void {
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

export const IDENTITY_DOCUMENTS: readonly Layout[] = [
  layout("kept/older-belgian-card", "identity_card", ["nl", "fr", "de", "en"], olderBelgian),
  layout("kept/dutch-card", "identity_card", ["nl"], dutchCard),
  layout("kept/two-line-card", "identity_card", ["nl", "fr", "de", "en"], twoLineCard),
  layout("kept/passport-left", "passport", ["nl", "fr", "de", "en"], passport("left")),
  layout("kept/passport-right", "passport", ["nl", "fr", "de", "en"], passport("right")),
  layout("kept/passport-certified", "passport", ["nl", "fr", "de", "en"], passport("wide")),
  layout("kept/permit-fields", "residence_permit", ["nl", "fr", "de", "en"], permit("rows")),
  layout("kept/permit-lines", "residence_permit", ["nl", "fr", "de", "en"], permit("lines")),
  layout("kept/permit-sides", "residence_permit", ["nl", "fr", "de", "en"], permit("sides")),
];
