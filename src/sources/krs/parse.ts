import { z } from "zod";
import type { Address } from "../../domain/matching/address.ts";
import { toCountryCode } from "../../platform/country-code.ts";
import { type Reading, known } from "../answer.ts";
import {
  failedStatus,
  inOffice,
  isoDay,
  maskedPart,
  parseJson,
  readJson,
  registryEntry,
  thenRead,
} from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner, Person, RegistryEntry } from "../types.ts";

const text = z.string().nullish();

/** A person has masked names and first names; a company has a name, and a KRS number if it is Polish. */
const party = z.object({
  nazwa: text,
  nazwisko: z.object({ nazwiskoICzlon: text, nazwiskoIICzlon: text }).nullish(),
  imiona: z.object({ imie: text, imieDrugie: text }).nullish(),
  identyfikator: z.object({ regon: text }).nullish(),
  krs: z.object({ krs: text }).nullish(),
  funkcjaWOrganie: text,
  posiadaneUdzialy: text,
  czyPosiadaCaloscUdzialow: z.boolean().nullish(),
});
type Party = z.output<typeof party>;

const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
/** Some forms have one organ as an object, others have a list. */
const organs = z
  .union([z.array(z.object({ sklad: listOf(party) })), z.object({ sklad: listOf(party) })])
  .nullish()
  .transform((found) => (found ? [found].flat() : []));

const extract = z.object({
  odpis: z.object({
    naglowekA: z.object({ numerKRS: z.string(), dataRejestracjiWKRS: text, dataOstatniegoWpisu: text }),
    dane: z.object({
      dzial1: z.object({
        danePodmiotu: z.object({ nazwa: z.string().min(1), formaPrawna: text }),
        siedzibaIAdres: z
          .object({
            adres: z
              .object({ ulica: text, nrDomu: text, nrLokalu: text, kodPocztowy: text, miejscowosc: text, kraj: text })
              .nullish(),
          })
          .nullish(),
        kapital: z
          .object({ wysokoscKapitaluZakladowego: z.object({ wartosc: text, waluta: text }).nullish() })
          .nullish(),
        wspolnicySpzoo: listOf(party),
        jedynyAkcjonariusz: listOf(party),
      }),
      dzial2: z.object({ reprezentacja: organs }).nullish(),
      dzial3: z
        .object({
          przedmiotDzialalnosci: z
            .object({
              przedmiotPrzewazajacejDzialalnosci: listOf(
                z.object({ kodDzial: text, kodKlasa: text, kodPodklasa: text, opis: text }),
              ),
            })
            .nullish(),
        })
        .nullish(),
      dzial6: z
        .object({
          likwidacja: z.unknown().optional(),
          postepowanieUpadlosciowe: z.unknown().optional(),
        })
        .nullish(),
    }),
  }),
});
type Extract = z.output<typeof extract>["odpis"];

const refusal = z.object({ title: z.literal("Not Found"), status: z.literal(404) });

/** The register also answers 200 with its own "Not Found". */
const isNotFound = (raw: RawAnswer): boolean =>
  (raw.status === 200 || raw.status === 404) && parseJson(raw.text, refusal) !== null;

/** Parses a current extract (`/OdpisAktualny`). Null: there is none, as of a company that was struck off. */
export function parseCurrentExtract(raw: RawAnswer, number: string): Reading<RegistryEntry | null> {
  if (raw.status === 204) return known(null);
  if (isNotFound(raw)) return known(registryEntry({ country: "PL", number, status: "not_found", source: "krs" }));
  if (raw.status !== 200) return failedStatus(raw);
  return thenRead(
    readJson(
      raw,
      extract.refine(({ odpis }) => odpis.naglowekA.numerKRS === number),
    ),
    ({ odpis }) => known(entryOf(odpis)),
  );
}

const fullExtract = z.object({
  odpis: z.object({
    naglowekP: z.object({ numerKRS: z.string() }),
    dane: z.object({
      dzial1: z.object({ danePodmiotu: z.object({ nazwa: z.array(z.object({ nazwa: z.string() })) }) }),
    }),
  }),
});

/** The full extract (`/OdpisPelny`) confirms that a company without a current one was entered, and names it. */
export function parseFullExtract(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  return thenRead(
    readJson(
      raw,
      fullExtract.refine(({ odpis }) => odpis.naglowekP.numerKRS === number),
    ),
    ({ odpis }) => {
      const legalName = odpis.dane.dzial1.danePodmiotu.nazwa.at(-1)?.nazwa.trim() ?? null;
      return known(registryEntry({ country: "PL", number, status: "stopped", legal_name: legalName, source: "krs" }));
    },
  );
}

