import { raw } from "hono/html";
import type { Html } from "./html.ts";

/** Paths of icons in a 24 by 24 view box; the colour comes from the surrounding text. */
const PATHS = {
  tick: "M5 12.5l4.7 4.7L19.5 7.5",
  lock: "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3",
  look: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.3 15.3L20 20",
  link: "M9.5 14.5l5-5M11 6.5l1.6-1.6a4.5 4.5 0 0 1 6.4 6.4L17.5 13M13 17.5l-1.6 1.6A4.5 4.5 0 0 1 5 12.7L6.5 11",
} as const;

/** A decorative icon, hidden from screen readers. */
export const icon = (name: keyof typeof PATHS): Html =>
  raw(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${PATHS[name]}"/></svg>`);
