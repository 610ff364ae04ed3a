import { DER, DerError, DerReader, encodeDer } from "../../platform/der.ts";

/**
 * RFC 3161: the request to a time stamping authority, and the content of its answer. Its signature is not verified
 * here.
 */
const SHA256 = Buffer.from("608648016503040201", "hex");
const SIGNED_DATA = Buffer.from("2a864886f70d010702", "hex");
const TST_INFO = Buffer.from("2a864886f70d0109100104", "hex");

export const STAMP_REQUEST_TYPE = "application/timestamp-query";
export const STAMP_ANSWER_TYPE = "application/timestamp-reply";
export const NONCE_BYTES = 8;

export interface StampRequest {
  /** SHA-256 of the stamped bytes. */
  readonly imprint: Uint8Array;
  /** A positive integer in its shortest encoding. */
  readonly nonce: Uint8Array;
}

/** Random bytes as a positive integer in its shortest encoding. */
export const toNonce = (random: Uint8Array): Uint8Array =>
  Uint8Array.from(random, (byte, i) => (i === 0 ? (byte & 0x7f) | 0x40 : byte));

export const encodeStampRequest = ({ imprint, nonce }: StampRequest): Uint8Array =>
  encodeDer(
    DER.sequence,
    encodeDer(DER.integer, Uint8Array.of(1)),
    encodeDer(
      DER.sequence,
      encodeDer(DER.sequence, encodeDer(DER.oid, SHA256), encodeDer(DER.null)),
      encodeDer(DER.octets, imprint),
    ),
    encodeDer(DER.integer, nonce),
    // Requests the certificates too, so that the stamp can be verified when they are no longer published.
    encodeDer(DER.boolean, Uint8Array.of(0xff)),
  );

/** What was stamped and when, as the authority states it. */
interface StampContent {
  readonly imprint: Uint8Array;
  readonly nonce: Uint8Array | null;
  /** RFC 3339, to the second. */
  readonly time: string;
}

export type StampReading =
  | { readonly ok: true; readonly content: StampContent }
  | { readonly ok: false; readonly fault: string };

/** Reads an authority's answer; anything but a granted time stamp is a fault, in words. */
export function readStamp(bytes: Uint8Array): StampReading {
  try {
    return { ok: true, content: readGranted(bytes) };
  } catch (error) {
    if (error instanceof DerError) return { ok: false, fault: `it is no granted time stamp: ${error.message}` };
    throw error;
  }
}

/** Why an answer does not stamp the request, in words, or null. Without a nonce only the bytes are compared. */
export function findStampFault(
  bytes: Uint8Array,
  { imprint, nonce }: Omit<StampRequest, "nonce"> & Partial<StampRequest>,
) {
  const reading = readStamp(bytes);
  if (!reading.ok) return reading.fault;
  const { content } = reading;
  if (!isSame(content.imprint, imprint)) return "it stamps other bytes";
  return nonce && !isSame(content.nonce ?? new Uint8Array(), nonce) ? "it answers another request" : null;
}

const isSame = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

function readGranted(bytes: Uint8Array): StampContent {
  const whole = new DerReader(bytes);
  const answer = whole.open(DER.sequence);
  whole.end();
  const status = answer.open(DER.sequence).read(DER.integer);
  // 0 granted, 1 granted with modifications.
  if (status.length !== 1 || status[0]! > 1) throw new DerError(`the status is ${Buffer.from(status).toString("hex")}`);
  const token = answer.open(DER.sequence);
  answer.end();
  expectOid(token, SIGNED_DATA);
  const signed = token.open(DER.explicit0).open(DER.sequence);
  signed.read(DER.integer);
  signed.read(SET);
  const content = signed.open(DER.sequence);
  expectOid(content, TST_INFO);
  const octets = new DerReader(content.open(DER.explicit0).read(DER.octets));
  const info = octets.open(DER.sequence);
  octets.end();
  return readInfo(info);
}

const SET = 0x31;

function readInfo(info: DerReader): StampContent {
  info.read(DER.integer);
  info.read(DER.oid);
  const imprint = info.open(DER.sequence);
  expectOid(imprint.open(DER.sequence), SHA256);
  const stamped = imprint.read(DER.octets);
  info.read(DER.integer);
  const time = toTime(info.read(DER.time));
  if (info.peek() === DER.sequence) info.read(DER.sequence);
  if (info.peek() === DER.boolean) info.read(DER.boolean);
  const nonce = info.peek() === DER.integer ? info.read(DER.integer) : null;
  return { imprint: stamped, nonce, time };
}

function expectOid(reader: DerReader, oid: Uint8Array): void {
  if (!isSame(reader.read(DER.oid), oid)) throw new DerError("it is of an unknown kind");
}

/** GeneralizedTime in UTC, as RFC 3161 has it. */
function toTime(bytes: Uint8Array): string {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d+)?Z$/.exec(Buffer.from(bytes).toString("latin1"));
  if (!parts) throw new DerError("its time is not readable");
  const [, year, month, day, hour, minute, second] = parts;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
