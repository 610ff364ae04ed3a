import type { ReadWarning } from "../../../domain/readings/reading.model.ts";
import type { PageContents, PlacedImage } from "../../pages/pdf/contents.ts";
import type { Bounds } from "../../pages/pdf/matrix.ts";
import { isWithin } from "./glyphs.rules.ts";
import { mixedNumbers, type TextPiece } from "./number-fonts.rules.ts";
import { type Overlay, overlaysOf } from "./overlays.rules.ts";

export interface PlacedAnnotation {
  readonly subtype: string;
  readonly bounds: Bounds;
}

/** What the rules ask for beside the drawing, each only where they need it. */
export interface PageLookup {
  annotations(): Promise<readonly PlacedAnnotation[]>;
  /** Whether what is under an image shines through. */
  isTransparent(image: PlacedImage): Promise<boolean>;
  pieces(): Promise<readonly TextPiece[]>;
}

/** Fields are filled in on top of a page, and links and notes hide nothing. */
const HARMLESS = new Set(["Widget", "Link", "Popup", "Text", "Highlight", "Underline", "StrikeOut", "Squiggly", "Ink"]);
const NUMBERS_SHOWN = 3;
const PICTURE_SHARE = 0.5;

/** Signs that the content of a page was changed, each with the page and what was seen. */
export async function signsOfPage(number: number, contents: PageContents, lookup: PageLookup): Promise<ReadWarning[]> {
  const warnings: ReadWarning[] = [];
  for (const overlay of overlaysOf(contents)) {
    if (await isHarmless(overlay, lookup)) continue;
    warnings.push({ code: overlay.code, page: number, detail: `On page ${number}, ${overlay.detail}.` });
  }
  if (isPicture(contents)) return warnings;
  for (const found of mixedNumbers(await lookup.pieces()).slice(0, NUMBERS_SHOWN)) {
    const detail = `On page ${number}, the digits of "${found}" are set in several typefaces or sizes.`;
    warnings.push({ code: "mixed_fonts_in_number", page: number, detail });
  }
  return warnings;
}

async function isHarmless({ bounds, isOnScan, image }: Overlay, lookup: PageLookup): Promise<boolean> {
  const around = (await lookup.annotations()).filter((one) => isWithin(bounds, one.bounds, 0.9));
  if (around.some(({ subtype }) => HARMLESS.has(subtype) || (isOnScan && subtype === "Stamp"))) return true;
  return image !== null && (await lookup.isTransparent(image));
}

/** The text layer of a scan is set in sizes that recognition guessed. */
const isPicture = ({ images, width, height }: PageContents): boolean =>
  images.some(({ bounds }) => isWithin([0, 0, width, height], bounds, PICTURE_SHARE));
