import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";

const target = path.join(repositoryRoot, "src/web/public/fonts");
const files = ["DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"];

/** Copies the fonts of documents to the static assets: in the Worker's bundle they would be half of it. */
export function placeFonts(): void {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(target, { recursive: true });
  for (const file of files) {
    const source = resolve(`dejavu-fonts-ttf/ttf/${file}`);
    const placed = path.join(target, file);
    if (existsSync(placed) && readFileSync(placed).equals(readFileSync(source))) continue;
    copyFileSync(source, `${placed}.${process.pid}`);
    renameSync(`${placed}.${process.pid}`, placed);
  }
}
