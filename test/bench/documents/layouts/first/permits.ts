import { Card, ID1, stateIdentity } from "../../card.ts";
import type { Draft } from "../../draft.ts";
import { type Person, writtenNationalNumber } from "../../world.ts";
import { issued, spaced } from "./identity-parts.ts";

const FOREIGN = [
  { code: "MAR", iso: "MA", nl: "MAROKKO", fr: "MAROC", de: "MAROKKO", en: "MOROCCO", town: "Tanger" },
  { code: "TUR", iso: "TR", nl: "TURKIJE", fr: "TURQUIE", de: "TÜRKEI", en: "TÜRKIYE", town: "Izmir" },
  { code: "USA", iso: "US", nl: "VERENIGDE STATEN", fr: "ÉTATS-UNIS", de: "USA", en: "UNITED STATES", town: "Boston" },
] as const;

export function permit(region: "belgium" | "fr" | "de" | "gb"): (d: Draft) => void {
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
