/** What the build writes of pkijs (`src/cli/console/signature-library.ts`). */
export { Certificate, ContentInfo, IssuerAndSerialNumber, SignedData, TSTInfo } from "pkijs";
export type { RelativeDistinguishedNames, SignerInfo } from "pkijs";
