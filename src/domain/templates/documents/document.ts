import type { Localized } from "../../../platform/language.ts";

export const FILE_FORMATS = ["pdf", "docx", "png", "jpg"] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

/** Scans and photographs. Editable formats are excluded, because they prove nothing. */
export const SCANS: readonly FileFormat[] = ["pdf", "png", "jpg"];

/** A kind of document that a customer can be asked for. */
export interface DocumentType {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  readonly acceptedFormats: readonly FileFormat[];
  /** Countries whose customers are never asked for it at first, whichever registers are connected. */
  readonly retrievableIn: readonly string[];
}

interface Description {
  readonly name: Localized;
  readonly description: Localized;
  readonly acceptedFormats?: readonly FileFormat[];
  readonly retrievableIn?: readonly string[];
}

/** Document types with their keys as ids and with default formats. */
export function documentTypes<Id extends string>(described: Readonly<Record<Id, Description>>) {
  const entries = Object.entries<Description>(described).map(([id, description]) => [
    id,
    { id, acceptedFormats: FILE_FORMATS, retrievableIn: [], ...description },
  ]);
  return Object.fromEntries(entries) as Readonly<Record<Id, DocumentType>>;
}
