import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  encodeStampRequest,
  findStampFault,
  readStamp,
  toNonce,
} from "../../../src/features/audit-chains/time-stamp.rules.ts";
import { DerReader, encodeDer } from "../../../src/platform/der.ts";
import { sha256Bytes } from "../../../src/platform/hashing.ts";
import { makeAuthority, OPENSSL } from "../../support/time-stamping-authority.ts";
import { madeStamp } from "../../support/time-stamps.ts";

const ANCHOR = Buffer.from('{"format":"dossier-anchor/1"}');
const imprint = sha256Bytes(ANCHOR);
const nonce = toNonce(Uint8Array.from([255, 2, 3, 4, 5, 6, 7, 8]));

describe("the answer of a time stamping authority", () => {
  it("is read with its time", () => {
    expect(readStamp(madeStamp(imprint, nonce))).toMatchObject({ ok: true, content: { time: "2026-11-22T10:15:00Z" } });
    expect(findStampFault(madeStamp(imprint, nonce, 1), { imprint, nonce })).toBe(null);
    expect(findStampFault(madeStamp(imprint, nonce), { imprint })).toBe(null);
  });

  it("is rejected when cut at any byte, without an unexpected error", () => {
    const whole = madeStamp(imprint, nonce);
    for (let length = 0; length < whole.length; length++) {
      expect(findStampFault(whole.slice(0, length), { imprint, nonce })).toMatch(/no granted time stamp/);
    }
    for (let at = 0; at < whole.length; at++) {
      const bent = Uint8Array.from(whole, (byte, i) => (i === at ? byte ^ 0xff : byte));
      expect(() => findStampFault(bent, { imprint, nonce })).not.toThrow();
    }
  });

  it("may have lengths of several bytes, but none beyond its end", () => {
    const long = new Uint8Array(70_000);
    expect(new DerReader(encodeDer(4, long)).read(4)).toHaveLength(70_000);
    for (const head of [[4, 0x84, 255, 255, 255, 255], [4, 0x80], [4, 0x85, 0, 0, 0, 0, 1], [4]]) {
      expect(() => new DerReader(Uint8Array.from(head)).read(4)).toThrow(/cut off|invalid DER length/);
    }
  });
});

/** Says so where it is skipped: these hold the rules against another's reading of RFC 3161. */
describe.skipIf(!OPENSSL)("with openssl", () => {
  const folder = () => {
    const made = mkdtempSync(path.join(os.tmpdir(), "dossier-stamps-"));
    onTestFinished(() => rmSync(made, { recursive: true, force: true }));
    return made;
  };

  it("a request is answered, the answer is read, and openssl verifies it over the anchor", () => {
    const place = folder();
    const authority = makeAuthority(place);
    const answer = authority.reply(encodeStampRequest({ imprint, nonce }));
    expect(findStampFault(answer, { imprint, nonce })).toBe(null);
    expect(findStampFault(answer, { imprint: sha256Bytes(Buffer.from("other")), nonce })).toBe("it stamps other bytes");
    const [data, stamp] = [path.join(place, "1.json"), path.join(place, "1.tsr")];
    writeFileSync(data, ANCHOR);
    writeFileSync(stamp, answer);
    const verify = ["ts", "-verify", "-data", data, "-in", stamp, "-CAfile", authority.caFile];
    expect(execFileSync("openssl", verify, { stdio: "pipe" }).toString()).toMatch(/Verification: OK/);
    writeFileSync(data, `${readFileSync(data, "utf8")} `);
    expect(() => execFileSync("openssl", verify, { stdio: "pipe" })).toThrow();
  });

  it("a malformed request is answered by a rejection", () => {
    const request = encodeStampRequest({ imprint: imprint.slice(1), nonce });
    expect(findStampFault(makeAuthority(folder()).reply(request), { imprint, nonce })).toMatch(/the status is 02/);
  });
});
