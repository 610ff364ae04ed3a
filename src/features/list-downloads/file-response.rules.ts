import type { StoredFile, Validators } from "./download.model.ts";

export const validatorsOf = ({ headers }: Response): Validators => ({
  etag: headers.get("etag"),
  lastModified: headers.get("last-modified"),
});

export const storedBytes = ({ chunks }: StoredFile): number => chunks.reduce((sum, size) => sum + size, 0);

/**
 * The validator under which the rest of a file can be fetched (RFC 9110, 13.1.5: a weak tag is none); null if it must be
 * fetched from its beginning.
 */
export function readStart(file: StoredFile): string | null {
  if (file.total === null || file.chunks.length === 0) return null;
  return file.etag !== null && !file.etag.startsWith("W/") ? file.etag : file.lastModified;
}

/** Whether a partial answer continues exactly the stored part of the same file. */
export function isRestOf({ headers }: Response, file: StoredFile): boolean {
  const [, from, to, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(headers.get("content-range") ?? "") ?? [];
  const isSame = (headers.get("etag") ?? file.etag) === file.etag;
  return isSame && Number(from) === storedBytes(file) && Number(total) === file.total && Number(to) === file.total - 1;
}
