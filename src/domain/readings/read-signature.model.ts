/** A signature in a document, as far as it was verified. */
export interface ReadSignature {
  /** True: the file was not changed after it was signed. Null: not verified. Who signed is never verified. */
  readonly valid: boolean | null;
  /** Common name of the certificate; null where none was read. */
  readonly signer: string | null;
  readonly issuer: string | null;
  /** As the signature states it. */
  readonly signed_at: string | null;
}
