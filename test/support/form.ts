const BOUNDARY = "----dossier-test-boundary";

export interface FormPart {
  readonly name: string;
  readonly filename?: string;
  readonly type?: string;
  readonly value: string | Uint8Array;
}

/** A multipart body written by hand, so that a test can send what no browser would. */
export function multipart(parts: readonly FormPart[], { cutAfter }: { readonly cutAfter?: number } = {}) {
  const encoder = new TextEncoder();
  const pieces = parts.flatMap(({ name, filename, type, value }) => [
    encoder.encode(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined ? "" : `; filename="${filename.replaceAll('"', '\\"')}"`) +
        (type === undefined ? "" : `\r\nContent-Type: ${type}`) +
        "\r\n\r\n",
    ),
    typeof value === "string" ? encoder.encode(value) : value,
    encoder.encode("\r\n"),
  ]);
  const whole = Buffer.concat([...pieces, encoder.encode(`--${BOUNDARY}--\r\n`)]);
  const body = Uint8Array.from(cutAfter === undefined ? whole : whole.subarray(0, cutAfter));
  return { headers: { "Content-Type": `multipart/form-data; boundary=${BOUNDARY}` }, body };
}
