import { z } from "zod";
import type { Ending } from "../../domain/case/ended-entity.rules.ts";
import { type Reading, known, unknown } from "../answer.ts";
import { countryCode, isoDay, readJson, registryEntry, thenRead } from "../register-answer.ts";
import type { RawAnswer } from "../request.ts";
import type { RegistryEntry } from "../types.ts";
import { compareText } from "../../platform/compare-text.ts";

const text = z.string().nullish();
const whole = z.union([z.string(), z.number()]).transform(String);

/** Rows have a time from which they applied (`virkning`) and one from which they were registered (`registrering`). */
const row = z.object({ virkningFra: text, virkningTil: text, registreringFra: text, registreringTil: text });
type Row = z.output<typeof row>;

/** The rows of one root field. An answer with `errors` has no rows. */
function readRows<S extends z.ZodType<Row>>(raw: RawAnswer, root: string, schema: S): Reading<readonly z.output<S>[]> {
  const answer = z.object({ data: z.object({ [root]: z.object({ nodes: z.array(schema) }) }) });
  return thenRead(readJson(raw, answer), ({ data }) =>
    known((data as Record<string, { nodes: z.output<S>[] }>)[root]!.nodes.filter((one) => !one.registreringTil)),
  );
}

/** The rows that apply now; the last that applied where none does, as of a company that ended. */
function currentOf<T extends Row>(rows: readonly T[]): readonly T[] {
  const current = rows.filter(({ virkningTil }) => !virkningTil);
  const newestFirst = rows.toSorted((a, b) => compareText(b.virkningFra ?? "", a.virkningFra ?? ""));
  return current.length > 0 ? current : newestFirst.slice(0, 1);
}

const unit = row.extend({
  id: whole,
  CVRNummer: whole,
  status: z.string(),
  virksomhedStartdato: text,
  virksomhedOphoersdato: text,
});

/** A unit, and the id under which its names and addresses stand; null where the register has no such number. */
export interface FoundUnit {
  readonly id: string | null;
  readonly entry: RegistryEntry;
}

const SOURCE = { country: "DK", source: "cvr" } as const;

export function parseUnit(raw: RawAnswer, number: string): Reading<FoundUnit> {
  return thenRead(readRows(raw, "CVR_Virksomhed", unit), (rows): Reading<FoundUnit> => {
    const [found] = currentOf(rows);
    if (found === undefined)
      return known({ id: null, entry: registryEntry({ ...SOURCE, number, status: "not_found" }) });
    if (found.CVRNummer.padStart(8, "0") !== number) return unknown("parse_error", "the unit has another number");
    const end = isoDay(found.virksomhedOphoersdato);
    const standing = standingOf(found.status);
    if (standing === null) return unknown("parse_error", `the company has the state ${found.status}`);
    const isStopped = end !== undefined || standing === "stopped";
    const changed = isoDay(found.registreringFra);
    return known({
      id: found.id,
      entry: registryEntry({
        ...SOURCE,
        number,
        status: isStopped ? "stopped" : "active",
        ...(!isStopped && typeof standing === "object" ? { ending: standing } : {}),
        ...(changed === undefined ? {} : { last_changed: changed }),
        start_date: isoDay(found.virksomhedStartdato) ?? null,
        end_date: end ?? null,
      }),
    });
  });
}

/** The states of the register, in whatever spelling; null for one that is not known here. */
function standingOf(status: string): "active" | "stopped" | Ending | null {
  const words = status.toLowerCase().replaceAll("_", " ").replaceAll("ø", "oe").trim();
  if (/^(aktiv|normal|fremtid|under reassumering)$/.test(words)) return "active";
  // Two transliterations are in use: `ophoert` and `ophort`.
  if (/^(ophoe?rt|oploe?st|tvangsoploe?st|slettet)/.test(words)) return "stopped";
  if (/konkurs|rekonstruktion/.test(words)) return { kind: "insolvency", label: status };
  if (/likvidation|tvangsoploe?sning/.test(words)) return { kind: "liquidation", label: status };
  return null;
}

/** One further request for a part of an entry: its root field, the fields of a row, and how the rows are read. */
export interface UnitPart {
  readonly root: string;
  readonly fields: string;
  readonly read: (raw: RawAnswer) => Reading<Partial<RegistryEntry>>;
  readonly part: "page" | "address";
}

const unitPart = <S extends z.ZodType<Row>>(
  root: string,
  fields: string,
  schema: S,
  read: (rows: readonly z.output<S>[]) => Partial<RegistryEntry>,
  part: UnitPart["part"] = "page",
): UnitPart => ({
  root,
  fields,
  part,
  read: (raw) => thenRead(readRows(raw, root, schema), (rows) => known(read(currentOf(rows)))),
});

const coded = row.extend({ vaerdi: whole, vaerdiTekst: text });
/** The first row of a sequence is the main one; others are secondary. */
const inSequence = { sekvens: z.union([z.string(), z.number()]).nullish() };
const order = ({ sekvens }: { readonly sekvens?: string | number | null | undefined }): number => Number(sekvens ?? 0);

const address = row.extend({
  AdresseringAnvendelse: text,
  CVRAdresse_vejnavn: text,
  CVRAdresse_husnummerFra: whole.nullish(),
  CVRAdresse_postnummer: whole.nullish(),
  CVRAdresse_postdistrikt: text,
  CVRAdresse_landekode: text,
  CVRAdresse_adresseFritekst: text,
});

export const UNIT_PARTS: readonly UnitPart[] = [
  unitPart("CVR_Navn", "vaerdi sekvens", row.extend({ vaerdi: z.string(), ...inSequence }), (rows) => {
    const [first, ...others] = rows.toSorted((a, b) => order(a) - order(b)).map(({ vaerdi }) => vaerdi);
    return { legal_name: first ?? null, commercial_names: others };
  }),
  unitPart("CVR_Virksomhedsform", "vaerdi vaerdiTekst", coded, ([form]) =>
    form === undefined ? {} : { legal_form_code: form.vaerdi, legal_form: form.vaerdiTekst ?? form.vaerdi },
  ),
  unitPart("CVR_Branche", "vaerdi vaerdiTekst sekvens", coded.extend(inSequence), (rows) => ({
    activities: rows
      .toSorted((a, b) => order(a) - order(b))
      .map(({ vaerdi, vaerdiTekst }) => ({ code: vaerdi, description: vaerdiTekst ?? "", version: "DB" })),
  })),
  unitPart(
    "CVR_Adressering",
    "AdresseringAnvendelse CVRAdresse_vejnavn CVRAdresse_husnummerFra CVRAdresse_postnummer CVRAdresse_postdistrikt CVRAdresse_landekode CVRAdresse_adresseFritekst",
    address,
    (rows) => {
      const seat = rows.find(({ AdresseringAnvendelse: use }) => /beliggenhed/i.test(use ?? ""));
      return { address: seat === undefined ? null : addressOf(seat) };
    },
    "address",
  ),
];

function addressOf(seat: z.output<typeof address>): RegistryEntry["address"] {
  const line = [seat.CVRAdresse_vejnavn, seat.CVRAdresse_husnummerFra].flatMap((part) => part?.trim() || []).join(" ");
  const street = line || seat.CVRAdresse_adresseFritekst?.trim();
  if (!street) return null;
  return {
    street,
    postal_code: seat.CVRAdresse_postnummer ?? "",
    city: seat.CVRAdresse_postdistrikt ?? "",
    country: countryCode(seat.CVRAdresse_landekode) ?? "DK",
  };
}
