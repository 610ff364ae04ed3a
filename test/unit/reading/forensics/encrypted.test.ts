import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { inspect } from "../../../../src/reading/forensics/inspect.ts";
import { makePdf, onePage, textAt, type MadeStream } from "../../../support/made-pdf.ts";

const PAD = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
const ID = Buffer.alloc(16, 7);
const OWNER = Buffer.alloc(32, 9);
const md5 = (...parts: Uint8Array[]) => createHash("md5").update(Buffer.concat(parts)).digest();
const KEY = md5(PAD, OWNER, Buffer.from([0xfc, 0xff, 0xff, 0xff]), ID).subarray(0, 5);

function rc4(key: Uint8Array, data: Uint8Array): Uint8Array {
  const state = Uint8Array.from({ length: 256 }, (_, i) => i);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + state[i]! + key[i % key.length]!) & 255;
    [state[i], state[j]] = [state[j]!, state[i]!];
  }
  let [a, b] = [0, 0];
  return data.map((byte) => {
    a = (a + 1) & 255;
    b = (b + state[a]!) & 255;
    [state[a], state[b]] = [state[b]!, state[a]!];
    return byte ^ state[(state[a]! + state[b]!) & 255]!;
  });
}

const encrypt = (number: number, data: Uint8Array) =>
  rc4(md5(KEY, Buffer.from([number, 0, 0, 0, 0])).subarray(0, 10), data);
const hex = (number: number, text: string) => `<${Buffer.from(encrypt(number, Buffer.from(text))).toString("hex")}>`;

/** A file that opens without a password, as banks send them: it is encrypted only so that it cannot be changed. */
function locked(content: string, catalog = "", objects: Readonly<Record<number, string>> = {}): Uint8Array {
  const page: MadeStream = { dict: "/Filter /FlateDecode", data: encrypt(4, deflateSync(Buffer.from(content))) };
  const user = Buffer.from(rc4(KEY, PAD)).toString("hex");
  const encryption = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${OWNER.toString("hex")}> /U <${user}> >>`;
  const id = `<${ID.toString("hex")}>`;
  return makePdf({
    objects: { ...onePage(content, { catalog }), 4: page, 30: encryption, ...objects },
    trailer: `/Encrypt 30 0 R /ID [${id} ${id}]`,
  });
}

const PAGES = {
  pages: [{ number: 1, width: 595, height: 842, rotation: 0, reader: "text_layer", lines: [] } as const],
  page_count: 1,
  warnings: [],
  is_whole: true,
};
const codes = async (bytes: Uint8Array) =>
  (await inspect(bytes, "application/pdf", PAGES)).warnings.map(({ code }) => code);
const IBAN = textAt("IBAN BE68 5390 0754 7034", 60, 600);

it("raises nothing for a genuine file that is encrypted against changes", async () => {
  expect(await codes(locked(IBAN))).toEqual([]);
});

it("finds scripts and changes inside an encrypted file", async () => {
  const script = { 9: `<< /S /JavaScript /JS ${hex(9, "app.launchURL('x')")} >>` };
  expect(await codes(locked(IBAN, "/OpenAction 9 0 R", script))).toEqual(["active_content"]);
  const format = { 9: `<< /S /JavaScript /JS ${hex(9, 'AFNumber_Format(2, 0, 0, 0, "", true);')} >>` };
  expect(await codes(locked(IBAN, "/OpenAction 9 0 R", format))).toEqual([]);
  const replaced = `${IBAN}q 1 g 84 596 150 14 re f Q ${textAt("BE71 0961 2345 6769", 86, 600)}`;
  expect(await codes(locked(replaced))).toEqual(["text_over_content"]);
});
