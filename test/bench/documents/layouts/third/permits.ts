import { Card, ID1, stateIdentity } from "../../card.ts";
import { type Draft, type Layout, layout, OPTIONAL } from "../../draft.ts";
import { daysAfter, yearsAfter } from "../../random.ts";
import { nameOf, type Person, type Region, streetOf, townOf, writtenNationalNumber } from "../../world.ts";
import { bare, fields, span } from "./identity-parts.ts";

const ORIGINS = [
  ["IND", "IN", "Pune", { nl: "Indiase", fr: "indienne", de: "indisch", en: "Indian" }],
  ["BRA", "BR", "Curitiba", { nl: "Braziliaanse", fr: "brésilienne", de: "brasilianisch", en: "Brazilian" }],
  ["UKR", "UA", "Lviv", { nl: "Oekraïense", fr: "ukrainienne", de: "ukrainisch", en: "Ukrainian" }],
  ["CAN", "CA", "Halifax", { nl: "Canadese", fr: "canadienne", de: "kanadisch", en: "Canadian" }],
] as const;

function holder(d: Draft, region: Region, number: string, issuer: string, years: number, optional = false) {
  const [code, iso, town, adjective] = d.random.pick(ORIGINS);
  const who: Person = { ...d.world.person(region, iso), birthPlace: town };
  const { issue, expiry } = span(d, years);
  const zone = stateIdentity(d, {
    who,
    number,
    issue,
    expiry,
    issuer,
    nationality: code,
    format: "TD1",
    code: "IR",
    ...(optional ? { optional: who.nationalNumber } : {}),
    prints: { birth_place: town },
  });
  return { who, issue, expiry, zone, code, adjective: adjective[d.language] };
}

/** Dutch residence document. */
function dutch(d: Draft): void {
  const number = `${d.random.letters(2)}${d.random.digits(7)}`;
  const { who, issue, expiry, zone, adjective } = holder(d, "nl", number, "NLD", 5);
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 80, 80, ID1, scale);
  front.text(10, 8, "NEDERLAND", 6, "bold");
  front.text(70, 8, "VERBLIJFSDOCUMENT", 9, "bold");
  front.text(180, 9, number, 7, "bold");
  front.photo(10, 28, 62, 84);
  fields(front, [
    [82, 26, "Naam", who.family.toUpperCase()],
    [82, 42, "Voornamen", who.given.join(" ").toUpperCase()],
    [82, 58, "Geldig tot", d.date(expiry, "dash")],
    [160, 58, "Geslacht", who.sex === "m" ? "M" : "V"],
    [82, 74, "Plaats en datum van afgifte", `DEN HAAG ${d.date(issue, "dash")}`],
    [82, 90, "Soort document", d.random.pick(["REGULIER BEPAALDE TIJD", "REGULIER ONBEPAALDE TIJD", "KENNISMIGRANT"])],
    [82, 106, "Opmerkingen", "ARBEID VRIJ TOEGESTAAN"],
    [82, 122, "", "TWV NIET VEREIST"],
  ]);
  const back = new Card(d, 80, 110 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 10, "Geboortedatum en -plaats", `${d.date(who.birthDate, "dash")} ${who.birthPlace}`],
    [12, 28, "Nationaliteit", adjective],
    [120, 28, "V-nummer", d.random.digits(10)],
    [12, 46, "Autoriteit", "IND"],
  ]);
  back.zone(zone);
  d.issuer("IND", OPTIONAL);
}

/** Luxembourg permit in French, the holder's marks on the back. */
function luxembourg(d: Draft): void {
  const number = `${d.random.letters(1)}${d.random.digits(8)}`;
  const { who, issue, expiry, zone, code } = holder(d, "lu", number, "LUX", 3);
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 100, 70, ID1, scale);
  front.text(10, 8, "LUXEMBOURG", 6);
  front.text(84, 8, "TITRE DE SÉJOUR", 9, "bold");
  front.photo(10, 26, 64, 88);
  front.text(84, 26, `${who.family.toUpperCase()}`, 8, "bold");
  front.text(84, 36, who.given.join(" "), 7, "bold");
  fields(front, [
    [84, 50, "VALABLE JUSQU'AU", bare(expiry)],
    [170, 50, "DOCUMENT N°", number],
    [84, 67, "LIEU ET DATE DE DÉLIVRANCE", `LUXEMBOURG, ${bare(issue)}`],
    [
      84,
      84,
      "CATÉGORIE DE TITRE",
      d.random.pick(["TRAVAILLEUR SALARIÉ", "MEMBRE DE FAMILLE", "CARTE BLEUE EUROPÉENNE"]),
    ],
    [84, 101, "OBSERVATIONS", "ACCÈS AU MARCHÉ DU TRAVAIL"],
  ]);
  const back = new Card(d, 100, 100 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 10, "SEXE - NATIONALITÉ", `${who.sex.toUpperCase()} - ${code}`],
    [12, 28, "DATE ET LIEU DE NAISSANCE", `${bare(who.birthDate)} ${who.birthPlace.toUpperCase()}`],
    [12, 46, "AUTORITÉ", "MINISTÈRE DES AFFAIRES INTÉRIEURES"],
  ]);
  back.zone(zone);
  d.issuer("Ministère des Affaires intérieures", OPTIONAL);
}

