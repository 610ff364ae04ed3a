import { findSampleCompany, type SampleCompany } from "../../sources/sample-companies.ts";
import type { Applicant } from "./applicant.ts";
import { type Bearer, drawIdentityCard } from "./identity-card.ts";
import { writePdf } from "./papers.ts";

type Draw = (company: SampleCompany, applicant: Applicant, today: string) => Promise<Uint8Array<ArrayBuffer>> | null;

/** Numbers of invented companies begin so: nobody's real papers are made up. */
const INVENTED = "09999";

/**
 * What an honest customer hands in for a requirement, as a notary, a bank or a state prints it.
 * @param today YYYY-MM-DD.
 * @returns a PDF; null for a real company, and where the company's data are not enough for the paper.
 */
export async function drawCompanyPaper(
  requirement: string,
  applicant: Applicant,
  today: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const company = findSampleCompany(applicant.number);
  if (!company || !applicant.number.startsWith(INVENTED)) return null;
  return (await PAPERS[requirement]?.(company, applicant, today)) ?? null;
}

const PAPERS: Readonly<Record<string, Draw>> = {
  articles_of_association: drawArticles,
  representative_identity: drawCardOfRepresentative,
  bank_account_proof: drawBankCertificate,
};

interface Words {
  /** Legal forms by their code in the Crossroads Bank. */
  readonly forms: Readonly<Record<string, string>>;
  readonly articles: (of: Articles) => readonly string[];
  readonly bank: (of: Account) => readonly string[];
}

interface Articles {
  readonly name: string;
  readonly form: string;
  readonly seat: string;
  readonly number: string;
  readonly trades: readonly string[];
  readonly directors: readonly string[];
  readonly day: string;
}

type Account = Pick<Articles, "name" | "seat" | "number" | "day"> & { readonly iban: string };

/** The title of a paper, and its lines. */
const WORDS: Readonly<Record<SampleCompany["language"], Words>> = {
  nl: {
    forms: {
      "014": "naamloze vennootschap",
      "610": "besloten vennootschap",
      "706": "coöperatieve vennootschap",
    },
    articles: ({ name, form, seat, number, trades, directors, day }) => [
      "GECOÖRDINEERDE STATUTEN",
      `${name}, ${form}`,
      `Zetel: ${seat}`,
      `Ondernemingsnummer: ${number}, rechtspersonenregister`,
      `Bijgewerkt tot ${day}`,
      "Artikel 1. Naam en rechtsvorm",
      `De vennootschap heeft de rechtsvorm van een ${form}. Zij draagt de naam "${name}".`,
      "Artikel 2. Zetel",
      `De zetel is gevestigd te ${seat}.`,
      "Artikel 3. Voorwerp",
      "De vennootschap heeft tot voorwerp, in België en in het buitenland:",
      ...trades,
      "Artikel 10. Bestuur",
      `Tot bestuurders zijn benoemd: ${directors.join(" en ")}.`,
    ],
    bank: ({ name, seat, number, day, iban }) => [
      "BANKATTEST",
      "Voorbeeldbank NV, Wetstraat 500, 1040 Brussel",
      `Brussel, ${day}`,
      "De bank bevestigt dat de volgende rekening bij haar geopend is.",
      `Rekeninghouder: ${name}`,
      `Adres: ${seat}`,
      `Ondernemingsnummer: ${number}`,
      `IBAN: ${iban}`,
    ],
  },
  fr: {
    forms: {
      "014": "société anonyme",
      "610": "société à responsabilité limitée",
      "706": "société coopérative",
    },
    articles: ({ name, form, seat, number, trades, directors, day }) => [
      "STATUTS COORDONNÉS",
      `${name}, ${form}`,
      `Siège : ${seat}`,
      `Numéro d'entreprise : ${number}, registre des personnes morales`,
      `Mis à jour au ${day}`,
      "Article 1. Dénomination et forme",
      `La société revêt la forme d'une ${form}. Elle est dénommée « ${name} ».`,
      "Article 2. Siège",
      `Le siège est établi à ${seat}.`,
      "Article 3. Objet",
      "La société a pour objet, en Belgique et à l'étranger :",
      ...trades,
      "Article 10. Administration",
      `Sont nommés administrateurs : ${directors.join(" et ")}.`,
    ],
    bank: ({ name, seat, number, day, iban }) => [
      "ATTESTATION BANCAIRE",
      "Banque Exemple SA, rue de la Loi 500, 1040 Bruxelles",
      `Bruxelles, le ${day}`,
      "La banque confirme que le compte suivant est ouvert dans ses livres.",
      `Titulaire du compte : ${name}`,
      `Adresse : ${seat}`,
      `Numéro d'entreprise : ${number}`,
      `IBAN : ${iban}`,
    ],
  },
};

function drawArticles(company: SampleCompany, { name, shownNumber }: Applicant, today: string) {
  const { language, activities, officers } = company;
  const words = WORDS[language];
  const form = words.forms[company.legalForm];
  const directors = (officers ?? []).flatMap((one) => ("family" in one ? [`${one.given} ${one.family}`] : []));
  if (form === undefined || directors.length === 0) return null;
  return draw(
    words.articles({
      name,
      form,
      seat: seatOf(company),
      number: shownNumber,
      trades: activities.map(({ description }) => `- ${description};`),
      directors,
      day: european(today),
    }),
  );
}

/** The card of the first person in office whose birth date the register of owners gives. */
function drawCardOfRepresentative({ number, officers, owners }: SampleCompany, _: Applicant, today: string) {
  for (const officer of officers ?? []) {
    const known = (owners ?? []).find(
      (one) => "family" in one && "family" in officer && one.family === officer.family && one.given === officer.given,
    );
    if (known && "birthDate" in known) {
      const { family, given, birthDate } = known;
      const expires = `${Number(today.slice(0, 4)) + 4}${today.slice(4, 8)}01`;
      const bearer: Bearer = { family, given, birthDate, sex: "X", expires, number: `B${number.slice(-8)}` };
      return drawIdentityCard(bearer);
    }
  }
  return null;
}

function drawBankCertificate(company: SampleCompany, { name, shownNumber }: Applicant, today: string) {
  const iban = ibanOf(company.number);
  const { bank } = WORDS[company.language];
  return draw(bank({ name, seat: seatOf(company), number: shownNumber, day: european(today), iban }));
}

const draw = ([title, ...lines]: readonly string[]) => writePdf(title!, lines);

const seatOf = ({ address: { street, houseNumber, postalCode, city } }: SampleCompany): string =>
  `${street} ${houseNumber}, ${postalCode} ${city}`;

/** A Belgian account number with valid check digits, of a bank that does not exist. */
function ibanOf(number: string): string {
  const account = `999${number.slice(-7)}`;
  const bban = `${account}${String(Number(account) % 97 || 97).padStart(2, "0")}`;
  const check = 98n - (BigInt(`${bban}111400`) % 97n);
  return `BE${String(check).padStart(2, "0")}${bban}`.replace(/(.{4})(?=.)/g, "$1 ");
}

const european = (day: string): string => day.split("-").toReversed().join("/");