function entryOf({ naglowekA: head, dane }: Extract): RegistryEntry {
  const { danePodmiotu: subject, siedzibaIAdres: seat, wspolnicySpzoo, jedynyAkcjonariusz, kapital } = dane.dzial1;
  const members = (dane.dzial2?.reprezentacja ?? []).flatMap(({ sklad }) => sklad);
  const directors = members.flatMap((member) => directorOf(member) ?? []);
  const capital = amountOf(kapital?.wysokoscKapitaluZakladowego?.wartosc);
  const holders = [
    ...wspolnicySpzoo.map((holder) => ownerOf(holder, shareOf(holder, capital))),
    // A shareholder is entered while it is the only one.
    ...jedynyAkcjonariusz.map((holder) => ownerOf(holder, jedynyAkcjonariusz.length === 1 ? 100 : undefined)),
  ];
  const owners = holders.filter((owner) => owner !== null);
  const missing = [
    maskedPart("directors", members.length - directors.length),
    maskedPart("owners", holders.length - owners.length),
  ].filter((gap) => gap !== null);
  const ending = endingOf(subject.nazwa, dane.dzial6);
  const lastChanged = isoDay(head.dataOstatniegoWpisu);
  return registryEntry({
    country: "PL",
    number: head.numerKRS,
    source: "krs",
    status: "active",
    legal_name: subject.nazwa.trim(),
    legal_form: subject.formaPrawna?.trim() || null,
    address: addressOf(seat?.adres),
    start_date: isoDay(head.dataRejestracjiWKRS) ?? null,
    activities: (dane.dzial3?.przedmiotDzialalnosci?.przedmiotPrzewazajacejDzialalnosci ?? []).map((activity) => ({
      code: [activity.kodDzial, activity.kodKlasa, activity.kodPodklasa].filter(Boolean).join("."),
      description: activity.opis ?? "",
      version: "PKD",
    })),
    directors: dane.dzial2 ? directors : null,
    // Partners with less than a tenth of the capital are not entered: no entry does not mean that there is none.
    owners: holders.length === 0 ? null : owners,
    ...(missing.length === 0 ? {} : { missing }),
    ...(ending === undefined ? {} : { ending }),
    ...(lastChanged === undefined ? {} : { last_changed: lastChanged }),
  });
}

/** The sixth section names proceedings; the name says so too. */
function endingOf(name: string, section: Extract["dane"]["dzial6"]): RegistryEntry["ending"] {
  if (hasContent(section?.postepowanieUpadlosciowe) || /W UPADŁOŚCI/iu.test(name)) {
    return { kind: "insolvency", label: "postępowanie upadłościowe" };
  }
  return hasContent(section?.likwidacja) || /W LIKWIDACJI/iu.test(name)
    ? { kind: "liquidation", label: "likwidacja" }
    : undefined;
}

const hasContent = (value: unknown): boolean =>
  typeof value === "object" && value !== null ? Object.values(value).some(hasContent) : Boolean(value);

function addressOf(seat: NonNullable<Extract["dane"]["dzial1"]["siedzibaIAdres"]>["adres"]): Address | null {
  const [city, postal, house] = [seat?.miejscowosc?.trim(), seat?.kodPocztowy?.trim(), seat?.nrDomu?.trim()];
  if (!seat || !city || !postal) return null;
  const flat = seat.nrLokalu?.trim();
  const street = [seat.ulica?.trim() || city, house && flat ? `${house}/${flat}` : house].filter(Boolean).join(" ");
  // In Polish the country is POLSKA; others are told by their names in other languages where these agree.
  const country = !seat.kraj || /^POLSKA$/i.test(seat.kraj.trim()) ? "PL" : (toCountryCode(seat.kraj) ?? "");
  return country === "" ? null : { street, postal_code: postal, city, country };
}

function directorOf(member: Party): Person | null {
  const named = namedParty(member);
  return named && inOffice(named, "PL", member.funkcjaWOrganie?.trim() ?? "");
}

function ownerOf(holder: Party, share: number | undefined): Owner | null {
  const named = namedParty(holder);
  return named && { ...named, basis: "holder", ...(share === undefined ? {} : { share_percent: share }) };
}

/** Null for a person whose names are masked (`Ł*******`): such a mask is never a name. */
function namedParty({ nazwa, nazwisko, imiona, krs, identyfikator }: Party) {
  const company = nazwa?.trim();
  if (company && !company.includes("*")) {
    const number = /^0*$/.test(krs?.krs ?? "") ? undefined : krs?.krs?.padStart(10, "0");
    const isPolish = number !== undefined || Boolean(identyfikator?.regon);
    return {
      name: company,
      kind: "company" as const,
      ...(number === undefined ? {} : { registration_number: number }),
      ...(isPolish ? { country: "PL" } : {}),
    };
  }
  const given = [imiona?.imie, imiona?.imieDrugie]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join(" ");
  const family = [nazwisko?.nazwiskoICzlon, nazwisko?.nazwiskoIICzlon]
    .map((name) => name?.trim())
    .filter(Boolean)
    .join("-");
  if (given === "" || family === "" || `${given}${family}`.includes("*")) return null;
  return { name: `${given} ${family}`, given_name: given, family_name: family, kind: "person" as const };
}

/** `25673465,00`, `23.247.602,00` */
function amountOf(words: string | null | undefined): number | undefined {
  const digits = words?.trim().replace(/[.\s]/g, "").replace(",", ".") ?? "";
  return /^\d+(?:\.\d+)?$/.test(digits) && Number(digits) > 0 ? Number(digits) : undefined;
}

/** Only a total value over the capital is a share: a value without "łącznej" may be that of one share. */
function shareOf(holder: Party, capital: number | undefined): number | undefined {
  if (holder.czyPosiadaCaloscUdzialow === true) return 100;
  const [, words] = /ŁĄCZNEJ WARTOŚCI ([\d. ]+(?:,\d\d)?)\s*(?:ZŁ|PLN)/iu.exec(holder.posiadaneUdzialy ?? "") ?? [];
  const value = amountOf(words);
  return value === undefined || capital === undefined || value > capital ? undefined : (100 * value) / capital;
}
