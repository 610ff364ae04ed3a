/** A tenant's colour, adjusted to be readable on the page in both schemes. */
export interface BrandColors {
  /** For text and lines on a light page, and as background of white text. */
  readonly onLight: string;
  /** For text and lines on a dark page, and as background of dark text. */
  readonly onDark: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** The page's backgrounds, painted by `base.css`. */
export const LIGHT_GROUND = "#f6f5f1";
export const DARK_GROUND = "#20252d";

/** WCAG 2.2, success criterion 1.4.3, requires 4.5; the rest is for backgrounds tinted with the colour itself. */
const MIN_CONTRAST = 5;

/** Keeps the hue and moves it towards black or white until it is readable. @param color `#rrggbb`. */
export function brandColors(color: string): BrandColors {
  return {
    onLight: moveUntilReadable(color, [0, 0, 0], LIGHT_GROUND),
    onDark: moveUntilReadable(color, [255, 255, 255], DARK_GROUND),
  };
}

function moveUntilReadable(color: string, towards: Rgb, ground: string): string {
  const from = parse(color);
  for (let share = 0; share < 1; share += 0.04) {
    const mixed = format(from.map((part, i) => Math.round(part + (towards[i]! - part) * share)));
    if (contrast(mixed, ground) >= MIN_CONTRAST) return mixed;
  }
  return format(towards);
}

/** Contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = parse(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

const parse = (color: string): number[] => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

const format = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
