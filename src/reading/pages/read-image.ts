import type { ReadWarning } from "../../domain/readings/reading.model.ts";
import { LIMITS, type PagesRead, type Recogniser } from "../ports.ts";
import { type Deadline, TimeRanOut } from "./deadline.ts";
import { imageSize } from "./image-size.rules.ts";
import { rotationOf, turnPage } from "./pdf/turn.rules.ts";
import { recogniseImage } from "./recognise.ts";

/** Points of the longer side: an image says nothing of its size on paper, so it counts as a page of A4. */
const LONGER_SIDE = 842;

/** Reads a JPEG or PNG file as one page. */
export async function readImage(bytes: Uint8Array, recogniser: Recogniser, deadline: Deadline): Promise<PagesRead> {
  const size = imageSize(bytes);
  if (size === null) return unread({ code: "damaged", page: null, detail: "The image is broken." });
  if (size.width * size.height > LIMITS.pixels) {
    const millions = Math.round((size.width * size.height) / 1_000_000);
    const detail = `The image has ${millions} million pixels; up to ${LIMITS.pixels / 1_000_000} million are read.`;
    return unread({ code: "pixels_beyond_limit", page: 1, detail });
  }
  const scale = LONGER_SIDE / Math.max(size.width, size.height);
  const [width, height] = [size.width * scale, size.height * scale].map((side) => Math.round(side * 10) / 10) as [
    number,
    number,
  ];
  try {
    const image = { format: "file", bytes } as const;
    const found = await recogniseImage(image, [width, 0, 0, -height, 0, height], 1, recogniser, deadline);
    const turned = turnPage(found.lines, width, height, found.quarter);
    const page = { number: 1, ...turned, rotation: rotationOf(found.quarter), reader: "recognition" as const };
    const isRead = found.lines.length > 0;
    const detail = "The image has no text that can be read.";
    const warnings: ReadWarning[] = isRead ? [] : [{ code: "no_text", page: 1, detail }];
    return { pages: [page], page_count: 1, warnings: [...found.warnings, ...warnings], is_whole: isRead };
  } catch (error) {
    if (!(error instanceof TimeRanOut)) throw error;
    return unread({ code: "time_ran_out", page: 1, detail: "The time for reading ran out." });
  }
}

const unread = (warning: ReadWarning): PagesRead => ({
  pages: [],
  page_count: 1,
  warnings: [warning],
  is_whole: false,
});
