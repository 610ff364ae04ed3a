import { DER, encodeDer } from "../../src/platform/der.ts";
import { sha256Bytes } from "../../src/platform/hashing.ts";

const hex = (text: string) => new Uint8Array(Buffer.from(text, "hex"));
const SHA256 = hex("608648016503040201");
const integer = (...bytes: number[]) => encodeDer(DER.integer, Uint8Array.from(bytes));

/** An authority's answer with everything but a signature: what the service looks at is all there. */
export function madeStamp(imprint: Uint8Array, nonce: Uint8Array | null, status = 0): Uint8Array {
  const state = encodeDer(DER.sequence, integer(status));
  if (status > 1) return encodeDer(DER.sequence, state);
  const algorithm = encodeDer(DER.sequence, encodeDer(DER.oid, SHA256), encodeDer(DER.null));
  const info = encodeDer(
    DER.sequence,
    integer(1),
    encodeDer(DER.oid, hex("2a0304")),
    encodeDer(DER.sequence, algorithm, encodeDer(DER.octets, imprint)),
    integer(7),
    encodeDer(DER.time, Buffer.from("20261122101500Z")),
    ...(nonce ? [encodeDer(DER.integer, nonce)] : []),
  );
  const content = encodeDer(
    DER.sequence,
    encodeDer(DER.oid, hex("2a864886f70d0109100104")),
    encodeDer(DER.explicit0, encodeDer(DER.octets, info)),
  );
  const signed = encodeDer(DER.sequence, integer(3), encodeDer(0x31), content, encodeDer(0x31));
  const token = encodeDer(
    DER.sequence,
    encodeDer(DER.oid, hex("2a864886f70d010702")),
    encodeDer(DER.explicit0, signed),
  );
  return encodeDer(DER.sequence, state, token);
}

/** The imprint and nonce of a request, where this service puts them. */
export const readRequest = (bytes: Uint8Array) => {
  const plain = Uint8Array.from(bytes);
  return { imprint: plain.slice(-45, -13), nonce: plain.slice(-11, -3) };
};

const OTHER = sha256Bytes(Buffer.from("other bytes"));
type Answer = (
  imprint: Uint8Array,
  nonce: Uint8Array,
) => { readonly body: Uint8Array | string; readonly type?: string };

/** Answers that stamp nothing that was asked for, and what is said of each. */
export const WRONG_ANSWERS: readonly (readonly [string, Answer, RegExp])[] = [
  ["other bytes", (_, nonce) => ({ body: madeStamp(OTHER, nonce) }), /other bytes/],
  ["another request", (imprint) => ({ body: madeStamp(imprint, OTHER.slice(0, 8)) }), /another request/],
  ["no nonce", (imprint) => ({ body: madeStamp(imprint, null) }), /another request/],
  ["a rejection", (imprint, nonce) => ({ body: madeStamp(imprint, nonce, 2) }), /status is 02/],
  ["a cut answer", (imprint, nonce) => ({ body: madeStamp(imprint, nonce).slice(0, -9) }), /cut off/],
  ["more after its end", (imprint, nonce) => ({ body: Buffer.concat([madeStamp(imprint, nonce), OTHER]) }), /follows/],
  ["nothing", () => ({ body: new Uint8Array() }), /no granted time stamp/],
  ["a page under the right type", () => ({ body: "<html>login</html>" }), /no granted time stamp/],
  ["a page", () => ({ body: "<html>login</html>", type: "text/html" }), /type/],
  ["200 kB", () => ({ body: new Uint8Array(200_000) }), /too long/],
];
