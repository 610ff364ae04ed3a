import { z } from "zod";
import { type Reading, known, unknown } from "../answer.ts";
import { findCountryCode } from "../countries.ts";
import { failedStatus, isoDay, parseJson, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { MissingPart, RegistryEntry } from "../types.ts";

const text = z.string().nullish();
const list = <S extends z.ZodType>(item: S) =>
  z
    .array(item)
    .nullish()
    .transform((given) => given ?? []);
const address = z.object({
  type: text,
  indAfgeschermd: text,
  straatnaam: text,
  huisnummer: z.union([z.string(), z.number()]).nullish(),
  huisletter: text,
  huisnummerToevoeging: text,
  postcode: text,
  plaats: text,
  land: text,
});
const profile = z.object({
  kvkNummer: z.string(),
  naam: z.string().min(1),
  statutaireNaam: text,
  handelsnamen: list(z.object({ naam: z.string() })),
  formeleRegistratiedatum: text,
  materieleRegistratie: z.object({ datumAanvang: text, datumEinde: text }).nullish(),
  sbiActiviteiten: list(z.object({ sbiCode: z.string(), sbiOmschrijving: text })),
  _embedded: z
    .object({
      hoofdvestiging: z.object({ adressen: list(address), websites: list(z.string()) }).nullish(),
      eigenaar: z
        .object({ rechtsvorm: text, uitgebreideRechtsvorm: text, adressen: list(address), websites: list(z.string()) })
        .nullish(),
    })
    .nullish(),
});
type Profile = z.output<typeof profile>;

const errors = z.object({ fout: z.array(z.object({ code: z.string() })) });
const found = z.object({
  resultaten: z.array(z.object({ kvkNummer: z.string(), naam: text, actief: text })),
});

const SOURCE = { country: "NL", source: "kvk" } as const;
/** The service's code for a number that it has no profile of: unknown, or ended. */
const NO_PROFILE = "IPD0005";
/** The service's code for a search without results. */
const NO_RESULT = "IPD5200";

const hasError = (raw: RawAnswer, code: string): boolean =>
  raw.status === 404 && (parseJson(raw.text, errors)?.fout.some((one) => one.code === code) ?? false);

/** A basic profile; null where the register has none for the number, which the search has to tell apart. */
export function parseProfile(raw: RawAnswer, number: string): Reading<RegistryEntry | null> {
  if (hasError(raw, NO_PROFILE)) return known(null);
  return thenRead(readJson(raw, profile), (given) =>
    given.kvkNummer === number ? known(entryOf(given)) : unknown("parse_error", "the profile is of another number"),
  );
}

/** Whether the search knows a number without a profile: one that ended, or none at all. */
export function parseSearch(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  if (hasError(raw, NO_RESULT)) return known(registryEntry({ ...SOURCE, number, status: "not_found" }));
  if (raw.status === 404) return failedStatus(raw);
  return thenRead(readJson(raw, found), ({ resultaten }) => {
    const own = resultaten.filter(({ kvkNummer }) => kvkNummer === number);
    if (own.length === 0 || own.some(({ actief }) => actief !== "Nee")) {
      return unknown("parse_error", "the register finds the number and has no profile of it");
    }
    return known(registryEntry({ ...SOURCE, number, status: "stopped", legal_name: own[0]!.naam ?? null }));
  });
}

/** `20150101`; absent where the register knows the year alone (`19290000`). */
const dayOf = (given: string | null | undefined): string | null =>
  isoDay(given?.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3")) ?? null;

function entryOf(given: Profile): RegistryEntry {
  const { hoofdvestiging: seat, eigenaar: owner } = given._embedded ?? {};
  const addresses = [...(seat?.adressen ?? []), ...(owner?.adressen ?? [])].filter(
    ({ type }) => type === "bezoekadres",
  );
  const open = addresses.find(({ indAfgeschermd, plaats }) => indAfgeschermd !== "Ja" && plaats);
  const masked: MissingPart[] =
    open === undefined && addresses.length > 0
      ? [{ part: "address", reason: "masked", detail: "the register does not publish the address" }]
      : [];
  const name = given.statutaireNaam?.trim() || given.naam;
  const end = dayOf(given.materieleRegistratie?.datumEinde);
  return registryEntry({
    ...SOURCE,
    number: given.kvkNummer,
    status: given.materieleRegistratie?.datumEinde ? "stopped" : "active",
    legal_name: name,
    commercial_names: given.handelsnamen.map(({ naam }) => naam).filter((other) => other !== name),
    legal_form: owner?.uitgebreideRechtsvorm ?? owner?.rechtsvorm ?? null,
    address: open === undefined ? null : addressOf(open),
    start_date: dayOf(given.materieleRegistratie?.datumAanvang) ?? dayOf(given.formeleRegistratiedatum),
    end_date: end,
    activities: given.sbiActiviteiten.map(({ sbiCode, sbiOmschrijving }) => ({
      code: sbiCode,
      description: sbiOmschrijving ?? "",
      version: "SBI",
    })),
    website: seat?.websites[0] ?? owner?.websites[0] ?? null,
    ...(masked.length === 0 ? {} : { missing: masked }),
  });
}

function addressOf(given: z.output<typeof address>): RegistryEntry["address"] {
  const house = `${given.huisnummer ?? ""}${given.huisletter ?? ""}${given.huisnummerToevoeging ? ` ${given.huisnummerToevoeging}` : ""}`;
  return {
    street: [given.straatnaam, house].flatMap((part) => part?.trim() || []).join(" "),
    postal_code: given.postcode ?? "",
    city: given.plaats ?? "",
    country: findCountryCode(given.land ?? "") ?? "NL",
  };
}
