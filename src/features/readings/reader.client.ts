import { READER_VERSION, type Reading } from "../../domain/readings/reading.model.ts";
import { network } from "../../platform/network.ts";
import type { ReaderFaultBody } from "./reader-protocol.ts";

/** Longer than the reader's gateway waits; with it, less than the claim of the job. */
const TIMEOUT_MS = 80_000;

/** No process took the document: an attempt that did not happen. */
export class ReaderUnavailable extends Error {
  override readonly name = "ReaderUnavailable";
}

/** The process failed, died, or took too long over the document, or its answer is not whole. */
class ReaderFault extends Error {
  override readonly name = "ReaderFault";
}

/**
 * Has the process that reads documents read one.
 * @throws ReaderUnavailable
 * @throws ReaderFault
 */
export async function readByProcess(
  reader: Fetcher,
  bytes: Uint8Array,
  { contentType, sha256 }: { contentType: string; sha256: string },
): Promise<Reading> {
  const response = await network.fetchFrom(reader, "http://reader.invalid/", {
    method: "POST",
    headers: { "content-type": contentType },
    body: bytes,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 503) throw new ReaderUnavailable("no process reads documents");
  if (response.status === 500) throw faultOf(await response.json<ReaderFaultBody>());
  if (response.status !== 200) throw new ReaderFault(`the reader answers ${response.status}`);
  const reading = await response.json<Reading>();
  // Also what arrives there may be cut off.
  if (reading.sha256 !== sha256 || reading.reader_version !== READER_VERSION) {
    throw new ReaderFault("the reader read something else");
  }
  return reading;
}

/** An error with the stack of the one in the process, for the log. */
function faultOf({ class: name, stack }: ReaderFaultBody): ReaderFault {
  const fault = new ReaderFault(name);
  fault.stack = `${name}\n${(stack ?? "").replaceAll(" | ", "\n")}`;
  return fault;
}
