import type { PDFDocument } from "pdf-lib";
import { sha256Hex } from "../../platform/hashing.ts";
import type { PrintableDocument } from "../document/blocks.ts";
import type { PdfLib } from "./pdf-lib.ts";
import { xmpPacket } from "./metadata.ts";

/** Channels of the colours: red, green and blue. */
const CHANNELS = 3;

/**
 * What an archive (PDF/A-2) asks of a file beside fonts and structure: metadata that any program can read, what its
 * colours mean, and an identifier, which follows from the content as all bytes do.
 */
export function writeArchiveParts(
  lib: PdfLib,
  pdf: PDFDocument,
  document: PrintableDocument,
  profile: Uint8Array,
): void {
  const { context, catalog } = pdf;
  const { PDFName, PDFHexString, PDFString } = lib;
  const packet = new TextEncoder().encode(xmpPacket(document));
  catalog.set(PDFName.of("Metadata"), context.register(context.stream(packet, { Type: "Metadata", Subtype: "XML" })));
  const intent = {
    Type: "OutputIntent",
    S: "GTS_PDFA1",
    OutputConditionIdentifier: PDFString.of("sRGB"),
    Info: PDFString.of("sRGB IEC61966-2.1"),
    RegistryName: PDFString.of("http://www.color.org"),
    DestOutputProfile: context.register(context.flateStream(profile, { N: CHANNELS })),
  };
  catalog.set(PDFName.of("OutputIntents"), context.obj([intent]));
  const id = PDFHexString.of(sha256Hex(JSON.stringify(document)).slice(0, 32));
  context.trailerInfo.ID = context.obj([id, id]);
}
