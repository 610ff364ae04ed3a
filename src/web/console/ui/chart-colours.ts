/** Resolves a colour of the theme to a CSS colour. */
export type ChartColours = (name: ColourName) => string;
type ColourName = "text" | "muted" | "line" | "accent" | "low" | "medium" | "high" | "critical" | "quiet";
