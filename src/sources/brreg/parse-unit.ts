import { z } from "zod";
import type { Ending } from "../../domain/case/ended-entity.rules.ts";
import type { Address } from "../../domain/matching/address.ts";
import { type Reading, known, unknown } from "../answer.ts";
import { countryCode, failedStatus, isoDay, parseJson, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { RegistryEntry } from "../types.ts";

const text = z.string().nullish();
const activity = z.object({ kode: z.string(), beskrivelse: text }).nullish();
const unit = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string().min(1),
  organisasjonsform: z.object({ kode: z.string(), beskrivelse: text }),
  slettedato: text,
  registreringsdatoEnhetsregisteret: text,
  stiftelsesdato: text,
  forretningsadresse: z
    .object({
      adresse: z.array(z.string().nullable()).nullish(),
      postnummer: text,
      poststed: text,
      landkode: text,
    })
    .nullish(),
  hjemmeside: text,
  naeringskode1: activity,
  naeringskode2: activity,
  naeringskode3: activity,
  konkurs: z.boolean().nullish(),
  konkursdato: text,
  underAvvikling: z.boolean().nullish(),
  underAvviklingDato: text,
  underTvangsavviklingEllerTvangsopplosning: z.boolean().nullish(),
  // Each ground of a compulsory dissolution has its own date.
  tvangsavvikletPgaManglendeSlettingDato: text,
  tvangsopplostPgaManglendeDagligLederDato: text,
  tvangsopplostPgaManglendeRevisorDato: text,
  tvangsopplostPgaManglendeRegnskapDato: text,
  tvangsopplostPgaMangelfulltStyreDato: text,
});
type Unit = z.output<typeof unit>;

const establishment = z.object({ organisasjonsnummer: z.string(), overordnetEnhet: text });

/** What is left of a deleted unit that was taken off the register for legal reasons. */
const removed = z.object({ organisasjonsnummer: z.string(), slettedato: z.string().min(1) });

const SOURCE = { country: "NO", source: "brreg" } as const;

/** Parses a unit (`/enheter/{number}`): 404 is unknown to the register; 410 is no longer disclosed, deleted where it has a day. */
export function parseUnit(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  if (raw.status === 404) return readNotFound(raw, number);
  if (raw.status === 410) {
    const gone = parseJson(raw.text, removed);
    if (gone?.organisasjonsnummer !== number) return failedStatus(raw);
    const remarks = ["the register removed the unit for legal reasons"];
    return known(
      registryEntry({ ...SOURCE, number, status: "stopped", end_date: isoDay(gone.slettedato) ?? null, remarks }),
    );
  }
  return thenRead(readJson(raw, unit), (found) =>
    found.organisasjonsnummer === number
      ? known(entryOf(found))
      : unknown("parse_error", "the unit has another number"),
  );
}

/**
 * Parses an establishment (`/underenheter/{number}`), asked for a number that no unit has: the register does not know it
 * unless it is an establishment's.
 */
export function parseEstablishment(raw: RawAnswer, number: string): Reading<RegistryEntry> {
  if (raw.status === 404) return readNotFound(raw, number);
  return thenRead(readJson(raw, establishment), ({ organisasjonsnummer, overordnetEnhet: unitNumber }) =>
    unknown(
      "parse_error",
      organisasjonsnummer === number
        ? `the number is that of an establishment of ${unitNumber ?? "another unit"}`
        : "the establishment has another number",
    ),
  );
}

const readNotFound = (raw: RawAnswer, number: string): Reading<RegistryEntry> =>
  isOwnNotFound(raw.text) ? known(registryEntry({ ...SOURCE, number, status: "not_found" })) : failedStatus(raw);

/** The register answers 404 without a body or with JSON; a page is somebody else's answer. */
const isOwnNotFound = (body: string): boolean => body.trim() === "" || parseJson(body, z.looseObject({})) !== null;

function entryOf(found: Unit): RegistryEntry {
  // A deleted unit has a date, and little beside it.
  const isDeleted = Boolean(found.slettedato);
  const ending = isDeleted ? null : endingOf(found);
  const activities = [found.naeringskode1, found.naeringskode2, found.naeringskode3].flatMap((one) => one ?? []);
  return registryEntry({
    ...SOURCE,
    number: found.organisasjonsnummer,
    status: isDeleted ? "stopped" : "active",
    legal_name: found.navn,
    legal_form_code: found.organisasjonsform.kode,
    legal_form: found.organisasjonsform.beskrivelse ?? found.organisasjonsform.kode,
    address: addressOf(found.forretningsadresse),
    start_date: isoDay(found.stiftelsesdato) ?? isoDay(found.registreringsdatoEnhetsregisteret) ?? null,
    end_date: isoDay(found.slettedato) ?? null,
    activities: activities.map(({ kode, beskrivelse }) => ({
      code: kode,
      description: beskrivelse ?? "",
      version: "SN",
    })),
    website: found.hjemmeside?.trim() || null,
    ...(ending === null ? {} : { ending }),
  });
}

function endingOf(found: Unit): Ending | null {
  const ending = (kind: Ending["kind"], label: string, date?: string | null): Ending => {
    const since = isoDay(date);
    return { kind, label, ...(since === undefined ? {} : { since }) };
  };
  if (found.konkurs) return ending("insolvency", "konkurs", found.konkursdato);
  if (found.underTvangsavviklingEllerTvangsopplosning) {
    const date =
      found.tvangsavvikletPgaManglendeSlettingDato ||
      found.tvangsopplostPgaManglendeDagligLederDato ||
      found.tvangsopplostPgaManglendeRevisorDato ||
      found.tvangsopplostPgaManglendeRegnskapDato ||
      found.tvangsopplostPgaMangelfulltStyreDato;
    return ending("liquidation", "under tvangsavvikling eller tvangsoppløsning", date);
  }
  return found.underAvvikling ? ending("liquidation", "under avvikling", found.underAvviklingDato) : null;
}

function addressOf(place: Unit["forretningsadresse"]): Address | null {
  const country = countryCode(place?.landkode);
  if (!place?.poststed || country === undefined) return null;
  const lines = (place.adresse ?? []).filter((line) => line !== null && line.trim() !== "");
  return { street: lines.join(", "), postal_code: place.postnummer ?? "", city: place.poststed, country };
}
