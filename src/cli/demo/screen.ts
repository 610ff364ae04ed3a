import { styleText } from "node:util";

type Style = Parameters<typeof styleText>[0];

/** Colours text when the terminal supports it. */
export const paint = (style: Style, text: string): string => styleText(style, text, { stream: process.stdout });

let steps = 0;

/** Prints the next step of the scenario. */
export function step(text: string): void {
  line(`\n${paint("bold", `${++steps}. ${text}`)}`);
}

export function line(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints a detail of a step. */
export const detail = (text: string): void => line(`   ${text}`);

/** Prints names and values in two columns. */
export function table(rows: readonly (readonly [name: string, value: string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, value] of rows) detail(`${name.padEnd(width)}  ${value}`);
}

export const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;
