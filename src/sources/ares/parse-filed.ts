import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import {
  countryCode,
  type EntryParts,
  failedStatus,
  inOffice,
  isoDay,
  maskedPart,
  type NamedParty,
  readJson,
  thenRead,
} from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner, Person, RegistryEntry } from "../types.ts";
import { isNotFound } from "./parse-subject.ts";
import { sharePercent } from "./share-percent.ts";

const text = z.string().nullish();
/** Each item of the record carries when it was entered and, once it is history, when it was erased. */
const dated = { datumZapisu: text, datumVymazu: text };
const listOf = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);

/** Names of companies are a text in some places and a list of dated values in others. */
const datedName = z.union([z.string(), z.array(z.object({ ...dated, hodnota: z.string() }))]);

const member = z.object({
  ...dated,
  nazevAngazma: text,
  clenstvi: z
    .object({
      clenstvi: z.object({ vznikClenstvi: text, zanikClenstvi: text }).nullish(),
      funkce: z.object({ vznikFunkce: text, zanikFunkce: text, nazev: text }).nullish(),
    })
    .nullish(),
  fyzickaOsoba: z.object({ jmeno: text, prijmeni: text, datumNarozeni: text, statniObcanstvi: text }).nullish(),
  pravnickaOsoba: z
    .object({
      ico: text,
      obchodniJmeno: datedName.nullish(),
      textOsoba: text,
      adresa: z.object({ kodStatu: text }).nullish(),
    })
    .nullish(),
});
type Member = z.output<typeof member>;

const stake = z.object({
  ...dated,
  velikostPodilu: z.object({ typObnos: text, hodnota: text }).nullish(),
});
const body = z.object({ ...dated, typOrganu: text, nazevOrganu: text, clenoveOrganu: listOf(member) });

const record = z.object({
  primarniZaznam: z.boolean().nullish(),
  stavSubjektu: text,
  statutarniOrgany: listOf(body),
  spolecnici: listOf(
    z.object({
      ...dated,
      spolecnik: listOf(z.object({ ...dated, osoba: member, podil: listOf(stake) })),
      spolecnyPodil: listOf(z.object({ ...dated, podilnik: listOf(member) })),
    }),
  ),
  akcionari: listOf(body),
});
type FiledRecord = z.output<typeof record>;

const filed = z.object({ icoId: z.string(), zaznamy: z.array(record).min(1) });

/** Partners of these forms stand in the register: limited liability, general and limited partnerships. */
const FORMS_WITH_PARTNERS: readonly (string | null)[] = ["111", "112", "113"];

/**
 * Parses the record of the public register (`/ekonomicke-subjekty-vr/{ico}`), which keeps its whole history.
 * @param entry the basic record of the same company
 */
export function parseFiledRecord(raw: RawAnswer, number: string, entry: RegistryEntry): Reading<EntryParts> {
  if (isNotFound(raw)) return known({});
  if (raw.status !== 200) return failedStatus(raw);
  return thenRead(
    readJson(
      raw,
      filed.refine(({ icoId }) => icoId === number),
    ),
    ({ zaznamy }) => {
      // A company that was entered again has a second record, of its earlier entry.
      const current = zaznamy.length === 1 ? zaznamy[0] : zaznamy.find(({ primarniZaznam }) => primarniZaznam === true);
      if (current === undefined) return unknown("parse_error", "none of the records is the primary one");
      return known(partsOf(current, isoDay(raw.collectedAt.toISOString())!, entry));
    },
  );
}

function partsOf(filedRecord: FiledRecord, today: string, entry: RegistryEntry): EntryParts {
  const bodies = filedRecord.statutarniOrgany.filter(isEntered);
  const seats = bodies.flatMap((one) =>
    one.clenoveOrganu.filter((seat) => isHeld(seat, today)).map((seat) => ({ one, seat })),
  );
  const directors = seats.flatMap(({ one, seat }) => directorOf(seat, one.nazevOrganu) ?? []);
  const holdings = holdingsOf(filedRecord, today);
  const owners = holdings.flatMap(({ holder, percent }) => ownerOf(holder, percent) ?? []);
  const missing = [
    maskedPart("directors", seats.length - directors.length),
    maskedPart("owners", holdings.length - owners.length),
  ].filter((gap) => gap !== null);
  const liquidator = bodies.find((one) => one.typOrganu === "LIKVIDATOR" && one.clenoveOrganu.some(isEntered));
  const since = isoDay(liquidator?.datumZapisu);
  return {
    directors,
    // The partners of a joint-stock company are not in the register unless there is only one.
    owners: owners.length > 0 || FORMS_WITH_PARTNERS.includes(entry.legal_form_code) ? owners : null,
    ...(missing.length > 0 ? { missing } : {}),
    ...(liquidator === undefined || entry.ending?.kind === "insolvency" || entry.status === "stopped"
      ? {}
      : { ending: { kind: "liquidation", label: "likvidátor", ...(since === undefined ? {} : { since }) } as const }),
  };
}

