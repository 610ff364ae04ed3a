import { Card, ID3, stateIdentity } from "../../card.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { citizenServiceNumber } from "../../numbers.ts";
import { type Person, streetOf, townOf } from "../../world.ts";
import { bare, fields, irishMonths, span, twoMonths } from "./identity-parts.ts";

function zoneOf(d: Draft, who: Person, number: string, issuer: string, optional?: string) {
  const { issue, expiry } = span(d, 10);
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer,
    nationality: issuer,
    format: "TD3",
    code: "P<",
    ...(optional === undefined ? {} : { optional }),
    prints: { birth_place: who.birthPlace },
  });
  return { zone, issue, expiry };
}

/** Dutch data page: values below small labels, the service number among them. */
function dutch(d: Draft): void {
  const who: Person = { ...d.world.person("nl"), nationalNumber: citizenServiceNumber(d.random) };
  const number = `N${d.random.letters(2)}${d.random.digits(5)}${d.random.whole(1, 9)}`;
  const { zone, issue, expiry } = zoneOf(d, who, number, "NLD", who.nationalNumber);
  const page = new Card(d, 60, 90, ID3, d.random.pick([1, 1.2, 1.3]));
  page.text(14, 10, "PASPOORT   PASSPORT   PASSEPORT", 6);
  page.text(180, 10, "KONINKRIJK DER NEDERLANDEN", 8, "bold");
  page.text(14, 24, "P", 8, "bold");
  page.text(40, 24, "NLD", 8, "bold");
  page.photo(14, 42, 90, 116);
  fields(
    page,
    [
      [250, 26, "paspoortnummer / passport no.", number],
      [116, 44, "1. naam / surname / nom", who.family],
      [116, 64, "2. voornamen / given names / prénoms", who.given.join(" ")],
      [116, 84, "3. nationaliteit / nationality / nationalité", "Nederlandse"],
      [250, 84, "6. geslacht / sex / sexe", who.sex === "m" ? "M/M" : "V/F"],
      [116, 104, "4. geboortedatum / date of birth", twoMonths(who.birthDate, "nl")],
      [250, 104, "5. geboorteplaats / place of birth", who.birthPlace],
      [116, 124, "9. lengte / height / taille", `1,${d.random.whole(55, 98)} m`],
      [250, 124, "10. persoonsnummer", who.nationalNumber],
      [116, 144, "7. datum van afgifte / date of issue", twoMonths(issue, "nl")],
      [250, 144, "8. geldig tot / valid until", twoMonths(expiry, "nl")],
      [116, 164, "11. autoriteit / authority", `Burg. van ${who.address.town}`],
    ],
    7.5,
  );
  page.zone(zone, 14);
  d.fact("national_number", "subject", who.nationalNumber, OPTIONAL);
  d.issuer(`Burg. van ${who.address.town}`, OPTIONAL);
}

/** French data page, with domicile, colour of eyes and height. */
function french(d: Draft): void {
  const who = d.world.person("fr");
  const number = `${d.random.digits(2)}${d.random.letters(2)}${d.random.digits(5)}`;
  const { zone, issue, expiry } = zoneOf(d, who, number, "FRA");
  const scale = d.random.pick([1, 1.2, 1.3]);
  d.text("Copie certifiée conforme à l'original présenté ce jour - Étude notariale, 3 quai Voltaire, Paris", {
    size: 7,
    style: "italic",
  });
  const page = new Card(d, 60, 90, ID3, scale);
  page.text(14, 8, "RÉPUBLIQUE FRANÇAISE", 9, "bold");
  page.text(250, 8, "PASSEPORT / PASSPORT", 7);
  page.photo(14, 40, 90, 116);
  fields(
    page,
    [
      [116, 24, "Type/Type", "P"],
      [150, 24, "Code du pays/Country code", "FRA"],
      [250, 24, "Passeport n°/Passport No", number],
      [116, 43, "Nom/Surname (1)", who.family.toUpperCase()],
      [116, 61, "Prénoms/Given names (2)", who.given.join(", ")],
      [116, 79, "Nationalité/Nationality (3)", "Française"],
      [250, 79, "Sexe/Sex (5)", who.sex.toUpperCase()],
      [116, 97, "Date de naissance/Date of birth (4)", bare(who.birthDate)],
      [250, 97, "Lieu de naissance/Place of birth (6)", who.birthPlace.toUpperCase()],
      [116, 115, "Date de délivrance/Date of issue (7)", bare(issue)],
      [250, 115, "Taille/Height (12)", `1,${d.random.whole(55, 98)} m`],
      [116, 133, "Date d'expiration/Date of expiry (8)", bare(expiry)],
      [250, 133, "Couleur des yeux/Colour of eyes (13)", d.random.pick(["MARRON", "BLEU", "VERT"])],
      [116, 151, "Autorité/Authority (9)", `Préfecture - ${who.address.town}`],
      [116, 169, "Domicile/Residence (11)", `${streetOf(who.address, "fr")} ${townOf(who.address)}`],
    ],
    7,
  );
  page.zone(zone, 14);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
  d.issuer(`Préfecture - ${who.address.town}`, OPTIONAL);
}

