import type * as Pki from "./placed/pkijs.js";
import { printable } from "../active-content.ts";

const CMS_MAX_BYTES = 1_000_000;
const OID = {
  signedData: "1.2.840.113549.1.7.2",
  timeStampInfo: "1.2.840.113549.1.9.16.1.4",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  commonName: "2.5.4.3",
  organisation: "2.5.4.10",
} as const;
const DIGESTS: Readonly<Record<string, string>> = {
  "2.16.840.1.101.3.4.2.1": "SHA-256",
  "2.16.840.1.101.3.4.2.2": "SHA-384",
  "2.16.840.1.101.3.4.2.3": "SHA-512",
};

export interface CmsResult {
  /** Null where it could not be verified, such as an algorithm that WebCrypto does not know. */
  readonly isValid: boolean | null;
  /** Why it is not valid, as the end of a sentence. */
  readonly reason: string;
  readonly signer: string | null;
  readonly issuer: string | null;
  /** ISO 8601, as the signer states it. */
  readonly signedAt: string | null;
}

const unverified = (reason: string): CmsResult => ({
  isValid: null,
  reason,
  signer: null,
  issuer: null,
  signedAt: null,
});

/**
 * Verifies a CMS signature (RFC 5652) or a time stamp (RFC 3161) over bytes outside of it, with the certificate inside it.
 * That certificate is not compared with a list of trusted ones, and can be anybody's.
 */
export async function verifyCms(der: Uint8Array, signed: Uint8Array<ArrayBuffer>): Promise<CmsResult> {
  if (der.length > CMS_MAX_BYTES) return unverified("it is larger than any honest one");
  const pki = await import("./placed/pkijs.js");
  let data: Pki.SignedData;
  try {
    const content = pki.ContentInfo.fromBER(der.slice().buffer);
    if (content.contentType !== OID.signedData) return unverified("it is not a CMS signature");
    data = new pki.SignedData({ schema: content.content });
  } catch {
    return unverified("it could not be parsed");
  }
  try {
    return await verifySignedData(pki, data, signed);
  } catch {
    return unverified("its algorithm or form is not supported");
  }
}

async function verifySignedData(pki: typeof Pki, data: Pki.SignedData, signed: Uint8Array<ArrayBuffer>) {
  const [info, ...others] = data.signerInfos;
  if (info === undefined || others.length > 0) return unverified("it does not have exactly one signer");
  const certificate = findCertificate(pki, data, info);
  if (certificate === undefined) return unverified("the signer's certificate is missing");
  const result = (isValid: boolean | null, reason = ""): CmsResult => ({
    isValid,
    reason,
    signer: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    signedAt: signingTime(info),
  });

  const { eContentType, eContent } = data.encapContentInfo;
  const isTimeStamp = eContentType === OID.timeStampInfo;
  // pkijs verifies what a signature brings along in place of what it is given: such a signature says nothing of the file.
  if (eContent && !isTimeStamp) return result(null, "it covers a content of its own instead of the file");
  const algorithm = DIGESTS[info.digestAlgorithm.algorithmId];
  if (algorithm === undefined) return result(null, "it uses a digest that is not secure or not known");
  const covered = isTimeStamp ? new Uint8Array(eContent?.getValue() ?? new ArrayBuffer(0)) : signed;
  if (isTimeStamp && !(await stampCovers(pki, covered, signed)))
    return result(false, "the file is not what was stamped");
  const stated = info.signedAttrs?.attributes.find(({ type }) => type === OID.messageDigest)?.values[0];
  if (info.signedAttrs !== undefined) {
    const digest = new Uint8Array(await crypto.subtle.digest(algorithm, covered));
    const expected = new Uint8Array(stated?.valueBlock.valueHexView ?? []);
    if (!equal(digest, expected)) return result(false, "the file is not what was signed");
  }
  const isValid = await data.verify({ signer: 0, data: signed.buffer, checkChain: false });
  return isValid ? result(true) : result(false, "it was not made with the key of its certificate");
}

/** Whether the digest in a time stamp is that of the bytes. */
async function stampCovers(pki: typeof Pki, content: Uint8Array<ArrayBuffer>, signed: Uint8Array<ArrayBuffer>) {
  const { messageImprint } = pki.TSTInfo.fromBER(content.slice().buffer);
  const algorithm = DIGESTS[messageImprint.hashAlgorithm.algorithmId];
  if (algorithm === undefined) return false;
  const digest = new Uint8Array(await crypto.subtle.digest(algorithm, signed));
  return equal(digest, new Uint8Array(messageImprint.hashedMessage.valueBlock.valueHexView));
}

function findCertificate(pki: typeof Pki, data: Pki.SignedData, { sid }: Pki.SignerInfo): Pki.Certificate | undefined {
  const certificates = (data.certificates ?? []).filter((one) => one instanceof pki.Certificate);
  if (!(sid instanceof pki.IssuerAndSerialNumber)) return certificates.length === 1 ? certificates[0] : undefined;
  return certificates.find((one) => one.issuer.isEqual(sid.issuer) && one.serialNumber.isEqual(sid.serialNumber));
}

function nameOf(name: Pki.RelativeDistinguishedNames): string | null {
  const read = (oid: string) => name.typesAndValues.find(({ type }) => type === oid)?.value.valueBlock.value;
  const found: unknown = read(OID.commonName) ?? read(OID.organisation);
  return typeof found === "string" && found !== "" ? printable(found) : null;
}

function signingTime({ signedAttrs }: Pki.SignerInfo): string | null {
  const value: unknown = signedAttrs?.attributes.find(({ type }) => type === OID.signingTime)?.values[0];
  const date =
    value !== null && typeof value === "object" && "toDate" in value && typeof value.toDate === "function"
      ? (value.toDate() as unknown)
      : null;
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

const equal = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length > 0 && a.length === b.length && a.every((byte, i) => byte === b[i]);
