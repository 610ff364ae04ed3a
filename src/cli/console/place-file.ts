import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";

/** Writes a file unless it has this content already. The write is atomic, so nobody reads a part of it. */
export function placeFile(file: string, bytes: Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  writeFileSync(`${file}.${process.pid}`, bytes);
  renameSync(`${file}.${process.pid}`, file);
}
