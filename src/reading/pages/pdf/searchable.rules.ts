import type { ReadLine, ReadWarning } from "../../../domain/readings/reading.model.ts";
import { quoted } from "../text.rules.ts";
import { type ComparedLayer, compareLayer, type Differing, UNCERTAIN } from "./layer.rules.ts";
import type { PageLines } from "./lines.rules.ts";
import { turnPage } from "./turn.rules.ts";

/** What is read of a page whose pictures have a text layer. */
export interface HeldLayer extends PageLines {
  readonly warnings: readonly ReadWarning[];
  /** Whether it was read from the layer, which nothing vouches for. */
  readonly isOfLayer: boolean;
}

/** Pairs that a warning names. */
const MOST_PAIRS = 5;
const QUOTED = 120;

/**
 * People see the picture of a page, so that is what is read; the layer, which only programs read, is held against it. Where
 * the picture gave nothing to hold it against, the layer is read and nothing of it is certain.
 */
export function holdAgainst(
  layer: PageLines,
  picture: PageLines,
  size: { readonly width: number; readonly height: number },
  page: number,
): HeldLayer {
  const [said, shown] = [layer, picture].map(
    ({ lines }) => turnPage(lines, size.width, size.height, picture.quarter).lines,
  );
  const compared = compareLayer(said!, shown!);
  if (compared.verdict === "unknown") return unheld(layer, page, "the picture could not be recognised well enough");
  return {
    lines: picture.lines.map((line, at) => ({ ...line, confidence: compared.confidences[at]! })),
    quarter: picture.quarter,
    warnings: warningsOf(compared, page),
    isOfLayer: false,
  };
}

/** The layer alone. */
export const unheld = (layer: PageLines, page: number, why: string): HeldLayer => ({
  lines: uncertain(layer.lines),
  quarter: layer.quarter,
  warnings: [
    {
      code: "text_layer_unverified",
      page,
      detail: `Page ${page} is a picture with a text layer that only programs read, and the two were not compared: ${why}.`,
    },
  ],
  isOfLayer: true,
});

export const uncertain = (lines: readonly ReadLine[]): ReadLine[] =>
  lines.map((line) => ({ ...line, confidence: Math.min(line.confidence, UNCERTAIN) }));

function warningsOf({ verdict, differing, unclear, beside }: ComparedLayer, page: number): ReadWarning[] {
  if (verdict === "differs") {
    const detail = `On page ${page}, the text layer that programs read differs from the picture that people see: ${inWords(differing)}.`;
    return [{ code: "text_layer_differs", page, detail }];
  }
  const warnings: ReadWarning[] = [];
  if (unclear.length > 0) {
    const detail = `On page ${page}, the text layer does not read as the picture does: ${inWords(unclear)}.`;
    warnings.push({ code: "text_layer_unclear", page, detail });
  }
  if (beside !== "") {
    const detail = `On page ${page}, the text layer has text where nothing was recognised in the picture: ${quoted(beside, QUOTED)}.`;
    warnings.push({ code: "text_layer_unclear", page, detail });
  }
  return warnings;
}

function inWords(pairs: readonly Differing[]): string {
  const told = pairs
    .slice(0, MOST_PAIRS)
    .map(({ layer, picture }) => `${quoted(layer, QUOTED)} where the picture shows ${quoted(picture, QUOTED)}`);
  const more = pairs.length - told.length;
  return `${told.join("; ")}${more > 0 ? `; and ${more} more` : ""}`;
}
