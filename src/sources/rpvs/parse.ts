import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { countryOfNumericCode, isoDay, readJson, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { Owner } from "../types.ts";

const text = z.string().nullish();

const partners = z.object({
  value: z.array(z.object({ Ico: text, PlatnostDo: text, Partner: z.object({ Id: z.number() }) })),
  "@odata.nextLink": text,
});

const partner = z.object({
  Id: z.number(),
  KonecniUzivateliaVyhod: z.array(
    z.object({
      Meno: text,
      Priezvisko: text,
      DatumNarodenia: text,
      ObchodneMeno: text,
      Ico: text,
      PlatnostOd: text,
      PlatnostDo: text,
      StatnaPrislusnost: z.object({ StatistickyKod: text }).nullish(),
    }),
  ),
});
type BeneficialOwner = z.output<typeof partner>["KonecniUzivateliaVyhod"][number];

/** Id of the current entry of a company; null where it has none. */
export function parsePartner(raw: RawAnswer, number: string): Reading<number | null> {
  return thenRead(readJson(raw, partners), (found) => {
    if (found["@odata.nextLink"]) return unknown("parse_error", "the answer has more than one page");
    if (found.value.some(({ Ico }) => Ico?.trim().padStart(8, "0") !== number)) {
      return unknown("parse_error", "the entries are about other companies");
    }
    // Every change of a company makes a row; an entry that was erased has no row without an end.
    const ids = found.value.filter(({ PlatnostDo }) => !PlatnostDo).map(({ Partner }) => Partner.Id);
    return known(ids.length === 0 ? null : Math.max(...ids));
  });
}

/** The register keeps former owners beside those of today. */
export function parseBeneficialOwners(raw: RawAnswer, id: number): Reading<readonly Owner[]> {
  return thenRead(
    readJson(
      raw,
      partner.refine((found) => found.Id === id),
    ),
    (found) => {
      const owners = found.KonecniUzivateliaVyhod.filter(({ PlatnostDo }) => !PlatnostDo).map(ownerOf);
      const named = owners.filter((owner) => owner !== null);
      return named.length === owners.length ? known(named) : unknown("parse_error", "a beneficial owner has no name");
    },
  );
}

function ownerOf(row: BeneficialOwner): Owner | null {
  const since = isoDay(row.PlatnostOd);
  const basis = { basis: "beneficial_owner" as const, ...(since === undefined ? {} : { since }) };
  const [given, family, company] = [row.Meno?.trim(), row.Priezvisko?.trim(), row.ObchodneMeno?.trim()];
  if (family) {
    const birthDate = isoDay(row.DatumNarodenia);
    const nationality = countryOfNumericCode(row.StatnaPrislusnost?.StatistickyKod);
    return {
      name: given ? `${given} ${family}` : family,
      ...(given ? { given_name: given } : {}),
      family_name: family,
      kind: "person",
      ...basis,
      ...(birthDate === undefined ? {} : { birth_date: birthDate }),
      ...(nationality === undefined ? {} : { nationality }),
    };
  }
  const number = row.Ico?.trim();
  return company
    ? { name: company, kind: "company", ...basis, ...(number ? { registration_number: number, country: "SK" } : {}) }
    : null;
}
