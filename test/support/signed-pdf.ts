import * as asn1js from "asn1js";
import * as pki from "pkijs";
import { appendPdf, type MadeStream } from "./made-pdf.ts";

export interface Signer {
  readonly keys: CryptoKeyPair;
  readonly certificate: pki.Certificate;
}

/** A key with a certificate that it signed itself. */
export async function makeSigner(name: string): Promise<Signer> {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  const keys = (await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"])) as CryptoKeyPair;
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ value: 7 });
  const entry = () => new pki.AttributeTypeAndValue({ type: "2.5.4.3", value: new asn1js.Utf8String({ value: name }) });
  certificate.subject.typesAndValues.push(entry());
  certificate.issuer.typesAndValues.push(entry());
  certificate.notBefore.value = new Date("2024-01-01");
  certificate.notAfter.value = new Date("2034-01-01");
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey);
  await certificate.sign(keys.privateKey, "SHA-256");
  return { keys, certificate };
}

const DATA = "1.2.840.113549.1.7.1";
const TIME_STAMP = "1.2.840.113549.1.9.16.1.4";

/** What a time stamping authority signs about bytes. */
async function stampInfo(data: Uint8Array<ArrayBuffer>) {
  const digest = await crypto.subtle.digest("SHA-256", data);
  const info = new pki.TSTInfo({
    version: 1,
    policy: "1.2.3",
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: "2.16.840.1.101.3.4.2.1" }),
      hashedMessage: new asn1js.OctetString({ valueHex: digest }),
    }),
    serialNumber: new asn1js.Integer({ value: 1 }),
    genTime: new Date("2024-05-06T07:08:10Z"),
  });
  return new Uint8Array(info.toSchema().toBER());
}

/** A CMS signature over bytes; `content` makes one that brings its own content, of the given type. */
async function signBytes(
  signer: Signer,
  data: Uint8Array<ArrayBuffer>,
  content?: Uint8Array<ArrayBuffer>,
  type = DATA,
) {
  const digest = await crypto.subtle.digest("SHA-256", content ?? data);
  const attribute = (type: string, value: asn1js.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: type,
      ...(content && { eContent: new asn1js.OctetString({ valueHex: content.slice().buffer }) }),
    }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({
          issuer: signer.certificate.issuer,
          serialNumber: signer.certificate.serialNumber,
        }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute("1.2.840.113549.1.9.3", new asn1js.ObjectIdentifier({ value: type })),
            attribute("1.2.840.113549.1.9.5", new asn1js.UTCTime({ valueDate: new Date("2024-05-06T07:08:09Z") })),
            attribute("1.2.840.113549.1.9.4", new asn1js.OctetString({ valueHex: digest })),
          ],
        }),
      }),
    ],
    certificates: [signer.certificate],
  });
  await signed.sign(signer.keys.privateKey, 0, "SHA-256", data.buffer);
  const info = new pki.ContentInfo({ contentType: "1.2.840.113549.1.7.2", content: signed.toSchema(true) });
  return new Uint8Array(info.toSchema().toBER());
}

const PLACEHOLDER = `/ByteRange [0 0000000000 0000000000 0000000000] /Contents <${"0".repeat(8000)}>`;

export interface SignOptions {
  /** Number of the first of two objects that are added: the field and its signature. */
  readonly at: number;
  /** Objects of the same revision, such as the page and the form that lead to the field. */
  readonly objects: Readonly<Record<number, string | MadeStream>>;
  readonly field?: string;
  readonly subFilter?: string;
  readonly content?: Uint8Array<ArrayBuffer>;
}

/** Appends a revision with a signature field, and signs everything up to its end. */
export async function signPdf(
  before: Uint8Array,
  signer: Signer,
  { at, objects, field = "", subFilter, content }: SignOptions,
) {
  const kind = `/Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter ?? "adbe.pkcs7.detached"}`;
  const widget = `<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature${at}) /Rect [0 0 0 0] /P 3 0 R /V ${at + 1} 0 R ${field} >>`;
  const unsigned = appendPdf(before, {
    objects: { ...objects, [at]: widget, [at + 1]: `<< ${kind} ${PLACEHOLDER} >>` },
  });
  const file = Buffer.from(unsigned);
  const start = file.indexOf("/Contents <0000", before.length, "latin1") + "/Contents ".length;
  const end = file.indexOf(">", start, "latin1") + 1;
  const digits = (value: number) => String(value).padStart(10, "0");
  const range = `[0 ${digits(start)} ${digits(end)} ${digits(file.length - end)}]`;
  file.write(range, file.indexOf("[0 0000000000", before.length, "latin1"), "latin1");
  const covered = new Uint8Array(Buffer.concat([file.subarray(0, start), file.subarray(end)]));
  const stamp = subFilter === "ETSI.RFC3161" ? await stampInfo(covered) : undefined;
  const der = await signBytes(signer, covered, stamp ?? content, stamp && TIME_STAMP);
  file.write(Buffer.from(der).toString("hex"), start + 1, "latin1");
  return new Uint8Array(file);
}
