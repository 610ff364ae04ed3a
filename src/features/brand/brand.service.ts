import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { FORMATS, sniffFormat } from "../documents/file-type.ts";
import type { BrandBody } from "./brand.schemas.ts";
import { type BrandRow, readBrand, writeBrand } from "./brand.store.ts";
import { putLogo } from "./logo.service.ts";

const describeBrand = ({ changedBy, changedAt, ...brand }: BrandRow) => ({
  ...brand,
  changed_by: changedBy,
  changed_at: changedAt,
});

export const readDescribedBrand = async (ctx: Ctx) => describeBrand(await readBrand(ctx));

/** @throws DomainError `validation_failed` for a logo of another format; `precondition_failed`. */
export async function replaceBrand(ctx: Ctx, { logo, version, ...given }: z.output<typeof BrandBody>) {
  const current = await readBrand(ctx);
  if (current.version !== version) throw changedMeanwhile();
  const brand: BrandRow = {
    ...given,
    logo_url: logo === undefined ? current.logo_url : logo === null ? null : await keepLogo(ctx, logo),
    version: version + 1,
    changedBy: ctx.actor.id,
    changedAt: isoTime(ctx.now()),
  };
  if (!(await writeBrand(ctx, brand))) throw changedMeanwhile();
  return describeBrand(brand);
}

const changedMeanwhile = () => new DomainError("precondition_failed", "The brand has changed since it was read.");

async function keepLogo(ctx: Ctx, base64: string): Promise<string> {
  const bytes = Buffer.from(base64, "base64");
  const format = await sniffFormat(bytes);
  if (format === "png" || format === "jpg") return putLogo(ctx, bytes, FORMATS[format].mediaType);
  const message = "The logo is neither a PNG nor a JPEG picture.";
  throw new DomainError("validation_failed", message, { errors: [{ path: "logo", code: "invalid", message }] });
}
