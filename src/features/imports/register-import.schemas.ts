import { z } from "@hono/zod-openapi";
import { EnterpriseNumber, Sha256 } from "../../http/fields.schemas.ts";
import { REGISTER_TABLES, type RegisterPart, type RegisterTable } from "../../sources/kbo/register-part.model.ts";

export const BeginRegisterImportBody = z
  .strictObject({
    sha256: Sha256,
    extract_type: z.enum(["full", "update"]),
    extract_number: z.int().min(1),
    snapshot_date: z.iso.date(),
    meta: z.record(z.string().max(100), z.string().max(1_000)),
    enterprises: z.int().min(0),
    parts: z.int().min(1).max(100_000),
    force: z
      .boolean()
      .default(false)
      .openapi({ description: "Accept an extract that is older than the one in force, or an update that skips one" }),
  })
  .openapi("BeginRegisterImportBody");

const value = z.string().max(2_000).nullable();

const rowsOf = (table: RegisterTable) => {
  const [first, ...others] = REGISTER_TABLES[table].map(() => value);
  return z.array(z.tuple([table === "codes" ? first! : EnterpriseNumber, ...others])).optional();
};

const numbers = z.array(EnterpriseNumber).optional();

/** A part as it comes over the wire: which rows of which table. */
export const RegisterPartBody = z.strictObject({
  range: z.strictObject({ from: z.string().regex(/^\d{1,10}$/), to: z.string().regex(/^\d{1,10}$/) }).nullable(),
  deletes: z.strictObject({
    enterprises: numbers,
    denominations: numbers,
    addresses: numbers,
    activities: numbers,
    websites: numbers,
  }),
  rows: z.strictObject({
    enterprises: rowsOf("enterprises"),
    denominations: rowsOf("denominations"),
    addresses: rowsOf("addresses"),
    activities: rowsOf("activities"),
    websites: rowsOf("websites"),
    codes: rowsOf("codes"),
  }),
}) as unknown as z.ZodType<RegisterPart>;