/** Swiss data page: place of origin in the stead of a place of birth. */
function swiss(d: Draft): void {
  const who = d.world.person("de", "CH");
  const { issue, expiry } = span(d, 10);
  const number = `X${d.random.digits(7)}`;
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer: "CHE",
    nationality: "CHE",
    format: "TD3",
    code: "PM",
  });
  const page = new Card(d, 70, 120, ID3, d.random.pick([1, 1.2, 1.3]));
  page.text(14, 8, "Schweizerische Eidgenossenschaft   Confédération suisse   Confederazione Svizzera", 6);
  page.text(14, 18, "Pass   Passeport   Passaporto   Passaport   Passport", 8, "bold");
  page.photo(14, 44, 90, 116);
  fields(
    page,
    [
      [116, 36, "Code", "CHE"],
      [250, 36, "Pass Nr. / Passport No", number],
      [116, 56, "Name / Nom / Cognome / Surname (1)", who.family],
      [116, 76, "Vorname(n) / Prénom(s) / Given name(s) (2)", who.given.join(" ")],
      [116, 96, "Staatsangehörigkeit / Nationality (3)", "Schweiz / Suisse / Switzerland"],
      [116, 116, "Geburtsdatum / Date of birth (4)", d.date(who.birthDate, "dots")],
      [250, 116, "Heimatort / Place of origin (5)", `${d.world.address("de").town} BE`],
      [116, 136, "Ausstellungsdatum / Date of issue (6)", d.date(issue, "dots")],
      [250, 136, "Geschlecht / Sex (9)", `${who.sex === "m" ? "M" : "F"}`],
      [116, 156, "Ablaufdatum / Date of expiry (8)", d.date(expiry, "dots")],
      [250, 156, "Behörde / Authority (10)", "Bern BE"],
    ],
    7.5,
  );
  page.zone(zone, 14);
  d.issuer("Bern BE", OPTIONAL);
}

/** Irish data page, two languages and months in both. */
function irish(d: Draft): void {
  const who = d.world.person("ie");
  const number = `P${d.random.letters(1)}${d.random.digits(7)}`;
  const { zone, issue, expiry } = zoneOf(d, who, number, "IRL");
  const scale = d.random.pick([1, 1.2, 1.3]);
  const page = new Card(d, 60, 80, ID3, scale);
  page.text(14, 10, "ÉIRE   IRELAND   IRLANDE", 9, "bold");
  page.text(200, 10, "PAS   PASSPORT   PASSEPORT", 7);
  page.photo(14, 40, 90, 116);
  fields(
    page,
    [
      [116, 30, "Cineál/Type", "P"],
      [170, 30, "Stát/Country", "IRL"],
      [250, 30, "Uimhir/Number", number],
      [116, 50, "Sloinne/Surname/Nom", who.family.toUpperCase()],
      [116, 70, "Réamhainm(neacha)/Forename(s)/Prénoms", who.given.join(" ").toUpperCase()],
      [116, 90, "Náisiúntacht/Nationality/Nationalité", "ÉIREANNACH/IRISH"],
      [116, 110, "Dáta breithe/Date of birth", irishMonths(who.birthDate)],
      [250, 110, "Gnéas/Sex/Sexe", who.sex === "m" ? "F/M" : "B/F"],
      [116, 130, "Áit bhreithe/Place of birth", who.birthPlace.toUpperCase()],
      [116, 150, "Dáta eisiúna/Date of issue", irishMonths(issue)],
      [250, 150, "Síniú/Signature", ""],
      [116, 170, "As feidhm/Date of expiry", irishMonths(expiry)],
    ],
    7.5,
  );
  page.zone(zone, 14);
  d.set({ size: 9 });
  d.y = 110 + 249 * scale;
  const lawyer = d.world.official("ie");
  d.text(
    `I certify that this is a true copy of the original document, which I have seen.\n${lawyer.given[0]} ${lawyer.family}, Solicitor, 12 Fitzwilliam Square, Dublin 2`,
  );
  d.person(lawyer, { role: "other" }, "other", OPTIONAL);
}

export const PASSPORTS: readonly Layout[] = [
  layout("third/dutch-passport", "passport", ["nl"], dutch),
  layout("third/french-passport", "passport", ["fr"], french),
  layout("third/swiss-passport", "passport", ["de"], swiss),
  layout("third/irish-passport", "passport", ["en"], irish),
];