const isEntered = ({ datumVymazu }: { readonly datumVymazu?: string | null | undefined }): boolean => !datumVymazu;

/** An office ends before the register erases its entry. */
function isHeld(seat: Member, today: string): boolean {
  const ended = isoDay(seat.clenstvi?.funkce?.zanikFunkce) ?? isoDay(seat.clenstvi?.clenstvi?.zanikClenstvi);
  return isEntered(seat) && (ended === undefined || ended > today);
}

interface Holding {
  readonly holder: Member;
  /** Undefined where the register names no number, or several persons hold one share together. */
  readonly percent?: number | undefined;
}

function holdingsOf({ spolecnici, akcionari }: FiledRecord, today: string): Holding[] {
  const partners = spolecnici
    .filter(isEntered)
    .flatMap(({ spolecnik, spolecnyPodil }): Holding[] => [
      ...spolecnik
        .filter((one) => isEntered(one) && isHeld(one.osoba, today))
        .map(({ osoba, podil }) => ({ holder: osoba, percent: sharePercent(podil.filter(isEntered)) })),
      ...spolecnyPodil
        .filter(isEntered)
        .flatMap(({ podilnik }) => podilnik.filter((one) => isHeld(one, today)).map((holder) => ({ holder }))),
    ]);
  const holders = akcionari
    .filter(isEntered)
    .flatMap(({ clenoveOrganu }) => clenoveOrganu.filter((one) => isHeld(one, today)));
  // Act 304/2013, section 48: a shareholder is entered while it is the only one.
  return [...partners, ...holders.map((holder) => ({ holder, percent: holders.length === 1 ? 100 : undefined }))];
}

const sinceOf = (seat: Member): string | undefined =>
  isoDay(seat.clenstvi?.funkce?.vznikFunkce) ??
  isoDay(seat.clenstvi?.clenstvi?.vznikClenstvi) ??
  isoDay(seat.datumZapisu);

function directorOf(seat: Member, organ: string | null | undefined): Person | null {
  const named = namedParty(seat);
  if (named === null) return null;
  const role = seat.clenstvi?.funkce?.nazev ?? organ ?? seat.nazevAngazma ?? "";
  return inOffice(named, "CZ", role, sinceOf(seat));
}

function ownerOf(holder: Member, percent: number | undefined): Owner | null {
  const named = namedParty(holder);
  const since = sinceOf(holder);
  return (
    named && {
      ...named,
      basis: "holder",
      ...(percent === undefined ? {} : { share_percent: percent }),
      ...(since === undefined ? {} : { since }),
    }
  );
}

/** Who stands in a place of the record; null where the register withholds the name. */
function namedParty({ fyzickaOsoba: natural, pravnickaOsoba: legal }: Member): NamedParty | null {
  if (natural) {
    const given = natural.jmeno?.trim();
    const family = natural.prijmeni?.trim();
    const birthDate = isoDay(natural.datumNarozeni);
    const nationality = countryCode(natural.statniObcanstvi);
    if (!family) return null;
    return {
      name: given ? `${given} ${family}` : family,
      kind: "person",
      ...(given ? { given_name: given } : {}),
      family_name: family,
      ...(birthDate === undefined ? {} : { birth_date: birthDate }),
      ...(nationality === undefined ? {} : { nationality }),
    };
  }
  const given = legal?.obchodniJmeno;
  const name = typeof given === "string" ? given : given?.find(isEntered)?.hodnota;
  if (!legal || !name?.trim()) return null;
  const number = legal.ico ?? foreignNumber(legal.textOsoba);
  const country = legal.ico ? "CZ" : countryCode(legal.adresa?.kodStatu);
  return {
    name: name.trim(),
    kind: "company",
    ...(number === undefined ? {} : { registration_number: number }),
    ...(country === undefined ? {} : { country }),
  };
}

/** Companies of other countries have no IČO; the number of their own register stands in a remark, if anywhere. */
const foreignNumber = (remark: string | null | undefined): string | undefined =>
  /(?:registrační|identifikační) číslo:? *([A-Z]{0,4} ?\d[\d ./-]*\d)/iu
    .exec(remark ?? "")?.[1]
    ?.replace(/[ ./-]/g, "");
