import { readFileSync } from "node:fs";
import path from "node:path";

const CONSOLE = path.resolve(import.meta.dirname, "../../src/web/console");
const read = (file: string): string => readFileSync(path.join(CONSOLE, file), "utf8");

/** The areas of the console as its router has them, and the file of each screen that is loaded when it is opened. */
function routerEntries(): { readonly area: string; readonly file: string | undefined }[] {
  const [, table = ""] = /const SCREENS[^{]*\{\n(.*?)\n\};/s.exec(read("shell/screens.tsx")) ?? [];
  return table.split(/^(?= {2}\S+: \{)/m).map((entry) => ({
    area: /[\w-]+/.exec(entry)![0],
    file: /import\("\.\.\/([^"]+)"\)/.exec(entry)?.[1],
  }));
}

export const areasOfRouter = (): string[] => routerEntries().map(({ area }) => area);

/** The areas whose screens read more of the address than its first word: they have pages of their own behind them. */
export const areasWithPages = (): string[] => [
  "cases",
  ...routerEntries().flatMap(({ area, file }) =>
    file !== undefined && read(file).includes("route.path") ? [area] : [],
  ),
];

/** The parts of a case as its page has them. */
export function partsOfCase(): string[] {
  const [, table = ""] = /const PARTS = \[\n(.*?)\n\] as const;/s.exec(read("screens/case/case-screen.tsx")) ?? [];
  return [...table.matchAll(/^ {2}\["([\w-]+)"/gm)].map(([, part]) => part!);
}
