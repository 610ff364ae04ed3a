import { z } from "zod";
import { type Reading, known } from "../answer.ts";
import { type EntryParts, isoDay, maskedPart, readJson, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Person } from "../types.ts";
import { normaliseNorwegianNumber } from "./number.ts";

const text = z.string().nullish();
const role = z.object({
  type: z.object({ kode: z.string(), beskrivelse: text }),
  person: z
    .object({
      fodselsdato: text,
      navn: z.object({ fornavn: text, mellomnavn: text, etternavn: text }).nullish(),
      erDoed: z.boolean().nullish(),
    })
    .nullish(),
  enhet: z.object({ organisasjonsnummer: z.string(), navn: z.array(z.string().nullable()).nullish() }).nullish(),
  bostyrer: z.object({ navn: text, erDoed: z.boolean().nullish() }).nullish(),
  // An ended role stays listed. It was called `fratraadt` before, and was a day in some answers.
  avregistrert: z.union([z.boolean(), z.string()]).nullish(),
  fratraadt: z.union([z.boolean(), z.string()]).nullish(),
});
type Role = z.output<typeof role>;
const roles = z.object({ rollegrupper: z.array(z.object({ sistEndret: text, roller: z.array(role) })) });

/**
 * Roles by which someone runs or represents a unit: general manager, chair, deputy chair, board member, owner of a sole
 * proprietorship, business manager, managing shipowner, general partner, partners with shared and joint liability,
 * trustee in bankruptcy. Others are auditors, accountants, deputies, contacts and the like.
 */
const MANAGING = ["DAGL", "LEDE", "NEST", "MEDL", "INNH", "FFØR", "BEST", "KOMP", "DTPR", "DTSO", "BOBE"];

/** Parses the roles of a unit (`/enheter/{number}/roller`). */
export function parseRoles(raw: RawAnswer): Reading<EntryParts> {
  return thenRead(readJson(raw, roles), ({ rollegrupper: groups }) => {
    const held = groups.flatMap(({ roller }) => roller).filter(isHeld);
    const directors = held.flatMap((one) => toPerson(one) ?? []);
    const gap = maskedPart("directors", held.length - directors.length);
    const lastChanged = groups
      .flatMap(({ sistEndret }) => isoDay(sistEndret) ?? [])
      .reduce((last, day) => (day > last ? day : last), "");
    return known({
      // Some legal forms keep their roles from the public: no group at all states nothing.
      directors: groups.length === 0 ? null : directors,
      ...(gap === null ? {} : { missing: [gap] }),
      ...(lastChanged === "" ? {} : { last_changed: lastChanged }),
    });
  });
}

const isHeld = ({ type, avregistrert, fratraadt, person, bostyrer }: Role): boolean =>
  MANAGING.includes(type.kode) && !avregistrert && !fratraadt && !person?.erDoed && !bostyrer?.erDoed;

/** Null where the register names nobody. */
function toPerson({ type, person, enhet, bostyrer }: Role): Person | null {
  const held = { role: type.beskrivelse ?? type.kode, since: null };
  if (enhet) {
    const number = normaliseNorwegianNumber(enhet.organisasjonsnummer);
    const name = joined(enhet.navn ?? []) ?? enhet.organisasjonsnummer;
    return { name, ...held, ...(number === null ? { is_company: true } : { registration_number: number }) };
  }
  const trustee = joined([bostyrer?.navn]);
  if (trustee !== null) return { name: trustee, ...held };
  const { fornavn, mellomnavn, etternavn } = person?.navn ?? {};
  const family = joined([etternavn]);
  if (family === null) return null;
  const given = joined([fornavn, mellomnavn]);
  const birth = isoDay(person?.fodselsdato);
  return {
    name: joined([given, family])!,
    ...(given === null ? {} : { given_name: given }),
    family_name: family,
    ...held,
    ...(birth === undefined ? {} : { birth_date: birth }),
  };
}

const joined = (parts: readonly (string | null | undefined)[]): string | null =>
  parts.flatMap((part) => part?.trim() || []).join(" ") || null;
