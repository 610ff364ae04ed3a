import { type ByteStream, ListFormatError } from "./list-format.ts";

/**
 * Decodes a UTF-8 stream without its byte order mark.
 * @throws ListFormatError if the bytes are not UTF-8 or end within a character
 */
export async function* decodeUtf8(bytes: ByteStream): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: false });
  try {
    for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ListFormatError("the file is not UTF-8");
    throw error;
  }
}