/** Austrian permit. */
function austrian(d: Draft): void {
  const number = `A${d.random.digits(8)}`;
  const { who, issue, expiry, zone, code } = holder(d, "de", number, "AUT", 3);
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 65, 110, ID1, scale);
  front.text(10, 7, "REPUBLIK ÖSTERREICH", 5);
  front.text(10, 15, "AUFENTHALTSTITEL", 9, "bold");
  front.text(120, 16, "RESIDENCE PERMIT", 5);
  front.text(188, 15, number, 7, "bold");
  front.photo(170, 30, 62, 84);
  fields(front, [
    [10, 32, "NAME/NAME", who.family.toUpperCase()],
    [10, 49, "VORNAME/FORENAME", who.given.join(" ").toUpperCase()],
    [10, 66, "GÜLTIG BIS/VALID UNTIL", d.date(expiry, "dots")],
    [10, 83, "AUSGESTELLT IN/AM", `GRAZ, ${d.date(issue, "dots")}`],
    [
      10,
      100,
      "ART DES TITELS",
      d.random.pick(["ROT-WEISS-ROT - KARTE PLUS", "DAUERAUFENTHALT - EU", "NIEDERLASSUNGSBEWILLIGUNG"]),
    ],
    [10, 117, "ANMERKUNGEN", "FREIER ZUGANG ZUM ARBEITSMARKT"],
  ]);
  const back = new Card(d, 65, 140 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 8, "GEBOREN AM/IN", `${d.date(who.birthDate, "dots")}  ${who.birthPlace.toUpperCase()}`],
    [12, 26, "STAATSANGEHÖRIGKEIT", code],
    [120, 26, "GESCHLECHT", who.sex === "m" ? "M" : "W"],
    [12, 44, "BEHÖRDE", "MAGISTRAT GRAZ"],
  ]);
  back.zone(zone);
  d.issuer("Magistrat Graz", OPTIONAL);
}

/** Irish permit: one card in two languages, with the stamp's number. */
function irish(d: Draft): void {
  const number = `${d.random.letters(3)}${d.random.digits(6)}`;
  const { who, issue, expiry, zone, adjective } = holder(d, "ie", number, "IRL", 2);
  const scale = d.random.pick([1.2, 1.35, 1.6]);
  const front = new Card(d, 75, 90, ID1, scale);
  front.text(10, 7, "IRL", 9, "bold");
  front.text(40, 7, "CEAD CÓNAITHE ÉIREANNACH", 6);
  front.text(40, 15, "IRISH RESIDENCE PERMIT", 7, "bold");
  front.text(186, 8, number, 7, "bold");
  front.photo(10, 30, 64, 86);
  fields(front, [
    [84, 30, "Surname, Forename", `${who.family}, ${who.given.join(" ")}`],
    [84, 47, "Date of birth", d.date(who.birthDate)],
    [150, 47, "Sex", who.sex === "m" ? "Male" : "Female"],
    [84, 64, "Nationality", adjective],
    [84, 81, "Valid until", d.date(expiry)],
    [150, 81, "Date of issue", d.date(issue)],
    [84, 98, "Type of permit", `Stamp ${d.random.pick(["1", "1G", "4"])}`],
    [84, 115, "Remarks", "This is not an identity card"],
  ]);
  const back = new Card(d, 75, 120 + 153 * scale, ID1, scale);
  fields(back, [
    [12, 12, "Place of birth", who.birthPlace],
    [12, 30, "Registration office", "Burgh Quay, Dublin 2"],
  ]);
  back.zone(zone);
}

