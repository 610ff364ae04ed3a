import { Card, ID1, ID3, stateIdentity } from "../card.ts";
import { writtenDate } from "../dates.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../draft.ts";
import { daysAfter, yearsAfter } from "../random.ts";
import { type Person, streetOf, townOf, writtenNationalNumber } from "../world.ts";

const issued = (d: Draft, years: number) => {
  const issue = d.random.day(...d.world.issueYears);
  return { issue, expiry: daysAfter(yearsAfter(issue, years), -1) };
};
const spaced = (day: string) => writtenDate(day, "en", "dots").replaceAll(".", " ");

/** Belgian card since 2020: labels in three languages, the zone on the back. */
function belgianCard(d: Draft): void {
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
function germanCard(d: Draft): void {
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
function frenchCard(d: Draft): void {
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

const FOREIGN = [
  { code: "MAR", iso: "MA", nl: "MAROKKO", fr: "MAROC", de: "MAROKKO", en: "MOROCCO", town: "Tanger" },
  { code: "TUR", iso: "TR", nl: "TURKIJE", fr: "TURQUIE", de: "TÜRKEI", en: "TÜRKIYE", town: "Izmir" },
  { code: "USA", iso: "US", nl: "VERENIGDE STATEN", fr: "ÉTATS-UNIS", de: "USA", en: "UNITED STATES", town: "Boston" },
] as const;

function permit(region: "belgium" | "fr" | "de" | "gb"): (d: Draft) => void {
  return (d) => {
    const at = region === "belgium" ? d.belgium : region;
    const from = d.random.pick(FOREIGN);
    const who: Person = { ...d.world.person(at, from.iso), birthPlace: from.town };
    const { issue, expiry } = issued(d, 5);
    const number =
      region === "belgium"
        ? `B${d.random.digits(7)}`
        : region === "de"
          ? `Y${d.random.letters(1)}${d.random.digits(7)}`
          : region === "fr"
            ? `${d.random.digits(2)}${d.random.letters(2)}${d.random.digits(5)}`
            : `Z${d.random.letters(1)}${d.random.digits(7)}`;
    const issuer = { belgium: "BEL", fr: "FRA", de: "D", gb: "GBR" }[region];
    const zone = stateIdentity(d, {
      who,
      number,
      issue,
      expiry,
      issuer,
      nationality: from.code,
      format: "TD1",
      code: "IR",
      ...(region === "belgium" ? { optional: who.nationalNumber } : {}),
      prints: { birth_place: from.town, ...(region === "belgium" ? { national_number: who.nationalNumber } : {}) },
    });
    if (region === "belgium") d.fact("national_number", "subject", who.nationalNumber);
    const scale = d.random.pick([1.15, 1.3, 1.6]);
    const front = new Card(d, 75, 70, ID1, scale);
    const title = {
      belgium: d.t({ nl: "VERBLIJFSTITEL", fr: "TITRE DE SÉJOUR", de: "AUFENTHALTSTITEL", en: "RESIDENCE PERMIT" }),
      fr: "TITRE DE SÉJOUR",
      de: "AUFENTHALTSTITEL",
      gb: "RESIDENCE PERMIT",
    }[region];
    front.text(10, 8, title, 9, "bold");
    front.text(180, 8, { belgium: "BEL", fr: "FRA", de: "D", gb: "UK" }[region], 9, "bold");
    front.text(180, 20, number, 8, "bold");
    front.photo(10, 30, 66, 86);
    const label = (nl: string, fr: string, de: string, en: string) =>
      ({ nl: `${nl} / ${fr}`, fr: `${fr} / ${en}`, de: `${de} / ${en}`, en })[d.language];
    front.field(
      86,
      32,
      label("NAAM Voornaam", "NOM Prénom", "NAME Vorname", "NAME Forename"),
      `${who.family.toUpperCase()} ${who.given.join(" ")}`,
    );
    front.field(86, 52, label("GESLACHT", "SEXE", "GESCHLECHT", "SEX"), who.sex === "m" ? "M" : "F", 7);
    front.field(126, 52, label("NATIONALITEIT", "NATIONALITÉ", "STAATSANGEHÖRIGKEIT", "NATIONALITY"), from.code, 7);
    front.field(
      86,
      69,
      label("GEBOORTEDATUM", "DATE DE NAISSANCE", "GEBURTSDATUM", "DATE OF BIRTH"),
      spaced(who.birthDate),
      7,
    );
    front.field(
      86,
      86,
      label("SOORT TITEL", "CATÉGORIE DU TITRE", "ART DES TITELS", "TYPE OF PERMIT"),
      {
        belgium: d.t({
          nl: "B. ONBEPERKT VERBLIJF",
          fr: "B. SÉJOUR ILLIMITÉ",
          de: "B. UNBEGRENZTER AUFENTHALT",
          en: "B. UNLIMITED STAY",
        }),
        fr: "CARTE DE SÉJOUR PLURIANNUELLE",
        de: "AUFENTHALTSERLAUBNIS",
        gb: "LEAVE TO REMAIN",
      }[region],
      7,
    );
    front.field(86, 103, label("GELDIG TOT", "VALABLE JUSQU'AU", "GÜLTIG BIS", "VALID UNTIL"), spaced(expiry), 7);
    const back = new Card(d, 75, 100 + 153 * scale, ID1, scale);
    back.field(
      12,
      8,
      label("GEBOORTEPLAATS", "LIEU DE NAISSANCE", "GEBURTSORT", "PLACE OF BIRTH"),
      from.town.toUpperCase(),
      7,
    );
    back.field(
      12,
      26,
      label("AFGIFTE", "DÉLIVRANCE", "AUSSTELLUNG", "PLACE AND DATE OF ISSUE"),
      `${who.address.town.toUpperCase()}  ${spaced(issue)}`,
      7,
    );
    if (region === "belgium")
      back.field(
        12,
        44,
        label("RIJKSREGISTERNR", "N° REGISTRE NATIONAL", "NATIONALREGISTERNR", "NATIONAL REGISTER NO"),
        writtenNationalNumber(who.nationalNumber),
        7,
      );
    else
      back.field(
        12,
        44,
        label("OPMERKINGEN", "REMARQUES", "ANMERKUNGEN", "REMARKS"),
        d.t({
          nl: "ARBEID TOEGESTAAN",
          fr: "AUTORISE SON TITULAIRE À TRAVAILLER",
          de: "ERWERBSTÄTIGKEIT ERLAUBT",
          en: "WORK PERMITTED",
        }),
        7,
      );
    back.zone(zone);
  };
}

export const IDENTITY_DOCUMENTS: readonly Layout[] = [
  layout("fit/belgian-card", "identity_card", ["nl", "fr", "de", "en"], belgianCard),
  layout("fit/german-card", "identity_card", ["de"], germanCard),
  layout("fit/french-card", "identity_card", ["fr"], frenchCard),
  layout("fit/passport-page", "passport", ["nl", "fr", "de", "en"], passport(0, false)),
  layout("fit/passport-open", "passport", ["nl", "fr", "de", "en"], passport(10, true)),
  layout("fit/passport-copy", "passport", ["nl", "fr", "de", "en"], certifiedCopy),
  layout("fit/belgian-permit", "residence_permit", ["nl", "fr", "de", "en"], permit("belgium")),
  layout("fit/french-permit", "residence_permit", ["fr"], permit("fr")),
  layout("fit/german-permit", "residence_permit", ["de"], permit("de")),
  layout("fit/british-permit", "residence_permit", ["en"], permit("gb")),
];
