import { brotliCompressSync, constants } from "node:zlib";
import { expect, it } from "vitest";
import { makePdf } from "../../../support/made-pdf.ts";
import { read, texts } from "../support/pages.ts";

/** A page whose contents are packed by Brotli, as PDF 2.0 may soon have them. */
const pageOf = (packed: Uint8Array) =>
  makePdf({
    objects: {
      1: "<< /Type /Catalog /Pages 2 0 R >>",
      2: "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      3: "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
      4: { dict: "/Filter /BrotliDecode", data: packed },
      5: "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    },
  });

const CONTENTS = "BT /F 12 Tf 50 700 Td (Ondernemingsnummer 0403.170.701) Tj ET";

const BOMB = brotliCompressSync(Buffer.alloc(150_000_000, " "), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

it("reads contents that are packed by Brotli", async () => {
  const { pages, is_whole } = await read(pageOf(brotliCompressSync(CONTENTS)));
  expect([texts({ pages } as never), is_whole]).toEqual([[["Ondernemingsnummer 0403.170.701"]], true]);
});

it("reads nothing of contents that unpack to more than memory holds", async () => {
  const { pages, is_whole } = await read(pageOf(BOMB));
  expect([pages.flatMap(({ lines }) => lines), is_whole]).toEqual([[], false]);
});

it("reads nothing of contents that are cut off", async () => {
  const { pages, is_whole } = await read(pageOf(brotliCompressSync(CONTENTS).subarray(0, 20)));
  expect([pages.flatMap(({ lines }) => lines), is_whole]).toEqual([[], false]);
});