/** A paper certificate of immatriculation of Belgium, valid for some months: no zone, a stamp, a previous address. */
function paper(d: Draft): void {
  const region = d.belgium;
  const [, iso, town, adjective] = d.random.pick(ORIGINS);
  const who: Person = { ...d.world.person(region, iso), birthPlace: town };
  const former = d.world.address(region);
  const issue = d.random.day(2025, 2025);
  const expiry = daysAfter(yearsAfter(issue, 1), -1);
  const number = `AI-${d.random.digits(7)}`;
  d.set({ family: "serif", size: 11, margin: 64, leading: 1.45 });
  d.text(
    d.t({
      nl: `KONINKRIJK BELGIË\nProvincie - Gemeente ${who.address.town}`,
      fr: `ROYAUME DE BELGIQUE\nProvince - Commune de ${who.address.town}`,
    }),
    { after: 18 },
  );
  d.text(
    d.t({
      nl: "ATTEST VAN IMMATRICULATIE - MODEL A",
      fr: "ATTESTATION D'IMMATRICULATION - MODÈLE A",
    }),
    { size: 14, style: "bold", align: "center", after: 4 },
  );
  d.text(
    d.t({
      nl: "Tijdelijke verblijfstitel (bijlage 4 bij het koninklijk besluit van 8 oktober 1981)",
      fr: "Titre de séjour temporaire (annexe 4 de l'arrêté royal du 8 octobre 1981)",
    }),
    { size: 9, align: "center", after: 6 },
  );
  d.text(`Nr./N° ${number}`, { style: "bold", align: "center", after: 16 });
  const colon = d.language === "fr" ? " :" : ":";
  d.rows(
    [
      [d.t({ nl: "Naam en voornamen", fr: "Nom et prénoms" }), `${who.family.toUpperCase()}, ${who.given.join(" ")}`],
      [d.t({ nl: "Nationaliteit", fr: "Nationalité" }), adjective[d.language]],
      [d.t({ nl: "Geboren te / op", fr: "Né(e) à / le" }), `${who.birthPlace}, ${d.date(who.birthDate, "slash")}`],
      [d.t({ nl: "Geslacht", fr: "Sexe" }), who.sex === "m" ? "M" : d.t({ nl: "V", fr: "F" })],
      [d.t({ nl: "Rijksregister", fr: "Registre national" }), writtenNationalNumber(who.nationalNumber)],
      [d.t({ nl: "Hoofdverblijf", fr: "Résidence principale" }), d.address(who.address)],
      [d.t({ nl: "Vorig verblijf", fr: "Résidence antérieure" }), `${streetOf(former, d.language)}, ${townOf(former)}`],
    ],
    { label: 160, gap: 6, colon },
  );
  d.space(14);
  d.text(
    d.t({
      nl: `Dit attest, afgegeven op ${d.date(issue)}, is geldig tot en met ${d.date(expiry)}, behoudens verlenging door de gemeente. De houder mag werken in loondienst.`,
      fr: `La présente attestation, délivrée le ${d.date(issue)}, est valable jusqu'au ${d.date(expiry)} inclus, sauf prorogation par l'administration communale. Le titulaire peut exercer une activité salariée.`,
    }),
    { after: 24 },
  );
  const officer = d.world.official(region);
  d.text(
    d.t({
      nl: `Voor de burgemeester, de gemachtigde ambtenaar\n\n${nameOf(officer)}`,
      fr: `Pour le bourgmestre, le fonctionnaire délégué\n\n${nameOf(officer)}`,
    }),
    { indent: 220 },
  );
  d.person(who, {
    role: "holder",
    birth_date: who.birthDate,
    birth_place: town,
    nationality: iso,
    sex: who.sex,
    national_number: who.nationalNumber,
  });
  d.person(officer, { role: "signatory" }, "issuer", OPTIONAL);
  d.fact("national_number", "subject", who.nationalNumber);
  d.fact("document_number", "subject", number);
  d.fact("address", "subject", d.address(who.address), OPTIONAL);
  d.fact("issue_date", "subject", issue, { also: ["document_date"] });
  d.fact("expiry_date", "subject", expiry);
  d.issuer(who.address.town, OPTIONAL);
}

export const PERMITS: readonly Layout[] = [
  layout("third/dutch-permit", "residence_permit", ["nl"], dutch),
  layout("third/luxembourg-permit", "residence_permit", ["fr"], luxembourg),
  layout("third/austrian-permit", "residence_permit", ["de"], austrian),
  layout("third/irish-permit", "residence_permit", ["en"], irish),
  layout("third/paper-permit", "residence_permit", ["nl", "fr"], paper),
];
