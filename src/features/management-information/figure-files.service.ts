import type { Figures } from "../../domain/figures/figures.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { NOT_KNOWN, SECTION_TITLES } from "../../rendering/figures/figures.texts.ts";
import { formatKey, renderFigures } from "../../rendering/figures/render-figures.ts";
import { loadPrintAssets } from "../../rendering/print-assets.ts";
import { readBrand } from "../brand/brand.store.ts";
import { BYTE_ORDER_MARK, writeCsvLine } from "../scans/csv.rules.ts";

/** A line for each number, with its definition; what is not known has a line of its own. */
export function writeFiguresCsv({ from, to, generated_at, figures }: Figures): string {
  const lines = figures.flatMap(({ figure, section, title, definition, unit, values, not_known }) => {
    const line = (key: string, label: string, value: string, of: string) =>
      writeCsvLine(
        [from, to, generated_at, SECTION_TITLES[section]!, figure, title, key, label, value, of, definition],
        ";",
      );
    return [
      ...values.map(({ key, value }) => line(key, formatKey(key), String(value), key === "counted" ? "counted" : unit)),
      line("", NOT_KNOWN, String(not_known), "counted"),
    ];
  });
  const header = "from,to,generated_at,section,figure,title,key,label,value,unit,definition".split(",");
  return BYTE_ORDER_MARK + writeCsvLine(header, ";") + lines.join("");
}

export async function printFigures(ctx: Ctx, figures: Figures, kind: "management" | "suspicion"): Promise<Uint8Array> {
  const [brand, fonts] = await Promise.all([readBrand(ctx), loadPrintAssets(ctx.env)]);
  const { BELGIAN_MOCK_MODE, PROXYVENDOR_MOCK_MODE } = ctx.settings;
  return renderFigures(
    {
      figures,
      kind,
      brand_name: brand.name,
      sample: BELGIAN_MOCK_MODE || PROXYVENDOR_MOCK_MODE,
      tenant: ctx.actor.tenantId,
    },
    fonts,
  );
}
